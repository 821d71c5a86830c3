"""The perch, where the birds wait that have no seat."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.graphics import BorderImage, Color, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from screens import art
from screens.theme import faded


class Perch(Widget):
    """A panel with branches: eight places in `columns` columns, one for each bird."""

    columns = NumericProperty(2)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, columns=self._draw)
        self._draw()

    @property
    def _rows(self) -> int:
        return 8 // self.columns

    @property
    def _margin(self) -> float:
        return float(min(dp(10), self.height * 0.04))

    @property
    def bird_height(self) -> float:
        """How tall a bird may be to fit here."""
        row = (self.height - 2 * self._margin) / self._rows
        return float(min(row * 0.88, (self.width / self.columns) * 1.18))

    def place(self, number: int) -> tuple[float, float]:
        """Where the bird of this number has its foot."""
        across, down = number % self.columns, number // self.columns
        row = (self.height - 2 * self._margin) / self._rows
        cell = (self.width - 2 * self._margin) / self.columns
        x = self.x + self._margin + cell * (across + 0.5)
        y = self.top - self._margin - row * (down + 1) + self._branch * 0.9
        return x, y

    @property
    def _branch(self) -> float:
        return min(dp(26), self.bird_height * 0.22)

    def _draw(self, *_: Any) -> None:
        theme = App.get_running_app().theme
        self.canvas.clear()
        if self.width < 2 or self.height < 2:
            return
        facts = art.facts("perch")
        tall = self._branch * 1.35
        natural = tall * art.aspect("perch")
        texture = art.texture("perch", tall)
        scale = tall / texture.height
        left, right = (facts["borders"][side] for side in ("left", "right"))
        with self.canvas:
            Color(*faded(theme.panel, 0.72))
            RoundedRectangle(pos=self.pos, size=self.size, radius=[min(dp(28), self.height * 0.15)])
            Color(1, 1, 1, 1)
            for row in range(self._rows):
                _, y = self.place(row * self.columns)
                BorderImage(
                    texture=texture,
                    border=(0, right * texture.width, 0, left * texture.width),
                    display_border=(0, right * natural, 0, left * natural),
                    pos=(self.x + self._margin, y - facts["top"] * tall - scale),
                    size=(self.width - 2 * self._margin, tall),
                )
