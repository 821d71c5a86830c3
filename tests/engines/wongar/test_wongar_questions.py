"""The referee's question about a ceremony, asked well and badly."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from engines.sentences import QuestionError
from engines.wongar.questions import score

GOOD: dict[str, Any] = {
    "area": {
        "r": {"disc": 2, "cube": 0, "cylinder": 1},
        "b": {"disc": 2, "cube": 1, "cylinder": 0},
        "g": {"disc": 0, "cube": 1, "cylinder": 0},
    },
    "order": ["r", "b", "g"],
    "ancestor": "g",
    "figures": ["ancestor"],
    "space": 7,
}


def test_a_ceremony_is_scored() -> None:
    assert score(GOOD) == {"points": {"r": 8, "b": 0, "g": 4}}


@pytest.mark.parametrize(
    ("change", "points"),
    [
        ({"ancestor": "b"}, {"r": 4, "b": 8, "g": 0}),
        ({"figures": ["elder"], "space": 0}, {"r": 4, "b": 0, "g": 2}),
        ({"figures": ["elder", "ancestor"], "space": 15}, {"r": 16, "b": 0, "g": 8}),
        ({"order": ["r", "g", "b", "p"], "ancestor": "p"}, {"r": 8, "g": 4, "b": 0, "p": 0}),
        ({"area": {}}, {"r": 0, "b": 0, "g": 0}),
        ({"area": {"b": {"cube": 1}}}, {"r": 0, "b": 4, "g": 0}),
        ({"order": "rbg"}, {"r": 8, "b": 0, "g": 4}),
    ],
)
def test_other_ceremonies(change: dict[str, Any], points: dict[str, int]) -> None:
    assert score({**GOOD, **change}) == {"points": points}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"area": None}, "The area tells"),
        ({"area": [1]}, "The area tells"),
        ({"area": {"r": 3}}, "The area tells"),
        ({"area": {"y": {"disc": 1}}}, "'y' is not one of the players"),
        ({"area": {"r": {"pyramid": 1}}}, "no kind of stone called 'pyramid'"),
        ({"area": {"r": {"disc": -1}}}, "0 to 18 stones of kind disc, not -1"),
        ({"area": {"r": {"cylinder": 13}}}, "0 to 12 stones of kind cylinder, not 13"),
        ({"area": {"r": {"disc": True}}}, "not True"),
        ({"area": {"r": {"disc": 1.0}}}, "not 1.0"),
        ({"area": {"r": {"disc": "2"}}}, "not '2'"),
        ({"area": {"r": {"disc": None}}}, "not None"),
        ({"order": ["r", "b"]}, "three to five"),
        ({"order": ["r", "b", "b"]}, "three to five different"),
        ({"order": ["r", "b", "g", "y", "p", "r"]}, "three to five"),
        ({"order": ["r", "b", "x"]}, "There is no player 'x'"),
        ({"order": ["r", "b", 7]}, "There is no player 7"),
        ({"order": ["r", "b", ["g"]]}, "There is no player"),
        ({"order": ["r", "b", "rb"]}, "There is no player"),
        ({"order": ["r", "b", ""]}, "There is no player"),
        ({"order": 5}, "three to five"),
        ({"order": {"r": 1, "b": 2, "g": 3}}, "three to five"),
        ({"ancestor": "y"}, "'y' is not one of the players"),
        ({"ancestor": None}, "None is not one of the players"),
        ({"ancestor": ["r"]}, "is not one of the players"),
        ({"figures": []}, "The figures are"),
        ({"figures": "elder"}, "The figures are"),
        ({"figures": ["elder", "elder"]}, "The figures are"),
        ({"figures": ["scorpion"]}, "The figures are"),
        ({"figures": ["elder", {}]}, "The figures are"),
        ({"figures": None}, "The figures are"),
        ({"space": 16}, "from 0 to 15, not on 16"),
        ({"space": -1}, "not on -1"),
        ({"space": "3"}, "not on '3'"),
        ({"space": 3.0}, "not on 3.0"),
        ({"space": False}, "not on False"),
    ],
)
def test_a_malformed_question_gets_one_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(QuestionError) as refused:
        score({**GOOD, **change})
    assert sentence in str(refused.value)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("name", sorted(GOOD))
def test_a_missing_field_is_named(name: str) -> None:
    with pytest.raises(QuestionError, match=f"needs {name}"):
        score({key: value for key, value in GOOD.items() if key != name})


def test_the_referee_answers() -> None:
    lines = [
        {"id": 1, "game": "wongar", "ask": "score", **GOOD},
        {"id": 2, "game": "wongar", "ask": "score", **GOOD, "space": 99},
        {"id": 3, "game": "wongar", "ask": "playout", "seats": ["visitor"] * 3, "seed": 5},
    ]
    run = subprocess.run(
        [sys.executable, "-m", "engines.referee"],
        input="\n".join(map(json.dumps, lines)),
        capture_output=True,
        text=True,
        check=True,
    )
    ruling, error, playout = map(json.loads, run.stdout.splitlines())
    assert ruling == {"id": 1, "points": {"r": 8, "b": 0, "g": 4}}
    assert set(error) == {"id", "error"}
    assert playout["outcome"]["termination"]
    assert playout["transcript"]["game"] == "wongar"
