"""In and out of every screen, a hundred times: what is left is let go."""

from __future__ import annotations

import ctypes
import gc
import os
import weakref
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from kivy.uix.widget import Widget

from screens.app import ROUTES
from screens.widgets import dialogs
from tests.screens.driver import Table
from tests.screens.visits import VISITS

VISITED = 100
WINDOW = 20  # visits between two looks at the memory
# The lightest screen holds some 2000 objects, and one forgotten listener is three. Bytes are for
# pictures, which are no objects of Python: a table has more than a megabyte of them. The heap of a
# process breathes, so the calmest window counts: what leaks at every visit leaks in that one too.
OBJECTS_A_VISIT = 3
BYTES_A_VISIT = 200_000


@pytest.fixture
def collected_by_hand() -> Iterator[None]:
    """Python's own collections would come at any moment and make the test slow."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


def memory() -> int:
    """What the process holds, less what it has freed and would only use again."""
    ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.usefixtures("collected_by_hand")
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells its pages")
@pytest.mark.parametrize("place", ROUTES)
def test_a_hundred_times_in_and_out(place: str, tmp_path: Path) -> None:
    with Table(tmp_path, (640, 400), density=0.5) as table:
        nav = table.app.nav
        seen: list[weakref.ref[Widget]] = []
        marks: list[tuple[int, int]] = []
        for number in range(1, VISITED + 1):
            VISITS[place](table)
            table.frames(1, 0.4)
            assert nav.place == place
            seen.append(weakref.ref(nav.screen))
            if number % 5 == 0:
                gc.collect()
            if number % WINDOW == 0:
                settle(table)
                marks.append((memory(), len(gc.get_objects())))
        left = [each for each in seen if each() is not None]
        assert left in ([], seen[-1:]), "Kivy's text field may hold on to the last that was on show"
        for most, seen_so_far in zip(
            (BYTES_A_VISIT, OBJECTS_A_VISIT), zip(*marks, strict=True), strict=True
        ):
            growth = min(after - before for before, after in pairwise(seen_so_far))
            assert growth < WINDOW * most


def settle(table: Table) -> None:
    """Lets every motion, every delayed call and what Kivy keeps for a minute come to its end."""
    table.app.nav.home()
    table.frames(12, 0.3)
    table.frames(2, 100)
    gc.collect()
    table.frames(1)


def test_a_closed_box_is_let_go(table: Table) -> None:
    closed = []
    for _ in range(3):
        closed.append(weakref.ref(dialogs.tell("News", "All is well.")))
        table.frames(20)
        assert dialogs.close()
        table.frames(10, 0.3)
    gc.collect()
    assert not [each for each in closed if each() is not None]
