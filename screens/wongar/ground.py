"""The living map: ten areas as ground seen from above, with everything that lies on them."""

from __future__ import annotations

from math import hypot
from typing import Any, NamedTuple

from kivy.app import App
from kivy.graphics import Color, Line, Mesh, RoundedRectangle
from kivy.input import MotionEvent
from kivy.metrics import dp, sp
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from engines.wongar.board import Board
from engines.wongar.material import KINDS
from engines.wongar.position import NONE
from engines.wongar.scoring import clockwise
from engines.wongar.views import View
from screens import art
from screens.box import Box
from screens.theme import Rgba, faded, rgba, shaded
from screens.wongar.layout import POINT, cells
from screens.wongar.look import FIGURES, area_back, emblem_of, picture, stone, write

GROUNDS = ("#D9A05B", "#C98850", "#BFA568", "#C4764A", "#E0B070", "#D39A62", "#B58A5E", "#8FA9A0",
           "#79A3A8", "#BBAFA9")  # fmt: skip
INK, PALE_INK = rgba("#2A1208"), rgba("#F6E9D6")  # on the ground, and on ground in the shade
BENDS = 5
CARD = 1.36  # height of a card by its width


class Held(NamedTuple):
    """How many stones of a kind somebody has somewhere."""

    seat: int
    count: int


def ranking(stones: tuple[int, ...], kind: int, order: tuple[int, ...]) -> list[Held]:
    """Those with stones of a kind, most first; whoever wins ties comes first among equals."""
    there = [Held(seat, stones[seat * 3 + kind]) for seat in order if stones[seat * 3 + kind]]
    return sorted(there, key=lambda held: -held.count)


class AreaState(NamedTuple):
    """All that an area shows; it is drawn again only when this changes."""

    name: str
    stones: tuple[int, ...]
    order: tuple[int, ...]
    letters: str
    pile: int
    open: int
    figures: tuple[int, ...]
    lit: bool
    chosen: bool
    dim: bool


