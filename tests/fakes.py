"""Stand-ins for what a tablet has and a test has not."""

from typing import Any


class Recorder:
    """Sound, buzz and speech in one: writes down what would have been heard and felt."""

    def __init__(self) -> None:
        self.prepared: list[str] = []
        self.played: list[tuple[str, float]] = []
        self.stopped: list[str] = []
        self.buzzes: list[float] = []
        self.spoken: list[tuple[str, str]] = []
        self.hushed = 0

    def prepare(self, sounds: list[str] | None = None) -> None:
        self.prepared += sounds or []

    def play(self, sound: str, volume: float) -> None:
        self.played.append((sound, volume))

    def stop(self, sound: str) -> None:
        self.stopped.append(sound)

    def buzz(self, seconds: float) -> None:
        self.buzzes.append(seconds)

    def speak(self, text: str, language: str) -> None:
        self.spoken.append((text, language))

    def hush(self) -> None:
        self.hushed += 1


class Notebook:
    """A journal's memory for small things, without the journal."""

    def __init__(self, **kept: Any) -> None:
        self.kept = kept

    def remember(self, key: str, value: Any) -> bool:
        self.kept[key] = value
        return True

    def recall(self, key: str, default: Any = None) -> Any:
        return self.kept.get(key, default)
