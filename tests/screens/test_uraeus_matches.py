"""Whole Uraeus matches with fingers, read back from the journal."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from device.clock import HandClock
from device.journal import Journal
from engines.contract import Seat
from screens import matches
from screens.session import Session
from screens.uraeus.ways import ways
from tests.engines.referees import run
from tests.screens.driver import SIZES, Table
from tests.screens.uraeus_hands import ADA, DINGO, next_touch, play_until_late

BOA = Seat("Boa", bot="hatchling", colour="g")
BEN = Seat("Ben", colour="y")
COBRA = Seat("Cobra", bot="serpent", colour="b")


def test_a_whole_match_by_touches_is_in_the_journal_and_the_referee_agrees(
    tmp_path: Path,
) -> None:
    with Table(tmp_path, SIZES["phone"], reduced_motion=True) as table:
        matches.begin("uraeus", [ADA, DINGO], {}, seed=2)
        touched = touch_to_the_end(table)
        assert touched.total() > 100, "from the first throw on"
        assert_the_referee_agrees(table)


def test_two_people_and_two_bots_play_for_every_place_and_the_referee_agrees(
    tmp_path: Path,
) -> None:
    """The winner is home when the app opens; three go on, one of them a bot."""
    before = play_until_late(tmp_path, 9, [ADA, BOA, BEN, COBRA], arrived=1)
    with Table(tmp_path, SIZES["phone"], reduced_motion=True) as table:
        entry = table.app.journal.current()
        assert entry is not None
        assert matches.resume(entry)
        touched = touch_to_the_end(table)
        assert {0, 2} <= set(touched), "both people had a hand in it"
        played = table.app.session.match.played[before:]
        assert {0, 2, 3} <= {each.actor for each in played}, "and the bot played on its own"
        assert_the_referee_agrees(table)


def touch_to_the_end(table: Table) -> Counter[int | None]:
    """Plays for everybody who is no bot; returns how often they touched, by the seat in turn."""
    table.frames(4)
    touched: Counter[int | None] = Counter()
    while table.app.nav.screen.over is None:
        where = next_touch(table.app.nav.screen, Pixels())
        if where is None:
            table.frames(1, 0.4)
        else:
            touched[table.app.session.match.state.turn] += 1
            table.tap(where)
        assert touched.total() < 2000, "the match does not end"
    return touched


def assert_the_referee_agrees(table: Table) -> None:
    """With the journal's lines, move by move, and with the places."""
    session = table.app.session
    assert table.app.journal.current() is None
    entry, lines = table.app.journal.load(session.number)
    transcript = {**json.loads(entry.header)["match"], "moves": lines}
    (line,) = run(json.dumps({"ask": "replay", "transcript": transcript}))
    answer = json.loads(line)
    places = answer["outcome"]["places"]
    assert answer["moves"] == len(lines)
    assert places == list(session.match.outcome.places)
    assert sorted(places) == list(range(1, len(places) + 1)), "nobody shares a place"


class Pixels:
    """Where things lie, for a finger in this process."""

    def point(self, widget: Any) -> tuple[float, float]:
        return tuple(widget.center)

    def spot(self, _widget: Any, x: float, y: float) -> tuple[float, float]:
        return x, y


def test_every_result_of_a_throw_is_the_end_of_some_way(tmp_path: Path) -> None:
    session = Session.begin(Journal.open(tmp_path), HandClock(), "uraeus", [ADA, DINGO], {}, 3)
    match: Any = session.match
    seen = 0
    for _ in range(400):
        if match.outcome is not None:
            break
        if match.state.pips is not None and match.state.turn is not None:
            found = [way for ends in ways(match.state).values() for way in ends.values()]
            assert {way.journey.after for way in found} == set(match.state.choices)
            seen += len(found)
            session.play(match.state.turn, next(iter(match.legal_moves(match.state.turn))))
        else:
            session.draw()
    assert seen > 300
