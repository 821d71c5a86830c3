"""The hands of bots: once a bot has decided, its card is seen on the way to its cell."""

from __future__ import annotations

from typing import Any

from engines.ukuma.moves import Place
from screens.ukuma.hand import Hand

TRAVEL, LONGEST = 0.45, 0.9  # the way's share of the decision's time, and seconds at most


class Reaching:
    """Which bots are on the way with which card."""

    def __init__(self, table: Any) -> None:
        self._table = table
        self.moves: dict[int, Place] = {}

    def tick(self) -> None:
        """Every bot's hand where it is now."""
        for hand in self._table.hands:
            if not hand.plays:
                self._reach(hand)

    def arrived(self, seat: int) -> None:
        """The card lies on the table."""
        self.moves.pop(seat, None)

    def _reach(self, hand: Hand) -> None:
        session = self._table.session
        meant = session.intention(hand.seat)
        before = self.moves.pop(hand.seat, None)
        if meant is not None and isinstance(meant[1].move, Place):
            due, decision = meant
            move = decision.move
            travel = max(0.01, min(decision.seconds * TRAVEL, LONGEST))
            share = 1 - (due - session.now) / travel
            if share > 0 and move.cell not in session.match.table.cards:
                self.moves[hand.seat] = move
                hand.reach(move.card, move.cell, min(1.0, share))
        if before is not None and hand.seat not in self.moves:
            hand.give_up()
