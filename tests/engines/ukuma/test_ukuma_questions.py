"""What the referee answers about ukuma."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.referee import reply
from tests.engines.ukuma.laid import START

FLANK = START + " W@5,4=vba W@5,5=vab"


def ask(what: str, **fields: Any) -> dict[str, Any]:
    question = {"game": "ukuma", "ask": what, "table": START, "size": "9x9", **fields}
    return json.loads(reply(json.dumps(question).encode()))


def test_cells() -> None:
    assert ask("cells", player="W") == {"cells": [[3, 4], [5, 4]]}
    assert ask("cells", player="B") == {"cells": [[3, 5], [5, 5]]}
    assert ask("cells", player="W", table=FLANK) == {"cells": [[3, 4], [5, 6]]}
    assert ask("cells", player="W", table="") == {"cells": []}
    assert ask("cells", player="B", table="B@0,0=/ab W@0,1=/ab") == {"cells": [[1, 0]]}


def test_cells_ascend_by_column_first() -> None:
    table = "W@0,5=/aa W@5,0=/ab B@1,4=/aa B@6,1=/ab"
    assert ask("cells", player="W", table=table)["cells"] == [[0, 4], [1, 5], [5, 1], [6, 0]]


def test_moves() -> None:
    assert ask("moves", player="W", table=FLANK, hand=["vcc", "/ca", "^aa"]) == {
        "moves": [
            {"card": "vcc", "cell": [5, 6], "wins": True},
            {"card": "/ca", "cell": [3, 4], "wins": False},
            {"card": "^aa", "cell": [3, 4], "wins": False},
        ]
    }
    assert ask("moves", player="W", hand=[]) == {"moves": []}
    assert ask("moves", player="W", hand=["/bb"]) == {
        "moves": [{"card": "/bb", "cell": [5, 4], "wins": False}]
    }
    edge = "W@4,7=/ab B@5,8=/ab"
    assert ask("moves", player="W", table=edge, hand=["/ca"]) == {
        "moves": [{"card": "/ca", "cell": [4, 8], "wins": True}]
    }


@pytest.mark.parametrize(
    ("fields", "result"),
    [
        ({}, None),
        ({"table": ""}, None),
        ({"table": "W@3,8=/ab"}, "W"),
        ({"table": "B@3,0=/ab"}, "B"),
        ({"table": "W@3,6=/ab", "size": "7x7"}, "W"),
        ({"table": "W@3,6=/ab"}, None),
        ({"table": FLANK + " W@5,6=vcc", "last": {"player": "W", "cell": [5, 6]}}, "W"),
        ({"table": FLANK, "last": {"player": "W", "cell": [5, 5]}}, None),
        # One behind the other: who came last has won; nobody, as long as that is not told.
        ({"table": "B@4,4=/ab W@4,5=/ab"}, None),
        ({"table": "B@4,4=/ab W@4,5=/ab", "last": {"player": "W", "cell": [4, 5]}}, "W"),
        ({"table": "B@4,4=/ab W@4,5=/ab", "last": {"player": "B", "cell": [4, 4]}}, "B"),
        ({"table": "W@0,4=/aa W@8,4=/ab B@0,5=/aa B@8,5=/ab"}, "draw"),
        ({"table": "W@0,4=/aa W@8,4=/ab B@0,5=/aa B@8,5=/ab", "size": "11x9"}, None),
        ({"table": "W@0,4=/aa W@6,4=/ab B@0,5=/aa B@6,5=/ab", "size": "7x7"}, "draw"),
        ({"piles": {"W": [], "B": []}}, "draw"),
        ({"piles": {"W": ["/cc"], "B": []}}, "draw"),
        ({"piles": {"W": ["/cc", "/ba"], "B": []}}, None),
        ({"piles": {"W": [], "B": ["^cc"]}}, None),
        ({"piles": None, "last": None}, None),
        # A win comes before a draw.
        (
            {
                "table": FLANK + " W@5,6=vcc",
                "last": {"player": "W", "cell": [5, 6]},
                "piles": {"W": [], "B": []},
            },
            "W",
        ),
    ],
)
def test_state(fields: dict[str, Any], result: str | None) -> None:
    assert ask("state", **fields) == {"result": result}


@pytest.mark.parametrize(
    ("what", "fields", "sentence"),
    [
        ("cells", {"player": "G"}, "The player is W or B, not 'G'."),
        ("cells", {"player": "WB"}, "The player is W or B, not 'WB'."),
        ("cells", {"player": ""}, "The player is W or B, not ''."),
        ("cells", {}, "The player is W or B, not None."),
        ("cells", {"player": ["W"]}, "The player is W or B, not ['W']."),
        ("cells", {"player": "W", "table": None}, "The question needs table as a text."),
        ("cells", {"player": "W", "table": ["W@4,4=/ab"]}, "The question needs table as a text."),
        ("cells", {"player": "W", "size": 9}, "The question needs size as a text."),
        (
            "cells",
            {"player": "W", "size": "3x3"},
            "There is no table of size '3x3'; the sizes are 9x9, 7x7, 11x9.",
        ),
        ("cells", {"player": "W", "size": "7x7", "table": "W@7,1=/ab"}, "not on a table of 7x7"),
        ("cells", {"player": "W", "table": "W@4,4=/ab B@4,4=/ab"}, "Cell 4,4 holds two cards."),
        ("cells", {"player": "W", "table": "W@4,4=/ab W@4,5=/ab"}, "W has the card /ab only once."),
        ("cells", {"player": "W", "table": "W@4,4=/ad"}, "There is no card called '/ad'."),
        ("moves", {"player": "W"}, 'A hand is a list of cards, such as ["/ab"].'),
        ("moves", {"player": "W", "hand": "/ba"}, "A hand is a list of cards"),
        ("moves", {"player": "W", "hand": [1]}, "A hand is a list of cards"),
        ("moves", {"player": "W", "hand": ["/b"]}, "There is no card called '/b'."),
        ("moves", {"player": "W", "hand": ["/ba", "/ba"]}, "W has the card /ba only once."),
        ("moves", {"player": "W", "hand": ["/ab"]}, "W has the card /ab only once."),
        ("state", {"piles": []}, "Piles is an object with the cards of W and of B."),
        ("state", {"piles": {"W": []}}, "Piles is an object with the cards of W and of B."),
        ("state", {"piles": {"W": [], "B": [], "G": []}}, "Piles is an object"),
        ("state", {"piles": {"W": [], "B": "/ab"}}, "A pile is a list of cards"),
        ("state", {"piles": {"W": [], "B": ["/ca"]}}, "B has the card /ca only once."),
        ("state", {"table": "W@3,8=/ab", "piles": 1}, "Piles is an object"),
        ("state", {"last": "W"}, "Last is an object with the player and the cell."),
        ("state", {"last": {"cell": [4, 4]}}, "The player is W or B, not None."),
        ("state", {"last": {"player": "W"}}, "A cell is a list of column and row"),
        ("state", {"last": {"player": "W", "cell": [4, 4, 4]}}, "A cell is a list"),
        ("state", {"last": {"player": "W", "cell": [4, "4"]}}, "A cell is a list"),
        ("state", {"last": {"player": "W", "cell": [True, 4]}}, "A cell is a list"),
        ("state", {"last": {"player": "B", "cell": [4, 4]}}, "There is no card of B at [4, 4]."),
        ("state", {"last": {"player": "W", "cell": [0, 0]}}, "There is no card of W at [0, 0]."),
        ("state", {"table": "B@4,0=/ab W@4,8=/ab"}, "both players would have won"),
        ("score", {}, "does not know the question"),
    ],
)
def test_what_cannot_be_answered_gets_a_sentence(
    what: str, fields: dict[str, Any], sentence: str
) -> None:
    answer = ask(what, **fields)
    assert set(answer) == {"error"}
    assert sentence in answer["error"]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.just(START),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
fields = st.sampled_from(["table", "size", "player", "hand", "piles", "last"])


@given(st.sampled_from(["cells", "moves", "state"]), st.dictionaries(fields, json_values))
def test_no_question_is_beyond_words(what: str, given_fields: dict[str, Any]) -> None:
    answer = ask(what, **{"player": "W", "hand": [], **given_fields})
    assert len(answer) == 1
    assert "at a loss" not in answer.get("error", "")
