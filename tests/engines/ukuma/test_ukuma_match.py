"""Set-up, hands, piles, series, turns and what may be taken back."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.contract import CHANCE, Seat
from engines.playout import playout
from engines.sentences import IllegalMoveError
from engines.transcript import Transcript, parse_transcript, replay
from engines.ukuma import GAME
from engines.ukuma.cards import DECK
from engines.ukuma.levels import LEVELS, SPREAD
from engines.ukuma.match import UkumaMatch
from engines.ukuma.moves import Draw, Place, Start, Throw
from engines.ukuma.setup import Opening
from engines.ukuma.stock import Stock
from engines.ukuma.table import BLACK, PLAYERS, SIZES, WHITE, parse_table
from tests.engines.ukuma.laid import START, begun, cards, laid, move
from tests.engines.walks import walk

SLOWEST_CHILD = (1 + SPREAD) * (LEVELS[0].see + 3 * LEVELS[0].decide + 3 * LEVELS[0].move)
SETTINGS = settings(max_examples=40, deadline=None)
ROW = {"none": {WHITE: 1, BLACK: 1}, "white": {WHITE: 3, BLACK: 1}, "black": {WHITE: 1, BLACK: 3}}


# Set-up.


@pytest.mark.parametrize("handicap", ROW)
@pytest.mark.parametrize(("size", "centre"), [("9x9", (4, 4)), ("7x7", (3, 3)), ("11x9", (5, 4))])
def test_a_game_starts_in_the_middle(size: str, centre: tuple[int, int], handicap: str) -> None:
    match = GAME.start([Seat(), Seat()], {"size": size, "handicap": handicap}, 5)
    assert match.actors == (CHANCE,)
    start = match.draw()
    assert isinstance(start, Start)
    x, y = centre
    lying = start.table.cards
    for player, row in ((WHITE, y), (BLACK, y + 1)):
        own = {cell for cell, _ in start.table.of(player)}
        span = range(x - 1, x + 2) if ROW[handicap][player] == 3 else [x]
        assert own == {(column, row) for column in span}
        for column in list(span)[1:]:
            assert lying[column - 1, row].card.east == lying[column, row].card.west
    assert lying[x, y].card.form == lying[x, y + 1].card.form
    # Then both take three cards, and only then anybody may act.
    assert match.actors == (CHANCE,)
    first = match.draw()
    assert match.actors == (CHANCE,)
    second = match.draw()
    assert [(type(each), each.player, len(each.cards)) for each in (first, second)] == [
        (Draw, WHITE, 3),
        (Draw, BLACK, 3),
    ]
    assert match.actors == (WHITE, BLACK)


@pytest.mark.parametrize(("handicap", "count"), [("none", 36 * 9), ("white", None)])
def test_every_start_is_listed_once(handicap: str, count: int | None) -> None:
    match = GAME.start([Seat(), Seat()], {"handicap": handicap})
    legal = match.legal_moves(CHANCE)
    starts = list(legal)
    assert len(set(starts)) == len(starts) == legal.count()
    assert count is None or len(starts) == count
    assert all(start in legal for start in islice(starts, 0, None, 97))
    assert Opening(SIZES["9x9"], handicap).allows(starts[-1].table)


@pytest.mark.parametrize(
    "table",
    [
        "",
        "W@4,4=/ab",
        "W@4,4=/ab B@4,5=vab",  # another form
        "W@4,5=/ab B@4,6=/ab",  # not in the middle
        "B@4,4=/ab W@4,5=/ab",  # colours changed over
        "W@4,4=/ab B@4,5=/ab B@5,5=/bc",  # a card too many
        "W@4,4=/ab B@3,5=/aa B@4,5=/ab B@5,5=/bc",  # a handicap nobody chose
    ],
)
def test_other_starts_are_refused(table: str) -> None:
    match = GAME.start([Seat(), Seat()])
    with pytest.raises(IllegalMoveError, match="does not start"):
        match.play(CHANCE, Start(parse_table(table, SIZES["9x9"])))
    with pytest.raises(IllegalMoveError, match="does not start"):
        match.play(CHANCE, move("draw W /ab /bc /ca"))


def test_a_start_on_another_size_is_refused() -> None:
    match = GAME.start([Seat(), Seat()], {"size": "11x9"})
    with pytest.raises(IllegalMoveError):
        match.play(CHANCE, Start(parse_table("W@5,4=/ab B@5,5=/ab", SIZES["9x9"])))
    match.play(CHANCE, Start(parse_table("W@5,4=/ab B@5,5=/ab", SIZES["11x9"])))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("draw W /ab /bc /ca", "on top"),  # /ab lies on the table
        ("draw W /bb /bb /ca", "on top"),
        ("draw W /bb /bc", "on top"),
        ("draw W /bb /bc /ca /cc", "on top"),
        ("draw B /bb /bc /cc", "other player"),
        ("throw", "other player"),
    ],
)
def test_impossible_draws_are_refused(text: str, why: str) -> None:
    match = GAME.start([Seat(), Seat()])
    match.play(CHANCE, move(f"start 9x9 {START}"))
    with pytest.raises(IllegalMoveError, match=why):
        match.play(CHANCE, move(text))
    match.play(CHANCE, move("draw W /bb /bc /ca"))


# Hands and piles.


def test_three_new_cards_come_when_all_three_are_placed() -> None:
    match = laid(START, "/ba", "/aa /bb /cc")
    match.play(WHITE, move("5,4=/ba"))
    assert match.actors == (CHANCE, BLACK)
    assert match.draw().player == WHITE
    assert len(match.stocks[WHITE].hand) == 3
    assert match.actors == (WHITE, BLACK)


def test_the_rest_of_a_hand_may_be_thrown_away_at_any_time() -> None:
    match = laid(START, "/ba vcc", "/aa /bb /cc")
    match.play(WHITE, Throw())
    assert match.stocks[WHITE].discard == cards("/ba vcc")
    assert match.actors == (CHANCE, BLACK)
    match.draw()
    assert len(match.stocks[WHITE].hand) == 3
    assert not {"/ba", "vcc"} & {str(card) for card in match.stocks[WHITE].hand}


def test_one_player_goes_on_while_the_other_draws() -> None:
    match = laid(START, "/ba vcc", "/aa /bb /cc")
    match.play(WHITE, Throw())
    match.play(BLACK, move("5,5=/aa"))
    match.play(BLACK, Throw())
    assert match.actors == (CHANCE,)
    assert [match.draw().player, match.draw().player] == [WHITE, BLACK]
    assert match.actors == (WHITE, BLACK)


def test_a_slow_hand_is_not_held_up_by_quick_draws() -> None:
    draws = 0
    for seed in range(20):
        match = playout(GAME, ["child", "master"], {"games": 1}, seed)
        acted = [each.at for each in match.played if each.actor == WHITE]
        until = acted[0] if acted else match.played[-1].at
        draws += sum(
            str(each.move)[:6] == "draw B" and 0 < each.at < until for each in match.played
        )
        assert until <= SLOWEST_CHILD * 1000
    assert draws > 20


def test_the_turned_over_discard_pile_is_drawn_as_it_was_thrown() -> None:
    match = laid(START, "/ba /bb /bc", "/aa /bb /cc")
    match.stocks = (Stock(cards("vba"), (), (), cards("/ba /bb /bc /cc vcc")), match.stocks[BLACK])
    match.play(WHITE, Throw())
    legal = match.legal_moves(CHANCE)
    assert [str(each) for each in legal] == ["draw W /ba /bb /bc"]
    assert legal.count() == 1
    with pytest.raises(IllegalMoveError):
        match.play(CHANCE, move("draw W /bb /ba /bc"))
    match.draw()
    # The cards that were just thrown lie at the bottom.
    assert match.stocks[WHITE] == Stock(cards("/ba /bb /bc"), (), cards("/cc vcc vba"), ())


def test_the_last_cards_of_a_pile_come_before_the_turned_ones() -> None:
    match = laid(START, "/ba /bb /bc", "/aa /bb /cc")
    match.stocks = (Stock(cards("vba"), cards("^aa ^bb"), (), cards("/ba")), match.stocks[BLACK])
    match.play(WHITE, Throw())
    legal = match.legal_moves(CHANCE)
    assert {str(each) for each in legal} == {"draw W ^aa ^bb /ba", "draw W ^bb ^aa /ba"}
    assert legal.count() == 2
    match.draw()
    assert match.stocks[WHITE].turned == cards("vba")
    assert match.stocks[WHITE].discard == ()


def test_a_pile_is_turned_only_when_a_card_is_missing() -> None:
    stock = Stock((), cards("^aa ^bb ^cc"), (), cards("/ba /bb")).take(cards("^cc ^aa ^bb"))
    assert stock == Stock(cards("^cc ^aa ^bb"), (), (), cards("/ba /bb"))
    stock = stock.throw().take(cards("/ba /bb ^cc"))
    assert stock == Stock(cards("/ba /bb ^cc"), (), cards("^aa ^bb"), ())


def test_who_has_fewer_than_three_cards_left_draws_those() -> None:
    match = laid(START, "/ba vcc", "/aa /bb /cc")
    match.stocks = (Stock(cards("/ba vcc"), ()), match.stocks[BLACK])
    match.play(WHITE, Throw())
    assert [str(each) for each in match.legal_moves(CHANCE)] == ["draw W /ba vcc"]
    match.draw()
    match.play(WHITE, move("5,4=/ba"))
    assert match.actors == (WHITE, BLACK)


@pytest.mark.parametrize("pace", ["real-time", "calm"])
def test_who_has_no_card_left_waits_for_the_other(pace: str) -> None:
    match = laid(START, "/ba", "/aa /bb /cc", pace=pace)
    match.stocks = (Stock(cards("/ba"), ()), match.stocks[BLACK])
    match.play(WHITE, move("5,4=/ba"))
    assert match.actors == (BLACK,)
    match.play(BLACK, Throw())
    match.draw()
    assert match.actors == (BLACK,)


def check_all_cards(match: UkumaMatch) -> None:
    for player in PLAYERS:
        stock = match.stocks[player]
        table = tuple(card for _, card in match.table.of(player))
        assert Counter(stock.cards + table) == Counter(DECK)
        assert len(stock.hand) <= 3
        assert not (stock.shuffled and stock.turned)


@SETTINGS
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 250))
def test_seventy_two_cards_all_the_time(seed: int, steps: int) -> None:
    for match in walk(GAME, seed, steps):
        check_all_cards(match)


@SETTINGS
@given(rng=st.randoms(use_true_random=False), steps=st.integers(0, 250))
def test_seventy_two_cards_when_hands_cross(rng: random.Random, steps: int) -> None:
    """Draws come late, and both grab for any cell with any card they have ever seen."""
    match = begun(rng.randrange(1000))
    cells = [(x, y) for x in range(2, 7) for y in range(2, 8)]
    for _ in range(steps):
        if match.outcome is not None:
            return
        actor = rng.choice((CHANCE, *PLAYERS))
        before = match.position
        try:
            if actor == CHANCE:
                match.draw()
            elif rng.random() < 0.1:
                match.play(actor, Throw())
            else:
                match.play(actor, Place(rng.choice(DECK), rng.choice(cells)))
        except IllegalMoveError:
            assert match.position == before
        check_all_cards(match)


@SETTINGS
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 120))
def test_a_view_shows_what_lies_open_and_nothing_else(seed: int, steps: int) -> None:
    match = list(walk(GAME, seed, steps))[-1]
    for seat in PLAYERS:
        view = match.view(seat)
        own, other = match.stocks[seat], match.stocks[1 - seat]
        assert view.hand == own.hand
        assert view.discards[seat] == own.discard
        assert view.discards[1 - seat] == other.discard
        assert view.hands[1 - seat] == len(other.hand)
        assert view.piles[1 - seat] == other.pile
        assert set(view.unseen(1 - seat)) == {*other.hand, *other.shuffled, *other.turned}
        # Nothing tells the order of the own pile, or which cards the other one holds.
        swapped = match.copy()
        hidden = (*other.hand, *other.shuffled, *other.turned)[::-1]
        hand, pile = hidden[: len(other.hand)], hidden[len(other.hand) :]
        mixed = Stock(hand, tuple(card for card in DECK if card in pile), (), other.discard)
        mine = Stock(own.hand, own.shuffled, own.turned[::-1], own.discard)
        swapped.stocks = (mine, mixed) if seat == WHITE else (mixed, mine)
        assert swapped.view(seat) == view


# The stream of moves.


def test_both_play_at_once_and_the_record_keeps_the_time() -> None:
    match = playout(GAME, ["quick", "quick"], {"games": 1}, 4)
    times = [each.at for each in match.played]
    assert times == sorted(times)
    seats = [each.actor for each in match.played if each.actor != CHANCE]
    assert any(one == other for one, other in pairwise(seats))
    assert {WHITE, BLACK} == set(seats)
    text = str(Transcript.of(GAME, match))
    again = replay(parse_transcript(text))
    assert again.played == match.played
    assert again.outcome == match.outcome


def test_only_places_and_throws_are_moves_of_a_seat() -> None:
    match = begun()
    for strange in (match.played[0].move, match.played[1].move):
        with pytest.raises(IllegalMoveError, match="places a card or throws"):
            match.play(WHITE, strange)
