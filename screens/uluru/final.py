"""The page of the review at the end of a match: the winners, or for one alone the total."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.core.clipboard import Clipboard
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engines.sentences import SetupError
from engines.uluru.codes import challenge
from screens import matches
from screens.names import name_of
from screens.uluru.summary import StandingRow
from screens.uluru.totals import Totals
from screens.widgets.controls import Pressable, Sheet, Toast

Builder.load_file(str(Path(__file__).with_suffix(".kv")))

EARLIER = 12  # totals that the chart shows


class RoundCard(Pressable, BoxLayout):
    """A round of the match, to look at again, with what it cost."""

    number = NumericProperty(1)
    stones = NumericProperty(0)


class FinalPage(Sheet):
    """Reads the review it belongs to."""

    roomy = BooleanProperty(False)
    headline = StringProperty()
    remark = StringProperty()
    code = StringProperty()
    again = BooleanProperty(True)

    def __init__(self, review: Any, **kwargs: Any) -> None:
        self._review = review
        self._app = App.get_running_app()
        super().__init__(size_hint=(None, None), **kwargs)
        self.code = self._code()
        self.again = not review.match and review.session.kind != "daily"
        if len(review.played.players) == 1:
            self._tell_solo()
        else:
            self._tell_places()
        self._list_rounds()

    def _code(self) -> str:
        """What a friend types to get the same cards; matches of old may have none."""
        setup = self._review.played.setup
        try:
            return str(challenge(setup.options, setup.seed))
        except SetupError:
            return ""

    # One alone.

    def _tell_solo(self) -> None:
        tr, match = self._app.tr, self._review.played
        total = match.stones[0]
        self.headline = tr("{n} stone|{n} stones", n=total)
        earlier = self._earlier()
        if not earlier:
            self.remark = tr("Your first match of this kind: that is the mark to beat.")
            return
        best = min(earlier)
        if total < best:
            self.remark = tr("A new personal best! It was {n} before.", n=best)
        elif total == best:
            self.remark = tr("As good as your personal best.")
        else:
            self.remark = tr(
                "Your personal best is {n} stone.|Your personal best is {n} stones.", n=best
            )
        self.ids.chart.add_widget(Totals(values=[*earlier[-EARLIER:], total]))

    def _earlier(self) -> list[int]:
        """The totals of the matches before this one that it can be compared with."""
        session, mine = self._review.session, self._review.played.setup.options
        totals = []
        for entry in self._app.journal.history("uluru", session.kind):
            if entry.match < session.number and entry.score is not None:
                options, players = matches.setup_of(entry)
                alike = options.get("variant") == mine["variant"] and players == 1
                if alike and matches.against_sand(entry) == (mine["hourglass"] != "off"):
                    totals.append(round(-entry.score))
        return totals[::-1]

    # Several.

    def _tell_places(self) -> None:
        app, review = self._app, self._review
        match, outcome = review.played, review.played.outcome
        if outcome is None:
            return
        names = [name_of(app, review.session, seat) for seat in outcome.winners]
        if len(names) == 1:
            self.headline = app.tr("{name} wins", name=names[0])
        else:
            self.headline = app.tr(
                "{names} and {name} share the win", names=", ".join(names[:-1]), name=names[-1]
            )
        for seat in sorted(match.players, key=lambda seat: (outcome.places[seat], seat)):
            row = StandingRow(
                name=name_of(app, review.session, seat),
                place=f"{outcome.places[seat]}.",
                total=match.stones[seat],
                wins=outcome.places[seat] == 1,
            )
            row.bind(on_release=lambda _, seat=seat: self._look(seat))
            self.ids.players.add_widget(row)

    def _look(self, seat: int) -> None:
        self._review.seat = seat
        self._open(len(self._review.played.rounds) - 1)

    # What can be done now.

    def _list_rounds(self) -> None:
        review = self._review
        for index, each in enumerate(review.played.rounds):
            stones = each.judgements[review.seat].stones
            pill = RoundCard(number=index + 1, stones=stones)
            pill.bind(on_release=lambda _, index=index: self._open(index))
            self.ids.rounds.add_widget(pill)

    def _open(self, index: int) -> None:
        self._review.open_round(index)
        self._review.to_summary()

    def share(self) -> None:
        """The code goes where it can be pasted from."""
        Clipboard.copy(self.code)
        Toast.show(self._app.tr("The code is copied. Whoever types it in gets the same cards."))

    def play_again(self) -> None:
        """The same people, the same variant, other cards."""
        matches.again(self._review.session)
