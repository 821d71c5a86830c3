"""The ukuma table besides racing: practice, calm games, bots, the first minute, pause, layout."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import hypot
from pathlib import Path

import pytest

from engines.contract import Seat
from engines.ukuma.bots import Person
from engines.ukuma.levels import Foresight, Level
from engines.ukuma.rules import Reason
from screens.session import Session
from screens.ukuma.cards import CardFigure
from screens.ukuma.guide import LAY, SAYINGS, THROW, TURN
from screens.ukuma.table import Stage
from tests.screens.driver import Table
from tests.screens.ukuma_hands import PEOPLE, SMALL, Ukuma

BOT = (Seat("Mia"), Seat("Dingo", bot="quick"))


@pytest.fixture
def ukuma(tmp_path: Path) -> Iterator[Ukuma]:
    with Table(tmp_path, SMALL) as table:
        yield Ukuma(table)


# Help, calm and bots.


def test_free_cells_glow_only_in_practice(ukuma: Ukuma) -> None:
    ukuma.begin().ready()
    ukuma.table.frames(2)
    with ukuma.take(ukuma.figure(0)):
        ukuma.table.frames(10)
        assert not ukuma.screen.ground._free
        assert not ukuma.screen.ground._fitting
    ukuma.begin(BOT, "practice").ready()
    assert ukuma.screen.ground._free


def test_calm_turns_alternate_and_can_be_taken_back(ukuma: Ukuma) -> None:
    ukuma.begin(mode="calm", pace="calm")
    ukuma.table.frames(40)
    assert ukuma.screen.stage is Stage.PLAY
    assert [hand.furniture.lit for hand in ukuma.screen.hands] == [1, 0]
    with ukuma.take(ukuma.figure(1)):
        assert not ukuma.screen.hands[1].layer.held
    position = ukuma.match.position
    while not ukuma.legal(0):
        ukuma.table.tap(ukuma.screen.hands[0].furniture.ids.throw)
        ukuma.table.frames(40)
        ukuma.act(1)
        position = ukuma.match.position
    ukuma.act(0)
    assert ukuma.match.turn == 1
    undo = ukuma.screen.hands[0].furniture.ids.undo
    if len(ukuma.match.stocks[0].hand) == 2:  # no new cards were seen
        assert not undo.disabled
        ukuma.table.tap(undo)
        assert ukuma.match.position == position
        ukuma.count()


def test_a_card_can_be_tapped_and_then_a_cell(ukuma: Ukuma) -> None:
    ukuma.begin(BOT, "bot", seed=3).ready()
    while not ukuma.legal(0):
        ukuma.act(0)
    move = ukuma.legal(0)[0]
    figure = ukuma.screen.hands[0].cards[move.card]
    ukuma.table.tap((figure.stand_x, figure.stand_y))
    assert figure.chosen
    ukuma.table.tap(ukuma.screen.ground.at(move.cell))
    assert ukuma.match.table.owner(move.cell) is not None


def test_a_bots_card_travels_to_its_cell(ukuma: Ukuma) -> None:
    ukuma.begin(BOT, "bot").ready()
    ukuma.table.until(lambda: 1 in ukuma.screen.reaching.moves, frames=2000)
    move = ukuma.screen.reaching.moves[1]
    figure: CardFigure = ukuma.screen.hands[1].cards[move.card]
    goal = ukuma.screen.ground.at(move.cell)
    gaps = []
    while ukuma.match.table.owner(move.cell) is None:
        gaps.append(abs(figure.stand_x - goal[0]) + abs(figure.stand_y - goal[1]))
        ukuma.table.frames(1)
    assert len(gaps) > 5
    assert gaps == sorted(gaps, reverse=True)
    ukuma.table.frames(20)
    lying = ukuma.screen.lying[move.cell]
    assert (lying, lying.face) == (figure, 1)


def test_a_bots_hand_slips_and_everybody_sees_it(ukuma: Ukuma) -> None:
    clumsy = Level("clumsy", 0.5, 0.3, 0.6, oversight=0, slip=1, foresight=Foresight.NONE)
    ukuma.begin(BOT, "bot").ready()
    ukuma.session._bots[1] = Person(clumsy, random.Random(3))
    ukuma.session._thoughts.clear()
    ukuma.session._decided.clear()
    ukuma.table.until(lambda: 1 in ukuma.screen.reaching.moves, frames=2000)
    meant = ukuma.session.intention(1)
    assert meant is not None
    slip = meant[1].slip
    assert ukuma.screen.reaching.moves[1] == slip
    before = len(ukuma.match.played)
    figure: CardFigure = ukuma.screen.hands[1].cards[slip.card]
    shaken, nearest = set(), 1e9
    goal = ukuma.screen.ground.at(slip.cell)
    for _ in range(80):
        shaken.add(round(figure.shake, 1))
        nearest = min(nearest, hypot(figure.stand_x - goal[0], figure.stand_y - goal[1]))
        ukuma.table.frames(1)
        if len(ukuma.match.played) > before:
            break
    assert nearest < figure.width
    assert min(shaken) < 0 < max(shaken)
    ukuma.table.until(lambda: len(ukuma.match.played) > before, frames=300)
    assert ukuma.match.played[before].move != slip
    ukuma.table.frames(40)
    ukuma.count()


def test_a_bot_plays_to_the_end_and_rematch_takes_one_tap(ukuma: Ukuma) -> None:
    ukuma.begin(BOT, "bot", size="7x7", games=1)
    ukuma.ready()
    ukuma.table.until(lambda: ukuma.match.outcome is not None, frames=6000, seconds=0.1)
    ukuma.table.frames(70)
    verdict = ukuma.screen.hands[0].voice._verdict
    assert verdict.parent is not None
    assert verdict.headline in ("You win!", "Dingo wins", "A draw")
    first = ukuma.session.number
    ukuma.table.tap(verdict.ids.button)
    assert ukuma.session.number != first
    assert ukuma.session.seats == ukuma.match.setup.seats == BOT
    assert ukuma.screen.stage is Stage.READY
    assert ukuma.match.outcome is None


def test_the_first_minute_says_what_can_be_done(ukuma: Ukuma) -> None:
    seats = (Seat("Mia"), Seat("Dingo", bot="child"))
    ukuma.begin(seats, "guide", size="7x7", games=1, pace="calm")
    ukuma.table.frames(40)
    said = ukuma.screen.hands[1].voice._verdict
    heard = set()
    for _ in range(60):
        if ukuma.match.outcome is not None:
            break
        guide = ukuma.screen.guide
        assert guide is not None
        assert said.headline == SAYINGS[guide.step][0]
        heard.add(guide.step)
        if ukuma.match.turn == 0:
            assert (guide.step == THROW) == (not ukuma.legal(0))
            ukuma.act(0)
        else:
            ukuma.table.until(lambda: ukuma.match.turn != 1, frames=2000)
            ukuma.table.frames(30)
    assert {LAY, TURN} <= heard


# Pause and coming back.


def test_pause_covers_the_table_and_going_on_counts_down(ukuma: Ukuma) -> None:
    ukuma.begin().ready()
    assert ukuma.screen.back()
    assert ukuma.screen.desk.parent is None
    assert ukuma.screen.cover is not None
    moment = ukuma.session.now
    ukuma.table.frames(60)
    assert ukuma.session.now == moment
    ukuma.table.tap(ukuma.table.saying("Continue"))
    assert ukuma.screen.stage is Stage.COUNT
    ukuma.table.until(lambda: ukuma.screen.stage is Stage.PLAY)
    ukuma.count()


def test_a_killed_match_goes_on_where_it_stood(ukuma: Ukuma) -> None:
    ukuma.begin().ready()
    for turn in range(6):
        ukuma.act(turn % 2)
    position = ukuma.match.position
    app = ukuma.table.app
    app.nav.home()
    entry = app.journal.current()
    assert entry is not None
    app.session = Session.resume(app.journal, app.clock, *app.journal.load(entry.match))
    ukuma.visit()
    assert ukuma.screen.cover is not None
    ukuma.screen.resume()
    ukuma.table.until(lambda: ukuma.screen.stage is Stage.PLAY)
    assert ukuma.match.position == position
    ukuma.count()


def test_without_motion_everything_is_in_place_at_once(tmp_path: Path) -> None:
    with Table(tmp_path, SMALL, reduced_motion=True) as table:
        ukuma = Ukuma(table)
        ukuma.begin().ready()
        move = ukuma.wrong(0, Reason.RULE_1)
        ukuma.put(0, move)
        figure = ukuma.screen.hands[0].cards[move.card]
        assert (figure.stand_x, figure.stand_y) == figure.rest
        assert ukuma.screen.hands[0].voice.ids.bubble.opacity == 1


@pytest.mark.parametrize("size", [(360, 640), (800, 1280), (1280, 800), (640, 360)])
@pytest.mark.parametrize("table_size", ["7x7", "11x9"])
def test_nothing_lies_outside_or_over_something_else(
    tmp_path: Path, size: tuple[int, int], table_size: str
) -> None:
    with Table(tmp_path, size, text_size=130) as table:
        ukuma = Ukuma(table)
        ukuma.begin(PEOPLE, size=table_size)
        screen = ukuma.screen
        ground = screen.ground
        assert ground.x >= 0
        assert ground.right <= screen.width
        assert ground.y >= 0
        assert ground.top <= screen.height
        for hand in screen.hands:
            zone = hand.furniture
            assert zone.x >= -1
            assert zone.right <= screen.width + 1
            assert zone.y >= -1
            assert zone.top <= screen.height + 1
            apart = (
                zone.top <= ground.y
                or zone.y >= ground.top
                or zone.right <= ground.x
                or zone.x >= ground.right
            )
            assert apart
            for figure in (*hand._backs, *hand.pile, hand.discard):
                x, y = figure.rest
                wide, tall = (side * figure.rest_stature / 2 for side in figure.size)
                assert zone.x - 1 <= x - wide
                assert x + wide <= zone.right + 1
                assert zone.y - 1 <= y - tall
                assert y + tall <= zone.top + 1
