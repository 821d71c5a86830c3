"""The four languages: one catalogue, English as its key, switchable while people play.

A text is looked up by its English. `{name}` stands for a parameter; a key such as
"{n} stone|{n} stones" has two forms, and the parameter `n` chooses.
"""

from __future__ import annotations

import datetime
import json
import locale
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from device.android import ON_ANDROID, java
from device.nextbest import NextBest
from device.watchers import Watchers

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}
SYSTEM = "system"
MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec"

Catalogue = Mapping[str, Mapping[str, str]]


class Telling(Protocol):
    """A sentence or a refusal of the engines: a template and what goes into it."""

    @property
    def template(self) -> str: ...

    @property
    def params(self) -> Mapping[str, object]: ...


def mark(text: str) -> str:
    """Marks a text for the catalogue where it is stored now and shown later."""
    return text


def load_catalogue(folder: Path) -> Catalogue:
    """All areas of the catalogue as one."""
    texts: dict[str, Mapping[str, str]] = {}
    for area in sorted(folder.glob("*.json")):
        texts.update(json.loads(area.read_text(encoding="utf-8")))
    return texts


class Language:
    """Speaks the language of the people at the table."""

    def __init__(self, catalogue: Catalogue, choice: str = SYSTEM) -> None:
        self._catalogue = catalogue
        self._tell: Watchers[[]] = Watchers()
        self.code = resolve(choice)

    def choose(self, choice: str) -> None:
        """Switch to a language, or to that of the system; those who watch are told."""
        code = resolve(choice)
        if code != self.code:
            self.code = code
            self._tell()

    def watch(self, watcher: Callable[[], object]) -> Callable[[], None]:
        """Call `watcher` after every change; what is returned ends that."""
        return self._tell.add(watcher)

    def tr(self, text: str, **params: object) -> str:
        """The text in this language; English where a translation is missing."""
        found = self._catalogue.get(text, {}).get(self.code)
        code = "en" if found is None else self.code
        form = plural(found or text, params.get("n"), code) if "|" in text else found or text
        return form.format(**params) if params else form

    def say(self, telling: Telling) -> str:
        """A sentence of the engines or the journal, with the words inside it translated too."""
        params = {
            name: self.tr(value) if isinstance(value, str) and value in self._catalogue else value
            for name, value in telling.params.items()
        }
        return self.tr(telling.template, **params)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it."""
        shown = f"{value:.{digits}f}"
        return shown if self.code == "en" else shown.replace(".", ",")

    def date(self, day: datetime.date) -> str:
        """A day in figures; English names the month, as its readers disagree on the order."""
        if self.code == "en":
            return f"{day.day} {MONTHS[day.month * 3 - 3 : day.month * 3]} {day.year}"
        dot = "." if self.code == "de" else "/"
        return f"{day.day:02}{dot}{day.month:02}{dot}{day.year}"


def plural(text: str, n: object, code: str) -> str:
    """The form of "one|many" that goes with `n`; French counts nought as one."""
    one, _, many = text.partition("|")
    single = n in (0, 1) if code == "fr" else n == 1
    return one if single else many


def resolve(choice: str) -> str:
    """The language to speak for a choice in the settings."""
    return choice if choice in LANGUAGES else system_language()


def system_language() -> str:
    """The first language of the system that we speak, else English."""
    for name in system_locales():
        code = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def system_locales(environ: Mapping[str, str] = os.environ) -> list[str]:
    """What the system asks for, most wanted first."""
    names: list[str] = []
    if ON_ANDROID:
        NextBest(lambda: names.append(java("java.util.Locale").getDefault().getLanguage()))()
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        names += filter(None, environ.get(variable, "").split(":"))
    NextBest(lambda: names.append(locale.getlocale()[0] or ""))()
    return names
