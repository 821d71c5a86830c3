"""Ten thousand touches without sense: several fingers, bad timing, every screen; nothing raises.

Each screen gets its share of them. DREAMTABLE_SEED=17 plays another ten thousand.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from screens.widgets import dialogs
from screens.widgets.drag import Piece
from tests.screens.driver import Finger, Table
from tests.screens.visits import VISITS

SEED = int(os.environ.get("DREAMTABLE_SEED", "3"))
TOUCHES = math.ceil(10_000 / len(VISITS))
VISIT = 200  # touches after which the monkey is set down there again
FINGERS = 5
SIZES = ((320, 200), (200, 320), (90, 160), (640, 400))  # a quarter of what people have
DENSITY = 0.25
TARGETS = (ButtonBehavior, Piece)


class Monkey:
    """Fingers on the glass of one table, set down at one screen and free to go anywhere."""

    def __init__(self, table: Table, start: str, rng: random.Random) -> None:
        self.table = table
        self.start = start
        self.rng = rng
        self.fingers: list[Finger] = []
        self.touches = 0
        # What happens, and how often compared with the others.
        self.habits: dict[Callable[[], None], float] = {
            self.put: 30,
            self.slide: 36,
            self.lift: 30,
            self.wait: 6,
            self.go_back: 0.5,
            self.sleep: 0.4,
            self.turn: 0.2,
        }

    def play(self) -> None:
        while self.touches < TOUCHES:
            if self.touches % VISIT == 0:
                self.table.app.nav.home()
                VISITS[self.start](self.table)
                assert self.table.app.nav.place == self.start.split()[0]
            (act,) = self.rng.choices(list(self.habits), list(self.habits.values()))
            act()
        for finger in self.fingers:
            finger.lift()

    def somewhere(self) -> tuple[float, float]:
        """Often on something that answers, else anywhere."""
        rng = self.rng
        if rng.random() < 0.15:
            layer: Widget = Window.children[0]
            targets = [each for each in layer.walk() if isinstance(each, TARGETS)]
            if targets:
                return self.table.point(rng.choice(targets))
        return rng.uniform(0, Window.width), rng.uniform(0, Window.height)

    # Habits.

    def put(self) -> None:
        if len(self.fingers) < FINGERS:
            self.fingers.append(self.table.finger(self.somewhere()))
            self.touches += 1

    def slide(self) -> None:
        if self.fingers:
            finger = self.rng.choice(self.fingers)
            finger.move_to(self.somewhere(), steps=1, frames=self.rng.random() < 0.1)

    def lift(self) -> None:
        if self.fingers:
            self.fingers.pop(self.rng.randrange(len(self.fingers))).lift(
                frames=self.rng.random() < 0.1
            )

    def wait(self) -> None:
        self.table.frames(1, self.rng.choice((1 / 60, 1 / 60, 0.2, 1.5)))

    def go_back(self) -> None:
        if not dialogs.close():
            self.table.app.nav.back()

    def sleep(self) -> None:
        app = self.table.app
        app.dispatch("on_pause")
        self.table.frames(1)
        app.dispatch("on_resume")

    def turn(self) -> None:
        Window.size = self.rng.choice(SIZES)
        self.table.frames(2)


@pytest.mark.parametrize("start", VISITS)
def test_ten_thousand_random_touches_raise_nothing(start: str, tmp_path: Path) -> None:
    with Table(tmp_path, SIZES[0], density=DENSITY) as table:
        monkey = Monkey(table, start, random.Random(f"{SEED} {start}"))
        try:
            monkey.play()
        except Exception as problem:
            problem.add_note(f"seed {SEED}, touch {monkey.touches}, at {table.app.nav.place}")
            raise
        dialogs.close_all()
