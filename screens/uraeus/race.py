"""The snake with its stones: shows a position, offers ways, and performs moves.

The table, the guided game and the diagrams of the rules all use it. It knows nothing of turns
or sessions: it is told which ways there are, and tells which one was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import cos, hypot, pi, sin
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.metrics import dp
from kivy.uix.widget import Widget

from device.cues import Cue
from engines.uraeus.journey import OFF, Journey
from engines.uraeus.snake import STONES, TAIL, Position, faces_head, owner
from screens.uraeus.performance import Beat, Performance, fly, slide_back, steps
from screens.uraeus.places import assign
from screens.uraeus.snake import SnakeBoard, turn_of
from screens.uraeus.stone import Stone
from screens.uraeus.trail import Trail, spot_of
from screens.uraeus.ways import STAY, Origin, Way, Ways
from screens.widgets.drag import DragLayer, Piece, Spot

SPREAD = 0.2  # how far the stones of a double are apart, in their side, to either side
CROWDED = 0.7  # the size of stones that share the head
HASTE = 6.0
BREATH = 4.2  # radians a second of the glow
DIRECTIONS = [pi / 2 + k * pi / 4 for k in range(8)]
"""Above a stone first, then round it."""

Slot = Callable[[int, int], tuple[float, float, float]]
"""By seat and number: where a stone beside the snake lies, and its size in stones."""


class StoneLayer(DragLayer):
    """Upper stones lie on lower ones."""

    def choose(self, choice: Piece | Spot | None) -> None:
        super().choose(choice if isinstance(choice, Piece) else None)
        self.ground.chosen(choice if isinstance(choice, Piece) else None)

    def _pairings(
        self, first: Piece | Spot, piece: Piece | None, spot: Spot | None
    ) -> Iterable[tuple[Piece, Spot]]:
        """Only the stone that was chosen goes; a stone in reach may be tapped like its field."""
        if isinstance(first, Piece):
            if piece is not None:
                spot = Spot(self.ground.spot_of(piece), *piece.rest)
            if spot is not None:
                yield first, spot

    def order(self) -> None:
        pieces = self.pieces
        wanted = sorted(pieces, key=lambda piece: (piece.lift == 0, -piece.level, piece.stand_y))
        if wanted != pieces:
            for piece in reversed(wanted):
                self._to_front(piece)


class Race(Widget):
    """Events: `on_way` (the way, and whether the stone was carried there)."""

    __events__ = ("on_way",)

    def __init__(self, letters: str, first: int = 0, last: int = TAIL, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self.board = SnakeBoard(first, last, size_hint=(None, None))
        self.trail = Trail()
        glows = Widget()
        self.layer = StoneLayer(self, still=self._app.settings.reduced_motion)
        for child in (self.board, glows, self.trail, self.layer, self.trail.ends):
            self.add_widget(child)
        self.stones = [
            Stone(letter, seat, glows) for seat, letter in enumerate(letters) for _ in range(STONES)
        ]
        for stone in self.stones:
            self.layer.add_widget(stone)
        self.position: Position | None = None
        self.ways: Ways = {}
        self._spots: dict[int, tuple[float, float]] = {}
        self.speed = 1.0
        self._reserve: Slot = lambda _seat, _slot: (-1000.0, -1000.0, 1.0)
        self._home: Slot = self._reserve
        self._performance: Performance | None = None
        self._breath = 0.0

    # Where things lie.

    def lay(self, box: tuple[float, float, float, float], reserve: Slot, home: Slot) -> None:
        """The board into its box; what is beside the snake lies in slots."""
        self.finish()
        self.board.pos, self.board.size = box[:2], box[2:]
        self.layer.pos, self.layer.size = self.pos, self.size
        self._reserve, self._home = reserve, home
        for stone in self.stones:
            stone.side = self.board.winding.stone
        if self.position is not None:
            self.show(self.position)
            self.layer.cancel()

    def show(self, position: Position) -> None:
        """Every stone to its place at once."""
        self.finish()
        self._assign(position)
        for stone in self.stones:
            stone.jump()
        self.layer.order()

    def _assign(self, position: Position) -> None:
        self.position = position
        assign(self.stones, position)
        self._settle_rests()

    def _settle_rests(self) -> None:
        winding = self.board.winding
        on_head = [stone for stone in self.stones if stone.field == 0]
        self.board.mark_head(not on_head)
        for stone in self.stones:
            stone.spent = stone.field == TAIL
            stone.rest_stature = 1.0
            if stone.field is None or stone.field == TAIL:
                slot = self._reserve if stone.field is None else self._home
                x, y, size = slot(stone.seat, stone.level)
                stone.rest, stone.rest_stature, stone.rest_angle = (x, y), size, 0.0
            elif stone.field == 0:
                self._rest_on_head(stone, on_head.index(stone), len(on_head))
            else:
                point = winding.at(stone.field)
                shift = self._shift(stone)
                away = SPREAD * winding.stone * shift
                stone.rest = (
                    point.x + away * 0.45,
                    point.y + away,
                )
                stone.rest_angle = turn_of(point.angle, stone.faces_head)

    def _shift(self, stone: Stone) -> int:
        """The lower stone of a double lies lower, the upper one higher; a single one neither."""
        if sum(each.field == stone.field for each in self.stones) < 2:
            return 0
        return 1 if stone.level else -1

    def _rest_on_head(self, stone: Stone, number: int, count: int) -> None:
        winding = self.board.winding
        point = winding.at(0)
        around, radius = 0.0, 0.0
        if count > 1:
            inner = min(count, 6)
            ring, place = divmod(number, inner)
            around = 2 * pi * (place + ring * 0.5) / inner + pi / 2
            radius = winding.girth * (0.34 - 0.18 * ring)
        stone.rest = (point.x + radius * cos(around), point.y + radius * sin(around))
        stone.rest_stature = 1.0 if count == 1 else CROWDED if count < 4 else CROWDED * 0.8
        stone.rest_angle = turn_of(point.angle, stone.faces_head)

    # Ways to choose from.

    def offer(self, ways: Ways) -> None:
        """These stones may go; they glow."""
        self.ways = ways
        for stone in self.stones:
            stone.glowing = self._origin(stone) in ways

    def withdraw(self) -> None:
        """Nothing can be chosen now."""
        self.ways = {}
        self.layer.cancel()
        self.layer.spots = ()
        self.trail.hide()
        for stone in self.stones:
            stone.glowing = False

    def _lay_spots(self, stone: Stone) -> None:
        """A spot at every end of a stone; the one for its own field is beside it."""
        winding = self.board.winding
        ends = self.ways.get(self._origin(stone), {})
        self._spots = {end: spot_of(winding, end) for end in ends if end != STAY}
        if STAY in ends:
            self._spots[STAY] = self._beside(stone)
        reach = max(winding.plate * 0.62, dp(25))
        self.layer.spots = [Spot(field, *spot, reach) for field, spot in self._spots.items()]

    def _beside(self, stone: Stone) -> tuple[float, float]:
        """A place next to a stone, where no other stone and no other end is near."""
        winding = self.board.winding
        x, y = stone.rest
        away = winding.girth * 1.05
        others = [each.rest for each in self.stones if each is not stone]
        others += self._spots.values()

        def room(place: tuple[float, float]) -> tuple[bool, float]:
            beyond = (place[0] + 0.4 * (place[0] - x), place[1] + 0.4 * (place[1] - y))
            near = min(hypot(place[0] - ax, place[1] - ay) for ax, ay in others)
            return self.board.collide_point(*beyond), near

        return max(((x + away * cos(turn), y + away * sin(turn)) for turn in DIRECTIONS), key=room)

    def _origin(self, stone: Stone) -> Origin | None:
        if stone.field == TAIL:
            return None
        top = max((each.level for each in self.stones if each.field == stone.field), default=0)
        if stone.field and stone.level < top:
            return None
        origin = Origin(stone.field, stone.faces_head)
        return origin if stone.seat == self.mover(origin) else None

    def mover(self, origin: Origin) -> int | None:
        """The seat whose stones may go: that of the stone with this origin."""
        ends = self.ways.get(origin)
        if not ends:
            return None
        way = next(iter(ends.values()))
        return owner(way.journey.stops[0].stone)

    def stone_at(self, origin: Origin, seat: int) -> Stone:
        """The stone that goes: of several in reserve or on the head, the one a finger holds."""
        fitting = [
            stone
            for stone in self.stones
            if stone.seat == seat
            and stone.field == origin.field
            and (stone.field is None or stone.faces_head == origin.faces_head)
        ]
        return max(fitting, key=lambda stone: (stone.lift, stone.chosen, stone.level))

    # What the drag layer asks and tells.

    def may_take(self, stone: Stone) -> bool:
        return self._performance is None and self._origin(stone) in self.ways

    def spot_of(self, stone: Stone) -> object:
        return stone.field

    def accepts(self, stone: Stone, spot: Spot) -> bool:
        return spot.key in self.ways.get(self._origin(stone), {})

    def lifted(self, stone: Stone) -> None:
        self._app.cues.play(Cue.LIFT)
        self._lay_spots(stone)
        self._show_ways(stone, None)

    def chosen(self, stone: Stone | None) -> None:
        if stone is not None:
            self._lay_spots(stone)
            self._show_ways(stone, None)
        elif not self.layer.held:
            self.trail.hide()

    def glow(self, keys: set[object]) -> None:
        held = self.layer.held
        if held and isinstance(held[0], Stone):
            aimed = next((key for key in keys if isinstance(key, int)), None)
            self._show_ways(held[0], aimed)

    def _show_ways(self, stone: Stone, aimed: int | None) -> None:
        ends = self.ways.get(self._origin(stone), {})
        taken = frozenset(each.field for each in self.stones if each.field)
        self.trail.show(self.board.winding, ends, self._spots, taken, stone.letter, aimed)

    def dropped(self, stone: Stone, spot: Spot | None) -> None:
        self.trail.hide()
        if spot is None:
            return
        carried = hypot(stone.stand_x - stone.rest[0], stone.stand_y - stone.rest[1]) > dp(12)
        self.dispatch("on_way", self.ways[self._origin(stone)][spot.key], carried)

    def on_way(self, way: Way, carried: bool) -> None: ...

    # Moves.

    @property
    def busy(self) -> bool:
        return self._performance is not None

    def perform(
        self,
        journey: Journey,
        origin: Origin,
        carried: bool = False,
        then: Callable[[], object] = lambda: None,
    ) -> None:
        """Shows a move that has been made; `carried` when the stone is at its end already."""
        self.finish()
        stone = self.stone_at(origin, owner(journey.stops[0].stone))
        self.withdraw()
        moving = [stone, *self._hit_stones(journey, stone)]
        for each in moving:
            Animation.cancel_all(each)
            each.held = True
        self._performance = Performance(
            self._beats(stone, moving[1:], journey, carried),
            self._app.cues.play,
            lambda: self._performed(moving, then),
        )
        self._performance.tick(0)

    def _hit_stones(self, journey: Journey, mover: Stone) -> list[Stone]:
        """The stones that go back, in the order of the chain."""
        found: list[Stone] = []
        for each in journey.returns:
            there = [
                stone
                for stone in self.stones
                if stone.field == each.start
                and stone.seat == owner(each.stone)
                and stone is not mover
                and stone not in found
            ]
            found.append(max(there, key=lambda stone: stone.level))
        return found

    def _beats(
        self, stone: Stone, hit: list[Stone], journey: Journey, carried: bool
    ) -> Iterator[Beat]:
        still, winding = self.layer.still, self.board.winding
        if not carried:
            first = winding.at(journey.stops[0].field)
            if stone.field is None:
                turn = turn_of(first.angle, False)
                yield fly(stone, lambda: (first.x, first.y, turn), still)
            yield from steps(stone, journey, winding, still)
        last = journey.stops[-1]
        stone.field = None if last.field == OFF else last.field
        stone.faces_head = last.field != OFF and faces_head(last.stone)
        stone.level = STONES
        stone.stature = 1
        if carried:
            end = winding.at(max(0, last.field))
            angle = turn_of(end.angle, stone.faces_head)
            if last.field in range(TAIL):
                yield fly(stone, lambda: (end.x, end.y, angle), still)
        for each, link in zip(hit, journey.returns, strict=True):
            yield slide_back(each, link.start, link.end, winding, still)
            each.field, each.faces_head, each.level = link.end, True, STONES
        self._assign(journey.after)
        if last.field == TAIL:
            self._app.cues.play(Cue.FULFILLED)
        x, y = stone.rest
        yield fly(stone, lambda: (x, y, stone.rest_angle), still)

    def _performed(self, moving: list[Stone], then: Callable[[], object]) -> None:
        self._performance = None
        self.speed = 1.0
        for stone in moving:
            stone.held = False
        for stone in self.stones:
            stone.angle = stone.rest_angle
        self.layer.settle()
        then()

    def hasten(self) -> None:
        """Somebody has seen enough of this move; the next one is shown in full again."""
        if self._performance is not None:
            self.speed = HASTE

    def finish(self) -> None:
        """The end of what is being shown, at once."""
        if self._performance is not None:
            self._performance.tick(1000.0)

    def tick(self, seconds: float) -> None:
        if self._performance is not None:
            self._performance.tick(seconds * self.speed)
        if self.ways and not self.layer.still:
            self._breath += seconds * BREATH
            light = 0.74 + 0.26 * sin(self._breath)
            for stone in self.stones:
                if stone.glowing:
                    stone.pulse = light
