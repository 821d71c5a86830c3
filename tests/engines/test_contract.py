"""The contract suite: what every game on the table has to keep."""

from __future__ import annotations

import contextlib
import dataclasses
import gc
import json
import os
import random
import subprocess
import sys
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.bots import Bot
from engines.contract import CHANCE, CLOCK, Match, Outcome, Seat, parse_played
from engines.games import NAMES, game_named
from engines.playout import playout
from engines.sentences import (
    DreamtableError,
    IllegalMoveError,
    InvalidMoveError,
    SetupError,
    TranscriptError,
)
from engines.transcript import ReplayError, Transcript, parse_transcript, replay
from tests.engines.walks import AnyMatch, step, walk, wander

pytestmark = pytest.mark.parametrize("name", NAMES)
walks = settings(max_examples=25, deadline=None)
seeds = st.integers(0, 2**32)
steps = st.integers(0, 120)


def everyone(match: AnyMatch) -> range:
    return range(CLOCK, len(match.setup.seats) + 1)


def weakest(name: str, seed: int, **options: object) -> AnyMatch:
    game = game_named(name)
    return playout(game, [game.levels[0]] * game.seat_counts[0], options, seed)


@walks
@given(seed=seeds, steps=steps)
def test_every_legal_move_can_be_played_on_a_copy_that_is_independent(
    name: str, seed: int, steps: int
) -> None:
    match = wander(game_named(name), seed, steps)
    before, history = match.position, list(match.played)
    for actor in match.actors:
        for move in islice(match.legal_moves(actor), 60):
            assert move in match.legal_moves(actor)
            copy = match.copy()
            assert copy.position == before
            copy.play(actor, move, at=7)
            assert copy.played[-1].move == move
            assert match.position == before
            assert match.played == history


@walks
@given(seed=seeds, steps=steps)
def test_moves_of_other_moments_are_refused_or_really_legal(
    name: str, seed: int, steps: int
) -> None:
    game = game_named(name)
    pool = {played.move for played in wander(game, seed + 1, 60).played}
    match = wander(game, seed, steps)
    for actor in everyone(match):
        for move in sorted(pool, key=str)[:40]:
            copy = match.copy()
            if move in match.legal_moves(actor):
                copy.play(actor, move)
                continue
            with pytest.raises(IllegalMoveError) as refused:
                copy.play(actor, move)
            assert str(refused.value).endswith((".", "!"))
            assert copy.position == match.position
            assert copy.played == match.played


@walks
@given(seed=seeds, steps=steps)
def test_listed_moves_are_distinct_and_counted(name: str, seed: int, steps: int) -> None:
    match = wander(game_named(name), seed, steps)
    assert (match.outcome is None) == bool(match.actors)
    for actor in everyone(match):
        legal = match.legal_moves(actor)
        first = list(islice(legal, 3000))
        assert len(set(first)) == len(first)
        assert bool(legal) == bool(first) == (actor in match.actors)
        if len(first) < 3000:
            assert legal.count() == len(first)
        else:
            assert legal.count() >= 3000


def test_nothing_can_be_played_once_it_is_over(name: str) -> None:
    match = weakest(name, 1)
    outcome = match.outcome
    assert isinstance(outcome, Outcome)
    assert outcome.winners
    assert len(outcome.places) == len(outcome.scores) == len(match.setup.seats)
    assert match.actors == ()
    for actor in everyone(match):
        assert not match.legal_moves(actor)
        for played in match.played[:20]:
            with pytest.raises(IllegalMoveError):
                match.play(actor, played.move)
    with pytest.raises(IllegalMoveError):
        match.draw()


@walks
@given(seed=seeds, steps=steps)
def test_text_forms_round_trip(name: str, seed: int, steps: int) -> None:
    game = game_named(name)
    match = wander(game, seed, steps)
    for played in match.played:
        assert game.parse_move(str(played.move)) == played.move
        assert parse_played(str(played), game.parse_move) == played
    for actor in match.actors:
        for move in islice(match.legal_moves(actor), 60):
            assert game.parse_move(str(move)) == move


@walks
@given(text=st.text(max_size=30))
def test_text_that_is_no_move_gets_a_sentence(name: str, text: str) -> None:
    game = game_named(name)
    with contextlib.suppress(DreamtableError):
        assert str(game.parse_move(text)) == text
    with pytest.raises(InvalidMoveError):
        parse_played("somebody " + text, game.parse_move)


@walks
@given(seed=seeds, steps=steps)
def test_a_transcript_replays_to_the_same_state(name: str, seed: int, steps: int) -> None:
    game = game_named(name)
    match = wander(game, seed, steps)
    transcript = Transcript.of(game, match)
    assert parse_transcript(str(transcript)) == transcript
    again = replay(parse_transcript(str(transcript)))
    assert again.position == match.position
    assert again.played == match.played
    assert again.outcome == match.outcome
    for seat in range(len(match.setup.seats)):
        assert again.view(seat) == match.view(seat)


