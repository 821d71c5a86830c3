"""What fingers carry over the map: open cards, stones of the supply, a figure; and what flies."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Translate
from kivy.metrics import dp
from kivy.uix.widget import Widget

from screens import art
from screens.widgets.drag import DragLayer, Piece
from screens.wongar.ground import CARD
from screens.wongar.look import FIGURES, area_card, glow_box, picture, stone

RISE = 0.16  # of its height that a carried piece rises above the finger's point


class Carried(Piece):
    """A piece about its middle; `paint` draws it about the origin."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for cause in ("stand_x", "stand_y", "lift"):
            self.fbind(cause, self._follow)
        self.fbind("chosen", self.redraw)
        self.fbind("size", self.redraw)
        self._place: Translate | None = None

    def redraw(self, *_: Any) -> None:
        self.canvas.clear()
        if self.width < 2:
            return
        with self.canvas:
            PushMatrix()
            self._place = Translate(0, 0)
            self.paint()
            if self.chosen:
                glow_box(-self.width / 2, -self.height / 2, *self.size, self.width * 0.16)
            PopMatrix()
        self._follow()

    def paint(self) -> None:
        raise NotImplementedError

    def _follow(self, *_: Any) -> None:
        if self._place is not None:
            self._place.xy = (self.stand_x, self.stand_y + self.height * RISE * self.lift)
        self.center = (self.stand_x, self.stand_y)

    def touched(self, x: float, y: float) -> float | None:
        beside, above = abs(x - self.stand_x), abs(y - self.stand_y)
        if beside > max(self.width / 2, dp(24)) or above > max(self.height / 2, dp(24)):
            return None
        return float(beside + above)


class CardPiece(Carried):
    """The open card of an area."""

    def __init__(self, area: int, **kwargs: Any) -> None:
        self.area = area
        self.card = -1
        super().__init__(**kwargs)

    def turn_up(self, card: int) -> None:
        if card != self.card:
            self.card = card
            self.redraw()

    def paint(self) -> None:
        if self.card >= 0:
            area_card(self.card, -self.width / 2, -self.height / 2, self.width, self.width * CARD)


class StonePiece(Carried):
    """A stone of the supply, for this kind."""

    def __init__(self, kind: int, letter: str, **kwargs: Any) -> None:
        self.kind = kind
        self.letter = letter
        super().__init__(**kwargs)

    def paint(self) -> None:
        stone(self.kind, self.letter, 0, 0, self.height)


class FigurePiece(Carried):
    """The figure that has to go to another area."""

    def __init__(self, figure: int, **kwargs: Any) -> None:
        self.figure = figure
        super().__init__(**kwargs)

    def paint(self) -> None:
        picture(FIGURES[self.figure], 0, 0, self.height)


class Hands(DragLayer):
    """Carries pieces; a tap on one is the table's business, and so are taps beside them."""

    def on_touch_down(self, touch: Any) -> bool:
        if self._piece_at(touch.x, touch.y) is None:
            return False
        return bool(super().on_touch_down(touch))

    def _tap(self, piece: Any, spot: Any) -> None:
        self.ground.tapped(piece)  # type: ignore[attr-defined]


class Flyer(Widget):
    """A picture on its way from one place to another; it is gone when it arrives."""

    def __init__(self, name: str, tall: float, start: tuple[float, float], **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.size = (tall * art.aspect(name), tall)
        self.center = start
        with self.canvas:
            Color(1, 1, 1, 1)
            self._drawn = Rectangle(texture=art.texture(name, tall), pos=self.pos, size=self.size)
        self.bind(pos=lambda _, pos: setattr(self._drawn, "pos", pos))

    def fly(self, end: tuple[float, float], seconds: float = 0.28) -> None:
        motion = Animation(center_x=end[0], center_y=end[1], duration=seconds, t="in_out_quad")
        motion.bind(on_complete=lambda *_: self.parent and self.parent.remove_widget(self))
        motion.start(self)
