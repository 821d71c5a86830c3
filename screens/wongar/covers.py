"""What lies over the table: hand-over, pause, ritual pile, scoring, log and end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from device.cues import Cue
from engines.wongar.position import NONE, Step
from engines.wongar.scoring import Scored
from screens.wongar.final import FinalSheet
from screens.wongar.sheets import AreaSheet, LogSheet, Overlay, PickSheet, ScoringSheet, Way

if TYPE_CHECKING:
    from screens.wongar.table import WongarTable

PAUSE, LOG, AREA, SCORING, PICK, FINAL = "pause", "log", "area", "scoring", "pick", "final"


class Covers:
    """At most one sheet at a time, and a cover while the tablet goes from hand to hand."""

    def __init__(self, table: WongarTable) -> None:
        self._table = table
        self._tr = table.app.tr
        self.cover: Overlay | None = None
        self.sheet: Widget | None = None
        self.kind = ""
        self._holds = NONE

    @property
    def busy(self) -> bool:
        """Whether something has to be read or answered first."""
        return self.cover is not None or self.sheet is not None

    # One at a time.

    def _open(self, kind: str, sheet: Widget) -> None:
        self.put_away()
        self.kind, self.sheet = kind, sheet
        self._table.dock.hand.cover()
        self._table.hands.cancel()
        self._table.add_widget(sheet)

    def put_away(self) -> None:
        """Closes the sheet."""
        if self.sheet is not None:
            self._table.remove_widget(self.sheet)
            self.sheet, self.kind = None, ""

    def back(self) -> bool:
        """Back closes what may be closed; True when that was all there was to do."""
        if self.kind in (LOG, AREA, SCORING):
            self._close()
            return True
        if self.kind == PAUSE:
            self._table.app.nav.home()
            return True
        return False

    def _close(self) -> None:
        self.put_away()
        self._table.session.unpause()
        self._table.follow()

    def follow(self) -> None:
        """What the match waits for now may need a sheet of its own."""
        table = self._table
        match: Any = table.session.match
        if self.kind in (PAUSE, LOG, SCORING):
            return
        if self.kind in (PICK, AREA):
            self.put_away()
        if match.outcome is not None:
            if self.kind != FINAL:
                self._final()
            return
        seat, step = table.acting, match.now.step
        if not table.own(seat):
            return
        if table.private and seat != self._holds:
            if step in (Step.ACT, Step.PICK):
                self._hand_over(seat)
                return
            if step is Step.RITUAL:  # it goes from hand to hand, cards face down
                self._holds = NONE
        if step is Step.PICK and self.cover is None:
            self._pick(seat)

    # Handing on.

    def _hand_over(self, seat: int) -> None:
        if self.cover is not None:
            return
        tr, name = self._tr, self._table.names[seat]
        self._table.dock.hand.cover()
        self.cover = Overlay(
            [(tr("I am {name}", name=name), lambda: self._taken(seat))],
            title=tr("{name} is next", name=name),
            words=tr("Pass the tablet on. Hands stay covered; hold the eye to look at yours."),
            widest=440,
        )
        self._table.add_widget(self.cover)

    def _taken(self, seat: int) -> None:
        self._holds = seat
        if self.cover is not None:
            self._table.remove_widget(self.cover)
            self.cover = None
        self._table.follow()

    # Sheets.

    def pause(self) -> None:
        """Nothing goes on, and no hand is open."""
        table, tr, app = self._table, self._tr, self._table.app
        if self.kind in (PAUSE, FINAL):
            return
        table.session.pause()
        ways: list[Way] = [
            (tr("Continue"), self._close),
            (tr("Rules"), lambda: app.nav.go("rules", game="wongar")),
            (tr("Settings"), lambda: app.nav.go("settings")),
            (table.guide.switch_words, self._switch_guide),
            (tr("Leave the table"), app.nav.home),
        ]
        match: Any = table.session.match
        lines = [tr("Round {number}", number=match.now.round)] if match.now.round else []
        points = match.now.points
        lines += [f"{name}: {points[seat]}" for seat, name in enumerate(table.names)]
        self._open(PAUSE, Overlay(ways, title=tr("Paused"), words="\n".join(lines), widest=440))

    def _switch_guide(self) -> None:
        self._table.guide.switch()
        self._close()

    def log(self) -> None:
        if self.busy:
            return
        table = self._table
        lines = table.teller.story(table.session.match)
        ways: list[Way] = [(self._tr("Close"), self._close)]
        self._open(LOG, LogSheet(lines, ways, title=self._tr("What happened")))

    def area(self, area: int) -> None:
        """An area in large."""
        if self.busy:
            return
        table, tr = self._table, self._tr
        sheet = AreaSheet(
            table.standing(area), [(tr("Close"), self._close)], title=tr(table.board.areas[area])
        )
        self._open(AREA, sheet)

    def scoring(self, scored: Scored) -> None:
        """A ceremony has been scored."""
        table = self._table
        match: Any = table.session.match
        table.app.cues.play(Cue.FULFILLED)
        sheet = ScoringSheet(
            scored, table.teller, match.now.letters, tuple(match.now.points), self._close
        )
        self._open(SCORING, sheet)

    def _pick(self, seat: int) -> None:
        table, tr = self._table, self._tr
        match: Any = table.session.match
        view = match.view(seat)
        table.turn.begin()
        found = table.turn.choices
        pile = [count if card in found.picks else 0 for card, count in enumerate(view.pile)]
        elder = match.now.turn == NONE
        title = (
            tr("{name} holds the Elder", name=table.names[seat])
            if elder
            else tr("{n} ritual card to choose|{n} ritual cards to choose", n=view.picks)
        )
        words = (
            tr("At the start of the round: one ritual card of your choice.")
            if elder
            else tr("Look through the pile and take what you like.")
        )
        ways: list[Way] = []
        leave = found.enough
        if leave is not None:
            ways.append((tr("Enough"), lambda: table.play(leave)))
        if table.undoable:
            ways.append((tr("Undo"), table.undo))
        sheet = PickSheet(
            pile,
            view.rituals,
            lambda card: table.play(found.picks[card]),
            ways,
            title=title,
            words=words,
        )
        self._open(PICK, sheet)

    def _final(self) -> None:
        self._table.app.cues.play(Cue.WIN)
        self._open(FINAL, FinalSheet(self._table))
