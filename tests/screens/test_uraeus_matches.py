"""Whole Uraeus matches with fingers, read back from the journal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from device.clock import HandClock
from device.journal import Journal
from screens import matches
from screens.session import Session
from screens.uraeus.ways import ways
from tests.engines.referees import run
from tests.screens.driver import SIZES, Table
from tests.screens.uraeus_hands import ADA, DINGO, next_touch


def test_a_whole_match_by_touches_is_in_the_journal_and_the_referee_agrees(
    tmp_path: Path,
) -> None:
    with Table(tmp_path, SIZES["phone"], reduced_motion=True) as table:
        matches.begin("uraeus", [ADA, DINGO], {}, seed=2)
        session = table.app.session
        table.frames(4)
        touches = 0
        while table.app.nav.screen.over is None:
            where = next_touch(table.app.nav.screen, Pixels())
            if where is None:
                table.frames(1, 0.4)
            else:
                table.tap(where)
                touches += 1
            assert touches < 2000, "the match does not end"
        assert touches > 100, "from the first throw on"
        assert table.app.journal.current() is None
        entry, lines = table.app.journal.load(session.number)
        outcome = session.match.outcome
    transcript = {**json.loads(entry.header)["match"], "moves": lines}
    (line,) = run(json.dumps({"ask": "replay", "transcript": transcript}))
    answer = json.loads(line)
    assert answer["moves"] == len(lines)
    assert answer["outcome"]["places"] == list(outcome.places)


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
