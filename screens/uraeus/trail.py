"""Where a stone can go: a lane for every way, a sign at every turn, a shade of it at every end."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, sin
from typing import Any

from kivy.app import App
from kivy.core.text import Label
from kivy.graphics import Color, Ellipse, Line, PopMatrix, PushMatrix, Rectangle, Rotate
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from engines.uraeus.journey import OFF, Stop
from engines.uraeus.snake import TAIL, faces_head
from screens import art
from screens.theme import Rgba, faded
from screens.uraeus.snake import turn_of
from screens.uraeus.stone import COLOURS
from screens.uraeus.ways import STAY, Way
from screens.uraeus.winding import Winding
from screens.widgets.controls import icon
from screens.widgets.shade import soft_box

LANES = 0.07  # of the girth, between two lanes
LANE = 0.036  # of the girth, half the width of a lane
ASIDE = 0.2  # how far an end is beside the stone that stands there, in stones
FINE = 5  # points of a lane on each field
WHITE = (1.0, 1.0, 1.0, 1.0)
SIGNS = {OFF: "tray-arrow-down", TAIL: "home", STAY: "rotate-left"}
"""Ends that are no field where a shade of the stone could stand."""


class Trail(Widget):
    """Draws the ways of one stone; `aimed` is the end that a finger is over.

    Lanes lie under the stones, the `ends` above them, so that they are seen on taken fields too.
    """

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.ends = Widget()

    def show(
        self,
        winding: Winding,
        ends: dict[int, Way],
        spots: dict[int, tuple[float, float]],
        taken: frozenset[int],
        letter: str,
        aimed: int | None,
    ) -> None:
        theme = App.get_running_app().theme
        self.hide()
        ordered = sorted(ends, key=lambda end: (end == aimed, "t" in ends[end].move.steps))
        with self.canvas:
            for end in ordered:
                self._draw_lane(theme, winding, ends[end], aimed in (None, end))
            for end in ordered:
                self._draw_turn(theme, winding, ends[end], aimed in (None, end))
        with self.ends.canvas:
            for end in ordered:
                x, y = spots[end]
                if end in taken:
                    x, y = x + winding.stone * ASIDE, y + winding.stone * ASIDE
                if end == STAY:
                    self._draw_leash(theme, winding, ends[end], (x, y))
                self._draw_end(theme, winding, end, ends[end], (x, y), letter, end == aimed)

    def hide(self) -> None:
        self.canvas.clear()
        self.ends.canvas.clear()

    def _draw_lane(self, theme: Any, winding: Winding, way: Way, strong: bool) -> None:
        points: list[float] = []
        turned_after = way.move.steps.find("t")
        lane = 0.0
        for before, after in pairwise(way.journey.stops):
            if before.field == after.field:
                lane = (0.16 + LANES * (turned_after % 4)) * winding.girth
                continue
            for k in range(FINE + 1):
                x, y = lane_point(winding, before, after, k / FINE, lane)
                points += (x, y)
        if len(points) < 4:
            return
        _draw_line(theme, winding, points, strong)

    def _draw_turn(self, theme: Any, winding: Winding, way: Way, strong: bool) -> None:
        """Where it turns, unless that is also where it ends: there its shade tells."""
        for before, after in pairwise(way.journey.stops):
            if before.field != after.field or after.field == way.end:
                continue
            point = winding.at(after.field)
            side = max(dp(18), winding.plate * 0.5)
            away = side * 0.25
            x, y = point.x - sin(point.angle) * away, point.y + cos(point.angle) * away
            _draw_badge(theme.glow, theme.ink, "rotate-left", (x, y), side, 1 if strong else 0.4)

    def _draw_leash(
        self, theme: Any, winding: Winding, way: Way, spot: tuple[float, float]
    ) -> None:
        """From a stone to the sign beside it that stands for its own field."""
        field = winding.at(way.end)
        away = hypot(spot[0] - field.x, spot[1] - field.y) or 1.0
        edge = min(1.0, winding.stone * 0.5 / away)
        start = (field.x + (spot[0] - field.x) * edge, field.y + (spot[1] - field.y) * edge)
        _draw_line(theme, winding, [*start, *spot], True)

    def _draw_end(
        self,
        theme: Any,
        winding: Winding,
        end: int,
        way: Way,
        spot: tuple[float, float],
        letter: str,
        aimed: bool,
    ) -> None:
        x, y = spot
        side = winding.stone * (1.08 if aimed else 0.86)
        halo = side * 1.9
        Color(*faded(theme.bad if way.hits else theme.glow, 1))
        Rectangle(texture=soft_box(), pos=(x - halo / 2, y - halo / 2), size=(halo, halo))
        ring = side * (1.12 if aimed else 1.06)
        Color(*(theme.bad if way.hits else theme.glow))
        Line(circle=(x, y, ring / 2), width=dp(2.4 if aimed else 1.8))
        if end in SIGNS:
            _draw_badge(theme.parchment, theme.ink, SIGNS[end], (x, y), side)
        else:
            self._draw_shade(winding, way, spot, letter, side, aimed)
        if way.hits:
            corner = (x + side * 0.4, y + side * 0.4)
            _draw_badge(theme.bad, WHITE, "flash", corner, max(dp(18), side * 0.42))

    def _draw_shade(
        self,
        winding: Winding,
        way: Way,
        spot: tuple[float, float],
        letter: str,
        side: float,
        aimed: bool,
    ) -> None:
        """The stone as it will stand there."""
        x, y = spot
        PushMatrix()
        angle = winding.at(way.end).angle
        Rotate(angle=turn_of(angle, faces_head(way.journey.stops[-1].stone)), origin=(x, y))
        Color(1, 1, 1, 0.95 if aimed else 0.78)
        Rectangle(
            texture=art.texture(f"uraeus_stone_{COLOURS[letter]}", side),
            pos=(x - side / 2, y - side / 2),
            size=(side, side),
        )
        PopMatrix()


def spot_of(winding: Winding, field: int) -> tuple[float, float]:
    """Where an end is touched; off the board is before the snake's mouth."""
    if field == OFF:
        point = winding.at(0)
        return point.x - winding.girth * 1.45, point.y
    point = winding.at(field)
    return point.x, point.y


