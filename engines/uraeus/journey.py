"""One move followed step by step: where the stone pauses, whom it hits, and why it may not go.

The table draws paths and flying stones from a journey, and a refusal names the rule that a move
breaks. `reach` finds the same results faster; the tests hold the two to each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engines.sentences import IllegalMoveError
from engines.uraeus.moves import Go
from engines.uraeus.reach import BLOCKED, HIT, MEETING, hit, send_back, stand
from engines.uraeus.snake import (
    HEAD,
    HOME,
    RESERVE,
    TAIL,
    Position,
    owner,
    stone_of,
    turned,
)

OFF = -1
"""The field below the head: off the board, back in reserve."""


@dataclass(frozen=True)
class Stop:
    """A stone, as it faces, on a field; `OFF` is no field any more, and the tail is home."""

    field: int
    stone: int


@dataclass(frozen=True)
class Return:
    """A stone that was hit on one field goes back to another, facing the head."""

    stone: int
    start: int
    end: int


@dataclass(frozen=True)
class Journey:
    """Where a stone was after each step, which stones went back, and the position in the end."""

    stops: tuple[Stop, ...]
    returns: tuple[Return, ...]
    after: Position


def travel(position: Position, player: int, move: Go, pips: int) -> Journey:
    """Follows a move; raises `IllegalMoveError` with the rule it breaks.

    Duties are not looked at here: they are about the other stones.
    """
    refusal: IllegalMoveError | None = None
    for stone, lifted in _lifted(position, player, move):
        try:
            return _follow(lifted, stone, move, pips)
        except IllegalMoveError as error:
            refusal = refusal or error
    raise refusal or _no_stone(position, player, move)


def _lifted(position: Position, player: int, move: Go) -> Iterator[tuple[int, bytearray]]:
    """The stone that a move means, and the board without it.

    On the head, `0:` means the stone that faces the tail, or else the one that faces the head.
    """
    board = bytearray(position)
    if move.start is None:
        if position[RESERVE + player]:
            board[RESERVE + player] -= 1
            yield stone_of(player), board
    elif move.start == 0:
        for facing in (True,) if move.facing_head else (False, True):
            stone = stone_of(player, facing)
            if position[HEAD + stone - 1]:
                board = bytearray(position)
                board[HEAD + stone - 1] -= 1
                yield stone, board
    else:
        cell = position[move.start]
        stone = cell >> 4 or cell
        if stone and owner(stone) == player:
            board[move.start] = cell & 15 if cell > 15 else 0
            yield stone, board


def _no_stone(position: Position, player: int, move: Go) -> IllegalMoveError:
    if move.start is None:
        return IllegalMoveError("You have no stone left in reserve.")
    cell = position[move.start]
    if cell > 15 and owner(cell & 15) == player:
        return IllegalMoveError("The lower stone of a double cannot move.")
    return IllegalMoveError("You have no stone on field {field} that could go.", field=move.start)


def _follow(board: bytearray, stone: int, move: Go, pips: int) -> Journey:
    player, field = owner(stone), move.start or 0
    stops = [Stop(field, stone)]
    if move.steps.count("t") > 1:
        raise IllegalMoveError("A stone turns no more than once in a move.")
    if len(move.steps) > pips:
        raise _wrong_count(pips)
    for number, step in enumerate(move.steps, start=1):
        last = number == len(move.steps)
        if step == "t":
            stone = turned(stone)
        else:
            field += 1 if stone & 1 else -1
            _check_step(board, stone, field, move, last and number == pips)
        stops.append(Stop(field, stone))
        if field == OFF:
            if not last:
                raise IllegalMoveError("A stone that has left the board makes no more steps.")
            board[RESERVE + player] += 1
            return Journey(tuple(stops), (), bytes(board))
    if len(move.steps) < pips:
        raise _wrong_count(pips)
    if field == TAIL:
        board[HOME + player] += 1
        return Journey(tuple(stops), (), bytes(board))
    if step == "s" and MEETING[stone][board[field]] == HIT:
        chain = send_back(board, hit(board, stone, field), field)
        return Journey(tuple(stops), tuple(Return(*link) for link in chain), bytes(board))
    stand(board, stone, field)
    return Journey(tuple(stops), (), bytes(board))


def _wrong_count(pips: int) -> IllegalMoveError:
    return IllegalMoveError("With this throw a stone makes exactly {pips} steps.", pips=pips)


def _check_step(board: bytearray, stone: int, field: int, move: Go, last: bool) -> None:
    """May a stone step onto this field; `last` if the throw is used up with this step."""
    if field == OFF:
        if move.start is None:
            raise IllegalMoveError("A new stone may not leave the board in the same move.")
        return
    if field >= TAIL:
        if not last:
            raise IllegalMoveError("Field 63 must be reached exactly with the last step.")
        return
    met = MEETING[stone][board[field]]
    if met == BLOCKED:
        raise IllegalMoveError(
            "The double on field {field} can be neither passed nor joined.", field=field
        )
    if met == HIT and not last:
        raise IllegalMoveError(
            "The stone on field {field} faces yours: only the last step may hit it.", field=field
        )
