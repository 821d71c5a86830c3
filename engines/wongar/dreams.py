"""The dreamer: it imagines worlds that fit its view and plays its best moves out in them.

Every world is tried with all moves that are still in question, played on by instinct to the end
of the next round, and weighed there. The worse half of the moves is dropped again and again, so
that most of the thinking goes into the moves that matter.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence

from engines.bots import Decision, SearchingBot, Thought
from engines.contract import CHANCE
from engines.wongar.board import AREAS
from engines.wongar.chance import drawn
from engines.wongar.flow import apply
from engines.wongar.instinct import Instinct, Mind, share
from engines.wongar.legal import moves as legal_moves
from engines.wongar.material import BONUS, DOUBLE, KINDS
from engines.wongar.moves import Move
from engines.wongar.position import Position, Step
from engines.wongar.reasons import decided
from engines.wongar.views import View, imagined

# What the setting allows for a decision: playouts, and seconds while people wait for it.
PLAYOUTS = {"short": 32, "medium": 120, "long": 400}
SECONDS = {"short": 2, "medium": 5, "long": 12}
_IN_QUESTION = 8
_MOVES_A_SLICE = 24

_RITUAL, _DOUBLE, _HAND_CARD, _STONE = 0.8, 1.6, 2.0, 0.15


class Dreamer(SearchingBot[Move, View]):
    """Thinks in playouts; their number is bounded, so that a seed tells its play.

    A slow tablet bounds their time as well, and hurries it.
    """

    def __init__(self, mind: Mind, seed: int) -> None:
        self._mind = mind
        self._rng = random.Random(seed)

    def think(self, view: View, moves: Sequence[Move]) -> Thought[Decision[Move]]:
        hurry = yield
        feelings = Instinct(view, view.me, view.rituals, self._mind).feelings(moves)
        ranked = sorted(range(len(moves)), key=lambda index: -feelings[index])
        question = [moves[index] for index in ranked[:_IN_QUESTION]]
        totals = dict.fromkeys(question, 0.0)
        budget = PLAYOUTS[str(view.options["thinking"])]
        while len(question) > 1 and not hurry:
            halvings = (len(question) - 1).bit_length()
            worlds = max(1, budget // halvings // len(question))
            budget -= worlds * len(question)
            for _ in range(worlds):
                world, luck = imagined(view, self._rng), self._rng.getrandbits(32)
                leads = []
                for move in question:
                    now = world.copy()
                    apply(now, move)
                    hurry = yield from self._dream(now, world.round + 1, random.Random(luck))
                    if hurry:
                        break
                    leads.append(lead(now, view.me))
                if hurry:  # a world that was not dreamt with every move is not fair
                    break
                for move, ahead in zip(question, leads, strict=True):
                    totals[move] += ahead
            question.sort(key=totals.__getitem__, reverse=True)
            question = question[: (len(question) + 1) // 2]
        return decided(question[0])

    def patience(self, view: View) -> float:
        return SECONDS[str(view.options["thinking"])]

    def _dream(
        self, now: Position, last_round: int, rng: random.Random
    ) -> Generator[None, bool | None, bool]:
        """Plays a world on to the end of a round; says whether the table is in a hurry."""
        hurry: bool | None = False
        moves = 0
        while now.round <= last_round and now.step is not Step.OVER and not hurry:
            if now.seat == CHANCE:
                apply(now, drawn(now, rng))
            else:
                instinct = Instinct(now, now.seat, now.rituals[now.seat], self._mind)
                apply(now, instinct.choose(legal_moves(now), rng))
            moves += 1
            if moves % _MOVES_A_SLICE == 0:
                hurry = yield
        return bool(hurry)


def lead(now: Position, me: int) -> float:
    """How far a seat is ahead of the others, hopes included."""
    worth = list(prospects(now))
    mine = worth.pop(me)
    return mine - 0.6 * max(worth) - 0.4 * sum(worth) / len(worth)


def prospects(now: Position) -> Iterator[float]:
    """What every seat has, and what its stones, cards and collections promise."""
    if now.step is Step.OVER:
        yield from map(float, now.points)
        return
    hopes = _majority_hopes(now)
    collections = now.collections
    for seat in range(now.players):
        cards = now.rituals[seat]
        hope = hopes[seat] + now.points[seat]
        hope += _RITUAL * sum(cards) + (_DOUBLE - _RITUAL) * cards[DOUBLE]
        hope += _HAND_CARD * sum(now.hands[seat]) + _STONE * sum(now.supply[seat])
        for kind in KINDS:
            other = max(each[kind] for index, each in enumerate(collections) if index != seat)
            hope += BONUS * share(collections[seat][kind] - other + 0.5) * 0.8
        yield hope


def _majority_hopes(now: Position) -> list[float]:
    """What the majorities on the board promise, by how likely a ceremony is near the figures."""
    section = now.board.section(now.space)
    near, reach = now.board.neighbours[now.stands[0]], now.board.within_two[now.stands[1]]
    hopes = [0.0] * now.players
    for area in range(AREAS):
        weight = section.ancestor * 0.3
        if area in near:
            weight += section.ancestor * 0.25
        if area in reach:
            weight += section.elder * 0.15
        row = now.stones[area]
        for kind in KINDS:
            counts = row[kind::3]
            best = max(counts)
            if not best:
                continue
            first = counts.index(best)
            second = max(max(counts[:first], default=0), max(counts[first + 1 :], default=0))
            if best > second:
                hopes[first] += weight * share(best - second)
            else:
                shared = weight * 0.8 / counts.count(best)
                for seat, count in enumerate(counts):
                    if count == best:
                        hopes[seat] += shared
    return hopes
