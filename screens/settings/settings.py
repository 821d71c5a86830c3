"""Settings: language, look, cues and play. Every change acts at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from device.cues import Cue
from device.language import LANGUAGES, SYSTEM, mark
from device.settings import Settings
from screens.navigator import Screen
from screens.widgets import dialogs
from screens.widgets.rows import LeadingRow, Section, SwitchRow

Builder.load_file(str(Path(__file__).with_suffix(".kv")))

THEMES = {"night": mark("Night"), "day": mark("Day"), "clock": mark("By the clock")}
SAND = {
    45: mark("45 s"),
    60: mark("60 s"),
    75: mark("75 s"),
    90: mark("90 s"),
    0: mark("No sand"),
}


class SettingsScreen(Screen):
    """Lines that show what is set, and set it."""

    wide = BooleanProperty(False)
    margin = NumericProperty(0)
    scroll = NumericProperty(1)

    def enter(self) -> None:
        self._app = App.get_running_app()
        self._settings: Settings = self._app.settings
        tr = self._app.tr
        self._add(
            self.ids.left,
            tr("Language and look"),
            self._menu("language", tr("Language"), self._language),
            self._menu("theme", tr("Day or night"), lambda value: tr(THEMES[value])),
            self._menu("text_size", tr("Text size"), lambda value: f"{value} %"),
            self._switch("symbols", tr("Symbols on birds"), tr("Birds wear a sign each.")),
            self._switch("reduced_motion", tr("Reduced motion"), tr("Nothing flies or twinkles.")),
        )
        self._add(
            self.ids.right,
            tr("Sound and feel"),
            self._switch("sound", tr("Sound"), ""),
            self._switch("vibration", tr("Vibration"), tr("Where the device can buzz.")),
            self._switch("speech", tr("Speech"), tr("Wishes are read aloud.")),
        )
        self._add(
            self.ids.right,
            tr("At the table"),
            self._menu("hourglass", tr("Hourglass"), lambda value: tr(SAND[value])),
            self._switch("left_handed", tr("Left-handed"), tr("Tools move to the other side.")),
        )
        self.bind(size=self._lay)
        self._lay()
        self.ids.page.bind(height=self._scroll)
        Clock.schedule_once(lambda _: self.ids.page.unbind(height=self._scroll), 0.1)

    def keep(self) -> dict[str, Any]:
        return {"scroll": self.ids.scroller.scroll_y}

    def _scroll(self, *_: Any) -> None:
        """While the page grows to its height: stay where people were."""
        self.ids.scroller.scroll_y = self.scroll

    def _lay(self, *_: Any) -> None:
        self.wide = self.width >= dp(840) and self.width > self.height
        self.margin = max(dp(16), (self.width - dp(1080 if self.wide else 640)) / 2)

    def _add(self, column: Widget, heading: str, *rows: Widget) -> None:
        section = Section(heading=heading)
        for row in rows:
            section.add_widget(row)
        column.add_widget(section)

    def _language(self, value: str) -> str:
        return self._app.tr("As the system") if value == SYSTEM else LANGUAGES[value]

    def _menu(self, name: str, headline: str, say: Callable[[Any], str]) -> Widget:
        row = LeadingRow(headline=headline, value=say(getattr(self._settings, name)))
        choices = sorted(getattr(Settings, name).choices, key=lambda value: _order(name, value))

        def choose(value: Any) -> None:
            row.value = say(value)
            setattr(self._settings, name, value)

        row.bind(
            on_release=lambda *_: dialogs.choose(
                row,
                [(say(value), lambda value=value: choose(value)) for value in choices],
                choices.index(getattr(self._settings, name)),
            )
        )
        return row

    def _switch(self, name: str, headline: str, note: str) -> Widget:
        row = SwitchRow(headline=headline, note=note, active=getattr(self._settings, name))

        def switch(_row: Any, active: bool) -> None:
            setattr(self._settings, name, active)
            if active and name in ("sound", "vibration"):
                self._app.cues.play(Cue.PLACE)

        row.bind(active=switch)
        return row


def _order(name: str, value: Any) -> Any:
    """The order in a menu: sand from short to long and none at the end, the rest as it is."""
    if name != "hourglass":
        return 0
    return value or 1000
