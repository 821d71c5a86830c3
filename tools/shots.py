"""Pictures of every screen in the states that matter: `python -m tools.shots FOLDER [WORD ...]`.

Four sizes, day and night, English and German (French and Italian at one size each). With words,
only scenes whose names contain one of them. A scene is a function of `tools.scenes` that leads
the running app somewhere; every scene begins at Home with an empty journal.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

SIZES = {
    "phone": (360, 640, 1.0),
    "portrait": (800, 1280, 1.0),
    "landscape": (1280, 800, 1.0),
    "large": (2560, 1600, 2.0),
}
LOOKS = (("night", "en"), ("day", "en"), ("night", "de"), ("day", "de"))
SETTLED = 50  # frames after which everything that moves has come to rest
MORE_LOOKS = {"phone": (("night", "fr"),), "landscape": (("day", "it"),)}


def main(folder: str, *words: str) -> None:
    """A process for every size, since Kivy reads size and density when it starts."""
    for size, (width, height, density) in SIZES.items():
        environment = {
            **os.environ,
            "KIVY_METRICS_DENSITY": str(density),
            "DREAMTABLE_SHOTS": f"{size} {width} {height}",
            "KIVY_NO_CONSOLELOG": "1",
        }
        subprocess.run(
            [sys.executable, "-m", "tools.shots", folder, *words], env=environment, check=True
        )


def shoot(folder: Path, size: str, width: int, height: int, words: tuple[str, ...]) -> None:
    from kivy.config import Config

    Config.set("graphics", "width", str(width))
    Config.set("graphics", "height", str(height))
    from kivy.core.window import Window

    from tests.screens.driver import Table
    from tools.scenes import SCENES

    (folder / size).mkdir(parents=True, exist_ok=True)
    for theme, language in (*LOOKS, *MORE_LOOKS.get(size, ())):
        for name, scene in SCENES.items():
            if words and not any(word in name for word in words):
                continue
            with (
                tempfile.TemporaryDirectory() as journal,
                Table(Path(journal), (width, height)) as table,
            ):
                table.app.settings.theme = theme
                table.app.settings.language = language
                scene(table)
                table.frames(SETTLED)
                taken = Path(Window.screenshot(str(folder / size / "taken.png")))
                taken.replace(folder / size / f"{name}-{theme}-{language}.png")
    print(f"{size}: {folder / size}")


if __name__ == "__main__":
    if "DREAMTABLE_SHOTS" in os.environ:
        where, wide, high = os.environ["DREAMTABLE_SHOTS"].split()
        shoot(Path(sys.argv[1]), where, int(wide), int(high), tuple(sys.argv[2:]))
    else:
        main(*sys.argv[1:])
