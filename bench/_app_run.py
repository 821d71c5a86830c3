"""One run of an app off-screen: `python -m bench._app_run APP start|drag FOLDER`.

"start" says as soon as a frame has been drawn that answers to touches. "drag" carries a piece in
circles and prints how long each frame took, in seconds, as people would see it.
"""

from __future__ import annotations

import json
import math
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.config import Config

Config.set("graphics", "width", "1280")
Config.set("graphics", "height", "800")

FRAMES = 180
SETTLE = 1.0


def dreamtable(folder: str) -> Any:
    from screens.app import DreamtableApp

    return DreamtableApp(folder=Path(folder))


def bare(_folder: str) -> Any:
    from bench._bare_app import BareApp

    return BareApp()


def lay_table(app: Any) -> tuple[float, float]:
    """The Uluru table with its sand running; tells where the red bird stands."""
    from engines.contract import Seat
    from engines.uluru.board import Bird
    from screens import matches

    matches.begin("uluru", [Seat("Ada")], {"hourglass": 90}, "solo", {"mode": "solo"}, 3)
    table = app.nav.screen
    table._tick(0)
    table.turn_glass()
    bird = table.sides[0].birds[Bird.RED]
    return lambda: (bird.stand_x, bird.stand_y + bird.height * bird.stature * 0.25)


def lay_image(app: Any) -> tuple[float, float]:
    return lambda: app.image.center


def drag(app: Any, where: Callable[[], tuple[float, float]], done: Callable[[], None]) -> None:
    """Carries what is there in circles, a step each frame, and prints the frames' times."""
    from kivy.base import EventLoop
    from kivy.clock import Clock
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    from tests.screens.driver import Touch

    moments: list[float] = []
    finger: list[Touch] = []

    def step(_seconds: float) -> None:
        if not finger:
            finger.append(Touch(*where()))
            EventLoop.post_dispatch_input("begin", finger[0])
        angle = len(moments) / 20
        finger[0].move((0.5 + 0.2 * math.cos(angle), 0.5 + 0.2 * math.sin(angle)))
        EventLoop.post_dispatch_input("update", finger[0])
        moments.append(time.perf_counter())
        if len(moments) > FRAMES:
            EventLoop.post_dispatch_input("end", finger[0])
            print(json.dumps([b - a for a, b in zip(moments, moments[1:], strict=False)]))
            done()

    # Off-screen nothing waits for the picture: frames would queue up and look quicker than they are.
    Window.bind(on_flip=lambda *_: glFinish())
    Clock.schedule_once(lambda _: Clock.schedule_interval(step, 0), SETTLE)


APPS = {"dreamtable": (dreamtable, lay_table), "bare": (bare, lay_image)}


def main(name: str, what: str, folder: str) -> None:
    make, lay = APPS[name]
    app = make(folder)
    from kivy.clock import Clock

    def begun(_seconds: float) -> None:
        if what == "start":
            print("ready", flush=True)
            app.stop()
        else:
            drag(app, lay(app), app.stop)

    app.bind(on_start=lambda *_: Clock.schedule_once(lambda _: Clock.schedule_once(begun)))
    app.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
