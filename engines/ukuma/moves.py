"""The moves of a ukuma match and their text forms."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engines.sentences import InvalidMoveError, quoted
from engines.ukuma.cards import Card, parse_card
from engines.ukuma.table import LETTERS, SIZES, Cell, Table, parse_table


@dataclass(frozen=True)
class Start:
    """Chance: the cards that lie on the table when a game begins."""

    table: Table

    def __str__(self) -> str:
        return f"start {self.table.size} {self.table}"


@dataclass(frozen=True)
class Draw:
    """Chance: the cards a player draws, in the order in which they come to the hand."""

    player: int
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(("draw", LETTERS[self.player], *map(str, self.cards)))


@dataclass(frozen=True)
class Place:
    """A card from the hand goes to a free cell."""

    card: Card
    cell: Cell

    def __str__(self) -> str:
        x, y = self.cell
        return f"{x},{y}={self.card}"


@dataclass(frozen=True)
class Throw:
    """The rest of the hand goes to the discard pile."""

    def __str__(self) -> str:
        return "throw"


Move = Start | Draw | Place | Throw

_PLACE = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})=(\S+)", re.ASCII)


def parse_move(text: str) -> Move:
    """Reads the text form of a move; only the exact form counts."""
    move = _parse(text)
    if move is None or str(move) != text:
        raise InvalidMoveError("{text} is not a move of ukuma.", text=quoted(text))
    return move


def _parse(text: str) -> Move | None:
    if text == "throw":
        return Throw()
    place = _PLACE.fullmatch(text)
    if place is not None:
        x, y, card = place.groups()
        return Place(parse_card(card), (int(x), int(y)))
    word, _, rest = text.partition(" ")
    first, _, rest = rest.partition(" ")
    if word == "draw" and first in tuple(LETTERS):
        return Draw(LETTERS.index(first), tuple(parse_card(name) for name in rest.split()))
    if word == "start" and first in SIZES:
        return Start(parse_table(rest, SIZES[first]))
    return None
