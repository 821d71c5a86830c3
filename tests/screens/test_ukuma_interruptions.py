"""What breaks in on the ukuma table: a pause, a turned tablet, a win, two hands on one button."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.core.window import Window

from engines.contract import Seat
from engines.ukuma.moves import Place
from engines.ukuma.rules import Ending, Reason, win
from screens.session import Session
from screens.ukuma.cards import CardFigure
from screens.ukuma.table import GRACE, TOLD, Stage
from tests.screens.driver import Table
from tests.screens.ukuma_hands import SMALL, Ukuma

BOT = (Seat("Mia"), Seat("Dingo", bot="quick"))


@pytest.fixture
def ukuma(tmp_path: Path) -> Iterator[Ukuma]:
    with Table(tmp_path, SMALL) as table:
        yield Ukuma(table)


def shaking(ukuma: Ukuma, seat: int) -> CardFigure:
    """A card that has just been refused and is still shaking."""
    move = ukuma.wrong(seat, Reason.RULE_1)
    figure = ukuma.screen.hands[seat].cards[move.card]
    ukuma.put(seat, move)
    ukuma.table.frames(2)
    assert figure.shake
    return figure


def winning(ukuma: Ukuma, ending: Ending) -> tuple[int, Place]:
    """Plays on until somebody could win like this now."""
    for turn in range(400):
        if ukuma.screen.stage is Stage.OVER:
            ukuma.table.tap(ukuma.screen.hands[1].voice._verdict.ids.button)
            ukuma.ready()
        for seat in (0, 1):
            for move in ukuma.legal(seat):
                table = ukuma.match.table.put(seat, move.card, move.cell)
                if win(table, seat, move.cell) is ending:
                    return seat, move
        ukuma.act(turn % 2)
    raise AssertionError("nobody came near")


# A pause.


def test_a_card_that_shakes_when_the_game_pauses_lies_open_in_its_hand_again(ukuma: Ukuma) -> None:
    ukuma.begin().ready()
    figure = shaking(ukuma, 0)
    ukuma.screen.pause()
    ukuma.screen.resume()
    ukuma.table.until(lambda: ukuma.screen.stage is Stage.PLAY)
    assert (figure.face, figure.shake, figure.held) == (1, 0, False)
    assert (figure.stand_x, figure.stand_y) == pytest.approx(figure.rest)
    with ukuma.take(figure):
        assert ukuma.screen.hands[0].layer.held == [figure]


def test_a_bot_does_not_think_ahead_while_the_table_counts_down(ukuma: Ukuma) -> None:
    ukuma.begin(BOT, "bot").ready()
    ukuma.table.until(lambda: ukuma.session.intention(1) is not None)
    meant = ukuma.session.intention(1)
    assert meant is not None
    left = meant[0] - ukuma.session.now
    ukuma.screen.pause()
    ukuma.screen.resume()
    ukuma.table.until(lambda: ukuma.screen.stage is Stage.PLAY)
    assert ukuma.session.intention(1) == meant
    assert meant[0] - ukuma.session.now == pytest.approx(left, abs=0.05)


# A win.


def test_a_card_that_shakes_when_the_other_side_wins_lies_open_in_its_hand(ukuma: Ukuma) -> None:
    ukuma.begin(size="7x7", games=3).ready()
    seat, move = winning(ukuma, Ending.BEHIND)
    figure = ukuma.screen.hands[seat].cards[move.card]
    finger = ukuma.take(figure)
    finger.move_to(ukuma.over(seat, move.cell), steps=3)
    late = shaking(ukuma, 1 - seat)
    finger.lift()
    assert ukuma.screen.stage is Stage.OVER
    ukuma.table.frames(40)
    assert (late.face, late.shake) == (1, 0)
    assert (late.stand_x, late.stand_y) == pytest.approx(late.rest)


def test_what_decided_the_game_stays_framed_however_the_last_moments_were(ukuma: Ukuma) -> None:
    ukuma.begin(size="7x7", games=3).ready()
    seat, move = winning(ukuma, Ending.BEHIND)
    shaking(ukuma, 1 - seat)
    ukuma.table.frames(30)
    ukuma.put(seat, move)
    framed = ukuma.screen.ground._told
    assert framed
    ukuma.table.frames(round(TOLD * 60) + 10)
    assert ukuma.screen.ground._told == framed


def test_a_win_is_still_celebrated_when_the_tablet_is_turned(ukuma: Ukuma) -> None:
    ukuma.begin(size="7x7", games=3).ready()
    ukuma.put(*winning(ukuma, Ending.BEHIND))
    cell = ukuma.match.results[-1].cell
    framed = ukuma.screen.ground._told
    Window.size = (640, 400)
    ukuma.table.frames(4)
    assert ukuma.screen.lying[cell].shine == 1
    assert ukuma.screen.ground._told == framed
    for hand in ukuma.screen.hands:
        assert hand.voice._verdict.headline


def test_a_finger_that_meant_a_card_begins_no_new_game(ukuma: Ukuma) -> None:
    ukuma.begin(size="7x7", games=3).ready()
    seat, move = winning(ukuma, Ending.BEHIND)
    figure = ukuma.screen.hands[seat].cards[move.card]
    with ukuma.take(figure) as finger:
        finger.move_to(ukuma.over(seat, move.cell), steps=2)
    button = ukuma.screen.hands[1 - seat].voice._verdict.ids.button
    ukuma.table.tap(button)
    assert ukuma.screen.stage is Stage.OVER
    ukuma.table.frames(round(GRACE * 60))
    ukuma.table.tap(button)
    assert ukuma.screen.stage is Stage.READY


def test_two_who_ask_for_a_rematch_at_once_get_one(
    ukuma: Ukuma, monkeypatch: pytest.MonkeyPatch
) -> None:
    ukuma.begin(size="7x7", games=1).ready()
    ukuma.put(*winning(ukuma, Ending.BEHIND))
    ukuma.table.frames(30)
    begun: list[Session] = []
    begin = Session.begin
    monkeypatch.setattr(Session, "begin", lambda *match: begun.append(begin(*match)) or begun[-1])
    buttons = [hand.voice._verdict.ids.button for hand in ukuma.screen.hands]
    fingers = [ukuma.table.finger(button) for button in buttons]
    for finger in fingers:
        finger.lift(frames=0)
    ukuma.table.frames(10)
    assert begun == [ukuma.session]
    assert ukuma.screen.stage is Stage.READY


# Fingers that are never lifted.


def test_no_trail_is_left_of_a_finger_that_lost_its_card(ukuma: Ukuma) -> None:
    ukuma.begin().ready()
    layer = ukuma.screen.hands[0].layer
    finger = ukuma.take(ukuma.figure(0))
    layer.cancel()
    finger.lift()
    assert not layer._trails
