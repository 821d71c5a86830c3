"""A dream bird: a figure on its round base that can be carried, and lives a little."""

from __future__ import annotations

import random
from typing import Any

from kivy.animation import Animation
from kivy.graphics import (
    Color,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    Scale,
    Translate,
)
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty

from engines.uluru.board import Bird
from screens import art
from screens.widgets.drag import Piece

GROWTH = 0.12  # how much larger a lifted bird is
RISE = 0.08  # how far it rises, in parts of its height


class BirdFigure(Piece):
    """Stands on (`stand_x`, `stand_y`); `height` is its size. With `symbols` it wears its sign."""

    symbols = BooleanProperty(True)
    tilt = NumericProperty()

    def __init__(self, bird: Bird, **kwargs: Any) -> None:
        self.bird = bird
        self._name = f"bird_{bird.name.lower()}"
        self._facts = art.facts(self._name)
        super().__init__(**kwargs)
        with self.canvas:
            PushMatrix()
            self._stand = Translate()
            self._halo = InstructionGroup()
            self._shadow_tint = Color(1, 1, 1, 0.75)
            self._shadow = Rectangle()
            self._rise = Translate()
            self._scale = Scale(1)
            self._lean = Rotate(axis=(0, 0, 1))
            Color(1, 1, 1, 1)
            self._body = Rectangle()
            self._sign_tint = Color(1, 1, 1, 1)
            self._sign = Rectangle()
            PopMatrix()
        self.fbind("height", self._size)
        self.fbind("stand_x", self._follow)
        self.fbind("stand_y", self._follow)
        self.fbind("lift", self._raise)
        self.fbind("stature", self._raise)
        self.fbind("tilt", self._bow)
        self.fbind("symbols", self._size)
        self.fbind("chosen", self._choose)
        self._size()

    def _size(self, *_: Any) -> None:
        tall = self.height
        wide = tall * art.aspect(self._name)
        foot = self._facts["foot"]
        left, down = -foot["x"] * wide, -foot["y"] * tall
        self._body.texture = art.texture(self._name, tall)
        self._body.pos, self._body.size = (left, down), (wide, tall)
        spot = self._facts["symbol_spot"]
        side = spot["width"] * wide
        self._sign.texture = art.texture(f"symbol_{self.bird.name.lower()}", side)
        self._sign.size = (side, side)
        self._sign.pos = (left + spot["x"] * wide - side / 2, down + spot["y"] * tall - side / 2)
        self._sign_tint.a = 1 if self.symbols else 0
        self._shadow.texture = art.texture("shadow", tall * 0.2)
        self.width = wide
        self._raise()
        self._follow()

    def _follow(self, *_: Any) -> None:
        self._stand.xy = (self.stand_x, self.stand_y)
        self.center = (self.stand_x, self.stand_y + self.height * self.stature * 0.4)

    def _raise(self, *_: Any) -> None:
        tall, lift = self.height * self.stature, self.lift
        self._rise.y = tall * RISE * lift
        grown = (1 + GROWTH * lift) * self.stature
        self._scale.xyz = (grown, grown, 1)
        wide = tall * (0.74 + 0.2 * lift)
        self._shadow.size = (wide, wide * 0.42)
        self._shadow.pos = (-wide / 2 + tall * 0.05 * lift, -wide * 0.24 - tall * 0.05 * lift)
        self._shadow_tint.a = 0.75 - 0.3 * min(1, max(0, lift))

    def _bow(self, *_: Any) -> None:
        self._lean.angle = self.tilt

    def _choose(self, *_: Any) -> None:
        self._halo.clear()
        if self.chosen:
            wide = self.height * 0.8
            tall = wide / art.aspect("glow")
            self._halo.add(Color(1, 1, 1, 1))
            self._halo.add(
                Rectangle(
                    texture=art.texture("glow", tall),
                    pos=(-wide / 2, -tall / 2),
                    size=(wide, tall),
                )
            )

    @property
    def grip(self) -> tuple[float, float]:
        return 0.0, -self.height * 0.3

    def touched(self, x: float, y: float) -> float | None:
        size = self.height * self.stature
        half = max(size * 0.34, dp(24))
        tall = max(size * 0.9, dp(48))
        beside = abs(x - self.stand_x)
        above = y - self.stand_y
        if beside > half or not -0.16 * size <= above <= tall:
            return None
        return float(beside + abs(above - tall * 0.4) / 2)

    def fidget(self) -> None:
        """Looks about, so that the table is alive."""
        lean = random.choice((-4, -3, 3, 4))
        motion = Animation(tilt=lean, duration=0.12, t="out_quad")
        motion += Animation(tilt=lean * 0.6, duration=0.16)
        motion += Animation(tilt=0, duration=0.2, t="in_out_quad")
        motion.start(self)
