"""Carrying pieces with fingers: lift, follow, glow, snap, fly back; or tap one place and another.

The layer knows fingers and nothing of any game. A `Ground` tells which pieces may be taken and
which spots take them, and is told where a piece was dropped; it plays the move and puts every
piece's `rest` right. Whatever a finger does, a piece always comes to lie where its rest is, so
the match stays the only truth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any, Protocol

from kivy.animation import Animation
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

LIFT = 0.09
SNAP = 0.14
FLIGHT = 0.22
TAP = 12  # dp that a finger may slip and still have tapped


@dataclass(frozen=True, slots=True)
class Spot:
    """A place to put pieces down: a point with a reach, or a box that may hold many."""

    key: object
    x: float
    y: float
    reach: float = 0.0
    width: float = 0.0
    height: float = 0.0
    many: bool = False

    def gap(self, x: float, y: float) -> float | None:
        """How far off a point is; None when it is out of reach."""
        beside = max(0.0, abs(x - self.x) - self.width / 2)
        above = max(0.0, abs(y - self.y) - self.height / 2)
        gap = hypot(beside, above)
        return gap if gap <= self.reach else None


class Piece(Widget):
    """Something to carry. It stands at (`stand_x`, `stand_y`) and belongs at `rest`.

    Its size is `stature` times the usual one; at rest that is `rest_stature`, in the hand it is 1.
    """

    stand_x = NumericProperty()
    stand_y = NumericProperty()
    lift = NumericProperty()
    stature = NumericProperty(1)
    chosen = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.rest = (0.0, 0.0)
        self.rest_stature = 1.0
        self.held = False

    @property
    def grip(self) -> tuple[float, float]:
        """Where the piece stands, seen from the finger that carries it."""
        return 0.0, 0.0

    def aim(self, x: float, y: float) -> tuple[float, float]:
        """The point that a finger at x, y puts down: between it and the foot of the piece."""
        return (x + self.stand_x) / 2, (y + self.stand_y) / 2

    def touched(self, x: float, y: float) -> float | None:
        """How near a finger is to the middle of the piece; None when it is beside it."""
        raise NotImplementedError

    def jump(self) -> None:
        """Be at rest at once."""
        Animation.cancel_all(self)
        self.stand_x, self.stand_y = self.rest
        self.stature = self.rest_stature
        self.lift = 0


class Ground(Protocol):
    """What a table tells the layer, and is told."""

    def may_take(self, piece: Any) -> bool: ...

    def spot_of(self, piece: Any) -> object:
        """The key of the spot where the piece belongs now."""

    def accepts(self, piece: Any, spot: Spot) -> bool: ...

    def lifted(self, piece: Any) -> None: ...

    def dropped(self, piece: Any, spot: Spot | None) -> None:
        """Play the move and put rests right; without a spot the piece only goes back."""

    def glow(self, keys: set[object]) -> None:
        """The spots to look at now, and no others."""


class Hold:
    """One finger with its piece."""

    def __init__(self, touch: MotionEvent, piece: Piece) -> None:
        self.touch = touch
        self.piece = piece
        self.start = (touch.x, touch.y)
        self.offset = (piece.stand_x - touch.x, piece.stand_y - touch.y)
        self.carried = False
        self.spot: Spot | None = None

    def follow(self, *_: Any) -> None:
        """The piece goes where the finger is; while it rises it slides into the grip."""
        piece, (x, y) = self.piece, self.touch_at
        away_x, away_y = piece.grip
        part = piece.lift
        piece.stand_x = x + self.offset[0] + (away_x - self.offset[0]) * part
        piece.stand_y = y + self.offset[1] + (away_y - self.offset[1]) * part

    def move(self, x: float, y: float) -> None:
        self.touch_at = (x, y)
        self.carried = self.carried or hypot(x - self.start[0], y - self.start[1]) > dp(TAP)
        self.follow()

    @property
    def aim(self) -> tuple[float, float]:
        """The point that is put down."""
        return self.piece.aim(*self.touch_at)


class DragLayer(Widget):
    """Holds the pieces and follows every finger by itself."""

    still = BooleanProperty(False)
    """No motion: pieces are where they belong at once (reduced motion)."""

    def __init__(self, ground: Ground, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.ground = ground
        self.spots: Sequence[Spot] = ()
        self._holds: dict[int, Hold] = {}
        self._chosen: Piece | Spot | None = None
        self.bind(size=self.cancel)

    @property
    def pieces(self) -> list[Piece]:
        """Those in front first."""
        return [child for child in self.children if isinstance(child, Piece)]

    @property
    def held(self) -> list[Piece]:
        return [hold.piece for hold in self._holds.values()]

    # Fingers.

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if touch.is_mouse_scrolling or getattr(touch, "button", None) not in (None, "left"):
            return False
        piece = self._piece_at(touch.x, touch.y)
        if piece is not None:
            touch.grab(self)
            self._take(touch, piece)
            return True
        spot = self._spot_at(touch.x, touch.y)
        if spot is not None:
            self._tap(None, spot)
            return True
        self.choose(None)
        return False

    def on_touch_move(self, touch: MotionEvent) -> bool:
        hold = self._holds.get(touch.uid)
        if hold is None or touch.grab_current is not self:
            return False
        hold.move(touch.x, touch.y)
        spot = self._nearest(hold.piece, *hold.aim) if hold.carried else None
        if spot is not hold.spot:
            hold.spot = spot
            self._show_glow()
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        hold = self._holds.get(touch.uid)
        if hold is None or touch.grab_current is not self:
            return False
        self.on_touch_move(touch)
        self._let_go(hold)
        if hold.carried:
            self.choose(None)
            self.ground.dropped(hold.piece, hold.spot)
        else:
            self._tap(hold.piece, None)
        self.settle()
        return True

    def cancel(self, *_: Any) -> None:
        """Every finger loses its piece; what was in the air falls back."""
        for hold in tuple(self._holds.values()):
            self._let_go(hold)
        self.choose(None)
        self.settle()

    # Taking and letting go.

    def _piece_at(self, x: float, y: float) -> Piece | None:
        near = [
            (gap, index)
            for index, piece in enumerate(self.pieces)
            if not piece.held
            and (gap := piece.touched(x, y)) is not None
            and self.ground.may_take(piece)
        ]
        return self.pieces[min(near)[1]] if near else None

    def _take(self, touch: MotionEvent, piece: Piece) -> None:
        Animation.cancel_all(piece)
        hold = self._holds[touch.uid] = Hold(touch, piece)
        hold.touch_at = (touch.x, touch.y)
        piece.held = True
        self._to_front(piece)
        piece.fbind("lift", hold.follow)
        if self.still:
            piece.lift = piece.stature = 1
        else:
            Animation(lift=1, stature=1, duration=LIFT, t="out_quad").start(piece)
        self.ground.lifted(piece)

    def _let_go(self, hold: Hold) -> None:
        Animation.cancel_all(hold.piece)
        hold.piece.funbind("lift", hold.follow)
        hold.piece.held = False
        hold.touch.ungrab(self)
        del self._holds[hold.touch.uid]
        self._show_glow()

    def settle(self) -> None:
        """Every piece that no finger holds goes to its rest: near ones snap, others fly."""
        for piece in self.pieces:
            if piece.held:
                continue
            x, y = piece.rest
            way = hypot(piece.stand_x - x, piece.stand_y - y)
            there = way < 0.5 and not piece.lift and piece.stature == piece.rest_stature
            if there or self.still or self.get_root_window() is None:
                piece.jump()
                continue
            Animation.cancel_all(piece)
            near = way < 2 * piece.height
            motion = Animation(
                stand_x=x,
                stand_y=y,
                lift=0,
                stature=piece.rest_stature,
                duration=SNAP if near else FLIGHT,
                t="out_back" if near else "in_out_quad",
            )
            motion.bind(on_complete=lambda *_: self.order())
            motion.start(piece)
        self.order()

    def order(self) -> None:
        """What stands nearer is in front; what is carried or in flight is in front of all."""
        pieces = self.pieces
        wanted = sorted(pieces, key=lambda piece: (piece.lift == 0, piece.stand_y))
        if wanted != pieces:
            for piece in reversed(wanted):
                self._to_front(piece)

    def _to_front(self, piece: Piece) -> None:
        self.remove_widget(piece)
        self.add_widget(piece)

    # Spots.

    def _nearest(self, piece: Piece, x: float, y: float) -> Spot | None:
        near = [
            (gap, index)
            for index, spot in enumerate(self.spots)
            if (gap := spot.gap(x, y)) is not None and self.ground.accepts(piece, spot)
        ]
        return self.spots[min(near)[1]] if near else None

    def _spot_at(self, x: float, y: float) -> Spot | None:
        near = [
            (gap, index)
            for index, spot in enumerate(self.spots)
            if (gap := spot.gap(x, y)) is not None
        ]
        return self.spots[min(near)[1]] if near else None

    def _spot(self, key: object) -> Spot | None:
        return next((spot for spot in self.spots if spot.key == key), None)

    def _show_glow(self) -> None:
        keys = {hold.spot.key for hold in self._holds.values() if hold.spot is not None}
        if isinstance(self._chosen, Spot):
            keys.add(self._chosen.key)
        self.ground.glow(keys)

    # Tap and tap: the second tap brings together what the two named.

    def _tap(self, piece: Piece | None, spot: Spot | None) -> None:
        first, second = self._chosen, piece or spot
        if first is None or first == second:
            self.choose(second if first is None else None)
            return
        for moving, target in self._pairings(first, piece, spot):
            if self.ground.accepts(moving, target) and self.ground.may_take(moving):
                self.choose(None)
                self.ground.dropped(moving, target)
                self.settle()
                return
        self.choose(second)

    def _pairings(
        self, first: Piece | Spot, piece: Piece | None, spot: Spot | None
    ) -> Iterable[tuple[Piece, Spot]]:
        if isinstance(first, Spot):
            if piece is not None:
                yield piece, first
            return
        target = spot or self._spot(self.ground.spot_of(piece))
        if target is not None and not (target.many and piece is not None):
            yield first, target
        source = self._spot(self.ground.spot_of(first))
        if piece is not None and source is not None and not source.many:
            yield piece, source

    def choose(self, choice: Piece | Spot | None) -> None:
        """The next tap is about this piece or spot."""
        if isinstance(choice, Spot) and choice.many:
            choice = None
        if isinstance(self._chosen, Piece):
            self._chosen.chosen = False
        self._chosen = choice
        if isinstance(choice, Piece):
            choice.chosen = True
        self._show_glow()
