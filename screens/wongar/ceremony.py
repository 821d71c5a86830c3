"""The ceremony as a step of its own: who is in, whose turn it is, what each kind would score.

The area lies large in the middle with its majorities; round it are its neighbours, between which
a ritual moves stones. What may be touched follows from the legal moves of the card in play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kivy.app import App
from kivy.graphics import Color, Ellipse, Line, RoundedRectangle
from kivy.input import MotionEvent
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.widget import Widget

from engines.wongar.board import Board
from engines.wongar.material import COLOURS, KINDS
from engines.wongar.moves import AWAY, IN, OUT
from engines.wongar.position import NONE
from engines.wongar.scoring import clockwise
from engines.wongar.views import View
from screens.box import Box
from screens.theme import faded
from screens.widgets.controls import icon
from screens.wongar.choices import Targets
from screens.wongar.look import (
    FIGURES,
    emblem_of,
    fitting,
    picture,
    shadow,
    stone,
    symbol,
    write,
)
from screens.wongar.standing import Standing

Acts = Mapping[int, Targets]
NARROW = 480  # dp of the stage below which its head has two lines
# Which way an arrow points, to the ceremony or away from it: its neighbours lie beside or below.
WAYS = {False: {IN: "left", AWAY: "right"}, True: {IN: "up", AWAY: "down"}}


class Neighbour(Widget):
    """An area beside the ceremony: own stones there, and the ways in from it and away to it."""

    below = BooleanProperty(False)
    """Whether it lies below the ceremony rather than beside it."""

    def __init__(self, area: int, name: str, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.area = area
        self.name = name
        self.own: tuple[int, ...] = ()
        self.letter = ""
        self.ways: dict[int, Box] = {}
        self._acts: tuple[int, ...] = ()
        self.bind(pos=self._draw, size=self._draw, below=self._draw)

    def show(self, own: tuple[int, ...], letter: str, acts: tuple[int, ...]) -> None:
        self.own, self.letter, self._acts = own, letter, acts
        self._draw()

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        self.ways = {}
        if self.width < dp(30):
            return
        theme: Any = App.get_running_app().theme
        radius = min(dp(14), self.height * 0.2)
        with self.canvas:
            Color(*(theme.sand if not self._acts else theme.parchment))
            RoundedRectangle(pos=self.pos, size=self.size, radius=[radius])
            if self._acts:
                Color(*theme.accent)
                Line(rounded_rectangle=(*self.pos, *self.size, radius), width=dp(1.6))
            way = min(dp(52), self.width * 0.26) if self._acts else 0.0
            free = self.width - way * len(self._acts)
            mid = self.x + free / 2 + (way if IN in self._acts else 0)
            picture(
                emblem_of(self.name),
                mid,
                self.center_y,
                self.height * 0.86,
                (0.3, 0.12, 0.08, 0.13),
            )
            size = min(theme.small, self.height * 0.3)
            write(
                App.get_running_app().tr(self.name), mid, self.top - self.height * 0.26, size,
                theme.ink, widest=free - dp(4),
            )  # fmt: skip
            self._draw_own(theme, mid, free)
            self._draw_ways(theme, way)

    def _draw_own(self, theme: Any, mid: float, free: float) -> None:
        """The acting player's stones there, by kind."""
        if not self.own:
            return
        share = min(free / 3, self.height * 0.75)
        side = min(self.height * 0.42, share * 0.6)
        y = self.y + self.height * 0.3
        for kind in KINDS:
            x = mid + (kind - 1) * share - side * 0.3
            count = self.own[kind]
            stone(kind, self.letter, x, y, side, 1 if count else 0.22)
            if count:
                write(str(count), x + side * 0.58, y, max(sp(11), side * 0.6), theme.ink, across=0)

    def _draw_ways(self, theme: Any, way: float) -> None:
        for act in self._acts:
            x = self.x if act == IN else self.right - way
            self.ways[act] = Box(x, self.y, way, self.height)
            side = min(way * 0.86, self.height * 0.8)
            Color(*theme.accent)
            Ellipse(pos=(x + (way - side) / 2, self.center_y - side / 2), size=(side, side))
            arrow = icon(f"arrow-{WAYS[self.below][act]}")
            write(arrow, x + way / 2, self.center_y, side * 0.62, theme.ink, False, font="Icons")


