"""What a player can make of a throw: every legal move with the position it leads to.

This is the quick side of the rules, made for perft and for bots that look ahead; `journey` is
the patient side, which follows one move and says what is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from engines.uraeus.moves import PIPS, Go
from engines.uraeus.snake import (
    BACK,
    GEESE,
    HEAD,
    HOME,
    LETTERS,
    RESERVE,
    TAIL,
    Position,
    owner,
    stone_of,
    towards_head,
    turned,
)

Results = dict[Position, Go]
"""Every different result of a throw, and a move that leads there."""

FREE, HIT, BLOCKED = range(3)


def _meeting(stone: int, cell: int) -> int:
    """What happens when a stone comes upon a field: it may stand there, it hits, or neither."""
    met = cell >> 4 or cell
    if met and (met ^ stone) & 1:
        return HIT
    return BLOCKED if cell > 15 else FREE


MEETING = tuple(bytes(_meeting(stone, cell) for cell in range(256)) for stone in range(9))
"""By stone and by cell: `FREE`, `HIT` or `BLOCKED`."""


def _ways(start: int | None, facing_head: bool = False) -> tuple[tuple[Go, ...], ...]:
    """The moves from a field by their number of steps, and by the steps before the turn."""
    return tuple(
        tuple(
            Go(start, "s" * ahead + "t" * (ahead < steps) + "s" * (steps - 1 - ahead), facing_head)
            for ahead in range(steps + 1)
        )
        for steps in range(PIPS.stop)
    )


_FROM_FIELD = tuple(_ways(field) for field in range(TAIL))
_FROM_RESERVE = _ways(None)
_FROM_HEAD_FACING_IT = _ways(0, facing_head=True)

_MOVABLE = tuple(
    re.compile(
        b"["
        + b"".join(
            re.escape(bytes([lower | stone << 4 if lower else stone]))
            for stone in (stone_of(player), stone_of(player, True))
            for lower in range(9)
        )
        + b"]"
    )
    for player in range(len(LETTERS))
)
"""Cells whose single or upper stone is this player's."""


def send_back(cells: bytearray, stone: int, field: int) -> list[tuple[int, int, int]]:
    """A stone that was hit goes back, and whatever it hits there goes on.

    Returns each stone with the field it was hit on and the one it went to. Every link of the
    chain turns a stone towards the head, so the chain ends.
    """
    chain = []
    while True:
        stone, start, field = towards_head(stone), field, BACK[field]
        while MEETING[stone][cells[field]] == BLOCKED:
            field += 1
        chain.append((stone, start, field))
        if MEETING[stone][cells[field]] == FREE:
            stand(cells, stone, field)
            return chain
        stone = hit(cells, stone, field)


def stand(cells: bytearray, stone: int, field: int) -> None:
    """A stone takes its place on a field from 0 to 62, on top of a single one if there is one."""
    if field:
        cell = cells[field]
        cells[field] = cell | stone << 4 if cell else stone
    else:
        cells[HEAD + stone - 1] += 1


def hit(cells: bytearray, stone: int, field: int) -> int:
    """A stone takes the place of the single or upper stone on a field, which is returned."""
    cell = cells[field]
    if cell > 15:
        cells[field] = cell & 15 | stone << 4
        return cell >> 4
    cells[field] = stone
    return cell


def _march(
    board: bytes,
    stone: int,
    field: int,
    spent: int,
    ahead: int | None,
    ways: tuple[tuple[Go, ...], ...],
    into: list[Results],
) -> list[int]:
    """Goes on from a field in a straight line and notes where each throw would end.

    `spent` steps are made already, `ahead` of them before the turn (None: it has not turned).
    Returns the fields on which the march could have paused.
    """
    meeting = MEETING[stone]
    onwards = 1 if stone & 1 else -1
    passed = []
    for steps in range(spent + 1, len(into)):
        field += onwards
        way = ways[steps][steps if ahead is None else ahead]
        if field < 0:
            if ways is not _FROM_RESERVE:
                cells = bytearray(board)
                cells[RESERVE + owner(stone)] += 1
                left = bytes(cells)
                for results in into[steps:]:
                    results.setdefault(left, way)
            break
        cells = bytearray(board)
        if field == TAIL:
            cells[HOME + owner(stone)] += 1
            into[steps].setdefault(bytes(cells), way)
            break
        met = meeting[board[field]]
        if met:
            if met == HIT:
                send_back(cells, hit(cells, stone, field), field)
                into[steps].setdefault(bytes(cells), way)
            break
        stand(cells, stone, field)
        into[steps].setdefault(bytes(cells), way)
        passed.append(field)
    return passed


def _explore(
    board: bytearray, stone: int, field: int, ways: tuple[tuple[Go, ...], ...], into: list[Results]
) -> None:
    """All that a stone, lifted from the board, can do with each throw."""
    lifted = bytes(board)
    pauses = [field, *_march(lifted, stone, field, 0, None, ways, into)]
    other = turned(stone)
    for ahead, pause in enumerate(pauses[: len(into) - 1]):
        cells = bytearray(lifted)
        stand(cells, other, pause)
        into[ahead + 1].setdefault(bytes(cells), ways[ahead + 1][ahead])
        _march(lifted, other, pause, ahead + 1, ahead, ways, into)


def _from_fields(position: Position, fields: Iterable[int], into: list[Results]) -> None:
    for field in fields:
        board = bytearray(position)
        cell = position[field]
        stone = cell >> 4 or cell
        board[field] = cell & 15 if cell > 15 else 0
        _explore(board, stone, field, _FROM_FIELD[field], into)


def _from_head(position: Position, player: int, into: list[Results]) -> None:
    """The stones on the head, and a new one out of the reserve."""
    ahead, back = HEAD + stone_of(player) - 1, HEAD + stone_of(player, True) - 1
    for kind, ways in (
        (ahead, _FROM_FIELD[0]),
        (back, _FROM_HEAD_FACING_IT if position[ahead] else _FROM_FIELD[0]),
    ):
        if position[kind]:
            board = bytearray(position)
            board[kind] -= 1
            _explore(board, kind - HEAD + 1, 0, ways, into)
    if position[RESERVE + player]:
        board = bytearray(position)
        board[RESERVE + player] -= 1
        _explore(board, stone_of(player), 0, _FROM_RESERVE, into)


def duties(position: Position, player: int) -> tuple[int, ...]:
    """The fields whose stone must move if it can: on top of a double, or among the geese."""
    return tuple(field for field in _movable(position, player) if _is_bound(position, field))


def _is_bound(position: Position, field: int) -> bool:
    return position[field] > 15 or field in GEESE


def _movable(position: Position, player: int) -> list[int]:
    return [found.start() for found in _MOVABLE[player].finditer(position, 1, TAIL)]


def fan(position: Position, player: int, most: int = PIPS[-1]) -> list[Results]:
    """The results of every throw up to `most`, by throw; nothing can be made of a throw of 0."""
    into: list[Results] = [{} for _ in range(most + 1)]
    movable = _movable(position, player)
    bound = [field for field in movable if _is_bound(position, field)]
    if bound:
        _from_fields(position, bound, into)
        if all(into[1:]):
            return into
    free: list[Results] = [{} for _ in range(most + 1)] if bound else into
    _from_fields(position, (field for field in movable if field not in bound), free)
    _from_head(position, player, free)
    return [dutiful or other for dutiful, other in zip(into, free, strict=True)]


def results(position: Position, player: int, pips: int) -> Results:
    """Every different result of this throw, each with one move that leads there."""
    return fan(position, player, pips)[pips]
