"""Hands from another process bring an Uraeus match against a bot to its end."""

from __future__ import annotations

import json
import time
from pathlib import Path

from tests.engines.referees import run
from tests.screens.tuio import Player
from tests.screens.uraeus_hands import play_until_late

# The same table as at 1280x800, at a quarter of the pixels.
SMALL = ((640, 400), {"KIVY_METRICS_DENSITY": "0.5"})
HANDS = "__import__('tests.screens.uraeus_hands', fromlist=['x'])"
LONGEST = 150.0


def test_a_match_is_played_to_its_end_and_the_referee_agrees(tmp_path: Path) -> None:
    before = play_until_late(tmp_path)
    with Player(tmp_path, *SMALL) as player:
        player.tap("Continue")
        player.until_at("uraeus")
        deadline = time.monotonic() + LONGEST
        while not player.ask("screen.over is not None"):
            assert time.monotonic() < deadline, "the match does not end"
            where = player.ask(f"{HANDS}.next_touch(screen, glass)")
            if where is None:
                time.sleep(0.05)
            else:
                player.tap((where[0], where[1]))
        written = player.written()
    assert written.ended
    assert len(written.lines) > before
    (line,) = run(json.dumps({"ask": "replay", "transcript": written.transcript}))
    answer = json.loads(line)
    assert answer["moves"] == len(written.lines)
    assert sorted(answer["outcome"]["places"]) == [1, 2]
