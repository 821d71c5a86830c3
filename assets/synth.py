"""Makes every sound of Dreamtable out of arithmetic: `python -m assets.synth` writes assets/sounds.

Everything is struck wood, stone, skin or bronze, and everything is tuned to D with the five notes
D E F# A B, so that whatever sounds together sounds together. A struck thing is a sum of partials
that die away, each a complex number turning and shrinking from sample to sample.
"""

from __future__ import annotations

import cmath
import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

RATE = 22050
FOLDER = Path(__file__).parent / "sounds"

Track = list[float]
Partial = tuple[float, float, float]  # multiple of the pitch, strength, seconds until faint

D, E, F_SHARP, A, B = (293.66 * 2 ** (steps / 12) for steps in (0, 2, 4, 7, 9))
SCALE = (D, E, F_SHARP, A, B)

# Partials of what is struck. Wood is tuned like a marimba's bar, bronze is not tuned at all.
WOOD: tuple[Partial, ...] = ((1.0, 1.0, 0.16), (3.93, 0.35, 0.05), (9.3, 0.14, 0.018))
REED: tuple[Partial, ...] = (
    (1.0, 1.0, 0.75),
    (2.0, 0.22, 0.4),
    (5.41, 0.16, 0.09),
    (9.1, 0.05, 0.03),
)
GLASS: tuple[Partial, ...] = (
    (1.0, 1.0, 0.22),
    (2.32, 0.55, 0.15),
    (4.25, 0.3, 0.08),
    (6.63, 0.14, 0.04),
)
SKIN: tuple[Partial, ...] = (
    (1.0, 1.0, 0.3),
    (1.59, 0.5, 0.14),
    (2.14, 0.3, 0.09),
    (2.65, 0.2, 0.06),
)
BRONZE: tuple[Partial, ...] = (
    (0.5, 0.55, 2.6), (0.503, 0.35, 2.4), (1.0, 1.0, 2.3), (1.006, 0.6, 2.0), (1.483, 0.55, 1.8),
    (1.49, 0.3, 1.5), (2.01, 0.5, 1.4), (2.56, 0.36, 1.1), (2.574, 0.2, 0.9), (3.18, 0.24, 0.8),
    (4.07, 0.16, 0.5), (5.3, 0.1, 0.3), (6.9, 0.06, 0.18),
)  # fmt: skip


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def struck(pitch: float, partials: Iterable[Partial], seconds: float, glide: float = 0.0) -> Track:
    """A body struck once; `glide` lets its pitch sink by that share within a few hundredths."""
    track = [0.0] * samples(seconds)
    for multiple, strength, fades in partials:
        shrink = math.exp(-5.0 / (fades * RATE))
        turn = cmath.exp(2j * math.pi * pitch * multiple / RATE) * shrink
        point = complex(strength)
        if not glide:
            for index in range(len(track)):
                track[index] += point.imag
                point *= turn
            continue
        for index in range(len(track)):
            track[index] += point.imag
            bend = 1.0 + glide * math.exp(-index / (0.03 * RATE))
            point *= cmath.exp(2j * math.pi * pitch * multiple * bend / RATE) * shrink
    return track


def hiss(seed: int, seconds: float, low: float, high: float) -> Track:
    """Noise between two pitches: what is left of white noise after two simple filters each way."""
    chance = random.Random(seed)
    track = [chance.uniform(-1.0, 1.0) for _ in range(samples(seconds))]
    for _ in range(2):
        track = _smooth(track, high)
        slow = _smooth(track, low)
        track = [quick - lag for quick, lag in zip(track, slow, strict=True)]
    return track


def _smooth(track: Track, pitch: float) -> Track:
    share = 1.0 - math.exp(-2.0 * math.pi * pitch / RATE)
    level, smooth = 0.0, []
    for value in track:
        level += share * (value - level)
        smooth.append(level)
    return smooth


def shaped(track: Track, shape: Callable[[float], float]) -> Track:
    """The track with its loudness drawn by a function of the seconds."""
    return [value * shape(index / RATE) for index, value in enumerate(track)]


def fading(seconds: float) -> Callable[[float], float]:
    return lambda at: math.exp(-5.0 * at / seconds)


def mixed(*parts: tuple[float, float, Track]) -> Track:
    """Tracks laid over each other; each with its start in seconds and its strength."""
    track = [0.0] * max(samples(start) + len(part) for start, _, part in parts)
    for start, strength, part in parts:
        for index, value in enumerate(part, samples(start)):
            track[index] += strength * value
    return track


def knock(pitch: float, seed: int = 1) -> Track:
    """Wood on wood: a bar and the dry click of the touch."""
    click = shaped(hiss(seed, 0.02, 900, 5000), fading(0.012))
    return mixed((0, 1.0, struck(pitch, WOOD, 0.2)), (0, 0.8, click))


def place() -> Track:
    return knock(2 * D)


def lift() -> Track:
    breath = shaped(hiss(2, 0.09, 600, 2500), fading(0.08))
    return mixed((0, 1.0, struck(2 * A, WOOD, 0.11)), (0, 0.6, breath))


def swap() -> Track:
    return mixed((0, 0.8, knock(2 * A, 3)), (0.075, 1.0, knock(2 * D, 4)))


def refuse() -> Track:
    dull = tuple((multiple, strength, fades * 0.6) for multiple, strength, fades in SKIN)
    low = struck(D / 2, dull, 0.2)
    return mixed((0, 1.0, low), (0.1, 0.85, struck(D / 2 * 15 / 16, dull, 0.2)))


