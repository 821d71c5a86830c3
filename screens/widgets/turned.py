"""A place at the far edge of the table: all that is inside stands on its head, fingers too."""

from __future__ import annotations

from typing import Any

from kivy.graphics import PopMatrix, PushMatrix, Rotate
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty
from kivy.uix.widget import Widget


class Turned(Widget):
    """Turns its children by half a circle about its own middle when `turned` is set."""

    turned = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas.before:
            PushMatrix()
            self._turn = Rotate(axis=(0, 0, 1))
        with self.canvas.after:
            PopMatrix()
        self.bind(pos=self._aim, size=self._aim, turned=self._aim)
        self._aim()

    def _aim(self, *_: Any) -> None:
        self._turn.origin = self.center
        self._turn.angle = 180 if self.turned else 0

    def to_local(self, x: float, y: float, **_: Any) -> tuple[float, float]:
        if not self.turned:
            return x, y
        return 2 * self.center_x - x, 2 * self.center_y - y

    to_parent = to_local  # half a circle undoes itself

    def on_touch_down(self, touch: MotionEvent) -> bool:
        return self.collide_point(*touch.pos) and self._inside(touch, super().on_touch_down)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        return self._inside(touch, super().on_touch_move)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        return self._inside(touch, super().on_touch_up)

    def _inside(self, touch: MotionEvent, pass_on: Any) -> bool:
        touch.push()
        touch.apply_transform_2d(self.to_local)
        taken = pass_on(touch)
        touch.pop()
        return bool(taken)
