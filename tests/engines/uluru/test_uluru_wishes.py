"""Every sentence about seats, cards and wishes, on boards made by hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from engines.uluru.board import bird_of, parse_board
from engines.uluru.judge import Judgement, Verdict, content_seats, judge
from engines.uluru.wishes import DECK, Deal, cards, parse_deal, parse_wish
from tests.engines.uluru.naive import COLOURS, RING

FULL = "T=W L1=P L2=B L3=O B1=R B2=Y R2=G R1=K"


def deal(**wishes: str) -> Deal:
    """These cards, and nothing asked of everybody else."""
    return parse_deal(" ".join(f"{bird}={wishes.get(bird, 'any')}" for bird in COLOURS))


def ruling(board: str = FULL, **wishes: str) -> Judgement:
    return judge(deal(**wishes), parse_board(board))


def failed(board: str = FULL, **wishes: str) -> str:
    """The birds with a card that is not fulfilled, as letters."""
    return "".join(verdict.bird.letter for verdict in ruling(board, **wishes).unfulfilled)


def seats_for(board: str, bird: str = "K", **wishes: str) -> set[str]:
    """Where this bird would be content, everybody else staying put."""
    seats = content_seats(deal(**wishes), parse_board(board), bird_of(bird), 0)
    return {seat.name for seat in seats}


def verdict_on(bird: str, board: str = FULL, **wishes: str) -> Verdict:
    return next(each for each in ruling(board, **wishes).verdicts if each.bird.letter == bird)


# The deck.


def test_eighty_cards_in_five_levels() -> None:
    assert Counter(wish.level for wish in DECK) == {1: 8, 2: 16, 3: 24, 4: 24, 5: 8}
    assert Counter(map(str, cards(1, 2))) == {
        "any": 8,
        **dict.fromkeys(("boomerang", "lonely", "long", "short"), 4),
    }
    words = ("next", "opposite", "corner", "apart", "far", "same", "contrary")
    assert Counter(map(str, cards(3, 4, 5))) == {
        f"{word}:{colour}": 1 for word in words for colour in COLOURS
    }


def test_every_card_reads_as_it_is_written() -> None:
    assert all(parse_wish(str(wish)) == wish for wish in DECK)


# Seats.

ZONES = {
    "any": set(RING),
    "long": {"L1", "L2", "L3", "R1", "R2"},
    "short": {"T", "B1", "B2"},
    "boomerang": {"L1", "L2", "L3", "B1", "B2"},
    "lonely": {"T", "R1", "R2"},
}
PAIRS = {
    "next": {"L1-L2", "L2-L3", "R2-R1", "B1-B2"},
    "opposite": {"L1-R1", "L2-R1", "L2-R2", "L3-R2", "T-B1", "T-B2"},
    "corner": {"T-L1", "T-R1", "B2-R2", "L3-B1"},
    # Three or four steps round the ring, both ways.
    "far": {
        *("T-L3", "T-B1", "T-B2", "L1-B1", "L1-B2", "L1-R2"),
        *("L2-B2", "L2-R2", "L2-R1", "L3-R2", "L3-R1", "B1-R1"),
    },
}


@pytest.mark.parametrize("wish", ZONES)
def test_wishes_for_a_part_of_the_rock(wish: str) -> None:
    assert seats_for("", K=wish) == ZONES[wish]
    for seat in RING:
        assert failed(f"{seat}=K", K=wish) == ("" if seat in ZONES[wish] else "K")


@pytest.mark.parametrize(
    ("wish", "becomes"),
    [
        ("any", "any"),
        ("boomerang", "lonely"),
        ("lonely", "boomerang"),
        ("long", "short"),
        ("short", "long"),
    ],
)
def test_the_contrary_of_a_wish_for_a_part_of_the_rock(wish: str, becomes: str) -> None:
    assert seats_for("", K="contrary:W", W=wish) == ZONES[becomes]
    assert verdict_on("K", K="contrary:W", W=wish).strands[0].demand is not None
    assert str(verdict_on("K", K="contrary:W", W=wish).strands[0].demand) == becomes


def related(wish: str, **others: str) -> set[str]:
    """The pairs of seats, in ring order, on which Black's wish about White comes true."""
    pairs = []
    for one, other in combinations(RING, 2):
        forth = failed(f"{one}=K {other}=W", K=wish, **others)
        back = failed(f"{one}=W {other}=K", K=wish, **others)
        assert forth == back
        if not forth:
            pairs.append(f"{one}-{other}")
    return set(pairs)


ALL_PAIRS = {f"{one}-{other}" for one, other in combinations(RING, 2)}
NEAR = PAIRS["next"] | PAIRS["opposite"]


