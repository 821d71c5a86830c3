"""What is seen of a move: stones that step, turn and fly, one beat after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import pi, sin

from device.cues import Cue
from engines.uraeus.journey import Journey, Stop
from engines.uraeus.snake import faces_head
from screens.uraeus.snake import turn_of
from screens.uraeus.stone import Stone
from screens.uraeus.winding import Winding

STEP = 0.17
TURN = 0.24
FLIGHT = 0.28
SLIDE = 0.035  # a field on the way back after a hit
SLIDE_AT_LEAST = 0.3
STILL = 0.3  # a beat where nothing moves but people look (reduced motion)


class Beat:
    """Something that takes a while; `show` is given how much of it is over."""

    def __init__(
        self, seconds: float, show: Callable[[float], object], cue: Cue | None = None
    ) -> None:
        self.seconds = seconds
        self.show = show
        self.cue = cue


class Performance:
    """Plays beats; `then` is called once, after the last."""

    def __init__(
        self,
        beats: Iterator[Beat],
        play: Callable[[Cue], object],
        then: Callable[[], object],
    ) -> None:
        self._beats = beats
        self._play = play
        self._then = then
        self._beat: Beat | None = None
        self._spent = 0.0
        self.over = False

    def tick(self, seconds: float) -> None:
        self._spent += seconds
        while not self.over:
            if self._beat is None:
                self._beat = next(self._beats, None)
                if self._beat is None:
                    self.over = True
                    self._then()
                    return
                if self._beat.cue is not None:
                    self._play(self._beat.cue)
            beat = self._beat
            if self._spent < beat.seconds:
                beat.show(self._spent / beat.seconds)
                return
            beat.show(1.0)
            self._spent -= beat.seconds
            self._beat = None


def steps(stone: Stone, journey: Journey, winding: Winding, still: bool) -> Iterator[Beat]:
    """A stone makes its steps."""
    for before, after in pairwise(journey.stops):
        if before.field == after.field:
            yield Beat(STILL if still else TURN, _turning(stone, after, winding, still), Cue.SWAP)
        else:
            yield Beat(STEP, _stepping(stone, before, after, winding, still), Cue.PLACE)


def _stepping(
    stone: Stone, before: Stop, after: Stop, winding: Winding, still: bool
) -> Callable[[float], None]:
    def show(part: float) -> None:
        if still and part < 1:
            return
        point = winding.at(before.field + (after.field - before.field) * part)
        stone.stand_x, stone.stand_y = point.x, point.y
        stone.angle = turn_of(point.angle, faces_head(after.stone))
        stone.lift = 0 if still else 0.25 + 0.75 * sin(pi * part)
        stone.stature = 1

    return show


def _turning(stone: Stone, after: Stop, winding: Winding, still: bool) -> Callable[[float], None]:
    point = winding.at(after.field)
    end = turn_of(point.angle, faces_head(after.stone))

    def show(part: float) -> None:
        if still and part < 1:
            return
        stone.stand_x, stone.stand_y = point.x, point.y
        stone.angle = end - 180 * (1 - part)
        stone.lift = 0 if still else 0.25 + 0.6 * sin(pi * part)
        stone.stature = 1

    return show


def fly(stone: Stone, to: Callable[[], tuple[float, float, float]], still: bool) -> Beat:
    """Through the air to a place, which is asked for when it begins."""
    start: list[tuple[float, float, float, float]] = []
    end: list[tuple[float, float, float]] = []

    def show(part: float) -> None:
        if not start:
            start.append((stone.stand_x, stone.stand_y, stone.angle, stone.stature))
            end.append(to())
        if still and part < 1:
            return
        eased = part * part * (3 - 2 * part)
        (ax, ay, turn, _), (bx, by, angle) = start[0], end[0]
        stone.stand_x, stone.stand_y = ax + (bx - ax) * eased, ay + (by - ay) * eased
        stone.angle = turn + ((angle - turn + 180) % 360 - 180) * eased
        stone.lift = 0 if still else sin(pi * part)

    return Beat(FLIGHT, show)


def slide_back(stone: Stone, start: int, end: int, winding: Winding, still: bool) -> Beat:
    """A stone that was hit goes back along the snake, its front to the head."""

    def show(part: float) -> None:
        if still and part < 1:
            return
        eased = part * part * (3 - 2 * part)
        point = winding.at(start + (end - start) * eased)
        stone.stand_x, stone.stand_y = point.x, point.y
        stone.angle = turn_of(point.angle, True)
        stone.lift = 0 if still else 0.35 * sin(pi * part)

    return Beat(max(SLIDE_AT_LEAST, SLIDE * abs(start - end)), show, Cue.HIT)
