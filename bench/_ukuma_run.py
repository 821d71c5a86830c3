"""One run of the ukuma table off-screen with both hands busy: `python -m bench._ukuma_run FOLDER`.

Prints how long each frame took, in seconds, while two fingers carry a card each in circles.
"""

from __future__ import annotations

import itertools
import json
import math
import sys
import time
from pathlib import Path
from typing import Any

from kivy.config import Config

Config.set("graphics", "width", "1280")
Config.set("graphics", "height", "800")

FRAMES = 180
SETTLE = 4.0  # seconds: the countdown, and the cards turning up


def main(folder: str) -> None:
    from kivy.base import EventLoop
    from kivy.clock import Clock
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    from engines.contract import Seat
    from screens import matches
    from screens.app import DreamtableApp
    from tests.screens.driver import Touch

    app = DreamtableApp(folder=Path(folder))
    moments: list[float] = []
    fingers: list[Touch] = []

    def sit(_seconds: float) -> None:
        matches.begin("ukuma", [Seat("Ada"), Seat("Ben")], {}, "match", {"mode": "face"}, 3)
        Clock.schedule_once(ready, 0.5)
        Clock.schedule_once(lambda _: Clock.schedule_interval(step, 0), SETTLE)

    def ready(_seconds: float) -> None:
        for seat in (0, 1):
            app.nav.screen.signal.agree(seat)

    def step(_seconds: float) -> None:
        table: Any = app.nav.screen
        if not fingers:
            for hand in table.hands:
                figure = next(iter(hand.cards.values()))
                fingers.append(Touch(figure.stand_x, figure.stand_y))
                EventLoop.post_dispatch_input("begin", fingers[-1])
        for number, finger in enumerate(fingers):
            angle = len(moments) / 20 + number * math.pi
            finger.move((0.5 + 0.2 * math.cos(angle), 0.5 + 0.2 * math.sin(angle)))
            EventLoop.post_dispatch_input("update", finger)
        moments.append(time.perf_counter())
        if len(moments) > FRAMES:
            assert all(len(hand.layer.held) == 1 for hand in table.hands)
            print(json.dumps([b - a for a, b in itertools.pairwise(moments)]))
            app.stop()

    # Off-screen nothing waits for the picture: frames would queue up and look quicker than so.
    Window.bind(on_flip=lambda *_: glFinish())
    app.bind(on_start=lambda *_: Clock.schedule_once(lambda _: Clock.schedule_once(sit)))
    app.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
