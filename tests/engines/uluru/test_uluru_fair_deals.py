"""Fair deals: every round of such a match can be solved without a stone."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.uluru.solver import fewest_stones
from engines.uluru.wishes import Deal, cards
from tests.engines.uluru.matches import idle_match


def fewest(deal: Deal, variant: str) -> int:
    """The fewest stones for somebody; with two strengths, added up over the rows."""
    rows = [deal.row(0), deal.row(1)] if variant == "two-strengths" else [deal]
    return sum(map(fewest_stones, rows))


@pytest.mark.parametrize(
    ("variant", "doubled"),
    [
        *((variant, 3) for variant in ("first", "after-first", "tricky", "two-strengths")),
        *(("expert", doubled) for doubled in range(1, 9)),
    ],
)
def test_every_round_of_a_fair_match_has_a_perfect_board(variant: str, doubled: int) -> None:
    for seed in range(25):
        _, deals = idle_match(seed=seed, variant=variant, doubled=doubled, fair=True)
        assert [fewest(deal, variant) for deal in deals] == [0] * len(deals)


@pytest.mark.parametrize("seed", range(300, 400))
def test_the_last_cards_of_a_fair_first_game_are_never_hopeless(seed: int) -> None:
    """The last eight cards are what is left; unless the fifth round sees to it, they clash."""
    _, deals = idle_match(seed=seed, variant="first", fair=True)
    assert fewest_stones(deals[-1]) == 0


def test_unfair_deals_are_often_impossible() -> None:
    impossible = sum(
        fewest_stones(deal) > 0
        for seed in range(20)
        for deal in idle_match(seed=seed, variant="tricky")[1]
    )
    assert 0.25 < impossible / 120 < 0.55


def test_fair_matches_use_their_cards_as_others_do() -> None:
    _, deals = idle_match(variant="first", fair=True)
    assert Counter(wish for deal in deals for wish in deal.wishes) == Counter(cards(1, 2, 3))
