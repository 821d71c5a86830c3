"""Which screen is on show, and the way back.

A screen is imported and built on its first visit and let go when it is left; what must outlive it
is in the journal or in the session.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from kivy.animation import Animation
from kivy.uix.floatlayout import FloatLayout

from screens.widgets import dialogs
from screens.widgets.hovering import stop_listening

FADE = 0.16


class Screen(FloatLayout):
    """The base of all screens. Keyword arguments of the visit arrive as properties."""

    def enter(self) -> None:
        """The screen is on show from now on."""

    def leave(self) -> None:
        """The screen is let go: end what runs."""

    def back(self) -> bool:
        """Somebody wants back; True when the screen has dealt with it itself."""
        return False

    def keep(self) -> dict[str, Any]:
        """What the screen wants to be told when it is built again in another theme or language."""
        return {}


class Navigator(FloatLayout):
    """Holds the one screen on show and remembers the visits that led to it."""

    def __init__(self, routes: Mapping[str, str], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._routes = routes
        self._visits: list[tuple[str, dict[str, Any]]] = []
        self.screen: Screen | None = None
        self.fade = FADE

    @property
    def place(self) -> str:
        """The name of the screen on show."""
        return self._visits[-1][0]

    def knows(self, name: str) -> bool:
        """Whether there is such a screen."""
        return name in self._routes

    def go(self, name: str, **visit: Any) -> None:
        """Visit a screen; Back leads here again."""
        self._visits.append((name, visit))
        self._show()

    def replace(self, name: str, **visit: Any) -> None:
        """Visit a screen instead of the present one; Back leads past both."""
        self._visits.pop()
        self.go(name, **visit)

    def go_from_home(self, name: str, **visit: Any) -> None:
        """Visit a screen as if straight from the first one: Back leads there."""
        del self._visits[1:]
        self.go(name, **visit)

    def home(self) -> None:
        """Back to the first screen of all."""
        del self._visits[1:]
        self._show()

    def back(self) -> bool:
        """One step back; False when there is none left."""
        if self.screen is not None and self.screen.back():
            return True
        if len(self._visits) < 2:
            return False
        self._visits.pop()
        self._show()
        return True

    def refresh(self) -> None:
        """Build the screen on show again, in another theme or language."""
        if self.screen is not None:
            self._visits[-1][1].update(self.screen.keep())
        self._show(fade=0)

    def close(self) -> None:
        """Let go of the screen on show, and of what lies before it."""
        dialogs.close_all()
        if self.screen is not None:
            Animation.cancel_all(self.screen)
            self.screen.leave()
            self.remove_widget(self.screen)
            stop_listening(self.screen)
            self.screen = None

    def _show(self, fade: float | None = None) -> None:
        self.close()
        name, visit = self._visits[-1]
        module, _, kind = self._routes[name].partition(":")
        screen: Screen = getattr(import_module(module), kind)(**visit)
        self.screen = screen
        self.add_widget(screen)
        screen.enter()
        fade = self.fade if fade is None else fade
        if fade and self.screen is screen:
            screen.opacity = 0
            Animation(opacity=1, duration=fade).start(screen)
