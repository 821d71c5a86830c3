"""The end of a match, sentence by sentence."""

from __future__ import annotations

import pytest

from engines.contract import CHANCE
from engines.wongar.match import WongarMatch
from engines.wongar.material import CARD_NAMES
from engines.wongar.position import NONE, Step
from engines.wongar.scoring import bonuses
from tests.engines.wongar.scenes import area, pick_anything, say, scene, who


def empty_pile(match: WongarMatch, name: str) -> None:
    match.now.piles[area(name)] = [0] * 9
    match.now.buried[area(name)] = 0


def test_the_round_is_finished_after_the_last_card_of_an_area_was_taken() -> None:
    match = scene()
    empty_pile(match, "Moon")
    say(match, "take Moon", "enough")
    assert match.now.ending
    assert match.outcome is None
    say(match, "take Fish", "enough", "take Emu", "enough")
    assert match.outcome is not None
    assert match.outcome.termination == "an area has no card left"
    assert match.actors == ()


def test_an_area_with_its_last_card_still_open_ends_nothing() -> None:
    match = scene()
    empty_pile(match, "Moon")
    say(match, "take Snake", "enough", "take Fish", "enough", "take Emu", "enough")
    assert match.outcome is None


def test_an_area_whose_pile_holds_only_scorpions_runs_out_when_turned_up() -> None:
    match = scene()
    empty_pile(match, "Moon")
    match.now.buried[area("Moon")] = 1
    say(match, "take Moon", "enough", "take Fish", "enough", "take Emu", "enough")
    assert match.outcome is None
    while match.actors == (CHANCE,):
        match.draw()
    assert match.now.open[area("Moon")] == NONE
    assert match.now.ending
    pick_anything(match)
    while match.outcome is None:
        name = match.now.board.areas[match.now.open.index(CARD_NAMES.index("triple"))]
        say(match, f"take {name}", "enough")
    assert match.now.round == 2


def test_the_round_is_finished_after_the_scorpion_has_arrived() -> None:
    match = scene(space=14)
    say(match, "take Moon", "enough", "take Fish", "enough", "take Emu", "enough")
    match.now.piles[area("Emu")] = [5, 0, 0, 0, 1, 0, 0, 0, 0]
    say(match, "turn Emu scorpion")
    assert match.now.space == 15
    while match.actors == (CHANCE,):
        match.draw()
    pick_anything(match)
    for name in ("Kangaroo", "Turtle", "Snake"):
        assert match.outcome is None
        assert match.now.step is Step.ACT
        say(match, f"take {name}", "enough")
    assert match.outcome is not None
    assert match.outcome.termination == "the scorpion has arrived"


def test_most_face_down_cards_of_a_kind_bring_eight_points() -> None:
    match = scene(space=15)
    now = match.now
    now.kept = [[0, 9, 18 + 1], [0, 9, 18], [1, 10, 5, 6, 7, 8]]
    now.points = [10, 20, 5]
    say(match, "take Moon", "enough", "take Fish", "enough", "take Emu", "enough")
    assert now.collections == ((2, 1, 0), (3, 0, 0), (0, 2, 0))
    assert now.points == [10, 28, 13]
    assert match.outcome is not None
    assert match.outcome.scores == (10, 28, 13)
    assert match.outcome.winners == (1,)
    assert match.outcome.places == (3, 1, 2)


@pytest.mark.parametrize(
    ("collections", "expected"),
    [
        ([(1, 0, 0), (1, 0, 0), (0, 0, 0)], (8, 8, 0)),
        ([(1, 2, 3), (1, 2, 3), (1, 2, 3)], (24, 24, 24)),
        ([(3, 0, 0), (0, 1, 0), (2, 0, 5), (0, 1, 4)], (8, 8, 8, 8)),
        ([(0, 0, 0), (0, 0, 0), (0, 0, 0)], (0, 0, 0)),
    ],
)
def test_all_who_tie_get_the_bonus(
    collections: list[tuple[int, ...]], expected: tuple[int, ...]
) -> None:
    assert bonuses(collections) == expected


def test_ties_share_the_win() -> None:
    match = scene(space=15)
    match.now.points = [7, 3, 7]
    say(match, "take Moon", "enough", "take Fish", "enough", "take Emu", "enough")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2)
    assert match.outcome.places == (1, 3, 1)


def test_a_ceremony_of_the_last_action_still_counts() -> None:
    match = scene(stones={"Emu": "g:d"}, space=15)
    say(match, "take Moon", "enough", "take Fish", "enough")
    assert who(match) == "g"
    say(match, "hand ancestor", "go Emu")
    assert match.outcome is not None
    assert match.outcome.scores == (0, 0, 6)
