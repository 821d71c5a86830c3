"""The app on its Home screen, ready to be touched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from screens.widgets import dialogs
from tests.screens.driver import Table

ENDLESS = 20  # frames


@pytest.fixture(autouse=True)
def _layouts_settle(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Kivy only warns of a layout that asks for itself again and again; here it is a failure.

    A deep one may need more rounds than Kivy likes in a frame; an endless one does in every frame.
    """
    yield
    told = [record.getMessage() for record in caplog.get_records("call")]
    restless = [each for each in told if "too much iteration" in each]
    assert len(restless) < ENDLESS, restless[-1]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with Table(tmp_path, language="en") as running:
        running.frames(30)
        yield running
        dialogs.close_all()
