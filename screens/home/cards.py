"""What lies on Home: the one thing to do now, ways to play, games as pictures, and tools."""

from __future__ import annotations

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from screens.widgets.controls import Card, Pressable, Sheet

Builder.load_file(str(Path(__file__).with_suffix(".kv")))


class Hero(Sheet):
    """The one thing to do now."""

    picture = StringProperty("")
    headline = StringProperty("")
    note = StringProperty("")
    action = StringProperty("")
    __events__ = ("on_release",)

    def on_release(self) -> None:
        """The button was pressed."""


class Leaf(FloatLayout):
    """A day of the calendar."""

    day = StringProperty("")


class Way(Card):
    """A way to play that is one tap away; its sign stands before it."""

    headline = StringProperty("")
    note = StringProperty("")


class Tile(Pressable, FloatLayout):
    """A game, as a picture."""

    picture_height = NumericProperty(0)
    band_height = NumericProperty(0)
    picture = StringProperty("")
    headline = StringProperty("")
    note = StringProperty("")


class Tool(Card):
    """What is at the edge: records, rules, settings."""

    icon = StringProperty("help")
    headline = StringProperty("")


def way(sign: Widget, headline: str, note: str) -> Way:
    """A way to play behind its sign."""
    card = Way(headline=headline, note=note)
    card.ids.sign.add_widget(sign)
    return card
