"""The same seed gives the same transcript in every Python that can be had here."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engines.games import NAMES, game_named
from engines.playout import playout
from engines.transcript import Transcript

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
HOUSE = Path(__file__).resolve().parents[2]


def candidates(version: str) -> Iterator[str]:
    """Programs that may be this Python: ours, one in PATH, and what pyenv or uv keep."""
    yield sys.executable
    yield from filter(None, [shutil.which(f"python{version}")])
    if pyenv := shutil.which("pyenv"):
        root = subprocess.run([pyenv, "root"], capture_output=True, text=True, check=False)
        versions = Path(root.stdout.strip()) / "versions"
        yield from map(str, sorted(versions.glob(f"{version}*/bin/python{version}")))
    if uv := shutil.which("uv"):
        find = [uv, "python", "find", "--no-project", "--no-python-downloads", version]
        yield subprocess.run(find, capture_output=True, text=True, check=False).stdout.strip()


@cache
def interpreter(version: str) -> str | None:
    """A Python of this version that really runs, or None."""
    tell = "import sys; print('%d.%d' % sys.version_info[:2])"
    for candidate in candidates(version):
        if candidate:
            run = subprocess.run(
                [candidate, "-c", tell], capture_output=True, text=True, check=False
            )
            if run.stdout.strip() == version:
                return candidate
    return None


def questions() -> list[dict[str, object]]:
    """A few matches of every game: default options, and for Uluru every way to deal."""
    asked: list[dict[str, object]] = []
    for name in NAMES:
        game = game_named(name)
        fewest = game.seat_counts[0]
        asked.append({"game": name, "seats": [game.levels[0]] * fewest, "seed": 5})
        asked.append({"game": name, "seats": [game.levels[0]] * game.seat_counts[-1], "seed": -7})
    seats = ["beginner", "expert", "casual", "skilled"]
    for variant in ("first", "after-first", "tricky", "two-strengths", "expert"):
        for fair in (False, True):
            options = {"variant": variant, "doubled": 7, "fair": fair, "hourglass": 45}
            asked.append({"game": "uluru", "seats": seats, "options": options, "seed": 2**62 + 1})
    return [{"ask": "playout", "id": number, **each} for number, each in enumerate(asked)]


def ask(python: str, hash_seed: str) -> list[str]:
    """The answers of a referee run by this Python."""
    run = subprocess.run(
        [python, "-m", "engines.referee"],
        input="\n".join(map(json.dumps, questions())),
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=HOUSE,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stderr == ""
    return run.stdout.splitlines()


@cache
def here() -> list[str]:
    """The answers of this very process' Python."""
    return ask(sys.executable, "1")


def test_every_question_has_a_transcript() -> None:
    answers = [json.loads(line) for line in here()]
    assert len(answers) == len(questions())
    for answer, question in zip(answers, questions(), strict=True):
        game = game_named(question["game"])
        match = playout(game, question["seats"], question.get("options"), question["seed"])
        assert answer["transcript"] == Transcript.of(game, match).as_data()


@pytest.mark.parametrize("hash_seed", ["0", "4294967295", "random"])
def test_hashes_do_not_matter(hash_seed: str) -> None:
    assert ask(sys.executable, hash_seed) == here()


@pytest.mark.parametrize("version", VERSIONS)
def test_the_python_does_not_matter(version: str) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    assert ask(python, "99") == here()
