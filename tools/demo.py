"""A round of Uluru played off-screen by invisible fingers: `python -m tools.demo FOLDER`.

For machines without a display: the app runs as it would on the tablet, and pictures of what a
player would have seen are left in the folder.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from kivy.config import Config

Config.set("graphics", "width", "1280")
Config.set("graphics", "height", "800")

from kivy.core.window import Window  # noqa: E402 - the size comes first

from engines.uluru.solver import solve  # noqa: E402
from tests.screens.driver import Table  # noqa: E402
from tools.scenes_uluru import ADA, sit  # noqa: E402


def main(folder: str) -> None:
    pictures = Path(folder)
    pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as journal, Table(Path(journal)) as table:
        table.frames(50)
        _picture(pictures / "1-home.png")
        session = sit(table, [ADA], "solo", variant="tricky", fair=True)
        screen: Any = table.app.nav.screen
        table.tap(screen.start)
        table.frames(40)
        _picture(pictures / "2-cards.png")
        best = solve(session.match.own_deal(0)).board
        side = screen.sides[0]
        for number, (seat, bird) in enumerate(best):
            figure = side.birds[bird]
            with table.finger((figure.stand_x, figure.stand_y + figure.height * 0.3)) as finger:
                finger.move_to(side.board.seat_at(seat), steps=8)
                if number == 4:
                    _picture(pictures / "3-carried.png")
            table.frames(12)
        _picture(pictures / "4-seated.png")
        table.tap(side.ids.ready)
        table.until(lambda: table.app.nav.place == "review", frames=300)
        table.frames(60)
        _picture(pictures / "5-review.png")
        stones = session.match.rounds[0].judgements[0].stones
    print(f"Eight birds seated, {stones} stones. The pictures are in {folder}.")


def _picture(path: Path) -> None:
    Path(Window.screenshot(str(path))).replace(path)


if __name__ == "__main__":
    main(sys.argv[1])
