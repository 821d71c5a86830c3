"""The one contract that all four games keep.

A `Match` is a position with a history. It says who may act, which moves they have, and plays
them; chance and the clock are actors like the seats, so a match is nothing but its moves.
Several seats may act at once, a seat may have several moves in a row, and every seat has a
view of its own that holds only what that seat may see.
"""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engines.sentences import IllegalMoveError, InvalidMoveError, SetupError, quoted

if TYPE_CHECKING:
    from engines.bots import Bot

M = TypeVar("M")
V = TypeVar("V")
Self = TypeVar("Self", bound="Match[Any, Any]")

CHANCE = -1
CLOCK = -2
_SIGNS = {CHANCE: "*", CLOCK: "~"}
_ACTORS = {sign: actor for actor, sign in _SIGNS.items()}

Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """Something that is chosen before a match: its allowed values and the usual one."""

    name: str
    default: Value
    allowed: tuple[Value, ...]

    def check(self, value: object) -> Value:
        for allowed in self.allowed:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise SetupError(
            "{value} is not a choice for {option}; the choices are {allowed}.",
            value=quoted(value),
            option=self.name,
            allowed=", ".join(str(each) for each in self.allowed),
        )


@dataclass(frozen=True)
class Seat:
    """A place at the table: a person, or a bot of some level."""

    name: str = ""
    bot: str | None = None
    colour: str = ""


@dataclass(frozen=True)
class Setup:
    """All that is settled before the first move."""

    options: Mapping[str, Value]
    seats: tuple[Seat, ...]
    seed: int


