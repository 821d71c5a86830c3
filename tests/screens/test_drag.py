"""The drag layer: fingers that take, carry, swap, drop and lose pieces, without any game."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

import pytest
from kivy.base import EventLoop
from kivy.clock import Clock, ClockBase
from kivy.core.window import Window

from device.clock import HandClock
from screens.widgets.drag import DragLayer, Piece, Spot
from tests.screens.driver import Table, Touch

SPOTS = tuple(Spot(name, 100 + 150 * number, 400, 60) for number, name in enumerate("abcd"))
POOL = Spot("pool", 300, 100, 0, 600, 120, many=True)


class Pebble(Piece):
    """The plainest piece: a disc."""

    def __init__(self, name: str) -> None:
        super().__init__(size=(60, 60))
        self.name = name

    def touched(self, x: float, y: float) -> float | None:
        gap = hypot(x - self.stand_x, y - self.stand_y)
        return gap if gap <= 30 else None


class Yard:
    """A ground with a rule of its own: a spot holds one piece, and pieces swap."""

    def __init__(self, clock: HandClock) -> None:
        self.clock = clock
        self.layer = DragLayer(self, size=(800, 600), size_hint=(None, None))
        self.layer.spots = (*SPOTS, POOL)
        self.pebbles = {name: Pebble(name) for name in "xyz"}
        self.where = dict.fromkeys("xyz", "pool")
        self.glowing: set[object] = set()
        self.open = True
        for pebble in self.pebbles.values():
            self.layer.add_widget(pebble)
        self.put_right(jump=True)
        Window.add_widget(self.layer)
        self.frames(1)

    # What the layer asks.

    def may_take(self, piece: Pebble) -> bool:
        return self.open

    def spot_of(self, piece: Pebble) -> object:
        return self.where[piece.name]

    def accepts(self, piece: Pebble, spot: Spot) -> bool:
        return spot.key != "d"

    def lifted(self, piece: Pebble) -> None: ...

    def glow(self, keys: set[object]) -> None:
        self.glowing = keys

    def dropped(self, piece: Pebble, spot: Spot | None) -> None:
        if spot is not None:
            for name, place in self.where.items():
                if place == spot.key != "pool":
                    self.where[name] = self.where[piece.name]
            self.where[piece.name] = str(spot.key)
        self.put_right()

    def put_right(self, jump: bool = False) -> None:
        homes = {spot.key: (spot.x, spot.y) for spot in SPOTS}
        for number, (name, pebble) in enumerate(self.pebbles.items()):
            pebble.rest = homes.get(self.where[name], (100 + 150 * number, 100))
            if jump:
                pebble.jump()

    # What a test does.

    def frames(self, count: int) -> None:
        for _ in range(count):
            self.clock.advance(1 / 60)
            EventLoop.idle()

    def at(self, name: str) -> tuple[float, float]:
        pebble = self.pebbles[name]
        return pebble.stand_x, pebble.stand_y

    def down(self, where: tuple[float, float]) -> Touch:
        touch = Touch(*where)
        EventLoop.post_dispatch_input("begin", touch)
        self.frames(1)
        return touch

    def move(self, touch: Touch, where: tuple[float, float]) -> None:
        touch.move((where[0] / Window.width, where[1] / Window.height))
        EventLoop.post_dispatch_input("update", touch)

    def up(self, touch: Touch) -> None:
        EventLoop.post_dispatch_input("end", touch)
        self.frames(30)

    def tap(self, where: tuple[float, float]) -> None:
        self.up(self.down(where))


@pytest.fixture
def yard() -> Iterator[Yard]:
    clock = HandClock(Clock.get_time())
    Window.size = (800, 600)
    Table._watch_time(clock.now, most_frames=0)
    yard = Yard(clock)
    yield yard
    Window.remove_widget(yard.layer)
    Table._watch_time(ClockBase.time, most_frames=60)


def spot(name: str) -> tuple[float, float]:
    return next((each.x, each.y) for each in SPOTS if each.key == name)


def test_a_piece_rises_follows_in_the_same_frame_and_snaps(yard: Yard) -> None:
    finger = yard.down(yard.at("x"))
    yard.frames(8)
    assert yard.pebbles["x"].lift == 1
    yard.move(finger, (260, 390))
    assert yard.at("x") == pytest.approx((260, 390), abs=1), "moved before the next frame is drawn"
    assert yard.glowing == {"b"}
    yard.up(finger)
    assert yard.where["x"] == "b"
    assert yard.at("x") == pytest.approx(spot("b"))
    assert yard.pebbles["x"].lift == 0
    assert yard.glowing == set()


def test_two_fingers_carry_two_pieces_at_once(yard: Yard) -> None:
    one, other = yard.down(yard.at("x")), yard.down(yard.at("y"))
    yard.frames(8)
    yard.move(one, spot("a"))
    yard.move(other, spot("c"))
    assert yard.glowing == {"a", "c"}
    assert len(yard.layer.held) == 2
    yard.up(other)
    assert yard.where == {"x": "pool", "y": "c", "z": "pool"}
    yard.up(one)
    assert yard.where == {"x": "a", "y": "c", "z": "pool"}


def test_two_fingers_never_fight_over_one_piece(yard: Yard) -> None:
    first = yard.down(yard.at("x"))
    second = yard.down(yard.at("x"))
    yard.move(second, spot("c"))
    yard.move(first, spot("a"))
    yard.frames(8)
    assert yard.at("x") == pytest.approx(spot("a"), abs=1)
    yard.up(second)
    assert yard.pebbles["x"].held
    yard.up(first)
    assert yard.where["x"] == "a"


def test_on_a_taken_spot_they_swap(yard: Yard) -> None:
    for name, place in (("x", "a"), ("y", "b")):
        finger = yard.down(yard.at(name))
        yard.move(finger, spot(place))
        yard.up(finger)
    finger = yard.down(yard.at("x"))
    yard.move(finger, spot("b"))
    yard.up(finger)
    assert (yard.where["x"], yard.where["y"]) == ("b", "a")
    assert yard.at("x") == pytest.approx(spot("b"))
    assert yard.at("y") == pytest.approx(spot("a"))


@pytest.mark.parametrize("where", [(790, 590), spot("d")], ids=["outside", "refused"])
def test_elsewhere_it_flies_back(yard: Yard, where: tuple[float, float]) -> None:
    home = yard.at("x")
    finger = yard.down(home)
    yard.move(finger, where)
    assert yard.glowing == set()
    EventLoop.post_dispatch_input("end", finger)
    yard.frames(4)
    assert yard.at("x") != pytest.approx(home, abs=1), "it flies, it does not jump"
    yard.frames(20)
    assert yard.at("x") == pytest.approx(home)
    assert yard.where["x"] == "pool"


def test_cancelled_fingers_lose_their_pieces(yard: Yard) -> None:
    home = yard.at("x")
    finger = yard.down(home)
    yard.move(finger, spot("a"))
    yard.layer.cancel()
    assert yard.layer.held == []
    yard.move(finger, spot("b"))
    yard.up(finger)
    assert yard.at("x") == pytest.approx(home)
    assert yard.where["x"] == "pool"
    assert yard.glowing == set()


def test_a_resized_table_cancels(yard: Yard) -> None:
    finger = yard.down(yard.at("x"))
    yard.move(finger, spot("a"))
    yard.layer.size = (700, 500)
    assert yard.layer.held == []
    yard.up(finger)
    assert yard.where["x"] == "pool"


def test_a_closed_ground_gives_nothing_away(yard: Yard) -> None:
    yard.open = False
    finger = yard.down(yard.at("x"))
    yard.move(finger, spot("a"))
    yard.up(finger)
    assert yard.where["x"] == "pool"


def test_tap_a_piece_then_a_spot(yard: Yard) -> None:
    yard.tap(yard.at("x"))
    assert yard.pebbles["x"].chosen
    yard.tap(spot("c"))
    assert yard.where["x"] == "c"
    assert not yard.pebbles["x"].chosen


def test_tap_a_spot_then_a_piece(yard: Yard) -> None:
    yard.tap(spot("c"))
    assert yard.glowing == {"c"}
    yard.tap(yard.at("y"))
    assert yard.where["y"] == "c"
    assert yard.glowing == set()


def test_two_taps_swap_and_a_tap_on_the_pool_takes_off(yard: Yard) -> None:
    for name, place in (("x", "a"), ("y", "b")):
        yard.tap(yard.at(name))
        yard.tap(spot(place))
    yard.tap(yard.at("x"))
    yard.tap(yard.at("y"))
    assert (yard.where["x"], yard.where["y"]) == ("b", "a")
    yard.tap(yard.at("x"))
    yard.tap((560, 60))
    assert yard.where["x"] == "pool"


def test_tapping_a_seated_piece_and_one_of_the_pool_exchanges_them(yard: Yard) -> None:
    yard.tap(yard.at("x"))
    yard.tap(spot("a"))
    yard.tap(yard.at("x"))
    yard.tap(yard.at("z"))
    assert (yard.where["x"], yard.where["z"]) == ("pool", "a")


def test_the_second_piece_of_the_pool_is_chosen_instead(yard: Yard) -> None:
    yard.tap(yard.at("x"))
    yard.tap(yard.at("y"))
    assert (yard.pebbles["x"].chosen, yard.pebbles["y"].chosen) == (False, True)
    yard.tap(yard.at("y"))
    assert not yard.pebbles["y"].chosen


def test_without_motion_pieces_are_there_at_once(yard: Yard) -> None:
    yard.layer.still = True
    finger = yard.down(yard.at("x"))
    yard.move(finger, spot("a"))
    EventLoop.post_dispatch_input("end", finger)
    assert yard.at("x") == spot("a")
