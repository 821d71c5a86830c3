"""The die: a cube that tumbles and comes to rest on what chance has thrown already."""

from __future__ import annotations

import random
from math import cos, hypot, pi, radians, sin
from typing import Any

from kivy.app import App
from kivy.graphics import Color, Ellipse, Mesh, Rectangle
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty
from kivy.uix.widget import Widget

from screens.theme import faded, shaded
from screens.widgets.shade import soft_box

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

SECONDS = 0.95
HASTE = 6.0
TURNS = 2.4
CORNER = 0.3
TILT = (17, -15)  # degrees about x and y at rest: two more faces can be seen
LIGHT: Vector = (-0.1, 0.42, 0.9)

# Of each number: the middle of its face and the two directions along it.
FACES: dict[int, tuple[Vector, Vector, Vector]] = {
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    6: ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    2: ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    5: ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    3: ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    4: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
}
A = 0.52
PIPS = {
    1: ((0, 0),),
    2: ((-A, A), (A, -A)),
    3: ((-A, A), (0, 0), (A, -A)),
    4: ((-A, A), (A, A), (-A, -A), (A, -A)),
    5: ((-A, A), (A, A), (0, 0), (-A, -A), (A, -A)),
    6: ((-A, A), (A, A), (-A, 0), (A, 0), (-A, -A), (A, -A)),
}


class Die(Widget):
    """`waiting` asks for a tap; `throw` shows a result, and tells when the die lies."""

    waiting = BooleanProperty(False)
    pulse = NumericProperty(1)
    tint = ColorProperty((0.43, 0.16, 0.13, 1))

    __events__ = ("on_tap", "on_rest")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.pips = 1
        self.rolling = 0.0
        self._speed = 1.0
        self._axis: Vector = (1, 0, 0)
        for cause in ("pos", "size", "waiting", "pulse", "tint"):
            self.fbind(cause, self._draw)

    def show(self, pips: int) -> None:
        """It lies as it was thrown before."""
        self.pips, self.rolling = pips, 0.0
        self._draw()

    def throw(self, pips: int) -> None:
        """It falls, and comes to rest on this many pips."""
        self.pips = pips
        if App.get_running_app().settings.reduced_motion:
            self.show(pips)
            self.dispatch("on_rest")
            return
        turn = random.uniform(0, 2 * pi)
        self._axis = (cos(turn), sin(turn), random.uniform(-0.4, 0.4))
        self.rolling, self._speed = 1.0, 1.0
        self._draw()

    def hasten(self) -> None:
        """Somebody cannot wait to see it lie."""
        self._speed = HASTE

    def tick(self, seconds: float) -> None:
        if not self.rolling:
            return
        self.rolling = max(0.0, self.rolling - seconds * self._speed / SECONDS)
        self._draw()
        if not self.rolling:
            self.dispatch("on_rest")

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        self.dispatch("on_tap")
        return True

    def on_tap(self) -> None: ...

    def on_rest(self) -> None: ...

    # The cube.

    def _orientation(self) -> Matrix:
        middle, along, up = FACES[self.pips]
        rest = _times(_about((0, 1, 0), radians(TILT[1])), _about((1, 0, 0), radians(-TILT[0])))
        lying = _times(rest, (along, up, middle))
        spin = self.rolling**2 * TURNS * 2 * pi
        return _times(_about(self._axis, spin), lying)

    def _draw(self, *_: Any) -> None:
        theme = App.get_running_app().theme
        self.canvas.clear()
        side = min(self.size)
        if side < dp(16):
            return
        x, y = self.center
        hop = sin(min(1.0, self.rolling * 1.15) * pi) * side * 0.1
        half = side * 0.29 * (1 + hop / side)
        with self.canvas:
            if self.waiting:
                Color(*faded(theme.glow, 0.9 * self.pulse))
                Rectangle(
                    texture=soft_box(),
                    pos=(x - side * 0.66, y - side * 0.66),
                    size=(side * 1.32,) * 2,
                )
            Color(0.08, 0.02, 0.12, 0.5)
            Ellipse(
                pos=(x - half * 1.15 + hop, y - half * 1.45 - hop), size=(half * 2.5, half * 2.3)
            )
            self._draw_cube(self._orientation(), x, y + hop, half)

    def _draw_cube(self, turned: Matrix, x: float, y: float, half: float) -> None:
        parchment = App.get_running_app().theme.parchment
        seen = []
        for pips, face in FACES.items():
            middle, along, up = (_apply(turned, each) for each in face)
            if middle[2] > 0.02:
                seen.append((middle[2], pips, middle, along, up))
        for rounding, light in ((0.12, 0.66), (CORNER, 1.0)):
            for _, pips, middle, along, up in sorted(seen):
                bright = max(0.0, sum(a * b for a, b in zip(middle, LIGHT, strict=True)))
                size = 1.0 if light < 1 else 0.95

                def at(u: float, v: float, m: Any = middle, a: Any = along, b: Any = up) -> Any:
                    return (
                        x + half * (m[0] + u * a[0] + v * b[0]),
                        y + half * (m[1] + u * a[1] + v * b[1]),
                    )

                Color(*shaded(parchment, light * (0.5 + 0.52 * min(1.0, bright))))
                _polygon([at(u * size, v * size) for u, v in _square(rounding)])
                if light == 1:
                    Color(*self.tint)
                    for px, py in PIPS[pips]:
                        _polygon([at(px + 0.2 * u, py + 0.2 * v) for u, v in _circle(16)])


def _square(corner: float) -> list[tuple[float, float]]:
    """The outline of a square of side 2 with round corners."""
    points = []
    for quarter, (cx, cy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for k in range(7):
            angle = (quarter + k / 6) * pi / 2
            points.append(
                (cx * (1 - corner) + corner * cos(angle), cy * (1 - corner) + corner * sin(angle))
            )
    return points


def _circle(parts: int) -> list[tuple[float, float]]:
    return [(cos(2 * pi * k / parts), sin(2 * pi * k / parts)) for k in range(parts)]


def _polygon(points: list[tuple[float, float]]) -> None:
    vertices: list[float] = []
    for x, y in points:
        vertices += (x, y, 0, 0)
    Mesh(vertices=vertices, indices=range(len(points)), mode="triangle_fan")


def _about(axis: Vector, angle: float) -> Matrix:
    """A turn about an axis."""
    length = hypot(*axis) or 1.0
    x, y, z = (part / length for part in axis)
    c, s = cos(angle), sin(angle)
    d = 1 - c
    return (
        (c + x * x * d, x * y * d - z * s, x * z * d + y * s),
        (y * x * d + z * s, c + y * y * d, y * z * d - x * s),
        (z * x * d - y * s, z * y * d + x * s, c + z * z * d),
    )


def _apply(turn: Matrix, vector: Vector) -> Vector:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in turn)
    return x, y, z


def _times(one: Matrix, other: Matrix) -> Matrix:
    columns = tuple(zip(*other, strict=True))
    first, second, third = (
        tuple(sum(a * b for a, b in zip(row, column, strict=True)) for column in columns)
        for row in one
    )
    return first, second, third  # type: ignore[return-value]
