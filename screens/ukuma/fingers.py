"""Fingers on the cards of one player: carrying, tapping, and the flick that throws a hand away."""

from __future__ import annotations

from collections import deque
from typing import Any

from kivy.app import App
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty

from screens.widgets.drag import DragLayer, Hold, Piece

FLICK = 900  # dp per second towards the own edge
FLICK_WAY = 28  # dp
GLANCE = 0.12  # seconds over which the speed of a finger is taken


class HandLayer(DragLayer):
    """Fingers on the cards of one player; a flick towards the own edge throws the hand away."""

    taps = BooleanProperty(True)
    """Tap a card, tap a cell: only where it is clear whose card a tap on a cell means."""

    def __init__(self, ground: Any, **kwargs: Any) -> None:
        super().__init__(ground, **kwargs)
        self._trails: dict[int, deque[tuple[float, float, float]]] = {}

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self._chosen is None and self._piece_at(touch.x, touch.y) is None:
            return False
        return super().on_touch_down(touch)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.uid in self._trails and touch.grab_current is self:
            self._trails[touch.uid].append(self._now(touch))
        return super().on_touch_move(touch)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        hold = self._holds.get(touch.uid)
        if hold is not None and touch.grab_current is self:
            trail = self._trails[touch.uid]
            trail.append(self._now(touch))
            if self._flicked(hold, trail):
                self._let_go(hold)
                self.ground.flicked()
                self.settle()
                return True
        return super().on_touch_up(touch)

    def _take(self, touch: MotionEvent, piece: Piece) -> None:
        super()._take(touch, piece)
        self._trails[touch.uid] = deque([self._now(touch)], maxlen=24)

    def _let_go(self, hold: Hold) -> None:
        super()._let_go(hold)
        del self._trails[hold.touch.uid]

    def choose(self, choice: Any) -> None:
        super().choose(choice if self.taps else None)

    @staticmethod
    def _now(touch: MotionEvent) -> tuple[float, float, float]:
        return App.get_running_app().clock.now(), touch.x, touch.y

    def _flicked(self, hold: Hold, trail: deque[tuple[float, float, float]]) -> bool:
        """Fast towards the edge, and nearer to it than the card lay: not on the way back to it."""
        end, x, y = trail[-1]
        recent = [step for step in trail if end - step[0] <= GLANCE]
        start, from_x, from_y = recent[0]
        seconds = max(end - start, 1 / 60)
        for edge_x, edge_y in self.ground.edges:
            way = (x - from_x) * edge_x + (y - from_y) * edge_y
            aside = abs((x - from_x) * edge_y - (y - from_y) * edge_x)
            beyond = (x - hold.start[0]) * edge_x + (y - hold.start[1]) * edge_y
            if min(way, beyond) > dp(FLICK_WAY) and aside < way * 0.8 and way / seconds > dp(FLICK):
                return True
        return False