def lane_point(
    winding: Winding, before: Stop, after: Stop, part: float, lane: float
) -> tuple[float, float]:
    """A point between two fields, beside the middle of the snake by the breadth of a lane."""
    point = winding.at(before.field + (after.field - before.field) * part)
    return point.x - sin(point.angle) * lane, point.y + cos(point.angle) * lane


def _draw_line(theme: Any, winding: Winding, points: list[float], strong: bool) -> None:
    """A bright line with dark edges, to be seen on sand, snake and fields alike."""
    width = max(dp(2.1), winding.girth * LANE)
    Color(*faded(theme.ink, 0.6 if strong else 0.15))
    Line(points=points, width=width + dp(1.6), joint="round", cap="round")
    Color(*faded(theme.glow, 1 if strong else 0.35))
    Line(points=points, width=width, joint="round", cap="round")


def _draw_badge(
    ground: Rgba, ink: Rgba, name: str, at: tuple[float, float], side: float, light: float = 1
) -> None:
    """A sign on a disc."""
    x, y = at
    Color(*faded(ink, 0.7 * light))
    rim = side + dp(2.4)
    Ellipse(pos=(x - rim / 2, y - rim / 2), size=(rim, rim))
    Color(*faded(ground, light))
    Ellipse(pos=(x - side / 2, y - side / 2), size=(side, side))
    Color(*faded(ink, light))
    _put(sign(name, round(side * 0.74)), x, y)


def _put(glyph: Texture, x: float, y: float) -> None:
    """A sign about a point, on the current canvas."""
    Rectangle(texture=glyph, pos=(x - glyph.width / 2, y - glyph.height / 2), size=glyph.size)


@lru_cache(maxsize=64)
def sign(name: str, size: int) -> Texture:
    label = Label(text=icon(name), font_name="Icons", font_size=max(8, size))
    label.refresh()
    return label.texture
