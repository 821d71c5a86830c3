"""The data file: what it says, and what is said about a file that cannot be used."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engines.sentences import SetupError
from engines.wongar.board import FILE, BoardError, board, parse_board

TEXT = FILE.read_text(encoding="utf-8")


def near(name: str) -> set[str]:
    areas = board().areas
    return {areas[other] for other in board().neighbours[areas.index(name)]}


def test_the_areas_are_a_honeycomb_of_three_four_three() -> None:
    assert board().rows == (
        ("Kangaroo", "Emu", "Turtle"),
        ("Snake", "Hand", "Foot", "Lizard"),
        ("Fish", "Waterhole", "Moon"),
    )


def test_neighbours_lie_along_the_rows_and_between() -> None:
    top, middle, bottom = board().rows
    for row in board().rows:
        for one, other in pairwise(row):
            assert other in near(one)
    for row in (top, bottom):
        for place, name in enumerate(row):
            assert {middle[place], middle[place + 1]} == near(name) & set(middle)
    assert near("Kangaroo") == {"Emu", "Snake", "Hand"}
    assert near("Foot") == {"Hand", "Lizard", "Emu", "Turtle", "Waterhole", "Moon"}
    assert not near("Kangaroo") & set(bottom)


def test_borders_count_from_both_sides_and_steps_of_two_are_found() -> None:
    areas = board().areas
    for name in areas:
        assert name not in near(name)
        for other in near(name):
            assert name in near(other)
        two = {areas[other] for other in board().within_two[areas.index(name)]}
        assert two == (near(name) | {far for step in near(name) for far in near(step)}) - {name}


@pytest.mark.parametrize(
    ("space", "elder", "ancestor", "both"),
    [(0, 2, 3, 4), (1, 2, 3, 4), (5, 2, 3, 4), (6, 3, 4, 6), (10, 3, 4, 6), (11, 4, 6, 8),
     (15, 4, 6, 8)],
)  # fmt: skip
def test_points_by_section(space: int, elder: int, ancestor: int, both: int) -> None:
    assert [board().worth(space, figures) for figures in (2, 1, 3)] == [elder, ancestor, both]


def test_the_track_has_fifteen_spaces_and_a_hand_two_cards_of_each_figure() -> None:
    assert board().last_space == 15
    assert board().hand == (2, 2)
    assert [board().areas[area] for area in board().doubled] == ["Hand", "Foot"]
    assert board().areas[board().ancestor] == "Hand"
    assert board().areas[board().elder] == "Foot"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[hand]", "[hand", "not TOML"),
        ("[hand]", "[fist]", "'hand' is missing in the file"),
        ("[board]", "moon = 1\n[board]", "the file does not know 'moon'"),
        ("elder = \"Foot\"", "elder = \"Knee\"", "elder names 'Knee'"),
        ("elder = \"Foot\"", "elder = 3", "elder names 3"),
        ("elder = \"Foot\"", "", "'elder' is missing in board"),
        ('"Turtle"],\n    ["Snake"', '"Emu"],\n    ["Snake"', "Emu lies in two places"),
        ('"Turtle"],\n    ["Snake"', '"Tur tle"],\n    ["Snake"', "'Tur tle' cannot name"),
        ('"Turtle"],\n    ["Snake"', '7],\n    ["Snake"', "7 cannot name"),
        ('["Kangaroo", "Emu", "Turtle"],\n    [', '["Emu", "Turtle"],\n    [', "10 areas, not 9"),
        ('rows = [\n    ["Kangaroo", "Emu", "Turtle"],', 'rows = [\n    "Emu",', "rows must be"),
        ('doubled = ["Hand", "Foot"]', 'doubled = ["Hand"]', "two different areas"),
        ('doubled = ["Hand", "Foot"]', 'doubled = ["Hand", "Hand"]', "two different areas"),
        ('doubled = ["Hand", "Foot"]', 'doubled = "Hand"', "two different areas"),
        ('Moon = ["Foot", "Lizard", "Waterhole"]', "", "'Moon' is missing in neighbours"),
        ('Moon = ["Foot", "Lizard", "Waterhole"]', "Moon = []", "Moon needs a list"),
        ('Moon = ["Foot", "Lizard", "Waterhole"]', 'Moon = ["Sun"]', "Moon names 'Sun'"),
        ('Moon = ["Foot", "Lizard", "Waterhole"]', 'Moon = ["Moon"]', "Moon has itself"),
        ('Moon = ["Foot", "Lizard",', 'Moon = ["Foot", "Foot",', "or an area twice"),
        ('Moon = ["Foot", "Lizard",', 'Moon = ["Foot",', "Lizard names Moon as a neighbour"),
        ("last = 10", "last = 5", "last of section 2 must be a whole number from 6 to 99, not 5"),
        ("last = 10", 'last = "ten"', "last of section 2"),
        ("last = 10", "last = true", "last of section 2"),
        ("both = 4", "both = -1", "both of section 1 must be a whole number from 0 to 99"),
        ("both = 4", "", "'both' is missing in section 1"),
        ("ancestor = 2", "ancestor = 3", "ancestor of hand must be a whole number from 0 to 2"),
        ("[neighbours]", "[[neighbours]]", "[neighbours] must be a table"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_told_in_one_sentence(old: str, new: str, sentence: str) -> None:
    head, _, tail = TEXT.rpartition(old) if old == "ancestor = 2" else TEXT.partition(old)
    assert old in TEXT
    with pytest.raises(BoardError) as wrong:
        parse_board(head + new + tail)
    assert sentence in str(wrong.value)
    assert str(wrong.value).endswith(".")
    assert "\n" not in str(wrong.value)
    assert isinstance(wrong.value, SetupError)


def test_sections_must_be_there() -> None:
    head, _, tail = TEXT.partition("[[sections]]")
    hand = "[hand]" + tail.partition("[hand]")[2]
    for sections in ("sections = []\n", "sections = 3\n", "sections = [1]\n"):
        with pytest.raises(BoardError, match="at least one"):
            parse_board(sections + head + hand)


def test_an_owner_may_rename_areas_move_borders_and_change_points() -> None:
    text = TEXT.replace("Moon", "Star").replace("ancestor = 6", "ancestor = 5")
    text = text.replace("last = 15", "last = 12")
    changed = parse_board(text)
    assert changed.areas[-1] == "Star"
    assert changed.last_space == 12
    assert changed.worth(12, 1) == 5
