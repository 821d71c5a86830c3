"""What is seen of a move at the Uraeus table, and what hands do besides tapping."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from device import sensors
from engines.uraeus.moves import Go
from screens.uraeus.stone import Stone
from screens.uraeus.ways import STAY, Origin
from tests.screens.driver import SIZES, Table
from tests.screens.uraeus_table import (
    LONE,
    at,
    end_of,
    rest,
    screen,
    state,
    stone_on,
    tables,
    throw,
)


@pytest.fixture
def open_table(tmp_path: Path) -> Iterator[Any]:
    with tables(tmp_path) as open_it:
        yield open_it


def way_of(table: Table, stone: Stone) -> float:
    """How far along the snake a stone is, to a tenth of a field; it has to be on the snake."""
    winding = screen(table).race.board.winding

    def off(tenth: int) -> float:
        point = winding.at(tenth / 10)
        return hypot(point.x - stone.stand_x, point.y - stone.stand_y)

    nearest = min(range(630), key=off)
    assert off(nearest) < winding.pitch * 0.1, "it left the snake"
    return nearest / 10


def shown(table: Table, field: int, end: int) -> int:
    """Makes a move and counts the frames in which it is shown."""
    table.tap(at(stone_on(table, field)))
    table.tap(end_of(table, end))
    frames = 0
    while screen(table).race.busy:
        table.frames(1)
        frames += 1
    return frames


def test_hits_travel_back_along_the_snake_one_after_the_other(open_table: Any) -> None:
    table = open_table(position="21:r> 29:r> 30:b< / reserve r1 b2 / home r0 b0", pips=1)
    first, second = stone_on(table, 30, seat=1), stone_on(table, 21)
    race = screen(table).race
    race.dispatch("on_way", race.ways[Origin(29)][30], False)
    seen = []
    while race.busy:
        seen.append((way_of(table, first), way_of(table, second)))
        table.frames(1)
    assert seen == sorted(seen, reverse=True), "always towards the head"
    assert (seen[0], seen[-1]) == ((30, 21), (21, 0))
    assert len({one for one, _ in seen}) > 8, "on its way, not only at the end of it"
    assert len({other for _, other in seen}) > 12
    assert all(one == 21 for one, other in seen if other < 21), "hit when the first has arrived"


def test_a_stone_steps_along_the_snake_to_where_it_turns_and_back(open_table: Any) -> None:
    table = open_table(position=LONE, pips=4)
    stone = stone_on(table, 10)
    race = screen(table).race
    race.dispatch("on_way", race.ways[Origin(10)][11], False)
    seen = []
    while race.busy:
        seen.append(way_of(table, stone))
        table.frames(1)
    assert (seen[0], max(seen), seen[-1]) == (10, 12, 11)


@pytest.mark.parametrize("size", ["phone", "landscape"])
def test_a_drag_along_the_snake_makes_the_move(open_table: Any, size: str) -> None:
    table = open_table(position=LONE, pips=6, size=SIZES[size])
    winding = screen(table).race.board.winding
    with table.finger(at(stone_on(table, 10))) as finger:
        for half in range(21, 33):
            finger.move_to((winding.at(half / 2).x, winding.at(half / 2).y), steps=2)
        assert not table.app.session.match.played, "not before the finger is lifted"
    rest(table)
    assert table.app.session.match.played[-1].move == Go(10, "ssssss")


def test_a_drag_onto_a_facing_stone_hits_it(open_table: Any) -> None:
    table = open_table(position="25:r> 27:b< / reserve r2 b2 / home r0 b0", pips=2)
    winding = screen(table).race.board.winding
    with table.finger(at(stone_on(table, 25))) as finger:
        for field in (26, 27):
            finger.move_to((winding.at(field).x, winding.at(field).y), steps=4)
    rest(table)
    assert str(state(table).table).startswith("21:b< 27:r>")
    assert way_of(table, stone_on(table, 21, seat=1)) == 21


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("field", [1, 7, 17, 30, 45, 58, 62])
def test_the_sign_for_staying_is_beside_the_stone_and_far_from_every_end(
    open_table: Any, size: str, field: int
) -> None:
    table = open_table(
        position=f"{field}:r> / reserve r2 b3 / home r0 b0", pips=1, size=SIZES[size]
    )
    stone = stone_on(table, field)
    table.tap(at(stone))
    race = screen(table).race
    x, y = end_of(table, STAY)
    assert race.board.collide_point(x, y)
    for other in (at(stone), *(spot for end, spot in race._spots.items() if end != STAY)):
        assert hypot(x - other[0], y - other[1]) > race.board.winding.stone * 0.9
    table.tap((x, y))
    rest(table)
    assert table.app.session.match.played[-1].move == Go(field, "t")


def test_a_tap_hastens_what_is_shown_now_and_not_the_next_move(open_table: Any) -> None:
    table = open_table(position=LONE, pips=4)
    board = screen(table).race.board
    table.tap((board.x + 4, board.y + 4))
    calm = shown(table, 10, 14)
    assert calm > 32, "four steps, each to be seen"


def test_a_tap_hastens_the_die(open_table: Any) -> None:
    table = open_table()
    die = screen(table).die
    table.tap(die)
    left = die.rolling
    table.frames(2)
    calm = left - die.rolling
    table.tap(die)
    left = die.rolling
    table.frames(2)
    assert not die.rolling or left - die.rolling > 2 * calm
    rest(table)
    assert len(table.app.session.match.played) == 1, "a hasty tap is no second throw"


class Shaker:
    """An accelerometer in hands that can be told to shake."""

    def __init__(self) -> None:
        self.enabled = self.shaking = False
        self._count = 0

    def enable(self) -> None:
        self.enabled = True

    def disable(self) -> None:
        self.enabled = False

    @property
    def acceleration(self) -> tuple[float, float, float]:
        self._count += 1
        return (25.0 * (self._count // 3 % 2) if self.shaking else 0.0, 0.0, 9.81)


def test_a_shake_throws_the_die_once_where_there_is_a_sensor(
    open_table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    sensor = Shaker()
    monkeypatch.setattr(sensors, "plyer_feature", lambda name: {"accelerometer": sensor}[name])
    table = open_table()
    match = table.app.session.match
    assert sensor.enabled
    table.frames(60)
    assert not match.played
    for throws in (1, 2):
        sensor.shaking = True
        table.frames(40)
        sensor.shaking = False
        rest(table)
        table.frames(60)
        assert len(match.played) == throws
    table.app.nav.home()
    assert not sensor.enabled, "a sensor costs power"


def test_the_log_opens_at_the_last_move(open_table: Any) -> None:
    table = open_table()
    for _ in range(2):
        throw(table)
    table.tap(screen(table).stage.tools["log"])
    table.frames(2)
    assert screen(table).over.ids.scroller.scroll_y == 0
