"""What a position is worth: how many throws everybody still needs.

The yardstick is a lone stone on an empty snake: how many throws it takes to come home from each
field and facing when every throw is used as well as can be. It knows without being told that a
stone facing the head loses a step, and on which fields before the tail it is good to wait for
the exact throw.
"""

from __future__ import annotations

from functools import cache
from operator import getitem

from engines.uraeus.moves import PIPS
from engines.uraeus.reach import fan, stand
from engines.uraeus.snake import (
    HOME,
    LETTERS,
    RESERVE,
    SIZE,
    STONES,
    TAIL,
    Position,
    faces_head,
    owner,
    stone_of,
)

Scale = tuple[dict[int, float], ...]
"""For every cell of a position, what each of its contents weighs."""

_FINISHED = 50.0
"""To have finished is worth more throws than can be won on the way."""

_CLOSE_ENOUGH = 1e-6


def _lone(field: int, facing_head: bool) -> Position:
    cells = bytearray(SIZE)
    stand(cells, stone_of(0, facing_head), field)
    return bytes(cells)


def _aside(cell: int) -> Position:
    cells = bytearray(SIZE)
    cells[cell] = 1
    return bytes(cells)


@cache
def throws_home() -> dict[tuple[int, bool], float]:
    """How many throws a lone stone needs, by its field and whether it faces the head.

    A stone in reserve needs as many as one on the head that faces the tail.
    """
    places = [(field, facing) for field in range(TAIL - 1, -1, -1) for facing in (False, True)]
    named = {_lone(*place): place for place in places}
    named[_aside(RESERVE)] = (0, False)
    home = (TAIL, False)
    named[_aside(HOME)] = home
    following = {
        place: [[named[end] for end in ends] for ends in fan(_lone(*place), 0)[1:]]
        for place in places
    }
    needed = dict.fromkeys([home, *places], 0.0)
    change = 1.0
    while change > _CLOSE_ENOUGH:
        change = 0.0
        for place in places:
            # Nothing is in the way of a lone stone, so it can use every throw.
            best = sum(min(needed[end] for end in ends) for ends in following[place])
            now = 1 + best / len(PIPS)
            change = max(change, abs(now - needed[place]))
            needed[place] = now
    return needed


@cache
def scale(player: int, players: int) -> Scale:
    """Weighs how many throws this player is ahead of the others, who count together as one."""
    needed = throws_home()
    sides = [-1.0 if who == player else 1 / (players - 1) for who in range(len(LETTERS))]
    stones = range(1, 2 * len(LETTERS) + 1)

    def weight(stone: int, field: int) -> float:
        return sides[owner(stone)] * needed[field, faces_head(stone)]

    def counted(each: float) -> dict[int, float]:
        return {count: each * count for count in range(STONES + 1)}

    nothing = {0: 0.0}
    back = []
    for field in range(1, TAIL):
        single = {stone: weight(stone, field) for stone in stones}
        double = {
            lower | upper << 4: single[lower] + single[upper]
            for lower in stones
            for upper in stones
        }
        back.append(nothing | single | double)
    head = [counted(weight(stone, 0)) for stone in stones]
    reserve = [counted(weight(stone_of(who), 0)) for who in range(len(LETTERS))]
    home = [counted(0.0) | {STONES: -side * _FINISHED} for side in sides]
    return (nothing, *back, nothing, *head, *reserve, *home)


def lead(position: Position, weights: Scale) -> float:
    """How many throws the player of this scale is ahead."""
    return sum(map(getitem, weights, position))
