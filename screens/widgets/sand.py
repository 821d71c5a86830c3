"""The shape of sand in a glass: how high it stands above, and how it piles up below.

Lengths are in widths of the glass, x from its axis, y from the foot of its picture. Nothing here
draws; the sums that keep the sand the same amount above and below are done once.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]

FILL = 0.7  # how much of the upper glass the sand takes when all of it is there
REPOSE = 0.62  # the slope of a pile
DIP = 0.42  # the slope of the funnel above
STEPS = 64


@dataclass(frozen=True)
class Glass:
    """Half the outline of a glass, from its floor to its ceiling: heights and half widths."""

    heights: tuple[float, ...]
    halves: tuple[float, ...]
    neck: float

    @property
    def floor(self) -> float:
        return self.heights[0]

    @property
    def ceiling(self) -> float:
        return self.heights[-1]

    def half(self, y: float) -> float:
        """How far the wall is from the axis."""
        index = min(max(bisect_left(self.heights, y), 1), len(self.heights) - 1)
        low, high = self.heights[index - 1], self.heights[index]
        part = min(max((y - low) / (high - low), 0.0), 1.0)
        return self.halves[index - 1] + (self.halves[index] - self.halves[index - 1]) * part

    def walls(self, low: float, high: float) -> list[Point]:
        """Points of the right wall between two heights, both included."""
        between = [
            (half, y) for y, half in zip(self.heights, self.halves, strict=True) if low < y < high
        ]
        return [(self.half(low), low), *between, (self.half(high), high)]


def glass_of(outline: Sequence[Sequence[float]], neck: float, aspect: float) -> Glass:
    """The glass of an outline given in parts of a picture that is `aspect` as wide as high."""
    right = sorted((y / aspect, x - 0.5) for x, y in outline if x > 0.5)
    return Glass(tuple(y for y, _ in right), tuple(x for _, x in right), neck / aspect)


class Sand:
    """All the sand of one glass, for any share of it that is still above."""

    def __init__(self, glass: Glass) -> None:
        self.glass = glass
        full = FILL * _area(self._above(glass.ceiling))
        levels = [
            glass.neck + (glass.ceiling - glass.neck) * step / STEPS for step in range(STEPS + 1)
        ]
        self._levels = _inverse(levels, lambda level: _area(self._above(level)) / full)
        tops = [
            glass.floor + (glass.neck - glass.floor) * step / STEPS for step in range(STEPS + 1)
        ]
        self._tops = _inverse(tops, lambda top: _area(self._below(top)) / full)

    def level(self, share: float) -> float:
        """The height to which `share` of the sand fills the upper glass."""
        return self._levels(share)

    def top(self, share: float) -> float:
        """The height of the pile that `share` of the sand makes below."""
        return self._tops(share)

    def above(self, share: float) -> list[Point]:
        """The sand above as a fan round its first point."""
        return self._above(self.level(share))

    def below(self, share: float) -> list[Point]:
        """The pile as a fan round its first point."""
        return self._below(self.top(share))

    def slope(self, top: float, x: float) -> float:
        """The height of the pile's surface at a distance from the axis."""
        return max(self.glass.floor, top - REPOSE * abs(x))

    def reach(self, top: float) -> float:
        """How far from the axis the slope of the pile goes down."""
        return (top - max(self.glass.floor, _meeting(self.glass, top))) / REPOSE

    def dip(self, level: float) -> float:
        """The lowest point of the funnel."""
        glass = self.glass
        return max(glass.neck, level - DIP * glass.half(level) * 0.6)

    def _above(self, level: float) -> list[Point]:
        right = self.glass.walls(self.glass.neck, level)
        return [(0.0, self.dip(level)), *reversed(right), *((-x, y) for x, y in right)]

    def _below(self, top: float) -> list[Point]:
        glass = self.glass
        foot = _meeting(glass, top)
        right = (
            [((top - glass.floor) / REPOSE, glass.floor)]
            if foot <= glass.floor
            else [(glass.half(glass.floor), glass.floor), *glass.walls(glass.floor, foot)[1:]]
        )
        ridge = (0.0, top)
        return [
            (0.0, glass.floor),
            *right,
            ridge,
            *((-x, y) for x, y in reversed(right)),
        ]


def _meeting(glass: Glass, top: float) -> float:
    """The height at which the slope of a pile meets the wall."""
    low, high = glass.floor, top
    for _ in range(24):
        middle = (low + high) / 2
        if top - REPOSE * glass.half(middle) > middle:
            low = middle
        else:
            high = middle
    return low


def _area(polygon: Sequence[Point]) -> float:
    pairs = zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs)) / 2


def _inverse(values: list[float], share: Callable[[float], float]) -> Callable[[float], float]:
    """The value for a share, of a share that grows with the value."""
    shares = [share(value) for value in values]

    def value_at(wanted: float) -> float:
        if wanted <= 0:
            return values[0]
        index = min(max(bisect_left(shares, wanted), 1), len(shares) - 1)
        low, high = shares[index - 1], shares[index]
        part = (wanted - low) / (high - low) if high > low else 1.0
        return values[index - 1] + (values[index] - values[index - 1]) * min(part, 1.0)

    return value_at
