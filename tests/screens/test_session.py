"""The table session: moves, bots, chance, pauses and the journal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from device.clock import HandClock
from device.journal import Journal
from engines.contract import CHANCE, CLOCK, Seat
from engines.sentences import IllegalMoveError, SetupError
from engines.uluru.board import BIRDS, SEATS
from engines.uluru.moves import Place, Ready, SandOut
from screens.session import Session


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal.open(tmp_path)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def begin(journal: Journal, clock: HandClock, *seats: Seat, **options: object) -> Session:
    return Session.begin(journal, clock, "uluru", seats or [Seat("Ada")], options, 4, "solo")


def test_every_move_is_in_the_journal_when_play_returns(journal: Journal, clock: HandClock) -> None:
    session = begin(journal, clock)
    session.tick()
    clock.advance(1.5)
    session.play(0, Place(BIRDS[0], SEATS[3]))
    entry, lines = journal.load(session.number) or pytest.fail("the match is not in the journal")
    assert json.loads(entry.header)["match"]["seed"] == 4
    assert lines[0].startswith("* deal ")
    assert lines[1] == "0 L3=W @1500"


def test_an_illegal_move_is_neither_made_nor_written(journal: Journal, clock: HandClock) -> None:
    session = begin(journal, clock)
    with pytest.raises(IllegalMoveError):
        session.play(0, Ready())
    assert journal.load(session.number) is not None
    assert session.match.played == []


def test_an_impossible_set_up_leaves_the_match_in_progress_alone(
    journal: Journal, clock: HandClock
) -> None:
    session = begin(journal, clock)
    with pytest.raises(SetupError):
        begin(journal, clock, variant="impossible")
    current = journal.current()
    assert current is not None
    assert current.match == session.number


def test_chance_waits_for_the_hand_when_it_is_told_to(journal: Journal, clock: HandClock) -> None:
    session = begin(journal, clock)
    session.waits_for_hand = lambda: True
    session.tick()
    assert session.match.actors == (CHANCE,)
    session.waits_for_hand = lambda: False
    session.tick()
    assert CHANCE not in session.match.actors


def test_bots_take_their_time_and_stand_still_in_a_pause(
    journal: Journal, clock: HandClock
) -> None:
    session = begin(journal, clock, Seat("Ada"), Seat("Bot", bot="expert"))

    def birds() -> int:
        return len(list(session.match.boards[1]))

    for _ in range(30):
        session.tick()
    assert birds() == 0
    for _ in range(100):
        clock.advance(0.1)
        session.tick()
    seated = birds()
    assert 0 < seated < 8
    session.pause()
    for _ in range(100):
        clock.advance(1.0)
        session.tick()
    assert birds() == seated
    session.unpause()
    session.tick()
    assert birds() == seated, "the pause does not count as thinking time"
    for _ in range(600):
        clock.advance(0.1)
        session.tick()
    assert session.match.ready == [False, True]


def test_the_sand_stands_where_it_stood(journal: Journal, clock: HandClock) -> None:
    session = begin(journal, clock, hourglass=75)
    session.tick()
    session.hourglass.start(session.match.sand or 0)
    for _ in range(200):
        clock.advance(0.1)
        session.tick()
    entry, lines = journal.load(session.number) or pytest.fail("the match is not in the journal")
    again = Session.resume(journal, clock, entry, lines)
    assert again.hourglass.length == 75
    assert again.hourglass.remaining() == pytest.approx(55, abs=1.1)
    clock.advance(30)
    assert again.hourglass.remaining() == pytest.approx(55, abs=1.1), "until it is resumed"
    session.pause()
    entry, lines = journal.load(session.number) or pytest.fail("the match is not in the journal")
    assert entry.sand == pytest.approx(25, abs=0.01)


def test_a_finished_match_is_history_and_not_offered_again(
    journal: Journal, clock: HandClock
) -> None:
    session = begin(journal, clock)
    while session.match.outcome is None:
        session.tick()
        if CLOCK in session.match.actors:
            session.sand_out(SandOut())
    assert journal.current() is None
    (entry,) = journal.history("uluru", "solo")
    assert entry.score == -48
    assert json.loads(entry.summary or "")["scores"] == [48]


def test_a_match_killed_after_its_last_move_is_finished_when_it_is_opened(
    journal: Journal, clock: HandClock
) -> None:
    session = begin(journal, clock)
    journal_finish, journal.finish = journal.finish, lambda *_: False
    while session.match.outcome is None:
        session.tick()
        if CLOCK in session.match.actors:
            session.sand_out(SandOut())
    journal.finish = journal_finish
    unfinished = journal.current()
    assert unfinished is not None
    _, lines = journal.load(unfinished.match) or pytest.fail("the match is not in the journal")
    again = Session.resume(journal, clock, unfinished, lines)
    assert again.match.outcome is not None
    assert journal.current() is None


def test_a_new_match_gives_the_unfinished_one_up(journal: Journal, clock: HandClock) -> None:
    begin(journal, clock)
    second = begin(journal, clock)
    current = journal.current()
    assert current is not None
    assert current.match == second.number
