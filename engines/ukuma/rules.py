"""Where a card may go, and what a placed card brings about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from engines.sentences import IllegalMoveError, Sentence
from engines.ukuma.cards import Card
from engines.ukuma.table import AHEAD, BLACK, PLAYERS, WHITE, Cell, Table, around, beside


class Reason(Enum):
    """Why a card may not be placed; a screen shows a symbol for it or says the sentence."""

    NOT_IN_HAND = Sentence("This card is not in the hand.")
    OFF_TABLE = Sentence("This cell is not on the table.")
    TAKEN = Sentence("This cell is taken.")
    RULE_1 = Sentence("Rule 1: the card must share an edge with one of your own.")
    RULE_2 = Sentence("Rule 2: the card must fit every card beside it.")
    RULE_3 = Sentence("Rule 3: the card must touch a card of the other player.")


class PlacementError(IllegalMoveError):
    """A card that may not be placed there, with everything that speaks against it."""

    def __init__(self, reasons: tuple[Reason, ...]) -> None:
        super().__init__(reasons[0].value.template)
        self.reasons = reasons

    @property
    def reason(self) -> Reason:
        return self.reasons[0]


class Ending(Enum):
    """How a game ends."""

    EDGE = "edge"
    BEHIND = "behind"
    SIDES = "sides"
    STUCK = "stuck"


@dataclass(frozen=True)
class Result:
    """A game that is over: nobody wins a draw, and `cell` is where the last card went."""

    winner: int | None
    ending: Ending
    cell: Cell


def own_cells(table: Table, player: int) -> tuple[Cell, ...]:
    """The free cells that meet rules 1 and 3, ascending."""
    own = {cell for cell, _ in table.of(player)}
    foreign = table.cards.keys() - own
    free = {near for cell in own for near in beside(cell)} - table.cards.keys()
    return tuple(
        sorted(
            cell for cell in free if table.size.holds(cell) and not foreign.isdisjoint(around(cell))
        )
    )


def clashes(table: Table, card: Card, cell: Cell) -> tuple[Cell, ...]:
    """Rule 2: the neighbours that this card would not fit."""
    east, west, *vertical = beside(cell)
    lying = table.cards
    wrong = []
    if east in lying and lying[east].card.west != card.east:
        wrong.append(east)
    if west in lying and lying[west].card.east != card.west:
        wrong.append(west)
    wrong += (near for near in vertical if near in lying and lying[near].card.form != card.form)
    return tuple(wrong)


def placements(table: Table, player: int, cards: Iterable[Card]) -> Iterator[tuple[Card, Cell]]:
    """Every way to place one of these cards, card by card."""
    cells = own_cells(table, player)
    return ((card, cell) for card in cards for cell in cells if not clashes(table, card, cell))


def objections(table: Table, player: int, card: Card, cell: Cell) -> tuple[Reason, ...]:
    """What speaks against placing a card from the hand; nothing if it may be placed."""
    if not table.size.holds(cell):
        return (Reason.OFF_TABLE,)
    if cell in table.cards:
        return (Reason.TAKEN,)
    broken = {
        Reason.RULE_1: all(table.owner(near) != player for near in beside(cell)),
        Reason.RULE_2: bool(clashes(table, card, cell)),
        Reason.RULE_3: all(table.owner(near) != 1 - player for near in around(cell)),
    }
    return tuple(reason for reason, so in broken.items() if so)


def win(table: Table, player: int, cell: Cell) -> Ending | None:
    """How a card of this player wins when it has just come to this cell, if it does."""
    x, y = cell
    if y == table.size.far_row(player):
        return Ending.EDGE
    passed = y - AHEAD[player]
    if any(table.owner((x + dx, passed)) == 1 - player for dx in (-1, 0, 1)):
        return Ending.BEHIND
    return None


def spread_out(table: Table) -> bool:
    """Whether both players have a card at the west edge and one at the east edge."""
    last = table.size.columns - 1
    reached = {(player, cell[0]) for cell, (player, _) in table.cards.items()}
    return reached >= {(WHITE, 0), (WHITE, last), (BLACK, 0), (BLACK, last)}


def stuck(table: Table, cards: tuple[Iterable[Card], Iterable[Card]]) -> bool:
    """Whether neither player can place any of the cards that are not on the table."""
    return not any(True for player in PLAYERS for _ in placements(table, player, cards[player]))


def result(table: Table, cell: Cell, cards: tuple[Iterable[Card], Iterable[Card]]) -> Result | None:
    """What the card that has just come to this cell brings about; a win comes before a draw."""
    player = table.cards[cell].player
    ending = win(table, player, cell)
    if ending is not None:
        return Result(player, ending, cell)
    if spread_out(table):
        return Result(None, Ending.SIDES, cell)
    if stuck(table, cards):
        return Result(None, Ending.STUCK, cell)
    return None
