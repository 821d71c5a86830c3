"""The picture behind everything that moves: the desert, and the still planes of the table on show.

A table says what hardly ever changes by putting it into a `Still`. All of it is painted together
with the desert, and again only when something in it does change; so a frame in which fingers carry
pieces costs one picture and the pieces, however much lies on the table.
"""

from __future__ import annotations

from itertools import count
from typing import Any
from weakref import WeakSet

from kivy.core.window import Window
from kivy.graphics import (
    Callback,
    Canvas,
    ClearBuffers,
    ClearColor,
    Color,
    Fbo,
    Rectangle,
    Rotate,
)
from kivy.graphics.opengl import GL_BLEND, glDisable, glEnable
from kivy.uix.widget import Widget

from screens.widgets.scenery import Scenery
from screens.widgets.turned import Turned

_stills: WeakSet[Still] = WeakSet()
_numbers = count()


class Still(Widget):
    """A part of a table that lies still: a widget like any other, but drawn into the backdrop.

    What moves over it must not be inside it; what lies under it must be still as well.
    """

    def __init__(self, **kwargs: Any) -> None:
        self.plane = Canvas()
        with self.plane.before:
            self._turn = Rotate(axis=(0, 0, 1))
        with self.plane.after:
            self._turn_back = Rotate(axis=(0, 0, 1))
        super().__init__(**kwargs)
        self.number = next(_numbers)
        _stills.add(self)

    def add_widget(self, *args: Any, **kwargs: Any) -> None:
        self._on_plane(super().add_widget, *args, **kwargs)

    def remove_widget(self, *args: Any, **kwargs: Any) -> None:
        self._on_plane(super().remove_widget, *args, **kwargs)

    def _on_plane(self, change: Any, *args: Any, **kwargs: Any) -> None:
        canvas, self.canvas = self.canvas, self.plane
        try:
            change(*args, **kwargs)
        finally:
            self.canvas = canvas

    def on_show(self) -> bool:
        """Whether it can be seen; it takes the direction and the fading of what it lies in."""
        opacity, turned = 1.0, None
        widget: Any = self
        while widget is not Window:
            opacity *= widget.opacity
            if isinstance(widget, Turned) and widget.turned:
                turned = widget.center
            widget = widget.parent
            if widget is None:
                return False
        if opacity != self.plane.opacity:
            self.plane.opacity = opacity
        for turn, angle in ((self._turn, 180), (self._turn_back, -180)):
            if turned is not None and (turn.angle, turn.origin[:2]) != (angle, turned):
                turn.origin, turn.angle = turned, angle
        return True


class Backdrop(Widget):
    """Shows the scenery, and with it the planes of the table on show."""

    def __init__(self, scenery: Scenery, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._scenery = scenery
        self._planes: list[Canvas] = []
        self._painted = Fbo(size=(1, 1), with_stencilbuffer=True)  # fine lines are cut out with it
        with self._painted.before:
            ClearColor(0, 0, 0, 1)
            ClearBuffers()
        self._picture = Canvas()
        self._picture.add(self._painted)
        with self._picture:
            Color(1, 1, 1, 1)
            Callback(lambda _: glDisable(GL_BLEND))  # there is nothing behind to shine through
            self._shown = Rectangle()
            Callback(lambda _: glEnable(GL_BLEND))
        self.add_widget(scenery)
        self.bind(size=self._lay)
        Window.bind(on_draw=self._gather)

    def let_go(self) -> None:
        """The app ends."""
        Window.unbind(on_draw=self._gather)
        self._show([])

    def _lay(self, *_: Any) -> None:
        self._scenery.pos, self._scenery.size = self.pos, self.size
        self._painted.size = (max(1, round(self.width)), max(1, round(self.height)))
        picture = self._painted.texture
        picture.min_filter = picture.mag_filter = "nearest"  # it is shown pixel for pixel
        self._shown.texture = picture
        self._shown.size = self._painted.size

    def _gather(self, *_: Any) -> None:
        """Right before a frame is drawn: which planes are on show? Later ones lie on top."""
        seen = sorted((each for each in _stills if each.on_show()), key=lambda each: each.number)
        planes = [still.plane for still in seen]
        if planes != self._planes:
            self._show(planes)

    def _show(self, planes: list[Canvas]) -> None:
        scenery = self._scenery.canvas
        for plane in self._planes:
            self._painted.remove(plane)
        if planes and not self._planes:
            self._scenery.twinkle(False)
            self.canvas.remove(scenery)
            self._painted.add(scenery)
            self.canvas.add(self._picture)
        elif self._planes and not planes:
            self.canvas.remove(self._picture)
            self._painted.remove(scenery)
            self.canvas.add(scenery)
            self._scenery.twinkle(True)
        for plane in planes:
            self._painted.add(plane)
        self._planes = planes
