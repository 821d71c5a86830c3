"""Verdicts in words: what a card came to, link by link, in the language of the people.

Colours are names here ("Orange wants what Pink wants"), so no language needs to bend them; what a
bird wants is told as an infinitive, which fits after "wants" and after a colon alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol

from device.language import mark
from engines.uluru.board import Bird, Board
from engines.uluru.chains import Demand, Strand
from engines.uluru.judge import Verdict
from engines.uluru.wishes import Kind, Wish
from screens.uluru.words import COLOURS

WANTS = {
    Kind.ANY: mark("to sit anywhere"),
    Kind.BOOMERANG: mark("to sit by the boomerang"),
    Kind.LONELY: mark("to sit away from the boomerang"),
    Kind.LONG: mark("to sit on a long side"),
    Kind.SHORT: mark("to sit on a short side"),
    Kind.NEXT: mark("to sit next to {bird}"),
    Kind.OPPOSITE: mark("to sit opposite {bird}"),
    Kind.CORNER: mark("to share a corner with {bird}"),
    Kind.APART: mark("to sit neither next to nor opposite {bird}"),
    Kind.FAR: mark("to leave at least two seats between itself and {bird}"),
}
WANTS_NOT = {
    Kind.ANY: WANTS[Kind.ANY],
    Kind.BOOMERANG: WANTS[Kind.LONELY],
    Kind.LONELY: WANTS[Kind.BOOMERANG],
    Kind.LONG: WANTS[Kind.SHORT],
    Kind.SHORT: WANTS[Kind.LONG],
    Kind.NEXT: mark("not to sit next to {bird}"),
    Kind.OPPOSITE: mark("not to sit opposite {bird}"),
    Kind.CORNER: mark("not to share a corner with {bird}"),
    Kind.APART: mark("to sit next to or opposite {bird}"),
    Kind.FAR: mark("to leave at most one seat between itself and {bird}"),
}


class Speaker(Protocol):
    """A language: its code, and how it says a text."""

    code: str

    def tr(self, text: str, **params: object) -> str: ...


class Line(NamedTuple):
    """A sentence, and the bird it is about."""

    bird: Bird | None
    text: str


class Teller:
    """Tells verdicts in one language."""

    def __init__(self, language: Speaker) -> None:
        self._language = language

    def tr(self, text: str, **params: object) -> str:
        """A text of the catalogue; birds and demands among its parameters are put into words."""
        words = {name: self._words(value) for name, value in params.items()}
        return smooth(self._language.tr(text, **words), self._language.code)

    def _words(self, value: object) -> object:
        if isinstance(value, Bird):
            return self._language.tr(COLOURS[value])
        if isinstance(value, Demand):
            return self.demand(value)
        return value

    def demand(self, demand: Demand) -> str:
        """What a bird has to do to be content: "to sit next to Blue"."""
        kind, bird = demand.wish
        text = (WANTS_NOT if demand.contrary else WANTS)[kind]
        return self.tr(text) if bird is None else self.tr(text, bird=bird)

    # Verdicts.

    def missing(self, bird: Bird) -> list[Line]:
        """Why a bird without a seat costs a stone."""
        return [
            Line(bird, self.tr("{bird} has no seat. That costs one stone, no more.", bird=bird)),
        ]

    def verdict(self, verdict: Verdict, board: Board) -> list[Line]:
        """The way from the card to what it came to on this board, sentence by sentence."""
        lines = list(self._forks(verdict.strands))
        for strand in verdict.strands:
            lines += self._strand(strand)
            lines += self._absent(strand, board)
        return list(dict.fromkeys(lines))

    def outcome(self, verdict: Verdict) -> str:
        """Content or not, in a word."""
        if verdict.fulfilled:
            return self.tr("{bird} is content.", bird=verdict.bird)
        return self.tr("{bird} is not content: one stone.", bird=verdict.bird)

    def _forks(self, strands: Sequence[Strand]) -> Iterator[Line]:
        """Where the chain branches, since a bird on its way has two cards."""
        for one, other in pairwise(strands):
            ways = zip(one.birds, one.wishes, other.wishes, strict=False)
            fork = next(bird for bird, wish, instead in ways if wish != instead)
            yield Line(fork, self.tr("{bird} has two cards, and both count.", bird=fork))

    def _strand(self, strand: Strand) -> Iterator[Line]:
        wisher, demand = strand.birds[0], strand.demand
        own = strand.wishes[0].bird is wisher
        if own:
            text = mark("{bird}’s card shows {bird} itself: any seat will do.")
            yield Line(wisher, self.tr(text, bird=wisher))
        elif len(strand.birds) == 1:
            yield Line(wisher, self.tr("{bird} wants {demand}.", bird=wisher, demand=demand))
        else:
            yield from self._links(strand)
            if demand is None:
                yield Line(None, self.tr("That goes round in a circle and asks for nothing."))
            else:
                yield from self._conclusion(strand, demand)

    def _links(self, strand: Strand) -> Iterator[Line]:
        """Who wants what whom wants; the last link is told together with the plain wish."""
        for place, (bird, other) in enumerate(pairwise(strand.birds)):
            contrary = strand.wishes[place].kind is Kind.CONTRARY
            if strand.demand is not None and place == len(strand.birds) - 2:
                yield Line(bird, self._last_link(bird, other, contrary, strand.demand.wish))
                continue
            text = (
                mark("{bird} wants the contrary of what {other} wants.")
                if contrary
                else mark("{bird} wants what {other} wants.")
            )
            yield Line(bird, self.tr(text, bird=bird, other=other))

    def _last_link(self, bird: Bird, other: Bird, contrary: bool, printed: Wish) -> str:
        if printed.bird is other:  # content by itself, but those who follow take it as printed
            text = (
                mark("{bird} wants the contrary of what {other}’s card says: {demand}.")
                if contrary
                else mark("{bird} wants what {other}’s card says: {demand}.")
            )
        else:
            text = (
                mark("{bird} wants the contrary of {other}, and {other} wants {demand}.")
                if contrary
                else mark("{bird} wants what {other} wants: {demand}.")
            )
        return self.tr(text, bird=bird, other=other, demand=Demand(printed))

    def _conclusion(self, strand: Strand, demand: Demand) -> Iterator[Line]:
        wisher = strand.birds[0]
        contraries = sum(wish.kind is Kind.CONTRARY for wish in strand.wishes)
        if demand.wish.kind is Kind.ANY:
            text = mark("So any seat will do for {bird}.")
        elif demand.wish.bird is wisher:
            text = mark("So the wish is about {bird} itself: any seat will do.")
        elif contraries and not demand.contrary:
            text = mark("The contraries cancel out: {bird} wants {demand}.")
        elif contraries or len(strand.birds) > 2:
            text = mark("So {bird} wants {demand}.")
        else:
            return
        yield Line(wisher, self.tr(text, bird=wisher, demand=demand))

    def _absent(self, strand: Strand, board: Board) -> Iterator[Line]:
        """A bird without a seat is near nobody."""
        demand = strand.demand
        if demand is None or strand.automatic or demand.wish.bird is None:
            return
        named = demand.wish.bird
        if board.seat(named) is None:
            text = (
                mark("{bird} has no seat, so nobody is near it.")
                if demand.seats(board)
                else mark("{bird} has no seat, so nobody can be near it.")
            )
            yield Line(named, self.tr(text, bird=named))


def smooth(text: str, code: str) -> str:
    """Runs words together where a name begins with a vowel, as French and Italian do."""
    if code == "fr":
        return re.sub(r"\b([Dd]|[Qq]u)e (?=[AEIOU])", r"\1’", text)
    if code == "it":
        return re.sub(r"\b([aAeE]) (?=A)", r"\1d ", text)
    return text
