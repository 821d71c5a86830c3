"""The board's data file in its owner's hands: broken, or with areas of the owner's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from engines.contract import Seat
from engines.wongar import board as board_module
from engines.wongar import moves
from engines.wongar.position import Step
from screens import matches
from screens.rules import wongar_figures
from screens.rules.pages import pages_of
from screens.rules.rules import Remark
from screens.widgets import dialogs
from tests.screens.driver import SIZES, Table
from tests.screens.wongar_hands import unguided
from tools.scenes_wongar import play_until, session_of, sit

Edit = Callable[[str, str], None]
SEATS = [Seat("Ada", None, "r"), Seat("Ben", "visitor", "b"), Seat("Cleo", "visitor", "g")]


@pytest.fixture
def edit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Edit]:
    """Puts one text for another in the data file, as it is when the app starts."""
    text = board_module.FILE.read_text(encoding="utf-8")

    def forget() -> None:
        for known in (board_module.board, moves._by_text, wongar_figures.laid):
            known.cache_clear()

    def edited(old: str, new: str) -> None:
        assert old in text
        file = tmp_path / "board.toml"
        file.write_text(text.replace(old, new), encoding="utf-8")
        monkeypatch.setattr(board_module, "FILE", file)
        forget()

    yield edited
    monkeypatch.undo()
    forget()


def told(table: Table) -> str:
    """Everything that can be read on the glass."""
    table.frames(20)
    roots = Window.children
    return " ".join(
        str(widget.text) for root in roots for widget in root.walk() if getattr(widget, "text", "")
    )


def breaks(edit: Edit) -> None:
    edit("both = 6", 'both = "six"')


def test_a_broken_file_is_told_in_a_sentence_when_a_match_is_to_begin(
    tmp_path: Path, edit: Edit
) -> None:
    breaks(edit)
    with Table(tmp_path / "journal", SIZES["landscape"], language="en") as table:
        table.app.nav.go("setup", game="wongar")
        table.frames(30)
        table.app.nav.screen.start()
        assert "both of section 2 must be a whole number from 0 to 99" in told(table)
        assert table.app.nav.place == "setup"


def test_a_match_waits_until_the_file_is_mended(tmp_path: Path, edit: Edit) -> None:
    with Table(tmp_path / "journal", SIZES["landscape"], language="en") as table:
        unguided(table)
        matches.begin("wongar", SEATS, {}, seed=3)
        table.until(lambda: table.app.session.match.now.round > 0)
        number = table.app.session.number
    breaks(edit)
    with Table(tmp_path / "journal", SIZES["landscape"], language="en") as table:
        table.frames(30)
        table.tap(table.saying("Continue"))
        assert "both of section 2 must be a whole number from 0 to 99" in told(table)
        entry = table.app.journal.current()
        assert entry is not None, "it is not set aside"
        assert entry.match == number
        dialogs.close_all()
        edit("both = 6", "both = 7")
        assert matches.resume(entry)


def test_the_rules_say_what_is_wrong_instead_of_drawing_it(tmp_path: Path, edit: Edit) -> None:
    breaks(edit)
    with Table(tmp_path / "journal", SIZES["landscape"], language="en") as table:
        table.app.nav.go("rules", game="wongar")
        remarks = 0
        for chapter in range(len(pages_of("wongar"))):
            table.app.nav.screen.open_chapter(chapter)
            table.frames(2)
            remarks += sum("section 2" in remark.text for remark in table.widgets(Remark))
        assert remarks >= 3


def test_areas_of_the_owner_s_own_make_a_table(tmp_path: Path, edit: Edit) -> None:
    """Other names, other rows, a shorter track: everything is drawn and can be played."""
    edit(
        '["Kangaroo", "Emu", "Turtle"],\n    ["Snake", "Hand", "Foot", "Lizard"],',
        '["Kangaroo", "Emu"],\n    ["Turtle", "Snake", "Hand", "Foot", "Lizard"],',
    )
    own = board_module.FILE.read_text(encoding="utf-8").replace("Emu", "Dingo")
    board_module.FILE.write_text(own.replace("last = 15", "last = 11"), encoding="utf-8")
    with Table(tmp_path / "journal", SIZES["landscape"], reduced_motion=True) as table:
        unguided(table)
        session = session_of(table, 5, 1, 7)
        play_until(session, lambda now: now.step is Step.RITUAL and now.seat == 0)
        screen: Any = sit(table, session)
        assert screen.board.areas[1] == "Dingo"
        assert screen.stage.parent is not None
        play_until(session, lambda _now: False)
        table.frames(4, 0.5)
        assert session.match.outcome is not None
        assert session.match.now.space <= 11
