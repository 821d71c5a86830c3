"""What the accelerometer tells: the tablet was turned over, the tablet was shaken.

The two detectors judge samples and know nothing of any device; `Accelerometer` fetches samples
where there is a sensor. A sample is the pull along x (right), y (up) and z (out of the glass) in
metres per second squared, so a tablet flat on the table reads about (0, 0, 9.8).
"""

from __future__ import annotations

import math
from typing import NamedTuple, Protocol

from device.clock import Clock
from device.nextbest import NextBest, plyer_feature

GRAVITY = 9.81


class Sample(NamedTuple):
    x: float
    y: float
    z: float

    @property
    def force(self) -> float:
        return math.hypot(*self)


class TurnedOver:
    """Notices a tablet being turned over, the way one turns an hourglass.

    A turn is finished when the tablet rests with its glass in sight, and a moment ago it rested the
    other way round: head down and now head up, or on its face and now on its back. Postures in
    between count for neither side, so a tablet that is merely picked up has not been turned.
    """

    CALM = 2.5  # how far the force may be from gravity, and a rest from where it began
    REST = 0.2  # seconds of calm that make a rest
    MOMENT = 3.0  # seconds that a turn may take

    def __init__(self) -> None:
        self._calm: Sample | None = None
        self._calm_since = 0.0
        self._rests: list[tuple[Sample, float]] = []

    def feel(self, sample: Sample, now: float) -> bool:
        """Whether a turn was finished with this sample."""
        thrown = abs(sample.force - GRAVITY) > self.CALM
        if thrown or self._calm is None or math.dist(sample, self._calm) > self.CALM:
            self._calm, self._calm_since = sample, now
        if now - self._calm_since < self.REST:
            return False
        recent = [(rest, at) for rest, at in self._rests if now - at < self.MOMENT]
        same = [rest for rest, _ in recent if agreement(rest, sample) > 0.9]
        opposed = any(agreement(rest, sample) < -0.5 for rest, _ in recent)
        turned = opposed and sample.z > -0.7 * GRAVITY
        others = [] if turned else [(rest, at) for rest, at in recent if rest not in same]
        self._rests = [*others, (same[0] if same else sample, now)]
        return turned


def agreement(one: Sample, other: Sample) -> float:
    """1 for the same posture, 0 for one across, -1 for the reverse."""
    return sum(a * b for a, b in zip(one, other, strict=True)) / GRAVITY**2


class Shaken:
    """Notices a shake: several hard jerks within a moment, then quiet before the next one."""

    JERK = 7.0  # how far the force is from gravity in a jerk
    QUIET = 3.0
    JERKS = 3
    WITHIN = 0.9

    def __init__(self) -> None:
        self._jerks: list[float] = []
        self._jerking = False
        self._tired = False
        self._loud_at = -math.inf

    def feel(self, sample: Sample, now: float) -> bool:
        """Whether a shake was completed with this sample."""
        excess = abs(sample.force - GRAVITY)
        if excess > self.QUIET:
            self._loud_at = now
        elif now - self._loud_at > 0.4:
            self._tired = False
            self._jerks.clear()
        if excess < self.QUIET:
            self._jerking = False
        elif excess > self.JERK and not self._jerking:
            self._jerking = True
            self._jerks = [at for at in self._jerks if now - at < self.WITHIN] + [now]
        if self._tired or len(self._jerks) < self.JERKS:
            return False
        self._tired = True
        return True


class Accelerometer:
    """The sensor through plyer; without one it simply never has a sample."""

    def __init__(self) -> None:
        self._read = NextBest(self._fetch)
        self._sample: Sample | None = None

    def enable(self) -> bool:
        """Whether there is a sensor to listen to."""
        return NextBest(lambda: plyer_feature("accelerometer").enable())()

    def disable(self) -> None:
        """Stop listening; a sensor costs power."""
        NextBest(lambda: plyer_feature("accelerometer").disable())()

    def sample(self) -> Sample | None:
        """The latest sample, if there is any."""
        self._sample = None
        self._read()
        return self._sample

    def _fetch(self) -> None:
        values = plyer_feature("accelerometer").acceleration
        if None not in values[:3]:
            self._sample = Sample(*values[:3])


class Detector(Protocol):
    def feel(self, sample: Sample, now: float) -> bool: ...


class Gesture:
    """What a table listens for with the sensor, from when it is laid until it is left."""

    def __init__(self, detector: Detector, clock: Clock) -> None:
        self._detector = detector
        self._clock = clock
        self._sensor = Accelerometer()
        self._sensing = False

    def begin(self) -> None:
        """Listen, where there is a sensor."""
        self._sensing = self._sensor.enable()

    def end(self) -> None:
        """Stop listening."""
        self._sensing = False
        self._sensor.disable()

    def made(self) -> bool:
        """Whether somebody has just made it; ask once a frame."""
        sample = self._sensor.sample() if self._sensing else None
        return sample is not None and self._detector.feel(sample, self._clock.now())
