"""Battery out at any moment: every move that was made is there again."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from device.clock import HandClock
from device.journal import Journal
from engines.games import NAMES
from screens.session import Session

KILLS = 52


@pytest.mark.parametrize("name", NAMES)
def test_no_move_is_lost_when_the_app_is_killed(name: str, tmp_path: Path) -> None:
    rng = random.Random(name)
    told: dict[int, list[str]] = {}
    for _ in range(KILLS // len(NAMES) + 1):
        played = _play_and_kill(name, tmp_path, rng.uniform(0.0, 0.12))
        for number, at, line in played:
            lines = told.setdefault(number, [])
            assert at == len(lines), "a resumed match goes on exactly where it stood"
            lines.append(line)
        _check(tmp_path, told)
    assert sum(map(len, told.values())) > KILLS


def _play_and_kill(name: str, folder: Path, seconds: float) -> list[tuple[int, int, str]]:
    """Lets the table play for a moment after its first move and kills it -9."""
    command = [sys.executable, "-m", "tests.screens.bot_match", str(folder), name, "5"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as table:
        assert table.stdout is not None
        first = table.stdout.readline()
        time.sleep(seconds)
        table.kill()
        said = first + table.stdout.read()
    whole = said[: said.rfind("\n") + 1].splitlines()
    parts = (line.split(" ", 2) for line in whole)
    return [(int(number), int(at), line) for number, at, line in parts]


def _check(folder: Path, told: dict[int, list[str]]) -> None:
    journal = Journal.open(folder)
    assert not journal.notices()
    current = journal.current()
    if current is not None:  # even its very first move may be written down and not yet told
        told.setdefault(current.match, [])
    for number, lines in told.items():
        loaded = journal.load(number)
        assert loaded is not None
        entry, kept = loaded
        assert kept[: len(lines)] == lines
        session = Session.resume(journal, HandClock(), entry, kept)
        assert [str(played) for played in session.match.played] == kept
        # A move may be written down and not yet told when the kill comes.
        assert len(kept) - len(lines) <= 1
        told[number] = kept
    journal.close()
