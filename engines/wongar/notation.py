"""A position as one line of text.

Cards are letters (`d`isc, `c`ube, c`y`linder, `t`riple, `s`corpion, `f`our rituals, `a`ncestor,
`e`lder, `b`oth; among ritual cards `D` is the double). Stones are a colour and three digits, one
for each kind; a digit above 9 goes on with letters. Of an area come the open card, the pile with
what lies known under it, what every player keeps from it, and the stones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.wongar.material import CARD_NAMES, CARDS
from engines.wongar.moves import ACT_NAMES
from engines.wongar.position import NONE, Position

_AREA_CARDS = "dcytsfaeb"
_RITUAL_CARDS = "dcyD"
_DIGITS = "0123456789abcdefghijklmnop"


def text_of(now: Position) -> str:
    """Everything there is to know about a position."""
    return " | ".join((_heading(now), *_areas(now), *_players(now), _rituals(now), _next(now)))


def _heading(now: Position) -> str:
    ancestor, elder = (
        f"{_who(now, holder)}@{now.board.areas[area]}"
        for holder, area in zip(now.holder, now.stands, strict=True)
    )
    return (
        f"round {now.round} scorpion {now.space} ancestor {ancestor} elder {elder} "
        f"boomerang {_who(now, now.boomerang)}"
    )


def _areas(now: Position) -> Iterator[str]:
    for area, name in enumerate(now.board.areas):
        card = now.open[area]
        words = [name, "-" if card == NONE else _AREA_CARDS[card]]
        words.append(f"{_cards(_AREA_CARDS, now.piles[area])}_{'s' * now.buried[area]}")
        words += [
            f"{letter}:{kept}"
            for letter, cards in zip(now.letters, now.kept, strict=True)
            if (kept := _kept(cards, area))
        ]
        yield " ".join((*words, _stones(now, now.stones[area])))


def _players(now: Position) -> Iterator[str]:
    for seat, letter in enumerate(now.letters):
        supply = "".join(_DIGITS[count] for count in now.supply[seat])
        hand = _cards("ae", now.hands[seat]) or "-"
        rituals = _cards(_RITUAL_CARDS, now.rituals[seat]) or "-"
        yield f"{letter} {now.points[seat]} supply {supply} hand {hand} rituals {rituals}"


def _rituals(now: Position) -> str:
    pile, discards = (_cards(_RITUAL_CARDS, cards) or "-" for cards in (now.pile, now.discards))
    return f"pile {pile} discards {discards}"


def _next(now: Position) -> str:
    """Who has to do what."""
    words = [f"{_who(now, now.seat)} {now.step.name.lower()} done {now.done}"]
    if now.turn != NONE:
        words.append(f"turn {_who(now, now.turn)}")
    if now.kind != NONE:
        words.append(CARD_NAMES[now.kind])
    if now.places or now.picks:
        words.append(f"left {now.places}+{now.picks}{'!' * now.must}")
    if now.figures:
        inside = "".join(now.letters[seat] for seat, stays in enumerate(now.inside) if stays)
        where = "-" if now.area == NONE else now.board.areas[now.area]
        words.append(f"called {now.figures} at {where} in {inside or '-'}")
    if now.again != NONE:
        words.append(f"again {ACT_NAMES[now.again]}")
    if any(now.bag):
        words.append(f"bag {_stones(now, now.bag)}")
    return " ".join(words)


def _who(now: Position, seat: int) -> str:
    return now.letters[seat] if seat >= 0 else "-"


def _cards(letters: str, counts: Sequence[int]) -> str:
    return "".join(letter * count for letter, count in zip(letters, counts, strict=True))


def _kept(cards: Sequence[int], area: int) -> str:
    return "".join(_AREA_CARDS[card % CARDS] for card in sorted(cards) if card // CARDS == area)


def _stones(now: Position, row: Sequence[int]) -> str:
    """`r210 b001`: discs, cubes and cylinders of everybody who has any."""
    return " ".join(
        letter + "".join(_DIGITS[count] for count in counts)
        for seat, letter in enumerate(now.letters)
        if any(counts := row[seat * 3 : seat * 3 + 3])
    )
