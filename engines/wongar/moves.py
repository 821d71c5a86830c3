"""The moves of a Wongar match and their text forms.

There are only a few hundred different moves. All of them are made once, so that finding the
legal ones is looking them up, and reading a text is looking it up as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product

from engines.sentences import InvalidMoveError, quoted
from engines.wongar.board import AREAS, board
from engines.wongar.material import (
    CARD_NAMES,
    COLOURS,
    DOUBLE,
    FIGURE_NAMES,
    KIND_NAMES,
    KINDS,
    RITUAL_NAMES,
)

PAIR_NAMES = ("stones", "mixed", "rituals")
ACT_NAMES = ("out", "away", "in")
OUT, AWAY, IN = range(3)


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance: the top card of an area's pile is turned up."""

    area: int
    card: int

    def __str__(self) -> str:
        return f"turn {board().areas[self.area]} {CARD_NAMES[self.card]}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: a stone drawn from the bag at the start; it goes onto the next area in order."""

    kind: int
    colour: int

    def __str__(self) -> str:
        return f"draw {KIND_NAMES[self.kind]} {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: a ritual card for the next player in order."""

    card: int

    def __str__(self) -> str:
        return f"deal {RITUAL_NAMES[self.card]}"


@dataclass(frozen=True, slots=True)
class Begin:
    """Chance: who gets boomerang and Ancestor, and who gets the Elder."""

    ancestor: int
    elder: int

    def __str__(self) -> str:
        return f"begin {COLOURS[self.ancestor]} {COLOURS[self.elder]}"


@dataclass(frozen=True, slots=True)
class Take:
    """A player takes the open card of an area."""

    area: int

    def __str__(self) -> str:
        return f"take {board().areas[self.area]}"


@dataclass(frozen=True, slots=True)
class PlayHand:
    """A player plays an Ancestor (0) or Elder (1) card from the hand."""

    figure: int

    def __str__(self) -> str:
        return f"hand {FIGURE_NAMES[self.figure]}"


@dataclass(frozen=True, slots=True)
class Pair:
    """Which pair is used: two stones, a stone and a ritual card, or two ritual cards."""

    pair: int

    def __str__(self) -> str:
        return f"pair {PAIR_NAMES[self.pair]}"


@dataclass(frozen=True, slots=True)
class Place:
    """A stone goes from the supply into an area."""

    kind: int
    area: int

    def __str__(self) -> str:
        return f"place {KIND_NAMES[self.kind]} {board().areas[self.area]}"


@dataclass(frozen=True, slots=True)
class Pick:
    """A ritual card is chosen from the pile."""

    card: int

    def __str__(self) -> str:
        return f"pick {RITUAL_NAMES[self.card]}"


@dataclass(frozen=True, slots=True)
class Enough:
    """The rest of what may be done is left."""

    def __str__(self) -> str:
        return "enough"


@dataclass(frozen=True, slots=True)
class Go:
    """The figure on the board whose card was played goes to an area."""

    area: int

    def __str__(self) -> str:
        return f"go {board().areas[self.area]}"


def _target(act: int, target: int) -> str:
    return COLOURS[target] if act == OUT else board().areas[target]


@dataclass(frozen=True, slots=True)
class Ritual:
    """A ritual card in a ceremony: a stone of a colour out, or an own one to or from an area."""

    card: int
    kind: int
    act: int
    target: int

    def __str__(self) -> str:
        kind = KIND_NAMES[self.kind]
        card = f"double {kind}" if self.card == DOUBLE else kind
        return f"ritual {card} {ACT_NAMES[self.act]} {_target(self.act, self.target)}"


@dataclass(frozen=True, slots=True)
class Again:
    """The second stone of a double."""

    act: int
    target: int

    def __str__(self) -> str:
        return f"again {ACT_NAMES[self.act]} {_target(self.act, self.target)}"


@dataclass(frozen=True, slots=True)
class Pass:
    """A player leaves the ceremony."""

    def __str__(self) -> str:
        return "pass"


Move = (
    Turn
    | Draw
    | Deal
    | Begin
    | Take
    | PlayHand
    | Pair
    | Place
    | Pick
    | Enough
    | Go
    | Ritual
    | Again
    | Pass
)

_TARGETS = (len(COLOURS), AREAS, AREAS)

TURNS = tuple(tuple(Turn(area, card) for card in range(len(CARD_NAMES))) for area in range(AREAS))
DRAWS = tuple(tuple(Draw(kind, colour) for kind in KINDS) for colour in range(len(COLOURS)))
DEALS = tuple(Deal(card) for card in KINDS)
TAKES = tuple(Take(area) for area in range(AREAS))
HANDS = (PlayHand(0), PlayHand(1))
PAIRS = tuple(Pair(pair) for pair in range(3))
PLACES = tuple(tuple(Place(kind, area) for area in range(AREAS)) for kind in KINDS)
PICKS = tuple(Pick(card) for card in range(len(RITUAL_NAMES)))
ENOUGH = Enough()
GOES = tuple(Go(area) for area in range(AREAS))
# By card (a kind, or the double), kind, action and target; a plain card has only its own kind.
RITUALS = tuple(
    tuple(
        tuple(
            tuple(Ritual(card, kind, act, target) for target in range(count))
            for act, count in enumerate(_TARGETS)
        )
        for kind in KINDS
    )
    for card in range(len(RITUAL_NAMES))
)
AGAINS = tuple(
    tuple(Again(act, target) for target in range(count)) for act, count in enumerate(_TARGETS)
)
PASS = Pass()


def all_moves() -> Iterator[Move]:
    """Every move there is, in a fixed order."""
    for of_area in TURNS:
        yield from of_area
    for of_colour in DRAWS:
        yield from of_colour
    yield from DEALS
    for ancestor, elder in product(range(len(COLOURS)), repeat=2):
        if ancestor != elder:
            yield Begin(ancestor, elder)
    yield from TAKES
    yield from HANDS
    yield from PAIRS
    for of_kind in PLACES:
        yield from of_kind
    yield from PICKS
    yield ENOUGH
    yield from GOES
    for card, kinds in enumerate(RITUALS):
        for kind, acts in enumerate(kinds):
            if card in (kind, DOUBLE):
                for of_act in acts:
                    yield from of_act
    for again in AGAINS:
        yield from again
    yield PASS


@cache
def _by_text() -> dict[str, Move]:
    return {str(move): move for move in all_moves()}


def parse_move(text: str) -> Move:
    """Reads the text form of a move; only the exact form counts."""
    move = _by_text().get(text)
    if move is None:
        raise InvalidMoveError("{text} is not a move of Wongar.", text=quoted(text))
    return move
