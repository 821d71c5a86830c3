"""Killed at any moment, the journal keeps every move it had acknowledged."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

from device.journal import Journal

HOUSE = Path(__file__).resolve().parents[2]
KILLS = 60

# Plays on in the unfinished match: announces each step (?), and confirms it once written (!).
PLAYER = """
import pathlib, random, sys
from device.journal import Journal

journal = Journal.open(pathlib.Path(sys.argv[1]))
assert not journal.notices()
current = journal.current()
match = current.match if current else journal.begin("uluru", "solo", "{}")
played = len(journal.load(match)[1])
chance = random.Random(int(sys.argv[2]))
while True:
    if played > 4 and chance.random() < 0.1:
        played -= chance.randrange(4)
        print("? rewind", played, flush=True)
        written = journal.rewind(match, played)
        print("! rewind", played, flush=True)
    else:
        line = f"0 T=W @{chance.randrange(10**6)}"
        print("? append", line, flush=True)
        written = journal.append(match, line)
        print("! append", line, flush=True)
        played += 1
    assert written
    journal.save_sand(match, played)
"""


def after(lines: list[str], step: str) -> list[str]:
    """The lines of the match once a step is taken."""
    _, verb, text = step.split(" ", 2)
    return lines[: int(text)] if verb == "rewind" else [*lines, text]


def play_until_killed(folder: Path, seed: int, words: int, seconds: float) -> list[str]:
    """What the player said before it was killed, that many words and some seconds later."""
    player = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(folder), str(seed)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=HOUSE,
        env={**os.environ, "PYTHONPATH": str(HOUSE)},
    )
    assert player.stdout is not None
    said = [player.stdout.readline() for _ in range(words)]
    time.sleep(seconds)
    player.kill()
    rest, _ = player.communicate()
    steps = [*said, *rest.splitlines(keepends=True)]
    return [step.rstrip("\n") for step in steps if step.endswith("\n")]


def test_every_acknowledged_move_survives_sixty_kills(tmp_path: Path) -> None:
    chance = random.Random(2024)
    lines: list[str] = []
    acknowledged = 0
    for kill in range(KILLS):
        steps = play_until_killed(tmp_path, kill, chance.randint(1, 30), chance.uniform(0, 0.01))
        for step in steps:
            if step.startswith("!"):
                lines = after(lines, step)
                acknowledged += 1
        in_flight = after(lines, steps[-1]) if steps[-1].startswith("?") else lines
        journal = Journal.open(tmp_path)
        assert journal.notices() == ()
        current = journal.current()
        assert current is not None
        loaded = journal.load(current.match)
        assert loaded is not None
        assert loaded[1] in (lines, in_flight), f"kill {kill}"
        lines = loaded[1]
        journal.close()
    assert acknowledged > 5 * KILLS
    assert len(Journal.open(tmp_path).history()) == 0
