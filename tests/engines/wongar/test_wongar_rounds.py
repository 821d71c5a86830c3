"""A round: start player, turning up cards, the Elder's privilege, the order of the actions."""

from __future__ import annotations

import pytest

from engines.contract import CHANCE
from engines.sentences import IllegalMoveError
from engines.wongar.match import WongarMatch
from engines.wongar.material import CARD_NAMES
from engines.wongar.position import NONE, Step
from tests.engines.wongar.scenes import (
    area,
    hand,
    holders,
    options,
    pick_anything,
    ritual_pile,
    say,
    scene,
    set_up,
    who,
)


def everybody_takes_a_triple(*areas: str) -> list[str]:
    return [move for name in areas for move in (f"take {name}", "enough")]


def to_next_round(ancestor: str = "r@Hand", elder: str = "b@Foot") -> WongarMatch:
    match = scene(ancestor=ancestor, elder=elder)
    return say(match, *everybody_takes_a_triple("Fish", "Moon", "Turtle"))


def test_both_go_to_the_left_neighbour_of_who_holds_ancestor_and_boomerang() -> None:
    match = to_next_round()
    now = match.now
    assert now.round == 2
    assert (now.boomerang, now.holder[0]) == (1, 1)
    match = to_next_round(ancestor="g@Hand")
    assert (match.now.boomerang, match.now.holder[0]) == (0, 0)


def test_otherwise_the_boomerang_goes_to_the_ancestors_holder() -> None:
    match = scene(cards={"Emu": "ancestor"})
    say(match, "take Fish", "enough", "take Moon", "enough", "take Emu", "go Fish")
    now = match.now
    assert now.round == 2
    assert (now.boomerang, now.holder[0]) == (2, 2)


def test_not_before_the_first_round() -> None:
    match = set_up()
    first = match.now.holder[0]
    assert match.now.boomerang == first
    pick_anything(match)
    assert match.actors == (first,)


def test_every_pile_that_shows_none_is_turned_up() -> None:
    match = to_next_round()
    turned = []
    while match.actors == (CHANCE,):
        turned.append(str(match.draw()).split()[1])
    assert set(turned) == {"Fish", "Moon", "Turtle"}
    assert NONE not in match.now.open


def test_a_scorpion_moves_the_stone_leaves_the_game_and_is_replaced() -> None:
    match = to_next_round()
    now = match.now
    assert options(match)[0].startswith("turn Turtle")
    now.piles[area("Turtle")] = [1, 0, 0, 0, 2, 0, 0, 0, 0]
    say(match, "turn Turtle scorpion")
    assert now.space == 1
    assert now.gone[area("Turtle")][0] == 1
    assert now.open[area("Turtle")] == NONE
    say(match, "turn Turtle scorpion", "turn Turtle disc")
    assert now.space == 2
    assert now.open[area("Turtle")] == CARD_NAMES.index("disc")
    assert who(match) == "*"


def test_chance_turns_only_what_is_in_the_pile() -> None:
    match = to_next_round()
    match.now.piles[area("Turtle")] = [1, 0, 0, 0, 0, 0, 0, 0, 0]
    with pytest.raises(IllegalMoveError, match="Chance cannot bring this"):
        say(match, "turn Turtle cube")
    with pytest.raises(IllegalMoveError, match="Chance cannot bring this"):
        say(match, "turn Moon disc")


def test_the_scorpion_stays_on_the_last_space() -> None:
    match = to_next_round()
    match.now.space = 15
    match.now.piles[area("Turtle")] = [1, 0, 0, 0, 1, 0, 0, 0, 0]
    say(match, "turn Turtle scorpion")
    assert match.now.space == 15


def test_the_elders_holder_picks_any_one_ritual_card() -> None:
    match = to_next_round(elder="g@Foot")
    while match.actors == (CHANCE,):
        match.draw()
    assert who(match) == "g"
    assert options(match) == ["pick disc", "pick cube", "pick cylinder", "pick double"]
    before = match.now.pile[2]
    say(match, "pick cylinder")
    assert hand(match, "g") == "y"
    assert match.now.pile[2] == before - 1
    assert match.now.step is Step.ACT


def test_the_privilege_must_be_used() -> None:
    match = set_up()
    with pytest.raises(IllegalMoveError, match="Choose a ritual card"):
        say(match, "enough")


def test_an_empty_pile_is_rebuilt_from_the_discards() -> None:
    match = scene(elder="g@Foot")
    ritual_pile(match, "", "ccD")
    say(match, *everybody_takes_a_triple("Fish", "Moon", "Turtle"))
    while match.actors == (CHANCE,):
        match.draw()
    assert options(match) == ["pick cube", "pick double"]
    assert not any(match.now.discards)
    say(match, "pick double")
    assert match.now.pile == [0, 2, 0, 0]


def test_no_ritual_card_anywhere_means_none_is_taken() -> None:
    match = scene(elder="g@Foot")
    ritual_pile(match)
    say(match, *everybody_takes_a_triple("Fish", "Moon", "Turtle"))
    while match.actors == (CHANCE,):
        match.draw()
    assert match.now.step is Step.ACT
    assert hand(match, "g") == ""


def test_everybody_acts_once_clockwise_from_the_ancestors_holder_of_step_one() -> None:
    match = scene(4, cards={"Emu": "ancestor"}, ancestor="g@Hand")
    assert who(match) == "g"
    say(match, "take Fish", "enough")
    assert who(match) == "y"
    say(match, "take Emu", "go Fish")
    assert holders(match).startswith("y@Fish")
    assert who(match) == "r"
    say(match, "take Moon", "enough")
    assert who(match) == "b"
    say(match, "take Turtle", "enough")
    assert who(match) == "*"
    assert match.now.round == 2
    assert match.now.boomerang == match.now.holder[0] == 3


def test_an_action_takes_an_open_card_or_plays_one_from_the_hand() -> None:
    match = scene()
    match.now.open[area("Moon")] = NONE
    takes = [move for move in options(match) if move.startswith("take")]
    assert len(takes) == 9
    assert options(match)[-2:] == ["hand ancestor", "hand elder"]
    with pytest.raises(IllegalMoveError, match="No card lies open"):
        say(match, "take Moon")
    match.now.hands[0] = [0, 1]
    with pytest.raises(IllegalMoveError, match="no such card in your hand"):
        say(match, "hand ancestor")
    for nonsense in ("pass", "enough", "pair stones", "go Emu", "pick disc", "again out b"):
        with pytest.raises(IllegalMoveError, match="Take an open area card"):
            say(match, nonsense)


def test_there_are_always_cards_enough_for_everybody() -> None:
    """Ten areas, five players: whoever acts last still finds a card, so nobody has to pass."""
    match = scene(5)
    match.now.hands = [[0, 0]] * 5
    for name in ("Kangaroo", "Emu", "Turtle", "Snake", "Hand"):
        match.now.open[area(name)] = NONE
        match.now.piles[area(name)] = [0] * 9
        match.now.buried[area(name)] = 0
    say(match, *everybody_takes_a_triple("Foot", "Lizard", "Fish", "Waterhole"))
    assert options(match) == ["take Moon"]
