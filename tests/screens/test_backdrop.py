"""What lies still is painted once, and seen exactly where and while its table is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.graphics import Callback
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

from tests.screens.driver import Table
from tests.screens.uluru_hands import Uluru

SMALL = (640, 400)


def colour(at: tuple[float, float]) -> tuple[int, ...]:
    """The colour of the glass at a point."""
    pixel = glReadPixels(int(at[0]), int(at[1]), 1, 1, GL_RGBA, GL_UNSIGNED_BYTE)
    return tuple(pixel[:3])


def draw(table: Table) -> None:
    """A frame that is drawn whether anything has changed or not."""
    table.frames(1)
    Window.canvas.ask_update()
    table.frames(1)


def begin(tmp_path: Path, *people: str, mode: str) -> tuple[Table, Uluru]:
    table = Table(tmp_path, SMALL, density=0.5, theme="night", reduced_motion=True)
    table.__enter__()
    return table, Uluru(table).begin(*people, mode=mode)


def sand(side: Any) -> tuple[float, float]:
    """A point of a board where there is nothing but sand, on the glass."""
    board = side.board
    return side.to_parent(board.x + board.width * 0.5, board.y + board.height * 0.9)


def is_sand(seen: tuple[int, ...]) -> bool:
    red, green, blue = seen
    return red > 200 and green > 160 and red > green > blue


def test_a_carried_bird_paints_no_plane_again(tmp_path: Path) -> None:
    table, uluru = begin(tmp_path, "Ada", mode="solo")
    try:
        uluru.start()
        painted: list[object] = []
        side = uluru.boards()[0]
        with side.board.canvas:
            Callback(painted.append)
        draw(table)
        assert painted, "the plane was painted when it changed"
        table.frames(40)
        painted.clear()
        bird = next(iter(side.birds.values()))
        with table.finger((bird.stand_x, bird.stand_y + bird.height * 0.2)) as finger:
            for number in range(30):
                finger.move_to((200 + 5 * number, 200), steps=1)
            assert side.layer.held == [bird]
            assert not painted
    finally:
        table.__exit__(None, None, None)


def test_planes_are_seen_while_their_table_is(tmp_path: Path) -> None:
    table, uluru = begin(tmp_path, "Ada", "Ben", mode="face")
    try:
        draw(table)
        spots = [sand(side) for side in uluru.boards()]
        boards = [colour(spot) for spot in spots]
        assert all(map(is_sand, boards)), "the far one lies turned round"
        table.app.nav.screen.pause()
        draw(table)
        covered = [colour(spot) for spot in spots]
        assert covered[0] != boards[0]
        assert covered[1] != boards[1], "a pause covers both"
        table.app.nav.screen.resume()
        draw(table)
        assert [colour(spot) for spot in spots] == boards
        table.app.nav.home()
        table.frames(20)
        draw(table)
        left = [colour(spot) for spot in spots]
        assert left[0] != boards[0]
        assert left[1] != boards[1], "both have gone with their table"
    finally:
        table.__exit__(None, None, None)
