"""The rules of Uraeus: every figure plays what it promises, and the guided game leads home."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engines.uraeus.questions import ask_moves
from engines.uraeus.snake import parse_table
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


SHEET = [
    # Directions: two steps ahead, or a turn and a step back.
    ("10:r>", "10:ss", "12:r>"),
    ("10:r>", "10:ts", "9:r<"),
    # Passing over: straight on, or with a turn on top.
    ("10:r> 11:b>", "10:sss", "11:b> 13:r>"),
    ("10:r> 11:b>", "10:sts", "10:r< 11:b>"),
    # Mounting: with the last step, or with a turn after it.
    ("10:r> 12:b>", "10:ss", "12:b>r>"),
    ("10:r> 12:b>", "10:sst", "12:b>r<"),
    # Staying on top by a turn, or by leaving and coming back.
    ("12:b<r>", "12:t", "12:b<r<"),
    ("12:b<r>", "12:sts", "12:b<r<"),
    # Hits: one stone, the upper stone of a double, the stone that was below.
    ("23:r> 25:b<", "23:ss", "21:b< 25:r>"),
    ("23:r> 25:g>b<", "23:ss", "21:b< 25:g>r>"),
    ("25:b>r>", "25:sts", "21:b< 25:r<"),
    # Driving away: a one goes ahead, a two hits.
    ("10:r> 12:b<", "10:s", "11:r> 12:b<"),
    ("10:r> 12:b<", "10:ss", "0:b< 12:r>"),
    # Blocking: a one turns or hits.
    ("24:b<g< 25:r> 26:b<", "25:t", "24:b<g< 25:r< 26:b<"),
    ("24:b<g< 25:r> 26:b<", "25:s", "21:b< 24:b<g< 26:r>"),
    # The tail: two steps; a turn and a step; a step, a turn and two steps.
    ("61:r>", "61:ss", ""),
    ("62:r<", "62:ts", ""),
    ("62:r<", "62:stss", ""),
]
"""The examples of the printed sheet: the stones, a move of red's, and the stones after it."""


def figures(table: Table) -> Iterator[RaceFigure]:
    for chapter in range(len(PAGES)):
        table.app.nav.go("rules", game="uraeus", chapter=chapter)
        table.frames(1)
        yield from table.widgets(RaceFigure)
        table.app.nav.home()
        table.frames(1)


def referees_moves(position: str, throw: int) -> dict[str, str]:
    """Where each of red's moves leads, by its text."""
    answer = ask_moves({"position": position, "player": "r", "roll": throw})["moves"]
    return {each["move"]: each["position"] for each in answer}


def stones(position: str) -> str:
    """What stands on the snake."""
    return position.partition("/")[0].strip()


def test_the_sheets_examples_are_all_there(table: Table) -> None:
    """Each with its stones, its move and its end, which the referee finds as well."""
    shown = set()
    for figure in figures(table):
        position = str(figure._table)
        for number, move in enumerate(figure._moves):
            figure.play(number)
            figure.race.finish()
            after = referees_moves(position, len(move.steps))[str(move)]
            assert figure.race.position == parse_table(after).position, (position, move)
            shown.add((stones(position), str(move), stones(after)))
    assert set(SHEET) <= shown


def test_what_the_sheet_says_of_other_throws_is_true_of_its_figures(table: Table) -> None:
    positions = {stones(str(figure._table)): str(figure._table) for figure in figures(table)}
    for throw in (3, 4, 5, 6):  # driven away: it has to turn
        ways = [
            move
            for move in referees_moves(positions["10:r> 12:b<"], throw)
            if move.startswith("10:")
        ]
        assert ways
        assert all("t" in move for move in ways)
    for throw in (2, 3, 4, 5, 6):  # blocked
        moves = referees_moves(positions["24:b<g< 25:r> 26:b<"], throw)
        assert not [move for move in moves if move.startswith("25:")]
    for start, move in (("61:r>", "61:ss"), ("62:r<", "62:ts"), ("62:r<", "62:stss")):
        throw = len(move.partition(":")[2])
        assert "home r1" in referees_moves(positions[start], throw)[move]


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
