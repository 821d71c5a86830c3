"""How a game begins: everybody says when, the table counts down, and the signal lets both play."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

from kivy.app import App

from device.cues import Cue
from engines.ukuma.table import PLAYERS

COUNT = 3
BEAT = 0.8  # seconds from one number to the next


class Stage(Enum):
    """What the table waits for."""

    READY = auto()
    COUNT = auto()
    PLAY = auto()
    OVER = auto()


class Signal:
    """Leads a table from cards face down to the moment in which they turn up."""

    def __init__(self, table: Any) -> None:
        self._table = table
        self._app = App.get_running_app()
        self.agreed: set[int] = set()
        self._elapsed = 0.0

    def wait(self) -> None:
        """Three cards face down for each; everybody says when."""
        table = self._table
        table.stage = Stage.READY
        self.agreed = {seat for seat in PLAYERS if table.session.is_bot(seat)}
        for hand in table.hands:
            hand.deal_backs()
        if self.agreed.issuperset(PLAYERS):
            self.count()
        else:
            self._ask()

    def _ask(self) -> None:
        tr = self._app.tr
        for hand in self._table.hands:
            if not hand.plays:
                continue
            if hand.seat in self.agreed:
                hand.voice.judge(tr("Ready"), tr("Waiting for the other side."), "")
            else:
                hand.voice.judge("", "", tr("I am ready"))

    def agree(self, seat: int) -> None:
        """A player is ready."""
        self.agreed.add(seat)
        self._app.cues.play(Cue.PLACE)
        if self.agreed.issuperset(PLAYERS):
            self.count()
        else:
            self._ask()

    def count(self) -> None:
        """From three to the signal."""
        for hand in self._table.hands:
            hand.voice.unjudge()
        self._table.stage = Stage.COUNT
        self._elapsed = 0.0
        self._beat(COUNT)

    def tick(self, seconds: float) -> None:
        """Time goes by."""
        before = int(self._elapsed / BEAT)
        self._elapsed += seconds
        now = int(self._elapsed / BEAT)
        if now >= COUNT:
            self._go()
        elif now > before:
            self._beat(COUNT - now)

    def _beat(self, left: int) -> None:
        self._table.countdown.show(str(left), self._app.settings.reduced_motion)
        self._app.cues.tick(left)

    def _go(self) -> None:
        app, countdown = self._app, self._table.countdown
        countdown.show(app.tr("Go!"), app.settings.reduced_motion)
        countdown.hide()
        app.cues.play(Cue.SIGNAL)
        app.cues.speak(app.tr("Go!"), app.language.code)
        self._table.start()
