"""The signs of a verdict: a tick on green, a cross on red, and the stone that a cross costs."""

from __future__ import annotations

from functools import cache
from typing import Any

from kivy.core.text import Label
from kivy.graphics import Color, Ellipse, Rectangle
from kivy.graphics.texture import Texture

from screens import art
from screens.widgets.controls import icon

TICK, CROSS = "check-bold", "close-thick"


@cache
def _glyph(name: str, size: int) -> Texture:
    label = Label(text=icon(name), font_name="Icons", font_size=size)
    label.refresh()
    return label.texture


def draw_sign(theme: Any, good: bool, x: float, y: float, side: float) -> None:
    """A round sign about a point, on the current canvas."""
    Color(*theme.parchment)
    rim = side * 1.16
    Ellipse(pos=(x - rim / 2, y - rim / 2), size=(rim, rim))
    Color(*(theme.good if good else theme.bad))
    Ellipse(pos=(x - side / 2, y - side / 2), size=(side, side))
    glyph = _glyph(TICK if good else CROSS, max(8, round(side * 0.72)))
    Color(1, 1, 1, 1)
    Rectangle(
        texture=glyph,
        pos=(x - glyph.width / 2, y - glyph.height / 2),
        size=glyph.size,
    )


def draw_stone(x: float, y: float, side: float, strength: float = 1.0) -> None:
    """A stone about a point, on the current canvas."""
    Color(1, 1, 1, strength)
    Rectangle(
        texture=art.texture("stone", side), pos=(x - side / 2, y - side / 2), size=(side, side)
    )
