"""Who gets what: the majorities of a ceremony, and the bonus at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.wongar.material import BONUS, KINDS

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Scored:
    """A ceremony that was scored: where, called by whom, what a majority was worth, who won.

    `stones` is the area as it was counted (by seat, then kind); `winners` has the seat that won
    each kind, or NOBODY; `order` is the order in which ties were broken.
    """

    area: int
    figures: int
    worth: int
    stones: tuple[int, ...]
    order: tuple[int, ...]
    winners: tuple[int, ...]


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """All seats from this one on, each the left neighbour of the one before."""
    return (*range(first, players), *range(first))


def majority(stones: Sequence[int], kind: int, order: Sequence[int]) -> int:
    """The seat with most stones of a kind; of those who tie, the first in order."""
    best, winner = 0, NOBODY
    for seat in order:
        count = stones[seat * 3 + kind]
        if count > best:
            best, winner = count, seat
    return winner


def majorities(stones: Sequence[int], order: Sequence[int]) -> tuple[int, ...]:
    """The winners of disc, cube and cylinder."""
    return tuple(majority(stones, kind, order) for kind in KINDS)


def bonuses(collections: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """What the face-down cards are worth: for each kind, all who have most get the bonus.

    A kind of which nobody has a card brings nothing.
    """
    points = [0] * len(collections)
    for kind in KINDS:
        most = max(cards[kind] for cards in collections)
        if most:
            for seat, cards in enumerate(collections):
                if cards[kind] == most:
                    points[seat] += BONUS
    return tuple(points)
