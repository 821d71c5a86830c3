"""What a card really asks for: the chain of same and contrary followed to a plain wish.

The wisher stays the subject of the whole chain; the sign flips at every contrary. A chain that
comes back to a colour it has visited asks for nothing, and so does a plain wish that names the
wisher itself. With two cards on a colour the chain branches into strands, each an own demand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engines.uluru.board import (
    APART,
    BOOMERANG,
    CORNER,
    FAR,
    LONELY,
    LONG,
    NEXT,
    OPPOSITE,
    SEATS,
    SHORT,
    Bird,
    Board,
    Relation,
    Seat,
)
from engines.uluru.wishes import FOLLOWING, Deal, Kind, Wish

_ZONES = {
    Kind.BOOMERANG: BOOMERANG,
    Kind.LONELY: LONELY,
    Kind.LONG: LONG,
    Kind.SHORT: SHORT,
}
_CONTRARY_ZONES = {
    Kind.BOOMERANG: Kind.LONELY,
    Kind.LONELY: Kind.BOOMERANG,
    Kind.LONG: Kind.SHORT,
    Kind.SHORT: Kind.LONG,
}
_RELATIONS: dict[Kind, Relation] = {
    Kind.NEXT: NEXT,
    Kind.OPPOSITE: OPPOSITE,
    Kind.CORNER: CORNER,
    Kind.APART: APART,
    Kind.FAR: FAR,
}
_AWAY = frozenset({Kind.APART, Kind.FAR})
_ALL_SEATS = frozenset(SEATS)


@dataclass(frozen=True)
class Demand:
    """A plain wish with its sign: what a seated bird has to be, or must not be."""

    wish: Wish
    contrary: bool = False

    def seats(self, board: Board) -> frozenset[Seat]:
        """The seats on which a bird would meet this demand, the named bird staying put."""
        kind = self.wish.kind
        if kind is Kind.ANY:
            return _ALL_SEATS
        if kind in _ZONES:
            return _ZONES[_CONTRARY_ZONES[kind] if self.contrary else kind]
        assert self.wish.bird is not None
        where = board.seat(self.wish.bird)
        if where is None:  # nobody is near a bird that is not there
            return _ALL_SEATS if (kind in _AWAY) != self.contrary else frozenset()
        related = _RELATIONS[kind][where]
        return _ALL_SEATS - {where} - related if self.contrary else related

    def __str__(self) -> str:
        kind = self.wish.kind
        if not self.contrary or kind is Kind.ANY:
            return str(self.wish)
        if kind in _CONTRARY_ZONES:
            return _CONTRARY_ZONES[kind].value
        return f"not-{self.wish}"


@dataclass(frozen=True)
class Strand:
    """One way through the cards: the birds whose cards were read, the wisher first.

    `demand` is what the last card asks of the wisher; None when the chain ran into a loop, and
    then the last of `birds` is the colour that was met again.
    """

    birds: tuple[Bird, ...]
    wishes: tuple[Wish, ...]
    demand: Demand | None

    @property
    def automatic(self) -> bool:
        """Whether it asks for nothing: a loop, any seat, or the wisher itself."""
        demand = self.demand
        if demand is None or demand.wish.kind is Kind.ANY:
            return True
        return demand.wish.bird == self.birds[0]

    def seats(self, board: Board) -> frozenset[Seat]:
        """The seats on which the wisher would be content now."""
        if self.automatic or self.demand is None:
            return _ALL_SEATS
        return self.demand.seats(board)


@lru_cache(maxsize=512)
def strands(deal: Deal, wisher: Bird, card: int) -> tuple[Strand, ...]:
    """Follows one card of a bird (0 light, 1 dark) to all that it asks for.

    The same few deals are asked about again and again while birds are moved, so it remembers.
    """
    return tuple(_follow(deal, (wisher,), (deal.cards[wisher][card],), False))


def _follow(
    deal: Deal, birds: tuple[Bird, ...], wishes: tuple[Wish, ...], contrary: bool
) -> Iterator[Strand]:
    wish = wishes[-1]
    if wish.kind not in FOLLOWING:
        yield Strand(birds, wishes, Demand(wish, contrary))
        return
    assert wish.bird is not None
    contrary ^= wish.kind is Kind.CONTRARY
    if wish.bird in birds:
        yield Strand((*birds, wish.bird), wishes, None)
        return
    for following in deal.cards[wish.bird]:
        yield from _follow(deal, (*birds, wish.bird), (*wishes, following), contrary)
