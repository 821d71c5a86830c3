"""The sand between the players: its cells, the two homes, and what is pointed out on it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from kivy.app import App
from kivy.graphics import BorderImage, Color, InstructionGroup, Line, Rectangle, RoundedRectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from engines.ukuma.table import BLACK, PLAYERS, WHITE, Cell, Size
from screens.box import Box
from screens.theme import Rgba, faded, rgba, shaded
from screens.ukuma.layout import centre_of
from screens.widgets.drag import Spot
from screens.widgets.shade import EDGE, blend, soft_box

HOLLOW = 64  # pixels of the picture of one cell
INK = ("#FFF8EA", "#3A2F63")  # what stands for White and for Black


@cache
def _hollow() -> Texture:
    """A cell as a shallow dent with round corners, to be repeated over the whole table."""
    pixels = bytearray()
    half, corner, inset = HOLLOW / 2, 10.0, 2.5
    reach = half - inset - corner
    for row in range(HOLLOW):
        for column in range(HOLLOW):
            beside = max(0.0, abs(column + 0.5 - half) - reach)
            above = max(0.0, abs(row + 0.5 - half) - reach)
            inside = min(1.0, max(0.0, corner - (beside**2 + above**2) ** 0.5 + 0.5))
            deep = 0.72 + 0.28 * row / HOLLOW
            pixels += bytes((255, 255, 255, round(255 * inside * deep)))
    texture = Texture.create(size=(HOLLOW, HOLLOW), colorfmt="rgba", mipmap=True)
    texture.blit_buffer(bytes(pixels), colorfmt="rgba", bufferfmt="ubyte")
    texture.wrap = "repeat"
    texture.min_filter = "linear_mipmap_linear"
    return texture


class TableGround(Widget):
    """Knows where cells lie; `flipped` shows the table from Black's side."""

    def __init__(self, size: Size, flipped: bool = False, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.cells = size
        self.flipped = flipped
        self.cell = (0.0, 0.0)
        self._aims: dict[int, frozenset[Cell]] = {player: frozenset() for player in PLAYERS}
        self._free: frozenset[Cell] = frozenset()
        self._fitting: frozenset[Cell] = frozenset()
        self._told: tuple[tuple[Cell, Rgba], ...] = ()
        theme = App.get_running_app().theme
        sand, edge = theme.sand, theme.sand_edge
        with self.canvas:
            Color(0, 0, 0, 0.45)
            self._shadow = BorderImage(texture=soft_box(), border=[EDGE] * 4)
            Color(*edge)
            self._rim = RoundedRectangle()
            Color(1, 1, 1, 1)
            self._sand = RoundedRectangle(
                texture=blend(shaded(sand, 0.93), sand, shaded(sand, 1.3))
            )
            self._dents = []
            for colour in (
                faded(theme.rock, 0.17),
                rgba(INK[WHITE], 0.72),
                rgba(INK[BLACK], 0.34),
            ):
                Color(*colour)
                self._dents.append(Rectangle(texture=_hollow()))
        self._marks = InstructionGroup()
        self.canvas.add(self._marks)
        self.frames = Widget(size_hint=(None, None))
        """What is framed; a table lays it over the cards."""

    def lay(self, box: Box, cell: tuple[float, float]) -> None:
        """Take this place, with cells of this size."""
        self.pos, self.size = box[:2], box[2:]
        self.cell = cell
        columns, rows = self.cells
        grow = dp(10)
        # Only where it falls out from under the table: a shadow as large as that costs a lot.
        self._shadow.pos = (self.x - grow, self.y - grow * 1.8)
        self._shadow.size = (self.width + 2 * grow, dp(84))
        self._shadow.display_border = [dp(40)] * 4
        round_by = min(dp(46), cell[0] * 0.45)
        self._rim.pos, self._rim.size = (self.x, self.y - dp(4)), self.size
        self._sand.pos, self._sand.size = self.pos, self.size
        self._rim.radius = self._sand.radius = [round_by]
        wide, tall = cell
        left = self.center_x - columns * wide / 2
        low = self.center_y - rows * tall / 2
        homes = (rows - 1, 0) if self.flipped else (0, rows - 1)
        for dents, first, count in (
            (self._dents[0], 1, rows - 2),
            (self._dents[1], homes[WHITE], 1),
            (self._dents[2], homes[BLACK], 1),
        ):
            dents.pos = (left, low + first * tall)
            dents.size = (columns * wide, count * tall)
            dents.tex_coords = (0, 0, columns, 0, columns, count, 0, count)
        self._mark()
        self._frame_all()

    def at(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        box = Box(self.x, self.y, self.width, self.height)
        return centre_of(box, self.cells, self.cell, cell, self.flipped)

    def spots(self) -> tuple[Spot, ...]:
        """Every cell as a spot that a card may be dropped on, right or wrong."""
        wide, tall = self.cell
        return tuple(
            Spot((x, y), *self.at((x, y)), reach=wide * 0.1, width=wide, height=tall)
            for x in range(self.cells.columns)
            for y in range(self.cells.rows)
        )

    # What is pointed out.

    def aim(self, player: int, cells: Iterable[Cell]) -> None:
        """Where a player's cards would come down now."""
        aims = frozenset(cells)
        if aims != self._aims[player]:
            self._aims[player] = aims
            self._frame_all()

    def show_free(self, free: Iterable[Cell], fitting: Iterable[Cell]) -> None:
        """Practice: the cells that may be played on, and those that the card in hand fits."""
        known = frozenset(free), frozenset(fitting)
        if known != (self._free, self._fitting):
            self._free, self._fitting = known
            self._mark()

    def tell(self, *told: tuple[Cell, Rgba]) -> None:
        """Frames about cells, to explain what has happened there."""
        self._told = told
        self._frame_all()

    def _mark(self) -> None:
        theme = App.get_running_app().theme
        marks = self._marks
        marks.clear()
        wide, tall = self.cell
        for cells, strength, reach in ((self._free, 0.6, 0.0), (self._fitting, 1.0, 0.22)):
            for cell in cells:
                x, y = self.at(cell)
                edge = wide * reach
                marks.add(Color(*faded(theme.glow, strength)))
                marks.add(
                    BorderImage(
                        texture=soft_box(),
                        border=[EDGE] * 4,
                        display_border=[wide * 0.3 + edge] * 4,
                        pos=(x - wide / 2 - edge, y - tall / 2 - edge),
                        size=(wide + 2 * edge, tall + 2 * edge),
                    )
                )

    def _frame_all(self) -> None:
        """Apart from the marks, as a carried card moves its frame all the time."""
        theme = App.get_running_app().theme
        self.frames.canvas.clear()
        for player, cells in self._aims.items():
            for cell in cells:
                self._frame(cell, rgba(INK[player]), theme.rock_deep)
        for cell, colour in self._told:
            self._frame(cell, colour, theme.rock_deep if colour == theme.glow else theme.parchment)

    def _frame(self, cell: Cell, colour: Rgba, under: Rgba) -> None:
        x, y = self.at(cell)
        wide, tall = self.cell
        shape = (x - wide / 2, y - tall / 2, wide, tall, wide * 0.16)
        with self.frames.canvas:
            # Opaque: Kivy cuts every line that is not out of the whole glass with a stencil.
            Color(*under)
            Line(rounded_rectangle=shape, width=dp(2.8))
            Color(*colour)
            Line(rounded_rectangle=shape, width=dp(2))
