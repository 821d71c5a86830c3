"""Speech asks the system's voice in the right language and never holds anybody up."""

from __future__ import annotations

import sys
import threading
import time
from pathlib import Path

import pytest

from device import speech
from device.speech import Speech, speech_command

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")


@pytest.fixture
def espeak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A speech program that writes its words down and then takes its time; the file it writes."""
    said = tmp_path / "said"
    program = tmp_path / "espeak-ng"
    program.write_text(f'#!/bin/sh\necho "$@" >> {said}\nexec /bin/sleep 20\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    return said


def wait_for(lines: int, said: Path) -> list[str]:
    for _ in range(300):
        if said.exists() and len(said.read_text().splitlines()) >= lines:
            break
        time.sleep(0.01)
    return said.read_text().splitlines()


def test_the_text_is_spoken_in_its_language_without_waiting(espeak: Path) -> None:
    voice = Speech()
    began = time.monotonic()
    voice.speak("Rosa will neben Blau sitzen.", "de")
    assert time.monotonic() - began < 0.2
    assert wait_for(1, espeak) == ["-v de -- Rosa will neben Blau sitzen."]
    voice.hush()


def test_a_new_text_ends_the_one_before(espeak: Path) -> None:
    voice = Speech()
    voice.speak("one", "en")
    wait_for(1, espeak)
    for _ in range(300):
        if voice._process is not None:
            break
        time.sleep(0.01)
    first = voice._process
    assert first is not None
    voice.speak("due", "it")
    assert wait_for(2, espeak)[1] == "-v it -- due"
    assert first.wait(2) != 0, "it was stopped before its twenty seconds were over"
    voice.hush()


def test_a_text_that_looks_like_an_option_is_only_text(espeak: Path) -> None:
    assert speech_command("-f secrets", "fr")[1:] == ["-v", "fr", "--", "-f secrets"]
    assert not espeak.exists()


def test_macos_has_a_voice_for_each_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "say").write_text("#!/bin/sh\n")
    (tmp_path / "say").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert speech_command("ciao", "it") == [str(tmp_path / "say"), "-v", "Alice", "--", "ciao"]


def test_plyer_speaks_where_no_program_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []

    class Tts:
        def speak(self, message: str) -> None:
            spoken.append(message)

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(speech, "plyer_feature", lambda name: {"tts": Tts()}[name])
    voice = Speech()
    voice.speak("hello", "en")
    for _ in range(300):
        if spoken:
            break
        time.sleep(0.01)
    assert spoken == ["hello"]


@pytest.mark.filterwarnings("error")
def test_without_any_voice_it_is_quiet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    voice = Speech()
    for text in "what do you say now":
        voice.speak(text, "en")
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(2)
    assert "Traceback" not in "".join(capfd.readouterr())
