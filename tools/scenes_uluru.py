"""The scenes of the Uluru table, from the first card to the last grain of sand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.contract import CHANCE, Seat
from engines.uluru.board import BIRDS
from engines.uluru.moves import ChooseRow, Place
from engines.uluru.solver import solve
from screens.session import Session
from tests.screens.driver import Table
from tools.scenes_review import play_round, shuffled

Scene = Callable[[Table], None]
ADA, BEN = Seat("Ada"), Seat("Ben")


def sit(table: Table, seats: list[Seat], mode: str, ended: int = 0, **options: object) -> Session:
    """A match of the given mode: some rounds have ended, and the next cards are dealt."""
    app = table.app
    app.session = Session.begin(
        app.journal, app.clock, "uluru", seats, options, 7, "match", {"mode": mode}
    )
    session: Session = app.session
    for number in range(ended):
        play_round(session, [shuffled(number * 5 + seat) for seat in range(len(seats))])
    while session.match.deal is None:
        if CHANCE in session.match.actors:
            session.draw()
        else:
            session.play(session.match.actors[0], ChooseRow(len(session.match.played) % 2))
    app.nav.go("uluru")
    table.frames(3)
    return session


def placing(
    seats: list[Seat], mode: str, birds: int, seconds: float = 0, **options: object
) -> Scene:
    """The sand runs, and everybody has seated so many birds where they are best seated."""

    def scene(table: Table) -> None:
        session = sit(table, seats, mode, **options)
        screen: Any = table.app.nav.screen
        screen.turn_glass()
        table.frames(30)
        for seat in range(len(seats)):
            best = solve(session.match.own_deal(seat)).board
            for bird in BIRDS[:birds]:
                session.play(seat, Place(bird, best.seat(bird)))
        for side in screen.sides:
            side.sync(jump=True)
        table.frames(max(2, round(seconds * 10)), 0.1)

    return scene


def paused(table: Table) -> None:
    placing([ADA], "solo", 3, 5)(table)
    table.app.nav.back()


def log(seats: list[Seat], mode: str, ended: int) -> Scene:
    """Some rounds have ended, and in the next one somebody looks at the log."""

    def scene(table: Table) -> None:
        sit(table, seats, mode, ended)
        screen: Any = table.app.nav.screen
        if screen.cover is not None:
            table.tap(
                table.saying(table.app.tr("I am {name}", name=seats[ended % len(seats)].name))
            )
        screen.pause()
        table.frames(3)
        table.tap(table.saying(table.app.tr("Log")))
        table.frames(5)

    return scene


def waiting(table: Table) -> None:
    sit(table, [ADA], "solo")


def handed_on(table: Table) -> None:
    sit(table, [ADA, BEN], "pass")


SCENES: dict[str, Scene] = {
    "uluru-waiting": waiting,
    "uluru-placing": placing([ADA], "solo", 5, 24, variant="tricky"),
    "uluru-last-seconds": placing([ADA], "solo", 6, 54),
    "uluru-handed-on": handed_on,
    "uluru-face-to-face": placing([ADA, BEN], "face", 4, 12, variant="tricky"),
    "uluru-practice": placing([ADA], "practice", 3, 2, hourglass="off", variant="after-first"),
    "uluru-expert": placing([ADA], "solo", 4, 8, variant="expert", doubled=8),
    "uluru-two-strengths": placing([ADA], "solo", 4, 8, variant="two-strengths"),
    "uluru-paused": paused,
    "uluru-log": log([ADA, BEN, Seat("Cleo")], "pass", 4),
    "uluru-log-solo": log([ADA], "solo", 3),
    "uluru-log-empty": log([ADA], "solo", 0),
}
