"""Nothing on the Uluru table overlaps or is cut off, at any size of glass or type."""

from __future__ import annotations

from itertools import combinations

import pytest

from screens.box import Box
from screens.uluru.layout import TARGET, Layout, alone, facing

SIZES = {
    "phone": (360, 640, 1.0),
    "phone lying": (640, 360, 1.0),
    "tablet": (800, 1280, 1.0),
    "tablet, dense": (800, 1280, 1.33),
    "tablet lying": (1280, 800, 1.0),
    "large": (2560, 1600, 2.0),
    "large standing": (1600, 2560, 2.0),
    "wide window": (1600, 700, 1.0),
    "square": (900, 900, 1.0),
}
TABLETS = {name: size for name, size in SIZES.items() if "phone" not in name}
DP = 0.5  # half a pixel is no overlap


def named(layout: Layout) -> dict[str, Box]:
    """Every box by name, in the pixels of the table."""
    boxes = {"pause": layout.pause, "speak": layout.speak, "hourglass": layout.hourglass}
    boxes |= {f"time {k}": box for k, box in enumerate(layout.times)}
    boxes |= {"round": layout.round, "stones": layout.stones}
    for side, (place, half) in enumerate(zip(layout.places, layout.halves, strict=True)):
        own = {"board": place.board, "perch": place.perch, "ready": place.ready}
        own |= {f"card {k}": card for k, card in enumerate(place.cards)}
        if place.name:
            own["name"] = place.name
        for name, box in own.items():
            boxes[f"{name} of {side}"] = Box(half.x + box.x, half.y + box.y, *box[2:])
    return {name: box for name, box in boxes.items() if box.width}


def overlap(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    up = min(one.top, other.top) - max(one.y, other.y)
    return across > DP and up > DP


def check(layout: Layout, width: float, height: float, unit: float) -> None:
    boxes = named(layout)
    for name, box in boxes.items():
        assert box.width > 0, name
        assert box.height > 0, name
        assert box.x >= -DP, name
        assert box.y >= -DP, name
        assert box.right <= width + DP, name
        assert box.top <= height + DP, name
    for (name, one), (other_name, other) in combinations(boxes.items(), 2):
        assert not overlap(one, other), (name, one, other_name, other)
    for name in ("pause", "speak", "ready of 0"):
        assert boxes[name].width >= TARGET * unit - DP, name
        assert boxes[name].height >= TARGET * unit - DP, name


@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("rows", [1, 2])
@pytest.mark.parametrize("mirrored", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_alone(size: tuple[float, float, float], mirrored: bool, rows: int, text: float) -> None:
    width, height, unit = size
    check(alone(width, height, unit, text, rows, mirrored, speech=True), width, height, unit)


@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("rows", [1, 2])
@pytest.mark.parametrize("mirrored", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("size", TABLETS.values(), ids=TABLETS.keys())
def test_face_to_face(
    size: tuple[float, float, float], mirrored: bool, rows: int, text: float
) -> None:
    """The far half is drawn turned round, so its boxes are checked from its own edge."""
    width, height, unit = size
    layout = facing(width, height, unit, text, rows, mirrored)
    near = Layout(
        layout.places[:1],
        layout.halves[:1],
        layout.pause,
        layout.speak,
        layout.round,
        layout.stones,
        layout.hourglass,
        layout.times,
    )
    check(near, width, height, unit)
    assert not overlap(*layout.halves)


def test_left_hands_find_perch_and_hourglass_on_the_other_side() -> None:
    right, left = (alone(1280, 800, 1, 1, 1, mirrored) for mirrored in (False, True))
    assert right.hourglass.x < right.places[0].board.x < right.places[0].perch.x
    assert left.hourglass.x > left.places[0].board.x > left.places[0].perch.x
    assert left.places[0].cards == right.places[0].cards
