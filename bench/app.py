"""How soon the app can be touched, and how long its frames take while fingers carry pieces.

The yardstick is the least that a KivyMD app can be: one screen, one image that follows a finger.
Each runs in a process of its own, off-screen, several times in turn; the medians are compared.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from bench import Measured

HOUSE = Path(__file__).parent.parent
RUNS = 7
SLOW = 0.95


def run(table: str, what: str) -> tuple[float, str]:
    """Seconds until the app said its first line, and that line."""
    with tempfile.TemporaryDirectory() as scratch, tempfile.TemporaryFile("w+") as said:
        begun = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", "bench._app_run", table, what, scratch],
            cwd=HOUSE,
            env={
                **os.environ,
                "SDL_VIDEODRIVER": "offscreen",
                "SDL_AUDIODRIVER": "dummy",
                "KIVY_NO_ARGS": "1",
                "KIVY_LOG_MODE": "PYTHON",
                "KIVY_HOME": scratch,
                "XDG_CONFIG_HOME": scratch,
            },
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
        ) as app:
            assert app.stdout is not None
            line = app.stdout.readline()
            seconds = time.perf_counter() - begun
        said.seek(0)
        assert line, f"{table} ended without a word: {said.read()}"
    return seconds, line


def start(table: str) -> float:
    """Milliseconds from nothing to the first frame that can be touched."""
    return run(table, "start")[0] * 1000


def slow_frame(table: str) -> float:
    """The 95th percentile of the frames of a drag, in milliseconds."""
    frames = sorted(json.loads(run(table, "drag")[1]))
    return float(frames[int(len(frames) * SLOW)]) * 1000


def in_turn(what: Callable[[str], float], tables: tuple[str, ...], runs: int) -> dict[str, float]:
    """The median of each, measured in turn so that a busy moment of the machine hits all."""
    seen: dict[str, list[float]] = {table: [] for table in tables}
    for _ in range(runs):
        for table in tables:
            seen[table].append(what(table))
    return {table: median(each) for table, each in seen.items()}


def measure(runs: int = RUNS) -> Iterator[Measured]:
    for table in ("bare", "uluru"):
        start(table)  # the disk is warm from here on
    cold = in_turn(start, ("bare", "uluru"), runs)
    yield Measured("bare app: start to the first frame", cold["bare"], "ms")
    yield Measured("Dreamtable: start to the first frame", cold["uluru"], "ms")
    yield Measured("the second by the first", cold["uluru"] / cold["bare"], at_most=1.3)
    frames = in_turn(slow_frame, ("bare", "uluru", "ukuma"), max(1, runs // 2))
    yield Measured("bare app, one drag: 95th percentile of frames", frames["bare"], "ms")
    for table, fingers in (("uluru", "one drag"), ("ukuma", "two drags")):
        yield Measured(f"{table}, {fingers}: 95th percentile of frames", frames[table], "ms")
        yield Measured("that by the bare app's", frames[table] / frames["bare"], at_most=1.5)
