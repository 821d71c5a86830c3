"""A turn and a shake are told from everything else that people do to a tablet."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from device import sensors
from device.sensors import GRAVITY, Accelerometer, Sample, Shaken, TurnedOver

FRAME = 1 / 50
FLAT = (0.0, 0.0, 1.0)
ON_ITS_FACE = (0.0, 0.0, -1.0)
UPRIGHT = (0.0, 1.0, 0.0)
HEAD_DOWN = (0.0, -1.0, 0.0)
ON_ITS_SIDE = (1.0, 0.0, 0.0)
TILTED = (0.0, 0.6, 0.8)

Posture = tuple[float, float, float]


def held(*postures: Posture, rest: float = 0.5, move: float = 0.5) -> Iterator[Sample]:
    """A hand that trembles a little and moves the tablet from posture to posture."""
    chance = random.Random(5)

    def at(posture: Posture, shake: float) -> Sample:
        length = math.hypot(*posture) or 1.0
        return Sample(*(GRAVITY * part / length + chance.gauss(0, shake) for part in posture))

    for here, there in [*pairwise(postures), (postures[-1], postures[-1])]:
        for _ in range(round(rest / FRAME)):
            yield at(here, 0.15)
        for step in range(round(move / FRAME)):
            share = step * FRAME / move
            # Through a posture across, since gravity never vanishes on the way.
            way = tuple(
                (1 - share) * a + share * b + (share * (1 - share) if index == 0 else 0)
                for index, (a, b) in enumerate(zip(here, there, strict=True))
            )
            yield at(way, 0.4)  # type: ignore[arg-type]


def count(detector: TurnedOver | Shaken, samples: Iterator[Sample]) -> int:
    return sum(detector.feel(sample, number * FRAME) for number, sample in enumerate(samples))


@pytest.mark.parametrize(
    ("postures", "turns"),
    [
        ((FLAT,), 0),
        ((UPRIGHT, HEAD_DOWN), 1),
        ((UPRIGHT, HEAD_DOWN, UPRIGHT, HEAD_DOWN), 3),
        ((FLAT, ON_ITS_FACE, FLAT), 1),
        ((FLAT, ON_ITS_FACE), 0),
        ((FLAT, UPRIGHT, HEAD_DOWN), 1),
        ((FLAT, UPRIGHT, FLAT, TILTED), 0),
        ((UPRIGHT, ON_ITS_SIDE, UPRIGHT), 0),
        ((UPRIGHT, ON_ITS_SIDE, HEAD_DOWN), 1),
        ((FLAT, TILTED, UPRIGHT, ON_ITS_SIDE, FLAT), 0),
    ],
)
def test_turns_are_counted(postures: tuple[Posture, ...], turns: int) -> None:
    assert count(TurnedOver(), held(*postures)) == turns


def test_a_tablet_put_away_on_its_face_was_not_turned() -> None:
    assert count(TurnedOver(), held(FLAT, ON_ITS_FACE, FLAT, rest=4.0)) == 1
    long_away = [*held(FLAT, ON_ITS_FACE, rest=1.0), *held(ON_ITS_FACE, UPRIGHT, FLAT, rest=2.0)]
    assert count(TurnedOver(), iter(long_away)) == 0


def test_swinging_through_without_a_rest_is_no_turn() -> None:
    assert count(TurnedOver(), held(UPRIGHT, HEAD_DOWN, UPRIGHT, rest=0.0, move=0.3)) == 0


def shaking(seconds: float, strength: float, hertz: float = 5.0) -> Iterator[Sample]:
    for number in range(round(seconds / FRAME)):
        swing = strength * math.sin(2 * math.pi * hertz * number * FRAME)
        yield Sample(0.3 * swing, swing, GRAVITY)


def quiet(seconds: float) -> Iterator[Sample]:
    return shaking(seconds, 0.1)


def test_a_shake_is_noticed_once_however_long_it_lasts() -> None:
    assert count(Shaken(), iter([*quiet(1), *shaking(3, 25), *quiet(1)])) == 1


def test_after_a_pause_one_can_shake_again() -> None:
    samples = [*shaking(1, 25), *quiet(1), *shaking(1, 25)]
    assert count(Shaken(), iter(samples)) == 2


@pytest.mark.parametrize(
    "samples",
    [
        [*quiet(3)],
        [*shaking(3, 6)],
        [*quiet(1), Sample(0, 0, 40), *quiet(1), Sample(0, 0, 40), *quiet(1), Sample(0, 0, 40)],
        [*held(UPRIGHT, HEAD_DOWN, UPRIGHT, FLAT)],
    ],
    ids=["rest", "walking", "knocks on the table", "turning"],
)
def test_what_is_not_a_shake(samples: list[Sample]) -> None:
    assert count(Shaken(), iter(samples)) == 0


def test_without_a_sensor_there_are_no_samples(capfd: pytest.CaptureFixture[str]) -> None:
    sensor = Accelerometer()
    sensor.enable()
    assert sensor.sample() is None
    sensor.disable()
    assert "Traceback" not in "".join(capfd.readouterr())


def test_a_sensor_is_read_once_it_has_woken(monkeypatch: pytest.MonkeyPatch) -> None:
    class Waking:
        acceleration: tuple[float | None, ...] = (None, None, None)
        on = False

        def enable(self) -> None:
            self.on = True

        def disable(self) -> None:
            self.on = False

    waking = Waking()
    monkeypatch.setattr(sensors, "plyer_feature", lambda name: {"accelerometer": waking}[name])
    sensor = Accelerometer()
    assert sensor.enable()
    assert waking.on
    assert sensor.sample() is None
    waking.acceleration = (1.0, 2.0, 9.0)
    assert sensor.sample() == Sample(1.0, 2.0, 9.0)
    sensor.disable()
    assert not waking.on
