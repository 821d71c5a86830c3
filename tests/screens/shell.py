"""What the tests of the shell share: finding what is on show, and the Back key."""

from __future__ import annotations

from collections.abc import Iterator

from kivy.core.window import Window

from tests.screens.driver import Table

ESCAPE = 27


def back(table: Table) -> None:
    Window.dispatch("on_keyboard", ESCAPE, 0, "", [])
    table.frames(20)


def on_window(kind: type) -> Iterator[object]:
    """What lies before the screens: dialogs and menus."""
    for child in Window.children:
        yield from (widget for widget in child.walk() if isinstance(widget, kind))


def named(table: Table, kind: type, text: str) -> object:
    for widget in [*table.widgets(kind), *on_window(kind)]:
        if text in (getattr(widget, "text", None), getattr(widget, "headline", None)):
            return widget
    raise AssertionError(f"no {kind.__name__} says {text!r}")
