"""The course of a match: first throws, turns, passing, undo and places."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.contract import CHANCE, Outcome, Seat
from engines.sentences import IllegalMoveError
from engines.uraeus import GAME
from engines.uraeus.match import UraeusMatch
from engines.uraeus.moves import Go, Move, Pass, Throw, parse_move
from engines.uraeus.snake import parse_table
from engines.uraeus.state import letters_of


def begun(players: int = 2, *first_throws: int) -> UraeusMatch:
    match = GAME.start([Seat()] * players)
    assert isinstance(match, UraeusMatch)
    for pips in first_throws:
        match.play(CHANCE, Throw(pips))
    return match


def put(position: str, turn: int = 0, finished: tuple[int, ...] = ()) -> UraeusMatch:
    """A match that has come to this position, the die in the hand of one seat."""
    table = parse_table(position)
    players = len(table.letters)
    match = begun(players, 6, *(1,) * (players - 1))
    match.state = replace(match.state, position=table.position, turn=turn, finished=finished)
    return match


def throw(match: UraeusMatch, pips: int) -> list[str]:
    match.play(CHANCE, Throw(pips))
    (seat,) = match.actors
    return [str(move) for move in match.legal_moves(seat)]


def refusal(match: UraeusMatch, move: Move) -> str:
    (seat,) = match.actors
    before = match.position
    assert move not in match.legal_moves(seat)
    with pytest.raises(IllegalMoveError) as error:
        match.play(seat, move)
    assert match.position == before
    return str(error.value)


def test_the_highest_first_throw_begins_and_play_goes_clockwise() -> None:
    match = begun(3, 2, 5, 4)
    turns = []
    for _ in range(4):
        match.play(CHANCE, Throw(2))
        turns += match.actors
        match.play(match.actors[0], next(iter(match.legal_moves(match.actors[0]))))
    assert turns == [1, 2, 0, 1]


def test_only_those_who_tie_for_the_highest_throw_again() -> None:
    match = begun(4, 5, 3, 5, 5)
    assert match.actors == (CHANCE,)
    assert match.state.throwing == (0, 2, 3)
    assert "first throws r- b- g- y- | to throw r g y" in match.position
    for pips in (2, 6, 6):
        match.play(CHANCE, Throw(pips))
    assert match.state.throwing == (2, 3)
    match.play(CHANCE, Throw(1))
    assert match.state.thrower == 3
    match.play(CHANCE, Throw(2))
    assert match.state.turn == match.state.thrower == 3


def test_a_throw_with_no_move_is_passed_and_only_then() -> None:
    match = put("30:r>b> / reserve r0 b2 / home r2 b0")
    assert throw(match, 4) == ["pass"]
    assert "lower stone" in refusal(match, Go(30, "ssss"))
    match.play(0, Pass())
    assert match.actors == (CHANCE,)
    assert match.state.turn == 1
    throw(match, 4)
    assert "must be made" in refusal(match, Pass())


def test_every_string_of_steps_that_leads_to_a_legal_result_is_accepted() -> None:
    match = put("1:r> / reserve r2 b3 / home r0 b0")
    listed = throw(match, 5)
    assert "1:tss" in listed
    assert "1:stsss" not in listed
    other = match.copy()
    match.play(0, Go(1, "tss"))
    other.play(0, Go(1, "stsss"))
    assert match.position == other.position


def test_refusals_name_the_rule() -> None:
    match = put("10:r> 30:b<r> / reserve r1 b2 / home r0 b0")
    throw(match, 2)
    assert "duty must move: from field 30" in refusal(match, Go(10, "ss"))
    assert "duty must move: from field 30" in refusal(match, Go(None, "ss"))
    assert "thrown already" in refusal(match, Throw(3))
    with pytest.raises(IllegalMoveError, match="not this player's turn"):
        match.play(1, Go(30, "ss"))
    with pytest.raises(IllegalMoveError, match="not this player's turn"):
        match.play(CHANCE, Throw(3))
    match.play(0, Go(30, "ss"))
    with pytest.raises(IllegalMoveError, match="nothing but fall"):
        match.play(CHANCE, Pass())
    with pytest.raises(IllegalMoveError, match="die is thrown"):
        match.state.journey(Go(10, "s"))


def test_two_stones_on_the_head_have_moves_of_their_own() -> None:
    match = put("0:r<r> / reserve r1 b3 / home r0 b0")
    listed = throw(match, 2)
    assert len(listed) == len(set(listed))
    assert {"0:ss", "0:ts", "0<:s", "0<:ts"} <= set(listed)
    facing = match.copy()
    match.play(0, parse_move("0:ts"))
    assert match.position.startswith("0:r< / reserve r2")
    facing.play(0, parse_move("0<:ts"))
    assert facing.position.startswith("0:r> 1:r> / reserve r1")


def test_a_move_is_taken_back_until_the_next_throw_and_the_die_stays() -> None:
    match = begun(2, 6, 1)
    assert match.undo_point(0) is None
    match.play(CHANCE, Throw(3))
    assert match.undo_point(0) is None
    match.play(0, Go(None, "sss"))
    assert match.undo_point(1) is None
    keep = match.undo_point(0)
    assert keep == 3
    back = match.rewound(keep)
    assert back.state.pips == 3
    assert back.actors == (0,)
    match.play(CHANCE, Throw(2))
    assert match.undo_point(0) is None


def test_two_players_race_for_the_win_alone() -> None:
    match = put("58:r> / reserve r0 b3 / home r2 b0")
    throw(match, 5)
    match.play(0, Go(58, "sssss"))
    assert match.outcome == Outcome("all but one are home", (1, 2), (3, 0))
    assert match.actors == ()
    assert match.outcome.winners == (0,)


def test_the_others_play_on_for_the_places() -> None:
    match = put("50:b> 58:g> / reserve r3 b2 g0 / home r0 b0 g2", turn=2)
    throw(match, 5)
    match.play(2, Go(58, "sssss"))
    assert match.outcome is None
    turns = []
    for _ in range(4):
        match.play(CHANCE, Throw(2))
        turns += match.actors
        match.play(match.actors[0], next(iter(match.legal_moves(match.actors[0]))))
    assert turns == [0, 1, 0, 1]
    match = put("62:b> / reserve r3 b0 g0 / home r0 b2 g3", turn=1, finished=(2,))
    throw(match, 1)
    match.play(1, Go(62, "s"))
    assert match.outcome == Outcome("all but one are home", (3, 2, 1), (0, 3, 3))
    assert match.position.endswith("finished g b")


@pytest.mark.parametrize(
    ("colours", "letters"),
    [
        (("", ""), "rb"),
        (("y", "g", "b", "r"), "ygbr"),
        (("", "r", ""), "brg"),
        (("b", "b"), "br"),
        (("purple", "rb", "y"), "rby"),
    ],
)
def test_seats_keep_the_colours_they_chose(colours: tuple[str, ...], letters: str) -> None:
    assert letters_of([Seat(colour=colour) for colour in colours]) == letters
    match = GAME.start([Seat(colour=colour) for colour in colours])
    reserve = " ".join(f"{letter}3" for letter in letters)
    assert match.position.startswith(f"/ reserve {reserve} / home")


def test_the_die_is_fair_enough() -> None:
    throws = [0] * 7
    for seed in range(3000):
        move = GAME.start([Seat()] * 2, {}, seed).draw()
        assert isinstance(move, Throw)
        throws[move.pips] += 1
    assert throws[0] == 0
    assert all(400 < count < 600 for count in throws[1:])
