"""Uraeus bots: the hatchling likes any way ahead, the racer the best one, the serpent thinks."""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from contextlib import suppress

from engines.bots import Bot, Decision, SearchingBot, Thought
from engines.sentences import Sentence
from engines.uraeus.match import View
from engines.uraeus.moves import PIPS, Go, Move, Pass
from engines.uraeus.reach import fan
from engines.uraeus.snake import HOME, Position, following
from engines.uraeus.state import State
from engines.uraeus.worth import lead, scale, throws_home

_SECONDS = 1.5


def _decision(view: View, move: Move) -> Decision[Move]:
    return Decision(move, _SECONDS, _reason(view.state, move))


def _reason(state: State, move: Move) -> Sentence:
    """What anybody at the table would say about a move."""
    if not isinstance(move, Go):
        return Sentence("No stone can move with this throw.")
    journey = state.journey(move)
    if journey.after[HOME + (state.turn or 0)] > state.position[HOME + (state.turn or 0)]:
        return Sentence("This brings a stone home.")
    if journey.returns:
        return Sentence("This sends a stone back.")
    if move.start in state.duties:
        return Sentence("This stone had to move.")
    return Sentence("This seemed the best way on.")


def _results(view: View) -> dict[Move, Position]:
    """Where the moves lead that can be made; a pass leads nowhere."""
    state = view.state
    return {move: after for after, move in state.choices.items()} or {Pass(): state.position}


def _leads(view: View, moves: Sequence[Move]) -> dict[Move, float]:
    """How far ahead each move brings this seat."""
    weights = scale(view.seat, view.state.players)
    results = _results(view)
    return {move: lead(results[move], weights) for move in moves}


class Hatchling(Bot[Move, View]):
    """Picks any move that gives little away, and now and then one without a thought."""

    _GENEROUS = 0.5
    """How many throws worse than the best a move may be that it likes."""

    _CARELESS = 0.12
    """How often it likes every move."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(f"{seed}/hatchling")

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        leads = _leads(view, moves)
        worst = min if self._rng.random() < self._CARELESS else max
        enough = worst(leads.values()) - self._GENEROUS
        return _decision(view, self._rng.choice([m for m in moves if leads[m] >= enough]))


class Racer(Bot[Move, View]):
    """Takes the move after which it is the most throws ahead."""

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        leads = _leads(view, moves)
        return _decision(view, max(moves, key=leads.__getitem__))


class _Hurried(Exception):  # noqa: N818
    """The table cannot wait any longer."""


class Serpent(SearchingBot[Move, View]):
    """Weighs every throw and every answer: of the next player for all moves, and then, for the
    best few of them, of the player after that as well.
    """

    _FEW = 4
    _ANSWERS = 2

    def think(self, view: View, moves: Sequence[Move]) -> Thought[Decision[Move]]:
        leads = _leads(view, moves)
        candidates = sorted(moves, key=leads.__getitem__, reverse=True)
        results = _results(view)
        with suppress(_Hurried):
            for depth in (1, 2) if len(moves) > 1 else ():
                foreseen = {}
                for move in candidates:
                    end = results[move]
                    expected = yield from self._expect(end, view.seat, view.state.players, depth)
                    foreseen[move] = expected[view.seat]
                candidates = sorted(candidates, key=foreseen.__getitem__, reverse=True)[: self._FEW]
        return _decision(view, candidates[0])

    def _expect(
        self, position: Position, player: int, players: int, depth: int
    ) -> Generator[None, bool | None, list[float]]:
        """Everybody's lead to be expected once the `depth` players after this one have moved."""
        scales = [scale(who, players) for who in range(players)]
        mover = following(position, player, players)
        if depth == 0 or mover is None:
            return [lead(position, weights) for weights in scales]
        if depth == 1 and (yield):
            raise _Hurried
        totals = [0.0] * players
        for results in fan(position, mover)[1:]:
            # Only the answers that look best to the one who gives them are followed further.
            answers = sorted(results, key=lambda end: lead(end, scales[mover]), reverse=True)
            chosen: list[float] = []
            for end in answers[: self._ANSWERS if depth > 1 else 1] or [position]:
                expected = yield from self._expect(end, mover, players, depth - 1)
                if not chosen or expected[mover] > chosen[mover]:
                    chosen = expected
            totals = [total + each for total, each in zip(totals, chosen, strict=True)]
        return [total / len(PIPS) for total in totals]


LEVELS = ("hatchling", "racer", "serpent")


def bot(level: str, seed: int) -> Bot[Move, View]:
    """A bot of one of the levels; its yardstick is made now, so that no frame waits for it."""
    throws_home()
    return {"hatchling": lambda: Hatchling(seed), "racer": Racer, "serpent": Serpent}[level]()
