"""The scenes that `make shots` takes pictures of.

A game's scenes stand in a module of their own, `tools/scenes_<game>.py`, as `SCENES`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from engines.games import NAMES
from tests.screens.driver import Table

Scene = Callable[[Table], None]


def _visit(place: str, **visit: object) -> Scene:
    def scene(table: Table) -> None:
        table.app.nav.go(place, **visit)

    return scene


SCENES: dict[str, Scene] = {
    "home": lambda _table: None,
    "settings": _visit("settings"),
    "records-empty": _visit("records"),
    **{f"setup-{game}": _visit("setup", game=game) for game in NAMES},
    **{f"rules-{game}": _visit("rules", game=game) for game in NAMES},
    "tutorial": _visit("tutorial"),
}
for module in ("shell", *NAMES, "review"):
    SCENES |= import_module(f"tools.scenes_{module}").SCENES
