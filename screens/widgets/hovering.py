"""KivyMD's rows, switches and dialogs begin to listen to the mouse at once, and never stop."""

from __future__ import annotations

from kivy.core.window import Window
from kivy.uix.widget import Widget


def stop_listening(tree: Widget) -> None:
    """Nobody hovers over what has been let go, or over anything in it."""
    for widget in tree.walk():
        listener = getattr(widget, "on_mouse_update", None)
        if listener is not None:
            Window.unbind(mouse_pos=listener)
