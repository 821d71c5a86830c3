"""Set-up: what was chosen is remembered, and what cannot be is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from kivy.uix.label import Label

from screens import matches
from screens.games import GAMES
from screens.setup.setup import SeatLine, SetupScreen
from screens.widgets.boxes import Field, MenuLine
from screens.widgets.controls import Pill, RoundButton, Toast
from screens.widgets.rows import ChoiceRow, SwitchRow
from tests.screens.driver import SIZES, Table
from tests.screens.shell import back, named

BOTS = "Tap the figure behind a name, and a bot takes the seat."


def set_up(table: Table, mode: str = "") -> SetupScreen:
    table.app.nav.go("setup", game="uluru", mode=mode)
    table.frames(20)
    screen = table.app.nav.screen
    assert isinstance(screen, SetupScreen)
    return screen


def test_one_tap_starts_a_solo_match_that_the_journal_keeps(table: Table) -> None:
    set_up(table, "solo")
    table.tap(named(table, RoundButton, "Start"))
    assert table.app.nav.place == "uluru"
    session = table.app.session
    entry = table.app.journal.current()
    assert entry is not None
    assert (entry.game, entry.kind, entry.match) == ("uluru", "solo", session.number)
    assert json.loads(entry.header)["table"] == {"mode": "solo"}
    assert session.match.setup.seed in matches.SEEDS
    back(table)


def test_set_up_remembers_the_last_choice(tmp_path: Path) -> None:
    with Table(tmp_path, language="en") as table:
        screen = set_up(table)
        table.tap(named(table, Pill, "Pass and play"))
        table.tap(named(table, ChoiceRow, "Tricky"))
        table.tap(named(table, Pill, "90 s"))
        table.tap(named(table, SwitchRow, "Fair deals"))
        next(table.widgets(Field)).text = "Anna"
        table.tap(named(table, RoundButton, "Add a player"))
        assert len(list(table.widgets(SeatLine))) == 3
        screen._choice.seat_bot(2, "casual")
        screen.start()
        table.frames(5)
        seats = table.app.session.seats
        assert [(seat.name, seat.bot) for seat in seats] == [
            ("Anna", None),
            ("", None),
            ("Dingo", "casual"),
        ]
        assert len({seat.colour for seat in seats}) == 3
    with Table(tmp_path, language="en") as table:
        screen = set_up(table)
        assert screen._choice.mode.name == "pass"
        assert screen._choice.options == {
            "variant": "tricky",
            "doubled": 3,
            "hourglass": 90,
            "fair": True,
        }
        assert [player.bot for player in screen._choice.players] == [None, None, "casual"]
        assert table.app.journal.recall("names") == ["Anna"]


def test_names_of_earlier_matches_are_offered(table: Table) -> None:
    table.app.journal.remember("names", ["Anna", "Ben"])
    set_up(table, "solo")
    field = next(table.widgets(Field))
    field.focus = True
    table.frames(30)
    table.tap(named(table, MenuLine, "Ben"))
    assert field.text == "Ben"


def test_a_menu_seats_a_bot(table: Table) -> None:
    screen = set_up(table, "pass")
    table.tap(list(table.widgets(SeatLine))[1].ids.kind)
    table.frames(30)
    table.tap(named(table, MenuLine, "Bot: Expert · 4/4"))
    assert [player.bot for player in screen._choice.players] == [None, "expert"]
    assert table.saying("Dingo · Expert")


def test_impossible_set_ups_are_told_and_change_nothing(table: Table) -> None:
    screen = set_up(table, "pass")
    choice = screen._choice
    for seat, name in enumerate(("Anna", "Anna")):
        choice.players[seat].name = name
    table.tap(named(table, RoundButton, "Start"))
    assert next(table.widgets(Toast)).text == "Two players are called Anna."
    assert table.app.nav.place == "setup"
    assert table.app.journal.current() is None
    choice.seat_bot(0, "casual")
    screen._doing(lambda: choice.seat_bot(1, "casual"))()
    assert next(table.widgets(Toast)).text == "Played this way, it needs 1 person."
    assert [player.bot for player in choice.players] == ["casual", None]


def test_doubled_colours_are_asked_for_only_at_the_expert_table(table: Table) -> None:
    set_up(table)
    headings = [label.text for label in table.widgets(Label)]
    assert "Birds with two wishes" not in headings
    table.tap(named(table, ChoiceRow, "Expert"))
    assert table.saying("Birds with two wishes")


def test_a_phone_is_too_small_for_two_boards(tmp_path: Path) -> None:
    with Table(tmp_path, SIZES["phone"], language="en") as table:
        screen = set_up(table, "face")
        screen.start()
        assert table.app.session is None
        assert "larger screen" in next(table.widgets(Toast)).text
        table.tap(named(table, Pill, "Solo"))
        table.tap(named(table, Pill, "Face to face"))
        assert screen._choice.mode.name == "solo"


def test_practice_has_no_sand_to_choose(table: Table) -> None:
    screen = set_up(table, "practice")
    assert "hourglass" not in [option.name for option in screen._choice.open_options]
    assert screen._choice.settled()["hourglass"] == "off"


def test_every_option_of_every_game_has_words() -> None:
    from engines.games import game_named

    for playable in GAMES.values():
        game = game_named(playable.name)
        assert {option.name for option in game.options} == set(playable.wording)
        assert len(playable.colours) >= game.seat_counts[-1]
        for mode in playable.modes:
            assert set(mode.seats) <= set(game.seat_counts)


def test_the_dreamer_is_given_time_only_where_one_sits(tmp_path: Path) -> None:
    with Table(tmp_path, language="en") as table:
        table.app.nav.go("setup", game="wongar")
        table.frames(20)
        screen = table.app.nav.screen
        assert not list(table.widgets(ChoiceRow))
        assert table.saying(BOTS), "how a bot is seated is told while there is none"
        table.tap(list(table.widgets(SeatLine))[2].ids.kind)
        table.frames(20)
        table.tap(named(table, MenuLine, "Bot: Dreamer · 3/3"))
        table.frames(20)
        assert screen._choice.players[2].bot == "dreamer"
        with pytest.raises(AssertionError, match="nothing says"):
            table.saying(BOTS)
        assert named(table, ChoiceRow, "Medium").chosen
