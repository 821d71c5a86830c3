"""The majorities of one area in large: who has how many of each kind, and who would score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kivy.app import App
from kivy.graphics import Color, Line, RoundedRectangle
from kivy.input import MotionEvent
from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from engines.wongar.material import KINDS
from engines.wongar.scoring import NOBODY, majority
from screens.box import Box
from screens.theme import faded, rgba
from screens.wongar.ground import ranking
from screens.wongar.look import FIGURES, picture, stone, symbol, write


class Standing(Widget):
    """Three rows of stones. `targets` has, for a kind, the seats whose stones may be touched."""

    stones = ObjectProperty(())
    order = ObjectProperty(())
    letters = StringProperty("")
    worth = NumericProperty(0)
    targets: Mapping[int, frozenset[int]] = ObjectProperty({})

    __events__ = ("on_stone",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.places: dict[tuple[int, int], Box] = {}
        for cause in ("pos", "size", "stones", "order", "letters", "worth", "targets"):
            self.fbind(cause, self._draw)
        self._draw()

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        self.places = {}
        if not self.stones or not self.order or self.width < dp(40) or self.height < dp(30):
            return
        theme: Any = App.get_running_app().theme
        row = self.height / 3
        with self.canvas:
            for kind in KINDS:
                self._draw_row(theme, kind, self.top - (kind + 0.5) * row, row)

    def _draw_row(self, theme: Any, kind: int, y: float, row: float) -> None:
        pad, ink = dp(6), theme.ink
        Color(*faded(theme.ink, 0.06))
        RoundedRectangle(
            pos=(self.x, y - row * 0.46),
            size=(self.width, row * 0.92),
            radius=[min(dp(14), row * 0.2)],
        )
        ranked = ranking(self.stones, kind, self.order)
        prize = min(self.width * 0.31, dp(116)) if self.worth else 0.0
        if not ranked:
            stone(kind, "", self.x + pad + row * 0.3, y, row * 0.5, 0.35)
            write("–", self.right - pad - prize / 2, y, sp(16), theme.ink_soft)
            return
        room = (self.width - prize - 2 * pad) / max(3, len(ranked))
        side = min(row * 0.74, room * 0.62, dp(56))
        size = max(sp(13), min(sp(24), side * 0.62))
        for place, held in enumerate(ranked):
            x = self.x + pad + place * room
            box = Box(x, y - row * 0.44, room - dp(3), row * 0.88)
            self.places[kind, held.seat] = box
            if not place:
                Color(*faded(theme.glow, 0.45))
                RoundedRectangle(pos=box[:2], size=box[2:], radius=[row * 0.18])
            if held.seat in self.targets.get(kind, ()):
                Color(*theme.accent)
                Line(rounded_rectangle=(*box, row * 0.18), width=dp(2))
            stone(kind, self.letters[held.seat], x + side * 0.6, y, side)
            write(str(held.count), x + side * 1.15, y, size, ink, across=0)
            if not place:
                picture("crown", x + side * 0.28, y + side * 0.46, side * 0.48)
        if self.worth:
            self._draw_prize(theme, kind, ranked[0].seat, y, row, prize, pad)

    def _draw_prize(
        self, theme: Any, kind: int, seat: int, y: float, row: float, prize: float, pad: float
    ) -> None:
        """Whom the points would go to; where a tie decided, the Ancestor is shown with them."""
        side = min(row * 0.5, prize * 0.34, dp(34))
        right = self.right - pad
        used = write(f"+{self.worth}", right, y, min(sp(24), row * 0.4), rgba("#7A3A10"), across=1)
        symbol(self.letters[seat], right - used - side * 0.75, y, side)
        most = self.stones[seat * 3 + kind]
        if sum(self.stones[other * 3 + kind] == most for other in self.order) > 1:
            picture(FIGURES[0], right - used - side * 1.65, y, side * 1.2)

    def winner(self, kind: int) -> int:
        return majority(self.stones, kind, self.order) if self.stones else NOBODY

    def on_touch_down(self, touch: MotionEvent) -> bool:
        for (kind, seat), box in self.places.items():
            inside = box.x <= touch.x <= box.right and box.y <= touch.y <= box.top
            if inside and seat in self.targets.get(kind, ()):
                self.dispatch("on_stone", kind, seat)
                return True
        return False

    def on_stone(self, kind: int, seat: int) -> None: ...
