"""A carried card is seen under its finger in the very next frame, with both hands busy."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

from engines.contract import Seat
from tests.screens.driver import Finger, Table
from tests.screens.ukuma_hands import Ukuma

SMALL = (400, 640)
BAND = (40, 14)  # pixels of a card that are looked at: from half disc to half disc
HOPS = ((60, 0), (0, 40), (-120, 20), (60, -60), (35, 35))
BUSY = Seat("Dingo", bot="master")


def seen(at: tuple[float, float]) -> bytes:
    """The glass around a point, as the last frame has left it."""
    x, y = (round(middle) - side // 2 for middle, side in zip(at, BAND, strict=True))
    return bytes(glReadPixels(x, y, *BAND, GL_RGBA, GL_UNSIGNED_BYTE))


def unlike(one: bytes, other: bytes) -> float:
    """How far two pictures are apart, in steps of brightness for each value."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def hop(finger: Finger, x: float, y: float) -> None:
    """Tells the app that a finger has gone on, and lets no frame go by."""
    touch = finger._touch
    touch.move((touch.sx + x / (Window.width - 1), touch.sy + y / (Window.height - 1)))
    finger._send("update")


@pytest.mark.parametrize("still", [False, True], ids=["motion", "reduced motion"])
def test_both_cards_are_drawn_under_their_fingers_in_the_next_frame(
    tmp_path: Path, still: bool
) -> None:
    with Table(tmp_path, SMALL, reduced_motion=still) as table:
        ukuma = Ukuma(table)
        ukuma.begin().ready()
        figures = [ukuma.figure(seat) for seat in (0, 1)]
        fingers = [ukuma.take(figure) for figure in figures]
        table.frames(12)
        for finger, (x, y) in zip(fingers, ((200, 130), (200, 510)), strict=True):
            hop(finger, round(x - finger._touch.x), round(y - finger._touch.y))
        table.frames(1)
        places = [(figure.stand_x, figure.stand_y) for figure in figures]
        cards = [seen(place) for place in places]
        assert unlike(*cards) > 20, "a white card and a black one"
        for across, up in HOPS:
            for finger, way in zip(fingers, (1, -1), strict=True):
                hop(finger, across * way, up * way)
            table.frames(1)
            for seat, way in ((0, 1), (1, -1)):
                left = places[seat]
                x, y = places[seat] = (left[0] + across * way, left[1] + up * way)
                assert unlike(seen((x, y)), cards[seat]) < 2
                assert unlike(seen(left), cards[seat]) > 10


def test_a_card_follows_from_the_moment_it_is_touched(tmp_path: Path) -> None:
    """While it still rises it is drawn with every step of the finger, and never left behind."""
    with Table(tmp_path, SMALL) as table:
        ukuma = Ukuma(table)
        ukuma.begin((Seat("Mia"), BUSY), "bot").ready()
        figure = ukuma.figure(0)
        finger = ukuma.take(figure)
        for _ in range(8):
            hop(finger, 6, 9)
            table.frames(1)
            touch = finger._touch
            away_x, away_y = figure.grip
            beside, above = figure.stand_x - touch.x, figure.stand_y - touch.y
            assert abs(beside) <= abs(away_x) + 1
            assert -1 <= above <= away_y + 1
        assert above == pytest.approx(away_y)
