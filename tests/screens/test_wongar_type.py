"""What is written on the Wongar table of a tablet can be read: nothing is below 14 sp."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from kivy.graphics import Rectangle
from kivy.metrics import sp

from screens.wongar import look
from screens.wongar.ceremony import CeremonyStage
from tests.screens.driver import SIZES, Table
from tools.scenes_wongar import SCENES

SMALLEST = 14
TABLETS = ("portrait", "landscape", "large")
SHOWN = (
    "wongar-late-five",
    "wongar-place-triple",
    "wongar-ceremony-ritual",
    "wongar-ceremony-again",
    "wongar-scoring",
    "wongar-end",
    "wongar-peek",
)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """The smallest size, in sp, at which every text was painted."""
    sizes: dict[int, tuple[str, int]] = {}
    found: dict[str, float] = {}
    make = look._written

    def recorded(text: str, size: int, bold: bool, font: str) -> Any:
        texture = make(text, size, bold, font)
        if font == "Roboto" and any(sign.isalnum() for sign in text):
            sizes[id(texture)] = (text, size)
        return texture

    def painted(**kwargs: Any) -> Rectangle:
        texture = kwargs.get("texture")
        if id(texture) in sizes:
            text, size = sizes[id(texture)]
            real = size * kwargs["size"][1] / texture.size[1] / sp(1)
            found[text] = min(real, found.get(text, real))
        return Rectangle(**kwargs)

    monkeypatch.setattr(look, "_written", recorded)
    monkeypatch.setattr(look, "Rectangle", painted)
    return found


def paint_again(table: Table) -> None:
    """Everything once more, as it lies now."""
    for widget in table.app.nav.screen.walk():
        paint = widget._lay if isinstance(widget, CeremonyStage) else getattr(widget, "_draw", None)
        if paint is not None:
            paint()


@pytest.mark.parametrize("tablet", TABLETS)
def test_nothing_on_a_tablet_is_too_small_to_read(
    tmp_path: Path, tablet: str, written: dict[str, float]
) -> None:
    density = 2.0 if tablet == "large" else 1.0
    for number, scene in enumerate(SHOWN):
        with Table(tmp_path / str(number), SIZES[tablet], density, language="de") as table:
            SCENES[scene](table)
            table.frames(2)
            written.clear()
            paint_again(table)
            assert written
            small = {text: size for text, size in written.items() if size < SMALLEST - 0.5}
            assert small == {}, scene
