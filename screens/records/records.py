"""Records: what was played, the best of it, and how solo totals grew."""

from __future__ import annotations

import datetime
import json
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from device.journal import Entry
from device.language import mark
from screens import matches
from screens.games import GAMES
from screens.home import challenge
from screens.navigator import Screen
from screens.records.chart import Chart
from screens.widgets.controls import Panel, RoundButton, Sheet
from screens.widgets.rows import FigureRow, Section

Builder.load_file(str(Path(__file__).with_suffix(".kv")))

PAGE = 20
KINDS = {
    "solo": mark("Solo"),
    "daily": mark("Daily challenge"),
    "code": mark("Deal code"),
    "practice": mark("Practice"),
}


class Figure(Panel):
    """One number that counts."""

    figure = StringProperty("")
    note = StringProperty("")


class Invitation(Sheet):
    """Nothing has been played yet."""


class RecordsScreen(Screen):
    """Bests and chart beside the history, or above it."""

    wide = BooleanProperty(False)
    margin = NumericProperty(0)

    def enter(self) -> None:
        self._app = App.get_running_app()
        self._history = self._app.journal.history()
        self.bind(size=self._lay)
        self._lay()
        if not self._history:
            self.add_widget(Invitation())
            return
        self._add_figures()
        self._add_bests()
        self._matches = Section(heading=self._app.tr("Matches"))
        self.ids.right.add_widget(self._matches)
        self._shown = 0
        self._show_more()

    def _lay(self, *_: Any) -> None:
        self.wide = self.width >= dp(840) and self.width > self.height
        self.margin = max(dp(16), (self.width - dp(1160 if self.wide else 640)) / 2)

    # Bests.

    def _add_figures(self) -> None:
        tr = self._app.tr
        count = len(self._history)
        row = challenge.streak(set(challenge.met(self._app.journal)), challenge.today())
        figures = BoxLayout(spacing=dp(16), size_hint_y=None)
        for number, note in (
            (count, tr("match finished|matches finished", n=count)),
            (row, tr("daily challenge in a row|daily challenges in a row", n=row)),
        ):
            figure = Figure(figure=str(number), note=note)
            figure.bind(minimum_height=lambda *_: self._level(figures))
            figures.add_widget(figure)
        self.ids.left.add_widget(figures)

    @staticmethod
    def _level(figures: BoxLayout) -> None:
        """Both are as tall as the one that has more to say."""
        figures.height = max(figure.minimum_height for figure in figures.children)

    def _add_bests(self) -> None:
        tr = self._app.tr
        solo = [entry for entry in self._history if (entry.game, entry.kind) == ("uluru", "solo")]
        if not solo:
            return
        chart = Section(heading=tr("Your solo totals, fewer is better"))
        chart.add_widget(
            Chart(
                totals=[stones(entry) for entry in reversed(solo)], size_hint_y=None, height=dp(200)
            )
        )
        self.ids.left.add_widget(chart)
        played = [
            (matches.setup_of(entry)[0].get("variant"), stones(entry))
            for entry in solo
            if matches.against_sand(entry)
        ]
        if not played:
            return
        bests = Section(heading=tr("Your best"))
        for variant, (title, _) in GAMES["uluru"].wording["variant"].values.items():
            totals = [total for played_with, total in played if played_with == variant]
            if totals:
                least = min(totals)
                bests.add_widget(
                    FigureRow(
                        headline=tr(title),
                        note=tr("{n} match|{n} matches", n=len(totals)),
                        value=str(least),
                        unit=tr("stone|stones", n=least),
                    )
                )
        self.ids.left.add_widget(bests)

    # History.

    def _show_more(self, *_: Any) -> None:
        if self._shown:
            self._matches.remove_widget(self._matches.children[0])
        for entry in self._history[self._shown : self._shown + PAGE]:
            self._matches.add_widget(self._line(entry))
        self._shown += PAGE
        if self._shown < len(self._history):
            more = RoundButton(text=self._app.tr("Show more"), pos_hint={"center_x": 0.5})
            more.bind(on_release=self._show_more)
            self._matches.add_widget(more)

    def _line(self, entry: Entry) -> Widget:
        app = self._app
        day = datetime.datetime.fromtimestamp(entry.ended or entry.started).astimezone().date()
        game = app.tr(GAMES[entry.game].title) if entry.game in GAMES else entry.game
        names, winners, value, unit = self._result(entry)
        kind = app.tr(KINDS[entry.kind]) if entry.kind in KINDS else names
        row = FigureRow(
            headline=" · ".join(filter(None, (game, kind))),
            note=" · ".join(filter(None, (winners, app.language.date(day), self._variant(entry)))),
            value=value,
            unit=unit,
        )
        review = GAMES[entry.game].review if entry.game in GAMES else ""
        if app.nav.knows(review):
            row.bind(on_release=lambda *_: app.nav.go(review, match=entry.match))
        return row

    def _variant(self, entry: Entry) -> str:
        """What was played with; nothing where the game has no variants."""
        wording = GAMES[entry.game].wording.get("variant") if entry.game in GAMES else None
        title, _ = (
            wording.values.get(str(matches.setup_of(entry)[0].get("variant")), ("", ""))
            if wording
            else ("", "")
        )
        return self._app.tr(title) if title else ""

    def _result(self, entry: Entry) -> tuple[str, str, str, str]:
        """Who played, who won, the scores, and counted in what; empty when it is damaged."""
        tr = self._app.tr
        try:
            summary = json.loads(entry.summary or "")
            scores = [int(score) for score in summary["scores"]]
            seats = json.loads(entry.header)["match"]["seats"]
            names = [
                seat.get("name") or tr("Player {n}", n=at + 1) for at, seat in enumerate(seats)
            ]
            placed = zip(names, summary["places"], strict=False)
            first = [name for name, place in placed if place == 1]
        except (ValueError, LookupError, TypeError, AttributeError):
            return "", "", "", ""
        winners = tr("{name} wins", name=first[0]) if len(first) == 1 < len(names) else ""
        unit = tr("stone|stones", n=scores[0]) if scores and len(scores) == 1 else ""
        return ", ".join(names), winners, " : ".join(map(str, scores)), unit


def stones(entry: Entry) -> int:
    """The journal keeps stones as a score, and a higher score is the better one."""
    return -int(entry.score or 0)
