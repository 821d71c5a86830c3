"""Nothing that can be sent to the referee crashes it, hangs it or leaves it without a sentence."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.games import NAMES, game_named
from engines.referee import LONGEST_LINE, MOST_LEVELS, UNFORESEEN, reply, serve
from tests.engines.referees import run

EXAMPLE = "W=corner:W P=next:B Y=opposite:W O=same:P R=corner:G G=apart:Y B=far:P K=contrary:O"
BOARD = "T=W L1=P L2=B L3=O B1=R B2=Y R2=G R1=K"
JUDGE = {"game": "uluru", "ask": "judge", "deal": EXAMPLE, "board": BOARD}


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    question = b'{"game": "uluru", "ask": "playout", "seats": ["expert"], "seed": 4}'
    answer: dict[str, Any] = json.loads(reply(question))
    return answer


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


ROUGH: dict[str, bytes] = {
    "nothing": b"{}",
    "list": b"[]",
    "number": b"1",
    "null": b"null",
    "half": b'{"game": "uluru", "ask"',
    "two": b'{"ask": "games"} {"ask": "games"}',
    "invalid utf-8": b'{"ask": "\xff\xfe"}',
    "utf-16": '{"ask": "games"}'.encode("utf-16"),
    "zero byte": b'{"ask": "\x00"}',
    "nan": b'{"ask": "games", "id": NaN}',
    "infinity": b'{"ask": "games", "id": -Infinity}',
    "too large a float": b'{"ask": "games", "id": 1e999}',
    "too large a float inside": b'{"ask": "playout", "game": "uluru", "seats": [-1e999]}',
    "too long a number": b'{"ask": "games", "id": ' + b"9" * 100_000 + b"}",
    "lone surrogate": b'{"ask": "\\ud800"}',
    "lone surrogate as game": b'{"ask": "judge", "game": "\\udfff"}',
    "deep": nested(100_000).encode(),
    "deep id": f'{{"ask": "games", "id": {nested(500)}}}'.encode(),
    "very deep id": f'{{"ask": "games", "id": {nested(50_000)}}}'.encode(),
    "deep game": f'{{"ask": "judge", "game": {nested(900)}}}'.encode(),
    "deep objects": b'{"id":' * 100_000,
    "deep text": json.dumps({"ask": "replay", "transcript": nested(100_000)}).encode(),
    "long text": json.dumps({**JUDGE, "deal": "W=any " * 100_000}).encode(),
    "long word": json.dumps({**JUDGE, "board": "x" * 1_000_000}).encode(),
    "too long": b'{"ask": "games", "id": "' + b"x" * LONGEST_LINE + b'"}',
    "much too long": b"[" * (2 * LONGEST_LINE + 5),
    "blanks, then a question": b" " * (LONGEST_LINE + 1) + b'{"ask": "games"}',
}


def test_rough_input_gets_a_sentence_each_and_the_referee_goes_on() -> None:
    lines = [line for rough in ROUGH.values() for line in (rough, b'{"ask": "games", "id": 7}')]
    answers = [json.loads(line) for line in run(*lines)]
    assert len(answers) == len(lines)
    for name, answer in zip(ROUGH, answers[::2], strict=True):
        assert answer["error"] != UNFORESEEN, name
        assert answer["error"].endswith("."), name
        assert len(answer["error"]) < 400, name
    assert all(answer["id"] == 7 and "games" in answer for answer in answers[1::2])


def test_blank_lines_are_skipped_and_windows_is_welcome() -> None:
    lines = run("", "  \t ", '\ufeff{"ask": "games", "id": 1}\r', "\r", '{"ask": "games", "id": 2}')
    assert [json.loads(line)["id"] for line in lines] == [1, 2]


def test_a_last_line_without_an_end_is_answered() -> None:
    out = io.StringIO()
    serve(io.BytesIO(b'{"ask": "games", "id": 1}\n{"ask": "games", "id": 2}'), out)
    assert [json.loads(line)["id"] for line in out.getvalue().splitlines()] == [1, 2]


def test_no_input_no_output() -> None:
    assert run() == []


def test_of_two_fields_with_one_name_the_last_counts() -> None:
    answer = json.loads(reply(b'{"id": 1, "id": 2, "ask": "judge", "ask": "games"}'))
    assert answer["id"] == 2
    assert "games" in answer


def test_depth_is_refused_at_the_same_level_everywhere() -> None:
    shallow, deep = (f'{{"ask": "games", "id": {nested(levels)}}}' for levels in (30, 40))
    assert 30 < MOST_LEVELS < 40
    assert "games" in json.loads(reply(shallow.encode()))
    assert json.loads(reply(deep.encode())) == {"error": "This question is nested too deep."}
    beside = f'{{"ask": "x", "id": 5, "board": {nested(MOST_LEVELS)}}}'
    assert json.loads(reply(beside.encode()))["id"] == 5


@settings(max_examples=150, deadline=None)
@given(
    st.integers(1, 1200), st.sampled_from(("id", "game", "ask", "deal", "options", "transcript"))
)
def test_no_depth_is_unforeseen(depth: int, field: str) -> None:
    question = f'{{"game": "uluru", "ask": "playout", "{field}": {nested(depth)}}}'
    answer = json.loads(reply(question.encode()))
    assert answer["error"] != UNFORESEEN
    inside = json.dumps({"ask": "replay", "transcript": question})
    assert json.loads(reply(inside.encode()))["error"] != UNFORESEEN


def test_one_question_at_a_time_over_a_pipe() -> None:
    """Each answer comes before the next question is asked: nothing is held back."""
    with subprocess.Popen(
        [sys.executable, "-m", "engines.referee"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as referee:
        assert referee.stdin
        assert referee.stdout
        assert referee.stderr
        for number in range(3):
            referee.stdin.write(json.dumps({"ask": "games", "id": number}).encode() + b"\n")
            referee.stdin.flush()
            assert json.loads(referee.stdout.readline())["id"] == number
        referee.stdout.close()  # the listener leaves: no complaint either
        referee.stdin.write(b'{"ask": "games"}\n')
        referee.stdin.close()
        assert referee.stderr.read() == b""


# Fuzz.

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=True, allow_infinity=True)
    | st.text(max_size=12)
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=12,
)
words = st.sampled_from(
    (*EXAMPLE.split(), *BOARD.split(), "W=any+far:P", "T=", "=", "+", "W=next:", "x", "\u2003")
)
notation = st.lists(words, max_size=10).map(" ".join)
FIELDS = (
    *("deal", "board", "seats", "options", "seed", "transcript"),
    *("position", "player", "roll", "table", "size", "hand", "piles", "last"),
    *("area", "order", "ancestor", "figures", "space"),
)


def questions() -> st.SearchStrategy[dict[str, Any]]:
    """Questions that look right at first sight."""
    return st.fixed_dictionaries(
        {"ask": st.sampled_from(asks()), "game": st.sampled_from((*NAMES, "chess"))},
        optional={
            "id": anything,
            **dict.fromkeys(FIELDS, anything | notation),
        },
    )


def asks() -> list[str]:
    named = (ask for name in NAMES for ask in game_named(name).questions)
    return [*dict.fromkeys(named), "playout", "replay", "games"]


def check(lines: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    for line in lines:
        text = reply(line)
        assert "\n" not in text
        assert text.isascii()
        answer = json.loads(text)
        assert answer.get("error") != UNFORESEEN, line
        yield answer


@settings(max_examples=400, deadline=None)
@given(questions())
def test_no_question_is_unforeseen(question: dict[str, Any]) -> None:
    (answer,) = check([json.dumps(question).encode()])
    assert isinstance(answer, dict)


@settings(max_examples=300, deadline=None)
@given(anything | st.text())
def test_no_json_is_unforeseen(value: object) -> None:
    (answer,) = check([json.dumps(value).encode("utf-8", "surrogatepass")])
    assert "error" in answer


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=60))
def test_no_bytes_are_unforeseen(line: bytes) -> None:
    assert all("error" in answer for answer in check([line]))


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_spoilt_transcript_is_unforeseen(played: dict[str, Any], data: st.DataObject) -> None:
    transcript = json.loads(json.dumps(played["transcript"]))
    field = data.draw(st.sampled_from(sorted(transcript)))
    if field == "moves":
        at = data.draw(st.integers(0, len(transcript["moves"]) - 1))
        spoilt = data.draw(anything | st.sampled_from(transcript["moves"]) | st.just("~ sand 9"))
        transcript["moves"][at] = spoilt
    else:
        transcript[field] = data.draw(anything)
    (answer,) = check([json.dumps({"ask": "replay", "transcript": transcript}).encode()])
    assert "error" in answer or "moves" in answer


def test_a_bag_of_odd_questions_through_the_real_program() -> None:
    """What hypothesis sends through `reply` goes through the program as well, in one go."""
    bag: list[bytes] = []

    @settings(max_examples=200, deadline=None, database=None, derandomize=True)
    @given(questions() | anything, st.binary(max_size=20))
    def collect(question: object, noise: bytes) -> None:
        bag.append(json.dumps(question).encode())
        bag.append(noise.replace(b"\n", b"") + b"{")

    collect()
    answers = [json.loads(line) for line in run(*bag)]
    assert len(answers) == len(bag)
    assert all(answer.get("error") != UNFORESEEN for answer in answers)
