"""The page of the review that sums a round up: what it cost, and the best that was possible."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engines.uluru.solver import FULL_BOARDS
from screens.names import name_of
from screens.widgets.controls import Pressable

Builder.load_file(str(Path(__file__).with_suffix(".kv")))


def grouped(number: int) -> str:
    """A large number with a thin gap at the thousands, which every language understands."""
    return f"{number:,}".replace(",", "\u202f" if number >= 10_000 else "")


class StandingRow(Pressable, BoxLayout):
    """A player with what this round cost and what the match has cost so far."""

    name = StringProperty()
    place = StringProperty()
    stones = NumericProperty(0)
    total = NumericProperty(0)
    starts = BooleanProperty(False)
    wins = BooleanProperty(False)
    chosen = BooleanProperty(False)


class SummaryPage(BoxLayout):
    """Reads the review it belongs to."""

    roomy = BooleanProperty(False)
    own = StringProperty()
    possible = StringProperty()
    ways = StringProperty()
    best = BooleanProperty(False)
    solved = BooleanProperty(False)
    onward = StringProperty()

    def __init__(self, review: Any, **kwargs: Any) -> None:
        self._review = review
        super().__init__(**kwargs)
        self._list_players()
        self.refresh()

    def refresh(self) -> None:
        """What is known by now; the best comes when the solver is ready."""
        tr, review = App.get_running_app().tr, self._review
        stones = review.hearing.judgement(review.seat).stones
        alone = len(review.played.players) == 1
        name = name_of(App.get_running_app(), review.session, review.seat)
        self.own = (
            tr("{n} stone|{n} stones", n=stones)
            if alone
            else tr("{name}: {n} stone|{name}: {n} stones", name=name, n=stones)
        )
        self.onward = tr("The result") if review.played.outcome is not None else tr("Next round")
        self.best = review.best
        solution = review.solution
        self.solved = solution is not None
        if solution is None:
            self.possible = tr("Looking for the best board …")
            Clock.schedule_once(lambda _: self.parent and self.refresh(), 0.1)
            return
        if solution.stones == stones:
            self.possible = tr("Nobody could have done better.")
        elif solution.stones == 0:
            self.possible = tr("A board without a stone was possible.")
        else:
            self.possible = tr(
                "{n} stone was possible.|{n} stones were possible.", n=solution.stones
            )
        self.ways = tr(
            "Only one of {all} boards reaches that.|{shown} of {all} boards reach that.",
            n=solution.boards,
            shown=grouped(solution.boards),
            all=grouped(FULL_BOARDS),
        )

    def _list_players(self) -> None:
        app, review = App.get_running_app(), self._review
        match = review.played
        so_far = match.rounds[: review.index + 1]
        if len(match.players) == 1:
            total = sum(each.judgements[0].stones for each in so_far)
            self.ids.total.text = app.tr(
                "So far {n} stone in the match.|So far {n} stones in the match.", n=total
            )
            return
        after = (review.index + 1) % len(match.players)
        goes_on = match.outcome is None
        for seat in match.players:
            row = StandingRow(
                name=name_of(app, review.session, seat),
                stones=review.hearing.judgement(seat).stones,
                total=sum(each.judgements[seat].stones for each in so_far),
                starts=goes_on and seat == after,
                chosen=seat == review.seat,
            )
            row.bind(on_release=lambda _, seat=seat: review.show_seat(seat))
            self.ids.players.add_widget(row)
        if goes_on:
            self.ids.total.text = app.tr(
                "{name} starts the next round.", name=name_of(app, review.session, after)
            )

    def show_board(self, best: bool) -> None:
        self._review.show_board(best)

    def go_on(self) -> None:
        self._review.go_on()
