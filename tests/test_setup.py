"""`make setup` on machines that lack something: one sentence, and nothing is changed."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the house without .venv, with a folder of programs that come first."""
    shutil.copytree(HOUSE / "tools", tmp_path / "tools")
    shutil.copytree(HOUSE / "locks", tmp_path / "locks")
    (tmp_path / "programs").mkdir()
    return tmp_path


def pretend(house: Path, program: str, script: str) -> None:
    path = house / "programs" / program
    path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    path.chmod(0o755)


def set_up(house: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHON"}
    path = f"{house / 'programs'}:{os.environ['PATH']}"
    return subprocess.run(
        [house / "tools" / "setup.sh"],
        env=inherited | {"PATH": path} | variables,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_an_old_python_is_refused_by_its_version(house: Path) -> None:
    pretend(house, "python3", 'case "$1" in --version) echo "Python 3.9.2" ;; *) exit 1 ;; esac')
    asked = set_up(house, PYTHON="python3")
    assert asked.returncode != 0
    assert "found 3.9.2." in asked.stderr
    assert len(asked.stderr.splitlines()) == 1
    assert not (house / ".venv").exists()


def test_missing_packages_are_named_to_who_may_not_install_them(house: Path) -> None:
    pretend(house, "id", "echo 1000")
    pretend(house, "sudo", "exit 1")
    pretend(house, "ldconfig", "echo libGL.so.1")
    pretend(house, "python3", 'case "$2" in *venv*) exit 1 ;; *print*) echo 3.12 ;; esac')
    asked = set_up(house, PYTHON="python3")
    assert asked.returncode != 0
    wanted = "libegl1 libmtdev1 python3.12-venv"
    assert asked.stderr == (
        f"setup: missing system packages: {wanted}. "
        f"Install them with: sudo apt-get install {wanted}\n"
    )
    assert not (house / ".venv").exists()


def test_nothing_is_said_or_done_when_nothing_is_missing(house: Path) -> None:
    pretend(house, "ldconfig", "echo libGL.so.1 libEGL.so.1 libmtdev.so.1")
    (house / ".venv" / "bin").mkdir(parents=True)
    (house / ".venv" / "bin" / "python").symlink_to(shutil.which("true") or "")
    digest = subprocess.run(
        ["sha256sum", house / "locks" / "dev.txt"], capture_output=True, text=True, check=True
    ).stdout.split()[0]
    (house / ".venv" / ".installed-dev").write_text(digest)
    asked = set_up(house)
    assert (asked.returncode, asked.stdout, asked.stderr) == (0, "", "")
