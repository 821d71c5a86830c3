"""Rules as data: a game's pages are chapters, and a chapter is paragraphs and live figures.

A game joins with a module `screens/rules/<game>.py` that exports `TITLE` and `PAGES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kivy.uix.widget import Widget

from engines.games import NAMES


@dataclass(frozen=True)
class Figure:
    """Something drawn by the widgets of the table; `make` builds it when its chapter is read."""

    make: Callable[[], Widget]


@dataclass(frozen=True)
class Note:
    """How this app plays where the printed rules leave it open."""

    text: str


@dataclass(frozen=True)
class Chapter:
    """A title and what stands under it: texts, notes and figures."""

    title: str
    blocks: tuple[str | Note | Figure, ...]


def games_with_rules() -> list[str]:
    """The games that have pages, in the order of the app."""
    return [name for name in NAMES if find_spec(f"screens.rules.{name}") is not None]


def title_of(game: str) -> str:
    return str(_module(game).TITLE)


def pages_of(game: str) -> tuple[Chapter, ...]:
    pages: tuple[Chapter, ...] = _module(game).PAGES
    return pages


def _module(game: str) -> Any:
    return import_module(f"screens.rules.{game}")