@walks
@given(seed=seeds, steps=steps, data=st.data())
def test_taking_moves_back_changes_nothing_that_chance_brings(
    name: str, seed: int, steps: int, data: st.DataObject
) -> None:
    positions = [
        (match.position, len(match.played)) for match in walk(game_named(name), seed, steps)
    ]
    match = wander(game_named(name), seed, steps)
    keep = data.draw(st.integers(0, len(match.played)))
    back = match.rewound(keep)
    assert (back.position, len(back.played)) == positions[keep]
    for played in match.played[keep:]:
        if played.actor == CHANCE:
            assert back.draw() == played.move
        else:
            back.play(played.actor, played.move)
    assert back.position == match.position


@walks
@given(seed=seeds, steps=steps)
def test_undo_points_lie_behind_the_seats_own_last_moves(name: str, seed: int, steps: int) -> None:
    match = wander(game_named(name), seed, steps)
    for seat in range(len(match.setup.seats)):
        keep = match.undo_point(seat)
        if keep is not None:
            assert 0 <= keep < len(match.played)
            assert match.played[keep].actor == seat
            assert seat in match.rewound(keep).actors


@walks
@given(seed=seeds, steps=steps)
def test_a_view_cannot_tell_what_it_does_not_show(name: str, seed: int, steps: int) -> None:
    match = wander(game_named(name), seed, steps)
    for seat in range(len(match.setup.seats)):
        view = match.view(seat)
        imagined = type(match).imagine(view, random.Random(seed))
        assert imagined.view(seat) == view
        if seat in match.actors:
            assert set(imagined.legal_moves(seat)) == set(match.legal_moves(seat))


@walks
@given(seed=seeds, steps=steps)
def test_an_imagined_match_can_be_played_on(name: str, seed: int, steps: int) -> None:
    match = wander(game_named(name), seed, steps)
    rng = random.Random(seed)
    imagined = type(match).imagine(match.view(0), rng)
    for _ in range(20):
        if imagined.outcome is not None:
            break
        step(imagined, rng)


def test_no_way_leads_from_a_view_to_the_match(name: str) -> None:
    match = wander(game_named(name), 5, 40)
    view = match.view(0)
    assert dataclasses.is_dataclass(view)
    reached, todo = set(), [view]
    while todo:
        thing = todo.pop()
        if id(thing) in reached or isinstance(thing, type):
            continue
        reached.add(id(thing))
        assert not isinstance(thing, Match | random.Random)
        assert thing is not match.setup
        if isinstance(thing, list | tuple | dict | set | frozenset) or hasattr(thing, "__dict__"):
            todo.extend(gc.get_referents(thing))


def test_bots_of_every_level_finish_and_the_same_seed_gives_the_same_match(name: str) -> None:
    game = game_named(name)
    for level in game.levels:
        assert isinstance(game.bot(level, 1), Bot)
    levels = [game.levels[k % 2] for k in range(game.seat_counts[-1])]
    first, second = (playout(game, levels, {}, 11) for _ in range(2))
    assert first.outcome is not None
    assert Transcript.of(game, first) == Transcript.of(game, second)


def test_another_process_with_other_hashes_plays_the_same(name: str) -> None:
    question = {"game": name, "ask": "playout", "seed": 3}
    game = game_named(name)
    question["seats"] = [game.levels[0]] * game.seat_counts[0]
    here = Transcript.of(game, playout(game, question["seats"], {}, 3)).as_data()
    run = subprocess.run(
        [sys.executable, "-m", "engines.referee"],
        input=json.dumps(question),
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(run.stdout)["transcript"] == here


def test_impossible_set_ups_get_a_sentence(name: str) -> None:
    game = game_named(name)
    seats = [Seat()] * game.seat_counts[0]
    with pytest.raises(SetupError, match="no option"):
        game.start(seats, {"colour of the moon": 1})
    for option in game.options:
        with pytest.raises(SetupError, match="not a choice"):
            game.start(seats, {option.name: "nonsense"})
        for value in option.allowed:
            started = game.start(seats, {option.name: value})
            assert started.setup.options[option.name] == value
    for count in (0, game.seat_counts[0] - 1, game.seat_counts[-1] + 1):
        with pytest.raises(SetupError, match="players"):
            game.start([Seat()] * count)
    with pytest.raises(SetupError, match="no bot"):
        game.start([Seat(bot="genius")] * len(seats))


def test_a_spoilt_transcript_is_refused_at_the_first_wrong_move(name: str) -> None:
    game = game_named(name)
    transcript = Transcript.of(game, weakest(name, 2))
    with pytest.raises(ReplayError) as twice:
        replay(dataclasses.replace(transcript, moves=(*transcript.moves, transcript.moves[-1])))
    assert twice.value.number == len(transcript.moves) + 1
    with pytest.raises(ReplayError) as nonsense:
        replay(dataclasses.replace(transcript, moves=("0 nonsense", *transcript.moves)))
    assert nonsense.value.number == 1
    with pytest.raises(TranscriptError, match="version"):
        replay(dataclasses.replace(transcript, version=99))
    for text in ("", "[]", "{}", '{"game": "x"}', str(transcript)[:-30], "[" * 100_000):
        with pytest.raises(TranscriptError):
            parse_transcript(text)
