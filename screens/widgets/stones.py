"""Stones are what wishes left open cost."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.label import Label

from screens import art


class StoneCount(Label):
    """A stone, and how many of them."""

    stones = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        theme = App.get_running_app().theme
        super().__init__(
            font_size=theme.time, bold=True, color=theme.on_sky, halign="left", valign="middle"
        )
        with self.canvas.before:
            Color(1, 1, 1, 1)
            self._stone = Rectangle()
        self.bind(stones=self._count, pos=self._lay, size=self._lay, texture_size=self._lay)
        self._count()
        for name, value in kwargs.items():
            setattr(self, name, value)

    def _count(self, *_: Any) -> None:
        self.text = str(self.stones)

    def _lay(self, *_: Any) -> None:
        side = min(self.height, self.font_size * 1.1)
        self.padding = (side + dp(8), 0, 0, 0)
        self._stone.texture = art.texture("stone", side)
        self._stone.pos = (self.center_x - self.texture_size[0] / 2, self.center_y - side / 2)
        self._stone.size = (side, side)
