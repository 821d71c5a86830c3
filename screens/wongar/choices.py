"""The legal moves of whoever acts, grouped into what a finger can choose.

The table offers nothing but what is in here, so nothing illegal can be offered.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engines.wongar.moves import (
    Again,
    Enough,
    Go,
    Move,
    Pair,
    Pass,
    Pick,
    Place,
    PlayHand,
    Ritual,
    Take,
)

Targets = dict[int, Move]


@dataclass(frozen=True)
class Choices:
    """Moves by what they are about: areas, kinds, cards, acts and their targets."""

    takes: Targets = field(default_factory=dict)
    hands: Targets = field(default_factory=dict)
    pairs: Targets = field(default_factory=dict)
    places: dict[int, Targets] = field(default_factory=dict)
    picks: Targets = field(default_factory=dict)
    goes: Targets = field(default_factory=dict)
    rituals: dict[int, dict[int, dict[int, Targets]]] = field(default_factory=dict)
    agains: dict[int, Targets] = field(default_factory=dict)
    leave: list[Move] = field(default_factory=list)

    @property
    def enough(self) -> Move | None:
        """Leaving the rest, or passing."""
        return self.leave[0] if self.leave else None

    def acts(self, card: int, kind: int) -> dict[int, Targets]:
        """What a ritual card can do with a kind; in the second half of a double, the rest of it."""
        return self.agains or self.rituals.get(card, {}).get(kind, {})


def choices(moves: Iterable[Move]) -> Choices:
    """Every move in its group."""
    found = Choices()
    for move in moves:
        match move:
            case Take(area=area):
                found.takes[area] = move
            case PlayHand(figure=figure):
                found.hands[figure] = move
            case Pair(pair=pair):
                found.pairs[pair] = move
            case Place(kind=kind, area=area):
                found.places.setdefault(kind, {})[area] = move
            case Pick(card=card):
                found.picks[card] = move
            case Go(area=area):
                found.goes[area] = move
            case Ritual(card=card, kind=kind, act=act, target=target):
                by_kind = found.rituals.setdefault(card, {})
                by_kind.setdefault(kind, {}).setdefault(act, {})[target] = move
            case Again(act=act, target=target):
                found.agains.setdefault(act, {})[target] = move
            case Enough() | Pass():
                found.leave.append(move)
    return found
