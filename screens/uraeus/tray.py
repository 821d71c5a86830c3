"""A player's place beside the snake: the name, the stones that wait, and those that are home."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.core.text import Label
from kivy.graphics import Color, Ellipse, Line, Rectangle, RoundedRectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from engines.uraeus.snake import STONES
from screens import art
from screens.theme import Rgba, faded, rgba
from screens.uraeus.stone import COLOURS
from screens.uraeus.trail import sign

TONES = {"r": "#D8433B", "b": "#4C8FE0", "g": "#57B06A", "y": "#F6C945"}


class Tray(Widget):
    """`active` while it is this player's turn; `first` is the throw for the right to begin."""

    name = StringProperty("")
    active = BooleanProperty(False)
    is_bot = BooleanProperty(False)
    first = NumericProperty(0)
    place = NumericProperty(0)
    home = NumericProperty(0)

    def __init__(self, letter: str, **kwargs: Any) -> None:
        self.letter = letter
        super().__init__(**kwargs)
        for cause in ("pos", "size", "name", "active", "first", "place", "home", "is_bot"):
            self.fbind(cause, self._draw)

    @property
    def _narrow(self) -> bool:
        """Whether the name has a line of its own, above the stones."""
        return bool(self.width < dp(230))

    @property
    def _side(self) -> float:
        if self._narrow:
            return float(min(self.height * 0.56, self.width * 0.26))
        return float(min(self.height - dp(12), self.width * 0.155))

    def slot(self, number: int) -> tuple[float, float]:
        """The middle of a slot, counted from the left."""
        side = self._side
        if self._narrow:
            across = side * 1.2
            return self.center_x + (number - 1) * across, self.y + dp(4) + side / 2
        right = self.right - dp(10) - side / 2
        return right - (STONES - 1 - number) * side * 1.06, self.center_y

    def reserve_at(self, number: int, stone: float) -> tuple[float, float, float]:
        if number >= STONES:
            return -1000.0, -1000.0, 1.0
        return *self.slot(number), self._side / max(1.0, stone)

    def home_at(self, number: int, stone: float) -> tuple[float, float, float]:
        return *self.slot(STONES - 1 - number), self._side * 0.82 / max(1.0, stone)

    def _draw(self, *_: Any) -> None:
        theme = App.get_running_app().theme
        self.canvas.clear()
        if self.height < dp(20):
            return
        radius = min(dp(24), self.height / 2)
        with self.canvas:
            Color(*theme.panel)
            RoundedRectangle(pos=self.pos, size=self.size, radius=[radius])
            if self.active:
                Color(*faded(theme.glow, 0.16))
                RoundedRectangle(pos=self.pos, size=self.size, radius=[radius])
                Color(*theme.glow)
                Line(rounded_rectangle=(*self.pos, *self.size, radius), width=dp(1.8))
            self._draw_slots(theme)
            self._draw_name(theme)

    def _draw_slots(self, theme: Any) -> None:
        side = self._side * 0.9
        for number in range(STONES):
            x, y = self.slot(number)
            arrived = number >= STONES - self.home
            Color(*faded(theme.glow, 0.95) if arrived else faded(theme.on_sky, 0.13))
            if arrived:
                Line(circle=(x, y, side * 0.53), width=dp(2.2))
                Color(*faded(theme.glow, 0.25))
            Ellipse(pos=(x - side / 2, y - side / 2), size=(side, side))

    def _draw_name(self, theme: Any) -> None:
        if self._narrow:
            self._draw_heading(theme)
            return
        mark = min(dp(30), self.height * 0.5)
        left = self.x + dp(10)
        Color(1, 1, 1, 1)
        Rectangle(
            texture=art.texture(f"uraeus_stone_{COLOURS[self.letter]}", mark),
            pos=(left, self.center_y - mark / 2),
            size=(mark, mark),
        )
        left += mark + dp(6)
        room = self.slot(0)[0] - self._side * 0.55 - left
        note = self._note()
        lines = [(self.name, theme.body, theme.on_sky, self.active)]
        if note:
            lines.append((note, theme.small, theme.on_sky_soft, False))
        textures = [(_words(*line[:2], line[3], int(room)), line[2]) for line in lines]
        tall = sum(words.height for words, _ in textures)
        if tall > self.height:
            textures, tall = textures[:1], textures[0][0].height
        y = self.center_y + tall / 2
        for words, tone in textures:
            y -= words.height
            Color(*tone)
            Rectangle(texture=words, pos=(left, y), size=words.size)
        if self.is_bot and not note:
            robot = sign("robot-outline", round(theme.small))
            if textures[0][0].width + robot.width + dp(4) < room:
                Color(*theme.on_sky_soft)
                Rectangle(
                    texture=robot,
                    pos=(left + textures[0][0].width + dp(4), self.center_y - robot.height / 2),
                    size=robot.size,
                )

    def _draw_heading(self, theme: Any) -> None:
        """Name and note in one line above the stones."""
        low = self.slot(0)[1] + self._side / 2
        middle = (low + self.top) / 2
        mark = min(dp(20), self.top - low)
        left = self.x + dp(12)
        Color(1, 1, 1, 1)
        Rectangle(
            texture=art.texture(f"uraeus_stone_{COLOURS[self.letter]}", mark),
            pos=(left, middle - mark / 2),
            size=(mark, mark),
        )
        left += mark + dp(4)
        note = self._note()
        text = f"{self.name}: {note}" if note else self.name
        words = _words(text, theme.small, self.active, int(self.right - dp(10) - left))
        Color(*theme.on_sky)
        Rectangle(texture=words, pos=(left, middle - words.height / 2), size=words.size)

    def _note(self) -> str:
        tr = App.get_running_app().tr
        if self.place:
            return str(tr("Place {n}", n=int(self.place)))
        return str(tr("threw {n}", n=int(self.first))) if self.first else ""


def _words(text: str, size: float, bold: bool, room: int) -> Texture:
    """A line of text, shortened to the room there is."""
    label = Label(
        text=text, font_size=size, bold=bold, text_size=(max(8, room), None), shorten=True,
        shorten_from="right", max_lines=1,
    )  # fmt: skip
    label.refresh()
    whole = Label(text=text, font_size=size, bold=bold)
    whole.refresh()
    return whole.texture if whole.texture.width <= room else label.texture


def tone_of(letter: str) -> Rgba:
    """A player's colour."""
    return rgba(TONES[letter])
