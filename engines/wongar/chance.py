"""What chance brings, every card and every stone being equally likely."""

from __future__ import annotations

import random

from engines.wongar.flow import next_to_turn
from engines.wongar.material import KINDS, SCORPION
from engines.wongar.moves import DEALS, DRAWS, TURNS, Begin, Move
from engines.wongar.position import NONE, Position, Step


def drawn(now: Position, rng: random.Random) -> Move:
    """The next card turned up, stone drawn, card dealt, or who begins."""
    if now.step is Step.TURN:
        area = next_to_turn(now)
        card = _one_of(now.piles[area], rng)
        return TURNS[area][SCORPION if card == NONE else card]
    if now.step is Step.STONES:
        seat, kind = divmod(_one_of(now.bag, rng), 3)
        return DRAWS[now.colours[seat]][kind]
    if now.step is Step.RITUALS:
        return DEALS[_one_of([now.pile[kind] for kind in KINDS], rng)]
    one, other = rng.sample(now.colours, 2)
    return Begin(one, other)


def _one_of(counts: list[int], rng: random.Random) -> int:
    """An index, as likely as its count says; NONE if there is nothing."""
    total = sum(counts)
    if not total:
        return NONE
    left = rng.randrange(total)
    for index, count in enumerate(counts):
        left -= count
        if left < 0:
            return index
    raise AssertionError("the counts add up to the total")
