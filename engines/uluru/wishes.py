"""The 80 wish cards, and the deal that lies under the animals in a round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from engines.sentences import NotationError, quoted
from engines.uluru.board import BIRDS, Bird, bird_of


class Kind(StrEnum):
    """What a card asks for; its value is the word of the notation."""

    ANY = "any"
    BOOMERANG = "boomerang"
    LONELY = "lonely"
    LONG = "long"
    SHORT = "short"
    NEXT = "next"
    OPPOSITE = "opposite"
    CORNER = "corner"
    APART = "apart"
    FAR = "far"
    SAME = "same"
    CONTRARY = "contrary"


_LEVELS = {
    1: (Kind.ANY,),
    2: (Kind.BOOMERANG, Kind.LONELY, Kind.LONG, Kind.SHORT),
    3: (Kind.NEXT, Kind.OPPOSITE, Kind.CORNER),
    4: (Kind.APART, Kind.FAR, Kind.SAME),
    5: (Kind.CONTRARY,),
}
_LEVEL_OF = {kind: level for level, kinds in _LEVELS.items() for kind in kinds}
_COPIES = {1: 8, 2: 4}
FOLLOWING = frozenset({Kind.SAME, Kind.CONTRARY})


class Wish(NamedTuple):
    """A wish card: a kind, and the colour it shows from level 3 on."""

    kind: Kind
    bird: Bird | None = None

    @property
    def level(self) -> int:
        return _LEVEL_OF[self.kind]

    def __str__(self) -> str:
        return self.kind.value if self.bird is None else f"{self.kind.value}:{self.bird.letter}"


@lru_cache(maxsize=256)
def parse_wish(text: str) -> Wish:
    """Reads `lonely` or `next:B`."""
    word, colon, letter = text.partition(":")
    try:
        kind = Kind(word)
    except ValueError:
        raise NotationError("There is no wish called {name}.", name=quoted(text)) from None
    if (_LEVEL_OF[kind] >= 3) != bool(colon):
        if colon:
            raise NotationError("The wish {kind} names no colour.", kind=kind.value)
        raise NotationError("The wish {kind} must name a colour.", kind=kind.value)
    return Wish(kind, bird_of(letter) if colon else None)


def cards(*levels: int) -> tuple[Wish, ...]:
    """All cards of these levels, in a fixed order."""
    return tuple(
        wish
        for level in levels
        for kind in _LEVELS[level]
        for wish in (
            [Wish(kind, bird) for bird in BIRDS] if level >= 3 else [Wish(kind)] * _COPIES[level]
        )
    )


DECK = cards(1, 2, 3, 4, 5)


@dataclass(frozen=True)
class Deal:
    """The cards of a round: for every bird one card, or two (light row, then dark row)."""

    cards: tuple[tuple[Wish, ...], ...]

    def row(self, row: int) -> Deal:
        """The world of one row alone (0 light, 1 dark); it must be complete."""
        return Deal(tuple((pair[row],) for pair in self.cards))

    @property
    def wishes(self) -> Iterable[Wish]:
        return (wish for pair in self.cards for wish in pair)

    @property
    def doubled(self) -> int:
        """How many birds have two cards."""
        return sum(len(pair) == 2 for pair in self.cards)

    def __str__(self) -> str:
        return " ".join(f"{bird.letter}={'+'.join(map(str, self.cards[bird]))}" for bird in BIRDS)


def deal_of(light: Sequence[Wish], dark: Sequence[Wish | None] = (None,) * 8) -> Deal:
    """A deal from its rows."""
    return Deal(
        tuple(
            (first,) if second is None else (first, second)
            for first, second in zip(light, dark, strict=True)
        )
    )


def parse_deal(text: str) -> Deal:
    """Reads `W=corner:W P=next:B+far:O ...`: every bird has one card or two."""
    found: dict[Bird, tuple[Wish, ...]] = {}
    for word in text.split():
        letter, equals, wishes = word.partition("=")
        if not equals:
            raise NotationError(
                "{word} is not a bird with its wish, such as W=next:B.", word=quoted(word)
            )
        bird = bird_of(letter)
        if bird in found:
            raise NotationError("Bird {bird} has cards in two places.", bird=bird.letter)
        texts = wishes.split("+")
        if len(texts) > 2:
            raise NotationError("Bird {bird} has more than two cards.", bird=bird.letter)
        found[bird] = tuple(parse_wish(each) for each in texts)
    for bird in BIRDS:
        if bird not in found:
            raise NotationError("Bird {bird} has no card.", bird=bird.letter)
    return Deal(tuple(found[bird] for bird in BIRDS))
