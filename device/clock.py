"""Time at the table: a clock that tests can push on by hand, and the hourglass that runs on it.

The hourglass schedules nothing. A screen asks it every frame how much sand is left.
"""

from __future__ import annotations

import math
import time
from typing import Protocol


class Clock(Protocol):
    """Seconds that only ever grow."""

    def now(self) -> float: ...


class WallClock:
    """The clock of the device, deaf to changes of the time of day."""

    def now(self) -> float:
        return time.monotonic()


class HandClock:
    """A clock that stands still until somebody moves its hand."""

    def __init__(self, now: float = 0.0) -> None:
        self._now = now

    def now(self) -> float:
        return self._now

    def advance(self, seconds: float) -> None:
        if seconds < 0:
            raise ValueError("A clock does not run backwards.")
        self._now += seconds


class Hourglass:
    """Sand that runs towards a deadline, and can be laid on its side."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.length = 0.0
        self._left = 0.0
        self._since: float | None = None
        self._asked = 0.0

    def start(self, seconds: float) -> None:
        """Turn a full glass of that many seconds."""
        self.restore(seconds, seconds)
        self.resume()

    def restore(self, remaining: float, length: float) -> None:
        """Stand where an earlier glass stood, still paused."""
        self.length = max(0.0, length)
        self._left = self._asked = min(max(0.0, remaining), self.length)
        self._since = None

    def remaining(self) -> float:
        """Seconds of sand still above."""
        if self._since is None:
            return max(0.0, self._left)
        return max(0.0, self._left - (self._clock.now() - self._since))

    def pause(self) -> None:
        """Lay the glass on its side."""
        self._left = self.remaining()
        self._since = None

    def resume(self) -> None:
        """Stand the glass up again; a glass that runs already is left alone."""
        if self._since is None:
            self._since = self._clock.now()

    def turn(self) -> None:
        """Turn the glass over: what lay below now runs, as real sand does."""
        self._left = self._asked = self.length - self.remaining()
        self._since = self._clock.now()

    def hasten(self, seconds: float) -> None:
        """Let so much sand fall at once."""
        self._left -= seconds

    @property
    def running(self) -> bool:
        """Whether sand is falling at this moment."""
        return self._since is not None and not self.out

    @property
    def out(self) -> bool:
        """Whether all sand has fallen; a glass that was never filled is not out."""
        return self.length > 0.0 and self.remaining() <= 0.0

    @property
    def level(self) -> float:
        """The share of the sand that is still above, from 1 to 0."""
        return self.remaining() / self.length if self.length else 0.0

    def ticks(self, last: int = 10) -> tuple[int, ...]:
        """The whole seconds, of the last ten, that went by since this was last asked.

        They count what is left: 10, 9, ... 1. Nought is not among them; that is the gong's.
        """
        before, now = self._asked, self.remaining()
        self._asked = now
        highest = min(last, math.ceil(before) - 1)
        lowest = max(1, math.ceil(now))
        return tuple(range(highest, lowest - 1, -1))
