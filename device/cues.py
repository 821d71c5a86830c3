"""The cues of the table: what is heard, felt and spoken when something happens.

`Cues` decides, the players of `device.sound`, `device.vibration` and `device.speech` do. Each
kind can be switched off in the settings, and each falls silent by itself where a device lacks it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from device.clock import Clock
from device.settings import Settings


@dataclass(frozen=True, slots=True)
class Score:
    """How a cue is played: its sound, how loud, and for how many seconds it buzzes."""

    sound: str
    volume: float = 1.0
    buzz: float = 0.0


class Cue(Enum):
    """Everything that people at the table hear or feel."""

    LIFT = Score("lift", 0.5, 0.008)
    PLACE = Score("place", 0.8, 0.018)
    SWAP = Score("swap", 0.8, 0.03)
    REFUSE = Score("refuse", 0.7, 0.06)
    START = Score("start", 0.8, 0.04)
    SAND_OUT = Score("gong", 1.0, 0.7)
    FULFILLED = Score("fulfilled", 0.8)
    STONE = Score("stone", 0.8, 0.03)
    WIN = Score("win", 0.9, 0.15)
    THROW = Score("throw", 0.8, 0.05)
    CARD = Score("card", 0.7, 0.01)
    HIT = Score("hit", 0.9, 0.1)
    SIGNAL = Score("signal", 1.0, 0.25)


def tick(left: int) -> Score:
    """The tick of one of the last ten seconds: higher, louder and longer as the sand runs out."""
    grown = (10 - left) / 9
    return Score(f"tick{left}", 0.35 + 0.65 * grown, 0.012 + 0.068 * grown)


POUR = Score("sand", 0.35)
POUR_SECONDS = 2.5  # the sound is longer by its fades, so that one pour flows into the next


class SoundPlayer(Protocol):
    def prepare(self, sounds: list[str]) -> None: ...

    def play(self, sound: str, volume: float) -> None: ...

    def stop(self, sound: str) -> None: ...


class Buzzer(Protocol):
    def prepare(self) -> None: ...

    def buzz(self, seconds: float) -> None: ...


class Speaker(Protocol):
    def speak(self, text: str, language: str) -> None: ...

    def hush(self) -> None: ...


class Cues:
    """Plays cues as the settings allow."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        sounds: SoundPlayer,
        buzzer: Buzzer,
        speaker: Speaker,
    ) -> None:
        self._settings = settings
        self._clock = clock
        self._sounds = sounds
        self._buzzer = buzzer
        self._speaker = speaker
        self._poured: float | None = None

    def prepare(self) -> None:
        """Load everything; call it before there is a window, so that nothing stutters later."""
        scores = [cue.value for cue in Cue] + [tick(left) for left in range(10, 0, -1)] + [POUR]
        self._sounds.prepare([score.sound for score in scores])
        self._buzzer.prepare()

    def play(self, cue: Cue, strength: float = 1.0) -> None:
        """A cue; `strength` from 0 to 1 makes it softer and shorter."""
        self._perform(cue.value, strength)

    def tick(self, left: int) -> None:
        """One of the last ten seconds went by and `left` remain."""
        self._perform(tick(left))

    def pour(self) -> None:
        """Call this every frame while sand falls: it is heard without a seam."""
        now = self._clock.now()
        if self._poured is None or now - self._poured >= POUR_SECONDS:
            self._poured = now
            if self._settings.sound:
                self._sounds.play(POUR.sound, POUR.volume)

    def still(self) -> None:
        """No sand falls any more, or for now."""
        if self._poured is not None:
            self._poured = None
            self._sounds.stop(POUR.sound)

    def speak(self, text: str, language: str) -> None:
        """Read a text aloud in a language such as "de"; it ends what was spoken before."""
        if self._settings.speech:
            self._speaker.speak(text, language)

    def hush(self) -> None:
        """Stop speaking."""
        self._speaker.hush()

    def _perform(self, score: Score, strength: float = 1.0) -> None:
        if self._settings.sound:
            self._sounds.play(score.sound, score.volume * strength)
        if self._settings.vibration and score.buzz:
            self._buzzer.buzz(score.buzz * strength)
