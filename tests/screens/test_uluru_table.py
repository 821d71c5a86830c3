"""The Uluru table: whole rounds with fingers, sand, covers, and what is seen in between."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.uluru.board import BIRDS, SEATS, Bird, Board, Seat
from engines.uluru.judge import content_seats
from engines.uluru.moves import Ready, SandOut
from screens.session import Session
from tests.screens.driver import Table
from tests.screens.uluru_hands import SMALL, Uluru


@pytest.fixture
def uluru(tmp_path: Path) -> Iterator[Uluru]:
    with Table(tmp_path, SMALL) as table:
        yield Uluru(table)


def test_a_solo_round_from_the_glass_to_the_review(uluru: Uluru) -> None:
    uluru.begin("Ada")
    assert uluru.match.deal is not None
    assert [card.shown for card in uluru.screen.sides[0].cards] == [0] * 8
    uluru.start()
    assert [card.shown for card in uluru.screen.sides[0].cards] == [1] * 8
    assert uluru.session.hourglass.running
    for bird, seat in zip(BIRDS, SEATS, strict=True):
        uluru.drag(bird, seat)
    assert uluru.match.boards[0] == Board(BIRDS)
    uluru.say("Ready")
    assert uluru.match.rounds[0].boards == (Board(BIRDS),)
    assert uluru.place == "uluru"
    uluru.thaw()
    assert uluru.place == "review"


def test_birds_cannot_be_moved_before_the_glass_is_turned(uluru: Uluru) -> None:
    uluru.begin("Ada")
    uluru.drag(Bird.RED, Seat.T)
    assert uluru.match.boards[0] == Board()


def test_swap_take_off_and_tap(uluru: Uluru) -> None:
    uluru.begin("Ada")
    uluru.start()
    side = uluru.screen.sides[0]
    uluru.drag(Bird.RED, Seat.T)
    uluru.drag(Bird.BLUE, Seat.B1)
    uluru.drag(Bird.RED, Seat.B1)
    assert str(uluru.match.boards[0]) == "T=B B1=R"
    with uluru.finger(Bird.RED) as finger:
        finger.move_to(side.perch)
    uluru.table.frames(20)
    assert str(uluru.match.boards[0]) == "T=B"
    uluru.table.tap(side.birds[Bird.PINK])
    uluru.table.tap(uluru.seat(Seat.L2))
    uluru.table.tap(uluru.seat(Seat.R1))
    uluru.table.tap(side.birds[Bird.BLACK])
    assert str(uluru.match.boards[0]) == "T=B L2=P R1=K"


def test_ready_with_birds_on_the_perch_must_be_meant(uluru: Uluru) -> None:
    uluru.begin("Ada")
    uluru.start()
    uluru.say("Ready")
    assert uluru.match.rounds == []
    uluru.say("Ready")
    assert len(uluru.match.rounds) == 1


def test_sand_out_freezes_and_the_bird_in_the_air_falls_back(uluru: Uluru) -> None:
    uluru.begin("Ada")
    uluru.start()
    uluru.drag(Bird.GREEN, Seat.L2)
    with uluru.finger(Bird.GREEN) as finger:
        finger.move_to(uluru.seat(Seat.R1))
        uluru.table.frames(35, 2.0)
        assert str(uluru.match.rounds[0].boards[0]) == "L2=G"
        side = uluru.screen.sides[0] if uluru.place == "uluru" else None
        assert side is None or side.layer.held == []
    assert uluru.match.played[-1].move == SandOut()


def test_ticks_grow_and_then_the_gong(uluru: Uluru) -> None:
    heard: list[str] = []
    uluru.table.app.cues._sounds.play = lambda sound, _volume: heard.append(sound)
    uluru.begin("Ada")
    uluru.start()
    uluru.session.hourglass.hasten(48)
    uluru.table.until(lambda: uluru.match.rounds != [], 150, 0.1)
    ticks = [sound for sound in heard if sound.startswith("tick") or sound == "gong"]
    assert ticks == [*(f"tick{left}" for left in range(10, 0, -1)), "gong"]


def test_pause_covers_the_board_and_the_sand_stands(uluru: Uluru) -> None:
    uluru.begin("Ada")
    uluru.start()
    uluru.table.frames(10, 1.0)
    assert uluru.boards() != []
    uluru.table.tap(uluru.screen.hub.ids.pause)
    assert uluru.boards() == []
    left = uluru.session.hourglass.remaining()
    uluru.table.frames(10, 1.0)
    assert uluru.session.hourglass.remaining() == left
    uluru.say("Continue")
    assert len(uluru.boards()) == 1
    uluru.table.frames(1, 1.0)
    assert uluru.session.hourglass.remaining() == pytest.approx(left - 1, abs=0.2)


def test_the_back_key_and_the_system_pause_as_well(uluru: Uluru) -> None:
    uluru.begin("Ada")
    uluru.start()
    with uluru.finger(Bird.RED) as finger:
        finger.move_to(uluru.seat(Seat.T))
        uluru.table.app.dispatch("on_pause")
        assert uluru.boards() == []
    assert uluru.match.boards[0] == Board()
    uluru.say("Continue")
    assert uluru.table.app.nav.back()
    assert uluru.boards() == []
    assert uluru.place == "uluru"


def test_after_leaving_it_goes_on_exactly_there(uluru: Uluru) -> None:
    uluru.begin("Ada")
    uluru.start()
    uluru.drag(Bird.RED, Seat.T)
    uluru.table.frames(20, 1.0)
    left = uluru.session.hourglass.remaining()
    uluru.table.app.nav.home()
    app = uluru.table.app
    entry = app.journal.current()
    assert entry is not None
    loaded = app.journal.load(entry.match)
    assert loaded is not None
    app.session = Session.resume(app.journal, app.clock, *loaded)
    uluru.visit()
    assert uluru.boards() == []
    uluru.table.frames(5, 1.0)
    assert uluru.session.hourglass.remaining() == pytest.approx(left, abs=0.05)
    uluru.say("Continue")
    assert uluru.session.hourglass.running
    assert str(uluru.screen.sides[0].seated) == "T=R"
    assert [card.shown for card in uluru.screen.sides[0].cards] == [1] * 8


def test_a_new_round_never_inherits_old_sand(uluru: Uluru) -> None:
    uluru.begin("Ada")
    uluru.start()
    uluru.table.frames(30, 1.0)
    uluru.say("Ready")
    uluru.say("Ready")
    uluru.thaw()
    entry = uluru.table.app.journal.current()
    assert entry is not None
    assert entry.sand is None


def test_pass_and_play_shows_nobody_anothers_board(uluru: Uluru) -> None:
    uluru.begin("Ada", "Ben", mode="pass")
    assert uluru.boards() == []
    uluru.say("I am Ada")
    assert [side.seat for side in uluru.boards()] == [0]
    uluru.start()
    uluru.drag(Bird.RED, Seat.T)
    uluru.say("Ready")
    uluru.say("Ready")
    uluru.thaw()
    assert uluru.boards() == []
    uluru.say("I am Ben")
    assert [side.seat for side in uluru.boards()] == [1]
    assert [card.shown for card in uluru.screen.sides[0].cards] == [0] * 8
    uluru.start()
    assert uluru.session.hourglass.remaining() > 58
    uluru.table.frames(35, 2.0)
    sand = [played.move for played in uluru.match.played if isinstance(played.move, SandOut)]
    assert len(sand) == 1
    assert [str(board) for board in uluru.match.rounds[0].boards] == ["T=R", ""]


def test_each_has_the_own_sand(uluru: Uluru) -> None:
    uluru.begin("Ada", "Ben", mode="pass")
    uluru.say("I am Ada")
    uluru.start()
    uluru.table.until(lambda: uluru.match.ready[0], 40, 2.0)
    assert uluru.match.played[-1].move == SandOut(0)
    assert uluru.match.rounds == []
    uluru.thaw()
    uluru.say("I am Ben")
    uluru.start()
    uluru.drag(Bird.BLUE, Seat.R2)
    assert str(uluru.match.boards[1]) == "R2=B"


def test_bots_place_in_the_first_players_sand_and_stop_with_it(uluru: Uluru) -> None:
    uluru.begin("Ada", "Ben", mode="pass", bots=("beginner",))
    uluru.say("I am Ada")
    uluru.table.until(_warm, 600)
    uluru.start()
    uluru.table.until(lambda: uluru.match.boards[2] != Board(), 300, 0.1)
    uluru.table.until(lambda: uluru.match.ready[0], 40, 2.0)
    assert uluru.match.ready == [True, False, True]
    stopped = uluru.match.boards[2]
    uluru.thaw()
    uluru.say("I am Ben")
    uluru.start()
    uluru.table.frames(8, 2.5)
    assert uluru.match.boards[2] == stopped


def test_bots_finish_quickly_when_the_player_is_ready_early(uluru: Uluru) -> None:
    uluru.begin("Ada", mode="pass", bots=("skilled", "beginner"))
    uluru.table.until(_warm, 600)
    uluru.start()
    uluru.say("Ready")
    uluru.say("Ready")
    uluru.table.until(lambda: uluru.match.rounds != [], 300)
    assert len(uluru.match.rounds[0].boards[1].unplaced) <= 2


def test_a_table_left_to_its_bots_goes_on_with_them(uluru: Uluru) -> None:
    uluru.begin("Ada", mode="pass", bots=("beginner",))
    uluru.table.until(_warm, 600)
    uluru.start()
    uluru.say("Ready")
    uluru.say("Ready")
    uluru.table.app.nav.home()
    assert uluru.match.rounds == []
    uluru.visit()
    uluru.table.until(lambda: uluru.match.rounds != [], 300)


def test_face_to_face_both_place_at_the_same_time(uluru: Uluru) -> None:
    uluru.begin("Ada", "Ben", mode="face")
    assert [side.seat for side in uluru.boards()] == [0, 1] or len(uluru.boards()) == 2
    uluru.start()
    near, far = uluru.finger(Bird.RED, 0), uluru.finger(Bird.RED, 1)
    near.move_to(uluru.seat(Seat.T, 0))
    far.move_to(uluru.seat(Seat.B2, 1))
    assert [len(side.layer.held) for side in uluru.screen.sides] == [1, 1]
    far.lift()
    near.lift()
    uluru.table.frames(20)
    assert [str(board) for board in uluru.match.boards] == ["T=R", "B2=R"]
    red = uluru.screen.sides[1].birds[Bird.RED]
    assert red.to_window(*red.center)[1] > uluru.screen.center_y, "the far one is turned round"


def test_a_bird_never_crosses_to_the_other_side(uluru: Uluru) -> None:
    uluru.begin("Ada", "Ben", mode="face")
    uluru.start()
    with uluru.finger(Bird.RED, 0) as finger:
        finger.move_to(uluru.seat(Seat.T, 1))
    uluru.table.frames(20)
    assert [str(board) for board in uluru.match.boards] == ["", ""]


def test_face_to_face_one_ready_one_sand(uluru: Uluru) -> None:
    uluru.begin("Ada", "Ben", mode="face")
    uluru.start()
    side = uluru.screen.sides[0]
    uluru.table.tap(side.ids.ready)
    uluru.table.tap(side.ids.ready)
    assert uluru.match.ready == [True, False]
    uluru.drag(Bird.RED, Seat.T, 0)
    uluru.drag(Bird.RED, Seat.T, 1)
    assert [str(board) for board in uluru.match.boards] == ["", "T=R"]
    uluru.table.frames(35, 2.0)
    assert len(uluru.match.rounds) == 1


def test_rows_are_chosen_first_with_two_strengths(uluru: Uluru) -> None:
    uluru.begin("Ada", "Ben", mode="pass", variant="two-strengths")
    uluru.say("The dark row")
    assert uluru.match.rows == [1, None]
    uluru.say("The light row")
    uluru.table.frames(4)
    assert uluru.match.rows == [1, 0]
    uluru.say("I am Ada")
    assert all(card.faint == frozenset({0}) for card in uluru.screen.sides[0].cards)


def test_the_system_may_pause_while_rows_are_chosen(uluru: Uluru) -> None:
    uluru.begin("Ada", variant="two-strengths")
    uluru.table.app.dispatch("on_pause")
    uluru.say("The dark row")
    uluru.table.frames(3)
    assert uluru.match.deal is not None
    assert len(uluru.boards()) == 1


def test_practice_answers_and_hints(uluru: Uluru) -> None:
    uluru.begin("Ada", mode="practice", hourglass="off")
    screen, side = uluru.screen, uluru.screen.sides[0]
    uluru.table.until(_warm, 600)
    uluru.table.frames(30)
    assert screen.hub.chances.startswith("Still possible:")
    uluru.drag(Bird.YELLOW, Seat.L1)
    card = side.cards[Bird.BLUE]
    uluru.table.tap(card)
    assert side.board.lit == content_seats(uluru.match.deal, side.seated, Bird.BLUE, 0)
    uluru.table.tap(screen.hub.ids.hint)
    (seat,) = side.board.lit
    (bird,) = [figure.bird for figure in side.birds.values() if figure.chosen]
    before = screen.hub.chances
    uluru.table.tap(uluru.seat(seat))
    assert side.seated[seat] == bird
    assert screen.hub.chances == before, "a hint never costs a stone"


def test_a_seat_declared_ready_shows_its_board_no_more(uluru: Uluru) -> None:
    uluru.begin("Ada", "Ben", mode="pass")
    uluru.say("I am Ada")
    uluru.start()
    uluru.session.play(0, Ready())
    uluru.thaw()
    assert uluru.boards() == []
    assert uluru.table.saying("Ben is next")


def _warm() -> bool:
    from screens.uluru import solving

    return solving.prepared()
