"""A chart of totals, the latest on the right: fewer stones are better and lie lower."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.core.text import Label as Type
from kivy.graphics import Color, Ellipse, Line, Rectangle
from kivy.metrics import dp
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from screens.theme import faded
from screens.widgets.shade import blend

MOST = 24


class Chart(Widget):
    """Dots on a line; the best of all glows."""

    totals = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, totals=self._draw)
        self._draw()

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        totals = self.totals[-MOST:]
        if not totals or self.width < dp(80):
            return
        theme = App.get_running_app().theme
        most = max(max(totals), 4)
        left, low = self.x + dp(40), self.y + dp(16)
        wide, tall = self.right - dp(16) - left, self.top - dp(16) - low
        step = wide / max(1, len(totals) - 1)
        points = [
            (left + (order * step if len(totals) > 1 else wide / 2), low + tall * total / most)
            for order, total in enumerate(totals)
        ]
        with self.canvas:
            for level in sorted({0, round(most / 2), most}):
                height = low + tall * level / most
                Color(*faded(theme.on_sky, 0.16))
                Line(points=(left, height, self.right - dp(16), height), width=dp(0.6))
                Color(*theme.on_sky_soft)
                self._write(str(level), left - dp(12), height, theme.small)
            self._draw_columns(theme, points, low, step)
            Color(*theme.accent)
            if len(points) > 1:
                Line(points=[part for point in points for part in point], width=dp(1.6))
            best = min(totals)
            for (x, y), total in zip(points, totals, strict=True):
                size = dp(16) if total == best else dp(9)
                Color(*(theme.glow if total == best else theme.accent))
                Ellipse(pos=(x - size / 2, y - size / 2), size=(size, size))

    def _draw_columns(
        self, theme: Any, points: list[tuple[float, float]], low: float, step: float
    ) -> None:
        wide = min(dp(20), step * 0.6 if len(points) > 1 else dp(20))
        Color(1, 1, 1, 1)
        shade = blend(faded(theme.accent, 0.04), faded(theme.accent, 0.4))
        for x, y in points:
            Rectangle(pos=(x - wide / 2, low), size=(wide, max(dp(1), y - low)), texture=shade)

    def _write(self, text: str, right: float, middle: float, size: float) -> None:
        written = Type(text=text, font_size=size)
        written.refresh()
        wide, tall = written.texture.size
        Rectangle(texture=written.texture, pos=(right - wide, middle - tall / 2), size=(wide, tall))
