"""A Wongar match: the position with its history, views and chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engines.contract import CHANCE, Match, Outcome, Seat, Setup, places_of
from engines.sentences import IllegalMoveError
from engines.wongar.board import board
from engines.wongar.chance import drawn
from engines.wongar.flow import apply
from engines.wongar.legal import moves
from engines.wongar.material import COLOURS
from engines.wongar.moves import Move
from engines.wongar.notation import text_of
from engines.wongar.position import Position, Step
from engines.wongar.refusals import refusal
from engines.wongar.views import View, imagined, view_of


class WongarMatch(Match[Move, View]):
    """Seats act one after the other, in small steps; everything else follows by itself."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.now = Position(board(), _letters(setup))
        self._settled = 0

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.now.step is Step.OVER else (self.now.seat,)

    @property
    def outcome(self) -> Outcome | None:
        now = self.now
        if now.step is not Step.OVER:
            return None
        scorpion = now.space >= now.board.last_space
        termination = "the scorpion has arrived" if scorpion else "an area has no card left"
        return Outcome(termination, places_of(now.points), tuple(now.points))

    @property
    def position(self) -> str:
        return text_of(self.now)

    def view(self, seat: int) -> View:
        return view_of(self.now, seat, self.setup.options)

    @classmethod
    def imagine(cls, view: Any, rng: random.Random) -> WongarMatch:
        seats = tuple(Seat(colour=letter) for letter in view.letters)
        match = cls(Setup(view.options, seats, rng.getrandbits(32)))
        match.now = imagined(view, rng)
        return match

    def undo_point(self, seat: int) -> int | None:
        """The own last move, unless it showed something hidden or somebody has acted since."""
        keep = len(self.played) - 1
        if keep < self._settled or self.played[keep].actor != seat:
            return None
        return None if self.now.step is Step.OVER else keep

    def _moves(self, actor: int) -> Iterator[Move]:
        return iter(moves(self.now))

    def _refusal(self, actor: int, move: Move) -> IllegalMoveError | None:
        return refusal(self.now, move)

    def _apply(self, actor: int, move: Move) -> None:
        picking = self.now.step is Step.PICK
        apply(self.now, move)
        # The faces of the ritual pile are seen as soon as somebody may choose from it.
        if actor == CHANCE or (self.now.step is Step.PICK and not picking):
            self._settled = len(self.played) + 1

    def _draw(self, rng: random.Random) -> Move:
        return drawn(self.now, rng)

    def _copy_into(self, other: WongarMatch) -> None:
        other.now = self.now.copy()
        other._settled = self._settled


def _letters(setup: Setup) -> str:
    """Every seat's own colour if it is free, otherwise the first that is."""
    taken: list[str] = []
    for seat in setup.seats:
        known = len(seat.colour) == 1 and seat.colour in COLOURS
        taken.append(seat.colour if known and seat.colour not in taken else "")
    free = [colour for colour in COLOURS if colour not in taken]
    return "".join(colour or free.pop(0) for colour in taken)
