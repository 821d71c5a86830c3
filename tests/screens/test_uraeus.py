"""The Uraeus table, played with fingers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from kivy.graphics import Rectangle

from engines.uraeus.moves import Go, Throw
from engines.uraeus.snake import HOME, RESERVE
from screens.session import Session
from screens.uraeus.ways import STAY, Origin, ways
from tests.screens.driver import SIZES
from tests.screens.uraeus_table import (
    ADA,
    BEN,
    BOT,
    LONE,
    SLOW,
    at,
    end_of,
    play_way,
    rest,
    screen,
    state,
    stone_on,
    tables,
    throw,
)


@pytest.fixture
def open_table(tmp_path: Path) -> Iterator[Any]:
    with tables(tmp_path) as open_it:
        yield open_it


# The opening.


def test_everybody_throws_for_the_right_to_begin_and_the_highest_begins(open_table: Any) -> None:
    table = open_table(ADA, BEN)
    while state(table).turn is None:
        throws = len(table.app.session.match.played)
        throw(table)
        assert len(table.app.session.match.played) == throws + 1
    first = [played.move.pips for played in table.app.session.match.played[-2:]]
    assert state(table).turn == first.index(max(first))


def test_the_die_shows_what_chance_threw(open_table: Any) -> None:
    table = open_table(ADA, BEN)
    for _ in range(6):
        if state(table).thrower is None:
            break
        pips = throw(table)
        move = table.app.session.match.played[-1].move
        assert move == Throw(pips)


def test_chance_waits_for_a_person_and_not_for_a_bot(open_table: Any) -> None:
    table = open_table(BOT, replace(ADA, colour="r"))
    table.frames(60, SLOW)
    assert len(table.app.session.match.played) == 1, "the bot threw, the person has still to"
    table.frames(60, SLOW)
    assert len(table.app.session.match.played) == 1


# Moves.


def test_stones_that_may_go_glow(open_table: Any) -> None:
    table = open_table(position="10:r>b> 20:r> / reserve r1 b2 / home r0 b0", pips=3)
    glowing = {(each.field, each.seat) for each in screen(table).race.stones if each.glowing}
    assert glowing == {(20, 0), (None, 0)}


def test_tapping_a_stone_shows_every_end_and_one_tap_makes_the_move(open_table: Any) -> None:
    table = open_table(position=LONE, pips=4)
    table.tap(at(stone_on(table, 10)))
    assert set(screen(table).race.ways[Origin(10)]) == {14, 13, 11, 9, 7}
    assert len(screen(table).race.trail.ends.canvas.children) > 5
    table.tap(end_of(table, 9))
    rest(table)
    assert table.app.session.match.played[-1].move == Go(10, "stss")
    stone = stone_on(table, 9)
    assert stone.faces_head
    point = screen(table).race.board.winding.at(9)
    assert at(stone) == pytest.approx((point.x, point.y), abs=1)


def test_a_drag_onto_an_end_makes_the_move_and_anywhere_else_it_does_not(open_table: Any) -> None:
    table = open_table(position=LONE, pips=4)
    stone = stone_on(table, 10)
    with table.finger(at(stone)) as finger:
        finger.move_to(screen(table).die, steps=8)
    rest(table)
    assert not table.app.session.match.played
    assert at(stone) == pytest.approx(stone.rest, abs=1)
    winding = screen(table).race.board.winding
    with table.finger(at(stone)) as finger:
        finger.move_to((winding.at(14).x, winding.at(14).y), steps=8)
    rest(table)
    assert table.app.session.match.played[-1].move == Go(10, "ssss")


def test_a_stone_can_turn_on_the_spot(open_table: Any) -> None:
    table = open_table(position=LONE, pips=1)
    table.tap(at(stone_on(table, 10)))
    table.tap(end_of(table, STAY))
    rest(table)
    assert table.app.session.match.played[-1].move == Go(10, "t")
    assert stone_on(table, 10).faces_head


def test_a_new_stone_comes_from_the_tray(open_table: Any) -> None:
    table = open_table(position="/ reserve r3 b3 / home r0 b0", pips=5)
    table.tap(at(stone_on(table, None)))
    table.tap(end_of(table, 5))
    rest(table)
    assert table.app.session.match.played[-1].move == Go(None, "sssss")
    assert state(table).position[RESERVE] == 2


def test_a_chain_of_hits_leaves_every_stone_where_the_match_has_it(open_table: Any) -> None:
    table = open_table(position="21:r> 25:r> 30:b< 31:b< / reserve r1 b1 / home r0 b0", pips=5)
    table.tap(at(stone_on(table, 25)))
    table.tap(end_of(table, 30))
    rest(table)
    assert str(state(table).table).startswith("0:r< 21:b< 30:r> 31:b<")
    assert stone_on(table, 0).faces_head
    assert stone_on(table, 21, seat=1).faces_head
    assert "Ada" in screen(table).stage.speech.text


def test_a_stone_that_arrives_lies_at_home_in_its_tray(open_table: Any) -> None:
    table = open_table(position="60:r> / reserve r2 b3 / home r0 b0", pips=3)
    table.tap(at(stone_on(table, 60)))
    table.tap(end_of(table, 63))
    rest(table)
    assert state(table).position[HOME] == 1
    stone = next(each for each in screen(table).race.stones if each.spent)
    assert screen(table).stage.trays[0].collide_point(*at(stone))


def test_the_upper_stone_of_a_double_is_before_the_lower_one_and_beside_it(
    open_table: Any,
) -> None:
    table = open_table(position="12:b>r> / reserve r2 b2 / home r0 b0", pips=3)
    lower, upper = stone_on(table, 12, seat=1), stone_on(table, 12, seat=0)
    pieces = screen(table).race.layer.pieces
    assert pieces.index(upper) < pieces.index(lower)
    assert at(upper) != at(lower)


# Words.


@pytest.mark.parametrize(("stones", "numbered"), [("0:b>b< 10:r>", False), ("10:r>", True)])
def test_the_head_shows_its_number_only_while_it_is_free(
    open_table: Any, stones: str, numbered: bool
) -> None:
    blue = 3 - stones.count("b")
    table = open_table(position=f"{stones} / reserve r2 b{blue} / home r0 b0", pips=2)
    drawn = screen(table).race.board.canvas.after.children
    assert any(isinstance(each, Rectangle) for each in drawn) is numbered


def test_a_duty_is_told_in_words(open_table: Any) -> None:
    table = open_table(position="12:b>r> 30:r> / reserve r1 b2 / home r0 b0", pips=3)
    assert screen(table).stage.speech.text == "Duty! The upper stone on 12 must move."


def test_a_duty_among_the_geese_is_told_in_words(open_table: Any) -> None:
    table = open_table(position="30:r> 60:r> / reserve r1 b3 / home r0 b0", pips=1)
    assert screen(table).stage.speech.text == "Duty! The stone among the geese, on 60, must move."


def test_a_stuck_duty_and_a_choice_of_duties_are_told(open_table: Any) -> None:
    table = open_table(position="20:r> 58:b> 59:b>r> 61:b<r< / reserve r0 b0 / home r0 b0", pips=1)
    assert screen(table).stage.speech.text == "Duty! One of the stones on 59, 61 must move."


def test_who_cannot_move_reads_why_and_passes(open_table: Any) -> None:
    table = open_table(position="58:b<b> 60:r> 61:b<b< / reserve r0 b0 / home r2 b0", pips=5)
    assert not ways(state(table))
    assert screen(table).stage.speech.text == "No stone can move with a 5. The turn passes."
    table.tap(table.saying("Pass on"))
    rest(table)
    assert str(table.app.session.match.played[-1].move) == "pass"
    assert state(table).turn == 1


# Undo, log, pause.


def test_a_move_can_be_taken_back_until_the_next_throw(open_table: Any) -> None:
    table = open_table(ADA, BEN)
    while state(table).turn is None:
        throw(table)
    throw(table)
    before = state(table)
    play_way(table, lambda each: each[0])
    table.tap(screen(table).stage.tools["undo"])
    rest(table)
    assert state(table) == before, "the die stays as it lies"
    assert screen(table).die.pips == before.pips
    play_way(table, lambda each: each[0])
    throw(table)
    assert screen(table).stage.tools["undo"].disabled


def test_a_move_before_a_bot_can_be_taken_back_for_a_moment(open_table: Any) -> None:
    table = open_table(ADA, BOT)
    while state(table).turn != 0:
        if state(table).thrower == 0:
            throw(table)
        table.frames(1, SLOW)
    rest(table)
    throw(table)
    count = len(table.app.session.match.played)
    play_way(table, lambda each: each[0])
    assert len(table.app.session.match.played) == count + 1
    assert not screen(table).stage.tools["undo"].disabled
    table.tap(screen(table).stage.tools["undo"])
    assert len(table.app.session.match.played) == count


def test_the_log_has_every_turn_in_notation(open_table: Any) -> None:
    table = open_table(ADA, BEN)
    while state(table).turn is None:
        throw(table)
    pips = throw(table)
    play_way(table, lambda each: each[0])
    move = table.app.session.match.played[-1].move
    table.tap(screen(table).stage.tools["log"])
    text = screen(table).over.text
    assert text.splitlines()[-1].endswith(f"{pips}   {move}")
    assert table.app.nav.back()
    assert screen(table).over is None


def test_nothing_moves_in_a_pause_and_back_asks_for_one(open_table: Any) -> None:
    table = open_table(BOT, replace(BOT, name="Wombat", colour="r"))
    table.frames(5)
    assert table.app.nav.back()
    played = len(table.app.session.match.played)
    table.frames(60, SLOW)
    assert len(table.app.session.match.played) == played
    table.tap(table.saying("Continue"))
    table.frames(60, SLOW)
    assert len(table.app.session.match.played) > played


def test_a_tap_hastens_what_the_bots_do(open_table: Any) -> None:
    table = open_table(replace(BOT, name="Wombat", colour="r"), BOT)

    def frames(hasten: bool) -> int:
        start = len(table.app.session.match.played)
        for count in range(2000):
            if len(table.app.session.match.played) >= start + 6:
                return count
            if hasten:
                board = screen(table).race.board
                table.tap((board.x + 4, board.y + 4))
            table.frames(1)
        raise AssertionError("the bots stand still")

    calm, quick = frames(False), frames(True)
    assert 5 * quick < 3 * calm, "each tap takes five frames itself"


# Coming back.


def test_a_killed_match_goes_on_where_it_stood(open_table: Any) -> None:
    table = open_table(ADA, BEN)
    while state(table).turn is None:
        throw(table)
    throw(table)
    play_way(table, lambda each: each[0])
    throw(table)
    before = state(table)
    entry = table.app.journal.current()
    assert entry is not None
    loaded = table.app.journal.load(entry.match)
    assert loaded is not None
    table.app.session = Session.resume(table.app.journal, table.app.clock, *loaded)
    table.app.nav.home()
    table.app.nav.go("uraeus")
    table.frames(4)
    assert state(table) == before
    assert screen(table).die.pips == before.pips
    assert screen(table).race.ways == ways(before)
    play_way(table, lambda each: each[0])
    assert state(table).turn == 1 - (before.turn or 0)


def test_reduced_motion_and_turning_the_tablet(open_table: Any) -> None:
    from kivy.core.window import Window

    table = open_table(position=LONE, pips=4, reduced_motion=True)
    table.tap(at(stone_on(table, 10)))
    Window.size = SIZES["portrait"]
    table.frames(4)
    stone = stone_on(table, 10)
    point = screen(table).race.board.winding.at(10)
    assert at(stone) == pytest.approx((point.x, point.y), abs=1)
    table.tap(at(stone))
    table.tap(end_of(table, 14))
    rest(table)
    assert table.app.session.match.played[-1].move == Go(10, "ssss")


def test_tapping_another_stone_chooses_it_and_never_moves_it(open_table: Any) -> None:
    table = open_table(position="10:r> 12:r> / reserve r1 b3 / home r0 b0", pips=2)
    front, behind = stone_on(table, 12), stone_on(table, 10)
    table.tap(at(front))
    table.tap(at(behind))
    assert not table.app.session.match.played, "though it could reach the field of the first"
    assert behind.chosen
    table.tap(at(front))
    rest(table)
    assert table.app.session.match.played[-1].move == Go(10, "ss"), "an end may be taken"
