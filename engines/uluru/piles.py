"""Which cards a variant plays with, and how chance draws a round from what is left."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb, factorial

from engines.contract import Option, Value
from engines.uluru.board import BIRDS
from engines.uluru.solver import fewest_stones
from engines.uluru.wishes import DECK, Deal, Wish, cards, deal_of

FIRST, AFTER_FIRST, TRICKY, TWO_STRENGTHS, EXPERT = VARIANTS = (
    "first",
    "after-first",
    "tricky",
    "two-strengths",
    "expert",
)
OPTIONS = (
    Option("variant", FIRST, VARIANTS),
    Option("doubled", 3, tuple(range(1, 9))),
    Option("hourglass", 60, (45, 60, 75, 90, "off")),
    Option("fair", False, (False, True)),
)
_LEVELS = {FIRST: (1, 2, 3), AFTER_FIRST: (2, 3, 4, 5), TRICKY: (3, 4, 5)}
LIGHT_THREES = 16
# How long a fair round is looked for, before an unfair one is dealt after all.
_UNAIDED_DRAWS = 40
_AIDED_DRAWS = 4
_EXCHANGES = 300
_LOOKS_AHEAD = 20


def rounds(variant: Value) -> int:
    return 5 if variant in (TWO_STRENGTHS, EXPERT) else 6


def pile(variant: Value) -> tuple[Wish, ...]:
    """The cards of a variant that is played from one pile."""
    return cards(*_LEVELS[str(variant)]) if variant in _LEVELS else DECK


def light_pile(threes: Iterable[Wish]) -> tuple[Wish, ...]:
    """The light pile of two strengths; the dark pile is the rest of the deck."""
    return (*cards(1, 2), *threes)


def without(full: Iterable[Wish], used: Iterable[Wish]) -> tuple[Wish, ...]:
    """What is left of a pile, in a fixed order."""
    left = Counter(full) - Counter(used)
    return tuple(wish for wish in dict.fromkeys(DECK) for _ in range(left[wish]))


class Table:
    """The cards still in play in a match: one pile, or a light and a dark one."""

    def __init__(self, options: Mapping[str, Value], piles: Sequence[Sequence[Wish]]) -> None:
        self._options = options
        self._strengths = options["variant"] == TWO_STRENGTHS
        self._doubled = int(options["doubled"]) if options["variant"] == EXPERT else 0
        self._fair = bool(options["fair"])
        self._piles = piles

    def draw(self, rng: random.Random) -> Deal:
        """A round's cards; in a fair match, cards for which a perfect board exists."""
        if not self._fair:
            return self._once(rng)
        deal = self._perfect(rng)
        for _ in range(_LOOKS_AHEAD):
            if self._rest(deal)._is_hopeful(rng):
                break
            deal = self._perfect(rng)
        return deal

    def _perfect(self, rng: random.Random) -> Deal:
        """Draws again until a perfect board exists.

        When chance alone is not likely to bring one (many doubled colours), it gets some help.
        """
        deal = self._once(rng)
        for draws in range(_UNAIDED_DRAWS + _AIDED_DRAWS):
            if not self._stones(deal):
                break
            deal = self._once(rng)
            if draws >= _UNAIDED_DRAWS:
                deal = self._mended(deal, rng)
        return deal

    def _mended(self, deal: Deal, rng: random.Random) -> Deal:
        """Exchanges single cards as long as that makes the round no harder."""
        stones = self._stones(deal)
        for _ in range(_EXCHANGES):
            if not stones:
                break
            other = self._exchange(deal, rng)
            if (found := self._stones(other)) <= stones:
                deal, stones = other, found
        return deal

    def _rest(self, deal: Deal) -> Table:
        """The cards still in play when this deal is gone."""
        dealt = [deal.row(row).wishes for row in (0, 1)] if self._strengths else [deal.wishes]
        return Table(self._options, list(map(without, self._piles, dealt)))

    def _is_hopeful(self, rng: random.Random) -> bool:
        """Whether a fair round can follow.

        A round that takes all that is left has no choice of cards: four birds that wish for the
        three lonely seats, say, can have no perfect board, however the cards are laid out.
        """
        forced = len(self._piles[0]) == 8 + self._doubled
        return not forced or not self._stones(self._perfect(rng))

    def _stones(self, deal: Deal) -> int:
        if self._strengths:
            return sum(fewest_stones(deal.row(row)) for row in (0, 1))
        return fewest_stones(deal)

    def _once(self, rng: random.Random) -> Deal:
        if self._strengths:
            light, dark = (rng.sample(each, 8) for each in self._piles)
            return deal_of(light, dark)
        drawn = rng.sample(self._piles[0], 8 + self._doubled)
        return deal_of(drawn[:8], self._spread(drawn[8:], rng.sample(BIRDS, self._doubled)))

    @staticmethod
    def _spread(dark: Sequence[Wish], birds: Sequence[int]) -> list[Wish | None]:
        row: list[Wish | None] = [None] * 8
        for wish, bird in zip(dark, birds, strict=True):
            row[bird] = wish
        return row

    def _exchange(self, deal: Deal, rng: random.Random) -> Deal:
        """Two cards of one pile change places: on the table, or one of them in the pile."""
        rows = [list(row) for row in self._rows(deal)]
        worlds = [rows[:1], rows[1:]] if self._strengths else [rows]
        which = rng.randrange(len(worlds))
        world = worlds[which]
        places = [(row, at) for row in world for at in range(8) if row[at] is not None]
        row, at = rng.choice(places)
        held = [wish for line in world for wish in line if wish is not None]
        spare = without(self._piles[which], held)
        if spare and rng.random() < 0.5:
            row[at] = rng.choice(spare)
        else:
            other, there = rng.choice(places)
            row[at], other[there] = other[there], row[at]
        light = [wish for wish in rows[0] if wish is not None]
        return deal_of(light, rows[1])

    @staticmethod
    def _rows(deal: Deal) -> tuple[list[Wish | None], list[Wish | None]]:
        return (
            [pair[0] for pair in deal.cards],
            [pair[1] if len(pair) == 2 else None for pair in deal.cards],
        )

    # All that chance may bring, for whoever wants to look at it.

    def holds(self, deal: Deal) -> bool:
        """Whether this deal can come from the cards in play."""
        if deal.doubled != (8 if self._strengths else self._doubled):
            return False
        if self._strengths:
            return all(
                not Counter(deal.row(row).wishes) - Counter(self._piles[row]) for row in (0, 1)
            )
        return not Counter(deal.wishes) - Counter(self._piles[0])

    def deals(self) -> Iterator[Deal]:
        """Every deal there can be, each once."""
        if self._strengths:
            for light in _arrangements(Counter(self._piles[0]), 8):
                for dark in _arrangements(Counter(self._piles[1]), 8):
                    yield deal_of(light, dark)
            return
        for drawn in _arrangements(Counter(self._piles[0]), 8 + self._doubled):
            for birds in combinations(BIRDS, self._doubled):
                yield deal_of(drawn[:8], self._spread(drawn[8:], birds))

    def count(self) -> int:
        """How many deals there can be, without listing them."""
        if self._strengths:
            return _count_arrangements(self._piles[0], 8) * _count_arrangements(self._piles[1], 8)
        drawn = 8 + self._doubled
        return _count_arrangements(self._piles[0], drawn) * comb(8, self._doubled)


def _arrangements(left: Counter[Wish], length: int) -> Iterator[tuple[Wish, ...]]:
    if not length:
        yield ()
        return
    for wish in [wish for wish, copies in left.items() if copies]:
        left[wish] -= 1
        for rest in _arrangements(left, length - 1):
            yield (wish, *rest)
        left[wish] += 1


def _count_arrangements(pile: Iterable[Wish], length: int) -> int:
    """Arrangements of a multiset, by its exponential generating function."""
    ways = [Fraction(1)] + [Fraction(0)] * length
    for copies in Counter(pile).values():
        ways = [
            sum(
                (ways[taken - more] / factorial(more) for more in range(min(copies, taken) + 1)),
                Fraction(0),
            )
            for taken in range(length + 1)
        ]
    return int(ways[length] * factorial(length))
