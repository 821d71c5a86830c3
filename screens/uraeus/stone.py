"""A stone of Uraeus: a small snake's head that looks where it will go."""

from __future__ import annotations

from math import hypot
from typing import Any

from kivy.app import App
from kivy.graphics import Color, Line, PopMatrix, PushMatrix, Rectangle, Rotate, Translate
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from screens import art
from screens.theme import faded
from screens.widgets.drag import Piece
from screens.widgets.shade import soft_box

COLOURS = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}
TOUCH = 26  # dp about its middle where a finger always finds it
THICK = 0.07  # of its side
RISE = 0.22  # how far a lifted stone is above the ground, in its side


class Stone(Piece):
    """Knows whose it is and where it belongs; `angle` is its turn on the glass, in degrees."""

    angle = NumericProperty(0)
    side = NumericProperty(48)
    glowing = BooleanProperty(False)
    pulse = NumericProperty(1)
    spent = BooleanProperty(False)
    """Home for good: it lies there turned over."""

    def __init__(self, letter: str, seat: int, ground: Widget, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.letter = letter
        self.seat = seat
        self.field: int | None = None
        self.faces_head = False
        self.level = 0
        self.rest_angle = 0.0
        theme = App.get_running_app().theme
        self._glow_tone, self._chosen_tone = theme.glow, theme.parchment
        with ground.canvas:  # the glow of an upper stone must not veil the lower one
            self._glow = Color(*faded(theme.glow, 0))
            self._halo = Rectangle(texture=soft_box())
            self._ring = Line(circle=(0, 0, 1), width=dp(2))
        with self.canvas:
            self._shade = Color(0.12, 0.04, 0.1, 0.5)
            self._shadow = Rectangle(texture=soft_box())
            self._under = self._layer((0.32, 0.22, 0.3, 1))
            self._over = self._layer((1, 1, 1, 1))
        for cause in (
            "stand_x", "stand_y", "lift", "stature", "angle", "side", "glowing", "chosen", "pulse",
            "spent",
        ):  # fmt: skip
            self.fbind(cause, self._draw)
        self._draw()

    @staticmethod
    def _layer(tone: tuple[float, ...]) -> tuple[Color, Translate, Rotate, Rectangle]:
        PushMatrix()
        parts = (Color(*tone), Translate(), Rotate(axis=(0, 0, 1)), Rectangle())
        PopMatrix()
        return parts

    def _draw(self, *_: Any) -> None:
        side = self.side * self.stature * (1 + 0.12 * self.lift)
        x, y, up = self.stand_x, self.stand_y, RISE * self.lift * self.side
        self.size = (side, side)
        self.pos = (x - side / 2, y - side / 2)
        self._lay_light(x, y, side, up)
        texture = art.texture(f"uraeus_stone_{COLOURS[self.letter]}", side)
        thick = max(dp(1.5), side * THICK)
        for (tone, move, turn, shape), away, light in (
            (self._under, up - thick / 2, 0.34),
            (self._over, up + thick / 2, 0.62 if self.spent else 1),
        ):
            tone.rgb = (light, light * (0.8 if light < 0.5 else 1), light)
            move.xy = (x, y + away)
            turn.angle = self.angle
            shape.texture = texture
            shape.size = (side, side)
            shape.pos = (-side / 2, -side / 2)

    def _lay_light(self, x: float, y: float, side: float, up: float) -> None:
        halo = side * 1.62
        tone = self._chosen_tone if self.chosen else self._glow_tone
        self._glow.rgba = faded(tone, self.pulse if self.glowing or self.chosen else 0)
        self._halo.pos, self._halo.size = (x - halo / 2, y - halo / 2), (halo, halo)
        self._ring.circle = (x, y, side * 0.58)
        shadow = side * 1.1
        self._shade.a = 0.55 - 0.15 * self.lift
        self._shadow.pos = (x - shadow / 2 + side * 0.06 + up * 0.4, y - shadow / 2 - side * 0.1)
        self._shadow.size = (shadow, shadow)

    def touched(self, x: float, y: float) -> float | None:
        gap = hypot(x - self.stand_x, y - self.stand_y)
        return gap if gap <= max(self.width * 0.6, dp(TOUCH)) else None

    def jump(self) -> None:
        super().jump()
        self.angle = self.rest_angle
