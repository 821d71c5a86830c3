"""What belongs to everybody at the Uluru table: the hourglass, the time, the tools."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from screens.box import Box
from screens.uluru.layout import Layout
from screens.widgets import hourglass, stones, turned  # noqa: F401 - named in the KV file
from screens.widgets.controls import RoundButton

Builder.load_file(str(Path(__file__).with_suffix(".kv")))


class TimeLabel(Label):
    """Minutes and seconds; in the last ten they beat."""

    urgent = BooleanProperty(False)
    pulse = NumericProperty(0)

    def on_text(self, *_: Any) -> None:
        if self.urgent and not App.get_running_app().settings.reduced_motion:
            self.pulse = 1
            Animation(pulse=0, duration=0.28, t="out_quad").start(self)


class StartButton(RoundButton):
    """Turns the hourglass, or the cards where no sand runs."""

    def fit(self) -> None:
        """As large as its words need."""
        self.texture_update()
        wide, high = self.texture_size
        self.size = (wide + dp(56), max(dp(60), high + dp(20)))


class Hub(Widget):
    """The hourglass with its time, the round and its stones, and the tools at the edge."""

    round = StringProperty()
    stones = NumericProperty(0)
    time = StringProperty()
    chances = StringProperty()
    urgent = BooleanProperty(False)
    info = ListProperty((0, 0, 0, 0))
    """The panel behind round and stones."""

    __events__ = ("on_glass", "on_pause", "on_speak", "on_hint")

    def lay(self, layout: Layout, practice: bool, timed: bool) -> None:
        """Everything into its box; what is not needed now is put aside."""
        nowhere = Box(-10000, 0, 0, 0)
        speech = App.get_running_app().settings.speech
        glass = layout.hourglass
        low = layout.times[0].y
        room = min(glass.top - low, dp(56 + 104))
        low += (glass.top - low - room) / 2
        chances = Box(glass.x, low + dp(56), glass.width, room - dp(56))
        left, foot = layout.stones[:2] if layout.stones.y < layout.round.y else layout.round[:2]
        self.info = (left, foot, layout.round.right - left, layout.round.top - foot)
        if layout.stones.y == layout.round.y:
            self.info[2] = layout.stones.right - left
        boxes = {
            "pause": layout.pause,
            "speak": layout.speak if speech else nowhere,
            "round": layout.round,
            "stones": layout.stones,
            "hourglass": glass if timed else nowhere,
            "time": layout.times[0] if timed else nowhere,
            "far_time": layout.times[1] if timed and len(layout.times) > 1 else nowhere,
            "hint": Box(glass.x, low, glass.width, dp(52)) if practice else nowhere,
            "chances": chances if practice else nowhere,
        }
        for name, box in boxes.items():
            widget = self.ids[name]
            widget.pos, widget.size = box[:2], box[2:]
            widget.opacity = 0 if box.x <= nowhere.x or not box.width else 1
            widget.disabled = not widget.opacity

    def show_time(self, seconds: float) -> None:
        whole = math.ceil(seconds)
        self.urgent = 0 < whole <= 10
        self.time = f"{whole // 60}:{whole % 60:02}"

    def on_glass(self) -> None: ...

    def on_pause(self) -> None: ...

    def on_speak(self) -> None: ...

    def on_hint(self) -> None: ...
