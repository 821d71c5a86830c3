"""The ceremony: who takes part, what the rituals do, and the scoring at its end.

Every function that plays on says whether the ceremony is over, and scored, with it.
"""

from __future__ import annotations

from engines.wongar.material import DOUBLE
from engines.wongar.moves import AWAY, OUT, Again, Pass, Ritual
from engines.wongar.position import NONE, Position, Step
from engines.wongar.scoring import NOBODY, Scored, clockwise, majorities


def hold(now: Position, area: int) -> bool:
    """Begins a ceremony. Who has no ritual card could only pass, and has done so."""
    now.area = area
    now.inside = [now.in_area(seat, area) and any(now.rituals[seat]) for seat in range(now.players)]
    now.seat = now.holder[0] - 1
    return _next(now)


def _next(now: Position) -> bool:
    """The next to the left who is still in; when nobody is, the ceremony is scored."""
    now.kind = NONE
    for step in range(1, now.players + 1):
        seat = (now.seat + step) % now.players
        if now.inside[seat]:
            now.seat, now.step = seat, Step.RITUAL
            return False
    _score(now)
    return True


def leave(now: Position, _: Pass) -> bool:
    now.inside[now.seat] = False
    return _next(now)


def ritual(now: Position, move: Ritual) -> bool:
    seat = now.seat
    now.rituals[seat][move.card] -= 1
    now.discards[move.card] += 1
    now.kind = move.kind
    _move_stone(now, move.act, move.target)
    if move.card == DOUBLE and _second_possible(now, move.act, move.kind):
        now.again, now.step = move.act, Step.AGAIN
        return False
    return content(now)


def again(now: Position, move: Again) -> bool:
    _move_stone(now, move.act, move.target)
    return content(now)


def _move_stone(now: Position, act: int, target: int) -> None:
    here, kind = now.stones[now.area], now.kind
    if act == OUT:
        victim = now.seat_of[target]
        here[victim * 3 + kind] -= 1
        now.supply[victim][kind] += 1
        if not now.in_area(victim, now.area):
            now.inside[victim] = False
        return
    stone, there = now.seat * 3 + kind, now.stones[target]
    step = -1 if act == AWAY else 1
    here[stone] += step
    there[stone] -= step


def _second_possible(now: Position, act: int, kind: int) -> bool:
    """Whether a double finds a second stone of its kind for the same action."""
    here, own = now.stones[now.area], now.seat * 3 + kind
    if act == OUT:
        return sum(here[kind::3]) > here[own]
    if act == AWAY:
        return here[own] > 0
    return any(now.stones[near][own] for near in now.board.neighbours[now.area])


def content(now: Position) -> bool:
    """Ends a turn; who has no stone or no ritual card left is out."""
    seat, now.again = now.seat, NONE
    if not now.in_area(seat, now.area) or not any(now.rituals[seat]):
        now.inside[seat] = False
    return _next(now)


def _score(now: Position) -> None:
    stones, order = now.stones[now.area], clockwise(now.holder[0], now.players)
    worth = now.board.worth(now.space, now.figures)
    winners = majorities(stones, order)
    for winner in winners:
        if winner != NOBODY:
            now.points[winner] += worth
    now.scored = Scored(now.area, now.figures, worth, tuple(stones), order, winners)
    now.seat = now.turn
