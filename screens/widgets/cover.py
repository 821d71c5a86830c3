"""A sheet over the table: something to read and things to choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.input import MotionEvent
from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from screens.widgets.controls import RoundButton

Builder.load_file(str(Path(__file__).with_suffix(".kv")))

Choice = tuple[str, Callable[[], object]]


class CoverChoice(RoundButton):
    """A choice on a cover."""


class TableCover(FloatLayout):
    """A sheet with something to read and things to choose; the first is the usual one."""

    title = StringProperty()
    words = StringProperty()

    def __init__(self, choices: Sequence[Choice], primary: int = 1, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for number, (text, act) in enumerate(choices):
            button = CoverChoice(text=text, primary=number < primary)
            button.bind(on_release=lambda _, act=act: act())
            (self.ids.usual if button.primary else self.ids.others).add_widget(button)
        self._first: Widget = self.ids.sheet.__self__

    def turn_to(self, page: Widget) -> None:
        """Another sheet lies there until somebody wants back."""
        self.remove_widget(self._first)
        self.add_widget(page)

    def back(self) -> bool:
        """Back to the first sheet; False when that is on show already."""
        if self._first.parent:
            return False
        self.clear_widgets()
        self.add_widget(self._first)
        return True

    def on_touch_down(self, touch: MotionEvent) -> bool:
        super().on_touch_down(touch)
        return True
