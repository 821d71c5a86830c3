"""Live figures for the rules of Uraeus: a piece of the snake where moves are made at a tap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout
from kivy.uix.widget import Widget

from engines.uraeus.moves import Go, parse_move
from engines.uraeus.snake import faces_head, parse_table
from engines.uraeus.state import State
from screens.uraeus.race import Race
from screens.uraeus.stone import COLOURS
from screens.uraeus.ways import Origin, Way
from screens.uraeus.words import Words
from screens.widgets import controls
from screens.widgets.controls import SheetPill

REST = 1.6  # seconds to look at the end of a move


def colour_names(tr: Any) -> dict[str, str]:
    return {"r": tr("Red"), "b": tr("Blue"), "g": tr("Green"), "y": tr("Yellow")}


class RaceFigure(BoxLayout):
    """Fields `first` to `last` of a position, and moves of its first player to look at."""

    told = StringProperty()

    def __init__(self, position: str, moves: Sequence[str], first: int, last: int) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, spacing=dp(8))
        app = App.get_running_app()
        table = parse_table(position)
        self._table = table
        self._moves = [_go(text) for text in moves]
        names = colour_names(app.tr)
        self._words = Words(app.tr, [names[letter] for letter in table.letters], ())
        self.race = Race(table.letters, first, last, size_hint_y=None)
        self._fields = last - first + 1
        self._pills = StackLayout(size_hint_y=None, spacing=dp(8))
        self._pills.bind(minimum_height=self._pills.setter("height"))
        for number, move in enumerate(self._moves):
            pill = SheetPill(text=self._spelled(move))
            pill.bind(on_release=lambda _, number=number: self.play(number))
            self._pills.add_widget(pill)
        self._told = controls.Words(color=app.theme.ink)
        self.bind(told=lambda _, text: setattr(self._told, "text", text))
        for child in (self.race, self._pills, self._told):
            self.add_widget(child)
        self.bind(minimum_height=self.setter("height"), width=self._size)
        self.race.bind(pos=self._lay, size=self._lay)
        self._ticking: Any = None
        self._rest = 0.0
        self._size()

    def _size(self, *_: Any) -> None:
        wide = min(dp(700), self.width)
        self.race.height = min(dp(120), max(dp(64), wide / (self._fields + 1.6) * 1.5))

    def _lay(self, *_: Any) -> None:
        if self.race.width < dp(60):
            return
        wide = min(dp(700), self.race.width)
        left = self.race.x + (self.race.width - wide) / 2
        nowhere = lambda _seat, _slot: (-1000.0, -1000.0, 1.0)  # noqa: E731
        self.race.lay((left, self.race.y, wide, self.race.height), nowhere, nowhere)
        self.race.show(self._table.position)

    def _spelled(self, move: Go) -> str:
        """A move as words: step, turn, step."""
        tr = App.get_running_app().tr
        words = [tr("turn") if step == "t" else tr("step") for step in move.steps]
        return f"{len(move.steps)}:  " + ", ".join(words)

    def play(self, number: int) -> None:
        """Shows one of the moves, and after a while the position again."""
        move = self._moves[number]
        self.race.finish()
        self.race.show(self._table.position)
        before = State(self._table.letters, self._table.position, (), (), 0, len(move.steps))
        journey = before.journey(move)
        self.told = self._words.moved(before, Way(move, journey), before)
        first = journey.stops[0].stone
        origin = Origin(move.start, faces_head(first))
        self._rest = REST
        for place, pill in enumerate(reversed(self._pills.children)):
            pill.chosen = place == number
        self.race.perform(journey, origin)
        if self._ticking is None:
            self._ticking = Clock.schedule_interval(self._tick, 0)

    def _tick(self, seconds: float) -> None:
        self.race.tick(seconds)
        if not self.race.busy:
            self._rest -= seconds
        if self._rest <= 0 or self.get_root_window() is None:
            self._ticking.cancel()
            self._ticking = None
            self.race.show(self._table.position)
            for pill in self._pills.children:
                pill.chosen = False


class StonesFigure(Widget):
    """The four kinds of stones, each with its front to the right."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint_y=None, height=dp(80), **kwargs)
        row = BoxLayout(spacing=dp(16))
        for colour in COLOURS.values():
            row.add_widget(controls.Picture(name=f"uraeus_stone_{colour}"))
        self.add_widget(row)
        self.bind(
            pos=lambda *_: setattr(row, "pos", self.pos),
            size=lambda *_: setattr(row, "size", self.size),
        )


def _go(text: str) -> Go:
    move = parse_move(text)
    assert isinstance(move, Go)
    return move


class LessonDoor(BoxLayout):
    """Leads to the guided first game."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint_y=None, height=dp(72), padding=(0, dp(8)), **kwargs)
        app = App.get_running_app()
        door = controls.RoundButton(text=app.tr("Guided first game"), primary=True)
        door.bind(on_release=lambda *_: app.nav.go("uraeus_lesson"))
        self.add_widget(door)
