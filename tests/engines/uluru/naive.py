"""A second judge, written from the rules alone: texts and dictionaries, no table of the engine.

It is slow and simple on purpose. Wishes are texts, a contrary is another text, and a chain is
followed by rewriting texts until none of them points at somebody else's card.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations

COLOURS = "WPYORGBK"
RING = ["T", "L1", "L2", "L3", "B1", "B2", "R2", "R1"]

Cards = dict[str, list[str]]
Seating = dict[str, str]

GROUPS = {
    "long": "L1 L2 L3 R1 R2",
    "short": "T B1 B2",
    "boomerang": "L1 L2 L3 B1 B2",
    "lonely": "T R1 R2",
}
PAIRS = {
    "next": "L1-L2 L2-L3 R1-R2 B1-B2",
    "opposite": "L1-R1 L2-R1 L2-R2 L3-R2 T-B1 T-B2",
    "corner": "T-L1 T-R1 R2-B2 L3-B1",
}
CONTRARIES = {
    "any": "any",
    "boomerang": "lonely",
    "lonely": "boomerang",
    "long": "short",
    "short": "long",
    "next": "not next",
    "opposite": "not opposite",
    "corner": "not corner",
    "apart": "next or opposite",
    "far": "at most 1 between",
    "same": "contrary",
    "contrary": "same",
}


def paired(what: str, mine: str, theirs: str) -> bool:
    return bool({f"{mine}-{theirs}", f"{theirs}-{mine}"} & set(PAIRS[what].split()))


def between(mine: str, theirs: str) -> int:
    """How many seats lie between two seats, the shorter way round."""
    one, other = sorted((RING.index(mine), RING.index(theirs)))
    inside = other - one - 1
    return min(inside, 6 - inside)


def is_so(what: str, mine: str, theirs: str | None) -> bool:
    """Whether a seat is what a plain wish asks for; `theirs` is where the named bird sits."""
    if what == "any":
        return True
    if what in GROUPS:
        return mine in GROUPS[what].split()
    if theirs is None:  # near nobody
        return what in ("apart", "far") or what.startswith("not ")
    if what in PAIRS:
        return paired(what, mine, theirs)
    if what.startswith("not "):
        return not paired(what[4:], mine, theirs)
    beside = paired("next", mine, theirs) or paired("opposite", mine, theirs)
    return {
        "apart": not beside,
        "next or opposite": beside,
        "far": between(mine, theirs) >= 2,
        "at most 1 between": between(mine, theirs) <= 1,
    }[what]


def plain_wishes(cards: Cards, wisher: str, card: str) -> list[tuple[str, str]]:
    """All that a card comes to, as (plain wish, named colour); loops come to nothing."""
    found = []
    open_ends = [(card, False, wisher)]
    while open_ends:
        text, contrary, visited = open_ends.pop()
        what, _, colour = text.partition(":")
        if contrary:
            what = CONTRARIES[what]
        if what in ("same", "contrary"):
            if colour not in visited:
                flipped = what == "contrary"
                open_ends += [(each, flipped, visited + colour) for each in cards[colour]]
        elif colour != wisher:
            found.append((what, colour))
    return found


def judge(cards: Cards, seats: Seating) -> tuple[list[str], list[str]]:
    """The colours left out, and the colours of the cards that are not fulfilled, in order."""
    left_out = [colour for colour in COLOURS if colour not in seats]
    failed = [
        colour
        for colour in COLOURS
        if colour in seats
        for card in cards[colour]
        if not all(
            is_so(what, seats[colour], seats.get(named))
            for what, named in plain_wishes(cards, colour, card)
        )
    ]
    return left_out, failed


def stones(cards: Cards, seats: Seating) -> int:
    return sum(map(len, judge(cards, seats)))


def full_boards(seats: Seating) -> Iterator[Seating]:
    """Every full board that leaves the seated birds where they are."""
    waiting = [colour for colour in COLOURS if colour not in seats]
    free = [seat for seat in RING if seat not in seats.values()]
    for order in permutations(free):
        yield {**seats, **dict(zip(waiting, order, strict=True))}


# Random deals and boards, and their notation.

PLAIN = [*GROUPS, "any", "any"]
NAMING = ["next", "opposite", "corner", "apart", "far"]


def some_card(rng: random.Random, chains: float) -> str:
    """A card; `chains` is how likely it points at another card."""
    if rng.random() < chains:
        return f"{rng.choice(('same', 'contrary'))}:{rng.choice(COLOURS)}"
    if rng.random() < 0.2:
        return rng.choice(PLAIN)
    return f"{rng.choice(NAMING)}:{rng.choice(COLOURS)}"


def some_deal(rng: random.Random, doubled: int = 0, chains: float = 0.3) -> Cards:
    cards = {colour: [some_card(rng, chains)] for colour in COLOURS}
    for colour in rng.sample(COLOURS, doubled):
        cards[colour].append(some_card(rng, chains))
    return cards


def some_seating(rng: random.Random, missing: int = 0) -> Seating:
    seats = dict(zip(COLOURS, rng.sample(RING, 8), strict=True))
    for colour in rng.sample(COLOURS, missing):
        del seats[colour]
    return seats


def deal_text(cards: Cards) -> str:
    return " ".join(f"{colour}={'+'.join(wishes)}" for colour, wishes in cards.items())


def board_text(seats: Seating) -> str:
    where = {seat: colour for colour, seat in seats.items()}
    return " ".join(f"{seat}={where[seat]}" for seat in RING if seat in where)
