"""What lies over the snake for a while: the log, and at the end the places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.input import MotionEvent
from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label

from screens.widgets import controls  # noqa: F401 - its widgets are named in the KV file
from screens.widgets.cover import CoverChoice

Builder.load_file(str(Path(__file__).with_name("table.kv")))


class Speech(Label):
    """What the table has to say, in type as large as its box allows."""

    def say(self, text: str, *sizes: float) -> None:
        self.text = text
        for size in sizes:
            self.font_size = size
            self.text_size = (self.width, None)
            self.texture_update()
            if self.texture_size[1] <= self.height:
                break


class MoveLog(FloatLayout):
    """Every turn so far, the last one at the bottom."""

    text = StringProperty()

    def __init__(self, close: Callable[[], object], **kwargs: Any) -> None:
        self.close = close
        super().__init__(**kwargs)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.ids.sheet.collide_point(*touch.pos):
            self.close()
        else:
            super().on_touch_down(touch)
        return True


class PlaceLine(BoxLayout):
    """A player and what place that is."""

    text = StringProperty()
    picture = StringProperty()
    first = BooleanProperty(False)


class Finale(FloatLayout):
    """The places, and what to do now."""

    headline = StringProperty()

    def __init__(
        self,
        places: Sequence[tuple[str, str]],
        choices: Sequence[tuple[str, Callable[[], object]]],
        **kwargs: Any,
    ) -> None:
        super().__init__(**kwargs)
        for number, (text, picture) in enumerate(places):
            self.ids.places.add_widget(PlaceLine(text=text, picture=picture, first=number == 0))
        for number, (text, act) in enumerate(choices):
            button = CoverChoice(text=text, primary=number == 0)
            button.bind(on_release=lambda _, act=act: act())
            self.ids.buttons.add_widget(button)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        super().on_touch_down(touch)
        return True
