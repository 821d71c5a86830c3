"""Random walks through a game, for every test that needs positions nobody thought of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engines.contract import CHANCE, CLOCK, Game, Match, Seat

AnyMatch = Match[Any, Any]
AnyGame = Game[Any, Any]


def some_setup(game: AnyGame, rng: random.Random) -> AnyMatch:
    """A new match with any options and any number of seats."""
    options = {option.name: rng.choice(option.allowed) for option in game.options}
    seats = [Seat() for _ in range(rng.choice(game.seat_counts))]
    return game.start(seats, options, rng.getrandbits(32))


def step(match: AnyMatch, rng: random.Random) -> None:
    """Chance, or any move of anybody; the clock only now and then."""
    if CHANCE in match.actors:
        match.draw()
        return
    actor = rng.choice(match.actors)
    if actor == CLOCK and rng.random() < 0.9:
        actor = match.actors[0]
    match.play(actor, rng.choice(list(match.legal_moves(actor))))


def walk(game: AnyGame, seed: int, steps: int) -> Iterator[AnyMatch]:
    """The same match after each of up to `steps` random moves, the untouched one first."""
    rng = random.Random(seed)
    match = some_setup(game, rng)
    yield match
    for _ in range(steps):
        if match.outcome is not None:
            return
        step(match, rng)
        yield match


def wander(game: AnyGame, seed: int, steps: int) -> AnyMatch:
    """Where a random walk has led."""
    return list(walk(game, seed, steps))[-1]
