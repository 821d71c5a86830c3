"""The solver's tables are built in the background, so that no frame waits for them."""

from __future__ import annotations

from functools import cache
from threading import Thread

from engines.uluru.solver import warm_up


@cache
def _building() -> Thread:
    thread = Thread(target=warm_up, name="solver", daemon=True)
    thread.start()
    return thread


def prepare() -> None:
    """Begin to build what is not there yet."""
    _building()


def prepared() -> bool:
    """Whether the solver answers at once from now on."""
    return not _building().is_alive()
