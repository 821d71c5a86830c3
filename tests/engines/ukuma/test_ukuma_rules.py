"""Every sentence about cards, placing, wins and draws, on tables laid by hand."""

from __future__ import annotations

import random

import pytest

from engines.ukuma import GAME
from engines.ukuma.cards import DECK, Card, parse_card
from engines.ukuma.moves import Place, Throw
from engines.ukuma.rules import (
    Ending,
    PlacementError,
    Reason,
    Result,
    clashes,
    own_cells,
    placements,
    result,
    win,
)
from engines.ukuma.setup import OPTIONS, Opening
from engines.ukuma.stock import Stock
from engines.ukuma.table import BLACK, LETTERS, PLAYERS, SIZES, WHITE, Table, parse_table
from tests.engines.ukuma.laid import START, cards, laid


def table(text: str) -> Table:
    return parse_table(text, SIZES["9x9"])


def place(text: str) -> Place:
    move = GAME.parse_move(text)
    assert isinstance(move, Place)
    return move


def test_the_set_has_one_card_of_each_combination() -> None:
    assert len(DECK) == len(set(DECK)) == 36
    for part, kinds in zip(range(3), (4, 3, 3), strict=True):
        assert len({card[part] for card in DECK}) == kinds


@pytest.mark.parametrize(
    ("cell", "card", "fits"),
    [
        ((5, 4), "vba", True),  # west colour on the east colour of /ab
        ((5, 4), "vab", False),
        ((3, 4), "vba", True),  # east colour on the west colour
        ((3, 4), "vab", False),
        ((4, 3), "/cc", True),  # forms, whatever the colours
        ((4, 3), "\\ab", False),
        ((4, 5), "/cc", True),
        ((4, 5), "^ab", False),
        ((5, 5), "^cc", True),  # a corner asks for nothing
    ],
)
def test_neighbours_fit_by_colour_sideways_and_by_form_up_and_down(
    cell: tuple[int, int], card: str, fits: bool
) -> None:
    assert (clashes(table("W@4,4=/ab"), parse_card(card), cell) == ()) is fits
    assert (clashes(table("B@4,4=/ab"), parse_card(card), cell) == ()) is fits


def test_clashes_name_every_neighbour_that_does_not_fit() -> None:
    around = table("W@5,4=/aa W@3,4=/ba B@4,5=/aa B@4,3=vaa")
    assert clashes(around, parse_card("/ba"), (4, 4)) == ((3, 4), (4, 3))
    assert clashes(around, parse_card("^bb"), (4, 4)) == ((5, 4), (3, 4), (4, 5), (4, 3))


def test_both_players_start_with_two_cells() -> None:
    assert own_cells(table(START), WHITE) == ((3, 4), (5, 4))
    assert own_cells(table(START), BLACK) == ((3, 5), (5, 5))


@pytest.mark.parametrize(
    ("move", "reasons"),
    [
        ("5,4=/ba", ()),
        ("4,6=/ba", (Reason.RULE_1,)),  # touches Black's card and fits it, but no own card
        ("5,4=/aa", (Reason.RULE_2,)),
        ("4,3=/ba", (Reason.RULE_3,)),  # rules 1 and 2 hold
        ("4,3=vcc", (Reason.RULE_2, Reason.RULE_3)),
        ("4,6=vcc", (Reason.RULE_1, Reason.RULE_2)),
        ("0,0=/ba", (Reason.RULE_1, Reason.RULE_3)),
        ("3,5=/ba", (Reason.RULE_1, Reason.RULE_2)),  # an own card at the corner is not enough
        ("4,4=/ba", (Reason.TAKEN,)),
        ("4,5=/ba", (Reason.TAKEN,)),
        ("-1,4=/ba", (Reason.OFF_TABLE,)),
        ("4,9=/ba", (Reason.OFF_TABLE,)),
        ("5,4=/bb", (Reason.NOT_IN_HAND,)),
        ("4,4=/ab", (Reason.NOT_IN_HAND,)),
    ],
)
def test_a_refusal_says_which_rules_are_broken(move: str, reasons: tuple[Reason, ...]) -> None:
    match = laid(START, "/ba /aa vcc", "/aa /bb /cc")
    before = match.position
    if not reasons:
        match.play(WHITE, place(move))
        return
    with pytest.raises(PlacementError) as refused:
        match.play(WHITE, place(move))
    assert refused.value.reasons == reasons
    assert refused.value.reason is reasons[0]
    assert refused.value.sentence == reasons[0].value
    assert match.position == before
    assert match.played == []


