"""The games on the table, by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from engines.contract import Game
from engines.sentences import QuestionError, quoted

NAMES = ("uluru", "uraeus", "ukuma", "wongar")


@cache
def _load(name: str) -> Game[Any, Any]:
    game: Game[Any, Any] = import_module(f"engines.{name}").GAME
    return game


def game_named(name: object) -> Game[Any, Any]:
    """The game of this name; its engine is imported when it is first asked for."""
    if isinstance(name, str) and name in NAMES:
        return _load(name)
    raise QuestionError(
        "There is no game called {name}; the games are {games}.",
        name=quoted(name),
        games=", ".join(NAMES),
    )
