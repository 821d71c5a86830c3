"""The sound files are what the script makes, start at once, never clip, and keep their order."""

from __future__ import annotations

import math
import sys
import wave
from array import array
from pathlib import Path

import pytest

from assets import synth
from device.cues import POUR, POUR_SECONDS, Cue, tick

TICKS = [tick(left) for left in range(10, 0, -1)]
SCORES = [cue.value for cue in Cue] + TICKS + [POUR]


def recorded(name: str) -> array[int]:
    with wave.open(str(synth.FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, synth.RATE)
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def loudness(name: str, volume: float) -> float:
    """Decibels of the loudest twentieth of a second, as the cue plays it."""
    samples, window = recorded(name), synth.RATE // 20
    starts = range(0, max(1, len(samples) - window), window // 4)
    power = max(sum(v * v for v in samples[at : at + window]) / window for at in starts)
    return 10 * math.log10(power / 32767**2) + 20 * math.log10(volume)


def test_every_cue_has_a_sound_and_every_sound_a_cue() -> None:
    assert {score.sound for score in SCORES} == set(synth.SOUNDS)
    assert {path.stem for path in synth.FOLDER.iterdir()} == set(synth.SOUNDS)


@pytest.mark.parametrize("name", synth.SOUNDS)
def test_the_file_is_what_the_script_makes(name: str) -> None:
    made, kept = synth.rendered(name), recorded(name)
    assert len(made) == len(kept)
    # Mathematical libraries may differ in the last bit of a sample.
    assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1


@pytest.mark.parametrize("name", synth.SOUNDS)
def test_no_sound_clips_or_ends_in_a_click(name: str) -> None:
    samples = recorded(name)
    assert 2000 < max(map(abs, samples)) < 32000
    assert abs(samples[0]) < 50
    assert max(map(abs, samples[-5:])) < 50


@pytest.mark.parametrize("name", [name for name in synth.SOUNDS if name != "sand"])
def test_a_cue_is_heard_within_five_milliseconds(name: str) -> None:
    samples = recorded(name)
    loudest = max(map(abs, samples))
    onset = next(index for index, value in enumerate(samples) if abs(value) > loudest / 4)
    assert onset / synth.RATE < 0.005


def test_lengths_suit_their_moments() -> None:
    seconds = {name: len(recorded(name)) / synth.RATE for name in synth.SOUNDS}
    assert seconds["gong"] == pytest.approx(2.5)
    assert all(seconds[name] <= 0.3 for name in ("lift", "place", "swap", "refuse", "card"))
    assert all(seconds[score.sound] < 0.2 for score in TICKS)
    assert seconds["win"] < 2.5
    assert seconds["sand"] == pytest.approx(POUR_SECONDS + 0.5), "pours overlap by their fades"


def test_the_loudness_follows_the_importance() -> None:
    loud = {score.sound: loudness(score.sound, score.volume) for score in SCORES}
    ticks = [loud[score.sound] for score in TICKS]
    assert ticks == sorted(ticks)
    assert ticks[-1] - ticks[0] > 6, "the last tick is clearly louder than the first"
    assert loud["gong"] == max(loud.values())
    assert loud["sand"] == min(loud.values())
    assert loud["sand"] < loud["lift"] < loud["place"] < loud["gong"]
    assert loud["refuse"] < loud["win"]


def test_one_pour_of_sand_flows_into_the_next_without_a_dip() -> None:
    samples = [float(value) for value in recorded("sand")]
    overlap = len(samples) - round(POUR_SECONDS * synth.RATE)
    seam = [a + b for a, b in zip(samples[-overlap:], samples[:overlap], strict=True)]
    middle = samples[overlap:-overlap]

    def power(track: list[float]) -> float:
        return sum(value * value for value in track) / len(track)

    assert 0.7 < power(seam) / power(middle) < 1.4


def test_the_sounds_are_small(tmp_path: Path) -> None:
    assert sum(path.stat().st_size for path in synth.FOLDER.iterdir()) < 1_500_000
    assert synth.write("place", tmp_path).read_bytes().startswith(b"RIFF")
