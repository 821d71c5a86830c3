"""The rules pages agree with the engine, and nothing on them is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.uluru import board as seats
from engines.uluru.board import BIRDS, SEATS, Bird, Board
from engines.uluru.chains import Demand
from engines.uluru.judge import judge
from engines.uluru.solver import fewest_stones
from engines.uluru.wishes import FOLLOWING, Kind
from screens.rules import uluru
from screens.rules.figures import (
    GroupsFigure,
    JudgeFigure,
    PairsFigure,
    WishFigure,
)
from screens.rules.pages import Figure, games_with_rules, pages_of, title_of
from screens.rules.rules import RulesScreen
from screens.uluru.hearing import Step, verdict_at
from tests.screens.driver import Table
from tests.screens.test_review import SIZES, cut_off


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with Table(tmp_path_factory.mktemp("rules"), (1280, 800)) as running:
        running.app.nav.go("rules", game="uluru")
        running.frames(3)
        yield running


def chapter(table: Table, title: str) -> RulesScreen:
    screen: RulesScreen = table.app.nav.screen
    number = [each.title for each in uluru.PAGES].index(title)
    screen.open_chapter(number)
    table.frames(3)
    return screen


def figures(table: Table, kind: type) -> list:
    return list(table.widgets(kind))


def test_every_game_with_pages_can_be_read() -> None:
    assert "uluru" in games_with_rules()
    for game in games_with_rules():
        assert title_of(game)
        assert all(each.title and each.blocks for each in pages_of(game))


def test_groups_of_seats_are_the_engines(table: Table) -> None:
    chapter(table, "The seats")
    (figure,) = figures(table, GroupsFigure)
    shown = []
    for number in range(4):
        figure.choose(number)
        shown.append(figure.board.lit)
    assert shown == [seats.LONG, seats.SHORT, seats.BOOMERANG, seats.LONELY]


def test_a_tap_on_a_seat_tells_its_groups(table: Table) -> None:
    screen = chapter(table, "The seats")
    (figure,) = figures(table, GroupsFigure)
    screen.ids.scroller.scroll_to(figure.board, animate=False)
    table.frames(2)
    x, y = figure.board.seat_at(seats.Seat.T)
    table.tap(figure.board.to_window(x, y))
    table.frames(15)
    assert figure.board.glowing == {seats.Seat.T}
    assert figure.told == "Short sides, Lonely"


def test_pairs_light_up_as_the_engine_has_them(table: Table) -> None:
    chapter(table, "Near and far")
    (figure,) = figures(table, PairsFigure)
    relations = (seats.NEXT, seats.OPPOSITE, seats.CORNER, seats.APART, seats.FAR)
    for number, relation in enumerate(relations):
        figure.choose(number)
        for seat in SEATS:
            figure.look_from(seat)
            assert figure.board.lit == relation[seat]
            assert bool(figure.told) == (not relation[seat])


@pytest.mark.parametrize("title", ["Wishes for a place", "Wishes about others", "The contrary"])
def test_wishes_show_the_seats_that_fulfil_them(table: Table, title: str) -> None:
    chapter(table, title)
    figure = figures(table, WishFigure)[-1]
    contrary = title == "The contrary"
    for card in list(figure.ids.cards.children):
        (wish,) = card.wishes
        figure.choose(wish)
        for seat in SEATS:
            figure.look_from(seat)
            board = Board() if wish.bird is None else Board().place(wish.bird, seat)
            assert figure.board.board == board
            assert figure.board.lit == Demand(wish, contrary).seats(board)


def test_all_plain_kinds_are_explained() -> None:
    shown = {wish.kind for wish in (*uluru.PLACES, *uluru.NEIGHBOURS, *uluru.DISTANCES)}
    assert shown == set(Kind) - FOLLOWING


def test_judged_figures_say_what_the_engine_says(table: Table) -> None:
    count = 0
    for each in uluru.PAGES:
        if not any(isinstance(block, Figure) for block in each.blocks):
            continue
        chapter(table, each.title)
        for figure in figures(table, JudgeFigure):
            judgement = judge(figure._deal, figure.board.board)
            for bird, card in figure.cards.items():
                for row in range(len(card.wishes)):
                    figure.show(Step(bird, row))
                    verdict = verdict_at(judgement, Step(bird, row))
                    missing = bird in judgement.unplaced
                    assert (verdict is None) == missing
                    assert figure.good == (not missing and verdict.fulfilled)
                    assert figure.board.lit == (verdict.content if verdict else frozenset())
                    count += 1
    assert count > 25


def test_the_example_is_the_one_of_the_rules() -> None:
    judgement = judge(uluru.WORKED, uluru.SEATED)
    assert [verdict.bird for verdict in judgement.unfulfilled] == [Bird.RED, Bird.BLUE]
    assert fewest_stones(uluru.WORKED) == 1


def test_what_the_text_says_about_circles_and_selves_is_so() -> None:
    circles = judge(uluru.CIRCLES, uluru.SEATED)
    assert all(verdict.automatic for verdict in circles.verdicts if verdict.bird <= Bird.RED)
    selves = {verdict.bird: verdict for verdict in judge(uluru.THEMSELVES, uluru.SEATED).verdicts}
    assert selves[Bird.ORANGE].automatic
    assert selves[Bird.RED].automatic
    assert not selves[Bird.BLACK].automatic


def test_two_cards_are_shown_for_a_bird_and_its_followers() -> None:
    assert uluru.DOUBLED.doubled == 2
    judged = {
        (verdict.bird, verdict.card): verdict
        for verdict in judge(uluru.DOUBLED, uluru.SEATED).verdicts
    }
    assert len(judged[Bird.ORANGE, 0].strands) == len(judged[Bird.BLACK, 0].strands) == 2


def test_chapters_follow_one_another_by_touch(table: Table) -> None:
    screen = chapter(table, uluru.PAGES[0].title)
    for number in range(1, len(uluru.PAGES)):
        forward = next(
            each for each in screen.walk() if getattr(each, "icon", "") == "chevron-right"
        )
        table.tap(forward)
        assert screen.chapter == number
    assert screen.last


def test_rules_lead_back_to_where_one_came_from(tmp_path: Path) -> None:
    with Table(tmp_path, (800, 1280)) as table:
        table.app.nav.go("rules", game="uluru", chapter=3)
        table.frames(3)
        assert table.app.nav.screen.title == uluru.PAGES[3].title
        table.app.nav.back()
        assert table.app.nav.place == "home"


@pytest.mark.parametrize("size", SIZES)
def test_no_word_of_the_rules_is_cut_off(tmp_path: Path, size: tuple[int, int]) -> None:
    with Table(tmp_path, size, language="de", text_size=130) as table:
        table.app.nav.go("rules", game="uluru")
        table.frames(3)
        assert all(pill.right <= size[0] for pill in table.app.nav.screen.ids.games.children)
        for number in range(len(uluru.PAGES)):
            table.app.nav.screen.open_chapter(number)
            table.frames(4)
            assert cut_off(table) == []
            for card in table.widgets(JudgeFigure):
                assert all(each.width >= 48 for each in card.cards.values())


def test_every_bird_is_named_in_scoring_order(table: Table) -> None:
    screen = chapter(table, uluru.PAGES[0].title)
    text = " ".join(str(getattr(each, "text", "")) for each in screen.ids.blocks.children)
    places = [text.index(bird.name.capitalize()) for bird in BIRDS]
    assert places == sorted(places)
