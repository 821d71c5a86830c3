"""Every area card and the cards of the hand, sentence by sentence."""

from __future__ import annotations

import pytest

from engines.sentences import IllegalMoveError
from engines.wongar.board import board
from engines.wongar.material import CARD_NAMES
from engines.wongar.position import NONE, Step
from tests.engines.wongar.scenes import (
    area,
    hand,
    holders,
    options,
    ritual_pile,
    say,
    scene,
    supply,
    there,
    who,
)

KINDS = [("disc", "d"), ("cube", "c"), ("cylinder", "y")]


@pytest.mark.parametrize(("kind", "letter"), KINDS)
def test_one_stone_of_the_kind_goes_into_the_cards_area(kind: str, letter: str) -> None:
    match = scene(cards={"Emu": kind})
    before = supply(match, "r", kind)
    say(match, "take Emu")
    assert there(match, "Emu") == f"r:{letter}"
    assert supply(match, "r", kind) == before - 1
    assert options(match) == ["pair stones", "pair mixed", "pair rituals", "enough"]


def test_the_card_is_taken_also_without_such_a_stone() -> None:
    match = scene(cards={"Emu": "disc"})
    match.now.supply[0][0] = 0
    say(match, "take Emu")
    assert there(match, "Emu") == ""
    assert match.now.kept[0] == [area("Emu") * 9]
    assert options(match) == ["pair mixed", "pair rituals", "enough"]
    with pytest.raises(IllegalMoveError, match="No stone of this kind"):
        say(match, "pair stones")
    say(match, "pair mixed", "pick disc")
    assert hand(match, "r") == "d"
    assert who(match) == "b"


def test_two_stones_go_into_any_areas() -> None:
    match = scene(cards={"Emu": "cube"})
    say(match, "take Emu", "pair stones")
    assert options(match) == [*(f"place cube {name}" for name in board().areas), "enough"]
    say(match, "place cube Moon", "place cube Moon")
    assert there(match, "Emu") == "r:c"
    assert there(match, "Moon") == "r:cc"
    assert who(match) == "b"


def test_stones_are_of_the_cards_kind() -> None:
    match = scene(cards={"Emu": "cube"})
    say(match, "take Emu", "pair stones")
    with pytest.raises(IllegalMoveError, match="of one kind"):
        say(match, "place disc Moon")


def test_one_stone_and_one_ritual_card() -> None:
    match = scene(cards={"Emu": "cylinder"})
    say(match, "take Emu", "pair mixed", "place cylinder Fish", "pick double")
    assert there(match, "Fish") == "r:y"
    assert hand(match, "r") == "D"
    assert who(match) == "b"


def test_two_ritual_cards_chosen_from_the_pile() -> None:
    match = scene(cards={"Emu": "disc"})
    ritual_pile(match, "dcc", "y")
    say(match, "take Emu", "pair rituals")
    assert options(match) == ["pick disc", "pick cube", "enough"]
    with pytest.raises(IllegalMoveError, match="no such ritual card in the pile"):
        say(match, "pick cylinder")
    say(match, "pick cube", "pick cube")
    assert hand(match, "r") == "cc"
    assert match.now.pile == [1, 0, 0, 0]
    assert who(match) == "b"


def test_the_pair_may_be_left() -> None:
    match = scene(cards={"Emu": "disc"})
    say(match, "take Emu", "enough")
    assert who(match) == "b"
    assert there(match, "Emu") == "r:d"


def test_half_a_pair_may_be_left() -> None:
    match = scene(cards={"Emu": "disc"})
    say(match, "take Emu", "pair mixed", "enough")
    assert match.now.step is Step.PICK
    say(match, "enough")
    assert who(match) == "b"
    match = scene(cards={"Emu": "disc"})
    say(match, "take Emu", "pair stones", "place disc Fish", "enough")
    assert who(match) == "b"


def test_the_last_stone_ends_the_placing() -> None:
    match = scene(cards={"Emu": "disc"})
    match.now.supply[0][0] = 2
    say(match, "take Emu", "pair stones", "place disc Moon")
    assert who(match) == "b"
    assert supply(match, "r", "disc") == 0


def test_without_stones_and_ritual_cards_there_is_no_pair() -> None:
    match = scene(cards={"Emu": "disc"})
    match.now.supply[0][0] = 1
    ritual_pile(match)
    say(match, "take Emu")
    assert there(match, "Emu") == "r:d"
    assert who(match) == "b"


def test_without_ritual_cards_the_pair_of_two_is_refused() -> None:
    match = scene(cards={"Emu": "disc"})
    ritual_pile(match)
    say(match, "take Emu")
    assert options(match) == ["pair stones", "pair mixed", "enough"]
    with pytest.raises(IllegalMoveError, match="No ritual card is left"):
        say(match, "pair rituals")
    with pytest.raises(IllegalMoveError, match="Choose one of the three pairs"):
        say(match, "place disc Emu")
    say(match, "pair mixed", "place disc Moon")
    assert who(match) == "b"


def test_the_pile_is_rebuilt_in_the_middle_of_a_choice() -> None:
    match = scene(cards={"Emu": "disc"})
    ritual_pile(match, "d", "cD")
    say(match, "take Emu", "pair rituals", "pick disc")
    assert options(match) == ["pick cube", "pick double", "enough"]
    say(match, "pick double")
    assert hand(match, "r") == "dD"
    assert match.now.discards == [0, 0, 0, 0]


def test_a_kind_card_is_kept_face_down() -> None:
    match = scene(cards={"Emu": "cube"})
    say(match, "take Emu", "enough")
    assert match.now.kept[0] == [area("Emu") * 9 + 1]
    assert match.now.collections[0] == (0, 1, 0)
    assert match.now.open[area("Emu")] == NONE


