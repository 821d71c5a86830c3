"""Cards and boards as the review shows them: with a sign at everything that has been judged."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.graphics import Color, Line, Translate
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from engines.uluru.board import Bird, Seat
from engines.uluru.judge import Verdict
from screens.theme import faded
from screens.widgets.board import BoardPicture
from screens.widgets.sign import draw_sign, draw_stone
from screens.widgets.wishcard import WishCard

DROP = 0.26


class JudgedCard(WishCard):
    """A card with a sign on each wish that has been judged: `signs` maps its row to good or bad."""

    signs = ObjectProperty({})

    def __init__(self, bird: Bird, **kwargs: Any) -> None:
        super().__init__(bird, **kwargs)
        self.bind(pos=self._mark, size=self._mark, signs=self._mark, wishes=self._mark)

    def _mark(self, *_: Any) -> None:
        theme = App.get_running_app().theme
        self.canvas.after.clear()
        side = min(dp(26), self.width * 0.26)
        part = (self.height - self.head) / max(1, len(self.wishes))
        with self.canvas.after:
            for row, good in self.signs.items():
                low = self.y + self.height - self.head - (row + 1) * part
                draw_sign(theme, good, self.right - side * 0.5, low + side * 0.5, side)


class Threads(Widget):
    """Lines on the sand from a bird to those that its wish is about."""


class FallenStone(Widget):
    """A stone that has fallen, or falls, at (`x`, `y`)."""

    fall = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        with self.canvas:
            self._drop = Translate()
            draw_stone(0, 0, self.width)
        with self.canvas.after:
            self._back = Translate()
        self.bind(fall=self._place)
        self._place()

    def _place(self, *_: Any) -> None:
        away = self.fall * self.width * 5
        self._drop.xy = (self.x, self.y + away)
        self._back.xy = (-self.x, -self.y - away)


class JudgedBoard(BoardPicture):
    """A board with a tick or a stone at every bird that has been judged.

    `verdicts` maps birds to good or bad; `thread` is (from, to, good): the seats to tie together.
    """

    verdicts = ObjectProperty({})
    thread = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        self._threads = Threads()
        self._signs = Widget()
        super().__init__(**kwargs)
        self.bind(verdicts=self._mark, thread=self._tie)

    def _stand(self, *_: Any) -> None:
        super()._stand()
        self.add_widget(self._threads, index=len(self.children))
        self.add_widget(self._signs)
        self._mark()
        self._tie()

    def _spot(self, seat: Seat) -> tuple[float, float]:
        """Where the sign of a seat lies: at its right, in front."""
        x, y = self.seat_at(seat)
        return x + self.seat_width * 0.42, y - self.seat_width * 0.2

    def _mark(self, *_: Any) -> None:
        theme = App.get_running_app().theme
        self._signs.canvas.clear()
        self._signs.clear_widgets()
        side = max(dp(16), self.bird_height * 0.2)
        for seat, bird in self.board:
            good = self.verdicts.get(bird)
            if good is None:
                continue
            x, y = self._spot(seat)
            if good:
                with self._signs.canvas:
                    draw_sign(theme, True, x, y, side)
            else:
                self._signs.add_widget(FallenStone(pos=(x, y), size=(side * 1.6, side * 1.6)))

    def explain(self, verdict: Verdict | None) -> None:
        """Lights what a verdict is about: the bird, the seats that would do, whom it looked at."""
        self.lit = frozenset() if verdict is None else verdict.content
        self.glowing = frozenset() if verdict is None else frozenset({verdict.seat})
        self.thread = None
        if verdict is not None and verdict.related:
            self.thread = (verdict.seat, verdict.related, verdict.fulfilled)

    def drop(self, bird: Bird) -> None:
        """Lets the stone of this bird fall."""
        seat = self.board.seat(bird)
        spot = None if seat is None else self._spot(seat)
        for stone in self._signs.children:
            if spot == tuple(stone.pos):
                stone.fall = 1
                Animation(fall=0, duration=DROP, t="out_bounce").start(stone)

    def _tie(self, *_: Any) -> None:
        theme = App.get_running_app().theme
        canvas = self._threads.canvas
        canvas.clear()
        if self.thread is None:
            return
        start, ends, good = self.thread
        with canvas:
            for end in ends:
                points = (*self.seat_at(start), *self.seat_at(end))
                Color(*faded(theme.parchment, 0.75))
                Line(points=points, width=dp(4), cap="round")
                Color(*(theme.good if good else theme.bad))
                Line(points=points, width=dp(2), cap="round")