class CeremonyStage(Widget):
    """Lies over the map while a ceremony is held; `on_act` tells what was touched."""

    board: Board = ObjectProperty()
    lying = BooleanProperty(True)

    __events__ = ("on_act",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.standing = Standing()
        self.add_widget(self.standing)
        self.standing.bind(on_stone=self._stone_touched)
        self.neighbours: list[Neighbour] = []
        self._view: View | None = None
        self._names: tuple[str, ...] = ()
        self._area = NONE
        for cause in ("pos", "size", "lying"):
            self.fbind(cause, self._lay)

    def show(self, view: View, names: tuple[str, ...], acts: Acts, kind: int) -> None:
        """The ceremony from one seat; `acts` are what the chosen ritual may do with its kind."""
        app = App.get_running_app()
        self._view, self._names = view, names
        if view.area != self._area:
            self._area = view.area
            for old in self.neighbours:
                self.remove_widget(old)
            self.neighbours = [
                Neighbour(near, self.board.areas[near]) for near in self.board.neighbours[view.area]
            ]
            for tile in self.neighbours:
                self.add_widget(tile)
        standing = self.standing
        standing.letters = view.letters
        standing.order = clockwise(view.holder[0], view.players)
        standing.worth = self.board.worth(view.space, view.figures)
        standing.stones = view.stones[view.area]
        out = frozenset(view.letters.index(COLOURS[colour]) for colour in acts.get(OUT, {}))
        standing.targets = {kind: out} if out else {}
        actor = view.seat
        for tile in self.neighbours:
            ways = tuple(act for act in (IN, AWAY) if tile.area in acts.get(act, {}))
            own = view.stones[tile.area][actor * 3 : actor * 3 + 3]
            tile.show(own, view.letters[actor], ways)
        self.theme = app.theme
        self._lay()

    # Where it lies.

    def _lay(self, *_: Any) -> None:
        if self._view is None or self.width < dp(100):
            return
        pad = dp(10)
        narrow = self.width < dp(NARROW)
        head = min(dp(116 if narrow else 92), self.height * (0.3 if narrow else 0.24))
        body = Box(self.x + pad, self.y + pad, self.width - 2 * pad, self.height - head - 2 * pad)
        count = len(self.neighbours)
        beside = self.lying and self.width > dp(620)
        for tile in self.neighbours:
            tile.below = not beside
        if beside:
            wide = body.width * 0.34
            self._place_standing(Box(body.x, body.y, body.width - wide - pad, body.height))
            tall = min((body.height - dp(6) * (count - 1)) / count, dp(96))
            top = body.top - (body.height - count * tall - (count - 1) * dp(6)) / 2
            for place, tile in enumerate(self.neighbours):
                tile.size = (wide, tall)
                tile.pos = (body.right - wide, top - tall - place * (tall + dp(6)))
        else:
            across = 2
            down = -(-count // across)
            tall = min(dp(96), body.height * 0.46 / down - dp(5))
            low = down * (tall + dp(5))
            wide = (body.width - dp(5) * (across - 1)) / across
            self._place_standing(Box(body.x, body.y + low, body.width, body.height - low))
            for place, tile in enumerate(self.neighbours):
                tile.size = (wide, tall)
                tile.pos = (
                    body.x + (place % across) * (wide + dp(5)),
                    body.y + low - dp(5) - tall - (place // across) * (tall + dp(5)),
                )
        self._draw(Box(self.x + pad, self.top - head, self.width - 2 * pad, head - dp(6)))

    def _place_standing(self, box: Box) -> None:
        tall = min(box.height, dp(420))
        self.standing.size = (box.width, tall)
        self.standing.pos = (box.x, box.y + (box.height - tall) / 2)

    def _draw(self, head: Box) -> None:
        view, theme = self._view, App.get_running_app().theme
        assert view is not None
        name = self.board.areas[self._area]
        self.canvas.before.clear()
        with self.canvas.before:
            radius = min(dp(46), self.height * 0.09)
            shadow(*self.pos, *self.size, 0.4, dp(14))
            Color(*theme.sand_edge)
            RoundedRectangle(pos=(self.x, self.y - dp(3)), size=self.size, radius=[radius])
            Color(*theme.sand)
            RoundedRectangle(pos=self.pos, size=self.size, radius=[radius])
            picture(
                emblem_of(name),
                self.standing.center_x,
                self.standing.center_y,
                min(self.standing.height * 1.1, self.standing.width * 0.8),
                (0.3, 0.12, 0.08, 0.1),
            )
            self._draw_head(theme, view, name, head)

    def _draw_head(self, theme: Any, view: View, name: str, head: Box) -> None:
        """Who called, where, for how much; and the circle, on narrow glass below that."""
        app = App.get_running_app()
        seats = clockwise(view.holder[0], view.players)
        narrow = self.width < dp(NARROW)
        line = head._replace(y=head.y + head.height * 0.52, height=head.height * 0.48)
        ring = head._replace(height=head.height * 0.5)
        if not narrow:
            line = ring = head
        x, mid = line.x + dp(8), line.y + line.height / 2
        tall = line.height * 0.84
        for figure in (0, 1):
            if view.figures & (1 << figure):
                picture(FIGURES[figure], x + tall * 0.34, mid, tall)
                x += tall * 0.68
        x += dp(8)
        side = min(ring.height * 0.54, dp(44))
        pitch = ring.width / len(seats) if narrow else min(dp(84), ring.width * 0.56 / len(seats))
        right = ring.right - (0 if narrow else dp(8))
        room = line.right - x - dp(8) - (0 if narrow else pitch * len(seats) + dp(8))
        title = app.tr("Ceremony on {area}", area=app.tr(name))
        worth = app.tr("{points} points for each majority", points=self.standing.worth)
        ink, size = theme.ink, min(theme.title, line.height * 0.36)
        write(title, x, mid + line.height * 0.18, size, ink, across=0, widest=room)
        size = min(theme.small, line.height * 0.28)
        write(worth, x, mid - line.height * 0.22, size, ink, False, 0, room)
        for place, seat in enumerate(seats):
            at = right - pitch * (len(seats) - place) + pitch / 2
            self._draw_seat(theme, view, seat, at, ring.y + ring.height * 0.58, side, pitch)

    def _draw_seat(
        self, theme: Any, view: View, seat: int, x: float, y: float, side: float, room: float
    ) -> None:
        """Somebody in the circle: whose turn it is, who is in, who is out."""
        if seat == view.seat and view.inside[seat]:
            Color(*theme.accent)
            Line(circle=(x, y, side * 0.62), width=dp(2.6))
        symbol(view.letters[seat], x, y, side)
        if not view.inside[seat]:
            Color(*faded(theme.sand, 0.66))
            Ellipse(pos=(x - side / 2, y - side / 2), size=(side, side))
            Color(*theme.bad)
            far = side * 0.34
            Line(points=(x - far, y - far, x + far, y + far), width=dp(2), cap="round")
        size, bold = sp(14), seat == view.seat
        name = fitting(self._names[seat], size, room - dp(4), bold)
        write(name, x, y - side * 0.62 - size * 0.66, size, theme.ink, bold)

    # Fingers.

    def _stone_touched(self, _standing: Standing, _kind: int, seat: int) -> None:
        assert self._view is not None
        self.dispatch("on_act", OUT, COLOURS.index(self._view.letters[seat]))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        for tile in self.neighbours:
            for act, box in tile.ways.items():
                # A single way may be touched anywhere on its tile.
                whole = len(tile.ways) == 1 and tile.collide_point(*touch.pos)
                if whole or (box.x <= touch.x <= box.right and box.y <= touch.y <= box.top):
                    self.dispatch("on_act", act, tile.area)
                    return True
        self.standing.dispatch("on_touch_down", touch)
        return True

    def on_act(self, act: int, target: int) -> None: ...
