"""Questions and news before everything else: told, asked or typed in, and closed by Back.

KivyMD's dialogs and menus are imported when the first one opens, not when the app starts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.clock import Clock
from kivy.lang import Builder

from screens.widgets.hovering import stop_listening

if TYPE_CHECKING:
    from screens.widgets.boxes import Box, Menu

GONE = 1.0  # seconds after which a closed box has left the screen

_open: list[Box | Menu] = []


def tell(headline: str, text: str) -> Box:
    """News that wait until somebody has read them."""
    from screens.widgets.boxes import Box

    return _show(Box(headline, text, [(App.get_running_app().tr("All right"), None)]))


def ask(headline: str, text: str, *ways: tuple[str, Callable[[], object]]) -> Box:
    """A question with two or three answers; the first is the usual one. Back answers nothing."""
    from screens.widgets.boxes import Box

    return _show(Box(headline, text, list(ways)))


def prompt(
    headline: str, text: str, action: str, accept: Callable[[str], str | None], hint: str = ""
) -> Box:
    """Something to type; `accept` returns what is wrong with it, or None when it was taken."""
    from screens.widgets.boxes import TypeIn

    return _show(TypeIn(headline, text, action, accept, hint))


def choose(
    caller: Any, choices: Sequence[tuple[str, Callable[[], object]]], chosen: int | None = None
) -> Menu:
    """A menu that drops down from a widget."""
    from screens.widgets.boxes import Menu

    return _show(Menu(caller, choices, chosen))


def close() -> bool:
    """Back: closes what was opened last; False when nothing is open."""
    if not _open:
        return False
    _open[-1].dismiss()
    return True


def close_all() -> None:
    """Another screen comes on."""
    for box in reversed(_open.copy()):
        box.dismiss()


def _show(box: Any) -> Any:
    _open.append(box)
    box.bind(on_dismiss=lambda *_: _closed(box))
    box.open()
    return box


def _closed(box: Any) -> None:
    if box in _open:
        _open.remove(box)
    Clock.schedule_once(lambda _: _let_go(box), GONE)


def _let_go(box: Any) -> None:
    """KivyMD's rules bind a box to the theme of the app, which would keep it for ever."""
    stop_listening(box)
    for widget in list(box.walk()):
        Builder.unbind_widget(widget.uid)
