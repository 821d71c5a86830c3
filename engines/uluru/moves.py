"""The moves of an Uluru match and their text forms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engines.sentences import InvalidMoveError, NotationError, quoted
from engines.uluru.board import Bird, Seat, bird_of, seat_of
from engines.uluru.wishes import Deal, Wish, parse_deal, parse_wish

ROWS = ("light", "dark")


@dataclass(frozen=True)
class Split:
    """Chance: the level 3 cards that go into the light pile of a match of two strengths."""

    light: tuple[Wish, ...]

    def __str__(self) -> str:
        return f"split {' '.join(map(str, self.light))}"


@dataclass(frozen=True)
class ChooseRow:
    """A player takes the light row (0) or the dark row (1) for the whole match."""

    row: int

    def __str__(self) -> str:
        return f"row {ROWS[self.row]}"


@dataclass(frozen=True)
class DealCards:
    """Chance: the cards of a round."""

    deal: Deal

    def __str__(self) -> str:
        return f"deal {self.deal}"


@dataclass(frozen=True)
class Place:
    """A bird takes a seat; a bird that sits there changes places with it."""

    bird: Bird
    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat.name}={self.bird.letter}"


@dataclass(frozen=True)
class TakeOff:
    """A bird goes back to the perch."""

    bird: Bird

    def __str__(self) -> str:
        return f"off {self.bird.letter}"


@dataclass(frozen=True)
class Ready:
    """A player is content before the sand is out, for good."""

    def __str__(self) -> str:
        return "ready"


@dataclass(frozen=True)
class SandOut:
    """The clock: the sand is out for everybody, or for one player who had it alone."""

    player: int | None = None

    def __str__(self) -> str:
        return "sand" if self.player is None else f"sand {self.player}"


Move = Split | ChooseRow | DealCards | Place | TakeOff | Ready | SandOut


def _sand(rest: str) -> SandOut:
    if rest and not (rest.isascii() and rest.isdecimal() and len(rest) == 1):
        raise NotationError("{text} is not the number of a player.", text=quoted(rest))
    return SandOut(int(rest) if rest else None)


def _row(rest: str) -> ChooseRow:
    if rest not in ROWS:
        raise NotationError("There is no row called {name}.", name=quoted(rest))
    return ChooseRow(ROWS.index(rest))


_WORDS: dict[str, Callable[[str], Move]] = {
    "split": lambda rest: Split(tuple(parse_wish(word) for word in rest.split())),
    "row": _row,
    "deal": lambda rest: DealCards(parse_deal(rest)),
    "off": lambda rest: TakeOff(bird_of(rest)),
    "sand": _sand,
}


def parse_move(text: str) -> Move:
    """Reads the text form of a move; only the exact form counts."""
    word, _, rest = text.partition(" ")
    move: Move | None = None
    if text == "ready":
        move = Ready()
    elif word in _WORDS:
        move = _WORDS[word](rest)
    elif "=" in text:
        seat, _, letter = text.partition("=")
        move = Place(bird_of(letter), seat_of(seat))
    if move is None or str(move) != text:
        raise InvalidMoveError("{text} is not a move of Uluru.", text=quoted(text))
    return move
