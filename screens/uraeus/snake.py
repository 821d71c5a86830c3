"""The board of Uraeus: the snake on the sand, with its 64 fields; everything but the stones."""

from __future__ import annotations

from functools import lru_cache
from math import cos, degrees, sin
from typing import Any

from kivy.app import App
from kivy.core.text import Label
from kivy.graphics import (
    BorderImage,
    Color,
    Ellipse,
    Fbo,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    RoundedRectangle,
    Translate,
)
from kivy.graphics.texture import Texture
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from engines.uraeus.snake import GEESE, SCALES, TAIL
from screens import art
from screens.theme import Rgba
from screens.uraeus.winding import Winding, stretch, wind
from screens.widgets.painted import paint, show_rounded
from screens.widgets.shade import EDGE, blend, soft_box

NECK = 0.56  # of the head's height: as broad as the body
HEAD_FIELD = 98 / 304  # where field 0 lies on the head, from the neck
BODY = 0.9375  # of the skin's height; the rest is nothing, for a smooth edge
CALM = 1.12  # of the breadth of the tail's number: the ground on which the spiral gives way
HOME_GROUND = (0.36, 0.1, 0.34, 1)
SHADOW = (0.16, -0.2)  # where the snake's shadow falls, in girths


class SnakeBoard(Widget):
    """Draws itself anew only when its box changes. `winding` tells where fields are.

    A diagram shows but a part of the snake, from its `first` to its `last` field.
    """

    def __init__(self, first: int = 0, last: int = TAIL, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._shown = range(first, last + 1)
        self._picture: Fbo | None = None
        self._head_free = True
        self.winding: Winding = wind(0, 0, 100, 100)
        self.bind(pos=self._draw, size=self._draw)

    @property
    def _margin(self) -> float:
        return max(dp(6), min(self.size) * 0.02)

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        if min(self.size) < dp(60):
            return
        margin = self._margin
        box = (self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)
        whole = len(self._shown) > TAIL
        ends = (self._shown[0], self._shown[-1])
        self.winding = wind(*box) if whole else stretch(*box, *ends)
        theme = App.get_running_app().theme
        radius = min(dp(46), min(self.size) * 0.08)
        self._picture = paint(self.size, theme.sand, self._paint)
        with self.canvas:
            self._draw_slab(theme, radius)
            Color(1, 1, 1, 1)
            show_rounded(self._picture, self.pos, self.size, radius)
        self.mark_head(self._head_free)

    def mark_head(self, free: bool) -> None:
        """The head shows its number while it is free: stones that share it would leave scraps."""
        self._head_free = free
        self.canvas.after.clear()
        if free and 0 in self._shown:
            with self.canvas.after:
                self._draw_number(0)

    def _paint(self) -> None:
        """The picture itself, from (0, 0) on."""
        PushMatrix()
        Translate(-self.x, -self.y)
        self._draw_sand()
        self._draw_body()
        self._draw_fields()
        PopMatrix()

    def _draw_slab(self, theme: Any, radius: float) -> None:
        """The shadow and the edge of the board."""
        Color(0.05, 0.02, 0.1, 0.5 if theme.night else 0.28)
        BorderImage(
            texture=soft_box(),
            border=(EDGE,) * 4,
            display_border=(radius,) * 4,
            pos=(self.x - radius * 0.35, self.y - radius * 0.6),
            size=(self.width + radius * 0.7, self.height + radius * 0.75),
        )
        Color(*theme.sand_edge)
        RoundedRectangle(pos=(self.x, self.y - dp(5)), size=self.size, radius=[radius])

    def _draw_sand(self) -> None:
        theme = App.get_running_app().theme
        Color(1, 1, 1, 1)
        Rectangle(
            pos=self.pos,
            size=self.size,
            texture=blend((0.87, 0.68, 0.43, 1), theme.sand, (0.97, 0.88, 0.7, 1)),
        )
        grain = art.texture("sand", dp(256))
        grain.wrap = "repeat"
        across, up = self.width / dp(256), self.height / dp(256)
        Color(1, 1, 1, 0.8)
        Rectangle(
            pos=self.pos,
            size=self.size,
            texture=grain,
            tex_coords=(0, up, across, up, across, 0, 0, 0),
        )

    def _draw_body(self) -> None:
        winding = self.winding
        girth = winding.girth
        skin = art.texture("uraeus_skin", girth)
        skin.wrap = "repeat"
        Color(0.24, 0.1, 0.04, 0.42)
        away = (SHADOW[0] * girth, SHADOW[1] * girth)
        Mesh(texture=_soft_band(), mode="triangle_strip", **_ribbon(winding, 1.16, away))
        self._draw_head(away)
        Color(1, 1, 1, 1)
        Mesh(texture=skin, mode="triangle_strip", **_ribbon(winding, 1 / BODY, (0, 0)))
        self._draw_head()

    def _draw_head(self, shadow: tuple[float, float] | None = None) -> None:
        if self._shown[0]:
            return
        winding = self.winding
        point = winding.at(0)
        tall = winding.girth / NECK
        wide = tall * art.aspect("uraeus_head")
        x, y = point.x + HEAD_FIELD * wide, point.y
        if shadow is not None:
            x, y = x + shadow[0], y + shadow[1]
        PushMatrix()
        Rotate(angle=180, origin=(x, y))
        Rectangle(
            texture=art.texture("uraeus_head", tall), pos=(x, y - tall / 2), size=(wide, tall)
        )
        PopMatrix()

    def _draw_fields(self) -> None:
        winding = self.winding
        for field in self._shown:
            if field == 0:
                continue
            point = winding.at(field)
            name, size = _plate(field)
            side = winding.plate * size
            Color(1, 1, 1, 1)
            Rectangle(
                texture=art.texture(f"uraeus_{name}", side),
                pos=(point.x - side / 2, point.y - side / 2),
                size=(side, side),
            )
        self._draw_numbers()

    def _draw_numbers(self) -> None:
        for field in self._shown:
            if field:
                self._draw_number(field)

    def _draw_number(self, field: int) -> None:
        winding = self.winding
        x, y = winding.at(field).x, winding.at(field).y
        size = max(sp(14), winding.plate * 0.36) * (1.12 if field in SCALES else 1)
        halo = 0
        if field in GEESE:
            y -= winding.plate * 0.16
            halo = round(winding.plate * 0.09)
        number = figure(field, round(size), _ink(field), halo)
        if field == TAIL:
            side = number.width * CALM
            Color(*HOME_GROUND)
            Ellipse(pos=(x - side / 2, y - side / 2), size=(side, side))
        Color(1, 1, 1, 1)
        Rectangle(
            texture=number, pos=(x - number.width / 2, y - number.height / 2), size=number.size
        )


def _ink(field: int) -> Rgba:
    if field == TAIL:
        return (1, 0.96, 0.85, 1)
    return (0.03, 0.13, 0.25, 1) if field in GEESE else (0.29, 0.1, 0.11, 1)


def _plate(field: int) -> tuple[str, float]:
    """The texture of a field, and how much larger than the others it is."""
    if field == TAIL:
        return "tail", 1.16
    if field in SCALES:
        return "scale", 1.26
    return ("goose", 1.12) if field in GEESE else ("field", 1.0)


@lru_cache(maxsize=256)
def figure(number: int, size: int, ink: Rgba, halo: int) -> Texture:
    """A number as a texture; a white halo of so many pixels keeps a picture's lines away."""
    label = Label(
        text=str(number),
        font_size=size,
        bold=True,
        color=ink,
        outline_width=halo or None,
        outline_color=(1, 1, 1, 1),
    )
    label.refresh()
    return label.texture


def _ribbon(winding: Winding, breadth: float, away: tuple[float, float]) -> dict[str, Any]:
    """The snake's body as a strip of triangles."""
    vertices: list[float] = []
    for (x, y), angle, arc in zip(winding.spine, winding.angles, winding.arcs, strict=True):
        half = winding.girth * winding.thickness(arc) * breadth / 2
        side_x, side_y = -sin(angle) * half, cos(angle) * half
        x, y = x + away[0], y + away[1]
        along = arc / winding.girth
        vertices += (x + side_x, y + side_y, along, 0, x - side_x, y - side_y, along, 1)
    return {"vertices": vertices, "indices": range(len(vertices) // 4)}


@lru_cache(maxsize=1)
def _soft_band() -> Texture:
    """Opaque in the middle, nothing at both edges."""
    rows = 32
    column = bytearray()
    for row in range(rows):
        part = min(1.0, 3.4 * (1 - abs(row + 0.5 - rows / 2) / (rows / 2)))
        column += bytes((255, 255, 255, round(255 * part * part * (3 - 2 * part))))
    band = Texture.create(size=(1, rows), colorfmt="rgba")
    band.blit_buffer(bytes(column), colorfmt="rgba")
    band.wrap = "clamp_to_edge"
    return band


def turn_of(angle: float, faces_head: bool) -> float:
    """How far a stone is turned on the glass, in degrees, where the snake goes this way."""
    return degrees(angle) + (180 if faces_head else 0)
