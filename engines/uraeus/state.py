"""Where a match stands between two moves; all of it lies open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engines.contract import Seat
from engines.sentences import IllegalMoveError
from engines.uraeus.journey import Journey, travel
from engines.uraeus.moves import Go
from engines.uraeus.reach import Results, duties, results
from engines.uraeus.snake import HOME, LETTERS, STONES, Position, Table, following, opening


def letters_of(seats: Sequence[Seat]) -> str:
    """The letter of each seat: the colour it chose if nobody before it has it, or a free one."""
    letters: list[str] = []
    for seat in seats:
        wished = seat.colour in LETTERS and len(seat.colour) == 1 and seat.colour not in letters
        letters.append(seat.colour if wished else "")
    free = [letter for letter in LETTERS if letter not in letters]
    return "".join(letter or free.pop(0) for letter in letters)


@dataclass(frozen=True)
class State:
    """All there is to know; nothing is hidden in this game.

    `first_throws` are those for the right to begin; after a tie only those who tied throw
    again. `throwing` are the seats that have still to do so.
    """

    letters: str
    position: Position
    first_throws: tuple[int | None, ...]
    throwing: tuple[int, ...]
    turn: int | None = None
    pips: int | None = None
    finished: tuple[int, ...] = ()

    @property
    def players(self) -> int:
        return len(self.letters)

    @property
    def table(self) -> Table:
        return Table(self.letters, self.position)

    @property
    def thrower(self) -> int | None:
        """Whose hand holds the die, before it falls; None when it lies, or all is over."""
        if self.is_over or self.pips is not None:
            return None
        return self.throwing[0] if self.turn is None else self.turn

    @property
    def is_over(self) -> bool:
        return len(self.finished) == self.players - 1

    @property
    def choices(self) -> Results:
        """Every different result of the throw that lies on the table."""
        if self.turn is None or self.pips is None:
            return {}
        return results(self.position, self.turn, self.pips)

    @property
    def duties(self) -> tuple[int, ...]:
        """The fields from which the player whose turn it is has to move, if that is possible."""
        return () if self.turn is None else duties(self.position, self.turn)

    def journey(self, move: Go) -> Journey:
        """A move of the player whose turn it is, step by step; raises if the rules forbid it."""
        if self.turn is None or self.pips is None:
            raise IllegalMoveError("Before a stone moves, the die is thrown.")
        journey = travel(self.position, self.turn, move, self.pips)
        choices = self.choices
        if journey.after not in choices:
            able = {choice.start for choice in choices.values()}
            raise IllegalMoveError(
                "First a stone with a duty must move: from field {fields}.",
                fields=", ".join(str(field) for field in self.duties if field in able),
            )
        return journey

    def thrown(self, pips: int) -> State:
        """The die has fallen, for the right to begin or for a move."""
        if self.turn is not None:
            return replace(self, pips=pips)
        seat, *waiting = self.throwing
        throws = tuple(pips if at == seat else had for at, had in enumerate(self.first_throws))
        if waiting:
            return replace(self, first_throws=throws, throwing=tuple(waiting))
        highest = max(had for had in throws if had)
        tied = tuple(at for at, had in enumerate(throws) if had == highest)
        if len(tied) == 1:
            return replace(self, first_throws=throws, throwing=(), turn=tied[0])
        return replace(self, first_throws=(None,) * self.players, throwing=tied)

    def moved(self, after: Position) -> State:
        """The player whose turn it was has moved or passed; the die goes on clockwise."""
        assert self.turn is not None
        finished = self.finished
        if after[HOME + self.turn] == STONES:
            finished = (*finished, self.turn)
        turn = following(after, self.turn, self.players)
        return replace(
            self,
            position=after,
            turn=self.turn if turn is None else turn,
            pips=None,
            finished=finished,
        )


def beginning(seats: Sequence[Seat]) -> State:
    """Every stone in reserve, and everybody to throw for the right to begin."""
    letters = letters_of(seats)
    players = len(letters)
    return State(letters, opening(players), (None,) * players, tuple(range(players)))