def test_the_triple_places_up_to_three_of_one_kind_and_leaves_the_game() -> None:
    match = scene(cards={"Emu": "triple"})
    say(match, "take Emu")
    assert len(options(match)) == 31
    say(match, "place cylinder Moon")
    assert len(options(match)) == 11
    with pytest.raises(IllegalMoveError, match="of one kind"):
        say(match, "place disc Moon")
    say(match, "place cylinder Moon", "place cylinder Fish")
    assert (there(match, "Moon"), there(match, "Fish")) == ("r:yy", "r:y")
    assert there(match, "Emu") == ""
    assert match.now.kept[0] == []
    assert match.now.gone[area("Emu")] == [0, 1]
    assert who(match) == "b"


def test_a_triple_with_fewer_stones_places_fewer() -> None:
    match = scene(cards={"Emu": "triple"})
    match.now.supply[0] = [0, 2, 0]
    say(match, "take Emu")
    with pytest.raises(IllegalMoveError, match="No stone of this kind"):
        say(match, "place disc Moon")
    with pytest.raises(IllegalMoveError, match="Place a stone"):
        say(match, "take Moon")
    say(match, "place cube Moon", "place cube Moon")
    assert who(match) == "b"
    match = scene(cards={"Emu": "triple"})
    match.now.supply[0] = [0, 0, 0]
    say(match, "take Emu")
    assert who(match) == "b"


def test_four_rituals_are_chosen_and_the_card_counts_for_no_kind() -> None:
    match = scene(cards={"Emu": "rituals"})
    say(match, "take Emu", "pick disc", "pick disc", "pick cylinder")
    with pytest.raises(IllegalMoveError, match="Choose a ritual card"):
        say(match, "enough")
    say(match, "pick double")
    assert hand(match, "r") == "ddyD"
    assert match.now.kept[0] == [area("Emu") * 9 + CARD_NAMES.index("rituals")]
    assert match.now.collections[0] == (0, 0, 0)
    assert who(match) == "b"


def test_four_rituals_are_fewer_when_there_are_no_more() -> None:
    match = scene(cards={"Emu": "rituals"})
    ritual_pile(match, "d", "y")
    say(match, "take Emu", "pick disc", "pick cylinder")
    assert who(match) == "b"
    match = scene(cards={"Emu": "rituals"})
    ritual_pile(match)
    say(match, "take Emu")
    assert who(match) == "b"


@pytest.mark.parametrize("move", ["take Moon", "hand ancestor"])
def test_the_ancestor_is_taken_and_must_go_to_a_neighbour(move: str) -> None:
    match = scene(cards={"Moon": "ancestor"}, ancestor="b@Kangaroo", stones={"Emu": "r:d"})
    assert who(match) == "b"
    say(match, "take Fish", "enough")
    match.now.seat = match.now.turn = 0
    say(match, move)
    assert holders(match).startswith("r@Kangaroo")
    assert options(match) == ["go Emu", "go Snake", "go Hand"]
    with pytest.raises(IllegalMoveError, match="The Ancestor moves to a neighbouring area"):
        say(match, "go Kangaroo")
    with pytest.raises(IllegalMoveError, match="First move the figure"):
        say(match, "enough")
    say(match, "go Emu")
    assert holders(match) == "r@Emu b@Foot"
    assert match.now.points[0] == 3


@pytest.mark.parametrize("move", ["take Moon", "hand elder"])
def test_the_elder_is_taken_and_goes_one_or_two_areas(move: str) -> None:
    match = scene(cards={"Moon": "elder"}, elder="b@Kangaroo", stones={"Waterhole": "r:d"})
    say(match, move)
    assert holders(match) == "r@Hand r@Kangaroo"
    # Neighbours are Emu, Snake and Hand; all of theirs are two steps away.
    assert options(match) == [
        "go Emu", "go Turtle", "go Snake", "go Hand", "go Foot", "go Fish", "go Waterhole",
    ]  # fmt: skip
    for far in ("Kangaroo", "Lizard", "Moon"):
        with pytest.raises(IllegalMoveError, match="The Elder moves one or two areas"):
            say(match, f"go {far}")
    say(match, "go Waterhole")
    assert holders(match) == "r@Hand r@Waterhole"
    assert match.now.points[0] == 2


def test_ancestor_and_elder_go_to_the_cards_area() -> None:
    match = scene(
        cards={"Lizard": "both"}, ancestor="r@Kangaroo", elder="b@Fish", stones={"Lizard": "g:dc"}
    )
    say(match, "take Moon", "enough", "take Turtle", "enough", "take Lizard")
    assert match.now.stands == [area("Lizard")] * 2
    assert match.now.points == [0, 0, 8]
    assert match.now.holder[1] == 2
    assert match.now.scored is not None
    assert match.now.scored.worth == 4


def test_a_figure_card_from_an_area_is_kept_and_one_from_the_hand_is_gone() -> None:
    match = scene(cards={"Moon": "elder"})
    say(match, "take Moon", "go Emu")
    assert match.now.kept[0] == [area("Moon") * 9 + CARD_NAMES.index("elder")]
    assert match.now.collections[0] == (0, 0, 0)
    say(match, "hand ancestor", "go Foot")
    assert match.now.hands[1] == [1, 2]
    assert match.now.kept[1] == []


def test_only_one_hand_card_is_played_in_an_action() -> None:
    match = scene()
    say(match, "hand ancestor", "go Emu")
    assert who(match) == "b"
