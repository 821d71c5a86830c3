"""Whatever is said at the ukuma table can be read, and every tool be touched, on every glass."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from kivy.metrics import sp

from engines.contract import Seat
from screens.ukuma.endings import REASONS
from screens.ukuma.furniture import Furniture, Voice
from screens.ukuma.guide import SAYINGS
from tests.screens.driver import Table
from tests.screens.ukuma_hands import PEOPLE, Ukuma

GLASSES = [(360, 640), (640, 360), (800, 1280), (1280, 800), (960, 600)]
BOT = (Seat("Mia"), Seat("Dingo", bot="quick"))


def broken_words(label: Any) -> list[str]:
    """The words of a label that are wider than its lines."""
    wide = label.text_size[0]
    if wide is None:
        return []
    return [word for word in label.text.split() if label._label.get_extents(word)[0] > wide]


def check(voice: Voice, headline: str, reason: str, action: str) -> None:
    voice.judge(headline, reason, action)
    verdict = voice._verdict
    labels = [*verdict.ids.column.children, *([voice._button] if action else [])]
    for label in labels:
        assert not broken_words(label)
        assert label.font_size >= sp(14)
    assert verdict.y >= voice.y
    assert verdict.top <= voice.top + 1
    assert verdict.x >= voice.x - 1
    assert verdict.right <= voice.right + 1
    needed = sum(words.texture_size[1] for words in verdict.ids.column.children)
    assert needed <= verdict.height


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
@pytest.mark.parametrize("size", GLASSES)
@pytest.mark.parametrize("seats", [PEOPLE, BOT], ids=["people", "bot"])
def test_every_verdict_can_be_read(
    tmp_path: Path, size: tuple[int, int], language: str, seats: tuple[Seat, ...]
) -> None:
    with Table(tmp_path, size, text_size=130, language=language) as table:
        ukuma = Ukuma(table)
        ukuma.begin(seats)
        tr = table.app.tr
        headlines = [
            tr("You win the match, {score}!", score="2 : 1"),
            tr("{name} wins the match, {score}", name="Dingo", score="2 : 1"),
            tr("A draw"),
        ]
        for hand in ukuma.screen.hands:
            for headline in headlines:
                for reason in REASONS.values():
                    for action in ("Next game", "Rematch"):
                        check(hand.voice, headline, tr(reason), tr(action) if hand.plays else "")
        for headline, words in SAYINGS.values():
            check(ukuma.screen.hands[1].voice, tr(headline), tr(words), "")


@pytest.mark.parametrize("size", GLASSES)
def test_every_tool_lies_in_its_place(tmp_path: Path, size: tuple[int, int]) -> None:
    with Table(tmp_path, size, text_size=130, language="de") as table:
        ukuma = Ukuma(table)
        ukuma.begin(mode="calm", pace="calm")
        table.frames(40)
        for hand in ukuma.screen.hands:
            place: Furniture = hand.furniture
            tools = [place.ids[name] for name in ("undo", "pause", "throw")]
            for tool in tools:
                assert tool.x >= place.x
                assert tool.right <= place.right + 1
                assert tool.y >= place.y - 1
                assert tool.top <= place.top + 1
                assert min(tool.size) >= 48
            for one, other in pairwise(tools):
                apart = one.right <= other.x or other.right <= one.x
                assert apart or one.top <= other.y or other.top <= one.y
            assert place.ids.pips.right <= place.right
            assert place.ids.name.width >= 40


@pytest.mark.parametrize("size", [(360, 640), (800, 1280)])
def test_who_is_asked_alone_is_asked_in_one_line(tmp_path: Path, size: tuple[int, int]) -> None:
    with Table(tmp_path, size, language="en") as table:
        ukuma = Ukuma(table).begin()
        table.frames(2)
        for hand in ukuma.screen.hands:
            button = hand.voice._button
            assert button.text == "I am ready"
            assert button.texture_size[1] < 2 * button.font_size
