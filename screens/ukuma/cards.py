"""A ukuma card as people see it: in a hand, in the air, on the table or face down on a pile."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, pi
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.graphics import (
    BorderImage,
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    Scale,
    Translate,
)
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from engines.ukuma.cards import Card
from screens import art
from screens.widgets.drag import FLIGHT, SNAP, Piece
from screens.widgets.shade import EDGE, soft_box

FORMS = {"/": "slant", "\\": "backslant", "^": "up", "v": "down"}
PLAYERS = ("white", "black")
TALL = 136 / 104  # a body needs more height than its cell: its points reach into the next one
DISC = 0.3  # the radius of a disc as a part of the card's width
SEAM = 0.014
RAISED = 0.1  # how much larger a card is in the air
TURN = 0.24
SHAKES = (1, -1, 0.7, -0.7, 0.3, 0)
SHAKE = 0.22


@cache
def _half(texture: Texture, east: bool) -> tuple[float, ...]:
    """The part of a disc that lies on a card: its left half at the east edge, and the reverse."""
    left, low, right, _, _, top, *_ = texture.tex_coords
    middle = (left + right) / 2
    u, v = (left, middle) if east else (middle, right)
    return u, low, v, low, v, top, u, top


class CardFigure(Piece):
    """A card of `player`; `face` is 1 when it lies open and 0 when it shows its back.

    Its `size` is that of a cell. `away` says on which side of the finger it is carried.
    """

    face = NumericProperty(1)
    shake = NumericProperty(0)
    shine = NumericProperty(0)
    turned = BooleanProperty(False)
    card = ObjectProperty(None, allownone=True)

    def __init__(self, player: int, card: Card | None, **kwargs: Any) -> None:
        self.player = player
        self.away = 1
        super().__init__(card=card, **kwargs)
        glow = App.get_running_app().theme.glow
        with self.canvas:
            PushMatrix()
            self._at = Translate()
            self._scale = Scale(1, 1, 1)
            self._shade = Color(0, 0, 0, 0.3)
            self._shadow = BorderImage(texture=soft_box(), border=[EDGE] * 4)
            self._light = Color(*glow[:3], 0)
            self._halo = BorderImage(texture=soft_box(), border=[EDGE] * 4)
            self._turn = Rotate(axis=(0, 0, 1))
            Color(1, 1, 1, 1)
            self._body = Rectangle()
            self._open = Color(1, 1, 1, 1)
            self._west, self._east = Rectangle(), Rectangle()
            PopMatrix()
        for cause in ("size", "card"):
            self.fbind(cause, self._draw)
        for cause in ("stand_x", "stand_y", "stature", "lift", "shake"):
            self.fbind(cause, self._place)
        self.fbind("face", self._show)
        self.fbind("turned", self._place)
        for cause in ("chosen", "shine"):
            self.fbind(cause, self._glow)
        self._draw()

    # Drawing.

    def _draw(self, *_: Any) -> None:
        wide, tall = self.size
        if not wide or not tall:
            return
        edge = wide * 0.13
        self._body.size = (wide, tall * TALL)
        self._body.pos = (-wide / 2, -tall * TALL / 2)
        self._shadow.pos = (-wide / 2 - edge * 0.4, -tall / 2 - edge * 1.1)
        self._shadow.size = (wide + edge * 0.8, tall + edge)
        self._shadow.display_border = [edge * 1.5] * 4
        radius = wide * DISC
        for half, east in ((self._west, False), (self._east, True)):
            half.size = (radius, radius * 2)
            half.pos = (wide * (0.5 - SEAM) - radius if east else wide * (SEAM - 0.5), -radius)
        self._show()
        self._place()
        self._glow()

    def _show(self, *_: Any) -> None:
        """The side that is up now."""
        tall = self.height * TALL * max(1.0, self.rest_stature)
        name = PLAYERS[self.player]
        shown = self.card is not None and self.face > 0.5
        self._open.a = 1 if shown else 0
        if self.card is not None and shown:
            self._body.texture = art.texture(f"ukuma_card_{FORMS[self.card.form]}_{name}", tall)
            for half, colour, east in (
                (self._west, self.card.west, False),
                (self._east, self.card.east, True),
            ):
                half.texture = art.texture(f"ukuma_disc_{colour}", tall / 2)
                half.tex_coords = _half(half.texture, east)
        else:
            self._body.texture = art.texture(f"ukuma_back_{name}", tall)
        self._place()

    def _place(self, *_: Any) -> None:
        size = self.stature * (1 + RAISED * self.lift)
        thin = abs(cos(pi * self.face)) if 0 < self.face < 1 else 1
        self._at.xy = (
            self.stand_x + self.shake * self.width * 0.12,
            self.stand_y + self.lift * dp(3),
        )
        self._scale.xyz = (size * max(0.02, thin), size, 1)
        self._turn.angle = 180 if self.turned else 0
        self._shade.a = 0.28 + 0.12 * self.lift

    def _glow(self, *_: Any) -> None:
        """What does not shine costs nothing to draw."""
        self._light.a = max(self.shine, 0.9 if self.chosen else 0)
        wide, tall = self.size if self._light.a else (0, 0)
        edge = wide * 0.13
        self._halo.pos = (-wide / 2 - edge * 2, -tall / 2 - edge * 2)
        self._halo.size = (wide + edge * 4, tall + edge * 4)
        self._halo.display_border = [edge * 3] * 4

    # Touching and carrying.

    @property
    def grip(self) -> tuple[float, float]:
        """A finger must not hide what it carries."""
        return 0.0, self.away * max(dp(30), self.height * 0.55)

    def aim(self, x: float, y: float) -> tuple[float, float]:
        """The middle of the card as it is carried, even while it still rises."""
        away_x, away_y = self.grip
        return x + away_x, y + away_y

    def touched(self, x: float, y: float) -> float | None:
        beside, above = abs(x - self.stand_x), abs(y - self.stand_y)
        wide = max(dp(24), self.width * self.stature * 0.56)
        tall = max(dp(24), self.height * self.stature * 0.56)
        return hypot(beside, above) if beside <= wide and above <= tall else None

    # Moving by itself.

    def glide(self, still: bool, near: bool = False, delay: float = 0.0, face: float = 1) -> None:
        """To its rest, turned over on the way where it must be; `still`: at once."""
        Animation.cancel_all(self)
        self.shake = 0
        if still:
            self.jump()
            self.face = face
            return
        x, y = self.rest
        seconds = SNAP if near else FLIGHT + 0.06
        way = Animation(
            stand_x=x,
            stand_y=y,
            stature=self.rest_stature,
            lift=0,
            face=face,
            duration=seconds,
            t="out_back" if near else "in_out_quad",
        )
        if delay:
            way = Animation(duration=delay) + way
        way.start(self)

    def refuse(self, then: Any) -> None:
        """No: it shakes, and then something else happens."""
        Animation.cancel_all(self)
        no = Animation(shake=SHAKES[0], duration=SHAKE / len(SHAKES))
        for swing in SHAKES[1:]:
            no += Animation(shake=swing, duration=SHAKE / len(SHAKES))
        no.bind(on_complete=lambda *_: then())
        no.start(self)

    def jump(self) -> None:
        super().jump()
        self.shake = 0
