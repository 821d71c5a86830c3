"""A referee to ask: a fresh program, as somebody else's front end would start it."""

from __future__ import annotations

import subprocess
import sys


def run(*lines: bytes | str) -> list[str]:
    """What a fresh referee prints for these lines; it must end well and complain to nobody."""
    text = b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)
    done = subprocess.run(
        [sys.executable, "-m", "engines.referee"], input=text, capture_output=True, check=True
    )
    assert done.stderr == b""
    return done.stdout.decode("ascii").splitlines()
