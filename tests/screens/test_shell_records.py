"""Records: history, bests, chart and the days in a row."""

from __future__ import annotations

import json
from pathlib import Path

from device.journal import Journal
from engines.contract import CHANCE, Seat
from engines.uluru.moves import Ready
from screens import matches
from screens.home import challenge
from screens.records.records import RecordsScreen
from screens.widgets.controls import RoundButton
from screens.widgets.rows import FigureRow
from tests.screens.driver import Table
from tests.screens.shell import named


def finish(journal: Journal, kind: str, stones: int, **about: str) -> int:
    header = {
        "match": {"options": {"variant": "first"}, "seats": [{"name": "Anna"}]},
        "table": {"mode": "solo", **about},
    }
    match = journal.begin("uluru", kind, json.dumps(header))
    journal.finish(match, json.dumps({"places": [1], "scores": [stones]}), -stones)
    return match


def test_records_invite_when_there_is_nothing_yet(table: Table) -> None:
    table.app.nav.go("records")
    table.frames(20)
    assert table.saying("No match yet")
    table.tap(named(table, RoundButton, "Play"))
    assert table.app.nav.place == "setup"


def test_records_show_history_bests_and_chart(table: Table) -> None:
    from screens.records.chart import Chart

    for stones in (9, 4, 7):
        finish(table.app.journal, "solo", stones)
    table.app.nav.go("records")
    table.frames(20)
    assert isinstance(table.app.nav.screen, RecordsScreen)
    assert list(next(table.widgets(Chart)).totals) == [9, 4, 7]
    lines = [(row.headline, row.value, row.unit) for row in table.widgets(FigureRow)]
    assert lines == [
        ("First game", "4", "stones"),
        ("Uluru · Solo", "7", "stones"),
        ("Uluru · Solo", "4", "stones"),
        ("Uluru · Solo", "9", "stones"),
    ]


def test_without_sand_there_is_no_best(table: Table) -> None:
    journal = table.app.journal
    finish(journal, "solo", 6)
    options = {"variant": "first", "hourglass": "off"}
    header = {"match": {"options": options, "seats": [{"name": "Anna"}]}}
    match = journal.begin("uluru", "solo", json.dumps(header))
    journal.finish(match, json.dumps({"places": [1], "scores": [1]}), -1)
    table.app.nav.go("records")
    table.frames(20)
    best, *history = table.widgets(FigureRow)
    assert (best.headline, best.value) == ("First game", "6")
    assert [row.value for row in history] == ["1", "6"]
    table.app.nav.home()
    table.frames(20)
    assert any("Your best: 6 stones" in getattr(w, "note", "") for w in table.app.root.walk())


def test_a_match_of_several_tells_who_won(table: Table) -> None:
    journal = table.app.journal
    for places, scores in (([2, 1], [4, 1]), ([1, 1], [3, 3])):
        header = {"match": {"options": {}, "seats": [{"name": "Anna"}, {"name": "Ben"}]}}
        match = journal.begin("uluru", "match", json.dumps(header))
        journal.finish(match, json.dumps({"places": places, "scores": scores}), -scores[0])
    table.app.nav.go("records")
    table.frames(20)
    tie, won = table.widgets(FigureRow)
    assert (won.headline, won.value) == ("Uluru · Anna, Ben", "4 : 1")
    assert won.note.startswith("Ben wins · ")
    assert "wins" not in tie.note


def test_a_line_of_the_history_leads_to_its_review(table: Table) -> None:
    session = solo_match(table)
    table.app.nav.home()
    table.app.nav.go("records")
    table.frames(20)
    table.tap(named(table, FigureRow, "Uluru · Solo"))
    assert table.app.nav.place == "review"
    assert table.app.nav.screen.match == session


def solo_match(table: Table) -> int:
    """A solo match in which nobody lifts a finger, to its end."""
    matches.begin("uluru", [Seat()], {}, "solo", {"mode": "solo"}, 3)
    session = table.app.session
    while session.match.outcome is None:
        if CHANCE in session.match.actors:
            session.draw()
        else:
            session.play(0, Ready())
    return int(session.number)


def test_a_long_history_comes_page_by_page(table: Table) -> None:
    for stones in range(45):
        finish(table.app.journal, "code", stones)
    table.app.nav.go("records")
    table.frames(20)
    for shown in (20, 40, 45):
        assert (
            len([row for row in table.widgets(FigureRow) if "Deal code" in row.headline]) == shown
        )
        if shown < 45:
            table.app.nav.screen._show_more()


def test_a_streak_counts_days_in_a_row(tmp_path: Path) -> None:
    import datetime

    day = datetime.date(2026, 11, 18)
    days = {day - datetime.timedelta(days=back) for back in (1, 2, 3, 5)}
    assert challenge.streak(days, day) == 3
    assert challenge.streak(days | {day}, day) == 4
    assert challenge.streak(set(), day) == 0
    journal = Journal.open(tmp_path)
    first = finish(journal, "daily", 5, day="2026-11-17")
    finish(journal, "daily", 3, day="2026-11-17")
    finish(journal, "daily", 3, day="once upon a time")
    assert {day: entry.match for day, entry in challenge.met(journal).items()} == {
        datetime.date(2026, 11, 17): first
    }
    journal.close()
