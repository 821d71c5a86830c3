"""Bots: as strong as their levels promise, quick, and never in the way of a frame.

The full measurement of their strength is `python -m bench.uraeus_strength`.
"""

from __future__ import annotations

import time

import pytest

from bench.uraeus_strength import Tally, duel
from engines.playout import playout
from engines.sentences import Sentence
from engines.transcript import Transcript
from engines.uraeus import GAME
from engines.uraeus.match import View
from engines.uraeus.moves import Pass
from engines.uraeus.snake import parse_table
from engines.uraeus.state import State
from engines.uraeus.worth import lead, scale, throws_home


def seen(position: str, pips: int, turn: int = 0) -> View:
    table = parse_table(position)
    players = len(table.letters)
    state = State(table.letters, table.position, (None,) * players, (), turn, pips)
    return View(turn, state)


def chosen(level: str, view: View) -> str:
    moves = tuple(view.state.choices.values())
    decision = GAME.bot(level, 1).decide(view, moves)
    assert decision.move in moves
    assert isinstance(decision.why, Sentence)
    return str(decision.move)


def test_a_lone_stone_needs_as_many_throws_as_its_way_is_long() -> None:
    needed = throws_home()
    assert needed[63, False] == 0
    assert needed[62, True] < needed[62, False]  # it turns and goes home with a throw of 2
    assert all(needed[field, False] > needed[field + 1, False] for field in range(58))
    assert 20 < needed[0, False] < 22


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_one_is_ahead_the_others_are_behind(players: int) -> None:
    table = parse_table("5:r> 21:b<g< 40:y>y> / reserve r2 b2 g2 y1 / home r0 b0 g0 y0")
    assert sum(lead(table.position, scale(who, 4)) for who in range(4)) == pytest.approx(0)
    letters = "rbgy"[:players]
    nothing = "/ reserve {} / home {}".format(
        " ".join(f"{letter}3" for letter in letters), " ".join(f"{letter}0" for letter in letters)
    )
    assert lead(parse_table(nothing).position, scale(0, players)) == pytest.approx(0)


@pytest.mark.parametrize("level", ["racer", "serpent"])
def test_who_can_win_wins(level: str) -> None:
    view = seen("10:b> 58:r> / reserve r0 b2 / home r2 b0", 5)
    assert chosen(level, view) == "58:sssss"


@pytest.mark.parametrize("level", ["racer", "serpent"])
def test_a_stone_far_ahead_is_hit(level: str) -> None:
    view = seen("10:r> 50:r> 53:b< / reserve r1 b2 / home r0 b0", 3)
    assert chosen(level, view) == "50:sss"


def test_the_serpent_sees_what_may_come_back() -> None:
    # With 14:sssss the first stone would stand face to face with one that sends it to the head.
    view = seen("5:r> 14:r> 20:b< / reserve r0 b0 / home r1 b2", 5)
    assert chosen("racer", view) == "14:sssss"
    assert chosen("serpent", view) == "5:sssss"


def test_bots_of_the_same_seed_play_the_same_match() -> None:
    levels = ["hatchling", "racer", "hatchling"]
    first, second = (Transcript.of(GAME, playout(GAME, levels, {}, 5)) for _ in range(2))
    assert first == second


def test_the_serpent_thinks_in_slices_and_can_be_hurried() -> None:
    view = seen("3:r> 17:b> 20:r> 30:g>r< 40:b<g> 52:g> / reserve r0 b1 g0 / home r0 b0 g0", 6)
    moves = tuple(view.state.choices.values())
    assert len(moves) > 1
    thought = GAME.bot("serpent", 1).think(view, moves)
    slices = []
    while True:
        begun = time.perf_counter()
        try:
            next(thought)
        except StopIteration as done:
            calm = done.value
            break
        slices.append(time.perf_counter() - begun)
    assert calm == GAME.bot("serpent", 1).decide(view, moves)
    assert len(slices) > 40
    assert sorted(slices)[len(slices) * 9 // 10] < 0.016
    thought = GAME.bot("serpent", 1).think(view, moves)
    next(thought)
    with pytest.raises(StopIteration) as stopped:
        thought.send(True)
    assert stopped.value.value.move in moves


def test_a_pass_is_decided_too() -> None:
    for level in GAME.levels:
        view = seen("30:r>b> / reserve r0 b2 / home r2 b0", 4)
        assert GAME.bot(level, 1).decide(view, (Pass(),)).move == Pass()


def last(strong: str, weak: str, matches: int) -> Tally:
    """What a duel comes to; short ones here, the same in every run."""
    *_, tally = duel(strong, weak, matches)
    return tally


def test_the_racer_beats_the_hatchling() -> None:
    assert last("racer", "hatchling", 40).share >= 0.7


def test_the_serpent_beats_the_racer_and_is_quick() -> None:
    tally = last("serpent", "racer", 5)
    assert tally.share > 0.5
    assert tally.mean < 0.3
