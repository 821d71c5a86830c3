"""Cues are heard and felt as the settings allow, and grow as the sand runs out."""

import pytest
from fakes import Notebook, Recorder

from device.clock import HandClock
from device.cues import POUR, POUR_SECONDS, Cue, Cues, tick
from device.settings import Settings


class Table:
    """Cues with everything at hand that a test wants to look at."""

    def __init__(self) -> None:
        self.settings = Settings(Notebook())
        self.clock = HandClock()
        self.record = Recorder()
        self.cues = Cues(self.settings, self.clock, self.record, self.record, self.record)


@pytest.fixture
def table() -> Table:
    return Table()


def test_every_sound_is_loaded_beforehand(table: Table) -> None:
    table.cues.prepare()
    for cue in Cue:
        table.cues.play(cue)
    for left in range(1, 11):
        table.cues.tick(left)
    table.cues.pour()
    assert {sound for sound, _ in table.record.played} == set(table.record.prepared)
    assert len(table.record.prepared) == len(set(table.record.prepared))


def test_a_cue_is_heard_and_felt(table: Table) -> None:
    table.cues.play(Cue.SAND_OUT)
    assert table.record.played == [("gong", 1.0)]
    assert table.record.buzzes == [0.7]
    table.cues.play(Cue.FULFILLED)
    assert len(table.record.buzzes) == 1, "a verdict is heard, not felt"


def test_strength_softens_and_shortens(table: Table) -> None:
    table.cues.play(Cue.PLACE, 0.5)
    assert table.record.played == [("place", pytest.approx(0.4))]
    assert table.record.buzzes == [pytest.approx(0.009)]


def test_the_last_ten_seconds_grow() -> None:
    ticks = [tick(left) for left in range(10, 0, -1)]
    assert [score.sound for score in ticks] == [f"tick{left}" for left in range(10, 0, -1)]
    volumes = [score.volume for score in ticks]
    buzzes = [score.buzz for score in ticks]
    assert volumes == sorted(set(volumes))
    assert buzzes == sorted(set(buzzes))
    assert 0 < volumes[0] < volumes[-1] <= 1
    assert buzzes[-1] < Cue.SAND_OUT.value.buzz


def test_each_kind_of_cue_can_be_switched_off(table: Table) -> None:
    table.settings.sound = False
    table.cues.play(Cue.PLACE)
    table.cues.pour()
    assert table.record.played == []
    assert len(table.record.buzzes) == 1
    table.settings.sound = True
    table.settings.vibration = False
    table.cues.tick(3)
    assert [sound for sound, _ in table.record.played] == ["tick3"]
    assert len(table.record.buzzes) == 1
    table.cues.speak("Pink wants to sit next to Blue.", "en")
    assert table.record.spoken == []
    table.settings.speech = True
    table.cues.speak("Rosa will neben Blau sitzen.", "de")
    assert table.record.spoken == [("Rosa will neben Blau sitzen.", "de")]


def test_falling_sand_is_heard_without_a_gap_and_stops_at_once(table: Table) -> None:
    frame = 1 / 64
    for _ in range(int(10 / frame)):
        table.cues.pour()
        table.clock.advance(frame)
    assert table.record.played == [(POUR.sound, POUR.volume)] * round(10 / POUR_SECONDS)
    table.cues.still()
    table.cues.still()
    assert table.record.stopped == [POUR.sound]
    table.cues.pour()
    assert len(table.record.played) == round(10 / POUR_SECONDS) + 1


def test_speech_can_be_hushed(table: Table) -> None:
    table.cues.hush()
    assert table.record.hushed == 1
