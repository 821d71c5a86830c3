"""Whose hands are on the table: one player after the other, or two at the same time."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

from engines.contract import CHANCE, CLOCK
from engines.uluru.moves import SandOut
from screens.session import Session

SOLO, PASS, FACE, PRACTICE = MODES = ("solo", "pass", "face", "practice")


class Phase(Enum):
    """What the table waits for."""

    CHANCE = auto()
    ROWS = auto()
    PLACING = auto()
    BOTS = auto()
    OVER = auto()


class Turns:
    """Reads a session; everything follows from the match and the way it is played here."""

    def __init__(self, session: Session) -> None:
        self._session = session
        people = len(session.people)
        mode = session.table.get("mode", SOLO if people == 1 else PASS)
        self.mode = FACE if mode == FACE and people == 2 else PASS if mode == FACE else mode

    @property
    def _match(self) -> Any:
        return self._session.match

    @property
    def people(self) -> list[int]:
        """The people in the order of this round, from the start player on."""
        start = self._match.start
        return sorted(self._session.people, key=lambda seat: (seat < start, seat))

    @property
    def phase(self) -> Phase:
        match = self._match
        if match.outcome is not None:
            return Phase.OVER
        if CHANCE in match.actors:
            return Phase.CHANCE
        if self.who:
            return Phase.ROWS if match.deal is None else Phase.PLACING
        return Phase.BOTS

    @property
    def who(self) -> tuple[int, ...]:
        """The people whose turn it is now: one of them, or face to face both."""
        waiting = tuple(seat for seat in self.people if seat in self._match.actors)
        if self._match.deal is None:
            return waiting[:1]
        if self.mode == FACE:
            return tuple(self.people) if waiting else ()
        first = self.people[:1]
        if self.bots and first and first[0] not in waiting:
            return ()  # the bots finish within the first player's sand
        return waiting[:1]

    @property
    def bots(self) -> tuple[int, ...]:
        """The bots that still act."""
        return tuple(
            seat for seat in self._match.actors if seat >= 0 and self._session.is_bot(seat)
        )

    @property
    def passes(self) -> bool:
        """Whether the tablet goes from hand to hand."""
        return self.mode != FACE and len(self._session.people) > 1

    @property
    def first(self) -> bool:
        """Whether the bots place at the same time as whoever's turn it is."""
        people = self.people
        return self.mode == FACE or not people or not self._match.ready[people[0]]

    def sand_out(self) -> None:
        """The sand is out: for those who place now, and for the bots that place with them."""
        session, match = self._session, self._match
        stopped = {*self.who, *self.bots} if self.first or not self.who else {*self.who}
        placing = [seat for seat in match.actors if seat >= 0]
        if stopped.issuperset(placing):
            session.sand_out(SandOut())
            return
        for seat in placing:
            if seat in stopped and CLOCK in match.actors:
                session.sand_out(SandOut(seat))
