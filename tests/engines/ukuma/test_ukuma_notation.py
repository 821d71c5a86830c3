"""Cards, tables and sizes as text: what is printed is read back, and nothing else is."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.sentences import NotationError
from engines.ukuma.cards import DECK, parse_card
from engines.ukuma.table import SIZES, Lying, Size, Table, parse_size, parse_table
from tests.engines.ukuma.laid import START, move

NINE = SIZES["9x9"]


@st.composite
def tables(draw: st.DrawFn) -> Table:
    size = draw(st.sampled_from(list(SIZES.values())))
    cell = st.tuples(st.integers(0, size.columns - 1), st.integers(0, size.rows - 1))
    lying = st.builds(Lying, st.sampled_from((0, 1)), st.sampled_from(DECK))
    cells = draw(st.lists(cell, unique=True, max_size=40))
    cards = draw(st.lists(lying, unique=True, min_size=len(cells), max_size=len(cells)))
    return Table(size, dict(zip(cells, cards, strict=True)))


@given(tables())
def test_tables_round_trip(table: Table) -> None:
    text = str(table)
    assert parse_table(text, table.size) == table
    assert hash(parse_table(text, table.size)) == hash(table)
    assert str(parse_table(text, table.size)) == text


@given(tables(), st.randoms())
def test_the_order_of_a_table_does_not_matter(table: Table, rng: random.Random) -> None:
    words = str(table).split()
    rng.shuffle(words)
    assert parse_table("  ".join(words), table.size) == table


@given(st.text(max_size=20))
def test_nonsense_is_never_a_table(text: str) -> None:
    try:
        table = parse_table(text, NINE)
    except NotationError:
        return
    assert str(table) == text.strip()


def test_a_table_is_ordered_by_row_then_column() -> None:
    text = "W@8,0=/ab W@0,1=/aa B@3,1=/aa W@10,8=vcc"
    assert str(parse_table(" ".join(reversed(text.split())), SIZES["11x9"])) == text


def test_cards_and_sizes_round_trip() -> None:
    assert [parse_card(str(card)) for card in DECK] == list(DECK)
    assert [parse_size(str(size)) for size in SIZES.values()] == list(SIZES.values())
    assert parse_size("11x9") == Size(columns=11, rows=9)


@pytest.mark.parametrize("text", ["", "/a", "/abc", "ab/", "/AB", "/ad", "|ab", " /ab", "vab\n"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(NotationError, match="no card called"):
        parse_card(text)


@pytest.mark.parametrize("text", ["", "9", "9x", "8x8", "9x11", "9X9", "09x9", "9x9x9", "-9x9"])
def test_what_is_no_size(text: str) -> None:
    with pytest.raises(NotationError, match="no table of size"):
        parse_size(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("W@4,4", "not a card on the table"),
        ("W4,4=/ab", "not a card on the table"),
        ("w@4,4=/ab", "not a card on the table"),
        ("G@4,4=/ab", "not a card on the table"),
        ("W@4=/ab", "not a card on the table"),
        ("W@-1,4=/ab", "not a card on the table"),
        ("W@04,4=/ab", "not a card on the table"),
        ("W@\u0664,4=/ab", "not a card on the table"),
        ("W@4,4=/ab,B@4,5=/ab", "no card called"),
        ("W@4,4=/ax", "no card called"),
        ("W@9,4=/ab", "not on a table of 9x9"),
        ("W@4,9=/ab", "not on a table of 9x9"),
        ("W@4,4=/ab B@4,4=/ca", "holds two cards"),
        ("W@4,4=/ab W@4,5=/ab", "only once"),
    ],
)
def test_what_is_no_table(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        parse_table(text, NINE)


def test_both_players_may_have_the_same_card_down() -> None:
    assert len(parse_table("W@4,4=/ab B@4,5=/ab", NINE).cards) == 2


@pytest.mark.parametrize(
    "text",
    [
        "5,4=/ba",
        "-1,12=vcc",
        "throw",
        "draw B ^aa ^bb",
        "draw W",
        f"start 7x7 {START}",
    ],
)
def test_text_forms(text: str) -> None:
    assert str(move(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " throw",
        "throw ",
        "05,4=/ba",
        "5,4=/bA",
        "5,4",
        "5,4=/ba ",
        "-0,4=/ba",
        "5,1000=/ba",
        "draw",
        "draw W  /ab",
        "draw X /ab",
        "draw WB /ab",
        "draw W /ab /ax",
        "start",
        "start 8x8 ",
        "start 9x9 B@4,5=/ca W@4,4=/ab",
        "start 7x7 W@7,7=/ab",
        "\u0665,4=/ba",
        "place /ba",
    ],
)
def test_only_the_exact_form_is_a_move(text: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        move(text)
