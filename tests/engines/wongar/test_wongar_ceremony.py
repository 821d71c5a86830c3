"""The ceremony, sentence by sentence."""

from __future__ import annotations

import pytest

from engines.contract import CHANCE, Seat
from engines.sentences import IllegalMoveError
from engines.wongar import GAME
from engines.wongar.match import WongarMatch
from engines.wongar.position import Step
from tests.engines.wongar.scenes import (
    hand,
    options,
    points,
    say,
    scene,
    supply,
    there,
    who,
)


def ceremony(
    stones: dict[str, str], rituals: dict[str, str], ancestor: str = "r@Hand", players: int = 3
) -> WongarMatch:
    """Red calls a ceremony in Emu with the Elder, so that the Ancestor's holder stays."""
    match = scene(players, stones=stones, rituals=rituals, ancestor=ancestor)
    match.now.boomerang = match.now.turn = match.now.seat = 0
    return say(match, "hand elder", "go Emu")


def test_everybody_with_a_stone_in_the_area_takes_part() -> None:
    match = ceremony({"Emu": "r:d g:y", "Hand": "b:ddd"}, {"r": "d", "b": "d", "g": "d"})
    assert match.now.inside == [True, False, True]


def test_the_ancestors_holder_begins_then_clockwise() -> None:
    match = ceremony({"Emu": "r:d b:d g:d"}, {"r": "y", "b": "y", "g": "y"}, "b@Hand")
    turns = ""
    while match.now.step is Step.RITUAL:
        turns += who(match)
        say(match, "pass")
    assert turns == "bgr"


def test_or_the_next_to_the_left_who_takes_part() -> None:
    match = ceremony({"Emu": "r:d b:d"}, {"r": "y", "b": "y", "g": "y"}, "g@Hand")
    assert who(match) == "r"
    match = ceremony({"Emu": "b:d g:d"}, {"r": "y", "b": "y", "g": "y"}, "r@Hand")
    assert who(match) == "b"


def test_who_calls_with_the_ancestor_begins() -> None:
    match = scene(stones={"Emu": "r:d b:d g:d"}, rituals={"r": "y", "b": "y", "g": "y"})
    say(match, "take Fish", "enough", "hand ancestor", "go Emu")
    assert who(match) == "b"


def test_it_goes_round_until_all_have_passed_and_who_passes_is_out() -> None:
    match = ceremony({"Emu": "r:dddd b:ddd", "Hand": "r:d"}, {"r": "dd", "b": "dd"})
    say(match, "ritual disc out b")
    assert who(match) == "b"
    say(match, "pass")
    assert who(match) == "r"
    assert match.now.inside == [True, False, False]
    say(match, "ritual disc in Hand")
    assert match.now.scored is not None
    assert there(match, "Emu") == "r:ddddd b:dd"


def test_a_foreign_stone_goes_back_to_its_owners_supply() -> None:
    match = ceremony({"Emu": "r:c b:cc g:c"}, {"r": "c"})
    before = supply(match, "b", "cube")
    assert [move for move in options(match) if " out " in move] == [
        "ritual cube out b",
        "ritual cube out g",
    ]
    say(match, "ritual cube out b")
    assert there(match, "Emu") == "r:c b:c g:c"
    assert supply(match, "b", "cube") == before + 1


def test_an_own_stone_is_moved_to_a_neighbouring_area() -> None:
    match = ceremony({"Emu": "r:cd"}, {"r": "c"})
    assert [move for move in options(match) if " away " in move] == [
        f"ritual cube away {name}" for name in ("Kangaroo", "Turtle", "Hand", "Foot")
    ]
    say(match, "ritual cube away Turtle")
    assert (there(match, "Emu"), there(match, "Turtle")) == ("r:d", "r:c")


def test_an_own_stone_is_brought_in_from_a_neighbouring_area() -> None:
    match = ceremony({"Emu": "r:d", "Hand": "r:y b:y", "Moon": "r:y"}, {"r": "y"})
    assert options(match) == ["ritual cylinder in Hand", "pass"]
    say(match, "ritual cylinder in Hand")
    assert (there(match, "Emu"), there(match, "Hand")) == ("r:dy", "b:y")


def test_a_card_moves_only_stones_of_its_kind() -> None:
    match = ceremony({"Emu": "r:c b:c", "Hand": "r:c"}, {"r": "d"})
    assert options(match) == ["pass"]


def test_rituals_that_are_refused() -> None:
    match = ceremony({"Emu": "r:d b:d", "Moon": "r:d"}, {"r": "d"})
    for move, sentence in {
        "ritual cube out b": "no such ritual card in your hand",
        "ritual double disc out b": "no such ritual card in your hand",
        "ritual disc out r": "Only stones of other players",
        "ritual disc out g": "no such stone in the area of the ceremony",
        "ritual disc away Moon": "only between the ceremony's area and its neighbours",
        "ritual disc in Moon": "only between the ceremony's area and its neighbours",
        "ritual disc in Hand": "no such stone to move",
        "again out b": "Play a ritual card, or pass",
        "take Moon": "Play a ritual card, or pass",
    }.items():
        with pytest.raises(IllegalMoveError, match=sentence):
            say(match, move)


def test_a_double_does_the_same_twice_with_one_kind() -> None:
    match = ceremony({"Emu": "r:d b:dc g:d"}, {"r": "D"})
    say(match, "ritual double disc out b")
    assert options(match) == ["again out g", "enough"]
    with pytest.raises(IllegalMoveError, match="same action a second time"):
        say(match, "again away Hand")
    with pytest.raises(IllegalMoveError, match="no such stone in the area"):
        say(match, "again out b")
    with pytest.raises(IllegalMoveError, match="same action a second time"):
        say(match, "pass")
    say(match, "again out g")
    assert there(match, "Emu") == "r:d b:c"


