"""Every golden playthrough still goes as it went, and every game has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.games import NAMES
from tests.engines.playthroughs import FOLDER, read, told


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_playthrough_goes_as_it_went(path: Path) -> None:
    for number, (then, now) in enumerate(
        zip(path.read_text().splitlines(), told(read(path)), strict=True), start=1
    ):
        assert now == then, f"{path.name}, line {number}"


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_playthrough(name: str) -> None:
    games = {read(path).game for path in FOLDER.glob("*.txt")}
    assert name in games
