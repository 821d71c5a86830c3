"""One run of an app off-screen: `python -m bench._app_run TABLE start|drag FOLDER`.

"start" says so as soon as a frame has been drawn that answers to touches. "drag" carries a piece
in circles, one for each finger, and prints how long each frame took, in seconds.
"""

from __future__ import annotations

import itertools
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
Config.set("graphics", "maxfps", "0")  # what a frame costs, not how long it waits for the next

FRAMES = 180
Point = tuple[float, float]


class Bare:
    """The least that a KivyMD app can be, with one image to carry."""

    settle = 1.0  # seconds after which pieces can be carried

    def app(self, folder: Path) -> Any:
        from bench._bare_app import BareApp

        return BareApp()

    def lay(self, app: Any) -> None:
        """Gets everything ready for the drag."""

    def pieces(self, app: Any) -> list[Point]:
        """Where fingers take the pieces."""
        return [app.image.center]

    def held(self, app: Any) -> int:
        """How many pieces are in the air."""
        return int(app.image.center != app.image.home)


class Uluru(Bare):
    """The solo table with its sand running, and a bird to carry."""

    def app(self, folder: Path) -> Any:
        from screens.app import DreamtableApp

        return DreamtableApp(folder=folder)

    def lay(self, app: Any) -> None:
        from engines.contract import Seat
        from screens import matches

        matches.begin("uluru", [Seat("Ada")], {"hourglass": 90}, "solo", {"mode": "solo"}, 3)
        app.nav.screen._tick(0)
        app.nav.screen.turn_glass()

    def pieces(self, app: Any) -> list[Point]:
        from engines.uluru.board import Bird

        bird = app.nav.screen.sides[0].birds[Bird.RED]
        return [(bird.stand_x, bird.stand_y + bird.height * bird.stature * 0.25)]

    def held(self, app: Any) -> int:
        return len(app.nav.screen.sides[0].layer.held)


class Ukuma(Uluru):
    """Two people face to face, each with a card in the air."""

    settle = 4.5  # the countdown, and the cards turning up

    def lay(self, app: Any) -> None:
        from kivy.clock import Clock

        from engines.contract import Seat
        from screens import matches

        matches.begin("ukuma", [Seat("Ada"), Seat("Ben")], {}, "match", {"mode": "face"}, 3)
        for seat in (0, 1):
            Clock.schedule_once(lambda _, seat=seat: app.nav.screen.signal.agree(seat), 0.5)

    def pieces(self, app: Any) -> list[Point]:
        cards = [next(iter(hand.cards.values())) for hand in app.nav.screen.hands]
        return [(card.stand_x, card.stand_y) for card in cards]

    def held(self, app: Any) -> int:
        return sum(len(hand.layer.held) for hand in app.nav.screen.hands)


TABLES = {"bare": Bare, "uluru": Uluru, "ukuma": Ukuma}


def drag(table: Bare, app: Any, done: Callable[[], None]) -> None:
    """Carries the pieces in circles, a step each frame, and prints the frames' times."""
    from kivy.base import EventLoop
    from kivy.clock import Clock
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    from tests.screens.driver import Touch

    moments: list[float] = []
    fingers: list[Touch] = []

    def step(_seconds: float) -> None:
        if not fingers:
            fingers.extend(Touch(*where) for where in table.pieces(app))
            for finger in fingers:
                EventLoop.post_dispatch_input("begin", finger)
        for number, finger in enumerate(fingers):
            angle = len(moments) / 20 + number * math.pi
            finger.move((0.5 + 0.2 * math.cos(angle), 0.5 + 0.2 * math.sin(angle)))
            EventLoop.post_dispatch_input("update", finger)
        moments.append(time.perf_counter())
        if len(moments) > FRAMES:
            assert table.held(app) == len(fingers), "a finger has lost its piece"
            print(json.dumps([b - a for a, b in itertools.pairwise(moments)]))
            done()

    # Off-screen nothing waits for the picture: frames would queue up and look quicker than so.
    Window.bind(on_flip=lambda *_: glFinish())
    table.lay(app)
    Clock.schedule_once(lambda _: Clock.schedule_interval(step, 0), table.settle)


def main(name: str, what: str, folder: str) -> None:
    table = TABLES[name]()
    app = table.app(Path(folder))
    from kivy.clock import Clock

    def begun(_seconds: float) -> None:
        if what == "start":
            print("ready", flush=True)
            app.stop()
        else:
            drag(table, app, app.stop)

    app.bind(on_start=lambda *_: Clock.schedule_once(lambda _: Clock.schedule_once(begun)))
    app.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
