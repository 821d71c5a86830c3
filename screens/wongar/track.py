"""The scorpion track: how far the scorpion has come, and what a majority is worth now."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.graphics import Color, Ellipse, Line, RoundedRectangle
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from engines.wongar.board import Board, Section
from screens.theme import faded
from screens.wongar.look import FIGURES, picture, write

ROOMY = 270  # dp that a section needs to tell its points


class Track(Widget):
    """All sections with their spaces and points; packed close, only what counts now."""

    board: Board = ObjectProperty()
    space = NumericProperty(0)
    compact = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.bind(pos=self._draw, size=self._draw, space=self._draw, compact=self._draw)

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        if self.width < dp(60):
            return
        theme: Any = App.get_running_app().theme
        with self.canvas:
            if self.compact:
                self._draw_compact(theme)
                return
            gap, x, first = dp(6), self.x, 1
            for section, wide in zip(self.board.sections, self._widths(gap), strict=True):
                self._draw_section(theme, section, first, x, wide)
                x += wide + gap
                first = section.last + 1

    def _widths(self, gap: float) -> list[float]:
        """As much for every section; where that is too little, most for the one that counts."""
        sections = self.board.sections
        room = self.width - gap * (len(sections) - 1)
        if room / len(sections) >= dp(ROOMY) or len(sections) == 1:
            return [room / len(sections)] * len(sections)
        current = self.board.section(self.space)
        slim = room * 0.44 / (len(sections) - 1)
        return [room * 0.56 if section is current else slim for section in sections]

    def _panel(self, theme: Any, x: float, wide: float, current: bool) -> None:
        Color(*theme.panel)
        RoundedRectangle(pos=(x, self.y), size=(wide, self.height), radius=[self.height * 0.34])
        if current:
            Color(*faded(theme.glow, 0.16))
            RoundedRectangle(pos=(x, self.y), size=(wide, self.height), radius=[self.height * 0.34])
            Color(*(theme.glow if theme.night else theme.accent))
            Line(
                rounded_rectangle=(x, self.y, wide, self.height, self.height * 0.34), width=dp(1.3)
            )

    def _draw_section(
        self, theme: Any, section: Section, first: int, x: float, wide: float
    ) -> None:
        current = self.board.section(self.space) is section
        self._panel(theme, x, wide, current)
        count = section.last - first + 1
        ahead = self.height * 0.6 if first == 1 else dp(4)  # room for the scorpion at the start
        told = current or wide >= dp(ROOMY)
        spaces = wide * (0.56 if told else 0.94) - ahead
        pitch = spaces / count
        side = min(pitch * 0.78, self.height * 0.5)
        for place in range(count):
            number = first + place
            mid = x + ahead + (place + 0.5) * pitch
            reached = number <= self.space
            Color(*(theme.rock_light if reached else faded(theme.on_sky, 0.22)))
            Ellipse(pos=(mid - side / 2, self.center_y - side / 2), size=(side, side))
            if number == self.space:
                self._scorpion(theme, mid)
            elif number == self.board.last_space:
                Color(*theme.bad)
                Line(circle=(mid, self.center_y, side * 0.55), width=dp(1.5))
        if not self.space and first == 1:
            self._scorpion(theme, x + self.height * 0.4)
        ink = theme.on_sky if current else faded(theme.on_sky, 0.55)
        if told:
            self._draw_points(section, x + wide * 0.58, wide * 0.4, ink, 1.0 if current else 0.6)

    def _scorpion(self, theme: Any, x: float) -> None:
        side = self.height * 0.72
        Color(*theme.bad)
        Ellipse(pos=(x - side / 2, self.center_y - side / 2), size=(side, side))
        picture("emblem_scorpion", x, self.center_y, side * 0.8, (1, 0.95, 0.88, 1))

    def _draw_points(
        self, section: Section, x: float, wide: float, ink: Any, strength: float
    ) -> None:
        """What the Elder, the Ancestor and both together bring for a majority."""
        share = wide / 3
        size = min(sp(20), share * 0.42, self.height * 0.5)
        tall = min(self.height * 0.66, share * 0.8)
        for place, (figures, points) in enumerate(
            (((1,), section.elder), ((0,), section.ancestor), ((1, 0), section.both))
        ):
            left = x + place * share
            for shift, figure in enumerate(figures):
                picture(
                    FIGURES[figure],
                    left + tall * (0.3 + 0.24 * shift),
                    self.center_y,
                    tall,
                    (1, 1, 1, strength),
                )
            room = left + tall * (0.62 + 0.24 * (len(figures) - 1))
            write(str(points), room, self.center_y, size, ink, across=0)

    def _draw_compact(self, theme: Any) -> None:
        self._panel(theme, self.x, self.width, False)
        self._scorpion(theme, self.x + self.height * 0.55)
        size = min(sp(16), self.height * 0.5)
        used = write(
            f"{self.space} / {self.board.last_space}",
            self.x + self.height * 1.05,
            self.center_y,
            size,
            theme.on_sky,
            across=0,
        )
        left = self.x + self.height * 1.05 + used + dp(12)
        section = self.board.section(self.space)
        self._draw_points(section, left, self.right - left - dp(8), theme.on_sky, 1.0)
