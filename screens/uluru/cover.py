"""What lies over the table when nobody is to see it: between players, and while it is paused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.input import MotionEvent
from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from screens.session import Session
from screens.uluru.log import RoundLog
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


def passing_on(name: str, go: Callable[[], object]) -> TableCover:
    """Between two players."""
    tr = App.get_running_app().tr
    return TableCover(
        [(tr("I am {name}", name=name), go), _leaving()],
        title=tr("{name} is next", name=name),
        words=tr("Pass the tablet on. Nobody else looks at it until the review."),
    )


def choosing_rows(name: str, choose: Callable[[int], object]) -> TableCover:
    """Two strengths: the light row or the dark one."""
    tr = App.get_running_app().tr
    return TableCover(
        [
            (tr("The light row"), lambda: choose(0)),
            (tr("The dark row"), lambda: choose(1)),
            _leaving(),
        ],
        primary=2,
        title=tr("{name}, which row is yours?", name=name),
        words=tr("The light row is easier, the dark row is trickier. It stays yours."),
    )


def paused(session: Session, words: str, resume: Callable[[], object]) -> TableCover:
    """The sand stands."""
    app = App.get_running_app()
    cover = TableCover(
        [
            (app.tr("Continue"), resume),
            (app.tr("Log"), lambda: cover.turn_to(RoundLog(session, cover.back))),
            (app.tr("Rules"), lambda: app.nav.go("rules")),
            (app.tr("Settings"), lambda: app.nav.go("settings")),
            _leaving(),
        ],
        title=app.tr("Paused"),
        words=words,
    )
    return cover


def _leaving() -> Choice:
    """Every cover has a way out; the match waits at Home."""
    app = App.get_running_app()
    return app.tr("Leave the table"), app.nav.home
