"""The board: sand, the ring of seats round the rock, and the boomerang in its corner.

It lies as in the look's sketch, turned by 90 degrees from the rule book: T is on the right, L1 to
L3 run along the top from right to left, B1 and B2 down the left side, R2 and R1 along the bottom.
Every board of the app lies this way round.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import cos, pi, sin
from typing import Any

from kivy.app import App
from kivy.graphics import (
    BorderImage,
    Canvas,
    Color,
    Ellipse,
    Fbo,
    InstructionGroup,
    Rectangle,
    RoundedRectangle,
)
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.widget import Widget

from engines.uluru.board import BIRDS, SEATS, Board, Seat
from screens import art
from screens.theme import faded
from screens.widgets.bird import BirdFigure
from screens.widgets.painted import paint, show_rounded
from screens.widgets.shade import EDGE, blend, soft_box

PLACES: Mapping[Seat, tuple[float, float]] = {
    Seat.T: (0.89, 0.46),
    Seat.L1: (0.735, 0.76),
    Seat.L2: (0.5, 0.76),
    Seat.L3: (0.265, 0.76),
    Seat.B1: (0.11, 0.57),
    Seat.B2: (0.11, 0.27),
    Seat.R2: (0.34, 0.13),
    Seat.R1: (0.66, 0.13),
}
RING = (0.11, 0.13, 0.89, 0.76)  # left, bottom, right and top of the path
ASPECT = 1.5  # width by height that suits the board best
BIRD = 0.31  # a bird's height in parts of the board's


class BoardGround(Widget):
    """The empty board. `glowing` are the seats to look at now, `lit` those that an answer shows.

    `over` is a canvas to glow on instead of the own one, for a board that lies still.
    """

    glowing = ObjectProperty(frozenset())
    lit = ObjectProperty(frozenset())

    def __init__(self, over: Canvas | None = None, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._over = over
        self._glows: InstructionGroup | None = None
        self._picture: Fbo | None = None
        self.bind(pos=self._draw, size=self._draw)
        self.bind(glowing=self._shine, lit=self._shine)
        self._draw()

    @property
    def bird_height(self) -> float:
        return float(min(self.height, self.width / 1.35) * BIRD)

    @property
    def seat_width(self) -> float:
        return self.bird_height * 0.72

    def seat_at(self, seat: Seat) -> tuple[float, float]:
        """Where a bird on this seat has its foot."""
        x, y = PLACES[seat]
        return self.x + x * self.width, self.y + y * self.height

    def let_go(self) -> None:
        """Gives the picture's memory back at once, rather than when Python gets round to it."""
        self._picture = self._glows = None
        self.canvas.clear()
        if self._over is not None:
            self._over.clear()

    def _draw(self, *_: Any) -> None:
        theme = App.get_running_app().theme
        x, y, wide, tall = *self.pos, *self.size
        radius = min(dp(46), tall * 0.12)
        self.canvas.clear()
        if wide < dp(40) or tall < dp(40):
            return
        if self._picture is None or self._picture.size != (round(wide), round(tall)):
            self._picture = paint(self.size, theme.sand, self._paint)
        with self.canvas:
            Color(0.05, 0.02, 0.1, 0.5 if theme.night else 0.28)
            BorderImage(
                texture=soft_box(),
                border=(EDGE,) * 4,
                display_border=(radius,) * 4,
                pos=(x - radius * 0.35, y - radius * 0.6),
                size=(wide + radius * 0.7, tall + radius * 0.75),
            )
            Color(*theme.sand_edge)
            RoundedRectangle(pos=(x, y - dp(5)), size=(wide, radius * 2), radius=[radius])
            Color(1, 1, 1, 1)
            show_rounded(self._picture, self.pos, self.size, radius)
        self._glows = InstructionGroup()
        if self._over is None:
            self.canvas.add(self._glows)
        else:
            self._over.clear()
            self._over.add(self._glows)
        self._shine()

    def _paint(self) -> None:
        """The board that never changes, from (0, 0) on."""
        theme = App.get_running_app().theme
        wide, tall = self.size
        Color(1, 1, 1, 1)
        Rectangle(
            size=self.size,
            texture=blend((0.87, 0.68, 0.43, 1), theme.sand, (0.97, 0.88, 0.7, 1)),
        )
        grain = art.texture("sand", dp(256))
        grain.wrap = "repeat"
        across, up = wide / dp(256), tall / dp(256)
        Color(1, 1, 1, 0.8)
        Rectangle(size=self.size, texture=grain, tex_coords=(0, up, across, up, across, 0, 0, 0))
        self._paint_boomerang(wide, tall)
        self._paint_ring(theme)
        self._paint_rock(wide, tall)
        self._paint_seats()

    def _paint_boomerang(self, wide: float, tall: float) -> None:
        side = tall * 0.27
        Color(1, 1, 1, 0.95)
        Rectangle(
            texture=art.texture("boomerang", side),
            pos=(wide * 0.022, tall * 0.975 - side),
            size=(side, side),
        )

    def _paint_ring(self, theme: Any) -> None:
        wide, tall = self.size
        left, bottom, right, top = RING[0] * wide, RING[1] * tall, RING[2] * wide, RING[3] * tall
        bend = (right - left) * 0.08
        dot, step = self.seat_width * 0.075, self.seat_width * 0.17
        Color(*faded(theme.rock_deep, 0.75))
        for px, py in _along(left, bottom, right, top, bend, step):
            Ellipse(pos=(px - dot / 2, py - dot / 2), size=(dot, dot), segments=16)

    def _paint_rock(self, wide: float, tall: float) -> None:
        across = min(wide * 0.5, tall * 0.8)
        up = across / art.aspect("rock")
        Color(1, 1, 1, 1)
        Rectangle(
            texture=art.texture("rock", up),
            pos=(wide / 2 - across / 2, tall * 0.46 - up / 2),
            size=(across, up),
        )

    def _paint_seats(self) -> None:
        wide = self.seat_width
        tall = wide / art.aspect("seat")
        foot = art.facts("seat")["foot"]
        texture = art.texture("seat", tall)
        Color(1, 1, 1, 1)
        for seat in SEATS:
            px, py = PLACES[seat][0] * self.width, PLACES[seat][1] * self.height
            Rectangle(
                texture=texture,
                pos=(px - foot["x"] * wide, py - foot["y"] * tall),
                size=(wide, tall),
            )

    def _shine(self, *_: Any) -> None:
        """Only the seats that shine now cost anything to draw."""
        if self._glows is None:
            return
        self._glows.clear()
        wide = self.seat_width * 1.24
        tall = wide / art.aspect("glow")
        texture = art.texture("glow", tall)
        for seat in self.glowing | self.lit:
            px, py = self.seat_at(seat)
            self._glows.add(Color(1, 1, 1, 1 if seat in self.glowing else 0.75))
            self._glows.add(
                Rectangle(texture=texture, pos=(px - wide / 2, py - tall * 0.51), size=(wide, tall))
            )


