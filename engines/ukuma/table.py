"""The table: a grid of cells, and whose card lies on which of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from engines.sentences import NotationError, quoted
from engines.ukuma.cards import Card, parse_card

WHITE, BLACK = 0, 1
PLAYERS = (WHITE, BLACK)
LETTERS = "WB"
# One row towards the other player's home: White pushes north, Black south.
AHEAD = (1, -1)

Cell = tuple[int, int]


@lru_cache(maxsize=1024)
def beside(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells that share an edge with this one: east, west, north, south."""
    x, y = cell
    return (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)


@lru_cache(maxsize=1024)
def around(cell: Cell) -> tuple[Cell, ...]:
    """The cells that touch this one by edge or corner."""
    x, y = cell
    return tuple((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0))


class Size(NamedTuple):
    """Columns from west to east, rows from White's home to Black's."""

    columns: int
    rows: int

    def holds(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.columns and 0 <= cell[1] < self.rows

    @property
    def centre(self) -> Cell:
        """Where White's start card lies; Black's lies north of it."""
        return self.columns // 2, (self.rows - 1) // 2

    def far_row(self, player: int) -> int:
        """The row at the other player's home edge."""
        return self.rows - 1 if player == WHITE else 0

    def __str__(self) -> str:
        return f"{self.columns}x{self.rows}"


SIZES = {str(size): size for size in (Size(9, 9), Size(7, 7), Size(11, 9))}


class Lying(NamedTuple):
    """A card on the table and the player it belongs to."""

    player: int
    card: Card


@dataclass(frozen=True)
class Table:
    """All cards on the table: a value, a placed card makes a new one."""

    size: Size
    cards: Mapping[Cell, Lying] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.size, frozenset(self.cards.items())))

    def put(self, player: int, card: Card, cell: Cell) -> Table:
        return Table(self.size, {**self.cards, cell: Lying(player, card)})

    def of(self, player: int) -> Iterator[tuple[Cell, Card]]:
        """The cells and cards of one player."""
        return ((cell, card) for cell, (owner, card) in self.cards.items() if owner == player)

    def owner(self, cell: Cell) -> int | None:
        lying = self.cards.get(cell)
        return None if lying is None else lying.player

    def __str__(self) -> str:
        return " ".join(
            f"{LETTERS[player]}@{x},{y}={card}"
            for (x, y), (player, card) in sorted(
                self.cards.items(), key=lambda item: (item[0][1], item[0][0])
            )
        )


def parse_size(text: str) -> Size:
    """Reads `9x9`, one of the sizes the game is played on."""
    try:
        return SIZES[text]
    except KeyError:
        raise NotationError(
            "There is no table of size {size}; the sizes are {sizes}.",
            size=quoted(text),
            sizes=", ".join(SIZES),
        ) from None


_WORD = re.compile(r"([WB])@(0|[1-9][0-9]?),(0|[1-9][0-9]?)=(\S+)", re.ASCII)


def parse_table(text: str, size: Size) -> Table:
    """Reads `W@4,4=/ab B@4,5=/ca`, in whatever order.

    Cards need not fit each other, so that one may ask about tables that no game leads to; but
    no cell holds two cards, and nobody has a card twice.
    """
    table: dict[Cell, Lying] = {}
    seen: set[Lying] = set()
    for word in text.split():
        match = _WORD.fullmatch(word)
        if match is None:
            raise NotationError(
                "{word} is not a card on the table, such as W@4,4=/ab.", word=quoted(word)
            )
        letter, x, y, name = match.groups()
        cell = (int(x), int(y))
        lying = Lying(LETTERS.index(letter), parse_card(name))
        if not size.holds(cell):
            raise NotationError(
                "Cell {x},{y} is not on a table of {size}.", x=x, y=y, size=str(size)
            )
        if cell in table:
            raise NotationError("Cell {x},{y} holds two cards.", x=x, y=y)
        if lying in seen:
            raise NotationError("{player} has the card {card} only once.", player=letter, card=name)
        table[cell] = lying
        seen.add(lying)
    return Table(size, table)
