"""Bots see, decide and move a hand, the better ones faster and with fewer oversights."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest

from bench.ukuma import PRACTISED_ADULT, SEVEN_YEARS_OLD, duel
from engines.bots import Decision
from engines.ukuma import GAME
from engines.ukuma.bots import Reach, UkumaBot
from engines.ukuma.levels import LEVELS, SPREAD, Level
from engines.ukuma.match import UkumaMatch
from engines.ukuma.moves import Move, Throw
from engines.ukuma.table import WHITE
from tests.engines.ukuma.laid import START, laid

NAMED = {level.name: level for level in LEVELS}
WINNING = START + " W@5,4=vba W@5,5=vab"


def decisions(level: str, match: UkumaMatch, count: int = 200) -> list[Decision[Move]]:
    view, moves = match.view(WHITE), tuple(match.legal_moves(WHITE))
    return [UkumaBot(level, seed).decide(view, moves) for seed in range(count)]


def test_each_level_is_faster_and_more_careful_than_the_one_below() -> None:
    for weak, strong in pairwise(LEVELS):
        for part in ("see", "decide", "move", "oversight", "slip"):
            assert getattr(strong, part) < getattr(weak, part)
        assert strong.foresight >= weak.foresight


@pytest.mark.parametrize("level", GAME.levels)
def test_a_hand_needs_as_long_as_a_hand_needs(level: str) -> None:
    person = NAMED[level]
    fastest = (1 - SPREAD) * (person.see + person.decide + person.move)
    slowest = (1 + SPREAD) * (person.see + 3 * person.decide + 3 * person.move)
    seconds = [each.seconds for each in decisions(level, laid(START, "/ba /bb vcc", "/aa"))]
    assert fastest <= min(seconds) < max(seconds) <= slowest
    assert len(set(seconds)) > 100


@pytest.mark.parametrize("level", GAME.levels)
def test_cards_that_fit_are_overlooked_now_and_then(level: str) -> None:
    found = decisions(level, laid(START, "/bb", "/aa"), 1000)
    thrown = sum(each.move == Throw() for each in found) / len(found)
    assert thrown == pytest.approx(NAMED[level].oversight, abs=0.05)
    assert {str(each.why) for each in found} == {
        "This card fits.",
        "No card of this hand seems to fit.",
    }


@pytest.mark.parametrize("level", GAME.levels)
def test_now_and_then_a_wrong_card_is_tried_first_and_costs_time(level: str) -> None:
    match = laid(START, "/ba /bb vcc", "/aa")
    found = decisions(level, match, 1000)
    slips = [each for each in found if isinstance(each, Reach) and each.slip is not None]
    assert len(slips) / len(found) == pytest.approx(NAMED[level].slip, abs=0.04)
    for each in slips:
        assert each.slip not in match.legal_moves(WHITE)
        assert each.slip.card in match.stocks[WHITE].hand
    careful = [each for each in found if each not in slips]
    assert mean(each.seconds for each in slips) > mean(each.seconds for each in careful)


def test_the_master_pauses_after_every_move_that_is_weighed() -> None:
    match = laid(START + " W@5,4=vba", "/ca vab", "/aa")
    moves = tuple(match.legal_moves(WHITE))
    pauses = list(UkumaBot("master", 0).think(match.view(WHITE), moves))
    assert len(pauses) == 1 + sum(move != Throw() for move in moves) == 3


@pytest.mark.parametrize("level", ["quick", "master"])
def test_who_sees_a_win_takes_it(level: str) -> None:
    match = laid(WINNING, "/ca vcc ^aa", "/aa")
    wins = [each for each in decisions(level, match) if str(each.why) == "This card wins."]
    assert len(wins) > 150
    assert {str(each.move) for each in wins} == {"5,6=vcc"}


def test_the_master_goes_where_the_prospects_are() -> None:
    # From (5,5) the next card wins behind Black's only card; in the west nothing is near.
    match = laid(START + " W@5,4=vba", "/ca vab", "/aa")
    assert {str(move) for move in match.legal_moves(WHITE)} == {"3,4=/ca", "5,5=vab", "throw"}
    weighed = [each for each in decisions("master", match) if "prospects" in str(each.why)]
    assert len(weighed) > 150
    assert {str(each.move) for each in weighed} == {"5,5=vab"}


def test_without_a_fitting_card_everybody_throws() -> None:
    match = laid(START, "^cb ^cc vcb", "/aa")
    assert [str(move) for move in match.legal_moves(WHITE)] == ["throw"]
    for level in GAME.levels:
        assert {each.move for each in decisions(level, match, 20)} == {Throw()}


@pytest.mark.parametrize(("weak", "strong"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(weak: Level, strong: Level) -> None:
    won, _, _ = duel(strong, weak, 40)
    assert won >= 28


def test_the_weakest_loses_to_a_child_and_the_strongest_challenges_an_adult() -> None:
    won, _, lost = duel(LEVELS[0], SEVEN_YEARS_OLD, 40)
    assert won < lost / 2
    won, _, lost = duel(LEVELS[-1], PRACTISED_ADULT, 40)
    assert won > lost > 0


def test_in_turns_the_careful_still_win_more() -> None:
    won, _, lost = duel(LEVELS[-1], LEVELS[0], 60, pace="calm")
    assert won > lost
