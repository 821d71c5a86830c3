"""The Uraeus table at any position, and where a finger finds what lies on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from engines.contract import Seat
from engines.uraeus.snake import parse_table
from screens.session import Session
from screens.uraeus.race import Race
from screens.uraeus.stone import Stone
from tests.screens.driver import SIZES, Table

ADA = Seat("Ada", colour="r")
BEN = Seat("Ben", colour="b")
BOT = Seat("Dingo", bot="racer", colour="b")
LONE = "10:r> / reserve r2 b3 / home r0 b0"
SLOW = 0.1  # seconds of a frame where nothing has to be looked at closely


@contextmanager
def tables(folder: Path) -> Iterator[Callable[..., Table]]:
    """Opens tables, and closes them in the end."""
    with ExitStack() as opened:

        def open_it(
            *seats: Seat,
            position: str = "",
            turn: int = 0,
            pips: int | None = None,
            seed: int = 5,
            size: tuple[int, int] = SIZES["phone"],
            **settings: Any,
        ) -> Table:
            table = opened.enter_context(Table(folder, size, **settings))
            app = table.app
            app.session = Session.begin(
                app.journal, app.clock, "uraeus", seats or (ADA, BEN), {}, seed
            )
            if position:
                match: Any = app.session.match
                match.state = replace(
                    match.state,
                    position=parse_table(position).position,
                    throwing=(),
                    turn=turn,
                    pips=pips,
                )
            app.nav.go("uraeus")
            table.frames(4)
            return table

        yield open_it


def screen(table: Table) -> Any:
    return table.app.nav.screen


def state(table: Table) -> Any:
    match: Any = table.app.session.match
    return match.state


def rest(table: Table) -> None:
    """Until nothing is being shown any more."""
    table.until(lambda: not screen(table).stage.busy, seconds=SLOW)
    table.frames(3, SLOW)


def throw(table: Table) -> int:
    table.tap(screen(table).die)
    rest(table)
    return int(screen(table).die.pips)


def stone_on(table: Table, field: int | None, seat: int = 0) -> Stone:
    race: Race = screen(table).race
    return max(
        (each for each in race.stones if each.field == field and each.seat == seat),
        key=lambda each: each.level,
    )


def at(stone: Stone) -> tuple[float, float]:
    return stone.stand_x, stone.stand_y


def end_of(table: Table, field: int) -> tuple[float, float]:
    """Where a finger finds an end of the stone that has been chosen."""
    spots: dict[int, tuple[float, float]] = screen(table).race._spots
    return spots[field]


def play_way(table: Table, rng: Callable[[list[Any]], Any]) -> None:
    """A finger taps a stone that glows, then one of its ends."""
    race: Race = screen(table).race
    origin = rng(sorted(race.ways, key=lambda each: (each.field or 0, each.faces_head)))
    end = rng(sorted(race.ways[origin]))
    stone = race.stone_at(origin, state(table).turn)
    table.tap(at(stone))
    table.tap(end_of(table, end))
    rest(table)
