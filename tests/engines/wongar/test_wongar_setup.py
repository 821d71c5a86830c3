"""The material and the set-up, sentence by sentence."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.contract import CHANCE, Seat
from engines.sentences import IllegalMoveError
from engines.wongar import GAME
from engines.wongar.board import AREAS, board
from engines.wongar.match import WongarMatch
from engines.wongar.material import AREA_CARDS, CARD_NAMES, PILE, RITUAL_CARDS, SCORPION, STONES
from engines.wongar.position import NONE, Step
from tests.engines.wongar.scenes import area, fresh, options, say, set_up, who


def test_the_material() -> None:
    assert STONES == (18, 15, 12)
    assert dict(zip(CARD_NAMES, AREA_CARDS, strict=True)) == {
        "disc": 3, "cube": 2, "cylinder": 1, "triple": 1, "scorpion": 2, "rituals": 1,
        "ancestor": 2, "elder": 2, "both": 1,
    }  # fmt: skip
    assert sum(AREA_CARDS) == 15
    assert RITUAL_CARDS == (14, 12, 10)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_player_has_two_cards_of_each_figure_and_the_piles_one_less(players: int) -> None:
    match = fresh(players)
    assert match.now.hands == [[2, 2]] * players
    taken = Counter(dict(enumerate(AREA_CARDS))) - Counter(dict(enumerate(PILE)))
    assert {CARD_NAMES[card]: count for card, count in taken.items()} == {
        "ancestor": 1,
        "elder": 1,
    }
    assert all(sum(pile) == 13 for pile in match.now.piles)


def test_the_game_is_for_three_to_five() -> None:
    assert list(GAME.seat_counts) == [3, 4, 5]


def test_every_area_shows_a_card_and_no_scorpion() -> None:
    for seed in range(20):
        now = set_up(seed=seed).now
        assert NONE not in now.open
        assert SCORPION not in now.open
        assert now.space == 0
        assert now.gone == [[0, 0]] * AREAS
        for here in range(AREAS):
            assert sum(now.piles[here]) + now.buried[here] == 12


def test_a_scorpion_turned_up_at_set_up_goes_under_its_pile_and_is_replaced() -> None:
    match = fresh()
    assert who(match) == "*"
    assert "turn Kangaroo scorpion" in options(match)
    say(match, "turn Kangaroo scorpion")
    assert match.now.space == 0
    assert match.now.buried[0] == 1
    assert match.now.open[0] == NONE
    say(match, "turn Kangaroo scorpion")
    assert match.now.buried[0] == 2
    assert "turn Kangaroo scorpion" not in options(match)
    say(match, "turn Kangaroo elder", "turn Emu disc")
    assert match.now.open[:2] == [CARD_NAMES.index("elder"), CARD_NAMES.index("disc")]


def test_the_scorpion_under_a_pile_comes_last() -> None:
    match = set_up()
    now = match.now
    now.open[0], now.buried[0] = NONE, 1
    now.piles[0] = [0] * 9
    now.piles[0][CARD_NAMES.index("disc")] = 1
    now.step, now.seat = Step.TURN, CHANCE
    assert options(match) == ["turn Kangaroo disc"]
    now.piles[0][CARD_NAMES.index("disc")] = 0
    assert options(match) == ["turn Kangaroo scorpion"]
    assert str(match.draw()) == "turn Kangaroo scorpion"
    assert now.space == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_stones_from_the_bag_row_by_row_twice_as_many_on_hand_and_foot(players: int) -> None:
    match = fresh(players)
    while match.now.step is not Step.STONES:
        match.draw()
    assert match.now.bag == [4] * (3 * players)
    filled: list[int] = []
    while match.now.step is Step.STONES:
        before = [sum(row) for row in match.now.stones]
        match.draw()
        after = [sum(row) for row in match.now.stones]
        filled += [place for place in range(AREAS) if after[place] > before[place]]
    assert filled == sorted(filled)
    for place in range(AREAS):
        twice = board().areas[place] in ("Hand", "Foot")
        assert filled.count(place) == players * (2 if twice else 1)
    assert not any(match.now.bag)
    for seat in range(players):
        for kind in range(3):
            assert sum(row[seat * 3 + kind] for row in match.now.stones) == 4
            assert match.now.supply[seat][kind] == STONES[kind] - 4


def test_a_stone_that_is_not_in_the_bag_cannot_be_drawn() -> None:
    match = fresh()
    while match.now.step is not Step.STONES:
        match.draw()
    say(match, *["draw disc r"] * 4)
    with pytest.raises(IllegalMoveError, match="Chance"):
        say(match, "draw disc r")
    with pytest.raises(IllegalMoveError, match="Chance"):
        say(match, "draw disc y")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_ritual_cards_and_one_double_each(players: int) -> None:
    match = fresh(players)
    while match.now.step is not Step.FIGURES:
        match.draw()
    for cards in match.now.rituals:
        assert sum(cards[:3]) == 2
        assert cards[3] == 1
    assert match.now.pile[3] == 0
    assert sum(match.now.pile) == 14 + 12 + 10 - 2 * players


def test_boomerang_and_ancestor_to_one_the_elder_to_another() -> None:
    match = fresh(4)
    while match.now.step is not Step.FIGURES:
        match.draw()
    assert len(options(match)) == 12
    assert "begin r r" not in options(match)
    say(match, "begin g b")
    now = match.now
    assert now.boomerang == now.holder[0] == 2
    assert now.holder[1] == 1
    assert now.stands == [area("Hand"), area("Foot")]
    assert now.space == 0
    assert now.round == 1


def test_any_player_may_get_the_figures() -> None:
    first = {tuple(set_up(3, seed).now.holder) for seed in range(60)}
    assert len(first) == 6


def test_seats_have_the_colours_they_ask_for_or_the_first_that_are_free() -> None:
    def letters(*colours: str) -> str:
        match = GAME.start([Seat(colour=colour) for colour in colours])
        assert isinstance(match, WongarMatch)
        return match.now.letters

    assert letters("", "", "") == "rbg"
    assert letters("p", "y", "r") == "pyr"
    assert letters("b", "", "") == "brg"
    assert letters("g", "g", "mauve") == "grb"
    assert letters("", "", "", "", "r") == "bgypr"


def test_stones_go_by_the_colour_of_the_seat() -> None:
    match = GAME.start([Seat(colour="p"), Seat(colour="y"), Seat(colour="r")])
    assert isinstance(match, WongarMatch)
    while match.now.step is not Step.STONES:
        match.draw()
    say(match, "draw cube y")
    assert match.now.stones[0] == [0, 0, 0, 0, 1, 0, 0, 0, 0]
