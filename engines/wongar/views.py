"""What a seat may see, and worlds that look just like it from there.

Open to everybody: stones, supplies, open cards, how high the piles are and what lies known
under them, what left the game, played rituals, figures, points, and of hidden cards how many
there are (of kept area cards also their backs, which tell the area). A seat sees its own hands
and its own face-down cards, and the ritual pile only while it looks through it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from engines.contract import Value
from engines.wongar.board import AREAS, board
from engines.wongar.material import CARDS, FOUR, IN_BAG, PILE, RITUAL_CARDS, SCORPION, TRIPLE
from engines.wongar.position import NONE, Position, Step
from engines.wongar.scoring import Scored

Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat; the numbering is that of `Position`."""

    me: int
    players: int
    letters: str
    options: Mapping[str, Value]
    # What everybody sees.
    step: Step
    round: int
    done: int
    turn: int
    seat: int
    kind: int
    places: int
    picks: int
    must: bool
    area: int
    figures: int
    inside: tuple[bool, ...]
    again: int
    scored: Scored | None
    stones: tuple[Counts, ...]
    supply: tuple[Counts, ...]
    open: Counts
    pile_sizes: Counts
    buried: Counts
    gone: tuple[Counts, ...]
    backs: tuple[Counts, ...]
    hand_sizes: Counts
    ritual_sizes: Counts
    pile_size: int
    discards: Counts
    holder: Counts
    stands: Counts
    boomerang: int
    space: int
    points: Counts
    # What only this seat sees; the collections are turned up for everybody at the end.
    kept: Counts
    hand: Counts
    rituals: Counts
    pile: Counts | None
    collections: tuple[Counts, ...] | None


def view_of(now: Position, me: int, options: Mapping[str, Value]) -> View:
    looking = now.step is Step.PICK and now.seat == me
    return View(
        me,
        now.players,
        now.letters,
        options,
        now.step,
        now.round,
        now.done,
        now.turn,
        now.seat,
        now.kind,
        now.places,
        now.picks,
        now.must,
        now.area,
        now.figures,
        tuple(now.inside),
        now.again,
        now.scored,
        tuple(map(tuple, now.stones)),
        tuple(map(tuple, now.supply)),
        tuple(now.open),
        tuple(map(int.__add__, map(sum, now.piles), now.buried)),
        tuple(now.buried),
        tuple(map(tuple, now.gone)),
        tuple(map(tuple, now.backs)),
        tuple(map(sum, now.hands)),
        tuple(map(sum, now.rituals)),
        sum(now.pile),
        tuple(now.discards),
        tuple(now.holder),
        tuple(now.stands),
        now.boomerang,
        now.space,
        tuple(now.points),
        tuple(now.kept[me]),
        tuple(now.hands[me]),
        tuple(now.rituals[me]),
        tuple(now.pile) if looking else None,
        now.collections if now.step is Step.OVER else None,
    )


def imagined(view: View, rng: random.Random) -> Position:
    """A position that this view cannot tell from the real one."""
    now = Position(board(), view.letters)
    now.stones = [list(row) for row in view.stones]
    now.supply = [list(row) for row in view.supply]
    now.bag = [0] * (3 * view.players)
    if not view.round:
        now.bag = [IN_BAG - sum(there) for there in zip(*view.stones, strict=True)]
    now.open = list(view.open)
    now.buried = list(view.buried)
    now.gone = [list(row) for row in view.gone]
    now.backs = [list(row) for row in view.backs]
    now.discards = list(view.discards)
    now.holder = list(view.holder)
    now.stands = list(view.stands)
    now.boomerang = view.boomerang
    now.space = view.space
    now.points = list(view.points)
    now.step = view.step
    now.round = view.round
    now.done = view.done
    now.turn = view.turn
    now.seat = view.seat
    now.kind = view.kind
    now.places = view.places
    now.picks = view.picks
    now.must = view.must
    now.area = view.area
    now.figures = view.figures
    now.inside = list(view.inside)
    now.again = view.again
    now.scored = view.scored
    _imagine_area_cards(now, view, rng)
    _imagine_hands(now, view, rng)
    _imagine_rituals(now, view, rng)
    return now


def _imagine_area_cards(now: Position, view: View, rng: random.Random) -> None:
    """Who keeps what face down, area by area; what nobody keeps is in the pile."""
    now.kept[view.me] = list(view.kept)
    for area in range(AREAS):
        unseen = list(PILE)
        if view.open[area] != NONE:
            unseen[view.open[area]] -= 1
        unseen[SCORPION] -= view.gone[area][0] + view.buried[area]
        unseen[TRIPLE] -= view.gone[area][1]
        for card in view.kept:
            if card // CARDS == area:
                unseen[card % CARDS] -= 1
        owners = [
            seat
            for seat, backs in enumerate(view.backs)
            if seat != view.me
            for _ in range(backs[area])
        ]
        if owners:
            keepable = [
                card
                for card, count in enumerate(unseen)
                if card not in (SCORPION, TRIPLE)
                for _ in range(count)
            ]
            for seat, card in zip(owners, rng.sample(keepable, len(owners)), strict=True):
                now.kept[seat].append(area * CARDS + card)
                unseen[card] -= 1
        now.piles[area] = unseen
    if view.collections is not None:
        _agree_with_the_end(now, view)


def _agree_with_the_end(now: Position, view: View) -> None:
    """At the end the collections lie open: only their kinds matter, so these are taken over."""
    assert view.collections is not None
    for seat, counts in enumerate(view.collections):
        if seat != view.me:
            backs = [area for area, count in enumerate(view.backs[seat]) for _ in range(count)]
            kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
            kinds += [FOUR] * (len(backs) - len(kinds))
            now.kept[seat] = [area * CARDS + kind for area, kind in zip(backs, kinds, strict=True)]


def _imagine_hands(now: Position, view: View, rng: random.Random) -> None:
    at_first = [figure for figure, count in enumerate(now.board.hand) for _ in range(count)]
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.me:
            held = rng.sample(at_first, size)
            now.hands[seat] = [held.count(0), held.count(1)]
    now.hands[view.me] = list(view.hand)


def _imagine_rituals(now: Position, view: View, rng: random.Random) -> None:
    dealt = view.round or view.step is Step.FIGURES
    doubles = view.players if dealt else 0
    unseen = [
        all_cards - own - played
        for all_cards, own, played in zip(
            (*RITUAL_CARDS, doubles), view.rituals, view.discards, strict=True
        )
    ]
    if view.pile is not None:
        unseen = [count - lying for count, lying in zip(unseen, view.pile, strict=True)]
    cards = [card for card, count in enumerate(unseen) for _ in range(count)]
    rng.shuffle(cards)
    for seat, size in enumerate(view.ritual_sizes):
        if seat == view.me:
            now.rituals[seat] = list(view.rituals)
        else:
            held = [cards.pop() for _ in range(size)]
            now.rituals[seat] = [held.count(card) for card in range(4)]
    now.pile = [cards.count(card) for card in range(4)] if view.pile is None else list(view.pile)
