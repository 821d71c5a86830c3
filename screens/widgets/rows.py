"""Lines of a list that lead somewhere, are chosen, or are switched: KivyMD's in our look."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivymd.uix.list.list import BaseListItem
from kivymd.uix.selectioncontrol import MDSwitch

from screens.widgets.controls import Panel

Builder.load_file(str(Path(__file__).with_suffix(".kv")))


class Section(Panel):
    """A panel with a heading."""

    heading = StringProperty("")


class Row(BaseListItem, BoxLayout):
    """A title, perhaps a note under it, and whatever stands at its end."""

    headline = StringProperty("")
    note = StringProperty("")

    def _update_uniforms(self) -> None:
        """KivyMD's ripple fails on a line that has shrunk to nothing before it begins."""
        if min(self.size) >= 1:
            super()._update_uniforms()


class LeadingRow(Row):
    """Shows what is chosen, and leads to where it can be changed."""

    value = StringProperty("")


class FigureRow(Row):
    """A line with a number that counts at its end."""

    value = StringProperty("")
    unit = StringProperty("")


class ChoiceRow(Row):
    """One of several things to choose; all of them are on show."""

    chosen = BooleanProperty(False)


class SwitchRow(Row):
    """On or off; the whole line is the switch."""

    active = BooleanProperty(False)

    def on_release(self) -> None:
        self.active = not self.active


class Toggle(MDSwitch):
    """The switch at the end of a line; the line is what is touched."""

    def on_touch_down(self, touch: Any) -> bool:
        return False