def test_a_card_has_to_fit_foreign_neighbours_as_well() -> None:
    flank = START + " W@5,4=vba"
    match = laid(flank, "vab vbb /ab", "/aa /bb /cc")
    # (5,5) lies north of White's v and east of Black's /ca.
    assert [str(move) for move in match.legal_moves(WHITE)] == ["5,5=vab", "throw"]
    with pytest.raises(PlacementError) as refused:
        match.play(WHITE, place("5,5=vbb"))
    assert refused.value.reason is Reason.RULE_2


def test_first_come_first_served() -> None:
    match = laid(START + " W@5,4=vba", "vab vac vaa", "vaa vab vac")
    match.play(BLACK, place("5,5=vaa"), at=1000)
    with pytest.raises(PlacementError) as late:
        match.play(WHITE, place("5,5=vab"), at=1001)
    assert late.value.reason is Reason.TAKEN
    assert [str(card) for card in match.stocks[WHITE].hand] == ["vab", "vac", "vaa"]
    assert [str(each) for each in match.played] == ["1 5,5=vaa @1000"]


# Wins.


@pytest.mark.parametrize(("column", "ending"), [(3, True), (4, True), (5, True), (2, False)])
def test_white_wins_one_row_further_than_a_black_card_it_touches(column: int, ending: bool) -> None:
    lying = table(f"W@4,5=/ab B@{column},4=vcc")
    assert win(lying, WHITE, (4, 5)) is (Ending.BEHIND if ending else None)


@pytest.mark.parametrize("column", [3, 4, 5])
def test_black_wins_one_row_further_south(column: int) -> None:
    over = result(table(f"W@{column},5=vcc B@4,4=/ab"), (4, 4), (DECK, DECK))
    assert over == Result(BLACK, Ending.BEHIND, (4, 4))


@pytest.mark.parametrize(
    "black", ["B@3,4=vcc", "B@5,4=vbb", "B@3,5=vcc", "B@4,5=/cc", "B@5,5=vcc", "B@4,2=/ab"]
)
def test_beside_before_or_far_from_a_card_is_not_behind_it(black: str) -> None:
    assert win(table("W@4,4=/ab " + black), WHITE, (4, 4)) is None


@pytest.mark.parametrize("size", SIZES)
def test_a_card_at_the_other_home_edge_wins(size: str) -> None:
    rows = SIZES[size].rows
    north, south = (2, rows - 1), (2, 0)
    for player, far, home in ((WHITE, north, south), (BLACK, south, north)):
        lying = Table(SIZES[size]).put(player, DECK[0], far)
        assert result(lying, far, (DECK, DECK)) == Result(player, Ending.EDGE, far)
        assert win(Table(SIZES[size]).put(player, DECK[0], home), player, home) is None


def test_the_edge_is_named_when_a_card_wins_both_ways() -> None:
    assert win(table("W@4,8=/ab B@4,7=/ab"), WHITE, (4, 8)) is Ending.EDGE


def test_a_winning_card_ends_the_match_at_once() -> None:
    match = laid(START + " W@5,4=vba W@5,5=vab", "vcc vbb vca", "/aa /bb /cc", games=1)
    assert match.outcome is None
    match.play(WHITE, place("5,6=vcc"), at=4200)
    assert match.outcome is not None
    assert (match.outcome.termination, match.outcome.winners) == ("behind", (WHITE,))
    assert match.outcome.scores == (1, 0)
    assert match.actors == ()


