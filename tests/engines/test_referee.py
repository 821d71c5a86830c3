"""The referee as a program of its own: one line of JSON in, one line of JSON out, always."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.games import NAMES, game_named
from engines.referee import UNFORESEEN, reply
from tests.engines.referees import run

EXAMPLE = "W=corner:W P=next:B Y=opposite:W O=same:P R=corner:G G=apart:Y B=far:P K=contrary:O"
BOARD = "T=W L1=P L2=B L3=O B1=R B2=Y R2=G R1=K"
JUDGE = {"game": "uluru", "ask": "judge", "deal": EXAMPLE, "board": BOARD}
PLAYOUT = {"game": "uluru", "ask": "playout", "seats": ["expert"], "seed": 4}


def asked(question: object) -> dict[str, Any]:
    answer = json.loads(reply(json.dumps(question).encode()))
    assert isinstance(answer, dict)
    return answer


def error(question: object) -> str:
    answer = asked(question)
    assert set(answer) <= {"id", "error"}
    sentence = answer["error"]
    assert sentence != UNFORESEEN
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < 900
    return str(sentence)


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    return asked(PLAYOUT)


# Answers.


def test_the_example_of_the_spec() -> None:
    (line,) = run(json.dumps({"id": 1, **JUDGE}))
    answer = json.loads(line)
    assert list(answer)[:4] == ["id", "stones", "unplaced", "unfulfilled"]
    assert answer["id"] == 1
    assert answer["stones"] == 2
    assert answer["unplaced"] == []
    assert answer["unfulfilled"] == ["R", "B"]
    resolved = {card["bird"]: card["resolved"] for card in answer["cards"]}
    assert resolved["O"] == ["next:B"]
    assert resolved["K"] == ["not-next:B"]
    assert {card["bird"]: card["automatic"] for card in answer["cards"]}["W"]


def test_a_failed_card_each_is_told_in_scoring_order() -> None:
    deal = "W=any P=long+boomerang Y=any O=any R=any G=any B=any K=same:P"
    answer = asked({**JUDGE, "deal": deal, "board": "T=P R1=K"})
    assert answer["unplaced"] == ["W", "Y", "O", "R", "G", "B"]
    assert answer["unfulfilled"] == ["P", "P", "K"]
    assert answer["stones"] == 9
    assert [(card["bird"], card["row"]) for card in answer["cards"]] == [
        ("P", "light"),
        ("P", "dark"),
        ("K", "light"),
    ]


def test_loops_are_told_as_loops() -> None:
    deal = "W=same:P P=contrary:W Y=any O=any R=any G=any B=any K=contrary:K"
    cards = asked({**JUDGE, "deal": deal})["cards"]
    told = {card["bird"]: (card["resolved"], card["chain"], card["automatic"]) for card in cards}
    assert told["W"] == (["loop"], ["WPW"], True)
    assert told["P"] == (["loop"], ["PWP"], True)
    assert told["K"] == (["loop"], ["KK"], True)


def test_solving_from_an_empty_and_from_a_partial_board() -> None:
    question = {"game": "uluru", "ask": "solve", "deal": EXAMPLE}
    answer = asked(question)
    assert answer["stones"] == 1
    assert sum(answer["spread"].values()) == 40_320
    assert answer["spread"]["1"] == answer["boards"]
    assert asked({**JUDGE, "board": answer["board"]})["stones"] == 1
    partial = asked({**question, "board": "L1=P L2=B L3=O"})
    assert sum(partial["spread"].values()) == 120
    assert "L1=P L2=B L3=O" in partial["board"]
    assert asked({**question, "board": BOARD})["spread"] == {"2": 1}


def test_games_tells_all_that_can_be_chosen() -> None:
    games = asked({"ask": "games"})["games"]
    assert list(games) == list(NAMES)
    uluru = games["uluru"]
    assert uluru["seats"] == [1, 2, 3, 4, 5]
    assert uluru["levels"] == ["beginner", "casual", "skilled", "expert"]
    assert uluru["options"]["hourglass"] == {"allowed": [45, 60, 75, 90, "off"], "default": 60}
    assert uluru["options"]["doubled"]["allowed"] == [1, 2, 3, 4, 5, 6, 7, 8]
    for name in NAMES:
        assert games[name]["levels"] == list(game_named(name).levels)


def test_what_was_played_can_be_replayed(played: dict[str, Any]) -> None:
    transcript = played["transcript"]
    for form in (transcript, json.dumps(transcript)):
        answer = asked({"game": "uluru", "ask": "replay", "transcript": form})
        assert answer == {"outcome": played["outcome"], "moves": len(transcript["moves"])}
    half = {**transcript, "moves": transcript["moves"][:5]}
    assert asked({"ask": "replay", "transcript": half}) == {"outcome": None, "moves": 5}


def test_the_first_illegal_move_is_named(played: dict[str, Any]) -> None:
    moves = list(played["transcript"]["moves"])
    moves[3] = moves[2]
    answer = asked({"ask": "replay", "transcript": {**played["transcript"], "moves": moves}})
    assert answer["moves"] == 3
    assert answer["illegal"] == {
        "number": 4,
        "move": moves[2],
        "why": "This bird already sits there.",
    }


@pytest.mark.parametrize("name", ["0", "null", '"x"', "[1, {}]", "1.5", "-0", '"\\ud800"', "true"])
def test_any_id_is_echoed_with_answers_and_with_errors(name: str) -> None:
    for ask in ("games", "nonsense"):
        answer = json.loads(reply(f'{{"ask": "{ask}", "game": "uluru", "id": {name}}}'.encode()))
        assert answer["id"] == json.loads(name)
    assert "id" not in asked({"ask": "games"})


# Questions that cannot be answered.


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "There is no game called 'chess'"),
        ({"game": None}, "There is no game called None"),
        ({"game": ["uluru"]}, "There is no game called ['uluru']"),
        ({"ask": "jugde"}, "The referee does not know the question 'jugde'"),
        ({"ask": {}}, "The referee does not know the question {}"),
        ({"deal": None}, "This question needs deal as a text."),
        ({"deal": 3}, "This question needs deal as a text."),
        ({"board": ["T=W"]}, "This question needs board as a text."),
        ({"deal": ""}, "Bird W has no card."),
        ({"board": "T=W L1=W"}, "Bird W sits on two seats."),
        ({"board": "T=W T=P"}, "Seat T is taken twice."),
        ({"deal": EXAMPLE.replace("far", "near")}, "There is no wish called 'near:P'."),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, object], sentence: str) -> None:
    assert error({**JUDGE, **change}).startswith(sentence)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": "expert"}, "This question needs seats as a list of bot levels."),
        ({"seats": None}, "This question needs seats as a list of bot levels."),
        ({"seats": []}, "This game is for 1 to 5 players, not for 0."),
        ({"seats": ["expert"] * 6}, "This game is for 1 to 5 players, not for 6."),
        ({"seats": ["genius"]}, "There is no bot of level 'genius'"),
        ({"seats": [["expert"]]}, "There is no bot of level ['expert']"),
        ({"options": []}, "This question needs options as an object."),
        ({"options": None}, "This question needs options as an object."),
        ({"options": {"variant": "chess"}}, "'chess' is not a choice for variant"),
        ({"options": {"variant": {"a": []}}}, "{'a': []} is not a choice for variant"),
        ({"options": {"doubled": 3.0}}, "3.0 is not a choice for doubled"),
        ({"options": {"": 1}}, "There is no option called ''."),
        ({"seed": "1"}, "This question needs seed as a whole number"),
        ({"seed": True}, "This question needs seed as a whole number"),
        ({"seed": 2**63}, "This question needs seed as a whole number"),
        ({"seed": 10**4000}, "This question needs seed as a whole number"),
        ({"seed": None}, "This question needs seed as a whole number"),
    ],
)
def test_a_playout_that_cannot_be(change: dict[str, object], sentence: str) -> None:
    assert error({**PLAYOUT, **change}).startswith(sentence)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "There is no game called 'chess'"),
        ({"version": 2}, "This transcript is of version 2; this app knows version 1."),
        ({"version": True}, "The transcript has no proper version."),
        ({"options": None}, "The transcript has no proper options."),
        ({"options": {"variant": 1}}, "1 is not a choice for variant"),
        ({"seats": [1]}, "A seat of a transcript has"),
        ({"seats": [{"bot": None}]}, "A seat of a transcript has"),
        ({"seats": [{"hat": "red"}]}, "A seat of a transcript has"),
        ({"seats": [{"bot": "genius"}]}, "There is no bot of level 'genius'"),
        ({"seats": []}, "This game is for 1 to 5 players, not for 0."),
        ({"seed": 1.5}, "The transcript has no proper seed."),
        ({"moves": "ready"}, "The transcript has no proper moves."),
        ({"moves": [1]}, "Every move of a transcript is a line of text."),
    ],
)
def test_a_transcript_that_is_none(
    played: dict[str, Any], change: dict[str, object], sentence: str
) -> None:
    transcript = {**played["transcript"], **change}
    assert error({"ask": "replay", "transcript": transcript}).startswith(sentence)
    text = json.dumps(transcript)
    assert error({"ask": "replay", "transcript": text}).startswith(sentence)


@pytest.mark.parametrize(
    "line", ["", "x", "-1 T=W", "0  T=W", "00 T=W", "0 T=W @", "0 T=W @-1", "6", "* ", "0 \ud800"]
)
def test_lines_that_are_no_moves_are_found_in_a_transcript(
    played: dict[str, Any], line: str
) -> None:
    transcript = {**played["transcript"], "moves": [line]}
    answer = asked({"ask": "replay", "transcript": transcript})
    assert answer["illegal"]["number"] == 1
    assert answer["illegal"]["move"] == line
    assert answer["illegal"]["why"].endswith(".")
