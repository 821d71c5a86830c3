"""What the player whose turn it is can do, stone by stone: every end within reach and its way."""

from __future__ import annotations

from dataclasses import dataclass

from engines.sentences import IllegalMoveError
from engines.uraeus.journey import OFF, Journey
from engines.uraeus.moves import Go
from engines.uraeus.snake import RESERVE, TAIL, faces_head, owner, stone_of, stones_on
from engines.uraeus.state import State


@dataclass(frozen=True)
class Origin:
    """A stone that may go: its field, None for the reserve; on the head its facing tells it."""

    field: int | None
    faces_head: bool = False


@dataclass(frozen=True)
class Way:
    """A move that can be made, and what comes of it step by step."""

    move: Go
    journey: Journey

    @property
    def end(self) -> int:
        return self.journey.stops[-1].field

    @property
    def hits(self) -> bool:
        return bool(self.journey.returns)


STAY = 64
"""The end of a way that leads back to where it began."""

Ways = dict[Origin, dict[int, Way]]
"""By stone and by the field where the way ends; a stone never has two ways to one field."""


def ways(state: State) -> Ways:
    """Every way of every stone that may go with the throw on the table."""
    if state.turn is None or state.pips is None or not state.choices:
        return {}
    found: Ways = {}
    for origin, stone in _movable(state):
        ends: dict[int, Way] = {}
        for steps in _step_lists(origin.field or 0, faces_head(stone), state.pips):
            way = _way(state, origin, stone, steps)
            if way is not None:
                stays = way.end == origin.field
                ends.setdefault(STAY if stays else way.end, way)
        if ends:
            found[origin] = ends
    return found


def _movable(state: State) -> list[tuple[Origin, int]]:
    """The stones that no other stone holds down."""
    position, player = state.position, state.turn or 0
    own = sorted({stone for stone in stones_on(position, 0) if owner(stone) == player})
    found = [(Origin(0, faces_head(stone)), stone) for stone in own]
    if position[RESERVE + player]:
        found.append((Origin(None), stone_of(player)))
    for field in range(1, TAIL):
        stones = stones_on(position, field)
        if stones and owner(stones[-1]) == player:
            found.append((Origin(field, faces_head(stones[-1])), stones[-1]))
    return found


def _step_lists(field: int, facing_head: bool, pips: int) -> list[str]:
    """Straight on, or with a turn after so many steps; it ends where the board does."""
    lists = ["s" * pips] + ["s" * k + "t" + "s" * (pips - 1 - k) for k in range(pips - 1, -1, -1)]
    found: list[str] = []
    for steps in lists:
        place, onwards = field, -1 if facing_head else 1
        for number, step in enumerate(steps, start=1):
            if step == "t":
                onwards = -onwards
            else:
                place += onwards
            if place == OFF:
                steps = steps[:number]
                break
        if steps not in found:
            found.append(steps)
    return found


def _way(state: State, origin: Origin, stone: int, steps: str) -> Way | None:
    both = origin.field == 0 and state.turn is not None and _faces_both_ways(state, state.turn)
    move = Go(origin.field, steps, facing_head=both and origin.faces_head)
    try:
        journey = state.journey(move)
    except IllegalMoveError:
        return None
    return Way(move, journey) if journey.stops[0].stone == stone else None


def _faces_both_ways(state: State, player: int) -> bool:
    own = {stone for stone in stones_on(state.position, 0) if owner(stone) == player}
    return len(own) == 2