# Draws.

SPREAD = "W@0,4=/aa W@8,4=/ab B@0,5=/aa B@8,5=/ab"


def test_a_draw_when_both_have_reached_both_sides() -> None:
    assert result(table(SPREAD), (8, 5), (DECK, DECK)) == Result(None, Ending.SIDES, (8, 5))
    for missing in SPREAD.split():
        rest = [word for word in SPREAD.split() if word != missing]
        last = (8, 5) if "8,5" in rest[-1] else (0, 5)
        assert result(table(" ".join(rest)), last, (DECK, DECK)) is None


def test_a_win_comes_before_a_draw() -> None:
    over = result(table(SPREAD + " B@7,3=/ac"), (7, 3), (DECK, DECK))
    assert over == Result(BLACK, Ending.BEHIND, (7, 3))


def useless(player: int) -> list[Card]:
    """The cards that fit none of the player's cells at the start."""
    return [card for card in DECK if not list(placements(table(START), player, [card]))]


def test_a_draw_when_nobody_has_a_card_that_fits_an_own_cell() -> None:
    lying, white, black = table(START), useless(WHITE), useless(BLACK)
    assert result(lying, (4, 5), (white, black)) == Result(None, Ending.STUCK, (4, 5))
    assert result(lying, (4, 5), ((), ())) == Result(None, Ending.STUCK, (4, 5))
    # One card of one player is enough to go on.
    assert result(lying, (4, 5), ([*white, parse_card("/ba")], black)) is None
    assert result(lying, (4, 5), (white, [*black, parse_card("vac")])) is None


def test_the_last_fitting_card_makes_it_a_draw() -> None:
    match = laid(START, "/ba", "/bb", games=1)
    match.stocks = (Stock(cards("/ba"), ()), Stock(cards("vbb"), ()))
    match.play(WHITE, place("5,4=/ba"))
    assert match.outcome is not None
    assert (match.outcome.termination, match.outcome.winners) == ("stuck", (WHITE, BLACK))
    assert match.outcome.scores == (0, 0)


def test_who_is_stuck_alone_may_still_throw() -> None:
    match = laid(START, " ".join(map(str, useless(WHITE)[:3])), "/aa /bb /cc")
    assert list(match.legal_moves(WHITE)) == [Throw()]


# The sheet's remark.


def test_never_more_than_two_cells_in_thousands_of_games() -> None:
    rng = random.Random(2)
    handicaps = next(option for option in OPTIONS if option.name == "handicap").allowed
    openings = [Opening(size, handicap) for size in SIZES.values() for handicap in handicaps]
    both = 0
    for game in range(4_000):
        lying = openings[game % len(openings)].draw(rng)
        left = [set(DECK) - {card for _, card in lying.of(player)} for player in PLAYERS]
        over = None
        while over is None:
            for player in PLAYERS:
                cells = own_cells(lying, player)
                assert len(cells) <= 2, f"{LETTERS[player]} on {lying}"
                both += len(cells) == 2
            player = rng.randrange(2)
            fitting = list(placements(lying, player, sorted(left[player])))
            if not fitting:
                player = 1 - player
                fitting = list(placements(lying, player, sorted(left[player])))
            card, cell = rng.choice(fitting)
            left[player].remove(card)
            lying = lying.put(player, card, cell)
            over = result(lying, cell, (left[0], left[1]))
    assert both > 4_000


def test_no_game_begins_stuck() -> None:
    for size in SIZES.values():
        for handicap in ("none", "white", "black"):
            opening = Opening(size, handicap)
            rng = random.Random(1)
            for _ in range(50):
                lying = opening.draw(rng)
                for player in PLAYERS:
                    own = {card for _, card in lying.of(player)}
                    rest = [card for card in DECK if card not in own]
                    assert any(True for _ in placements(lying, player, rest))
