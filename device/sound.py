"""Short sounds without delay: a pool of preloaded voices.

Kivy's SDL2 voices come first, since they mix in memory. Where they are missing, plyer's audio
plays the file, one sound at a time and a little late. Where that is missing too, it is quiet.
"""

from __future__ import annotations

import ctypes
import sys
from collections import deque
from functools import cache
from pathlib import Path
from typing import Any

from device.nextbest import NextBest, plyer_feature

VOICES = 3  # how often one sound can overlap itself
CHANNELS = 24  # how many voices are heard at a time; SDL would stop at 8
BUFFER = 1024  # samples that SDL asks for at a time, 23 ms


class Sounds:
    """The sounds of a folder; a sound that overlaps itself is given further voices."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._voices: dict[str, deque[Any]] = {}
        self._ways: dict[str, NextBest[[str, float]]] = {}

    def prepare(self, sounds: list[str]) -> None:
        """Load these sounds now rather than when they are first played."""
        for sound in sounds:
            NextBest(self._free_voice)(sound)

    def play(self, sound: str, volume: float) -> None:
        """Play it over whatever else is heard."""
        if sound not in self._ways:
            self._ways[sound] = NextBest(self._play_voice, self._play_file)
        self._ways[sound](sound, volume)

    def stop(self, sound: str) -> None:
        """End it at once."""
        for voice in self._voices.get(sound, ()):
            NextBest(voice.stop)()

    def _play_voice(self, sound: str, volume: float) -> None:
        voice = self._free_voice(sound)
        voice.volume = volume
        voice.play()

    def _free_voice(self, sound: str) -> Any:
        """A silent voice for the sound; when all are busy, the one that began first."""
        voices = self._voices.setdefault(sound, deque())
        voices.rotate(-1)
        if len(voices) < VOICES and all(voice.state == "play" for voice in voices):
            voices.appendleft(sdl_voice(self._path(sound)))
        return voices[0]

    def _play_file(self, sound: str, _volume: float) -> None:
        audio = plyer_feature("audio")
        audio.file_path = self._path(sound)
        audio.play()

    def _path(self, sound: str) -> str:
        return str(self._folder / f"{sound}.wav")


def sdl_voice(path: str) -> Any:
    """One voice for a file."""
    voice = sdl_loader().load(path)
    if voice is None or voice.length <= 0:
        raise NotImplementedError(f"{path} cannot be played here")
    return voice


@cache
def sdl_loader() -> Any:
    """Kivy's loader with SDL2 alone behind it: Android's media player answers too late."""
    from kivy import kivy_options

    kivy_options["audio"] = ("sdl2",)
    from kivy.core.audio import SoundLoader

    NextBest(open_with_short_buffer)()
    return SoundLoader


def open_with_short_buffer() -> None:
    """Open SDL's mixer before Kivy does: Kivy asks for 93 ms at a time, and a click must not wait.

    SDL_mixer lets the second who opens it with the same format join the first.
    """
    from kivy.core.audio import audio_sdl2

    sdl = ctypes.CDLL(audio_sdl2.__file__)
    native = 0x8010 if sys.byteorder == "little" else 0x9010
    if sdl.SDL_InitSubSystem(0x10) or sdl.Mix_OpenAudio(44100, native, 2, BUFFER):
        raise OSError("the loudspeaker cannot be opened")
    sdl.Mix_AllocateChannels(CHANNELS)
