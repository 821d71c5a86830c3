"""Taking back: inside the own action, until something hidden is seen or another player acts."""

from __future__ import annotations

from engines.wongar.match import WongarMatch
from engines.wongar.position import Step
from tests.engines.wongar.scenes import options, pick_anything, say, scene, set_up


def undoable(match: WongarMatch) -> list[bool]:
    return [match.undo_point(seat) is not None for seat in range(match.now.players)]


def test_nothing_of_chance_is_taken_back() -> None:
    match = set_up()
    assert undoable(match) == [False] * 3


def test_stones_of_the_own_action_are_taken_back_one_by_one() -> None:
    match = scene(cards={"Emu": "disc"})
    start = len(match.played)
    say(match, "take Emu", "pair stones", "place disc Moon", "place disc Fish")
    assert match.undo_point(0) == start + 3
    assert undoable(match) == [True, False, False]
    say(match, "take Fish")
    assert undoable(match) == [False, True, False]


def test_undoing_brings_the_position_back() -> None:
    match = set_up()
    pick_anything(match)
    seat = match.actors[0]
    before = match.position
    move = next(text for text in options(match) if text.startswith("hand"))
    say(match, move)
    keep = match.undo_point(seat)
    assert keep is not None
    assert match.rewound(keep).position == before


def test_who_has_looked_through_the_pile_cannot_go_back_before_it() -> None:
    match = scene(cards={"Emu": "disc"})
    say(match, "take Emu")
    assert undoable(match) == [True, False, False]
    say(match, "pair mixed", "place disc Moon")
    assert match.now.step is Step.PICK
    assert undoable(match) == [False] * 3
    say(match, "pick double")
    assert undoable(match) == [True, False, False]  # another card may be chosen instead


def test_a_pass_and_a_figure_may_be_taken_back_until_the_next_player_acts() -> None:
    match = scene(stones={"Emu": "r:d b:d"}, rituals={"r": "d", "b": "d"})
    say(match, "hand elder", "go Emu")
    assert undoable(match) == [True, False, False]
    say(match, "pass")
    assert undoable(match) == [True, False, False]
    say(match, "ritual disc out r")
    assert undoable(match) == [False, True, False]


def test_the_elders_choice_may_be_changed_until_the_next_move() -> None:
    match = set_up()
    picker = match.actors[0]
    pick_anything(match)
    assert match.undo_point(picker) == len(match.played) - 1


def test_the_end_of_a_round_is_not_taken_back_once_cards_are_turned() -> None:
    match = scene()
    say(match, "take Moon", "enough", "take Fish", "enough", "take Emu", "enough")
    assert undoable(match) == [False, False, True]
    match.draw()
    assert undoable(match) == [False] * 3


def test_nothing_is_taken_back_after_the_end() -> None:
    match = scene(space=15)
    say(match, "take Moon", "enough", "take Fish", "enough", "take Emu", "enough")
    assert match.outcome is not None
    assert undoable(match) == [False] * 3


def test_a_copy_takes_back_the_same() -> None:
    match = scene(cards={"Emu": "disc"})
    say(match, "take Emu", "pair rituals")
    assert undoable(match.copy()) == undoable(match) == [False] * 3
