"""The moves of an Uraeus match and their text forms."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engines.sentences import InvalidMoveError, quoted
from engines.uraeus.snake import TAIL

PIPS = range(1, 7)


@dataclass(frozen=True)
class Throw:
    """Chance: the die shows this many pips."""

    pips: int

    def __str__(self) -> str:
        return f"throw {self.pips}"


@dataclass(frozen=True)
class Go:
    """A stone makes its steps: `s` one field ahead, `t` the turn.

    `start` is its field, or None for a stone out of the reserve. Where stones of one player
    stand on the head and face both ways, `facing_head` tells which of them goes: `0<:ts`.
    """

    start: int | None
    steps: str
    facing_head: bool = False

    def __str__(self) -> str:
        return f"{self.origin}{'<' if self.facing_head else ''}:{self.steps}"

    @property
    def origin(self) -> str:
        return "R" if self.start is None else str(self.start)

    @property
    def plain(self) -> str:
        """The text without the facing, as the referee writes it beside the position."""
        return f"{self.origin}:{self.steps}"


@dataclass(frozen=True)
class Pass:
    """No stone can move with this throw."""

    def __str__(self) -> str:
        return "pass"


Move = Throw | Go | Pass

_THROW = re.compile(r"throw ([1-6])")
_GO = re.compile(r"(R|0|[1-9][0-9]?)(<?):([st]{1,6})")


def parse_move(text: str) -> Move:
    """Reads the text form of a move; only the exact form counts."""
    if text == "pass":
        return Pass()
    if match := _THROW.fullmatch(text):
        return Throw(int(match[1]))
    match = _GO.fullmatch(text)
    if match is not None and match[1] == "R" and not match[2]:
        return Go(None, match[3])
    if match is not None and match[1] != "R":
        field = int(match[1])
        if field < TAIL and not (match[2] and field):
            return Go(field, match[3], bool(match[2]))
    raise InvalidMoveError("{text} is not a move of Uraeus.", text=quoted(text))
