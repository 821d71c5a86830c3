"""Wishes in words, for the voice and for whoever asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from device.language import mark
from engines.uluru.board import BIRDS, Bird
from engines.uluru.wishes import Deal, Kind, Wish

Translate = Callable[..., str]

COLOURS = {
    Bird.WHITE: mark("White"),
    Bird.PINK: mark("Pink"),
    Bird.YELLOW: mark("Yellow"),
    Bird.ORANGE: mark("Orange"),
    Bird.RED: mark("Red"),
    Bird.GREEN: mark("Green"),
    Bird.BLUE: mark("Blue"),
    Bird.BLACK: mark("Black"),
}
WISHES = {
    Kind.ANY: mark("any seat"),
    Kind.BOOMERANG: mark("a seat by the boomerang"),
    Kind.LONELY: mark("a seat away from the boomerang"),
    Kind.LONG: mark("a seat on a long side"),
    Kind.SHORT: mark("a seat on a short side"),
    Kind.NEXT: mark("next to {bird}"),
    Kind.OPPOSITE: mark("opposite {bird}"),
    Kind.CORNER: mark("round the corner from {bird}"),
    Kind.APART: mark("neither next to nor opposite {bird}"),
    Kind.FAR: mark("far from {bird}"),
    Kind.SAME: mark("the same as {bird}"),
    Kind.CONTRARY: mark("the contrary of {bird}"),
}


def colour(tr: Translate, bird: Bird) -> str:
    return tr(COLOURS[bird])


def wish_words(tr: Translate, wish: Wish) -> str:
    """What a card asks for, as it is printed."""
    if wish.bird is None:
        return tr(WISHES[wish.kind])
    return tr(WISHES[wish.kind], bird=colour(tr, wish.bird))


def read_aloud(tr: Translate, deal: Deal) -> str:
    """All wishes in scoring order."""
    return " ".join(_spoken(tr, deal))


def _spoken(tr: Translate, deal: Deal) -> Iterator[str]:
    for bird in BIRDS:
        for wish in deal.cards[bird]:
            yield tr("{bird}: {wish}.", bird=colour(tr, bird), wish=wish_words(tr, wish))
