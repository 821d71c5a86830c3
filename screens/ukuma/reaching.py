"""The hands of bots: once a bot has decided, its card is seen on the way to its cell.

Sometimes the hand slips: it brings a wrong card first, which shakes and goes back.
"""

from __future__ import annotations

from typing import Any

from engines.ukuma.moves import Place
from screens.ukuma.cards import SHAKE
from screens.ukuma.hand import Hand
from screens.widgets.drag import FLIGHT

TRAVEL, LONGEST = 0.45, 0.9  # the way's share of the decision's time, and seconds at most
SLIPPING = 0.6  # the way is so much shorter when it is gone twice
BACK = SHAKE + FLIGHT + 0.08


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
        before = self.moves.pop(hand.seat, None)
        meant = self._table.session.intention(hand.seat)
        if meant is not None:
            due, decision = meant
            left = due - self._table.session.now
            travel = max(0.01, min(decision.seconds * TRAVEL, LONGEST))
            if decision.slip is not None:
                travel *= SLIPPING
                if left > travel:
                    self._carry(hand, decision.slip, 1 - (left - travel - BACK) / travel)
                    if before is not None and hand.seat not in self.moves:
                        hand.slip(before.card)
                    return
            if isinstance(decision.move, Place):
                self._carry(hand, decision.move, min(1.0, 1 - left / travel))
        if before is not None and hand.seat not in self.moves:
            hand.give_up()

    def _carry(self, hand: Hand, move: Place, share: float) -> None:
        """A card so far on its way, while its cell is free."""
        if 0 < share <= 1 and move.cell not in self._table.match.table.cards:
            self.moves[hand.seat] = move
            hand.reach(move.card, move.cell, share)
