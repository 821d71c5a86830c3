"""The shell: from Home to every screen and back, in every language, and after a restart."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from kivy.uix.label import Label

from device.journal import Journal
from engines.contract import Seat
from engines.uluru.codes import challenge_of_the_day
from screens import matches
from screens.home import challenge
from screens.home.cards import Hero, Tile, Tool, Way
from screens.widgets import dialogs
from screens.widgets.boxes import Box, Menu, MenuLine, TypeIn
from screens.widgets.controls import IconButton, RoundButton
from screens.widgets.rows import LeadingRow, SwitchRow
from tests.screens.driver import SIZES, Table
from tests.screens.shell import back, named, on_window

# Finding the way.


@pytest.mark.parametrize("place", ["Records", "Settings"])
def test_tools_lead_to_their_screen_and_back(table: Table, place: str) -> None:
    table.tap(named(table, Tool, place))
    assert table.app.nav.place == place.lower()
    table.frames(20)
    table.tap(next(table.widgets(IconButton)))
    assert table.app.nav.place == "home"
    table.app.nav.go(place.lower())
    back(table)
    assert table.app.nav.place == "home"


def test_a_tile_leads_to_the_set_up_of_its_game(table: Table) -> None:
    table.tap(next(table.widgets(Tile)))
    assert table.app.nav.place == "setup"
    assert table.app.nav.screen.game == "uluru"


def test_back_on_home_leaves_the_app(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    left = []
    monkeypatch.setattr(table.app, "stop", lambda: left.append(True))
    back(table)
    assert left == [True]
    monkeypatch.undo()


def test_back_closes_what_lies_before_the_screen_first(table: Table) -> None:
    table.app.nav.go("settings")
    dialogs.tell("News", "of the desert")
    table.frames(30)
    assert [box.__class__ for box in on_window(Box)] == [Box]
    back(table)
    table.frames(30)
    assert table.app.nav.place == "settings"
    assert list(on_window(Box)) == []


def test_nothing_but_home_lies_behind_a_table(table: Table) -> None:
    """Pause, rules, another game: the first table is not to come back without its match."""
    matches.begin("uluru", [Seat("Ada")], {"variant": "tricky"})
    table.app.nav.go("rules", game="ukuma")
    table.app.nav.go("setup", game="ukuma")
    matches.begin("ukuma", [Seat("Ada"), Seat("Ben")], {})
    assert table.app.nav.place == "ukuma"
    table.app.nav.screen.back = lambda: False
    back(table)
    assert table.app.nav.place == "home"


def test_going_elsewhere_closes_a_menu(table: Table) -> None:
    table.app.nav.go("settings")
    table.frames(20)
    table.tap(next(table.widgets(LeadingRow)))
    table.frames(20)
    assert list(on_window(Menu))
    table.app.nav.home()
    table.frames(30)
    assert not list(on_window(Menu))


# Settings.


def test_the_language_changes_at_once_and_the_page_stays_where_it_was(tmp_path: Path) -> None:
    with Table(tmp_path, SIZES["phone"], language="en") as table:
        table.app.nav.go("settings")
        table.frames(30)
        table.app.nav.screen.ids.scroller.scroll_y = 0.4
        table.app.settings.language = "de"
        table.frames(10)
        assert table.saying("Einstellungen")
        assert table.app.nav.screen.ids.scroller.scroll_y == pytest.approx(0.4)
        back(table)
        assert table.saying("Aufgabe des Tages")


def test_a_menu_sets_what_was_tapped(table: Table) -> None:
    table.app.nav.go("settings")
    table.frames(20)
    table.tap(named(table, LeadingRow, "Day or night"))
    table.frames(30)
    table.tap(named(table, MenuLine, "Day"))
    table.frames(30)
    assert table.app.settings.theme == "day"
    assert not table.app.theme.night
    assert not dialogs.close()


def test_a_line_is_a_switch(table: Table) -> None:
    table.app.nav.go("settings")
    table.frames(20)
    table.tap(named(table, SwitchRow, "Speech"))
    assert table.app.settings.speech is True
    table.tap(named(table, SwitchRow, "Speech"))
    assert table.app.settings.speech is False


@pytest.mark.parametrize("night", [True, False])
def test_kivymd_wears_our_colours(tmp_path: Path, night: bool) -> None:
    with Table(tmp_path, theme="night" if night else "day") as table:
        theme, material = table.app.theme, table.app.theme_cls
        assert tuple(material.onSurfaceColor) == theme.on_sky
        assert tuple(material.surfaceColor)[:3] == theme.panel[:3]


# Home.


def test_home_continues_after_a_restart(tmp_path: Path) -> None:
    with Table(tmp_path, language="en") as table:
        matches.begin("uluru", [Seat("Anna"), Seat("Ben")], {}, table={"mode": "pass"}, seed=7)
        table.frames(5)
        number, position = table.app.session.number, table.app.session.match.position
    with Table(tmp_path, language="en") as table:
        table.frames(40)
        hero = next(table.widgets(Hero))
        assert hero.headline == "Continue Uluru"
        assert hero.note.startswith("Round 1 of 6 · Anna, Ben")
        table.tap(hero.ids.act)
        assert table.app.nav.place == "uluru"
        assert table.app.session.number == number
        assert table.app.session.match.position == position
        assert table.app.session.table == {"mode": "pass"}


@pytest.mark.parametrize("header", ["{}", "[", '{"match": 3, "table": {}}'])
def test_a_damaged_match_is_told_and_set_aside(tmp_path: Path, header: str) -> None:
    journal = Journal.open(tmp_path)
    journal.begin("uluru", "match", header)
    journal.close()
    with Table(tmp_path, language="en") as table:
        table.frames(40)
        table.tap(next(table.widgets(Hero)).ids.act)
        table.frames(30)
        assert named(table, Label, "This match cannot be continued")
        assert table.app.nav.place == "home"
        assert table.app.journal.current() is None
        dialogs.close_all()
        table.frames(30)
        assert "Continue Uluru" not in [hero.headline for hero in table.widgets(Hero)]


def test_an_unfinished_match_is_not_given_up_without_a_word(table: Table) -> None:
    matches.begin("uluru", [Seat("Anna")], {}, seed=1)
    number = table.app.session.number
    table.app.nav.home()
    table.frames(20)
    table.tap(named(table, Way, "Today’s challenge"))
    table.frames(30)
    assert table.app.journal.current().match == number
    table.tap(named(table, RoundButton, "Start anew"))
    table.frames(30)
    assert table.app.journal.current().kind == "daily"


def test_the_challenge_of_the_day_is_the_same_for_all(table: Table) -> None:
    table.tap(named(table, Way, "Today’s challenge"))
    day = challenge.today()
    asked = challenge_of_the_day(day)
    setup = table.app.session.match.setup
    assert setup.seed == asked.seed
    assert setup.options["variant"] == asked.variant
    assert table.app.session.kind == "daily"
    assert table.app.session.table == {"mode": "solo", "day": day.isoformat()}


def test_a_challenge_that_was_begun_goes_on(table: Table) -> None:
    table.tap(named(table, Way, "Today’s challenge"))
    begun = table.app.session.number
    table.app.nav.home()
    table.frames(30)
    table.tap(named(table, Way, "Today’s challenge"))
    assert table.app.nav.place == "uluru"
    assert table.app.session.number == begun


def test_once_more_after_a_friends_deal_is_a_solo_match(table: Table) -> None:
    asked = challenge_of_the_day(challenge.today())
    about = {"mode": "solo", "code": str(asked)}
    matches.begin("uluru", [Seat()], dict(asked.options), "code", about, asked.seed)
    matches.again(table.app.session)
    session = table.app.session
    assert (session.kind, session.table) == ("solo", {"mode": "solo"})
    assert session.match.setup.options["variant"] == asked.variant
    assert session.match.setup.seed != asked.seed


@pytest.mark.parametrize(
    "typed", ["", "I", "7KQM-2XH", "7KQM-2XHA", "7KQM 2XHB 9", "ßßßßßßßß", "€"]
)
def test_a_mistyped_code_is_answered_with_a_sentence(table: Table, typed: str) -> None:
    table.tap(named(table, Way, "Deal code"))
    table.frames(30)
    box = next(on_window(TypeIn))
    box.field.text = typed
    box.submit()
    assert box.refusal.text.endswith(".")
    assert table.app.journal.current() is None


def test_a_deal_code_is_typed_in(table: Table) -> None:
    table.tap(named(table, Way, "Deal code"))
    table.frames(30)
    box = next(on_window(TypeIn))
    box.field.text = "no code"
    box.submit()
    table.frames(5)
    assert box.refusal.text != ""
    assert table.app.journal.current() is None
    asked = challenge_of_the_day(challenge.today())
    box.field.text = str(asked).lower()
    box.submit()
    table.frames(20)
    assert table.app.session.kind == "code"
    assert table.app.session.match.setup.seed == asked.seed
    assert not list(on_window(TypeIn))


def test_notices_of_the_journal_are_shown_on_home(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "journal.db")
    connection.execute("CREATE TABLE shopping (item TEXT)")
    connection.commit()
    connection.close()
    with Table(tmp_path, language="en") as table:
        table.frames(40)
        shown = [label.text for label in on_window(Label)]
        assert any("A file of another program" in text for text in shown)
        dialogs.close_all()
