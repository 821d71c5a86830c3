"""Where every stone of a position lies, and which of the stones on the glass is meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.uraeus.snake import (
    HOME,
    RESERVE,
    STONES,
    TAIL,
    Position,
    faces_head,
    occupied,
    owner,
    stones_on,
)
from screens.uraeus.stone import Stone


def assign(stones: Sequence[Stone], position: Position) -> None:
    """Gives every place of the position to the stone that is most likely meant."""
    left = list(stones)
    for seat, field, facing, level in _places(position):
        mine = [stone for stone in left if stone.seat == seat]
        if not mine:
            continue
        stone = max(
            mine,
            key=lambda each: (
                each.field == field,
                each.faces_head == facing,
                -abs(each.level - level),
            ),
        )
        left.remove(stone)
        stone.field, stone.faces_head, stone.level = field, facing, level
    for stone in left:  # a diagram may show fewer
        stone.field, stone.level = None, STONES


def _places(position: Position) -> Iterator[tuple[int, int | None, bool, int]]:
    """Every stone's seat, field, facing and level; beside the snake the level is its slot."""
    for field in occupied(position):
        for level, stone in enumerate(stones_on(position, field)):
            yield owner(stone), field, faces_head(stone), level
    for seat in range(4):
        for slot in range(position[RESERVE + seat]):
            yield seat, None, False, slot
        for slot in range(position[HOME + seat]):
            yield seat, TAIL, False, slot
