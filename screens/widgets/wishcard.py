"""A wish card under its animal, drawn so that it can be read without words."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.graphics import (
    BorderImage,
    Color,
    Fbo,
    PopMatrix,
    PushMatrix,
    Rectangle,
    RoundedRectangle,
    Scale,
)
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from engines.uluru.board import Bird
from engines.uluru.wishes import Wish
from screens import art
from screens.theme import faded, shaded
from screens.widgets.painted import paint, show_rounded
from screens.widgets.shade import EDGE, blend, soft_box

ANIMALS = ("echidna", "gecko", "thylacine", "kangaroo", "snake", "turtle", "flying_fox", "emu")
TURN = 0.24
PICTURE = 4 / 3  # width by height of a wish


class WishCard(ButtonBehavior, Widget):
    """An animal of the central board with the one or two wishes that lie under it.

    The head stays; the wishes below turn up from face down as `shown` goes from 0 to 1.
    """

    bird = ObjectProperty()
    wishes = ObjectProperty(())
    shown = NumericProperty(1)
    glowing = BooleanProperty(False)
    faint = ObjectProperty(frozenset())
    """Which of the wishes (0, 1) are somebody else's and drawn back."""
    symbols = BooleanProperty(True)

    def __init__(self, bird: Bird, wishes: tuple[Wish, ...] = (), **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bird, self.wishes = bird, wishes
        self._squeeze: Scale | None = None
        self._halo: Color | None = None
        self._face_up = self.shown > 0.5
        self._picture: Fbo | None = None
        for cause in ("size", "wishes", "faint", "symbols"):
            self.fbind(cause, self._redraw)
        self.bind(pos=self._draw, glowing=self._shine, shown=self._turn)
        self._redraw()

    def turn_up(self, delay: float = 0.0) -> None:
        """Turns from face down to face up."""
        self.shown = 0
        (Animation(duration=delay) + Animation(shown=1, duration=TURN, t="in_out_quad")).start(self)

    def let_go(self) -> None:
        """Gives the picture's memory back at once, rather than when Python gets round to it."""
        Animation.cancel_all(self)
        self._picture = None
        self.canvas.clear()

    def _turn(self, *_: Any) -> None:
        turning = 0 < self.shown < 1
        if (self.shown > 0.5) != self._face_up:
            self._redraw()
        elif turning and self._squeeze is not None:
            self._squeeze.x = abs(2 * self.shown - 1)
        else:
            self._draw()

    def _shine(self, *_: Any) -> None:
        theme = App.get_running_app().theme
        dark = (0.05, 0.02, 0.1, 0.42 if theme.night else 0.2)
        if self._halo is not None:
            self._halo.rgba = theme.glow if self.glowing and self.shown == 1 else dark

    def _redraw(self, *_: Any) -> None:
        if min(self.size) < 2:
            self.canvas.clear()
            return
        self._face_up = self.shown > 0.5
        theme = App.get_running_app().theme
        self._picture = paint(self.size, theme.parchment, self._paint)
        self._draw()

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        if self._picture is None or min(self.size) < 2:
            return
        x, y, wide, tall = *self.pos, *self.size
        radius = min(dp(14), wide * 0.13)
        soft = radius * 1.3
        with self.canvas:
            self._halo = Color()
            BorderImage(
                texture=soft_box(),
                border=(EDGE,) * 4,
                display_border=(soft,) * 4,
                pos=(x - soft * 0.5, y - soft * 0.6),
                size=(wide + soft, tall + soft),
            )
            Color(1, 1, 1, 1)
            if 0 < self.shown < 1:
                self._draw_turning(self._picture.texture)
            else:
                self._squeeze = None
                show_rounded(self._picture, self.pos, self.size, radius)
        self._shine()

    def _draw_turning(self, texture: Texture) -> None:
        """The head stands while the wishes below it turn about their middle."""
        x, y, wide, tall = *self.pos, *self.size
        low = tall - self.head
        cut = texture.height * low / tall
        PushMatrix()
        self._squeeze = Scale(abs(2 * self.shown - 1), 1, 1, origin=(x + wide / 2, y))
        face = texture.get_region(0, 0, texture.width, cut)
        Rectangle(pos=self.pos, size=(wide, low), texture=face)
        PopMatrix()
        top = texture.get_region(0, cut, texture.width, texture.height - cut)
        Rectangle(pos=(x, y + low), size=(wide, self.head), texture=top)

    def _paint(self) -> None:
        """The card with its animal, from (0, 0) on."""
        theme = App.get_running_app().theme
        wide, tall, head = self.width, self.height, self.head
        draw = self._draw_face if self._face_up else self._draw_back
        draw(theme, 0, 0, wide, tall - head, min(dp(14), wide * 0.13))
        self._draw_head(theme, 0, tall - head, wide, head)

    @property
    def head(self) -> float:
        """The height of the animal's part."""
        return float(min(max(self.width * 0.34, dp(22)), dp(52)))

    def _draw_head(self, theme: Any, x: float, y: float, wide: float, tall: float) -> None:
        colour = theme.birds[self.bird]
        Color(1, 1, 1, 1)
        Rectangle(
            pos=(x, y),
            size=(wide, tall),
            texture=blend(shaded(colour, 0.9), colour),
        )
        side = tall * 0.92
        sign = tall * 0.62
        middle = x + wide / 2
        shift = (sign + dp(4)) / 2 if self.symbols else 0
        Color(1, 1, 1, 1)
        Rectangle(
            texture=art.texture(f"animal_{ANIMALS[self.bird]}", side),
            pos=(middle - side / 2 - shift, y + (tall - side) / 2),
            size=(side, side),
        )
        if self.symbols:
            Rectangle(
                texture=art.texture(f"symbol_{self.bird.name.lower()}", sign),
                pos=(middle + side / 2 - shift + dp(4), y + (tall - sign) / 2),
                size=(sign, sign),
            )

    def _draw_back(
        self, theme: Any, x: float, y: float, wide: float, tall: float, radius: float
    ) -> None:
        Color(1, 1, 1, 1)
        Rectangle(
            pos=(x, y),
            size=(wide, tall),
            texture=blend(theme.rock_deep, theme.rock),
        )
        inset = radius * 0.6
        Color(*faded(theme.sand, 0.35))
        RoundedRectangle(
            pos=(x + inset, y + inset),
            size=(wide - 2 * inset, tall - 2 * inset),
            radius=[radius * 0.6],
        )
        side = min(wide, tall) * 0.42
        Color(1, 1, 1, 0.9)
        Rectangle(
            texture=art.texture("boomerang", side),
            pos=(x + wide / 2 - side / 2, y + tall / 2 - side / 2),
            size=(side, side),
        )

    def _draw_face(
        self, theme: Any, x: float, y: float, wide: float, tall: float, _radius: float
    ) -> None:
        count = max(1, len(self.wishes))
        part = tall / count
        Color(1, 1, 1, 1)
        Rectangle(
            pos=(x, y),
            size=(wide, tall),
            texture=blend(theme.parchment_low, theme.parchment),
        )
        for row, wish in enumerate(self.wishes):
            low = y + tall - (row + 1) * part
            if row:
                Color(*faded(theme.sand_edge, 0.6))
                Rectangle(pos=(x + wide * 0.1, low + part - dp(0.75)), size=(wide * 0.8, dp(1.5)))
            self._draw_wish(wish, x, low, wide, part, 0.28 if row in self.faint else 1.0)

    def _draw_wish(
        self, wish: Wish, x: float, y: float, wide: float, tall: float, strength: float
    ) -> None:
        margin = min(wide, tall) * 0.05
        across = min(wide - 2 * margin, (tall - 2 * margin) * PICTURE)
        draw_wish(
            wish,
            self.bird,
            x + (wide - across) / 2,
            y + (tall - across / PICTURE) / 2,
            across,
            strength,
            self.symbols,
        )


def draw_wish(
    wish: Wish,
    wisher: Bird | None,
    x: float,
    y: float,
    wide: float,
    strength: float = 1.0,
    symbols: bool = True,
) -> None:
    """Draws the picture of a wish on the current canvas; without a wisher it is a neutral bird."""
    tall = wide / PICTURE
    name = f"wish_{wish.kind.value}"
    facts = art.facts(name)
    Color(1, 1, 1, strength)
    Rectangle(texture=art.texture(name, tall), pos=(x, y), size=(wide, tall))
    standing = [(facts["wisher"], wisher)]
    if wish.bird is not None:
        standing.append((facts["other"], wish.bird))
    for slot, bird in sorted(standing, key=lambda pair: -pair[0]["y"]):
        draw_bird(bird, x + slot["x"] * wide, y + slot["y"] * tall, slot["height"] * tall, symbols)


def draw_bird(bird: Bird | None, x: float, y: float, tall: float, symbols: bool = True) -> None:
    """Draws a bird with its foot at the point on the current canvas; None is the neutral one."""
    name = f"bird_{'wisher' if bird is None else bird.name.lower()}"
    facts = art.facts(name)
    wide = tall * art.aspect(name)
    left, down = x - facts["foot"]["x"] * wide, y - facts["foot"]["y"] * tall
    Rectangle(texture=art.texture(name, tall), pos=(left, down), size=(wide, tall))
    if symbols and bird is not None:
        spot = facts["symbol_spot"]
        side = spot["width"] * wide
        Rectangle(
            texture=art.texture(f"symbol_{bird.name.lower()}", side),
            pos=(left + spot["x"] * wide - side / 2, down + spot["y"] * tall - side / 2),
            size=(side, side),
        )
