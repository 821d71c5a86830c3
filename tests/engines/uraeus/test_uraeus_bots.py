"""Bots: as strong as their levels promise, and with little to do between two frames.

The full measurement of their strength and of their time is `python -m bench.uraeus_strength`.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator

import pytest

from bench.uraeus_strength import Tally, duel
from engines.bots import Decision
from engines.playout import playout
from engines.sentences import Sentence
from engines.transcript import Transcript
from engines.uraeus import GAME, bots
from engines.uraeus.match import View
from engines.uraeus.moves import PIPS, Move, Pass
from engines.uraeus.reach import Results, fan
from engines.uraeus.snake import HOME, Position, parse_table
from engines.uraeus.state import State
from engines.uraeus.worth import lead, scale, throws_home
from tests.engines.uraeus.random_tables import random_table


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


WAYS = 3 * sum(throw + 1 for throw in PIPS)
"""Three stones, each throw straight on or with a turn at one of its steps."""


def count_fans(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many results each look ahead of the bots gives, in the order of their looks."""
    looks: list[int] = []

    def counting(position: Position, player: int) -> list[Results]:
        found = fan(position, player)
        looks.append(sum(map(len, found)))
        return found

    monkeypatch.setattr(bots, "fan", counting)
    return looks


def thinking_tables(count: int) -> Iterator[tuple[View, tuple[Move, ...]]]:
    """Crowded tables at which the one to move has something to think about."""
    rng = random.Random("serpent")
    while count:
        table = random_table(rng)
        nobody = (None,) * len(table.letters)
        state = State(table.letters, table.position, nobody, (), 0, rng.choice(PIPS))
        moves = tuple(state.choices.values())
        racing = all(state.position[HOME + seat] < 3 for seat in range(state.players))
        if len(moves) > 1 and racing:
            count -= 1
            yield View(0, state), moves


def test_a_slice_of_the_serpents_is_two_looks_ahead_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It stops before every last look; only the first look of a deeper search joins it."""
    looks = count_fans(monkeypatch)
    most, longest = 0, 0
    for view, moves in thinking_tables(25):
        slices = 0
        looks.clear()
        for _ in GAME.bot("serpent", 1).think(view, moves):
            most = max(most, len(looks))
            longest = max(longest, sum(looks))
            looks.clear()
            slices += 1
        assert len(looks) <= 1
        # Each move is looked at once, and four of them for two answers to each of six throws.
        assert len(moves) <= slices <= len(moves) + 4 * 2 * len(PIPS)
    assert most == 2
    assert longest <= 2 * WAYS


def sliced(view: View, moves: tuple[Move, ...]) -> Decision[Move]:
    """What the serpent says at the end of its slices."""

    def listen() -> Generator[None, bool | None, None]:
        decisions.append((yield from GAME.bot("serpent", 1).think(view, moves)))

    decisions: list[Decision[Move]] = []
    assert len(list(listen())) > 40
    return decisions[0]


def test_the_serpent_can_be_hurried_and_decides_alike_with_or_without_slices() -> None:
    view = seen("3:r> 17:b> 20:r> 30:g>r< 40:b<g> 52:g> / reserve r0 b1 g0 / home r0 b0 g0", 6)
    moves = tuple(view.state.choices.values())
    assert len(moves) > 1
    assert sliced(view, moves) == GAME.bot("serpent", 1).decide(view, moves)
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


def test_the_serpent_beats_the_racer() -> None:
    assert last("serpent", "racer", 5).share > 0.5
