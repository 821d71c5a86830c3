"""A hand of cards: figures and rituals, face down while others are at the table.

Every kind has a place of its own, whether there is a card or not, so that the backs tell nothing.
Holding the eye turns the cards up for as long as the finger stays; a card can be tapped either way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kivy.app import App
from kivy.graphics import Color, Ellipse, Line
from kivy.input import MotionEvent
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from engines.wongar.material import ANCESTOR
from engines.wongar.position import NONE
from screens.box import Box
from screens.theme import faded, rgba
from screens.widgets.controls import icon
from screens.wongar.look import area_card, glow_box, hand_back, ritual_card, write

# A place of the hand: a figure's card (0) or a ritual (1), and which.
Place = tuple[int, int]
FIGURE, RITUAL = 0, 1
PLACES: tuple[Place, ...] = (
    (FIGURE, 0),
    (FIGURE, 1),
    (RITUAL, 0),
    (RITUAL, 1),
    (RITUAL, 2),
    (RITUAL, 3),
)


class Hand(Widget):
    """Six places with counts. `usable` ones may be tapped now, `chosen` is the one in play."""

    counts: Mapping[Place, int] = ObjectProperty({})
    usable = ObjectProperty(frozenset())
    chosen = ObjectProperty(None, allownone=True)
    hidden = BooleanProperty(False)
    """Whether the cards are face down until somebody looks."""
    peeking = BooleanProperty(False)
    owner = NumericProperty(NONE)
    """Whose cards they are; an eye that somebody still holds does not open another's."""

    __events__ = ("on_card",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.boxes: dict[Place, Box] = {}
        self.eye = Box(0, 0, 0, 0)
        self._finger: int | None = None
        for cause in ("pos", "size", "counts", "usable", "chosen", "hidden", "peeking"):
            self.fbind(cause, self._draw)

    @property
    def open(self) -> bool:
        return not self.hidden or self.peeking

    def _lay(self) -> None:
        eye = max(dp(48), self.width * 0.13) if self.hidden else 0
        gap = dp(5)
        room = (self.width - eye - gap * 6) / 6
        wide = min(room, self.height / 1.4)
        tall = wide * 1.36
        left = self.x + eye + max(0, (self.width - eye - 6 * wide - 6 * gap) / 2)
        y = self.center_y - tall / 2
        self.eye = Box(self.x, self.y, eye, self.height)
        self.boxes = {
            place: Box(left + k * (wide + gap) + (gap if k > 1 else 0), y, wide, tall)
            for k, place in enumerate(PLACES)
        }

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        if self.width < dp(60) or self.height < dp(24):
            return
        self._lay()
        theme: Any = App.get_running_app().theme
        with self.canvas:
            if self.hidden:
                mark = "eye" if self.peeking else "eye-off-outline"
                x, y = self.eye.x + self.eye.width / 2, self.eye.y + self.eye.height / 2
                Color(*faded(theme.glow, 0.3 if self.peeking else 0.12))
                Line(circle=(x, y, dp(22)), width=dp(1.4))
                write(icon(mark), x, y, sp(26), theme.on_sky, False, font="Icons")
            for place in PLACES:
                self._draw_card(theme, place)

    def _draw_card(self, theme: Any, place: Place) -> None:
        box, count = self.boxes[place], self.counts.get(place, 0)
        family, which = place
        if not self.open:
            if family == FIGURE:
                hand_back(*box)
            else:
                ritual_card(None, *box)
        elif not count:
            Color(*faded(theme.on_sky, 0.16))
            Line(rounded_rectangle=(*box, box.width * 0.16), width=dp(1))
            return
        elif family == FIGURE:
            area_card(ANCESTOR + which, *box)
        else:
            ritual_card(which, *box)
        if self.open:
            self._draw_count(box, count)
        if place == self.chosen or (self.open and place in self.usable and self.chosen is None):
            glow_box(*box, box.width * 0.16)

    @staticmethod
    def _draw_count(box: Box, count: int) -> None:
        side = max(dp(18), box.width * 0.36)
        x, y = box.right - side * 0.42, box.top - side * 0.42
        Color(*rgba("#2A1E3B"))
        Ellipse(pos=(x - side / 2, y - side / 2), size=(side, side))
        write(str(count), x, y, side * 0.66, rgba("#FFF3DC"))

    # Fingers.

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos) or touch.is_mouse_scrolling:
            return False
        if self.hidden and touch.x < self.eye.right:
            touch.grab(self)
            self._finger = touch.uid
            self.peeking = True
            return True
        for place, box in self.boxes.items():
            if box.x <= touch.x <= box.right and box.y - dp(8) <= touch.y <= box.top + dp(8):
                self.dispatch("on_card", place)
                return True
        return False

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self or touch.uid != self._finger:
            return False
        touch.ungrab(self)
        self.cover()
        return True

    def on_owner(self, *_: Any) -> None:
        self.cover()

    def cover(self) -> None:
        """Face down again."""
        self._finger = None
        self.peeking = False

    def on_card(self, place: Place) -> None: ...
