"""The log on the pause of the Uluru table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.uluru.board import Bird, Seat
from screens.uluru.log import RoundHeading, RoundLog
from tests.screens.driver import Table
from tests.screens.uluru_hands import SMALL, Uluru
from tools.scenes_review import play_round, shuffled


@pytest.fixture
def uluru(tmp_path: Path) -> Iterator[Uluru]:
    with Table(tmp_path, SMALL) as table:
        yield Uluru(table)


def test_the_log_tells_of_ended_rounds_only(uluru: Uluru) -> None:
    uluru.begin("Ada", "Ben", mode="pass")
    session = uluru.session
    for number in range(2):
        play_round(session, [shuffled(number), shuffled(number + 7)])
    session.draw()
    uluru.visit()
    uluru.say("I am Ada")
    uluru.say("Continue")
    uluru.start()
    uluru.drag(Bird.RED, Seat.T)
    uluru.table.app.nav.back()
    uluru.table.frames(2)
    uluru.say("Log")
    costs = [[each.stones for each in ended.judgements] for ended in uluru.match.rounds]
    (first_ada, first_ben), (ada, ben) = costs
    assert all(any(each) for each in costs)
    assert logged(uluru) == [
        "Round 1 of 6",
        ("Ada", first_ada, first_ada),
        ("Ben", first_ben, first_ben),
        "Round 2 of 6",
        ("Ada", ada, first_ada + ada),
        ("Ben", ben, first_ben + ben),
    ]
    assert uluru.boards() == []
    assert uluru.table.app.nav.back()
    assert logged(uluru) == []
    uluru.say("Log")
    uluru.say("Back")
    uluru.say("Continue")
    assert str(uluru.match.boards[0]) == "T=R"
    assert len(uluru.boards()) == 1


def test_one_alone_reads_a_line_a_round(uluru: Uluru) -> None:
    uluru.begin("Ada")
    uluru.start()
    uluru.table.app.nav.back()
    uluru.table.frames(2)
    uluru.say("Log")
    assert logged(uluru) == []
    assert uluru.table.saying("No round has ended yet.")
    uluru.say("Back")
    uluru.say("Continue")
    uluru.say("Ready")
    uluru.say("Ready")
    stones = uluru.match.rounds[0].judgements[0].stones
    uluru.visit()
    uluru.table.app.nav.back()
    uluru.table.frames(2)
    uluru.say("Log")
    assert logged(uluru) == [("Round 1 of 6", stones, stones)]


def logged(uluru: Uluru) -> list[str | tuple[str, int, int]]:
    """What the log says, from top to bottom."""
    return [
        line.text
        if isinstance(line, RoundHeading)
        else (line.name, round(line.stones), round(line.total))
        for sheet in uluru.table.widgets(RoundLog)
        for line in reversed(sheet.ids.lines.children)
    ]
