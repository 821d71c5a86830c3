"""Deals and boards as texts: what was printed reads the same, and what cannot be is refused."""

from __future__ import annotations

import pytest

from engines.sentences import NotationError
from engines.uluru.board import Board, parse_board
from engines.uluru.wishes import parse_deal

DEAL = "W=corner:W P=next:B Y=opposite:W O=same:P R=corner:G G=apart:Y B=far:P K=contrary:O"
BOARD = "T=W L1=P L2=B L3=O B1=R B2=Y R2=G R1=K"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("T=W T=P", "Seat T is taken twice."),
        ("T=W L1=W", "Bird W sits on two seats."),
        ("T=W T=W", "Seat T is taken twice."),
        ("T=X", "There is no bird called 'X'."),
        ("T=w", "There is no bird called 'w'."),
        ("L4=W", "There is no seat called 'L4'."),
        ("t=W", "There is no seat called 't'."),
        ("T:W", "'T:W' is not a seat with a bird, such as T=W."),
        ("T=", "There is no bird called ''."),
        ("=W", "There is no seat called ''."),
        ("T=W=P", "There is no bird called 'W=P'."),
        ("name=W", "There is no seat called 'name'."),
    ],
)
def test_boards_that_cannot_be(text: str, sentence: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_board(text)
    assert str(refused.value) == sentence


REST = "P=any Y=any O=any R=any G=any B=any K=any"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Bird W has no card."),
        (REST, "Bird W has no card."),
        (f"W=above:P {REST}", "There is no wish called 'above:P'."),
        (f"W= {REST}", "There is no wish called ''."),
        (f"W=next {REST}", "The wish next must name a colour."),
        (f"W=next: {REST}", "There is no bird called ''."),
        (f"W=next:X {REST}", "There is no bird called 'X'."),
        (f"W=next:P:Y {REST}", "There is no bird called 'P:Y'."),
        (f"W=long:P {REST}", "The wish long names no colour."),
        (f"W=any+ {REST}", "There is no wish called ''."),
        (f"W=any+any+any {REST}", "Bird W has more than two cards."),
        (f"W=any W=any {REST}", "Bird W has cards in two places."),
        (f"X=any {REST}", "There is no bird called 'X'."),
        (f"W {REST}", "'W' is not a bird with its wish, such as W=next:B."),
        (f"W=ANY {REST}", "There is no wish called 'ANY'."),
    ],
)
def test_deals_that_cannot_be(text: str, sentence: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_deal(text)
    assert str(refused.value) == sentence


def test_a_long_mistake_is_shown_shortened() -> None:
    with pytest.raises(NotationError) as refused:
        parse_board("x" * 1_000_000)
    assert len(str(refused.value)) < 200


def test_deals_and_boards_round_trip() -> None:
    assert str(parse_deal(DEAL)) == DEAL
    assert str(parse_board(BOARD)) == BOARD
    assert parse_board("  L1=P\t T=W ") == parse_board("T=W L1=P")
    assert parse_board("") == Board()
    double = "W=any+far:P P=next:B Y=any O=any R=any G=any B=long+contrary:K K=same:W"
    assert str(parse_deal(double)) == double
