"""The scenes of the Uraeus table: hand-made positions, and matches of bots up to some point."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engines.contract import Seat
from engines.uraeus.snake import parse_table
from screens.session import Session
from screens.uraeus.ways import Origin
from tests.screens.driver import Table

Scene = Callable[[Table], None]

TWO = [Seat("Anna", colour="r"), Seat("Ben", colour="b")]
FOUR = [
    Seat("Anna", colour="r"),
    Seat("Ben", colour="b"),
    Seat("Chiara", colour="g"),
    Seat("Dominique", bot="serpent", colour="y"),
]
ENOUGH = 4000


def begin(table: Table, seats: Sequence[Seat], seed: int = 5) -> Session:
    app = table.app
    app.session = Session.begin(app.journal, app.clock, "uraeus", seats, {}, seed)
    return app.session


def sit(table: Table, seats: Sequence[Seat], position: str, turn: int, pips: int | None) -> None:
    """The table at a position that was made by hand."""
    session = begin(table, seats)
    match = session.match
    match.state = replace(
        match.state,
        position=parse_table(position).position,
        first_throws=(6,) + (1,) * (len(seats) - 1),
        throwing=(),
        turn=turn,
        pips=pips,
    )
    table.app.nav.go("uraeus")
    table.frames(20)


def opening(table: Table) -> None:
    begin(table, FOUR)
    table.app.nav.go("uraeus")
    table.frames(10)
    for _ in range(2):
        table.tap(table.app.nav.screen.die)
        table.until(lambda: not table.app.nav.screen.stage.busy)
        table.frames(5)


MIDDLE = "0:b<g> 8:y> 17:r>g< 24:b> 33:y<r< 46:g> 52:r> / reserve r0 b1 g0 y0 / home r0 b0 g0 y1"


def middle(chosen: int | None) -> Scene:
    def scene(table: Table) -> None:
        sit(table, FOUR, MIDDLE, 0, 5)
        if chosen is not None:
            choose(table, chosen)

    return scene


def ways_shown(table: Table) -> None:
    position = "0:b<g> 8:y> 17:r> 21:b> 24:b> 46:g> 52:r> / reserve r1 b1 g1 y1 / home r0 b0 g0 y1"
    sit(table, FOUR, position, 0, 5)
    choose(table, 17)


def choose(table: Table, field: int | None, seat: int = 0) -> None:
    """A finger taps a stone, and its ways are shown."""
    race = table.app.nav.screen.race
    stone = max(
        (each for each in race.stones if each.field == field and each.seat == seat),
        key=lambda each: each.level,
    )
    table.tap((stone.stand_x, stone.stand_y))
    table.frames(12)


def duty(table: Table) -> None:
    sit(table, TWO, "12:b>r> 30:b< 44:r> / reserve r1 b1 / home r0 b0", 0, 3)
    choose(table, 12)


def chain(moment: int) -> Scene:
    def scene(table: Table) -> None:
        sit(table, TWO, "21:r> 25:r> 30:b< 31:b< / reserve r1 b1 / home r0 b0", 0, 5)
        screen = table.app.nav.screen
        if moment == 0:
            choose(table, 25)
            return
        screen.go(screen.race.ways[Origin(25)][30], False)
        table.frames(moment)
        screen._ticking.cancel()

    return scene


def geese(table: Table) -> None:
    sit(table, TWO, "47:b> 55:r> 59:b> 60:r> 62:b< / reserve r0 b0 / home r1 b0", 0, 4)
    choose(table, 60)


def stuck(table: Table) -> None:
    sit(table, TWO, "58:b<b> 60:r> 61:b<b< / reserve r0 b0 / home r2 b0", 0, 5)


def end(table: Table) -> None:
    seats = [replace(seat, bot="racer") for seat in FOUR]
    session = begin(table, seats, 3)
    while session.match.outcome is None:
        table.clock.advance(5)
        session.tick()
    table.app.nav.go("uraeus")
    table.until(lambda: table.app.nav.screen.over is not None, seconds=0.1)
    table.frames(20)


def rolling(table: Table) -> None:
    sit(table, FOUR, MIDDLE, 0, None)
    screen = table.app.nav.screen
    table.tap(screen.die)
    table.frames(14)
    screen._ticking.cancel()


def log(table: Table) -> None:
    session = begin(table, [replace(seat, bot="racer") for seat in FOUR], 3)
    while len(session.match.played) < 60:
        table.clock.advance(5)
        session.tick()
    table.app.nav.go("uraeus")
    table.frames(4)
    table.app.nav.screen.show_log()


SCENES: dict[str, Scene] = {
    "uraeus-opening": opening,
    "uraeus-middle": middle(None),
    "uraeus-ways": ways_shown,
    "uraeus-rolling": rolling,
    "uraeus-duty": duty,
    "uraeus-chain-way": chain(0),
    "uraeus-chain-back": chain(96),
    "uraeus-geese": geese,
    "uraeus-stuck": stuck,
    "uraeus-log": log,
    "uraeus-end": end,
}


def rules(chapter: int) -> Scene:
    def scene(table: Table) -> None:
        table.app.nav.go("rules", game="uraeus", chapter=chapter)
        table.frames(20)

    return scene


def lesson(number: int) -> Scene:
    def scene(table: Table) -> None:
        table.app.nav.go("uraeus_lesson")
        screen = table.app.nav.screen
        screen.number = number
        screen._begin()
        table.frames(20)

    return scene


SCENES |= {
    "uraeus-rules-turns": rules(1),
    "uraeus-rules-hits": rules(4),
    "uraeus-lesson": lesson(4),
}
