"""The tutorial can be done with fingers alone, left at any time, and is then remembered."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.uluru.board import Bird, Seat
from engines.uluru.judge import judge
from engines.uluru.moves import Place, TakeOff
from screens.rules.figures import JudgeFigure
from screens.tutorial.lesson import STEPS, WORKED
from screens.tutorial.tutorial import SEEN, TutorialScreen
from tests.screens.driver import Table
from tests.screens.test_review import SIZES, cut_off


def visit(table: Table) -> TutorialScreen:
    table.app.nav.go("tutorial")
    table.frames(4)
    screen: TutorialScreen = table.app.nav.screen
    return screen


def drag(table: Table, bird: Bird, seat: Seat | None) -> None:
    """A finger carries a bird to a seat, or back to the perch."""
    side = table.app.nav.screen.side
    figure = side.birds[bird]
    start = (figure.stand_x, figure.stand_y + figure.height * figure.stature * 0.3)
    end = side.perch.center if seat is None else side.board.seat_at(seat)
    away = (0, figure.height * 0.15)
    with table.finger(start) as finger:
        table.frames(3, 0.05)
        finger.move_to((end[0] + away[0], end[1] + away[1]), steps=3)
    table.frames(5, 0.08)


DONE = (
    (Bird.YELLOW, Seat.B1),
    (Bird.RED, Seat.L2),
    (Bird.BLUE, Seat.L3),
    (Bird.RED, Seat.L3),
    (Bird.YELLOW, None),
    (Bird.YELLOW, Seat.T),
    (Bird.ORANGE, Seat.L3),
    (Bird.BLACK, Seat.R1),
)


@pytest.mark.parametrize("size", [(360, 640), (800, 1280), (1280, 800)])
def test_the_tutorial_can_be_done_by_touch(tmp_path: Path, size: tuple[int, int]) -> None:
    with Table(tmp_path, size) as table:
        screen = visit(table)
        for number, (bird, seat) in enumerate(DONE):
            assert screen.step == number, STEPS[screen.step].text
            drag(table, bird, seat)
        assert screen.step == len(STEPS) - 1
        table.tap(screen.side.ids.ready)
        assert screen.finished
        (figure,) = table.widgets(JudgeFigure)
        assert sum(not card.signs[0] for card in figure.cards.values()) == 2
        assert judge(WORKED, figure.board.board).stones == 2
        table.frames(3)
        table.tap(figure.cards[Bird.BLUE])
        table.frames(3)
        assert figure.outcome == "Blue is not content: one stone."
        page, outcome = screen.verdicts.ids.page, figure.ids.outcome
        assert page.y <= outcome.to_window(*outcome.pos)[1], "its reason has come into sight"
        assert page.scroll_y == 1 or page.viewport_size[1] > page.height, "a short page stays put"
        table.tap(table.saying("Play"))
        assert table.app.nav.place == "setup"


def test_a_wrong_seat_does_not_lead_on(tmp_path: Path) -> None:
    with Table(tmp_path) as table:
        screen = visit(table)
        wanted = screen.side.board.lit
        assert wanted
        drag(table, Bird.YELLOW, Seat.L2)
        assert screen.step == 0
        assert screen.lesson.board.seat(Bird.YELLOW) is Seat.L2
        assert screen.side.board.lit == wanted, "the seats that would do still glow"
        drag(table, Bird.YELLOW, Seat.T)
        assert screen.step == 1
        assert screen.side.cards[Bird.RED].glowing
        assert screen.side.board.lit, "and those of the next step as well"


def test_tapping_works_as_well(tmp_path: Path) -> None:
    with Table(tmp_path) as table:
        screen = visit(table)
        figure = screen.side.birds[Bird.YELLOW]
        table.tap((figure.stand_x, figure.stand_y + figure.height * 0.2))
        table.tap(screen.side.board.seat_at(Seat.T))
        assert screen.step == 1


def test_it_is_remembered_leaves_no_match_and_begins_anew(tmp_path: Path) -> None:
    with Table(tmp_path) as table:
        assert table.app.journal.recall(SEEN) is None
        screen = visit(table)
        drag(table, Bird.YELLOW, Seat.B1)
        assert screen.step == 1
        table.app.nav.back()
        assert table.app.nav.place == "home"
        assert table.app.journal.recall(SEEN)
        assert table.app.journal.current() is None
        assert visit(table).step == 0


@pytest.mark.parametrize("size", SIZES)
def test_no_word_of_the_tutorial_is_cut_off(tmp_path: Path, size: tuple[int, int]) -> None:
    with Table(tmp_path, size, language="de", text_size=130) as table:
        screen = visit(table)
        for bird, seat in DONE:
            table.frames(3)
            assert cut_off(table) == []
            coach, board = screen.coach, screen.side.board
            assert coach.y >= board.top
            assert coach.ids.words.top <= coach.top
            screen.lesson.play(0, TakeOff(bird) if seat is None else Place(bird, seat))
