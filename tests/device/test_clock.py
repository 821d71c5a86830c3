"""The hourglass runs on the clock it is given, stands when laid down, counts its last seconds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.clock import HandClock, Hourglass, WallClock


@pytest.fixture
def clock() -> HandClock:
    return HandClock(1000.0)


@pytest.fixture
def glass(clock: HandClock) -> Hourglass:
    return Hourglass(clock)


def test_a_glass_that_was_never_filled_neither_runs_nor_is_out(glass: Hourglass) -> None:
    assert (glass.running, glass.out, glass.remaining(), glass.level) == (False, False, 0.0, 0.0)


def test_sand_runs_until_it_is_out(clock: HandClock, glass: Hourglass) -> None:
    glass.start(60)
    clock.advance(45)
    assert (glass.remaining(), glass.level, glass.running, glass.out) == (15.0, 0.25, True, False)
    clock.advance(15)
    assert (glass.remaining(), glass.level, glass.running, glass.out) == (0.0, 0.0, False, True)
    clock.advance(1000)
    assert glass.remaining() == 0.0


def test_a_glass_on_its_side_stands_still(clock: HandClock, glass: Hourglass) -> None:
    glass.start(60)
    clock.advance(20)
    glass.pause()
    clock.advance(3600)
    assert (glass.remaining(), glass.running) == (40.0, False)
    glass.resume()
    clock.advance(5)
    glass.resume()
    assert (glass.remaining(), glass.running) == (35.0, True)


def test_a_restored_glass_stands_where_it_stood(clock: HandClock, glass: Hourglass) -> None:
    glass.restore(7.25, 60)
    clock.advance(100)
    assert (glass.remaining(), glass.running, glass.out) == (7.25, False, False)
    glass.resume()
    clock.advance(0.5)
    assert glass.ticks() == (7,)
    clock.advance(6.75)
    assert glass.out


@pytest.mark.parametrize(("stored", "stands"), [(-3.0, 0.0), (99.0, 60.0)])
def test_a_senseless_stored_time_is_bent_into_the_glass(
    glass: Hourglass, stored: float, stands: float
) -> None:
    glass.restore(stored, 60)
    assert glass.remaining() == stands


def test_turning_lets_the_fallen_sand_run_back(clock: HandClock, glass: Hourglass) -> None:
    glass.start(60)
    clock.advance(20)
    glass.turn()
    assert glass.remaining() == 20.0
    clock.advance(20)
    assert glass.out
    glass.turn()
    assert glass.remaining() == 60.0
    assert glass.running


def test_the_last_ten_seconds_are_counted_once_each(clock: HandClock, glass: Hourglass) -> None:
    glass.start(12)
    heard: list[int] = []
    for _ in range(12 * 64 + 10):
        clock.advance(1 / 64)
        heard += glass.ticks()
    assert heard == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]


def test_a_slow_frame_reports_every_second_it_swallowed(clock: HandClock, glass: Hourglass) -> None:
    glass.start(60)
    clock.advance(56.5)
    assert glass.ticks() == (10, 9, 8, 7, 6, 5, 4)
    assert glass.ticks() == ()
    clock.advance(100)
    assert glass.ticks() == (3, 2, 1)


@given(st.lists(st.floats(0, 5), max_size=60), st.floats(0.5, 30))
def test_ticks_do_not_depend_on_when_they_are_asked_for(frames: list[float], length: float) -> None:
    clock = HandClock()
    glass = Hourglass(clock)
    glass.start(length)
    heard: list[int] = []
    for frame in frames:
        clock.advance(frame)
        heard += glass.ticks()
    left = glass.remaining()
    assert heard == [n for n in range(10, 0, -1) if length > n >= left]


def test_the_clocks_only_go_forward(clock: HandClock) -> None:
    with pytest.raises(ValueError, match="backwards"):
        clock.advance(-1)
    wall = WallClock()
    assert wall.now() <= wall.now()
