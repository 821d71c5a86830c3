"""Plays the real app from outside: its process off-screen, fingers sent over TUIO, and its journal.

with Player(folder) as player:
    player.tap("Solo challenge")
    player.wait_for("Start")
    player.drag(("0.RED", "0.T"), ("1.BLUE", "1.B1"))   # two fingers at once
    player.written().lines
"""

from __future__ import annotations

import contextlib
import itertools
import json
import math
import os
import select
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oscpy.client import OSCClient

from device.database import NAME, connect_to_read
from tests.screens.running_app import Point

HOUSE = Path(__file__).resolve().parents[2]
CURSOR = b"/tuio/2Dcur"
BEAT = 1 / 60  # seconds between two reports of where the fingers are
PATIENCE = 20.0
SAME = 1e-4  # the glass is told in single precision


@dataclass(frozen=True)
class Written:
    """The latest match as the journal has it."""

    number: int
    kind: str
    header: dict[str, Any]
    lines: list[str]
    ended: bool
    sand: float | None

    @property
    def transcript(self) -> dict[str, Any]:
        """As the referee reads it."""
        return {**self.header["match"], "moves": self.lines}


class Player:
    """The app, and hands that play it from another process."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 800),
        environment: Mapping[str, str] | None = None,
        urgent: bool = False,
    ) -> None:
        """An `urgent` app goes before other processes, where that is allowed."""
        self._folder = folder
        self._size = size
        self._environment = {**os.environ, **(environment or {})}
        self._before = ["nice", "-n", "-15"] if urgent else []
        self._numbers = itertools.count(1)
        self._frames = itertools.count(1)
        self._fingers: dict[int, Point] = {}

    # The process.

    def __enter__(self) -> Player:
        port = _free_port()
        self._app = subprocess.Popen(
            [
                *self._before,
                sys.executable,
                "-m",
                "tests.screens.running_app",
                str(self._folder),
                str(port),
                *map(str, self._size),
            ],
            cwd=HOUSE,
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._client = OSCClient("127.0.0.1", port)
        assert self._answer(60) == "ready"
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the app as its owner does."""
        self._end(lambda: None)

    def kill(self) -> None:
        """Ends the app as an empty battery does."""
        self._end(self._app.kill)

    def _end(self, how: Callable[[], None]) -> None:
        if self._app.poll() is None:
            how()
        assert self._app.stdin is not None
        assert self._app.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self._app.stdin.close()
        try:
            self._app.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._app.kill()
            self._app.wait()
        self._app.stdout.close()

    # Eyes.

    def ask(self, expression: str) -> Any:
        """What an expression is in the app, such as "app.nav.place"."""
        assert self._app.stdin is not None
        self._app.stdin.write(expression + "\n")
        self._app.stdin.flush()
        return self._answer(PATIENCE)

    def _answer(self, seconds: float) -> Any:
        stream = self._app.stdout
        assert stream is not None
        if not select.select([stream], [], [], seconds)[0]:
            raise AssertionError(f"the app gave no sign of life for {seconds:g} s")
        line = stream.readline()
        assert line, "the app has ended"
        told = json.loads(line)
        assert "error" not in told, told["error"]
        return told["is"]

    def look(self) -> dict[str, Point]:
        """Where on the glass everything lies that has a name."""
        return {name: (x, y) for name, (x, y) in self.ask("glass.look()").items()}

    def find(self, name: str) -> Point:
        """Where something is; waits until it is there and at rest."""
        before: Point | None = None
        deadline = time.monotonic() + PATIENCE
        seen: dict[str, Point] = {}
        while time.monotonic() < deadline:
            seen = self.look()
            place = seen.get(name)
            if place is not None and place == before:
                return place
            before = place
            time.sleep(2 * BEAT)
        raise AssertionError(f"there is no {name!r}; there are: {sorted(seen)}")

    def until(self, done: Callable[[], object], seconds: float = PATIENCE) -> None:
        """Waits for something, the journal's or the app's."""
        deadline = time.monotonic() + seconds
        while not done():
            if time.monotonic() > deadline:
                raise AssertionError(f"it did not come about; there are: {sorted(self.look())}")
            time.sleep(BEAT)

    def until_at(self, place: str, seconds: float = PATIENCE) -> None:
        """Waits for a screen."""
        self.until(lambda: self.ask("app.nav.place") == place, seconds)

    def written(self) -> Written:
        """What the journal on the disk holds at this moment."""
        connection = connect_to_read(self._folder / NAME)
        try:
            number, kind, header, ended, sand = connection.execute(
                "SELECT id, kind, header, ended, sand FROM matches ORDER BY id DESC"
            ).fetchone()
            lines = connection.execute(
                "SELECT text FROM lines WHERE match = ? ORDER BY number", (number,)
            ).fetchall()
        finally:
            connection.close()
        kept = [line for (line,) in lines]
        return Written(number, kind, json.loads(header), kept, ended is not None, sand)

    # Hands.

    def tap(self, where: str | Point) -> None:
        """A finger down and up again."""
        with self.finger(where):
            pass

    def drag(self, *ways: tuple[str | Point, str | Point], seconds: float = 0.25) -> None:
        """Carries something along every way, all at the same time, a finger each."""
        ends = [self._point(end) for _, end in ways]
        with contextlib.ExitStack() as hands:
            fingers = [hands.enter_context(self.finger(start)) for start, _ in ways]
            self.move(dict(zip(fingers, ends, strict=True)), seconds)

    @contextlib.contextmanager
    def finger(self, where: str | Point) -> Iterator[int]:
        """A finger that stays down for the block; its number leads it."""
        number = next(self._numbers)
        self._fingers[number] = self._point(where)
        self._arrive()
        yield number
        del self._fingers[number]
        if self._app.poll() is None:
            self._arrive()

    def move(self, ends: Mapping[int, Point], seconds: float = 0.25) -> None:
        """Leads fingers to their ends, all at the same time."""
        starts = {number: self._fingers[number] for number in ends}
        steps = max(1, round(seconds / BEAT))
        for step in range(1, steps + 1):
            share = step / steps
            for number, (x, y) in ends.items():
                from_x, from_y = starts[number]
                self._fingers[number] = (
                    from_x + (x - from_x) * share,
                    from_y + (y - from_y) * share,
                )
            self._report()
            time.sleep(BEAT)
        self._arrive()

    def _point(self, where: str | Point) -> Point:
        return self.find(where) if isinstance(where, str) else where

    def _arrive(self) -> None:
        """Reports until the app has met all fingers where they are now.

        Kivy lets a touch begin where it is when the frame comes, not where it was put down; on a
        busy machine a finger would else begin beside its bird.
        """
        deadline = time.monotonic() + PATIENCE
        while True:
            self._report()
            met = {number: (x, y) for number, x, y in self.ask("glass.fingers()")}
            if met.keys() == self._fingers.keys() and all(
                math.dist(met[number], here) < SAME for number, here in self._fingers.items()
            ):
                return
            assert time.monotonic() < deadline, f"fingers {self._fingers} are met as {met}"

    def _report(self) -> None:
        """Tells the app which fingers are down, and where."""
        self._client.send_bundle(
            [
                (CURSOR, [b"alive", *self._fingers]),
                *(
                    (CURSOR, [b"set", number, x, y, 0.0, 0.0, 0.0])
                    for number, (x, y) in self._fingers.items()
                ),
                (CURSOR, [b"fseq", next(self._frames)]),
            ]
        )


def _free_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
