"""The bots: what they see, what they choose in plain cases, how strong they are."""

from __future__ import annotations

import random

import pytest

from engines.bots import SearchingBot
from engines.contract import CHANCE, Seat
from engines.playout import playout
from engines.wongar import GAME
from engines.wongar.board import board
from engines.wongar.bots import GATHERER
from engines.wongar.dreams import PLAYOUTS, Dreamer
from engines.wongar.instinct import Instinct
from engines.wongar.match import WongarMatch
from tests.engines.walks import wander
from tests.engines.wongar.scenes import options, say, scene


def choice(match: WongarMatch, level: str) -> str:
    seat = match.actors[0]
    bot = GAME.bot(level, 1)
    return str(bot.decide(match.view(seat), tuple(match.legal_moves(seat))).move)


@pytest.mark.parametrize("level", GAME.levels)
def test_a_bot_decides_from_the_view_alone(level: str) -> None:
    """The same view gives the same decision, whatever the hidden cards really are."""
    for seed in range(4):
        match = wander(GAME, seed, 200)
        if match.outcome is not None or match.actors == (CHANCE,):
            continue
        seat = match.actors[0]
        other = type(match).imagine(match.view(seat), random.Random(seed))
        decisions = [
            GAME.bot(level, seed).decide(world.view(seat), tuple(world.legal_moves(seat)))
            for world in (match, other)
        ]
        assert decisions[0] == decisions[1]
        assert decisions[0].move in match.legal_moves(seat)


@pytest.mark.parametrize("level", GAME.levels[1:])
def test_a_figure_goes_where_the_own_majorities_are(level: str) -> None:
    match = scene(stones={"Emu": "r:dcy", "Snake": "b:dcy", "Foot": "b:dd"})
    say(match, "hand ancestor")
    assert choice(match, level) == "go Emu"


@pytest.mark.parametrize("level", GAME.levels[1:])
def test_a_ritual_that_wins_a_majority_is_played(level: str) -> None:
    match = scene(stones={"Emu": "r:d b:dd"}, rituals={"r": "d"}, ancestor="r@Hand", space=11)
    say(match, "hand ancestor", "go Emu")
    assert choice(match, level) == "ritual disc out b"


def test_a_ritual_that_gains_nothing_is_kept() -> None:
    match = scene(stones={"Emu": "r:dd"}, rituals={"r": "c", "b": "c"})
    match.now.stones[0][1] = 1
    say(match, "hand ancestor", "go Emu")
    assert choice(match, "gatherer") in ("pass", "ritual cube in Kangaroo")
    match = scene(stones={"Emu": "r:dd b:c"}, rituals={"r": "y"})
    say(match, "hand ancestor", "go Emu")
    assert options(match) == ["pass"]
    assert choice(match, "gatherer") == "pass"


def test_the_gatherer_calls_a_ceremony_that_pays() -> None:
    match = scene(stones={"Emu": "r:dcy"}, cards={"Moon": "ancestor"}, space=12)
    assert choice(match, "gatherer") == "take Moon"


def test_the_gatherer_puts_stones_where_they_count() -> None:
    match = scene(stones={"Emu": "b:d", "Moon": "b:dddddd", "Foot": "r:ddddd"})
    say(match, "take Fish")
    view = match.view(0)
    moves = tuple(match.legal_moves(0))
    felt = dict(
        zip(map(str, moves), Instinct(view, 0, view.rituals, GATHERER).feelings(moves), strict=True)
    )
    assert felt["place disc Emu"] > felt["place disc Moon"]
    assert felt["place disc Emu"] > felt["place disc Foot"]
    assert felt["place disc Emu"] > felt["enough"]


def test_the_dreamer_thinks_in_slices_and_may_be_hurried() -> None:
    match = wander(GAME, 4, 150)
    while match.actors == (CHANCE,) or match.legal_moves(match.actors[0]).count() < 6:
        wandering = random.Random(len(match.played))
        if match.actors == (CHANCE,):
            match.draw()
        else:
            match.play(match.actors[0], wandering.choice(list(match.legal_moves(match.actors[0]))))
    seat = match.actors[0]
    moves = tuple(match.legal_moves(seat))
    dreamer = GAME.bot("dreamer", 1)
    assert isinstance(dreamer, SearchingBot)
    thought = dreamer.think(match.view(seat), moves)
    next(thought)
    for _ in range(5):
        thought.send(None)
    with pytest.raises(StopIteration) as done:
        thought.send(True)
    assert done.value.value.move in moves


def test_more_thinking_is_more_playouts_and_is_bounded() -> None:
    assert PLAYOUTS["short"] < PLAYOUTS["medium"] < PLAYOUTS["long"]
    (option,) = GAME.options
    assert set(option.allowed) == set(PLAYOUTS)
    slices = {}
    for thinking in ("short", "medium"):
        match = GAME.start([Seat()] * 3, {"thinking": thinking}, seed=3)
        while match.actors == (CHANCE,):
            match.draw()
        match.play(match.actors[0], next(iter(match.legal_moves(match.actors[0]))))
        seat = match.actors[0]
        thought = Dreamer(GATHERER, 1).think(match.view(seat), tuple(match.legal_moves(seat)))
        slices[thinking] = sum(1 for _ in thought)
    assert slices["short"] < slices["medium"]


def test_every_decision_names_its_reason_or_needs_none() -> None:
    match = scene(stones=dict.fromkeys(board().areas, "r:d b:d"))
    seat = match.actors[0]
    decision = GAME.bot("gatherer", 2).decide(match.view(seat), tuple(match.legal_moves(seat)))
    assert decision.why is not None
    assert str(decision.why).endswith(".")


def wins(hero: str, others: str, matches: int) -> float:
    won = 0.0
    for seed in range(matches):
        seat = seed % 3
        levels = [others] * 3
        levels[seat] = hero
        outcome = playout(GAME, levels, {"thinking": "short"}, seed).outcome
        assert outcome is not None
        if seat in outcome.winners:
            won += 1 / len(outcome.winners)
    return won / matches


def test_the_gatherer_is_stronger_than_visitors() -> None:
    assert wins("gatherer", "visitor", 60) > 0.5


def test_the_dreamer_is_stronger_than_visitors(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check with few dreams; `python -m bench.wongar_strength` measures 200 matches."""
    monkeypatch.setitem(PLAYOUTS, "short", 12)
    assert wins("dreamer", "visitor", 6) >= 0.55
