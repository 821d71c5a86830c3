"""Hands at the Uluru table, for the tests that play there."""

from __future__ import annotations

from typing import Any

from engines.contract import Seat as Player
from engines.uluru.board import Bird, Seat
from screens.session import Session
from screens.uluru.side import Side
from screens.uluru.table import FREEZE, UluruTable
from tests.screens.driver import Finger, Table

SMALL = (640, 400)  # lies as a tablet does, but is quicker to draw


class Uluru:
    """The table of the app under test, and the hands at it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def begin(
        self, *names: str, mode: str = "solo", bots: tuple[str, ...] = (), **options: Any
    ) -> Uluru:
        app = self.table.app
        players = [Player(name) for name in names] + [Player(level, level) for level in bots]
        options = {"variant": "tricky", **options}
        app.session = Session.begin(
            app.journal, app.clock, "uluru", players, options, 7, "match", {"mode": mode}
        )
        return self.visit()

    def visit(self) -> Uluru:
        app = self.table.app
        app.nav.go("uluru", session=app.session)
        self.table.frames(4)
        return self

    @property
    def screen(self) -> UluruTable:
        screen = self.table.app.nav.screen
        assert isinstance(screen, UluruTable)
        return screen

    @property
    def session(self) -> Session:
        session = self.table.app.session
        assert session is not None
        return session

    @property
    def match(self) -> Any:
        return self.session.match

    @property
    def place(self) -> str:
        return self.table.app.nav.place

    def boards(self) -> list[Side]:
        """The boards that can be seen now."""
        return list(self.table.widgets(Side))

    def say(self, text: str) -> None:
        self.table.tap(self.table.saying(text))
        self.table.frames(2)

    def start(self) -> None:
        self.say("Turn the hourglass")
        self.table.frames(7, 0.05)

    def finger(self, bird: Bird, side: int = 0) -> Finger:
        return self.table.finger(self.screen.sides[side].birds[bird])

    def seat(self, seat: Seat, side: int = 0) -> tuple[float, float]:
        board = self.screen.sides[side].board
        x, y = board.to_window(*board.seat_at(seat), initial=False)
        return x, y

    def drag(self, bird: Bird, seat: Seat, side: int = 0) -> None:
        with self.finger(bird, side) as finger:
            finger.move_to(self.seat(seat, side))
        self.table.frames(6, 0.05)

    def thaw(self) -> None:
        self.table.frames(5, FREEZE / 4)