class AreaTile(Widget):
    """One area."""

    def __init__(self, number: int, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.number = number
        self.state: AreaState | None = None
        self.bind(pos=self._draw, size=self._draw)

    def show(self, state: AreaState) -> None:
        if state != self.state:
            self.state = state
            self._draw()

    # Where things lie.

    @property
    def beside(self) -> bool:
        """Whether the card lies beside the stones rather than above them."""
        return bool(self.width > self.height * 0.98)

    @property
    def card_box(self) -> Box:
        x, y, wide, tall = *self.pos, *self.size
        if self.beside:
            card = min(wide * 0.21, tall * 0.3)
            return Box(x + wide * 0.065, y + tall * 0.56 - card * CARD / 2, card, card * CARD)
        card = min(wide * 0.29, tall * 0.2)
        return Box(x + wide * 0.16, y + tall * 0.885 - card * CARD, card, card * CARD)

    @property
    def rows_box(self) -> Box:
        x, y, wide, tall = *self.pos, *self.size
        card = self.card_box
        if self.beside:
            left = card.right + wide * 0.035
            return Box(left, y + tall * 0.235, x + wide * 0.955 - left, tall * 0.6)
        return Box(x + wide * 0.05, y + tall * 0.15, wide * 0.9, card.y - y - tall * 0.165)

    def outline(self, inset: float) -> list[tuple[float, float]]:
        """The rounded honeycomb cell."""
        x, y, wide, tall = (
            self.x + inset,
            self.y + inset,
            self.width - 2 * inset,
            self.height - 2 * inset,
        )
        low, high = y + tall * POINT, y + tall * (1 - POINT)
        corners = [
            (x + wide / 2, y + tall),
            (x + wide, high),
            (x + wide, low),
            (x + wide / 2, y),
            (x, low),
            (x, high),
        ]
        bend = min(wide, tall) * 0.16
        points = []
        for k, corner in enumerate(corners):
            before = _towards(corner, corners[k - 1], bend)
            after = _towards(corner, corners[(k + 1) % 6], bend)
            for step in range(BENDS + 1):
                t = step / BENDS
                points.append(
                    tuple(
                        (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b
                        for a, c, b in zip(before, corner, after, strict=True)
                    )
                )
        return points  # type: ignore[return-value]

    def holds(self, x: float, y: float) -> bool:
        """Whether a point is on this area."""
        beside = abs(x - self.center_x) / max(1, self.width / 2)
        above = abs(y - self.center_y) / max(1, self.height / 2)
        return beside <= 1 and above <= 1 - 2 * POINT * beside

    # Drawing.

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        state = self.state
        if state is None or self.width < dp(20):
            return
        theme: Any = App.get_running_app().theme
        with self.canvas:
            self._draw_ground(theme, state)
            self._draw_name(state.name)
            self._draw_pile(state)
            self._draw_stones(theme, state)
            tall = self.height * (0.25 if self.beside else 0.2)
            foot = self.y + (self.height * 0.012 if self.beside else 0)
            for place, figure in enumerate(state.figures):
                if self.beside:
                    x = self.center_x + (place - (len(state.figures) - 1) / 2) * tall * 0.6
                    picture(FIGURES[figure], x, foot + tall / 2, tall)
                else:
                    x = self.card_box.right + self.width * 0.2 + place * tall * 0.62
                    y = self.card_box.y + self._name_size * 1.3 + tall / 2
                    picture(FIGURES[figure], x + tall * 0.3, y, tall)

    @property
    def _ink(self) -> Rgba:
        return PALE_INK if self.state is not None and self.state.dim else INK

    @property
    def _name_size(self) -> float:
        return min(sp(15), max(sp(9), self.height * 0.078))

    def _draw_name(self, name: str) -> None:
        """Above everything, or where there is more height than width in the broad part."""
        text, size, ink = App.get_running_app().tr(name), self._name_size, self._ink
        if self.beside:
            y = self.top - self.height * 0.1
            write(text, self.center_x, y, size, ink, widest=self.width * 0.62)
            return
        left = self.card_box.right + self.width * 0.05
        y = self.card_box.y + size * 0.6
        write(text, left, y, size, ink, across=0, widest=self.x + self.width * 0.985 - left)

    def _draw_ground(self, theme: Any, state: AreaState) -> None:
        gap = max(dp(2), self.width * 0.012)
        ground = rgba(GROUNDS[self.number % len(GROUNDS)])
        if not theme.night:
            ground = shaded(ground, 1.12)
        for inset, drop, colour in (
            (gap, gap * 1.6, rgba("#4A2016", 0.55)),
            (gap, 0.0, shaded(ground, 0.8)),
            (gap * 2.2, 0.0, ground),
        ):
            self._mesh(self.outline(inset), colour, drop)
        self._mesh(self.outline(gap * 2.2), (1, 1, 1, 0.55), 0.0, grain=True)
        picture(
            emblem_of(state.name),
            self.center_x,
            self.center_y,
            min(self.height * 0.66, self.width * 0.8),
            rgba("#4A1E14", 0.15),
        )
        if state.dim:
            self._mesh(self.outline(gap * 1.2), (0.1, 0.04, 0.16, 0.55), 0.0)
        if state.lit or state.chosen:
            points = [value for point in self.outline(gap * 1.6) for value in point]
            Color(*faded(theme.glow, 0.5))
            self._line(points, dp(9 if state.chosen else 7))
            Color(*theme.glow)
            self._line(points, dp(4.4 if state.chosen else 2.6))
            if state.chosen:
                self._mesh(self.outline(gap * 2.2), faded(theme.glow, 0.16), 0.0)

    @staticmethod
    def _line(points: list[float], width: float) -> None:
        Line(points=points, width=width / 2, close=True, joint="round")

    def _mesh(
        self, outline: list[tuple[float, float]], colour: Any, drop: float, grain: bool = False
    ) -> None:
        Color(*colour)
        vertices: list[float] = []
        side = dp(256)
        for x, y in outline:
            vertices += (x, y - drop, x / side, y / side)
        texture = None
        if grain:
            texture = art.texture("sand", side)
            texture.wrap = "repeat"
        Mesh(mode="triangle_fan", vertices=vertices, indices=range(len(outline)), texture=texture)

    def _draw_pile(self, state: AreaState) -> None:
        box = self.card_box
        size = max(sp(10), min(sp(15), box.width * 0.34))
        if state.pile:
            for layer in range(min(3, 1 + state.pile // 4), 0, -1):
                shift = layer * box.width * 0.045
                area_back(state.name, box.x + shift, box.y - shift, box.width, box.height)
        ink = self._ink
        if self.beside:
            y = box.y - box.width * 0.14 - size * 0.75
            area_back(state.name, box.x, y - size * 0.5, size * 0.74, size)
            write(str(state.pile), box.x + size, y, size, ink, across=0)
        else:
            write(
                str(state.pile),
                box.right + self.width * 0.05,
                box.top - size * 0.6,
                size,
                ink,
                across=0,
            )

    def _draw_stones(self, theme: Any, state: AreaState) -> None:
        box = self.rows_box
        row = box.height / 3
        for kind in KINDS:
            self._draw_row(theme, state, kind, box, box.top - (kind + 0.5) * row, row)

    def _draw_row(
        self, theme: Any, state: AreaState, kind: int, box: Box, y: float, row: float
    ) -> None:
        ranked = ranking(state.stones, kind, state.order)
        if not ranked:
            stone(kind, "", box.x + row * 0.4, y, row * 0.5, 0.28)
            return
        number = max(sp(10), min(sp(15), row * 0.52))
        digit = number * 0.62
        room = box.width / len(ranked)
        side = min(row * 0.94, room - digit * 1.5, dp(44))
        least = min(row * 0.8, dp(15))
        shown = ranked
        if side < least:
            fits = max(1, int(box.width // (least + digit * 1.7)))
            shown, side = ranked[:fits], least
        x = box.x
        for place, held in enumerate(shown):
            text = str(held.count)
            wide = side + digit * len(text) + dp(3)
            if not place:
                Color(*faded(theme.parchment, 0.82))
                RoundedRectangle(
                    pos=(x - dp(1), y - row * 0.46),
                    size=(wide + dp(2), row * 0.92),
                    radius=[row * 0.3],
                )
            stone(kind, state.letters[held.seat], x + side / 2, y, side)
            ink = self._ink if place else INK
            write(text, x + side + dp(1), y - side * 0.04, number, ink, across=0)
            if not place:
                picture("crown", x + side * 0.2, y + side * 0.44, side * 0.5)
            x += max(wide, min(room, wide + dp(8)))
        if len(shown) < len(ranked):
            write("…", min(x, box.right - digit), y, number, self._ink, across=0)


def _towards(
    corner: tuple[float, float], other: tuple[float, float], way: float
) -> tuple[float, float]:
    far = hypot(other[0] - corner[0], other[1] - corner[1]) or 1.0
    part = min(0.45, way / far)
    return corner[0] + (other[0] - corner[0]) * part, corner[1] + (other[1] - corner[1]) * part


class AreaMap(Widget):
    """The ten areas; `on_area` tells which one was tapped."""

    board: Board = ObjectProperty()

    __events__ = ("on_area",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.tiles = [AreaTile(number) for number in range(len(self.board.areas))]
        for tile in self.tiles:
            self.add_widget(tile)
        self.bind(pos=self._lay, size=self._lay)

    def _lay(self, *_: Any) -> None:
        rows = tuple(len(row) for row in self.board.rows)
        for tile, box in zip(self.tiles, cells(rows, Box(*self.pos, *self.size)), strict=True):
            tile.pos, tile.size = box[:2], box[2:]

    def show(
        self,
        view: View,
        lit: frozenset[int] = frozenset(),
        chosen: int = NONE,
        figures: tuple[int, ...] = (0, 1),
        dim: bool = False,
    ) -> None:
        """Everything as it lies now; `lit` areas may be tapped for the present step."""
        order = clockwise(max(0, view.holder[0]), view.players)
        for area, tile in enumerate(self.tiles):
            tile.show(
                AreaState(
                    self.board.areas[area],
                    view.stones[area],
                    order,
                    view.letters,
                    view.pile_sizes[area],
                    view.open[area],
                    tuple(each for each in figures if view.stands[each] == area),
                    area in lit,
                    area == chosen,
                    dim and area not in lit and area != chosen,
                )
            )

    def area_at(self, x: float, y: float) -> int:
        return next((tile.number for tile in self.tiles if tile.holds(x, y)), NONE)

    def centre(self, area: int) -> tuple[float, float]:
        return tuple(self.tiles[area].center)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        area = self.area_at(touch.x, touch.y)
        if area == NONE or not self.collide_point(*touch.pos) or touch.is_mouse_scrolling:
            return False
        touch.grab(self)
        touch.ud[self] = area
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        if self.area_at(touch.x, touch.y) == touch.ud[self]:
            self.dispatch("on_area", touch.ud[self])
        return True

    def on_area(self, area: int) -> None: ...
