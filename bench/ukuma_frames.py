"""Frames of the ukuma table with both hands busy, against the barest app with one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench import Measured

HOUSE = Path(__file__).parent.parent
WORST = 0.95


def frames(*run: str) -> list[float]:
    """How long each frame took, in seconds, the quickest first."""
    with tempfile.TemporaryDirectory() as scratch:
        done = subprocess.run(
            [sys.executable, "-m", *run, scratch],
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
            capture_output=True,
            text=True,
            check=True,
        )
    return sorted(json.loads(done.stdout.splitlines()[-1]))


def measure() -> Iterator[Measured]:
    bare = frames("bench._app_run", "bare", "drag")
    busy = frames("bench._ukuma_run")
    slow_bare, slow_busy = (each[int(len(each) * WORST)] for each in (bare, busy))
    yield Measured("bare app, one drag: 95th percentile of frames", slow_bare * 1000, "ms")
    yield Measured("ukuma, two drags: 95th percentile of frames", slow_busy * 1000, "ms")
    yield Measured("the second by the first", slow_busy / slow_bare, at_most=1.5)
