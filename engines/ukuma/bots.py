"""Bots that play as people do: they look, decide, move a hand, and sometimes err.

In real time a bot loses by being late, so every decision says how long it took, and which wrong
card the hand tried first. Whoever decides on a cell that somebody else takes meanwhile has to
think again, just as at a table.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from engines.bots import Decision, SearchingBot, Thought
from engines.sentences import Sentence
from engines.ukuma.cards import Card
from engines.ukuma.levels import LEVELS, SPREAD, Foresight, Level
from engines.ukuma.match import View
from engines.ukuma.moves import Move, Place, Throw
from engines.ukuma.rules import clashes, own_cells, win
from engines.ukuma.table import Table

WINS = Sentence("This card wins.")
PROSPECTS = Sentence("Of the cards that fit, this one has the best prospects.")
FITS = Sentence("This card fits.")
NOTHING = Sentence("No card of this hand seems to fit.")
# A cell that wins at once against one that opens such a cell.
_AT_ONCE = 3.0
_WON = 100.0


@dataclass(frozen=True)
class Reach(Decision[Move]):
    """A decision, and the slip of the hand before it: a card carried where it does not fit."""

    slip: Place | None = None


class Person(SearchingBot[Move, View]):
    """Somebody who plays with these reactions, for better or worse."""

    def __init__(self, level: Level, rng: random.Random) -> None:
        self.level = level
        self._rng = rng

    def think(self, view: View, moves: Sequence[Move]) -> Thought[Decision[Move]]:
        level, rng = self.level, self._rng
        noticed, seen = self._look(view, moves)
        seconds = level.see + seen * level.decide + level.move
        slip = None
        if rng.random() < level.slip:  # there with a wrong card, and back
            seconds += 2 * level.move
            slip = _misfit(view)
        seconds *= 1 + SPREAD * (2 * rng.random() - 1)
        yield
        if not noticed:
            return Reach(Throw(), seconds, NOTHING, slip)
        move, why = yield from self._choose(view, noticed)
        return Reach(move, seconds, why, slip)

    def _look(self, view: View, moves: Sequence[Move]) -> tuple[list[Place], int]:
        """The placements that are noticed, and how many cards were looked at for them."""
        level, rng = self.level, self._rng
        noticed: list[Place] = []
        for seen, card in enumerate(rng.sample(view.hand, len(view.hand)), start=1):
            fitting = [move for move in moves if isinstance(move, Place) and move.card == card]
            noticed += (move for move in fitting if rng.random() >= level.oversight)
            if noticed and level.foresight is Foresight.NONE:
                return noticed, seen
        return noticed, len(view.hand)

    def _choose(self, view: View, noticed: list[Place]) -> Thought[tuple[Place, Sentence]]:
        foresight = self.level.foresight
        if foresight is Foresight.NONE:
            return self._rng.choice(noticed), FITS
        values = []
        for move in noticed:
            values.append(_value(view, move, foresight))
            yield
        best = noticed[values.index(max(values))]
        if max(values) == _WON:
            return best, WINS
        return best, PROSPECTS if foresight is Foresight.ANSWERS and len(noticed) > 1 else FITS


class UkumaBot(Person):
    """A bot of some level; the seed is its mood."""

    def __init__(self, level: str, seed: int) -> None:
        (known,) = (each for each in LEVELS if each.name == level)
        super().__init__(known, random.Random(f"{level}/{seed}"))


def _misfit(view: View) -> Place | None:
    """A card of the hand that does not fit, at a cell where another might."""
    return next(
        (
            Place(card, cell)
            for cell in own_cells(view.table, view.seat)
            for card in view.hand
            if clashes(view.table, card, cell)
        ),
        None,
    )


def _value(view: View, move: Place, foresight: Foresight) -> float:
    """How good it is to place this card."""
    me, other = view.seat, 1 - view.seat
    table = view.table.put(me, move.card, move.cell)
    if win(table, me, move.cell) is not None:
        return _WON
    if foresight is Foresight.WINS:
        return 0.0
    own = (*view.unseen(me), *(card for card in view.hand if card != move.card))
    return _reach(table, me, own) - _reach(table, other, view.unseen(other))


def _reach(table: Table, player: int, cards: Sequence[Card]) -> float:
    """How near a player with these cards is to winning, with one card or with two."""
    reach = 0.0
    for cell in own_cells(table, player):
        fitting = [card for card in cards if not clashes(table, card, cell)]
        if win(table, player, cell) is not None:
            reach += _AT_ONCE * len(fitting) / len(cards)
        elif fitting and _opens(table.put(player, fitting[0], cell), player):
            reach += len(fitting) / len(cards)
    return reach


def _opens(table: Table, player: int) -> bool:
    """Whether some cell would win at once."""
    return any(win(table, player, cell) is not None for cell in own_cells(table, player))
