"""How the snake lies in a box of any shape: pure sums, in the pixels of the box, y upwards.

The snake winds from the head at the upper left to the tail at the bottom, in as many rows as
make its fields largest. The way is measured in fields: 0 is the middle of the head, 63 the tail.
"""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from engines.uraeus.snake import TAIL

GIRTH = 0.74  # of the snake, in the pitch of its rows
SWAY = 0.07  # how far rows swing, in their pitch
HOOD = 0.62  # half a hood, in the pitch of the rows
SNOUT = 2.0  # from the middle of the head to its tongue, in girths
TIP = 1.35  # what the tail is longer than its last field, in girths
BENDS = 14  # straight pieces in half a circle
STRIDE = 0.2  # of a girth, between two points of a row


@dataclass(frozen=True)
class Point:
    """A place on the snake and the direction towards the tail there, in radians."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True)
class Winding:
    """Where everything of the snake lies."""

    girth: float
    pitch: float
    """From one field to the next."""

    spine: tuple[tuple[float, float], ...]
    arcs: tuple[float, ...]
    """How long the spine is up to each of its points."""

    angles: tuple[float, ...]
    """Where the spine leads at each of its points."""

    tapers: bool = True
    """Whether it ends in a tail."""

    def at(self, way: float) -> Point:
        """A place on the snake; before the head and after the tail it goes straight on."""
        arc = way * self.pitch
        index = min(max(bisect(self.arcs, arc), 1), len(self.arcs) - 1)
        (ax, ay), (bx, by) = self.spine[index - 1 : index + 1]
        start, end = self.arcs[index - 1 : index + 1]
        part = (arc - start) / (end - start)
        turn = self.angles[index] - self.angles[index - 1]
        turn = (turn + pi) % (2 * pi) - pi
        eased = min(1.0, max(0.0, part))
        return Point(
            ax + (bx - ax) * part, ay + (by - ay) * part, self.angles[index - 1] + turn * eased
        )

    def thickness(self, arc: float) -> float:
        """How broad the snake is there, in girths: it thins out from the geese on."""
        if not self.tapers:
            return 1.0
        left = self.arcs[-1] - arc
        thin = TIP * self.girth + 9 * self.pitch
        if left >= thin:
            return 1.0
        part = max(0.0, left / thin)
        return (0.3 + 0.7 * part) * min(1.0, (left / (self.girth * 0.9)) ** 0.6)

    @property
    def stone(self) -> float:
        """The side of a stone."""
        return min(self.pitch * 1.02, self.girth * 1.06)

    @property
    def plate(self) -> float:
        """The breadth of a field."""
        return min(self.pitch * 0.93, self.girth * 0.94)


@lru_cache(maxsize=8)
def wind(x: float, y: float, width: float, height: float) -> Winding:
    """The winding with the largest fields that fits into the box."""
    return max(
        (_winding(x, y, width, height, rows) for rows in range(1, 16)),
        key=lambda winding: winding.stone,
    )


@lru_cache(maxsize=32)
def stretch(x: float, y: float, width: float, height: float, first: int, last: int) -> Winding:
    """A piece of the snake, lying straight from one field to another."""
    before = SNOUT * GIRTH * 0.8 if first == 0 else 0.8
    after = 1.7 if last == TAIL else 0.8
    pitch = min(width / (last - first + before + after), height * 0.86)
    girth = pitch * 0.88
    left = x + width / 2 - pitch * (last - first + after - before) / 2
    middle = y + height / 2
    # A piece from the middle runs on beyond the edges of its box.
    ends = (0.0 if first == 0 else first - 1.4, last + (after if last == TAIL else 1.4))
    count = 40
    places = [ends[0] + (ends[1] - ends[0]) * k / count for k in range(count + 1)]
    return Winding(
        girth,
        pitch,
        tuple((left + (place - first) * pitch, middle) for place in places),
        tuple(place * pitch for place in places),
        (0.0,) * (count + 1),
        last == TAIL,
    )


def _winding(x: float, y: float, width: float, height: float, rows: int) -> Winding:
    low = GIRTH / 2 + SWAY
    pitch = height / (rows - 1 + HOOD + low)
    if rows == 1:
        pitch = min(pitch, width / 6)
    girth = pitch * GIRTH
    left, right = x + (pitch + girth) / 2, x + width - (pitch + girth) / 2
    top = y + height - pitch * HOOD
    points: list[tuple[float, float]] = []
    for row in range(rows):
        middle = top - row * pitch
        start, end = left, right
        if row == 0:
            start = x + SNOUT * girth
        if row == rows - 1:
            end = x + width - girth * 0.1
        if row % 2:
            start, end = right, left
            if row == rows - 1:
                end = x + girth * 0.1
        points += _row(start, end, middle, left, right, pitch)
        if row < rows - 1:
            points += _bend(end, middle - pitch / 2, pitch / 2, row % 2 == 0)
    arcs = [0.0]
    for (ax, ay), (bx, by) in pairwise(points):
        arcs.append(arcs[-1] + hypot(bx - ax, by - ay))
    step = max(1e-6, (arcs[-1] - TIP * girth) / TAIL)
    return Winding(girth, step, tuple(points), tuple(arcs), _angles(points))


def _angles(points: list[tuple[float, float]]) -> tuple[float, ...]:
    """The direction at each point: from the one before it to the one after it."""
    before, after = [points[0], *points[:-1]], [*points[1:], points[-1]]
    return tuple(atan2(by - ay, bx - ax) for (ax, ay), (bx, by) in zip(before, after, strict=True))


def _row(
    start: float, end: float, middle: float, left: float, right: float, pitch: float
) -> list[tuple[float, float]]:
    """A row that sways a little; all rows sway alike, so that they keep their distance."""
    steps = max(2, round(abs(end - start) / (pitch * GIRTH * STRIDE)))
    span = max(1.0, right - left)
    waves = max(1, round(span / (pitch * 3.4)))
    points = []
    for step in range(steps + 1):
        across = start + (end - start) * step / steps
        part = min(1.0, max(0.0, (across - left) / span))
        calm = min(1.0, 5 * part, 5 * (1 - part))  # no kink where a bend begins
        calm *= calm * (3 - 2 * calm)
        points.append((across, middle + calm * SWAY * pitch * sin(2 * pi * waves * part)))
    return points


def _bend(x: float, y: float, radius: float, to_right: bool) -> list[tuple[float, float]]:
    """Half a circle down into the next row, without its two ends."""
    side = 1 if to_right else -1
    return [
        (x + side * radius * sin(pi * k / BENDS), y + radius * cos(pi * k / BENDS))
        for k in range(1, BENDS)
    ]
