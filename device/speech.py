"""Reading aloud, in the language of the app, without ever holding up a frame.

plyer's text-to-speech knows no languages and waits until it has spoken. So it is the second
choice; the first is the voice of the system asked in the right language: Android's TextToSpeech,
or a speech program of the desktop. Both are used from a thread of their own.
"""

from __future__ import annotations

import shutil
import subprocess
import threading
import time
from typing import Any

from device.android import ON_ANDROID, activity, detach, java
from device.nextbest import NextBest, plyer_feature

# macOS asks for a voice by its name, espeak for a language by its code.
SAY_VOICES = {"en": "Daniel", "de": "Anna", "fr": "Thomas", "it": "Alice"}


class Speech:
    """One voice at a time: what is said last is heard, what was being said ends."""

    def __init__(self) -> None:
        self._turn = 0
        self._android: Any = None
        self._process: subprocess.Popen[bytes] | None = None
        self._ways = NextBest(self._by_android if ON_ANDROID else self._by_program, self._by_plyer)

    def speak(self, text: str, language: str) -> None:
        """Speak from now on, while the table goes on."""
        self.hush()
        if ON_ANDROID and self._android is None:
            NextBest(self._wake_android)()
        threading.Thread(target=self._run, args=(self._turn, text, language), daemon=True).start()

    def hush(self) -> None:
        """Be quiet."""
        self._turn += 1
        if self._android is not None:
            NextBest(self._android.stop)()
        if self._process is not None:
            NextBest(self._process.kill)()
            self._process = None

    def _run(self, turn: int, text: str, language: str) -> None:
        self._ways(turn, text, language)
        detach()

    def _wake_android(self) -> None:
        self._android = java("android.speech.tts.TextToSpeech")(activity(), None)

    def _by_android(self, turn: int, text: str, language: str) -> None:
        """The engine wakes slowly and refuses until then, so we knock for ten seconds."""
        for _ in range(100):
            if turn != self._turn:
                return
            self._android.setLanguage(java("java.util.Locale")(language))
            if self._android.speak(text, self._android.QUEUE_FLUSH, None, "dreamtable") == 0:
                return
            time.sleep(0.1)
        raise NotImplementedError("the voice of this device does not answer")

    def _by_program(self, turn: int, text: str, language: str) -> None:
        self._process = process = subprocess.Popen(
            speech_command(text, language),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        if turn != self._turn:  # hushed while the program was starting
            process.kill()
        process.wait()

    def _by_plyer(self, turn: int, text: str, _language: str) -> None:
        if turn == self._turn:
            plyer_feature("tts").speak(text)


def speech_command(text: str, language: str) -> list[str]:
    """The program of this desktop that speaks the text; raises where there is none."""
    for program in ("espeak-ng", "espeak"):
        if path := shutil.which(program):
            return [path, "-v", language, "--", text]
    if path := shutil.which("say"):
        return [path, "-v", SAY_VOICES[language], "--", text]
    raise NotImplementedError("no speech program is installed")
