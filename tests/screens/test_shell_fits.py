"""Nothing on the shell's screens is cut off, broken inside a word, or too small for a finger."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from device.journal import Journal
from screens.widgets import dialogs
from screens.widgets.boxes import Menu
from screens.widgets.controls import Compact
from screens.widgets.rows import Toggle
from tests.screens.driver import SIZES, Table

SCREENS = {
    "home": {},
    "setup": {"game": "uluru", "mode": "pass"},
    "settings": {},
    "records": {},
}


def fill(folder: Path) -> None:
    """Some matches, and one that goes on."""
    journal = Journal.open(folder)
    for kind, names in (("solo", [""]), ("daily", [""]), ("match", ["Annemarie", "Bartholomäus"])):
        seats = [{"name": name} if name else {} for name in names]
        header = {
            "match": {"options": {"variant": "after-first"}, "seats": seats},
            "table": {"day": "2026-11-17"},
        }
        match = journal.begin("uluru", kind, json.dumps(header))
        journal.finish(match, json.dumps({"places": [1], "scores": [12] * len(seats)}), -12)
    journal.begin("uluru", "match", "{}")
    journal.close()


def shown(widget: Widget) -> bool:
    while widget is not Window and widget is not None:
        if widget.opacity == 0:
            return False
        widget = widget.parent
    return True


def belongs_to(kind: type, widget: Widget) -> bool:
    while widget is not Window and widget is not None:
        if isinstance(widget, kind):
            return True
        widget = widget.parent
    return False


def troubles(widgets: Iterator[Widget]) -> list[str]:
    found = []
    for widget in widgets:
        if not shown(widget) or not widget.height:
            continue
        name = f"{type(widget).__name__} {getattr(widget, 'text', '')!r}"
        if isinstance(widget, Label) and widget.text:
            wide, tall = widget.texture_size
            if wide > widget.width + 1 or tall > widget.height + 1:
                found.append(f"{name} is cut off: {widget.texture_size} in {widget.size}")
            if widget.font_name != "Icons":
                found += [f"{name} breaks {word!r}" for word in broken(widget)]
        touched = isinstance(widget, ButtonBehavior) and not belongs_to(Toggle, widget)
        if touched and min(widget.size) < dp(48) - 1:
            found.append(f"{name} is too small for a finger: {widget.size}")
    return found


def broken(label: Label) -> list[str]:
    """Words that are wider than the line they stand in."""
    room = label.text_size[0]
    if room is None:
        return []
    room -= label.padding[0] + label.padding[2]
    measure: Callable[[str], Any] = label._label.get_extents
    return [word for word in label.text.split() if measure(word)[0] > room + 1]


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
@pytest.mark.parametrize("size", SIZES)
def test_everything_fits(tmp_path: Path, size: str, language: str, text_size: int) -> None:
    fill(tmp_path)
    density = 2 if size == "large" else 1
    with Table(
        tmp_path,
        SIZES[size],
        density,
        language=language,
        text_size=text_size,
        reduced_motion=True,
    ) as table:
        for place, visit in SCREENS.items():
            if place != "home":
                table.app.nav.go(place, **visit)
            table.frames(6)
            assert troubles(table.app.root.walk()) == [], place
            screen = table.app.nav.screen
            for widget in screen.walk():
                assert widget.width <= screen.width + 1, f"{widget} is wider than the {place}"


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_dialogs_and_menus_fit_a_phone(tmp_path: Path, language: str) -> None:
    with Table(
        tmp_path, SIZES["phone"], language=language, text_size=130, reduced_motion=True
    ) as table:
        tr = table.app.tr
        boxes = (
            dialogs.tell(
                tr("This match cannot be continued"),
                tr("Its record is damaged. It has been set aside, and everything else is fine."),
            ),
            dialogs.ask(
                tr("A match is still in progress"),
                tr("Starting a new one gives up the match of {game} that waits for you.", game="U"),
                (tr("Continue it"), lambda: None),
                (tr("Start anew"), lambda: None),
            ),
            dialogs.prompt(
                tr("Deal code"),
                tr("Type the eight signs that you were given."),
                tr("Play"),
                lambda _text: None,
            ),
        )
        table.frames(20)
        for box in boxes:
            assert troubles(box.walk()) == []
            assert box.y >= 0
            assert box.top <= Window.height
        dialogs.close_all()
        table.app.nav.go("settings")
        table.frames(6)
        for row in table.app.nav.screen.walk():
            if row.__class__.__name__ == "LeadingRow":
                row.dispatch("on_release")
                table.frames(10)
                menu = next(child for child in Window.children if isinstance(child, Menu))
                assert troubles(menu.walk()) == []
                assert menu.x >= 0
                assert menu.right <= Window.width
                dialogs.close_all()
                table.frames(10)


def test_turning_the_tablet_lays_the_page_out_anew(tmp_path: Path) -> None:
    with Table(tmp_path, SIZES["landscape"], reduced_motion=True) as table:
        table.frames(6)
        assert table.app.nav.screen.wide
        Window.size = SIZES["portrait"]
        table.frames(8)
        assert not table.app.nav.screen.wide
        assert troubles(table.app.root.walk()) == []
        Window.size = SIZES["landscape"]
        table.frames(8)
        assert table.app.nav.screen.wide
        assert troubles(table.app.root.walk()) == []


def test_a_compact_label_wraps_only_when_it_must() -> None:
    label = Compact(text="ready", widest=400)
    assert label.text_size == [None, None]
    label.widest = 20
    assert label.text_size[0] == 20
