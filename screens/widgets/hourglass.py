"""The hourglass with its falling sand.

The table sets `level` (the share of sand that is still above) and calls `flow` every frame while
sand falls. The bodies of sand are two small fans that change only when a pixel does; the grains
are one batch of points whose paths follow from the time alone.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from kivy.animation import Animation
from kivy.graphics import Color, Mesh, Point, PopMatrix, PushMatrix, Rectangle, Rotate
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from screens import art
from screens.widgets.sand import Glass, Sand, glass_of
from screens.widgets.sand import Point as SandPoint

FALLING, SLIDING, SINKING = 70, 46, 26
TURN = 0.28
SAND = (0.98, 0.79, 0.5, 1)
BRIGHT = (1.0, 0.9, 0.68, 1)


@cache
def _sand() -> Sand:
    facts = art.facts("hourglass_glass")
    glass: Glass = glass_of(facts["outline"], facts["neck"]["y"], art.aspect("hourglass_glass"))
    return Sand(glass)


class HourglassView(ButtonBehavior, Widget):
    """Shows `level` from 1 (all above) to 0 (all below)."""

    level = NumericProperty(0)
    angle = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._sand = _sand()
        self._time = 0.0
        chance = random.Random(8)
        self._falling = [
            (chance.random(), chance.uniform(0.9, 1.3), chance.gauss(0, 0.35))
            for _ in range(FALLING)
        ]
        self._sliding = [
            (chance.random(), chance.uniform(0.5, 1.0), chance.choice((-1, 1)))
            for _ in range(SLIDING)
        ]
        self._sinking = [
            (chance.random(), chance.uniform(0.3, 0.6), chance.choice((-1, 1)))
            for _ in range(SINKING)
        ]
        with self.canvas:
            PushMatrix()
            self._turn = Rotate(axis=(0, 0, 1))
            Color(1, 1, 1, 1)
            self._frame = Rectangle()
            Color(*SAND)
            self._above = Mesh(mode="triangle_fan")
            self._below = Mesh(mode="triangle_fan")
            self._stream_tint = Color(*SAND)
            self._stream = Rectangle()
            self._grains_tint = Color(*BRIGHT)
            self._grains = Point(pointsize=1)
            Color(1, 1, 1, 1)
            self._glass = Rectangle()
            PopMatrix()
        self.bind(pos=self._lay, size=self._lay, angle=self._lean)
        self.fbind("level", self._pour)
        self._drawn = -1.0
        self.still()
        self._lay()

    def turn_over(self) -> None:
        """The hand turns the glass, and all its sand is above."""
        self.level = 1
        self.angle = 180
        Animation(angle=0, duration=TURN, t="in_out_quad").start(self)

    def flow(self, seconds: float) -> None:
        """Grains fall for that long."""
        self._time += seconds
        share = self.level
        if share <= 0:
            self.still()
            return
        self._stream_tint.a = 0.9
        self._grains_tint.a = 1
        sand, time = self._sand, self._time
        top, level = sand.top(1 - share), sand.level(share)
        neck, drop = sand.glass.neck, sand.glass.neck - top
        grains: list[SandPoint] = []
        for phase, speed, aside in self._falling:
            part = (phase + time * speed * 1.6) % 1
            grains.append((aside * (0.012 + 0.02 * part), neck - drop * part * part))
        reach = sand.reach(top)
        for phase, speed, side in self._sliding:
            part = (phase + time * speed) % 1
            x = side * reach * part
            grains.append((x, sand.slope(top, x) + 0.012 * (1 - part) * (0.5 + phase)))
        low, half = sand.dip(level), sand.glass.half(level)
        for phase, speed, side in self._sinking:
            part = 1 - (phase + time * speed) % 1
            grains.append((side * half * part * 0.96, low + (level - low) * part))
        unit = self._unit
        left, foot = self._at(0, 0)
        self._grains.points = [way for x, y in grains for way in (left + x * unit, foot + y * unit)]
        thick = unit * 0.016
        self._stream.pos = (left - thick / 2, foot + top * unit)
        self._stream.size = (thick, drop * unit)

    def still(self) -> None:
        """No grain falls."""
        self._stream_tint.a = 0
        self._grains_tint.a = 0

    # Drawing.

    @property
    def _unit(self) -> float:
        """The width of the picture in pixels; the glass keeps its shape inside the widget."""
        shape = art.aspect("hourglass_glass")
        return float(min(self.width, self.height * shape))

    def _at(self, x: float, y: float) -> SandPoint:
        unit = self._unit
        low = self.center_y - unit / art.aspect("hourglass_glass") / 2
        return self.center_x + x * unit, low + y * unit

    def _lay(self, *_: Any) -> None:
        unit = self._unit
        tall = unit / art.aspect("hourglass_glass")
        for name, shape in (("hourglass_frame", self._frame), ("hourglass_glass", self._glass)):
            shape.texture = art.texture(name, tall)
            shape.pos = (self.center_x - unit / 2, self.center_y - tall / 2)
            shape.size = (unit, tall)
        self._grains.pointsize = max(dp(0.8), unit * 0.0085)
        grain = art.texture("sand", dp(256))
        grain.wrap = "repeat"
        self._drawn = -1.0
        self._pour()
        self._lean()

    def _lean(self, *_: Any) -> None:
        self._turn.origin = self.center
        self._turn.angle = self.angle

    def _pour(self, *_: Any) -> None:
        share = min(max(self.level, 0.0), 1.0)
        if abs(share - self._drawn) * self._unit < 0.25 and 0 < share < 1:
            return
        self._drawn = share
        self._fill(self._above, self._sand.above(share) if share > 0 else [])
        self._fill(self._below, self._sand.below(1 - share) if share < 1 else [])

    def _fill(self, mesh: Mesh, fan: list[SandPoint]) -> None:
        vertices: list[float] = []
        for x, y in fan:
            vertices += (*self._at(x, y), 0, 0)
        mesh.vertices = vertices
        mesh.indices = list(range(len(fan)))
