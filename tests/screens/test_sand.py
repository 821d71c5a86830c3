"""The sand in the glass: none is lost on its way down."""

from __future__ import annotations

from itertools import pairwise

import pytest

from screens.widgets.hourglass import _sand
from screens.widgets.sand import Point, Sand

SHARES = [step / 20 for step in range(21)]


@pytest.fixture(scope="module")
def sand() -> Sand:
    return _sand()


def area(fan: list[Point]) -> float:
    pairs = zip(fan, (*fan[1:], fan[0]), strict=True)
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs)) / 2


def test_what_leaves_above_arrives_below(sand: Sand) -> None:
    full = area(sand.above(1))
    assert full > 0.05
    for share in SHARES:
        above, below = area(sand.above(share)), area(sand.below(1 - share))
        assert above + below == pytest.approx(full, rel=0.02)


def test_the_level_sinks_and_the_pile_grows(sand: Sand) -> None:
    levels = [sand.level(share) for share in SHARES]
    tops = [sand.top(share) for share in SHARES]
    assert all(low < high for low, high in pairwise(levels))
    assert all(low < high for low, high in pairwise(tops))
    assert tops[-1] < sand.glass.neck < levels[1]


def test_sand_stays_inside_the_glass(sand: Sand) -> None:
    for share in SHARES:
        for x, y in (*sand.above(share), *sand.below(share)):
            assert abs(x) <= sand.glass.half(y) + 1e-6
            assert sand.glass.floor - 1e-6 <= y <= sand.glass.ceiling + 1e-6
