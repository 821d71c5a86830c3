"""What may be done now: the legal moves, in a fixed order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engines.wongar.board import AREAS
from engines.wongar.flow import next_to_turn
from engines.wongar.material import BY_ANCESTOR, DOUBLE, KINDS, SCORPION
from engines.wongar.moves import (
    AGAINS,
    AWAY,
    DEALS,
    DRAWS,
    ENOUGH,
    GOES,
    HANDS,
    IN,
    OUT,
    PAIRS,
    PASS,
    PICKS,
    PLACES,
    RITUALS,
    TAKES,
    TURNS,
    Begin,
    Move,
)
from engines.wongar.position import NONE, Position, Step


def moves(now: Position) -> list[Move]:
    """All legal moves, each once."""
    return _MOVES[now.step](now)


def targets(now: Position) -> tuple[int, ...]:
    """The areas that the figure on the board may go to."""
    if now.figures == BY_ANCESTOR:
        return now.board.neighbours[now.stands[0]]
    return now.board.within_two[now.stands[1]]


# Chance.


def _turns(now: Position) -> list[Move]:
    area = next_to_turn(now)
    pile = now.piles[area]
    if not any(pile):
        return [TURNS[area][SCORPION]]
    return [TURNS[area][card] for card, count in enumerate(pile) if count]


def _draws(now: Position) -> list[Move]:
    return [
        DRAWS[now.colours[seat]][kind]
        for seat in range(now.players)
        for kind in KINDS
        if now.bag[seat * 3 + kind]
    ]


def _deals(now: Position) -> list[Move]:
    return [DEALS[kind] for kind in KINDS if now.pile[kind]]


def _begins(now: Position) -> list[Move]:
    return [
        Begin(now.colours[one], now.colours[other])
        for one in range(now.players)
        for other in range(now.players)
        if one != other
    ]


# Players.


def _acts(now: Position) -> list[Move]:
    found: list[Move] = [TAKES[area] for area in range(AREAS) if now.open[area] != NONE]
    ancestors, elders = now.hands[now.seat]
    if ancestors:
        found.append(HANDS[0])
    if elders:
        found.append(HANDS[1])
    return found


def _pairs(now: Position) -> list[Move]:
    if not now.supply[now.seat][now.kind]:
        return [*PAIRS[1:], ENOUGH]
    if not now.any_rituals:
        return [*PAIRS[:2], ENOUGH]
    return [*PAIRS, ENOUGH]


def _places(now: Position) -> list[Move]:
    if now.kind != NONE:
        return [*PLACES[now.kind], ENOUGH]
    supply = now.supply[now.seat]
    found: list[Move] = [place for kind in KINDS if supply[kind] for place in PLACES[kind]]
    found.append(ENOUGH)
    return found


def _picks(now: Position) -> list[Move]:
    found: list[Move] = [PICKS[card] for card, count in enumerate(now.pile) if count]
    if not now.must:
        found.append(ENOUGH)
    return found


def _goes(now: Position) -> list[Move]:
    return [GOES[area] for area in targets(now)]


def _rituals(now: Position) -> list[Move]:
    found: list[Move] = []
    cards = now.rituals[now.seat]
    for kind in KINDS:
        for card in (kind, DOUBLE):
            if cards[card]:
                out, away, into = RITUALS[card][kind]
                for act, moves_of_act in ((OUT, out), (AWAY, away), (IN, into)):
                    found += [moves_of_act[target] for target in ritual_targets(now, act, kind)]
    found.append(PASS)
    return found


def _agains(now: Position) -> list[Move]:
    again = AGAINS[now.again]
    found: list[Move] = [again[each] for each in ritual_targets(now, now.again, now.kind)]
    found.append(ENOUGH)
    return found


def ritual_targets(now: Position, act: int, kind: int) -> Iterator[int]:
    """The colours or areas that a ritual of this kind may name."""
    here, own = now.stones[now.area], now.seat * 3 + kind
    if act == OUT:
        for seat, stone in enumerate(range(kind, len(here), 3)):
            if here[stone] and stone != own:
                yield now.colours[seat]
    elif act == IN:
        for near in now.board.neighbours[now.area]:
            if now.stones[near][own]:
                yield near
    elif here[own]:
        yield from now.board.neighbours[now.area]


_MOVES: dict[Step, Callable[[Position], list[Move]]] = {
    Step.TURN: _turns,
    Step.STONES: _draws,
    Step.RITUALS: _deals,
    Step.FIGURES: _begins,
    Step.ACT: _acts,
    Step.PAIR: _pairs,
    Step.PLACE: _places,
    Step.PICK: _picks,
    Step.GO: _goes,
    Step.RITUAL: _rituals,
    Step.AGAIN: _agains,
    Step.OVER: lambda _: [],
}
