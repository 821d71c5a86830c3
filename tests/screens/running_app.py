"""The real app in a process of its own, which answers questions about its glass.

    python -m tests.screens.running_app FOLDER PORT WIDTH HEIGHT

listens for TUIO fingers on the port. Once it can be touched it says so, with one line of JSON;
from then on it reads one Python expression a line and answers each with a line of JSON. An
expression sees `app`, `screen`, and the functions of `Glass`. The end of the input ends the app.
"""

from __future__ import annotations

import json
import select
import sys
import time
from pathlib import Path
from typing import Any

from kivy.config import Config

Point = tuple[float, float]
PIECE_NAMES = ("bird", "name", "key", "card", "stone")
GRASP = 0.25  # where a finger takes a piece, in parts of its height above its foot


class Glass:
    """What lies where on the glass; points are shares of it, from its upper left corner."""

    def __init__(self, app: Any) -> None:
        self._app = app

    def point(self, widget: Any) -> Point:
        """The middle of a widget."""
        return self.spot(widget, *widget.center, initial=True)

    def spot(self, widget: Any, x: float, y: float, initial: bool = False) -> Point:
        """A point in the coordinates that the children of a widget have."""
        from kivy.core.window import Window

        x, y = widget.to_window(x, y, initial=initial)
        return x / Window.width, 1 - y / Window.height

    def look(self) -> dict[str, Point]:
        """Everything that has a name: words, icons, pieces ("0.RED") and their spots ("0.T").

        The number is that of the drag layer, as they follow one another on the screen. What can
        be pressed goes before what only says the same.
        """
        from kivy.core.window import Window
        from kivy.uix.behaviors import ButtonBehavior

        from screens.widgets.drag import DragLayer

        found: dict[str, Point] = {}
        pressed: dict[str, Point] = {}
        layers: list[Any] = []
        for root in reversed(Window.children):
            for widget in root.walk():
                if isinstance(widget, DragLayer):
                    layers.append(widget)
                into = pressed if isinstance(widget, ButtonBehavior) else found
                for name in ("text", "headline", "icon"):
                    if getattr(widget, name, "") and not getattr(widget, "disabled", False):
                        into[str(getattr(widget, name))] = self.point(widget)
        screen = self._app.nav.screen
        if hasattr(screen, "sides"):  # the near side first, whatever lies in front
            layers = [side.layer for side in screen.sides if side.layer in layers]
        for number, layer in enumerate(layers):
            for spot in layer.spots:
                found[f"{number}.{_name(spot.key)}"] = self.spot(layer, spot.x, spot.y)
            for piece in layer.pieces:
                named = (getattr(piece, each, None) for each in PIECE_NAMES)
                name = next((each for each in named if each is not None), piece)
                foot = (piece.stand_x, piece.stand_y + piece.height * piece.stature * GRASP)
                found[f"{number}.{_name(name)}"] = self.spot(layer, *foot)
        return {**found, **pressed}

    def fingers(self) -> list[tuple[int, float, float]]:
        """The fingers that the app has met: number and place."""
        from kivy.base import EventLoop

        return [(touch.id, touch.sx, 1 - touch.sy) for touch in EventLoop.touches]

    def shot(self, path: str) -> str:
        """A picture of the glass."""
        from kivy.core.window import Window

        Path(Window.screenshot(path)).replace(path)
        return path


def _name(key: Any) -> str:
    return str(getattr(key, "name", key))


def main(folder: str, port: str, width: str, height: str) -> None:
    Config.set("graphics", "width", width)
    Config.set("graphics", "height", height)
    for name, _ in Config.items("input"):
        Config.remove_option("input", name)
    Config.set("input", "tuio", f"tuio,127.0.0.1:{port}")

    from kivy.clock import Clock

    from screens.app import DreamtableApp

    app = DreamtableApp(folder=Path(folder))
    glass = Glass(app)

    def answer(_seconds: float) -> None:
        if not select.select([sys.stdin], [], [], 0)[0]:
            return
        question = sys.stdin.readline()
        if not question:
            app.stop()
            return
        seen = {"app": app, "screen": app.nav.screen, "glass": glass, "now": time.monotonic}
        try:
            told: dict[str, Any] = {"is": eval(question, seen)}
            line = json.dumps(told)
        except Exception as problem:  # noqa: BLE001 - whatever it was, the test is told
            line = json.dumps({"error": repr(problem)})
        print(line, flush=True)

    def ready(_seconds: float) -> None:
        print(json.dumps({"is": "ready"}), flush=True)
        Clock.schedule_interval(answer, 0)

    app.bind(on_start=lambda *_: Clock.schedule_once(lambda _: Clock.schedule_once(ready)))
    app.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
