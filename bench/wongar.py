"""Wongar: whole matches of bots, beside whole games of Catanatron's random players.

Both are timed by the processor time of this one process, so a busy machine does not count.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

from catanatron import Color, Game, RandomPlayer

from bench import Measured
from engines.contract import CHANCE, Seat
from engines.games import game_named
from engines.playout import playout

MATCHES = 300
RANDOM_GAMES = 60
PLAYERS = 3
AT_LEAST = 30

Timed = tuple[float, float]


def bot_match(seed: int) -> int:
    """A match of three sensible bots, through views, legal moves and refusals; its moves."""
    return len(playout(game_named("wongar"), ["visitor"] * PLAYERS, seed=seed).played)


def random_match(seed: int) -> int:
    """A match of players who do anything that is legal; its moves."""
    match = game_named("wongar").start([Seat()] * PLAYERS, seed=seed)
    rng = random.Random(seed)
    while match.outcome is None:
        actor = match.actors[0]
        if actor == CHANCE:
            match.draw()
        else:
            match.play(actor, rng.choice(list(match.legal_moves(actor))))
    return len(match.played)


def catanatron_game(seed: int) -> int:
    """A game of Catanatron's random players; its actions."""
    colours = (Color.RED, Color.BLUE, Color.WHITE)
    random.seed(seed)  # its random players draw from the global generator
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    game.play()
    return len(game.state.actions)


def timed(play: Callable[[int], int], games: int) -> Timed:
    """Games and moves for every second of the processor."""
    play(0)
    moves, start = 0, time.process_time()
    for seed in range(games):
        moves += play(seed)
    seconds = time.process_time() - start
    return games / seconds, moves / seconds


def measure() -> Iterator[Measured]:
    matches, moves = timed(bot_match, MATCHES)
    yield Measured("matches of three sensible bots", matches, "/s", at_least=AT_LEAST)
    yield Measured("their moves", moves, "/s")
    matches, moves = timed(random_match, RANDOM_GAMES)
    yield Measured("matches of three random players", matches, "/s")
    yield Measured("their moves", moves, "/s")
    games, actions = timed(catanatron_game, RANDOM_GAMES)
    yield Measured("Catanatron games of three random players", games, "/s")
    yield Measured("their actions", actions, "/s")