@pytest.mark.parametrize("wish", PAIRS)
def test_wishes_about_another_bird_and_their_contraries(wish: str) -> None:
    assert related(f"{wish}:W") == PAIRS[wish]
    assert related("contrary:P", P=f"{wish}:W") == ALL_PAIRS - PAIRS[wish]


def test_apart_is_neither_next_to_nor_opposite_and_its_contrary_is_either() -> None:
    assert related("apart:W") == ALL_PAIRS - NEAR
    assert related("contrary:P", P="apart:W") == NEAR


def test_the_left_side_has_no_long_diagonals() -> None:
    assert {"L1-R2", "L3-R1"}.isdisjoint(related("opposite:W"))


def test_the_top_seat_has_no_neighbour() -> None:
    assert not any("T" in pair.split("-") for pair in related("next:W"))


def test_not_sharing_a_corner_may_mean_sitting_side_by_side() -> None:
    assert "L1-L2" in related("contrary:P", P="corner:W")
    assert "T-L1" not in related("contrary:P", P="corner:W")


# Chains.


def test_the_chain_of_the_sheet_red_yellow_green() -> None:
    chain = {"R": "same:Y", "Y": "same:G", "G": "next:R"}
    assert failed("L2=R L1=Y L3=G", **chain) == ""
    assert failed("L2=R L1=Y B1=G", **chain) == "G"
    assert failed("L2=R T=Y L3=G", **chain) == "Y"
    red = verdict_on("R", **chain)
    assert red.automatic
    assert red.fulfilled
    assert [bird.letter for bird in red.strands[0].birds] == ["R", "Y", "G"]
    assert str(red.strands[0].demand) == "next:R"


def test_the_contrary_chain_of_the_sheet_blue_white_pink() -> None:
    chain = {"B": "contrary:W", "W": "same:P", "P": "opposite:O"}
    assert seats_for("T=O", "B", **chain) == set(RING) - {"T", "B1", "B2"}
    assert seats_for("T=O", "W", **chain) == {"B1", "B2"}
    assert failed("T=O B1=P B2=W L1=B", **chain) == ""
    assert failed("T=O B1=B B2=W L1=P", **chain) == "PB"


def test_the_double_contrary_of_the_sheet_yellow_red_green() -> None:
    chain = {"Y": "contrary:R", "R": "contrary:G", "G": "next:K"}
    assert seats_for("L2=K", "Y", **chain) == {"L1", "L3"}
    assert seats_for("L2=K", "R", **chain) == set(RING) - {"L1", "L2", "L3"}
    assert failed("L2=K L1=Y L3=G T=R", **chain) == ""


def test_two_birds_that_contradict_each_other_cost_a_stone() -> None:
    wishes = {"R": "next:Y", "Y": "apart:R"}
    assert failed("L1=R L2=Y", **wishes) == "Y"
    assert failed("L1=R B2=Y", **wishes) == "R"


def test_the_contrary_of_same_is_the_contrary_of_the_next_card() -> None:
    assert seats_for("", K="contrary:P", P="same:W", W="long") == ZONES["short"]


def test_the_contrary_of_contrary_is_the_next_card() -> None:
    assert seats_for("", K="contrary:P", P="contrary:W", W="long") == ZONES["long"]


def test_the_wisher_stays_the_subject_all_along() -> None:
    # Pink shares a corner with White; Black, who wants the same, does not.
    board = "T=W L1=P B1=K"
    assert failed(board, P="corner:W", K="same:P") == "K"


# Own colours.


@pytest.mark.parametrize("word", ["next", "opposite", "corner", "apart", "far", "same", "contrary"])
def test_a_card_with_its_own_colour_is_fulfilled_anywhere(word: str) -> None:
    for seat in RING:
        assert failed(f"{seat}=G", G=f"{word}:G") == ""
    assert verdict_on("G", G=f"{word}:G").automatic


@pytest.mark.parametrize("word", ["next", "opposite", "corner", "apart", "far"])
@pytest.mark.parametrize("link", ["same", "contrary"])
def test_a_chain_that_ends_at_the_wisher_is_fulfilled_whatever_its_sign(
    word: str, link: str
) -> None:
    assert seats_for("L2=P", K=f"{link}:P", P=f"{word}:K") == set(RING)


def test_a_followed_card_is_taken_as_printed() -> None:
    # Green is content with itself anywhere, but Black must sit next to Green (or must not).
    assert failed("L1=G L2=K", G="next:G", K="same:G") == ""
    assert failed("T=G L2=K", G="next:G", K="same:G") == "K"
    assert failed("L1=G L2=K", G="next:G", K="contrary:G") == "K"
    assert failed("T=G L2=K", G="next:G", K="contrary:G") == ""


# Missing birds.