class BoardPicture(BoardGround):
    """A board with birds on it, to look at: set `board` to show another one."""

    board = ObjectProperty(Board())
    symbols = BooleanProperty(True)

    def __init__(self, **kwargs: Any) -> None:
        self.figures: dict[Any, BirdFigure] = {}
        super().__init__(**kwargs)
        self.figures = {bird: BirdFigure(bird, symbols=self.symbols) for bird in BIRDS}
        self.bind(board=self._stand, pos=self._stand, size=self._stand, symbols=self._stand)
        self._stand()

    def _stand(self, *_: Any) -> None:
        self.clear_widgets()
        seated = sorted(self.board, key=lambda pair: -PLACES[pair[0]][1])
        for seat, bird in seated:
            figure = self.figures[bird]
            figure.symbols = self.symbols
            figure.height = self.bird_height
            figure.rest = self.seat_at(seat)
            figure.jump()
            self.add_widget(figure)


def _along(
    left: float, bottom: float, right: float, top: float, bend: float, step: float
) -> list[tuple[float, float]]:
    """Points at even steps round a box with bent corners."""
    corners = (
        (right - bend, top - bend, 0.0),
        (left + bend, top - bend, 90.0),
        (left + bend, bottom + bend, 180.0),
        (right - bend, bottom + bend, 270.0),
    )
    line: list[tuple[float, float]] = []
    for x, y, turn in corners:
        for part in range(9):
            angle = (turn + part * 11.25) * pi / 180
            line.append((x + bend * cos(angle), y + bend * sin(angle)))
    line.append(line[0])
    points, left_over = [], 0.0
    for (x0, y0), (x1, y1) in pairwise(line):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        way = left_over
        while way < length:
            points.append((x0 + (x1 - x0) * way / length, y0 + (y1 - y0) * way / length))
            way += step
        left_over = way - length
    return points