def start() -> Track:
    sand = shaped(hiss(5, 0.5, 1500, 6000), fading(0.5))
    notes = ((0.0, D), (0.08, A), (0.16, 2 * D))
    return mixed((0, 0.3, sand), *((at, 0.8, struck(note, REED, 0.6)) for at, note in notes))


def tick(left: int) -> Track:
    """A wooden tick that climbs the scale from the tenth second to the last one."""
    step = 10 - left
    pitch = SCALE[step % 5] * 2 ** (step // 5)
    bright = tuple((m, s * (1 if m == 1 else 0.6 + 0.1 * step), f * 0.6) for m, s, f in WOOD)
    click = shaped(hiss(10, 0.01, 900, 6000), fading(0.008))
    return mixed((0, 1.0, struck(pitch, bright, 0.11)), (0, 0.25, click))


def gong() -> Track:
    mallet = shaped(hiss(6, 0.12, 60, 900), fading(0.1))
    return mixed((0, 1.0, struck(D / 2, BRONZE, 2.5)), (0, 2.0, mallet))


def fulfilled() -> Track:
    return mixed((0, 0.8, struck(2 * F_SHARP, REED, 0.5)), (0.09, 1.0, struck(2 * A, REED, 0.55)))


def stone() -> Track:
    """A glass stone that drops into a bowl and bounces twice."""
    bounces = ((0.0, 1.0, 4 * D), (0.11, 0.45, 4 * E), (0.18, 0.2, 4 * D))
    return mixed(*((at, loud, struck(pitch, GLASS, 0.28)) for at, loud, pitch in bounces))


def win() -> Track:
    melody = (D, F_SHARP, A, 2 * D, B, 2 * D, 2 * F_SHARP)
    beats = (0.0, 0.12, 0.24, 0.36, 0.54, 0.66, 0.78)
    notes = [
        (at, 0.75, struck(note * 2, REED, 0.9)) for at, note in zip(beats, melody, strict=True)
    ]
    return mixed(*notes, (0, 0.5, struck(D, REED, 0.8)), (0.78, 0.7, struck(D, BRONZE[2:8], 1.0)))


def throw() -> Track:
    """A die that rattles over wood and comes to rest."""
    chance = random.Random(7)
    at, gap, parts = 0.0, 0.045, []
    for bounce in range(8):
        pitch = chance.choice((2 * D, 2 * E, 2 * A)) * chance.uniform(0.97, 1.03)
        parts.append((at, 0.85**bounce, knock(pitch, 20 + bounce)))
        at += gap * chance.uniform(0.8, 1.2)
        gap *= 1.16
    return mixed(*parts)


def card() -> Track:
    flick = shaped(hiss(8, 0.14, 1200, 6000), lambda at: math.exp(-30 * abs(at - 0.012)))
    tap = struck(A, SKIN, 0.08)
    return mixed((0, 1.0, flick), (0.0, 0.12, tap))


def hit() -> Track:
    slap = shaped(hiss(9, 0.06, 300, 3000), fading(0.05))
    return mixed((0, 1.0, struck(D / 2, SKIN, 0.4, glide=0.6)), (0, 0.7, slap))


def signal() -> Track:
    return mixed(
        (0, 0.6, struck(2 * D, REED, 0.5)),
        (0, 0.6, struck(2 * A, REED, 0.5)),
        (0, 0.7, knock(4 * D, 30)),
        (0.1, 0.8, struck(4 * D, REED, 0.5)),
    )


def sand() -> Track:
    """Three seconds of falling sand that fade in and out, so that one can flow into the next."""
    chance = random.Random(11)
    stream = hiss(12, 3.0, 1800, 5200)
    grains = [0.0] * len(stream)
    for _ in range(900):
        spot, strength = chance.randrange(len(grains) - 60), chance.uniform(0.1, 0.5)
        for index in range(60):
            grains[spot + index] += strength * chance.uniform(-1, 1) * math.exp(-index / 9)
    grains = _smooth(grains, 4500)

    def fade(at: float) -> float:
        return math.sin(math.pi / 2 * min(1.0, at / 0.5, (3.0 - at) / 0.5))

    return shaped(mixed((0, 1.0, stream), (0, 0.5, grains)), fade)


# How loud each sound may become, in decibels below full scale.
SOUNDS: dict[str, tuple[Callable[[], Track], float]] = {
    "lift": (lift, -10),
    "place": (place, -5),
    "swap": (swap, -5),
    "refuse": (refuse, -6),
    "start": (start, -5),
    "gong": (gong, -1.5),
    "fulfilled": (fulfilled, -5),
    "stone": (stone, -6),
    "win": (win, -2.5),
    "throw": (throw, -5),
    "card": (card, -9),
    "hit": (hit, -3),
    "signal": (signal, -2),
    "sand": (sand, -14),
    **{f"tick{left}": (partial(tick, left), -3 - left / 2) for left in range(10, 0, -1)},
}


def rendered(name: str) -> array[int]:
    """The samples of a sound as they stand in its file: no click at either end, no clipping."""
    make, level = SOUNDS[name]
    track = make()
    rise, fall = samples(0.0008), max(samples(0.02), len(track) // 12)
    for index in range(rise):
        track[index] *= index / rise
    for index in range(fall):
        track[-1 - index] *= index / fall
    loudest = max(map(abs, track))
    scale = 32767 * 10 ** (level / 20) / loudest
    return array("h", (round(value * scale) for value in track))


def write(name: str, folder: Path = FOLDER) -> Path:
    """Write one sound as a file and return its path."""
    path = folder / f"{name}.wav"
    sound = rendered(name)
    if sys.byteorder == "big":
        sound.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(sound.tobytes())
    return path


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in SOUNDS:
        print(f"{write(name).name:16}{len(rendered(name)) / RATE:6.2f} s")
