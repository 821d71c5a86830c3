"""What is chosen before a match, and the cards that lie on the table when a game begins.

The single start card is the top card of its owner. The other player looks for a card of the same
form, and with the handicap for two more that fit beside it; whoever does that with real cards
takes the first that will do, so this is chance and not a choice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

from engines.contract import Option
from engines.ukuma.cards import DECK, Card
from engines.ukuma.table import BLACK, SIZES, WHITE, Lying, Size, Table, beside

REAL_TIME, CALM = "real-time", "calm"
OPTIONS = (
    Option("size", "9x9", tuple(SIZES)),
    Option("games", 3, (1, 3)),
    # Who begins with three cards in a row, opposite the single card of the stronger player.
    Option("handicap", "none", ("none", "white", "black")),
    Option("pace", REAL_TIME, (REAL_TIME, CALM)),
)


class Opening:
    """The ways in which a game can begin on a table of this size with this handicap."""

    def __init__(self, size: Size, handicap: object) -> None:
        self._size = size
        self._three = handicap != "none"
        self._single = BLACK if handicap == "white" else WHITE
        white, black = size.centre, beside(size.centre)[2]
        cell, middle = (white, black) if self._single == WHITE else (black, white)
        east, west, *_ = beside(middle)
        self._cell = cell
        self._opposite = (west, middle, east) if self._three else (middle,)

    def draw(self, rng: random.Random) -> Table:
        single = rng.choice(DECK)
        return self._laid(single, rng.choice(_groups(single.form, self._three)))

    def tables(self) -> Iterator[Table]:
        """Every table that a game can begin with, each once."""
        return (
            self._laid(single, group)
            for single in DECK
            for group in _groups(single.form, self._three)
        )

    def count(self) -> int:
        return sum(len(_groups(single.form, self._three)) for single in DECK)

    def allows(self, table: Table) -> bool:
        cells = (self._cell, *self._opposite)
        if table.cards.keys() != set(cells):
            return False
        single, *group = (table.cards[cell].card for cell in cells)
        return tuple(group) in _groups(single.form, self._three) and table == self._laid(
            single, group
        )

    def _laid(self, single: Card, group: Sequence[Card]) -> Table:
        cards = {self._cell: Lying(self._single, single)}
        for cell, card in zip(self._opposite, group, strict=True):
            cards[cell] = Lying(1 - self._single, card)
        return Table(self._size, cards)


@cache
def _groups(form: str, three: bool) -> tuple[tuple[Card, ...], ...]:
    """What may lie opposite a card of this form: one card, or three from west to east."""
    middles = [card for card in DECK if card.form == form]
    if not three:
        return tuple((middle,) for middle in middles)
    return tuple(
        (west, middle, east)
        for middle in middles
        for west in DECK
        for east in DECK
        if west.east == middle.west and middle.east == east.west and len({west, middle, east}) == 3
    )
