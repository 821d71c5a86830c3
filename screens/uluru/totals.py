"""A small chart of the totals of earlier matches; the last one is the match just played."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.core.text import Label
from kivy.graphics import Color, Rectangle, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from screens.theme import Rgba, faded

WIDEST = 56  # dp of one column


class Totals(Widget):
    """Columns of stones, each with its number: the fewer the better."""

    values = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, values=self._draw)

    def _draw(self, *_: Any) -> None:
        theme = App.get_running_app().theme
        self.canvas.clear()
        if not self.values or self.width < 2:
            return
        gap = dp(8)
        wide = min(dp(WIDEST), (self.width - gap * (len(self.values) - 1)) / len(self.values))
        used = wide * len(self.values) + gap * (len(self.values) - 1)
        left = self.x + (self.width - used) / 2
        number = theme.small * 1.3
        unit = (self.height - number - dp(6)) / max(1, *self.values)
        with self.canvas:
            for place, value in enumerate(self.values):
                latest = place == len(self.values) - 1
                x = left + place * (wide + gap)
                tall = max(dp(4), value * unit)
                Color(*(theme.accent if latest else faded(theme.sand_edge, 0.75)))
                RoundedRectangle(
                    pos=(x, self.y), size=(wide, tall), radius=[min(dp(8), tall / 2)] * 2 + [0, 0]
                )
                self._write(str(value), theme.ink, latest, x + wide / 2, self.y + tall + dp(2))

    def _write(self, text: str, colour: Rgba, bold: bool, x: float, y: float) -> None:
        """A number above its column."""
        label = Label(text=text, font_size=App.get_running_app().theme.small, bold=bold)
        label.refresh()
        Color(*colour)
        Rectangle(
            texture=label.texture, pos=(x - label.texture.width / 2, y), size=label.texture.size
        )
