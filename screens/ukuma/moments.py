"""The great moments of a game: the countdown to the signal, and the card that wins."""

from __future__ import annotations

import random
from math import cos, pi, sin
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.graphics import Color, Ellipse, PopMatrix, PushMatrix, Rectangle, Rotate
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from screens import art
from screens.theme import faded

SPARKS = 18


class Countdown(Widget):
    """Numbers over the middle of the table, for one reader or for two who face each other."""

    text = StringProperty("")
    facing = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), opacity=0, **kwargs)
        theme = App.get_running_app().theme
        with self.canvas:
            Color(*faded(theme.sky_top if theme.night else theme.ink, 0.82))
            self._disc = Ellipse()
        self._labels = [Label(bold=True, color=theme.glow), Label(bold=True, color=theme.glow)]
        for label in self._labels:
            self.add_widget(label)
        with self._labels[1].canvas.before:
            PushMatrix()
            self._turn = Rotate(angle=180, axis=(0, 0, 1))
        with self._labels[1].canvas.after:
            PopMatrix()
        for cause in ("pos", "size", "text", "facing"):
            self.fbind(cause, self._draw)

    def _draw(self, *_: Any) -> None:
        self._disc.pos, self._disc.size = self.pos, self.size
        own, other = self._labels
        for label in self._labels:
            label.text = self.text
            label.font_size = self.height * (0.34 if self.facing else 0.5)
            label.size = (self.width, self.height / (2 if self.facing else 1))
        if len(self.text) > 2:
            for label in self._labels:
                label.font_size *= 0.62
        own.center = (self.center_x, self.center_y - (self.height * 0.22 if self.facing else 0))
        other.center = (self.center_x, self.center_y + self.height * 0.22)
        other.opacity = self.facing
        self._turn.origin = other.center

    def show(self, text: str, still: bool) -> None:
        """One more number; it jumps a little."""
        self.text = text
        Animation.cancel_all(self)
        self.opacity = 1
        if not still:
            x, y = self.center
            side = self.height
            self.size = (side * 1.12, side * 1.12)
            self.center = (x, y)
            back = Animation(
                size=(side, side), x=x - side / 2, y=y - side / 2, duration=0.2, t="out_quad"
            )
            back.start(self)

    def hide(self) -> None:
        Animation.cancel_all(self, "opacity")
        Animation(opacity=0, duration=0.28).start(self)


class Celebration(Widget):
    """Sparks that fly from the winning card."""

    flown = NumericProperty(0)

    def __init__(self, x: float, y: float, reach: float, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        chance = random.Random(5)
        self._at, self._reach = (x, y), reach
        self._sparks = []
        with self.canvas:
            self._light = Color(1, 1, 1, 1)
            for number in range(SPARKS):
                angle = 2 * pi * (number + chance.uniform(-0.3, 0.3)) / SPARKS
                side = chance.uniform(0.14, 0.34) * reach
                spark = Rectangle(texture=art.texture("spark", dp(32)), size=(side, side))
                self._sparks.append((spark, angle, chance.uniform(0.6, 1.5)))
        self.bind(flown=self._fly)
        self._fly()

    def start(self) -> None:
        flight = Animation(flown=1, duration=0.9, t="out_quad")
        flight.bind(on_complete=lambda *_: self.parent and self.parent.remove_widget(self))
        flight.start(self)

    def _fly(self, *_: Any) -> None:
        x, y = self._at
        for spark, angle, far in self._sparks:
            way = self._reach * (0.35 + 1.5 * far * self.flown)
            spark.pos = (
                x + way * cos(angle) - spark.size[0] / 2,
                y + way * sin(angle) - spark.size[1] / 2,
            )
        self._light.a = 1 - self.flown**2