def test_a_double_takes_any_kind_and_may_stop_after_one() -> None:
    match = ceremony({"Emu": "r:dcy b:dcy", "Hand": "r:dcy"}, {"r": "D"})
    kinds = {move.split()[2] for move in options(match) if move != "pass"}
    assert kinds == {"disc", "cube", "cylinder"}
    say(match, "ritual double cylinder away Foot")
    assert match.now.scored is not None  # no second cylinder to move away
    match = ceremony({"Emu": "r:d b:dd"}, {"r": "D"})
    say(match, "ritual double disc out b", "enough")
    assert there(match, "Emu") == "r:d b:d"
    assert match.now.scored is not None


def test_a_double_moves_to_two_areas_and_from_two_areas() -> None:
    match = ceremony({"Emu": "r:ccd"}, {"r": "D"})
    say(match, "ritual double cube away Foot", "again away Hand")
    assert (there(match, "Foot"), there(match, "Hand")) == ("r:c", "r:c")
    match = ceremony({"Emu": "r:d", "Hand": "r:c", "Turtle": "r:c"}, {"r": "D"})
    say(match, "ritual double cube in Hand", "again in Turtle")
    assert there(match, "Emu") == "r:dcc"


def test_who_has_no_stone_left_is_out() -> None:
    match = ceremony({"Emu": "r:d b:d g:d"}, {"r": "d", "b": "d", "g": "d"})
    say(match, "ritual disc out b")
    assert match.now.inside == [False, False, True]
    assert who(match) == "g"
    assert hand(match, "b") == "d"


def test_who_moves_the_own_last_stone_away_is_out() -> None:
    match = ceremony({"Emu": "r:d b:d"}, {"r": "dd", "b": "d"})
    say(match, "ritual disc away Hand")
    assert match.now.inside == [False, True, False]


def test_who_has_no_ritual_card_is_not_asked() -> None:
    match = ceremony({"Emu": "r:d b:d g:d"}, {"g": "d"})
    assert match.now.inside == [False, False, True]
    assert who(match) == "g"


def test_a_ceremony_without_any_stone_scores_nothing() -> None:
    match = ceremony({"Hand": "r:ddd"}, {"r": "d", "b": "d"})
    assert points(match) == "0 0 0"
    assert match.now.scored is not None
    assert match.now.scored.winners == (-1, -1, -1)
    assert who(match) == "b"


def test_played_cards_go_to_the_discards() -> None:
    match = ceremony({"Emu": "r:d b:ddd"}, {"r": "dD"})
    say(match, "ritual disc out b", "ritual double disc out b", "again out b")
    assert match.now.discards == [1, 0, 0, 1]
    assert hand(match, "r") == ""


def test_every_kind_is_scored_on_its_own() -> None:
    match = ceremony({"Emu": "r:dd b:dccc g:y"}, {})
    assert points(match) == "2 2 2"
    match = ceremony({"Emu": "r:ddy b:d"}, {})
    assert points(match) == "4 0 0"


def test_a_tie_goes_to_the_ancestors_holder_or_the_first_tied_to_the_left() -> None:
    tie = {"Emu": "r:d b:d g:d y:d"}
    assert points(ceremony(tie, {}, "g@Hand", 4)) == "0 0 2 0"
    tie = {"Emu": "r:d b:d y:d"}
    assert points(ceremony(tie, {}, "g@Hand", 4)) == "0 0 0 2"
    tie = {"Emu": "r:d b:d"}
    assert points(ceremony(tie, {}, "g@Hand", 4)) == "2 0 0 0"
    assert points(ceremony({"Emu": "r:d b:dd g:dd"}, {}, "r@Hand")) == "0 2 0"


@pytest.mark.parametrize(("space", "each"), [(0, 3), (5, 3), (6, 4), (11, 6), (15, 6)])
def test_the_section_and_the_calling_figure_give_the_points(space: int, each: int) -> None:
    match = scene(stones={"Emu": "r:dc"}, space=space)
    say(match, "hand ancestor", "go Emu")
    assert match.now.points[0] == 2 * each


def test_the_scoring_is_kept_to_be_explained() -> None:
    match = ceremony({"Emu": "r:dd b:dc"}, {}, "b@Hand")
    scored = match.now.scored
    assert scored is not None
    assert scored.winners == (0, 1, -1)
    assert scored.worth == 2
    assert scored.order == (1, 2, 0)
    assert scored.stones == (2, 0, 0, 1, 1, 0, 0, 0, 0)


def test_colours_and_not_seats_are_named_by_a_ritual() -> None:
    match = GAME.start([Seat(colour=colour) for colour in "pyr"], seed=3)
    assert isinstance(match, WongarMatch)
    while match.actors == (CHANCE,):
        match.draw()
    say(match, "pick disc")
    now = match.now
    now.holder[0] = now.boomerang = now.turn = now.seat = 0
    now.stands = [4, 5]
    now.rituals = [[1, 0, 0, 0], [0] * 4, [0] * 4]
    now.stones[1] = [1, 0, 0, 1, 0, 0, 1, 0, 0]
    say(match, "hand elder", "go Emu")
    assert [move for move in options(match) if " out " in move] == [
        "ritual disc out y",
        "ritual disc out r",
    ]
    say(match, "ritual disc out r")
    assert now.stones[1] == [1, 0, 0, 1, 0, 0, 0, 0, 0]
