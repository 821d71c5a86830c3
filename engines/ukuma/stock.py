"""A player's cards that are not on the table: hand, draw pile and discard pile.

A shuffled pile has no order yet: which card lies on top is settled when it is turned up. A pile
that was the discard pile lies in the order in which it was thrown away, oldest card on top,
because it is turned over and not shuffled.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import permutations
from math import perm

from engines.ukuma.cards import DECK, Card

HAND = 3


@dataclass(frozen=True)
class Stock:
    """The draw pile is `shuffled`, or `turned` once the discard pile has taken its place."""

    hand: tuple[Card, ...] = ()
    shuffled: tuple[Card, ...] = DECK
    turned: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.hand + self.shuffled + self.turned + self.discard

    @property
    def pile(self) -> int:
        """How many cards lie on the draw pile."""
        return len(self.shuffled) + len(self.turned)

    @property
    def due(self) -> int:
        """How many cards are drawn now: three once the hand is empty, if there are so many."""
        return 0 if self.hand else min(HAND, self.pile + len(self.discard))

    def remove(self, cards: Iterable[Card]) -> Stock:
        """These cards leave the shuffled pile for the table."""
        gone = set(cards)
        return replace(self, shuffled=tuple(card for card in self.shuffled if card not in gone))

    def place(self, card: Card) -> Stock:
        """This card leaves the hand for the table."""
        return replace(self, hand=tuple(held for held in self.hand if held != card))

    def throw(self) -> Stock:
        """The hand goes to the discard pile, face up, in the order in which it is held."""
        return replace(self, hand=(), discard=self.discard + self.hand)

    # Drawing: some cards by luck, the others as they lie.

    def _known(self) -> tuple[int, tuple[Card, ...]]:
        """How many of the cards due come by luck, and those that surely follow them."""
        by_luck = min(self.due, len(self.shuffled))
        return by_luck, (self.turned + self.discard)[: self.due - by_luck]

    def draw(self, rng: random.Random) -> tuple[Card, ...]:
        by_luck, known = self._known()
        return (*rng.sample(self.shuffled, by_luck), *known)

    def draws(self) -> Iterator[tuple[Card, ...]]:
        """Every hand that can be drawn now, each once."""
        by_luck, known = self._known()
        return (lucky + known for lucky in permutations(self.shuffled, by_luck))

    def count_draws(self) -> int:
        return perm(len(self.shuffled), self._known()[0])

    def may_draw(self, cards: tuple[Card, ...]) -> bool:
        by_luck, known = self._known()
        lucky = cards[:by_luck]
        return (
            len(lucky) == by_luck
            and len(set(lucky)) == by_luck
            and set(lucky) <= set(self.shuffled)
            and cards[by_luck:] == known
        )

    def take(self, cards: tuple[Card, ...]) -> Stock:
        """Draws these cards; an empty pile is replaced by the turned-over discard pile."""
        by_luck, known = self._known()
        turned, discard = self.turned, self.discard
        if len(known) > len(turned):
            turned, discard = turned + discard, ()
        left = self.remove(cards[:by_luck]).shuffled
        return Stock(cards, left, turned[len(known) :], discard)
