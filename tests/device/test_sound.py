"""Sounds overlap, fall back where SDL is missing, and really come out of the loudspeaker."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hearing import Recording

from assets import synth
from device import sound
from device.sound import VOICES, Sounds

HOUSE = Path(__file__).resolve().parents[2]


class Voice:
    def __init__(self, path: str) -> None:
        self.path = path
        self.volume = 1.0
        self.state = "stop"
        self.plays = 0

    def play(self) -> None:
        self.state = "play"
        self.plays += 1

    def stop(self) -> None:
        self.state = "stop"


@pytest.fixture
def voices(monkeypatch: pytest.MonkeyPatch) -> list[Voice]:
    """Every voice that gets loaded."""
    loaded: list[Voice] = []

    def load(path: str) -> Voice:
        loaded.append(Voice(path))
        return loaded[-1]

    monkeypatch.setattr(sound, "sdl_voice", load)
    return loaded


def test_a_prepared_sound_is_not_loaded_again(voices: list[Voice]) -> None:
    sounds = Sounds(Path("folder"))
    sounds.prepare(["place", "gong"])
    assert [Path(voice.path).name for voice in voices] == ["place.wav", "gong.wav"]
    sounds.play("gong", 0.5)
    assert len(voices) == 2
    assert (voices[1].plays, voices[1].volume) == (1, 0.5)


def test_quick_repeats_overlap_up_to_a_limit(voices: list[Voice]) -> None:
    sounds = Sounds(Path("folder"))
    for _ in range(VOICES + 2):
        sounds.play("place", 1.0)
    assert len(voices) == VOICES
    assert sum(voice.plays for voice in voices) == VOICES + 2
    assert max(voice.plays for voice in voices) == 2, "voices take turns"


def test_a_silent_voice_is_used_again(voices: list[Voice]) -> None:
    sounds = Sounds(Path("folder"))
    for _ in range(5):
        sounds.play("place", 1.0)
        voices[0].stop()
    assert len(voices) == 1


def test_stopping_ends_all_voices_of_a_sound(voices: list[Voice]) -> None:
    sounds = Sounds(Path("folder"))
    sounds.play("sand", 1.0)
    sounds.play("sand", 1.0)
    sounds.play("gong", 1.0)
    sounds.stop("sand")
    sounds.stop("never played")
    assert [voice.state for voice in voices] == ["stop", "stop", "play"]


def test_plyer_plays_the_file_where_sdl_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    class Audio:
        file_path = ""
        played: list[str] = []  # noqa: RUF012

        def play(self) -> None:
            self.played.append(Path(self.file_path).name)

    def no_voice(path: str) -> None:
        raise NotImplementedError(path)

    audio = Audio()
    monkeypatch.setattr(sound, "sdl_voice", no_voice)
    monkeypatch.setattr(sound, "plyer_feature", lambda name: {"audio": audio}[name])
    sounds = Sounds(Path("folder"))
    sounds.prepare(["gong"])
    sounds.play("gong", 1.0)
    sounds.play("gong", 1.0)
    assert audio.played == ["gong.wav", "gong.wav"]


def test_without_any_backend_it_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def nothing(name: str) -> None:
        asked.append(name)
        raise NotImplementedError(name)

    monkeypatch.setattr(sound, "sdl_voice", nothing)
    monkeypatch.setattr(sound, "plyer_feature", nothing)
    sounds = Sounds(Path("folder"))
    for _ in range(5):
        sounds.play("gong", 1.0)
    assert len(asked) == 2, "each way is tried once"


def test_a_file_that_is_not_there_does_no_harm() -> None:
    Sounds(HOUSE / "assets" / "sounds").play("no such sound", 1.0)


def test_many_voices_are_heard_at_once() -> None:
    """Through SDL's silent driver: a voice that found no channel would not be playing."""
    playing = []
    for _ in range(12):
        voice = sound.sdl_voice(str(HOUSE / "assets" / "sounds" / "gong.wav"))
        voice.play()
        playing.append(voice)
    assert [voice.state for voice in playing] == ["play"] * 12
    for voice in playing:
        voice.stop()


# Three seconds of an hourglass, polled sixty times a second as a screen does. Says when the glass
# was turned and when all was over, in seconds after the loudspeaker was opened.
PLAYER = """
import time
from pathlib import Path
from fakes import Notebook, Recorder
from device.clock import Hourglass, WallClock
from device.cues import Cue, Cues
from device.settings import Settings
from device.sound import Sounds

clock, silent = WallClock(), Recorder()
sounds = Sounds(Path("assets/sounds"))
sounds.prepare(["place"])
opened = clock.now()
cues = Cues(Settings(Notebook()), clock, sounds, silent, silent)
cues.prepare()
glass = Hourglass(clock)
print(clock.now() - opened)
glass.start(3.4)
while not glass.out:
    time.sleep(1 / 60)
    for left in glass.ticks():
        cues.tick(left)
cues.play(Cue.SAND_OUT)
time.sleep(0.5)
print(clock.now() - opened)
"""


def test_the_last_seconds_and_the_gong_are_heard_at_their_times(tmp_path: Path) -> None:
    path = tmp_path / "heard.raw"
    player = subprocess.run(
        [sys.executable, "-c", PLAYER],
        cwd=HOUSE,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(HOUSE), str(HOUSE / "tests"))),
            "SDL_AUDIODRIVER": "disk",
            "SDL_DISKAUDIOFILE": str(path),
        },
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=60,
    )
    turned, lasted = map(float, player.stdout.split())
    heard = Recording(path, lasted)
    end = turned
    for second, left in enumerate((3, 2, 1)):
        due = turned + 0.4 + second
        at = heard.onset(end)
        assert at == pytest.approx(due, abs=0.1), f"the tick with {left} s left"
        pitches = {other: heard.power(tick_pitch(other), at, 0.06) for other in range(1, 11)}
        assert max(pitches, key=pitches.__getitem__) == left
        end = at + 0.3
        assert heard.loudest(at + 0.2, end) < 1000, "a tick is short"
    gong = heard.onset(end)
    assert gong == pytest.approx(turned + 3.4, abs=0.1)
    deep = heard.power(synth.D / 2, gong + 0.02, 0.25)
    assert deep > 1000
    assert deep > 5 * heard.power(190.0, gong + 0.02, 0.25), "a tone, and not just any noise"


def tick_pitch(left: int) -> float:
    step = 10 - left
    return synth.SCALE[step % 5] * 2 ** (step // 5)
