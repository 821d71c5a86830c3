"""Positions and moves as text, and the referee's question, with all that can be wrong."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.sentences import DreamtableError, InvalidMoveError, NotationError, QuestionError
from engines.uraeus.moves import Go, Pass, Throw, parse_move
from engines.uraeus.questions import ask_moves
from engines.uraeus.snake import parse_table


@pytest.mark.parametrize(
    "text",
    [
        "/ reserve r3 b3 / home r0 b0",
        "5:r> 21:b<r< / reserve r1 b2 / home r0 b0",
        "0:b<b>r< 62:y<y> / reserve y1 r2 b1 / home y0 r0 b0",
        "1:r> / reserve b3 r2 / home b0 r0",
    ],
)
def test_a_position_reads_as_it_was_written(text: str) -> None:
    assert str(parse_table(text)) == text


def test_stones_on_the_head_may_be_given_in_any_order() -> None:
    table = parse_table("0:r>b<r< / reserve r1 b2 / home r0 b0")
    assert str(table) == "0:b<r<r> / reserve r1 b2 / home r0 b0"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is not a position"),
        ("5:r>", "is not a position"),
        ("/ reserve r3 b3", "is not a position"),
        ("/ home r0 b0 / reserve r3 b3", "is not a position"),
        ("/ reserve r3 b3 / home r0 b0 /", "is not a position"),
        ("/ reserve r3 b3 / home b0 r0", "same order"),
        ("/ reserve r3 b3 / home r0", "same order"),
        ("/ reserve r3 / home r0", "2 to 4 players"),
        ("/ reserve / home", "2 to 4 players"),
        ("/ reserve r3 r3 / home r0 r0", "each named once"),
        ("/ reserve r3 p3 / home r0 p0", "not a player with a number"),
        ("/ reserve r3 b٣ / home r0 b0", "not a player with a number"),
        ("5:r> / reserve r9 b3 / home r0 b0", "Player r has more than 9 stones"),
        ("0:" + "r<" * 300 + " / reserve r0 b3 / home r0 b0", "Player r has more than 9 stones"),
        ("63:r> / reserve r2 b3 / home r0 b0", "not a field from 0 to 62"),
        ("05:r> / reserve r2 b3 / home r0 b0", "not a field from 0 to 62"),
        ("5: / reserve r3 b3 / home r0 b0", "not a field from 0 to 62"),
        ("5:r / reserve r2 b3 / home r0 b0", "not a field from 0 to 62"),
        ("-1:r> / reserve r2 b3 / home r0 b0", "not a field from 0 to 62"),
        ("5:r>r>r> / reserve r0 b3 / home r0 b0", "more than two stones"),
        ("5:g> / reserve r3 b3 / home r0 b0", "does not play"),
        ("6:r> 5:r> / reserve r1 b3 / home r0 b0", "ascend"),
        ("5:r> 5:r> / reserve r1 b3 / home r0 b0", "ascend"),
    ],
)
def test_what_is_no_position_gets_a_sentence(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        parse_table(text)


def test_the_referees_own_example_with_four_red_stones_is_a_position() -> None:
    text = "5:r> 21:b<r< / reserve r1 b2 / home r1 b0"
    assert str(parse_table(text)) == text


@given(st.text(alphabet="/ 0123456789:rbgyp<>reservehome", max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    with suppress(NotationError):
        table = parse_table(text)
        assert parse_table(str(table)) == table


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("5:ss", Go(5, "ss")),
        ("R:st", Go(None, "st")),
        ("0:t", Go(0, "t")),
        ("0<:ts", Go(0, "ts", facing_head=True)),
        ("62:s", Go(62, "s")),
        ("pass", Pass()),
        ("throw 6", Throw(6)),
    ],
)
def test_moves_round_trip(text: str, move: object) -> None:
    assert parse_move(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "5", "5:", ":ss", "5:sx", "5:sssssss", "63:s", "99:s", "05:s", "-1:s", "r:s", "R<:s",
        "5<:s", "5 :s", "5:ss ", "5:SS", "Pass", "throw 0", "throw 7", "throw", "throw ٣", "٥:s",
        "5:s\n",
    ],
)  # fmt: skip
def test_what_is_no_move_gets_a_sentence(text: str) -> None:
    with pytest.raises(InvalidMoveError):
        parse_move(text)


GOOD = {"position": "5:r> / reserve r2 b3 / home r0 b0", "player": "r", "roll": 1}


def test_the_referee_lists_each_result_once() -> None:
    assert ask_moves(GOOD) == {
        "moves": [
            {"move": "5:s", "position": "6:r> / reserve r2 b3 / home r0 b0"},
            {"move": "5:t", "position": "5:r< / reserve r2 b3 / home r0 b0"},
            {"move": "R:s", "position": "1:r> 5:r> / reserve r1 b3 / home r0 b0"},
            {"move": "R:t", "position": "0:r< 5:r> / reserve r1 b3 / home r0 b0"},
        ]
    }
    assert ask_moves({**GOOD, "position": "5:r>b> / reserve r0 b2 / home r2 b0"}) == {"moves": []}


@pytest.mark.parametrize(
    "wrong",
    [
        {"position": None}, {"position": 5}, {"position": []}, {"player": None}, {"player": ""},
        {"player": "g"}, {"player": "rb"}, {"player": 0}, {"player": ["r"]}, {"roll": 0},
        {"roll": 7}, {"roll": "1"}, {"roll": True}, {"roll": 1.0}, {"roll": None},
    ],
)  # fmt: skip
def test_a_question_that_makes_no_sense_gets_a_sentence(wrong: dict[str, object]) -> None:
    with pytest.raises(QuestionError, match="This question needs"):
        ask_moves({**GOOD, **wrong})
    for field in GOOD:
        with pytest.raises(DreamtableError):
            ask_moves({key: value for key, value in GOOD.items() if key != field})
