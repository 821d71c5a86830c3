"""The birds, the eight seats round the rock, and a player's board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from engines.sentences import NotationError, quoted


class Bird(IntEnum):
    """The eight dream birds in scoring order."""

    WHITE, PINK, YELLOW, ORANGE, RED, GREEN, BLUE, BLACK = range(8)

    @property
    def letter(self) -> str:
        return _LETTERS[self]


class Seat(IntEnum):
    """The eight seats in ring order: top, down the left side, bottom, up the right side."""

    T, L1, L2, L3, B1, B2, R2, R1 = range(8)


_LETTERS = "WPYORGBK"
BIRDS = tuple(Bird)
SEATS = tuple(Seat)
_BIRD_OF = dict(zip(_LETTERS, BIRDS, strict=True))


def bird_of(letter: str) -> Bird:
    """The bird that this letter stands for."""
    try:
        return _BIRD_OF[letter]
    except KeyError:
        raise NotationError("There is no bird called {name}.", name=quoted(letter)) from None


def seat_of(name: str) -> Seat:
    """The seat of this name."""
    try:
        return Seat[name]
    except KeyError:
        raise NotationError("There is no seat called {name}.", name=quoted(name)) from None


LONG = frozenset({Seat.L1, Seat.L2, Seat.L3, Seat.R1, Seat.R2})
SHORT = frozenset(SEATS) - LONG
BOOMERANG = frozenset({Seat.L1, Seat.L2, Seat.L3, Seat.B1, Seat.B2})
LONELY = frozenset(SEATS) - BOOMERANG

Relation = tuple[frozenset[Seat], ...]


def _relation(*pairs: tuple[Seat, Seat]) -> Relation:
    related: list[set[Seat]] = [set() for _ in SEATS]
    for one, other in pairs:
        related[one].add(other)
        related[other].add(one)
    return tuple(frozenset(seats) for seats in related)


NEXT = _relation((Seat.L1, Seat.L2), (Seat.L2, Seat.L3), (Seat.R1, Seat.R2), (Seat.B1, Seat.B2))
OPPOSITE = _relation(
    (Seat.L1, Seat.R1),
    (Seat.L2, Seat.R1),
    (Seat.L2, Seat.R2),
    (Seat.L3, Seat.R2),
    (Seat.T, Seat.B1),
    (Seat.T, Seat.B2),
)
CORNER = _relation((Seat.T, Seat.L1), (Seat.T, Seat.R1), (Seat.R2, Seat.B2), (Seat.L3, Seat.B1))
APART: Relation = tuple(frozenset(SEATS) - {seat} - NEXT[seat] - OPPOSITE[seat] for seat in SEATS)
FAR: Relation = tuple(
    frozenset(other for other in SEATS if min((seat - other) % 8, (other - seat) % 8) >= 3)
    for seat in SEATS
)


@dataclass(frozen=True)
class Board:
    """Who sits where: a value, so that nothing that was judged can change afterwards."""

    birds: tuple[Bird | None, ...] = (None,) * 8

    def __iter__(self) -> Iterator[tuple[Seat, Bird]]:
        return ((seat, bird) for seat in SEATS if (bird := self.birds[seat]) is not None)

    def __getitem__(self, seat: Seat) -> Bird | None:
        return self.birds[seat]

    def seat(self, bird: Bird) -> Seat | None:
        return SEATS[self.birds.index(bird)] if bird in self.birds else None

    @property
    def unplaced(self) -> tuple[Bird, ...]:
        return tuple(bird for bird in BIRDS if bird not in self.birds)

    def place(self, bird: Bird, seat: Seat) -> Board:
        """The bird takes the seat; whoever sat there goes where the bird came from."""
        birds = list(self.birds)
        if bird in birds:
            birds[birds.index(bird)] = birds[seat]
        birds[seat] = bird
        return Board(tuple(birds))

    def take_off(self, bird: Bird) -> Board:
        return Board(tuple(None if sitting == bird else sitting for sitting in self.birds))

    def __str__(self) -> str:
        return " ".join(f"{seat.name}={bird.letter}" for seat, bird in self)


def parse_board(text: str) -> Board:
    """Reads `T=W L1=P ...`; seats without a bird are left out."""
    birds: list[Bird | None] = [None] * 8
    for word in text.split():
        seat_name, equals, letter = word.partition("=")
        if not equals:
            raise NotationError("{word} is not a seat with a bird, such as T=W.", word=quoted(word))
        seat, bird = seat_of(seat_name), bird_of(letter)
        if birds[seat] is not None:
            raise NotationError("Seat {seat} is taken twice.", seat=seat.name)
        if bird in birds:
            raise NotationError("Bird {bird} sits on two seats.", bird=bird.letter)
        birds[seat] = bird
    return Board(tuple(birds))
