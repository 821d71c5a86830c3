"""The Wongar table: a match by touches, hidden hands, undo, resuming, and what is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engines.contract import Seat
from engines.transcript import Transcript, replay, transcript_from
from engines.wongar.position import Step
from screens import matches
from screens.wongar.hand import FIGURE
from tests.engines.referees import run
from tests.screens.driver import SIZES, Table
from tests.screens.wongar_hands import Hands, middle, unguided
from tools.scenes_wongar import doubles, play_until, session_of, sit


def begin(table: Table, people: int = 1, seats: int = 3, seed: int = 3) -> Hands:
    unguided(table)
    everybody = [
        Seat(name, None if seat < people else "visitor", "rbgyp"[seat])
        for seat, name in enumerate(("Ada", "Ben", "Cleo", "Dan", "Eva")[:seats])
    ]
    matches.begin("wongar", everybody, {}, seed=seed)
    hands = Hands(table)
    table.until(lambda: hands.screen.session.match.now.round > 0)
    table.frames(2)
    return hands


def play_on(hands: Hands, done: Any, steps: int = 3000) -> None:
    """Touches whenever the table waits for a person, and lets time go by otherwise."""
    table = hands.table
    for _ in range(steps):
        screen = hands.screen
        if done(screen):
            return
        if screen.covers.kind == "scoring" or screen.own(screen.acting):
            hands.step()
        else:
            table.frames(1, 2.0)
    raise AssertionError("it did not come about")


def written(table: Table, number: int) -> Any:
    entry, lines = table.app.journal.load(number)
    return replay(transcript_from({**json.loads(entry.header)["match"], "moves": lines}))


def test_a_whole_match_against_bots_by_touch(tmp_path: Path) -> None:
    with Table(tmp_path, SIZES["phone"], reduced_motion=True) as table:
        hands = begin(table)
        session = hands.screen.session
        play_on(hands, lambda screen: screen.covers.kind == "final")
        assert session.match.outcome is not None
        again = written(table, session.number)
        assert again.outcome == session.match.outcome
        assert again.position == session.match.position
        assert table.app.journal.current() is None
        transcript = Transcript.of(session.game, again).as_data()
        (line,) = run(json.dumps({"ask": "replay", "transcript": transcript}))
        answer = json.loads(line)
        assert answer["moves"] == len(again.played)
        assert answer["outcome"]["scores"] == list(session.match.outcome.scores)
        own = {type(played.move).__name__ for played in again.played if played.actor == 0}
        assert {"Take", "PlayHand", "Pair", "Place", "Pick", "Go", "Ritual", "Pass"} <= own


def test_hands_are_seen_only_while_the_eye_is_held(tmp_path: Path) -> None:
    with Table(tmp_path, SIZES["phone"], reduced_motion=True) as table:
        unguided(table)
        session = session_of(table, 3, 3, 4)
        play_until(session, lambda now: now.step is Step.ACT)
        screen = sit(table, session)
        assert screen.cover is not None, "the tablet is handed on first"
        hand = screen.dock.hand
        assert not hand.open
        assert not screen.turn.choices.takes, "nothing can be touched under the cover"
        table.tap(screen.cover.ids.ways.children[0])
        assert screen.cover is None
        assert not hand.open
        with table.finger(middle(hand.eye)):
            table.frames(1)
            assert hand.open
            view = session.match.view(screen.acting)
            assert hand.counts[FIGURE, 0] == view.hand[0]
        assert not hand.open
        with table.finger(middle(hand.eye)):
            table.frames(1)
            screen.covers.pause()
            assert not hand.open, "a pause covers the hand, whoever holds the eye"


def test_one_person_among_bots_has_nothing_to_hide(tmp_path: Path) -> None:
    with Table(tmp_path, SIZES["phone"], reduced_motion=True) as table:
        hands = begin(table)
        play_on(hands, lambda screen: not screen.acting and screen.turn.choices.takes)
        assert hands.screen.cover is None
        assert hands.screen.dock.hand.open


def test_undo_takes_the_own_step_back(tmp_path: Path) -> None:
    with Table(tmp_path, SIZES["phone"], reduced_motion=True) as table:
        unguided(table)
        session = session_of(table, 3, 1, 5)
        play_until(session, lambda now: now.step is Step.ACT and now.seat == 0 and 0 in now.open)
        screen = sit(table, session)
        before = session.match.position
        assert screen.tools["undo"].disabled
        screen.play(screen.turn.choices.takes[session.match.now.open.index(0)])
        table.frames(2)
        assert session.match.now.step is Step.PAIR
        table.tap(screen.tools["undo"])
        assert session.match.position == before
        assert screen.tools["undo"].disabled
        assert screen.turn.choices.takes, "and it is chosen anew"


def test_the_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    with Table(tmp_path, SIZES["phone"], reduced_motion=True) as table:
        hands = begin(table)
        play_on(hands, lambda screen: screen.session.match.now.round == 2)
        position = hands.screen.session.match.position
    with Table(tmp_path, SIZES["phone"], reduced_motion=True) as table:
        entry = table.app.journal.current()
        assert entry is not None
        assert matches.resume(entry)
        screen: Any = table.app.nav.screen
        assert screen.session.match.position == position
        play_on(Hands(table), lambda screen: screen.session.match.now.round == 3)


def test_the_log_tells_no_secret(tmp_path: Path) -> None:
    with Table(tmp_path, SIZES["phone"], reduced_motion=True) as table:
        unguided(table)
        session = session_of(table, 4, 1, 6)
        play_until(session, lambda now: now.round == 6)
        screen = sit(table, session)
        told = [line.text for line in screen.teller.story(session.match)]
        picks = [line for line in told if "ritual card from the pile" in line]
        assert picks
        assert not any(kind in line for line in picks for kind in ("isc", "ube", "ylinder"))
        assert sum(line.startswith("Round ") for line in told) >= 5
        assert any("has most" in line or "a tie at" in line for line in told)


def test_the_first_round_is_explained_step_by_step_and_only_once(tmp_path: Path) -> None:
    with Table(tmp_path, SIZES["phone"], reduced_motion=True) as table:
        session = session_of(table, 3, 1, 5)
        play_until(session, lambda now: now.step is Step.ACT and now.seat == 0 and 0 in now.open)
        screen = sit(table, session, guided=True)
        assert screen.guide.busy
        table.tap(table.saying("All right"))
        assert not screen.guide.busy
        screen.play(screen.turn.choices.takes[session.match.now.open.index(0)])
        table.frames(2)
        assert screen.guide.busy, "the pair is another lesson"
        table.tap(screen.tools["undo"])
        assert not screen.guide.busy, "the first one has been read"


def test_the_second_stone_of_a_double_can_be_touched(tmp_path: Path) -> None:
    with Table(tmp_path, SIZES["phone"], reduced_motion=True) as table:
        unguided(table)
        session = session_of(table, 3, 1, 9)
        play_until(session, lambda now: doubles(now) != [])
        session.play(0, doubles(session.match.now)[0])
        sit(table, session)
        before = len(session.match.played)
        Hands(table)._again()
        assert str(session.match.played[before].move).startswith("again ")


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_nothing_lies_outside_or_on_top_of_each_other(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with Table(tmp_path, size, reduced_motion=True, text_size=130) as table:
        unguided(table)
        session = session_of(table, 5, 1, 7)
        play_until(session, lambda now: now.step is Step.ACT and now.seat == 0)
        screen = sit(table, session)
        laid = screen.laid
        boxes = [laid.tools, laid.track, laid.players, laid.map, laid.dock]
        for box in boxes:
            assert box.x >= 0
            assert box.y >= 0
            assert box.right <= screen.width + 1
            assert box.top <= screen.height + 1
        for one, other in ((a, b) for k, a in enumerate(boxes) for b in boxes[k + 1 :]):
            apart = (
                one.right <= other.x + 1
                or other.right <= one.x + 1
                or one.top <= other.y + 1
                or other.top <= one.y + 1
            )
            assert apart, (one, other)
        for tile in screen.map.tiles:
            assert laid.map.x - 1 <= tile.x
            assert tile.right <= laid.map.right + 1
            assert tile.width >= 48
            assert tile.height >= 48


def in_a_ceremony_of_people(now: Any) -> bool:
    """Ada may play a ritual, and somebody else is still in after her."""
    return now.step is Step.RITUAL and now.seat == 0 and sum(now.inside) > 1 and any(now.rituals[0])


def test_an_eye_that_is_still_held_does_not_open_the_next_hand(tmp_path: Path) -> None:
    with Table(tmp_path, SIZES["landscape"], reduced_motion=True) as table:
        unguided(table)
        session = session_of(table, 3, 3, 4)
        play_until(session, in_a_ceremony_of_people)
        screen = sit(table, session)
        hand = screen.dock.hand
        with table.finger(middle(hand.eye)):
            table.frames(1)
            assert hand.open
            table.tap(screen.dock.buttons[0])
            assert session.match.now.seat != 0
            assert not hand.open, "whoever holds the eye sees only the own cards"


def test_after_a_ceremony_the_tablet_is_handed_on_before_the_pile_is_seen(tmp_path: Path) -> None:
    """In a ceremony it went from hand to hand; nobody knows who has it now."""
    with Table(tmp_path, SIZES["landscape"], reduced_motion=True) as table:
        unguided(table)
        session = session_of(table, 3, 3, 4)
        play_until(session, in_a_ceremony_of_people)
        screen = sit(table, session)
        seats = set()
        while session.match.now.step is Step.RITUAL:
            seats.add(session.match.now.seat)
            table.tap(screen.dock.buttons[0])
        assert len(seats) > 1
        table.tap(table.saying("Continue"))
        table.until(lambda: session.match.now.step in (Step.ACT, Step.PICK), seconds=1.0)
        table.frames(2)
        assert screen.cover is not None
        assert screen.covers.kind != "pick"


@pytest.mark.parametrize("step", [Step.ACT, Step.RITUAL])
def test_the_explanations_keep_to_their_sheet(tmp_path: Path, step: Step) -> None:
    with Table(tmp_path, SIZES["phone"], language="de", text_size=130) as table:
        session = session_of(table, 3, 1, 5)
        play_until(session, lambda now: now.step is step and now.seat == 0)
        bubble = sit(table, session, guided=True).guide.bubble
        table.frames(2)
        assert 0 <= bubble.x < bubble.right <= table.app.root.width
        for part in bubble.walk(restrict=True):
            assert bubble.x <= part.x < part.right <= bubble.right, part
            assert bubble.y <= part.y < part.top <= bubble.top, part


def test_an_explanation_waits_until_a_sheet_is_read(tmp_path: Path) -> None:
    with Table(tmp_path, SIZES["phone"], language="en", reduced_motion=True) as table:
        session = session_of(table, 3, 1, 5)
        play_until(session, lambda now: now.step is Step.ACT and now.seat == 0)
        screen = sit(table, session, guided=True)
        screen.covers.log()
        screen.follow()
        assert not screen.guide.busy, "two sheets at once"
        table.frames(2)
        table.tap(table.saying("Close"))
        assert screen.guide.busy
