"""Views are blind: whatever hidden cards are changed, no view that must not see them changes."""

from __future__ import annotations

import dataclasses
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.wongar import GAME
from engines.wongar.board import AREAS
from engines.wongar.match import WongarMatch
from engines.wongar.material import SCORPION, TRIPLE
from engines.wongar.position import Position, Step
from tests.engines.walks import wander
from tests.engines.wongar.scenes import ritual_pile, say, scene, set_up, who
from tests.engines.wongar.test_wongar_naive import random_match

walks = settings(max_examples=60, deadline=None)
seeds = st.integers(0, 2**32)
deep = st.integers(60, 600)


def wandered(seed: int, steps: int) -> WongarMatch:
    match = wander(GAME, seed, steps)
    assert isinstance(match, WongarMatch)
    return match


def reshuffle_hidden(now: Position, me: int, rng: random.Random) -> None:
    """Changes everything that this seat must not know, and only that."""
    others = [seat for seat in range(now.players) if seat != me]
    looking = now.step is Step.PICK and now.seat == me
    pools = [now.rituals[seat] for seat in others] + ([] if looking else [now.pile])
    deal_anew(pools, rng)
    for seat in others:
        size, most = sum(now.hands[seat]), now.board.hand[0]
        ancestors = rng.randint(max(0, size - now.board.hand[1]), min(most, size))
        now.hands[seat] = [ancestors, size - ancestors]
    for area in range(AREAS):
        hidden = [
            (seat, place)
            for seat in others
            for place, card in enumerate(now.kept[seat])
            if card // 9 == area
        ]
        pool = [now.kept[seat][place] % 9 for seat, place in hidden]
        for card, count in enumerate(now.piles[area]):
            if card not in (SCORPION, TRIPLE):
                pool += [card] * count
                now.piles[area][card] = 0
        rng.shuffle(pool)
        for seat, place in hidden:
            now.kept[seat][place] = area * 9 + pool.pop()
        for card in pool:
            now.piles[area][card] += 1


def deal_anew(pools: list[list[int]], rng: random.Random) -> None:
    sizes = [sum(pool) for pool in pools]
    cards = [card for pool in pools for card, count in enumerate(pool) for _ in range(count)]
    rng.shuffle(cards)
    for pool, size in zip(pools, sizes, strict=True):
        pool[:] = [0, 0, 0, 0]
        for _ in range(size):
            pool[cards.pop()] += 1


@walks
@given(seed=seeds, steps=deep)
def test_changing_hidden_cards_changes_no_view(seed: int, steps: int) -> None:
    match = wandered(seed, steps)
    if match.outcome is not None:
        return
    for seat in range(match.now.players):
        changed = match.copy()
        reshuffle_hidden(changed.now, seat, random.Random(seed))
        assert changed.view(seat) == match.view(seat)
        if match.actors == (seat,):
            assert list(changed.legal_moves(seat)) == list(match.legal_moves(seat))


def test_the_reshuffling_really_changes_hidden_cards() -> None:
    match = wandered(3, 300)
    changed = match.copy()
    reshuffle_hidden(changed.now, 0, random.Random(3))
    assert changed.position != match.position
    assert changed.view(1) != match.view(1)


@walks
@given(seed=seeds, steps=deep)
def test_what_is_imagined_cannot_be_told_from_the_real_and_adds_up(seed: int, steps: int) -> None:
    match = wandered(seed, steps)
    rng = random.Random(seed)
    for seat in range(match.now.players):
        view = match.view(seat)
        imagined = WongarMatch.imagine(view, rng)
        assert imagined.view(seat) == view
        assert imagined.actors == match.actors
        if match.actors == (seat,):
            assert list(imagined.legal_moves(seat)) == list(match.legal_moves(seat))
        for pile in (*imagined.now.piles, *imagined.now.rituals, *imagined.now.hands):
            assert min(pile) >= 0


def test_imagination_varies() -> None:
    match = wandered(5, 300)
    rng = random.Random(1)
    worlds = {WongarMatch.imagine(match.view(0), rng).position for _ in range(10)}
    assert len(worlds) > 1
    assert all(world != match.position for world in worlds)


def test_a_view_shows_the_own_cards_and_only_counts_of_others() -> None:
    match = scene(rituals={"r": "dD", "b": "yyy"})
    match.now.hands[1] = [2, 0]
    match.now.kept = [[0, 9 + 7], [18 + 1], []]
    match.now.backs = [[1, 1, *[0] * 8], [0, 0, 1, *[0] * 7], [0] * 10]
    mine, theirs = match.view(0), match.view(1)
    assert mine.rituals == (1, 0, 0, 1)
    assert mine.ritual_sizes == theirs.ritual_sizes == (2, 3, 0)
    assert mine.hand_sizes == (4, 2, 4)
    assert mine.hand == (2, 2)
    assert mine.kept == (0, 16)
    assert mine.backs[1] == (0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
    assert theirs.hand == (2, 0)
    assert theirs.kept == (19,)
    assert mine.collections is None


def test_the_ritual_pile_is_seen_only_while_it_is_looked_through() -> None:
    match = set_up()
    picker = match.actors[0]
    for seat in range(3):
        view = match.view(seat)
        assert (view.pile is not None) == (seat == picker)
        assert view.pile_size == 30
    say(match, "pick disc")
    assert all(match.view(seat).pile is None for seat in range(3))


def test_discards_are_open_and_a_rebuilt_pile_is_not() -> None:
    match = scene(cards={"Emu": "disc"})
    ritual_pile(match, "", "dc")
    assert match.view(1).discards == (1, 1, 0, 0)
    say(match, "take Emu", "pair rituals")
    assert who(match) == "r"
    assert match.view(1).discards == (0, 0, 0, 0)
    assert match.view(1).pile is None
    assert match.view(1).pile_size == 2


def test_at_the_end_the_collections_lie_open() -> None:
    match = random_match(4, 3)
    for seat in range(3):
        view = match.view(seat)
        assert view.collections == match.now.collections
        assert WongarMatch.imagine(view, random.Random(1)).view(seat) == view


def test_a_view_is_a_value_without_seed() -> None:
    match = set_up()
    view = match.view(0)
    assert view == match.copy().view(0)
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.space = 3  # type: ignore[misc]
    assert not any("seed" in field.name for field in dataclasses.fields(view))
