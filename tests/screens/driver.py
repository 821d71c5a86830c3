"""Runs the real app off-screen inside the test: frames by hand, fingers by hand, time by hand.

Animations and everything else that Kivy schedules follow the same clock as the hourglass, so a
test neither waits nor races.

with Table(folder) as table:
    table.tap(widget)
    with table.finger(bird) as finger:
        finger.move_to(seat)
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

from kivy.base import EventLoop
from kivy.clock import Clock, ClockBase
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.metrics import Metrics
from kivy.uix.widget import Widget

from device.clock import HandClock
from screens.app import DreamtableApp

FRAME = 1 / 60
SIZES = {
    "phone": (360, 640),
    "portrait": (800, 1280),
    "landscape": (1280, 800),
    "large": (2560, 1600),
}
_numbers = itertools.count(1)


def _unseen_frame() -> None:
    """All that Kivy does in a frame but draw."""
    Clock.tick()
    EventLoop.dispatch_input()
    Builder.sync()
    Clock.tick_draw()
    Builder.sync()


class Touch(MotionEvent):
    """A finger on the glass, in window pixels."""

    def __init__(self, x: float, y: float) -> None:
        super().__init__("tests", next(_numbers), (x / Window.width, y / Window.height))

    def depack(self, args: tuple[float, float]) -> None:
        self.is_touch = True
        self.type_id = "touch"
        self.sx, self.sy = args
        self.profile = ["pos"]
        super().depack(args)


class Finger:
    """A touch that a test leads: down at once, up when told or at the end of the block."""

    def __init__(self, table: Table, x: float, y: float) -> None:
        self._table = table
        self._touch = Touch(x, y)
        self._lifted = False
        self._send("begin")

    def move_to(self, where: Widget | tuple[float, float], steps: int = 4, frames: int = 1) -> None:
        x, y = self._table.point(where)
        from_x, from_y = self._touch.x, self._touch.y
        for step in range(1, steps + 1):
            share = step / steps
            self._touch.move(
                (
                    (from_x + (x - from_x) * share) / Window.width,
                    (from_y + (y - from_y) * share) / Window.height,
                )
            )
            self._send("update")
            self._table.frames(frames)

    def lift(self, frames: int = 1) -> None:
        if not self._lifted:
            self._lifted = True
            self._send("end")
            self._table.frames(frames)

    def _send(self, kind: str) -> None:
        if kind == "end":
            self._touch.update_time_end()
        EventLoop.post_dispatch_input(kind, self._touch)

    def __enter__(self) -> Finger:
        return self

    def __exit__(self, *_: object) -> None:
        self.lift()


class Table:
    """The app, running in this process, its time standing still between frames.

    Settings given by name are made before the app opens.
    """

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 800),
        density: float | None = None,
        **settings: str | int | bool,
    ) -> None:
        self.clock = HandClock(Clock.time())
        self.app = DreamtableApp(folder=folder, clock=self.clock)
        self._size = size
        self._density = density or Metrics.density
        self._usual_density = Metrics.density
        for name, value in settings.items():
            setattr(self.app.settings, name, value)

    def __enter__(self) -> Table:
        self._watch_time(self.clock.now, most_frames=0)
        Metrics.density = self._density
        Window.size = self._size
        self.app._run_prepare()
        self.frames(3)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.app.stop()
        for child in list(Window.children):
            Window.remove_widget(child)
        EventLoop.status = "idle"
        Metrics.density = self._usual_density
        ahead = max(0.0, self.clock.now() - ClockBase.time())
        self._watch_time(lambda: ClockBase.time() + ahead, most_frames=60)

    @staticmethod
    def _watch_time(time: Callable[[], float], most_frames: float) -> None:
        """Makes Kivy look at another clock, as if no time lay between the two.

        That clock must not lag behind: what was due before would wait, and be asked in vain.
        """
        Clock.time = time
        Clock._last_tick = time()
        Clock._max_fps = most_frames

    def frames(self, count: int = 1, seconds: float = FRAME) -> None:
        """Lets so many frames go by, each of so many seconds of the table's time.

        Only the last one is drawn: nobody looks at the others.
        """
        for number in range(1, count + 1):
            self.clock.advance(seconds)
            if number == count:
                EventLoop.idle()
            else:
                _unseen_frame()

    def until(self, done: Callable[[], bool], frames: int = 600, seconds: float = FRAME) -> None:
        """Frames until something is so."""
        for _ in range(frames):
            if done():
                return
            self.frames(1, seconds)
        raise AssertionError("it did not come about")

    def point(self, where: Widget | tuple[float, float]) -> tuple[float, float]:
        if isinstance(where, Widget):
            x, y = where.to_window(*where.center)
            return float(x), float(y)
        return where

    def finger(self, where: Widget | tuple[float, float]) -> Finger:
        return Finger(self, *self.point(where))

    def tap(self, where: Widget | tuple[float, float]) -> None:
        with self.finger(where):
            self.frames(2)
        self.frames(2)

    def widgets(self, kind: type[Widget]) -> Iterator[Any]:
        """All widgets of a kind that are on show."""
        return (widget for widget in self.app.root.walk() if isinstance(widget, kind))

    def saying(self, text: str) -> Any:
        """The widget that shows this text."""
        for widget in self.app.root.walk():
            if getattr(widget, "text", None) == text:
                return widget
        shown = sorted({w.text for w in self.app.root.walk() if getattr(w, "text", "")})
        raise AssertionError(f"nothing says {text!r}; what is said: {shown}")
