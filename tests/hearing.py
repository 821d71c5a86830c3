"""Listening to what SDL's disk driver wrote down: 44.1 kHz, stereo, 16 bit."""

from __future__ import annotations

import cmath
import math
from array import array
from pathlib import Path

RATE = 44100


class Recording:
    """What the loudspeaker would have got; times are seconds since it was opened.

    The driver's own clock runs a little fast, so it is told how many seconds really `lasted`.
    """

    def __init__(self, path: Path, lasted: float) -> None:
        stereo = array("h", path.read_bytes())
        self._samples = stereo[::2]
        self._rate = len(self._samples) / lasted

    def loudest(self, start: float, end: float) -> int:
        """The highest sample between two moments."""
        return max(
            map(abs, self._samples[round(start * self._rate) : round(end * self._rate)]), default=0
        )

    def onset(self, after: float, threshold: int = 1000) -> float:
        """The first moment from `after` on that is louder than the threshold."""
        for index in range(round(after * self._rate), len(self._samples)):
            if abs(self._samples[index]) > threshold:
                return index / self._rate
        raise AssertionError(f"nothing was heard after {after} s")

    def power(self, pitch: float, start: float, seconds: float) -> float:
        """How much of a pitch sounds in a stretch of time."""
        first = round(start * self._rate)
        stretch = self._samples[first : first + round(seconds * RATE)]
        turn, point, total = cmath.exp(-2j * math.pi * pitch / RATE), 1 + 0j, 0j
        for sample in stretch:
            total += sample * point
            point *= turn
        return abs(total) / len(stretch)
