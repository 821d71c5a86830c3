"""What the tablet itself does at the Uluru table: its sensor, voice, lamp, edges and news."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from device import sensors
from device.cues import Cues
from device.screen import Insets
from device.storage import FULL
from engines.contract import CHANCE
from engines.sentences import Sentence
from engines.uluru.board import BIRDS, SEATS, Bird, Board, Seat
from engines.uluru.moves import Place, Ready
from screens import app as app_module
from screens.uluru import solving
from screens.widgets.controls import Toast
from tests.fakes import Recorder
from tests.screens.driver import SIZES, Table
from tests.screens.test_shell_fits import troubles
from tests.screens.uluru_hands import SMALL, Uluru
from tools.scenes import SCENES


class Tilted:
    """An accelerometer that reads what the hands do."""

    acceleration: tuple[float, float, float] = (0.0, -9.8, 0.5)

    def enable(self) -> None: ...

    def disable(self) -> None: ...


@pytest.fixture
def uluru(tmp_path: Path) -> Iterator[Uluru]:
    with Table(tmp_path, SMALL, language="en", speech=True) as table:
        yield Uluru(table)


def listen(uluru: Uluru) -> Recorder:
    app = uluru.table.app
    heard = Recorder()
    app.cues = Cues(app.settings, app.clock, heard, heard, heard)
    return heard


def test_turning_the_tablet_over_turns_the_hourglass(
    uluru: Uluru, monkeypatch: pytest.MonkeyPatch
) -> None:
    tilted = Tilted()
    monkeypatch.setattr(sensors, "plyer_feature", lambda _name: tilted)
    uluru.begin("Ada")
    uluru.table.frames(10, 0.1)
    assert not uluru.session.hourglass.running
    tilted.acceleration = (0.0, 9.8, 0.5)
    uluru.table.frames(10, 0.1)
    assert uluru.session.hourglass.running


def test_the_screen_stays_lit_exactly_while_sand_runs(uluru: Uluru) -> None:
    uluru.begin("Ada")
    assert Window.allow_screensaver
    uluru.start()
    assert not Window.allow_screensaver
    uluru.screen.pause()
    uluru.table.frames(4)
    assert Window.allow_screensaver
    uluru.say("Continue")
    assert not Window.allow_screensaver
    uluru.session.hourglass.hasten(60)
    uluru.table.frames(3)
    assert Window.allow_screensaver


@pytest.mark.parametrize(("language", "first"), [("en", "White: "), ("de", "Weiß: ")])
def test_the_voice_reads_every_wish_in_the_language_of_the_app(
    uluru: Uluru, language: str, first: str
) -> None:
    uluru.table.app.settings.language = language
    heard = listen(uluru)
    uluru.begin("Ada")
    uluru.screen.turn_glass()
    uluru.table.frames(3)
    uluru.table.tap(uluru.screen.hub.ids.speak)
    ((text, spoken),) = heard.spoken
    assert spoken == language
    assert text.startswith(first)
    assert text.count(": ") == len(BIRDS)


def test_the_end_of_a_match_is_heard(uluru: Uluru) -> None:
    heard = listen(uluru)
    uluru.begin("Ada")
    session = uluru.session
    while session.match.outcome is None:
        if CHANCE in session.match.actors:
            session.draw()
        else:
            session.play(0, Ready())
    uluru.table.app.nav.replace("review", session=session, index=5)
    uluru.table.app.nav.screen.to_summary()
    uluru.table.frames(3)
    assert ("win", 0.9) not in heard.played
    uluru.say("The result")
    assert ("win", 0.9) in heard.played


def test_every_cover_has_a_way_out(uluru: Uluru) -> None:
    uluru.begin("Ada", "Ben", mode="pass", variant="two-strengths")
    assert "which row" in uluru.screen.cover.title
    uluru.say("Leave the table")
    assert uluru.place == "home"
    uluru.visit()
    uluru.say("The light row")
    uluru.say("The dark row")
    uluru.table.until(lambda: uluru.screen.cover is not None, 60)
    assert uluru.table.saying("Ada is next")
    uluru.say("Leave the table")
    assert uluru.place == "home"


def test_a_hint_says_so_when_every_bird_has_a_seat(uluru: Uluru) -> None:
    uluru.begin("Ada", mode="practice", hourglass="off")
    uluru.table.until(solving.prepared, 600)
    for bird, seat in zip(BIRDS, SEATS, strict=True):
        uluru.session.play(0, Place(bird, seat))
    uluru.table.tap(uluru.screen.hub.ids.hint)
    assert any("Every bird has a seat" in toast.text for toast in uluru.table.widgets(Toast))


def test_turning_the_glass_of_the_tablet_drops_what_is_carried(uluru: Uluru) -> None:
    uluru.begin("Ada")
    uluru.start()
    with uluru.finger(Bird.RED) as finger:
        finger.move_to(uluru.seat(Seat.T))
        Window.size = SMALL[::-1]
        uluru.table.frames(4)
        assert uluru.screen.sides[0].layer.held == []
    assert uluru.match.boards[0] == Board()
    uluru.drag(Bird.RED, Seat.T)
    assert uluru.match.boards[0][Seat.T] == Bird.RED


def test_news_about_saving_reach_the_table(uluru: Uluru) -> None:
    uluru.begin("Ada")
    uluru.table.app.journal._storage.notices.append(Sentence(FULL, {}))
    uluru.table.frames(4, 0.5)
    assert any("Saving fails" in toast.text for toast in uluru.table.widgets(Toast))
    assert uluru.table.app.journal.notices() == ()


def test_screens_keep_clear_of_cameras_and_bars(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "safe_area", lambda: Insets(left=10, top=40, bottom=20))
    with Table(tmp_path, SMALL) as table:
        nav: Any = table.app.nav
        assert (nav.x, nav.y) == (10, 20)
        assert (nav.right, nav.top) == (SMALL[0], SMALL[1] - 40)


SCENES_AT_THE_TABLE = [name for name in SCENES if name.startswith("uluru-")]


@pytest.mark.parametrize("size", [*SIZES.values(), (640, 360)], ids=[*SIZES, "phone lying"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_no_word_at_the_table_is_cut_off(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """Type at its largest, and the voice's tool on the table too."""
    large = {"text_size": 130, "speech": True, "reduced_motion": True}
    with Table(tmp_path, size, 2 if size[0] > 2000 else 1, language=language, **large) as table:
        for name in SCENES_AT_THE_TABLE:
            if "face-to-face" in name and min(size) < 520:
                continue  # set-up refuses two boards on so small a screen
            SCENES[name](table)
            table.frames(12)
            assert troubles(table.app.root.walk()) == [], name
            table.app.nav.home()