@pytest.mark.parametrize(
    ("wish", "holds"),
    [("next:W", 0), ("opposite:W", 0), ("corner:W", 0), ("apart:W", 1), ("far:W", 1)],
)
def test_a_missing_bird_is_near_nobody(wish: str, holds: int) -> None:
    others = FULL.removeprefix("T=W ")
    assert failed(others, K=wish) == ("" if holds else "K")
    assert failed(others, K="contrary:P", P=wish).endswith("K") == bool(holds)
    assert seats_for(others, K=wish) == (set(RING) if holds else set())


def test_a_missing_bird_costs_one_stone_and_its_cards_nothing_more() -> None:
    result = ruling("L1=P", W="next:B+far:P", P="long+lonely")
    assert "".join(bird.letter for bird in result.unplaced) == "WYORGBK"
    assert [verdict.bird.letter for verdict in result.verdicts] == ["P", "P"]
    assert result.stones == 7 + 1


def test_the_card_of_a_missing_bird_is_still_followed() -> None:
    assert failed("T=K", K="same:W", W="long") == "K"
    assert failed("L1=K", K="same:W", W="long") == ""


def test_even_any_needs_a_seat() -> None:
    assert ruling("").stones == 8
    assert ruling(FULL).stones == 0


# Two cards on a colour.


def test_both_cards_of_a_bird_are_judged_light_row_first() -> None:
    result = ruling("T=P", P="long+boomerang")
    assert [(verdict.card, str(verdict.wish)) for verdict in result.unfulfilled] == [
        (0, "long"),
        (1, "boomerang"),
    ]
    assert result.stones == 7 + 2
    assert [verdict.card for verdict in ruling("T=P", P="short+long").unfulfilled] == [1]


def test_same_asks_for_both_cards_and_contrary_for_the_contrary_of_each() -> None:
    double = {"P": "long+boomerang"}
    assert seats_for("", K="same:P", **double) == {"L1", "L2", "L3"}
    assert seats_for("", K="contrary:P", **double) == {"T"}
    assert ruling("R1=K", K="same:P", **double).stones == 7 + 1  # one card, one stone


def test_a_branch_that_loops_adds_nothing() -> None:
    assert seats_for("", K="same:P", P="same:K+long") == ZONES["long"]
    assert seats_for("", K="contrary:P", P="contrary:K+long") == ZONES["short"]
    assert verdict_on("K", K="same:P", P="same:K+same:P").automatic


def test_branches_branch_again() -> None:
    chain = {"K": "same:P", "P": "same:W+contrary:Y", "W": "long+any", "Y": "boomerang+short"}
    assert len(verdict_on("K", **chain).strands) == 4
    assert seats_for("", **chain) == {"R1", "R2"}


# The worked example, and the order of judging.

EXAMPLE = "W=corner:W P=next:B Y=opposite:W O=same:P R=corner:G G=apart:Y B=far:P K=contrary:O"


def test_the_worked_example() -> None:
    result = judge(parse_deal(EXAMPLE), parse_board(FULL))
    assert [verdict.bird.letter for verdict in result.unfulfilled] == ["R", "B"]
    assert result.stones == 2
    told = {
        verdict.bird.letter: (verdict.automatic, [str(s.demand) for s in verdict.strands])
        for verdict in result.verdicts
    }
    assert told == {
        "W": (True, ["corner:W"]),
        "P": (False, ["next:B"]),
        "Y": (False, ["opposite:W"]),
        "O": (False, ["next:B"]),
        "R": (False, ["corner:G"]),
        "G": (False, ["apart:Y"]),
        "B": (False, ["far:P"]),
        "K": (False, ["not-next:B"]),
    }
    orange = result.verdicts[3]
    assert [bird.letter for bird in orange.strands[0].birds] == ["O", "P"]
    assert {seat.name for seat in orange.content} == {"L1", "L3"}
    assert [seat.name for seat in orange.related] == ["L2"]


def test_verdicts_come_in_scoring_order_whatever_the_seats() -> None:
    result = ruling("R1=W T=K B1=Y L1=P L2=O L3=R R2=G B2=B", **dict.fromkeys(COLOURS, "any"))
    assert "".join(verdict.bird.letter for verdict in result.verdicts) == COLOURS


def test_the_rows_of_two_strengths_are_separate_worlds() -> None:
    both = deal(K="same:W+same:W", W="long+short", **dict.fromkeys("PYORGB", "any+any"))
    at_the_top = parse_board("T=K")
    light, dark = (judge(both.row(row), at_the_top) for row in (0, 1))
    assert [len(each.unfulfilled) for each in (light, dark)] == [1, 0]
    assert len(judge(both, at_the_top).unfulfilled) == 2  # expert: everything is asked