@dataclass(frozen=True)
class Outcome:
    """How a match ended; `places` counts from 1, and those who tie share the better place."""

    termination: str
    places: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places_of(scores: Sequence[int]) -> tuple[int, ...]:
    """Places by score, the highest first; those who tie share the better place."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


@dataclass(frozen=True)
class Played(Generic[M]):
    """A move as it stands in the record: who made it, and when (milliseconds of the match)."""

    actor: int
    move: M
    at: int | None = None

    def __str__(self) -> str:
        line = f"{_SIGNS.get(self.actor, self.actor)} {self.move}"
        return line if self.at is None else f"{line} @{self.at}"


_LINE = re.compile(r"(\*|~|0|[1-9][0-9]?) (.*?)(?: @(0|[1-9][0-9]{0,14}))?", re.DOTALL | re.ASCII)


def parse_played(line: str, parse: Callable[[str], M]) -> Played[M]:
    """Reads what `str(played)` wrote."""
    match = _LINE.fullmatch(line)
    if match is None:
        raise InvalidMoveError("{line} is not a line of a transcript.", line=quoted(line))
    sign, text, at = match.groups()
    actor = _ACTORS[sign] if sign in _ACTORS else int(sign)
    return Played(actor, parse(text), None if at is None else int(at))


class LegalMoves(Generic[M]):
    """The moves an actor has now, found only when asked for: iterate, count, or test with `in`."""

    def __init__(
        self,
        moves: Callable[[], Iterator[M]],
        legal: Callable[[M], bool],
        count: Callable[[], int],
    ) -> None:
        self._moves = moves
        self._legal = legal
        self._count = count

    def __iter__(self) -> Iterator[M]:
        return self._moves()

    def __contains__(self, move: M) -> bool:
        return self._legal(move)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def count(self) -> int:
        return self._count()


class Match(ABC, Generic[M, V]):
    """One match of one game, from the first move to the outcome.

    A game implements the abstract methods; everything else is the same for all four.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.played: list[Played[M]] = []
        self._draws = 0

    # What a game tells.

    @property
    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """Who may act now: seats, `CHANCE` or `CLOCK`; nobody once the match is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @property
    @abstractmethod
    def position(self) -> str:
        """Everything that is so now, hidden things too, as one line of text."""

    @abstractmethod
    def view(self, seat: int) -> V:
        """What this seat may see: a frozen value that holds no reference to the match."""

    @classmethod
    @abstractmethod
    def imagine(cls: type[Self], view: Any, rng: random.Random) -> Self:
        """A match that the view cannot tell from the real one, its hidden things made up.

        It has no history of its own; it is for thinking ahead, never for the record.
        """

    @abstractmethod
    def _moves(self, actor: int) -> Iterator[M]:
        """The legal moves of an actor whose turn it is, each once."""

    @abstractmethod
    def _refusal(self, actor: int, move: M) -> IllegalMoveError | None:
        """Why an actor whose turn it is may not make this move; None if it may."""

    @abstractmethod
    def _apply(self, actor: int, move: M) -> None:
        """Makes a legal move."""

    @abstractmethod
    def _draw(self, rng: random.Random) -> M:
        """What chance does now."""

    @abstractmethod
    def _copy_into(self, other: Any) -> None:
        """Gives `other` a position of its own that equals this one."""

    def _count(self, actor: int) -> int:
        """How many moves `_moves` finds; a game whose chance has too many to list reckons."""
        return sum(1 for _ in self._moves(actor))

    @property
    def sand(self) -> int | None:
        """Seconds of sand for what goes on now; None when no hourglass runs."""
        return None

    def undo_point(self, seat: int) -> int | None:
        """How many moves stay when this seat takes its last one back; None if that is not fair."""
        return None

    # What all games share.

    def legal_moves(self, actor: int) -> LegalMoves[M]:
        if actor not in self.actors:
            return LegalMoves(lambda: iter(()), lambda _: False, lambda: 0)
        return LegalMoves(
            lambda: self._moves(actor),
            lambda move: self._refusal(actor, move) is None,
            lambda: self._count(actor),
        )

    def play(self, actor: int, move: M, at: int | None = None) -> None:
        """Makes a move, or raises `IllegalMoveError` and changes nothing."""
        if actor not in self.actors:
            if self.outcome is not None:
                raise IllegalMoveError("The match is over.")
            raise IllegalMoveError("It is not this player's turn.")
        refusal = self._refusal(actor, move)
        if refusal is not None:
            raise refusal
        self._apply(actor, move)
        self._draws += actor == CHANCE
        self.played.append(Played(actor, move, at))

    def draw(self, at: int | None = None) -> M:
        """Lets chance act.

        Every draw has a generator of its own, made of the seed and the number of draws before:
        taking a move back, resuming or copying a match never changes what chance brings next.
        """
        if CHANCE not in self.actors:
            raise IllegalMoveError("There is nothing to draw now.")
        move = self._draw(random.Random(f"{self.setup.seed}/{self._draws}"))
        self.play(CHANCE, move, at)
        return move

    def copy(self: Self) -> Self:
        other = self._blank(self.setup)
        other.played = self.played.copy()
        other._draws = self._draws
        self._copy_into(other)
        return other

    def rewound(self: Self, keep: int) -> Self:
        """A match like this one after its first `keep` moves."""
        other = type(self)(self.setup)
        for played in self.played[:keep]:
            other.play(played.actor, played.move, played.at)
        return other

    @classmethod
    def _blank(cls: type[Self], setup: Setup) -> Self:
        """An instance whose position is still to be filled in."""
        blank = cls.__new__(cls)
        Match.__init__(blank, setup)
        return blank


Question = Callable[[Mapping[str, Any]], dict[str, Any]]


@dataclass(frozen=True)
class Game(Generic[M, V]):
    """A game as the outside sees it: what can be chosen, and how a match is made."""

    name: str
    version: int
    seat_counts: range
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    match: Callable[[Setup], Match[M, V]]
    parse_move: Callable[[str], M]
    bot: Callable[[str, int], Bot[M, V]]
    questions: Mapping[str, Question]
    fewest_wins: bool = False

    def start(
        self,
        seats: Sequence[Seat],
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> Match[M, V]:
        """A new match; raises `SetupError` when these choices make none."""
        if len(seats) not in self.seat_counts:
            raise SetupError(
                "This game is for {fewest} to {most} players, not for {count}.",
                fewest=self.seat_counts[0],
                most=self.seat_counts[-1],
                count=len(seats),
            )
        for seat in seats:
            if seat.bot is not None:
                self.check_level(seat.bot)
        return self.match(Setup(self._choose(options or {}), tuple(seats), seed))

    def _choose(self, chosen: Mapping[str, object]) -> Mapping[str, Value]:
        """All options, the usual value where none was chosen; views hand them out, so read-only."""
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                raise SetupError("There is no option called {name}.", name=quoted(name))
        return MappingProxyType(
            {name: option.check(chosen.get(name, option.default)) for name, option in known.items()}
        )

    def check_level(self, level: object) -> str:
        if isinstance(level, str) and level in self.levels:
            return level
        raise SetupError(
            "There is no bot of level {level}; the levels are {levels}.",
            level=quoted(level),
            levels=", ".join(self.levels),
        )
