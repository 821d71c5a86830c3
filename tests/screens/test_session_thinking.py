"""Bots that think long: a slice of every frame, and no longer than the setting says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from device.clock import HandClock
from device.journal import Journal
from engines.contract import CHANCE, Seat
from engines.wongar.dreams import PLAYOUTS, SECONDS
from screens.session import SLICE, Session

FRAME = 1 / 60
SLOW_FRAME = 0.2


class BusyClock(HandClock):
    """Time goes by whenever somebody looks at it, as if every slice of a thought took so long."""

    pace = 0.0

    def now(self) -> float:
        self.advance(self.pace)
        return super().now()


class Dreaming:
    """A match in which a dreamer is about to think."""

    def __init__(self, folder: Path, thinking: str) -> None:
        self.clock = BusyClock()
        seats = [Seat(bot="dreamer", colour=colour) for colour in "rbg"]
        self.session = Session.begin(
            Journal.open(folder), self.clock, "wongar", seats, {"thinking": thinking}, 3
        )
        match: Any = self.session.match
        while CHANCE in match.actors:
            self.session.draw()
        while match.legal_moves(match.actors[0]).count() < 6:
            self.session.play(match.actors[0], next(iter(match.legal_moves(match.actors[0]))))
        self.seat = match.actors[0]

    def frames(self, seconds: float = FRAME) -> int:
        """How many frames the thought takes."""
        for number in range(1, 10_000):
            self.session.tick()
            self.clock.advance(seconds)
            if self.session.intention(self.seat) is not None:
                return number
        raise AssertionError("it never comes to a decision")


def test_a_thought_takes_a_slice_of_every_frame(tmp_path: Path) -> None:
    dreaming = Dreaming(tmp_path, "medium")
    dreaming.clock.pace = SLICE / 4
    assert dreaming.frames() > 10


@pytest.mark.parametrize("thinking", PLAYOUTS)
def test_no_thought_outlasts_its_setting_however_slow_the_tablet(
    tmp_path: Path, thinking: str
) -> None:
    dreaming = Dreaming(tmp_path, thinking)
    dreaming.clock.pace = SLICE / 5
    began = dreaming.session.now
    dreaming.frames(SLOW_FRAME)
    passed = dreaming.session.now - began
    assert SECONDS[thinking] * 0.9 < passed < SECONDS[thinking] + 1


def test_a_quick_tablet_does_not_use_the_seconds_up(tmp_path: Path) -> None:
    dreaming = Dreaming(tmp_path, "long")
    began = dreaming.session.now
    dreaming.frames()
    assert dreaming.session.now - began < 1


def test_a_tap_saves_seconds_of_thinking_too(tmp_path: Path) -> None:
    dreaming = Dreaming(tmp_path, "long")
    dreaming.clock.pace = SLICE / 5
    dreaming.session.tick()
    dreaming.session.hasten(SECONDS["long"])
    assert dreaming.frames(SLOW_FRAME) < 5
