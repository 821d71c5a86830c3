"""The players of a match, side by side: whose board is looked at."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kivy.lang import Builder
from kivy.uix.scrollview import ScrollView

from screens.widgets.controls import Pill

Builder.load_file(str(Path(__file__).with_suffix(".kv")))


class Tabs(ScrollView):
    """Tells which player was tapped."""

    __events__ = ("on_seat",)

    def show(self, texts: Mapping[int, str], chosen: int) -> None:
        """The words on every player's tab, and who is on show."""
        row = self.ids.row
        if len(row.children) != len(texts):
            row.clear_widgets()
            for seat in texts:
                tab = Pill()
                tab.bind(on_release=lambda _, seat=seat: self.dispatch("on_seat", seat))
                row.add_widget(tab)
        for tab, (seat, text) in zip(reversed(row.children), texts.items(), strict=True):
            tab.text, tab.chosen = text, seat == chosen

    def on_seat(self, seat: int) -> None:
        """Somebody wants to look at this player's board."""
