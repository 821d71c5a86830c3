"""The ukuma table: two hands at once, the signal, refusals, races, verdicts and what follows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engines.contract import Seat
from engines.transcript import Transcript, replay
from engines.ukuma.rules import Reason
from screens.ukuma.table import Stage
from tests.fakes import Recorder
from tests.screens.driver import Table
from tests.screens.ukuma_hands import SMALL, Ukuma, is_throw

BOT = (Seat("Mia"), Seat("Dingo", bot="quick"))


@pytest.fixture
def ukuma(tmp_path: Path) -> Iterator[Ukuma]:
    with Table(tmp_path, SMALL) as table:
        yield Ukuma(table)


def listen(ukuma: Ukuma) -> Recorder:
    heard = Recorder()
    cues: Any = ukuma.table.app.cues
    cues._sounds = cues._buzzer = cues._speaker = heard
    return heard


# The signal.


def test_nobody_takes_a_card_before_the_signal(ukuma: Ukuma) -> None:
    ukuma.begin()
    heard = listen(ukuma)
    ukuma.table.app.settings.speech = True
    hands = ukuma.screen.hands
    assert [len(hand._backs) for hand in hands] == [3, 3]
    ukuma.table.tap(hands[0].voice._verdict.ids.button)
    ukuma.table.frames(200)
    assert ukuma.screen.stage is Stage.READY
    assert not hands[0].cards
    ukuma.table.tap(hands[1].voice._verdict.ids.button)
    assert ukuma.screen.countdown.text == "3"
    ukuma.table.until(lambda: ukuma.screen.countdown.text == "1")
    assert not hands[0].cards
    ukuma.table.until(lambda: ukuma.screen.stage is Stage.PLAY)
    assert [len(hand.cards) for hand in hands] == [3, 3]
    sounds = [sound for sound, _ in heard.played]
    assert [sound for sound in sounds if sound.startswith(("tick", "signal"))] == [
        "tick3",
        "tick2",
        "tick1",
        "signal",
    ]
    assert heard.buzzes
    assert ("Go!", "en") in heard.spoken
    ukuma.count()


def test_the_far_place_is_turned_round_and_its_cards_are_not(ukuma: Ukuma) -> None:
    ukuma.begin().ready()
    near, far = ukuma.screen.hands
    assert (near.furniture.turned, far.furniture.turned) == (False, True)
    assert (near.voice.turned, far.voice.turned) == (False, True)
    figure = ukuma.figure(1)
    assert not figure.turned
    assert figure.stand_y > ukuma.screen.ground.top
    move = next((m for m in ukuma.legal(1)), None)
    while move is None:
        ukuma.act(1)
        move = next((m for m in ukuma.legal(1)), None)
    ukuma.put(1, move)
    lying = ukuma.screen.lying[move.cell]
    assert (lying.turned, lying.card, lying.player) == (False, move.card, 1)


def test_black_alone_sees_the_table_from_the_own_side(ukuma: Ukuma) -> None:
    ukuma.begin((Seat("Dingo", bot="child"), Seat("Noah")), "bot")
    ground = ukuma.screen.ground
    assert ground.at((0, 0))[1] > ground.at((0, 8))[1]
    assert all(figure.turned for figure in ukuma.screen.lying.values())
    assert not ukuma.screen.hands[1].furniture.turned


# Hands.


def test_two_people_play_a_whole_match_with_their_fingers(ukuma: Ukuma) -> None:
    ukuma.begin(size="7x7")
    while ukuma.match.outcome is None:
        if ukuma.screen.stage is Stage.OVER:
            ukuma.table.tap(ukuma.screen.hands[1].voice._verdict.ids.button)
            ukuma.table.frames(4)
        ukuma.ready()
        turn = 0
        while ukuma.screen.stage is Stage.PLAY:
            ukuma.act(turn % 2)
            ukuma.count()
            turn += 1
    session = ukuma.session
    _entry, lines = ukuma.table.app.journal.load(session.number)
    assert lines == [str(played) for played in session.match.played]
    again = replay(Transcript.of(session.game, session.match))
    assert again.outcome == session.match.outcome
    assert again.position == session.match.position


def test_both_carry_at_once_and_the_cards_are_under_the_fingers_at_once(ukuma: Ukuma) -> None:
    ukuma.begin().ready()
    figures = [ukuma.figure(seat) for seat in (0, 1)]
    fingers = [ukuma.take(figure) for figure in figures]
    ukuma.table.frames(12)
    assert [hand.layer.held for hand in ukuma.screen.hands] == [[figures[0]], [figures[1]]]
    for step in range(1, 6):
        for seat, finger in enumerate(fingers):
            touch = finger._touch
            touch.move((touch.sx + 0.01, touch.sy + (0.02 if seat == 0 else -0.02)))
            finger._send("update")
            # No frame has gone by: the next one draws the card here already.
            away_x, away_y = figures[seat].grip
            assert figures[seat].stand_x == pytest.approx(touch.x + away_x), step
            assert figures[seat].stand_y == pytest.approx(touch.y + away_y), step
    for finger in fingers:
        finger.lift()
    ukuma.table.frames(40)
    for figure in figures:
        assert (figure.stand_x, figure.stand_y) == pytest.approx(figure.rest)


def test_nobody_can_take_a_card_that_is_not_the_own_to_take(ukuma: Ukuma) -> None:
    ukuma.begin().ready()
    figure = ukuma.figure(0)
    first = ukuma.take(figure)
    ukuma.table.frames(12)
    second = ukuma.table.finger((figure.stand_x, figure.stand_y))
    second.move_to((10, 10))
    assert ukuma.screen.hands[0].layer.held == [figure]
    assert (figure.stand_x, figure.stand_y) != pytest.approx((10, 10), abs=60)
    second.lift()
    first.lift()
    lying = next(iter(ukuma.screen.lying.values()))
    with ukuma.table.finger((lying.stand_x, lying.stand_y)) as finger:
        finger.move_to((30, 300))
        assert not any(hand.layer.held for hand in ukuma.screen.hands)
    assert (lying.stand_x, lying.stand_y) == lying.rest


def test_a_bots_cards_stay_covered_and_cannot_be_taken(ukuma: Ukuma) -> None:
    ukuma.begin(BOT, "bot").ready()
    figure = ukuma.figure(1)
    assert figure.face == 0
    with ukuma.take(figure):
        assert ukuma.screen.hands[1].layer.held == []


@pytest.mark.parametrize("reason", [Reason.RULE_1, Reason.RULE_2, Reason.RULE_3, Reason.TAKEN])
def test_a_wrong_card_shakes_says_why_and_flies_back(ukuma: Ukuma, reason: Reason) -> None:
    ukuma.begin()
    ukuma.ready()
    while True:
        try:
            move = ukuma.wrong(0, reason)
            break
        except StopIteration:
            ukuma.act(0)
    heard = listen(ukuma)
    before = len(ukuma.match.played)
    ukuma.put(0, move)
    figure = ukuma.screen.hands[0].cards[move.card]
    shaken = set()
    for _ in range(12):
        ukuma.table.frames(1)
        shaken.add(round(figure.shake, 2))
    assert min(shaken) < 0 < max(shaken)
    bubble = ukuma.screen.hands[0].voice.ids.bubble
    assert (bubble.text, bubble.opacity) == (reason.value.template, 1)
    assert "refuse" in [sound for sound, _ in heard.played]
    ukuma.table.frames(40)
    assert (figure.stand_x, figure.stand_y) == pytest.approx(figure.rest)
    assert len(ukuma.match.played) == before
    ukuma.table.frames(200)
    assert bubble.opacity == 0


def test_two_drop_on_one_cell_and_the_first_stays(ukuma: Ukuma) -> None:
    ukuma.begin(size="7x7").ready()
    for turn in range(60):
        common = {m.cell: m for m in ukuma.legal(0)}
        rival = next((m for m in ukuma.legal(1) if m.cell in common), None)
        if rival is not None:
            break
        ukuma.act(turn % 2)
        if ukuma.screen.stage is Stage.OVER:
            ukuma.table.tap(ukuma.screen.hands[1].voice._verdict.ids.button)
            ukuma.ready()
    assert rival is not None
    move = common[rival.cell]
    late = ukuma.screen.hands[0].cards[move.card]
    fingers = [
        ukuma.take(late),
        ukuma.take(ukuma.screen.hands[1].cards[rival.card]),
    ]
    for seat, finger in enumerate(fingers):
        finger.move_to(ukuma.over(seat, rival.cell), steps=3)
    fingers[1]._lifted = fingers[0]._lifted = True
    fingers[1]._send("end")
    fingers[0]._send("end")  # in the same frame
    ukuma.table.frames(1)
    assert ukuma.match.table.owner(rival.cell) == 1
    if ukuma.screen.stage is Stage.PLAY:
        said = ukuma.screen.hands[0].voice.ids.bubble.text
        assert said == Reason.TAKEN.value.template
    ukuma.table.frames(60)
    assert (late.stand_x, late.stand_y) == pytest.approx(late.rest)
    ukuma.count()


def test_a_flick_or_the_button_throws_the_hand_away(ukuma: Ukuma) -> None:
    ukuma.begin().ready()
    for seat, down in ((0, -1), (1, 1)):
        before = set(ukuma.match.stocks[seat].hand)
        figure = ukuma.figure(seat)
        finger = ukuma.take(figure)
        finger.move_to((figure.stand_x, figure.stand_y + down * 60), steps=3)
        finger.lift()
        assert any(p.actor == seat and is_throw(p.move) for p in ukuma.match.played)
        ukuma.table.frames(60)
        after = set(ukuma.match.stocks[seat].hand)
        assert len(after) == 3
        assert not after & before
        assert ukuma.screen.hands[seat].furniture.discard == 3
        ukuma.count()
    ukuma.table.tap(ukuma.screen.hands[0].furniture.ids.throw)
    ukuma.table.frames(60)
    assert ukuma.screen.hands[0].furniture.discard == 6
    assert ukuma.screen.hands[0].furniture.pile == 36 - 1 - 9


def test_thrown_cards_fly_to_the_discard_pile_and_new_ones_from_the_draw_pile(
    ukuma: Ukuma,
) -> None:
    ukuma.begin().ready()
    hand = ukuma.screen.hands[0]
    thrown = dict(hand.cards)
    ukuma.table.tap(hand.furniture.ids.throw)
    assert [figure.parent for figure in thrown.values()] == [hand.layer] * 3
    for figure in thrown.values():
        assert figure.rest == pytest.approx(hand.discard.rest)
    drawn = dict(hand.cards)
    assert len(drawn) == 3
    assert not drawn.keys() & thrown.keys()
    seen = set()
    for _ in range(40):
        # A card is never seen twice: in flight, it does not lie on the pile yet.
        flying = [figure.card for figure in thrown.values() if figure.parent is not None]
        assert hand.furniture.discard == 3 - len(flying)
        assert hand.discard.card not in flying
        last = drawn[ukuma.match.stocks[0].hand[-1]]
        seen.add((round(last.stand_x), last.face > 0.5))
        ukuma.table.frames(1)
    assert hand.furniture.discard == 3
    assert hand.discard.card == ukuma.match.stocks[0].discard[-1]
    assert len(seen) > 8
    assert {up for _, up in seen} == {False, True}


def test_a_card_that_is_quickly_taken_back_to_the_hand_throws_nothing(ukuma: Ukuma) -> None:
    ukuma.begin().ready()
    figure = ukuma.figure(0)
    start = (figure.stand_x, figure.stand_y)
    with ukuma.take(figure) as finger:
        finger.move_to((start[0], start[1] + 200), steps=20)
        finger.move_to(start, steps=4)
    assert not any(is_throw(played.move) for played in ukuma.match.played)


def test_a_slow_move_to_the_own_edge_throws_nothing(ukuma: Ukuma) -> None:
    ukuma.begin().ready()
    figure = ukuma.figure(0)
    with ukuma.take(figure) as finger:
        finger.move_to((figure.stand_x, figure.stand_y - 50), steps=40)
    assert not any(is_throw(played.move) for played in ukuma.match.played)
