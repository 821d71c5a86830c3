"""Buttons, panels and words in the look of the app, for every screen."""

from __future__ import annotations

from math import cos, pi, sin
from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Mesh, Rectangle
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget
from kivymd.icon_definitions import md_icons

from screens.art import aspect, texture

TOAST_SECONDS = 3.5
BENDS = 8  # straight pieces in a round corner


def icon(name: str) -> str:
    """The glyph of a Material icon, to be drawn in the font "Icons"."""
    return str(md_icons[name])


class Words(Label):
    """Text that wraps to its width and is as tall as it needs to be."""


class Glyph(Label):
    """A Material icon."""

    icon = StringProperty("help")


class Pressable(ButtonBehavior):
    """Sinks a little while a finger is on it."""

    sunk = NumericProperty(0)

    def on_state(self, _widget: Any, state: str) -> None:
        Animation.cancel_all(self, "sunk")
        self.sunk = 1 if state == "down" else self.sunk
        if state != "down":
            Animation(sunk=0, duration=0.14, t="out_quad").start(self)


class Compact(Label):
    """Text as wide as it needs to be, wrapped where it would be wider than `widest`."""

    widest = NumericProperty(dp(320))

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for cause in ("text", "font_size", "bold", "widest"):
            self.fbind(cause, self._fit)
        self._fit()

    def _fit(self, *_: Any) -> None:
        self.text_size = (None, None)
        self.texture_update()
        if self.texture_size[0] > self.widest:
            self.text_size = (self.widest, None)
            self.texture_update()


class RoundButton(Pressable, Compact):
    """An action in words: `primary` for the one thing to do here."""

    primary = BooleanProperty(False)
    fill = ColorProperty((0, 0, 0, 0))


class IconButton(Pressable, Label):
    """A tool at the edge of the screen."""

    icon = StringProperty("help")
    hint = StringProperty("")


class Pill(Pressable, Compact):
    """One of several choices that stand side by side."""

    chosen = BooleanProperty(False)


class SheetPill(Pill):
    """A choice on parchment."""


class Panel(BoxLayout):
    """A sheet of the middle plane that holds other things."""

    fill = ColorProperty((0, 0, 0, 0))


class Sheet(Panel):
    """A parchment sheet, for what is read rather than touched."""


class Card(Pressable, Panel):
    """A panel that leads somewhere."""


class Drawing(Widget):
    """A drawing of the art folder.

    It is first drawn after the first frame of its screen: the frame does not wait for files, and
    the texture is chosen for the size the drawing really has.
    """

    name = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._begun = False
        for cause in ("pos", "size", "name"):
            self.fbind(cause, self._change)
        # Kivy's first tick comes before its first frame, so the second one it is.
        Clock.schedule_once(lambda _: Clock.schedule_once(self._first))

    def _first(self, _dt: float) -> None:
        self._begun = True
        self._change()

    def _change(self, *_: Any) -> None:
        if self._begun and self.name and self.width > 0 and self.height > 0:
            self._draw()

    def _draw(self) -> None:
        raise NotImplementedError


class Picture(Drawing):
    """A drawing that keeps its shape inside its box."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._tint = Color(1, 1, 1, 0)
            self._drawing = Rectangle()

    def _draw(self) -> None:
        tall = min(self.height, self.width / aspect(self.name))
        wide = tall * aspect(self.name)
        self._tint.a = 1
        self._drawing.texture = texture(self.name, tall)
        self._drawing.size = (wide, tall)
        self._drawing.pos = (self.center_x - wide / 2, self.center_y - tall / 2)


class Cover(Drawing):
    """A drawing that fills its box, with round corners; what does not fit is left out.

    It is a mesh, since Kivy's rounded rectangle cannot show a part of a texture.
    """

    radius = NumericProperty(dp(14))
    square_below = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._tint = Color(1, 1, 1, 0)
            self._drawing = Mesh(mode="triangle_fan")

    def _draw(self) -> None:
        self._tint.a = 1
        shape = self.width / self.height / aspect(self.name)
        whole = texture(self.name, max(self.height, self.width / aspect(self.name)))
        left, low, right, _, _, top, *_ = whole.tex_coords
        across, up = (right - left) * min(1.0, shape), (top - low) * min(1.0, 1 / shape)
        u, v = (left + right - across) / 2, (low + top - up) / 2
        corners: list[float] = []
        for x, y in self._outline():
            corners += (x, y)
            corners += (u + across * (x - self.x) / self.width, v + up * (y - self.y) / self.height)
        self._drawing.texture = whole
        self._drawing.vertices = corners
        self._drawing.indices = range(len(corners) // 4)

    def _outline(self) -> list[tuple[float, float]]:
        bend = min(self.radius, self.width / 2, self.height / 2)
        low = 0 if self.square_below else bend
        corners = (
            (self.right - bend, self.top - bend, bend),
            (self.x + bend, self.top - bend, bend),
            (self.x + low, self.y + low, low),
            (self.right - low, self.y + low, low),
        )
        return [
            (x + bent * cos(angle), y + bent * sin(angle))
            for quarter, (x, y, bent) in enumerate(corners)
            for angle in ((quarter + step / BENDS) * pi / 2 for step in range(BENDS + 1))
        ]


class Scroller(ScrollView):
    """A page that may be longer than the screen."""


class TopBar(BoxLayout):
    """The way back, and where we are."""

    title = StringProperty("")


class Toast(FloatLayout):
    """A short word at the lower edge that goes by itself."""

    text = StringProperty("")

    @classmethod
    def show(cls, text: str) -> None:
        root = App.get_running_app().root
        for old in [child for child in root.children if isinstance(child, Toast)]:
            root.remove_widget(old)
        toast = cls(text=text)
        root.add_widget(toast)
        Clock.schedule_once(lambda _: toast._go(), TOAST_SECONDS)

    def _go(self) -> None:
        fade = Animation(opacity=0, duration=0.2)
        fade.bind(on_complete=lambda *_: self.parent and self.parent.remove_widget(self))
        fade.start(self)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
