"""The guided first minute: a calm game on a small table, with a word about the next thing to do."""

from __future__ import annotations

from typing import Any

from device.language import mark
from engines.contract import Played
from engines.ukuma.moves import Place, Throw
from engines.ukuma.rules import placements

GUIDE = "guide"
LAY, THROW, PUSH, TURN = "lay", "throw", "push", "turn"
SAYINGS = {
    LAY: (
        mark("Drag a card to a glowing cell"),
        mark("Side by side the half discs must match; one above the other, the forms."),
    ),
    THROW: (
        mark("Nothing fits"),
        mark("Flick a card towards you, or tap the button: three new ones come."),
    ),
    PUSH: (
        mark("Push on"),
        mark("Get behind a card of the other side, or to its home edge."),
    ),
    TURN: (
        mark("Now the other side"),
        mark("In a real game nobody waits: both play at once."),
    ),
}
LEARNT = 2  # cards laid until laying needs no more words


class Guide:
    """Watches the game of the person at `seat` and says what can be done now."""

    def __init__(self, table: Any, seat: int) -> None:
        self._table = table
        self.seat = seat
        self._laid = 0

    def heard(self, played: Played[Any]) -> None:
        """A move was made."""
        if played.actor == self.seat and isinstance(played.move, Place):
            self._laid += 1
        if played.actor == self.seat and isinstance(played.move, Throw):
            self._table.hands[self.seat].voice.hush()

    @property
    def step(self) -> str:
        match = self._table.match
        if match.turn != self.seat:
            return TURN
        hand = match.stocks[self.seat].hand
        if not any(True for _ in placements(match.table, self.seat, hand)):
            return THROW
        return LAY if self._laid < LEARNT else PUSH

    def say(self) -> None:
        """At the place of the other side, where nobody has to read anything else."""
        tr = self._table._app.tr
        headline, words = SAYINGS[self.step]
        self._table.hands[1 - self.seat].voice.judge(tr(headline), tr(words), "")
