"""The rules of Uraeus: every figure plays what it promises, and the guided game leads home."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from screens.rules.uraeus import PAGES
from screens.rules.uraeus_figures import RaceFigure
from screens.uraeus.lesson import TASKS, LessonScreen
from tests.screens.driver import SIZES, Table


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with Table(tmp_path_factory.mktemp("uraeus"), SIZES["phone"]) as running:
        yield running


@pytest.mark.parametrize("chapter", range(len(PAGES)), ids=[page.title for page in PAGES])
def test_every_move_of_every_figure_can_be_seen(table: Table, chapter: int) -> None:
    table.app.nav.go("rules", game="uraeus", chapter=chapter)
    table.frames(3)
    for figure in table.widgets(RaceFigure):
        for number, pill in enumerate(reversed(figure._pills.children)):
            pill.dispatch("on_release")
            assert pill.chosen
            assert figure.told
            before = figure.race.position
            figure.race.finish()
            assert figure.race.position != before, figure._moves[number]
            table.until(lambda pill=pill: not pill.chosen, seconds=0.4)
            assert figure.race.position == before, "it is there to be seen again"
    table.app.nav.home()
    table.frames(2)


def test_the_sheets_examples_are_all_there(table: Table) -> None:
    """Two ways to go, to pass, to mount, to stay; three hits; driving, blocking; the tail."""
    shown = set()
    for chapter in range(len(PAGES)):
        table.app.nav.go("rules", game="uraeus", chapter=chapter)
        table.frames(1)
        for figure in table.widgets(RaceFigure):
            shown |= {(len(move.steps), move.steps) for move in figure._moves}
        table.app.nav.home()
    steps = {each for _, each in shown}
    assert {"ss", "ts", "sss", "sts", "sst", "t", "s", "stss"} <= steps


def test_the_guided_game_leads_from_the_head_to_the_tail(table: Table) -> None:
    table.app.nav.go("uraeus_lesson")
    table.frames(3)
    for number in range(len(TASKS)):
        lesson = table.app.nav.screen
        assert isinstance(lesson, LessonScreen)
        assert lesson.number == number
        assert lesson.stage.speech.text.endswith(TASKS[number].before)
        table.tap(lesson.die)
        table.until(lambda lesson=lesson: bool(lesson.race.ways), seconds=0.1)
        origin = next(iter(lesson.race.ways))
        stone = lesson.race.stone_at(origin, 0)
        table.tap((stone.stand_x, stone.stand_y))
        end = next(iter(lesson.race.ways[origin]))
        table.tap(lesson.race._spots[end])
        table.until(lambda lesson=lesson: lesson.stage.button.parent is not None, seconds=0.1)
        assert lesson.stage.speech.text.endswith(TASKS[number].after)
        table.tap(lesson.stage.button)
    assert table.app.nav.place == "setup"
    table.app.nav.home()
