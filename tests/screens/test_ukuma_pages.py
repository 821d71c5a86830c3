"""The rules of ukuma: every figure is judged by the engine and shows what its page speaks of."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engines.ukuma.rules import Reason, clashes, objections
from engines.ukuma.setup import Opening
from engines.ukuma.table import WHITE, Cell, Size, Table
from screens.rules.ukuma import HANDICAP, PAGES
from screens.rules.ukuma_figures import FITS, TryFigure
from screens.ukuma.endings import REASONS
from tests.screens import driver
from tests.screens.driver import SIZES

TITLES = [page.title for page in PAGES]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[driver.Table]:
    with driver.Table(tmp_path_factory.mktemp("ukuma"), SIZES["phone"]) as running:
        yield running


def figures(table: driver.Table, title: str) -> list[TryFigure]:
    table.app.nav.go("rules", game="ukuma", chapter=TITLES.index(title))
    table.frames(3)
    return list(table.widgets(TryFigure))


def cells(figure: TryFigure) -> list[Cell]:
    size = figure.ground.cells
    return [(x, y) for x in range(size.columns) for y in range(size.rows)]


def told(figure: TryFigure) -> set[str]:
    """All that can be heard by trying every card everywhere."""
    heard = set()
    for card in figure.cards:
        for cell in cells(figure):
            figure.choose(card)
            figure.try_at(cell)
            heard.add(figure.told)
    figure.take_back()
    return heard


@pytest.mark.parametrize("title", TITLES)
def test_all_cards_of_a_figure_fit_each_other(table: driver.Table, title: str) -> None:
    for figure in figures(table, title):
        for cell, (_, card) in figure.table.cards.items():
            others = {each: lying for each, lying in figure.table.cards.items() if each != cell}
            assert not clashes(Table(figure.table.size, others), card, cell)


def test_every_rule_can_be_broken_and_kept(table: driver.Table) -> None:
    (figure,) = figures(table, "Where a card may lie")
    rules = {reason.value.template for reason in Reason if reason.name.startswith("RULE")}
    heard = told(figure)
    assert {FITS, Reason.TAKEN.value.template} < heard
    assert len(rules & heard) >= 2
    broken = {
        reason
        for card in figure.hand
        for cell in cells(figure)
        for reason in objections(figure.table, WHITE, card, cell)
    }
    assert {Reason.RULE_1, Reason.RULE_2, Reason.RULE_3} <= broken


@pytest.mark.parametrize(
    ("title", "number", "headline", "ending"),
    [
        ("Winning", 0, "You win!", "EDGE"),
        ("Winning", 1, "You win!", "BEHIND"),
        ("Draws and the match", 0, "A draw.", "SIDES"),
    ],
)
def test_a_game_can_end_as_the_page_says(
    table: driver.Table, title: str, number: int, headline: str, ending: str
) -> None:
    reason = next(words for each, words in REASONS.items() if each.name == ending)
    assert f"{headline} {reason}" in told(figures(table, title)[number])


def test_the_handicap_is_one_that_a_game_can_begin_with() -> None:
    # The figure's table is smaller; its cards lie about its middle as those of a game do.
    shown = {word.split("=")[0][2:]: word for word in HANDICAP.split()}
    assert set(shown) == {"2,2", "1,3", "2,3", "3,3"}
    opening = Opening(Size(5, 5), "black")
    assert any(str(laid) == HANDICAP for laid in opening.tables())


def test_a_card_and_a_cell_are_tapped(table: driver.Table) -> None:
    (figure,) = figures(table, "Draws and the match")
    scroller = table.app.nav.screen.ids.scroller
    scroller.scroll_to(figure, animate=False)
    table.frames(3)
    card = figure.cards[0]
    table.tap(figure.to_window(card.stand_x, card.stand_y))
    assert card.chosen
    table.tap(figure.to_window(*figure.ground.at((4, 1))))
    assert figure.told.startswith("A draw.")
    assert {cell for cell, _ in figure.ground._told} == {(0, 1), (0, 2), (4, 1), (4, 2)}
