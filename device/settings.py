"""What people set once: language, cues, hourglass, sight and touch.

Every setting is kept by itself in the journal. A value that was damaged, or comes from another
version, counts as never set; the others stay.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar, overload

from device.language import LANGUAGES, SYSTEM
from device.watchers import Watchers

T = TypeVar("T", bool, int, str)


class Notebook(Protocol):
    """Where settings are kept; the journal is one."""

    def remember(self, key: str, value: Any) -> bool: ...

    def recall(self, key: str, default: Any = None) -> Any: ...


class Setting(Generic[T]):
    """One thing that can be chosen among `choices`; the first is the default."""

    def __init__(self, *choices: T) -> None:
        self.choices: tuple[T, ...] = choices

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type[Settings]) -> Setting[T]: ...

    @overload
    def __get__(self, settings: Settings, owner: type[Settings]) -> T: ...

    def __get__(self, settings: Settings | None, owner: type[Settings]) -> Setting[T] | T:
        if settings is None:
            return self
        value: T = settings.values[self.name]
        return value

    def __set__(self, settings: Settings, value: T) -> None:
        if not self.allows(value):
            raise ValueError(f"{self.name} cannot be {value!r}")
        settings.keep(self.name, value)

    def allows(self, value: object) -> bool:
        """Whether it is one of the choices; True is not 1 here."""
        return any(value == choice and type(value) is type(choice) for choice in self.choices)


class Settings:
    """The settings of this device; those who watch are told the name of what changed."""

    language = Setting(SYSTEM, *LANGUAGES)
    theme = Setting("night", "day", "clock")
    sound = Setting(True, False)
    vibration = Setting(True, False)
    speech = Setting(False, True)
    hourglass = Setting(60, 45, 75, 90, 0)
    symbols = Setting(True, False)
    text_size = Setting(100, 110, 120, 130)
    reduced_motion = Setting(False, True)
    left_handed = Setting(False, True)

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook
        self._tell: Watchers[[str]] = Watchers()
        self.values: dict[str, Any] = {}
        for name, setting in vars(Settings).items():
            if isinstance(setting, Setting):
                kept = notebook.recall(f"setting.{name}")
                self.values[name] = kept if setting.allows(kept) else setting.choices[0]

    def keep(self, name: str, value: bool | int | str) -> None:
        """Store a checked value and tell those who watch."""
        if self.values[name] != value:
            self.values[name] = value
            self._notebook.remember(f"setting.{name}", value)
            self._tell(name)

    def watch(self, watcher: Callable[[str], object]) -> Callable[[], None]:
        """Call `watcher` after every change; what is returned ends that."""
        return self._tell.add(watcher)

    def night(self, hour: int) -> bool:
        """Whether the night theme is due; by the clock it lasts from seven to seven."""
        if self.theme == "clock":
            return not 7 <= hour < 19
        return self.theme == "night"
