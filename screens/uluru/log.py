"""The log of an Uluru match: what every finished round cost everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engines.uluru.piles import rounds
from screens.names import name_of
from screens.session import Session
from screens.widgets.controls import Sheet, Words

Builder.load_file(str(Path(__file__).with_suffix(".kv")))


class RoundHeading(Words):
    """Which round the lines below it tell of."""


class LogLine(BoxLayout):
    """The stones of one round, and those of the match up to then."""

    name = StringProperty()
    stones = NumericProperty(0)
    total = NumericProperty(0)


class RoundLog(Sheet):
    """Round by round, the last one at the bottom."""

    empty = BooleanProperty(True)

    def __init__(self, session: Session, close: Callable[[], object], **kwargs: Any) -> None:
        self.close = close
        super().__init__(**kwargs)
        for line in _story(session):
            self.empty = False
            self.ids.lines.add_widget(line)


def _story(session: Session) -> Iterator[RoundHeading | LogLine]:
    """Only of rounds that have ended; one alone needs no name beside the round."""
    app, match = App.get_running_app(), session.match
    totals = [0] * len(match.players)
    last = rounds(match.setup.options["variant"])
    for number, ended in enumerate(match.rounds, 1):
        heading = app.tr("Round {number} of {all}", number=number, all=last)
        if len(totals) > 1:
            yield RoundHeading(text=heading)
        for seat, judgement in enumerate(ended.judgements):
            totals[seat] += judgement.stones
            name = name_of(app, session, seat) if len(totals) > 1 else heading
            yield LogLine(name=name, stones=judgement.stones, total=totals[seat])
