"""The page of the review that spells one verdict out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.graphics import Color
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from engines.uluru.wishes import Wish
from screens.uluru.telling import Line
from screens.widgets.sign import draw_sign
from screens.widgets.wishcard import PICTURE, draw_bird, draw_wish

Builder.load_file(str(Path(__file__).with_suffix(".kv")))


class MiniBird(Widget):
    """A bird as a small picture beside a sentence; None leaves the place empty."""

    bird = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, bird=self._draw)

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        if self.bird is not None:
            with self.canvas:
                Color(1, 1, 1, 1)
                symbols = App.get_running_app().settings.symbols
                x = self.x + self.width / 2
                draw_bird(self.bird, x, self.y + self.height * 0.1, self.height, symbols)


class VerdictSign(Widget):
    """Good or bad, as a sign."""

    good = BooleanProperty(True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, good=self._draw)

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        with self.canvas:
            theme = App.get_running_app().theme
            x, y = self.x + self.width / 2, self.y + self.height / 2
            draw_sign(theme, self.good, x, y, min(self.size) * 0.86)


class Sentence(BoxLayout):
    """A sentence with the bird it is about."""

    bird = ObjectProperty(None, allownone=True)
    text = StringProperty()
    roomy = BooleanProperty(False)


class Lines(ButtonBehavior, BoxLayout):
    """The sentences; a tap hastens."""


class WishPicture(Widget):
    """The card that is being judged, large."""

    wisher = ObjectProperty(None, allownone=True)
    wish = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        redraw = self._draw
        self.bind(pos=redraw, size=redraw, wisher=redraw, wish=redraw)

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        if self.wish is None or self.height < 2:
            return
        wide = min(self.width, self.height * PICTURE)
        with self.canvas:
            draw_wish(
                self.wish,
                self.wisher,
                self.x + (self.width - wide) / 2,
                self.y + (self.height - wide / PICTURE) / 2,
                wide,
                symbols=App.get_running_app().settings.symbols,
            )


class StepPage(BoxLayout):
    """How a card was judged: the chain, and at last the verdict."""

    roomy = BooleanProperty(False)
    """Whether there is room for the picture of the wish and for larger sentences."""
    wisher = ObjectProperty(None, allownone=True)
    wish = ObjectProperty(None, allownone=True)
    outcome = StringProperty()
    good = BooleanProperty(True)
    judged = BooleanProperty(False)
    __events__ = ("on_hasten",)

    def show(self, lines: Sequence[Line], outcome: str, good: bool) -> None:
        self.outcome, self.good, self.judged = outcome, good, False
        self.ids.lines.clear_widgets()
        for line in lines:
            sentence = Sentence(bird=line.bird, text=line.text, roomy=self.roomy)
            self.fbind("roomy", sentence.setter("roomy"))
            self.ids.lines.add_widget(sentence)
        self.ids.lines.add_widget(Widget())
        self.ids.scroller.scroll_y = 1

    def picture_height(self, height: float, lines: float, roomy: bool, wish: Wish | None) -> float:
        """The picture of the wish has what the sentences leave, or nothing."""
        left = min(dp(150), height - lines - dp(72))
        return left if roomy and wish is not None and left >= dp(72) else 0

    def on_hasten(self) -> None:
        """Somebody has read enough."""
