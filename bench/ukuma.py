"""How often one kind of ukuma player beats another, and how long a game takes the machine.

Seeded games with the seats changing over: neighbouring levels, and the two people between whom
the levels are spaced.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from itertools import pairwise

from bench import Measured
from engines.contract import Seat
from engines.playout import finish, playout
from engines.ukuma import GAME
from engines.ukuma.bots import Person
from engines.ukuma.levels import LEVELS, Foresight, Level
from engines.ukuma.setup import CALM, REAL_TIME

# Not measured with real people: what one sees at tables, as numbers.
SEVEN_YEARS_OLD = Level(
    "seven years old", 1.0, 0.65, 1.0, oversight=0.2, slip=0.2, foresight=Foresight.NONE
)
PRACTISED_ADULT = Level(
    "practised adult", 0.35, 0.25, 0.5, oversight=0.05, slip=0.03, foresight=Foresight.WINS
)


def duel(one: Level, other: Level, games: int, **options: object) -> tuple[int, int, int]:
    """Games won by `one`, drawn, and won by `other`."""
    won = drawn = 0
    for seed in range(games):
        seats = (one, other) if seed % 2 == 0 else (other, one)
        match = GAME.start([Seat(), Seat()], {"games": 1, **options}, seed)
        finish(match, [Person(level, random.Random(f"{seed}/{level.name}")) for level in seats])
        assert match.outcome is not None
        winners = match.outcome.winners
        drawn += len(winners) == 2
        won += len(winners) == 1 and seats[winners[0]] is one
    return won, drawn, games - won - drawn


def measure(games: int = 300) -> Iterator[Measured]:
    """Shares of decided games; the levels are steps, and people find their place between them."""
    pairs = [
        *((strong, weak, 0.8) for weak, strong in pairwise(LEVELS)),
        (SEVEN_YEARS_OLD, LEVELS[0], 0.75),
        (LEVELS[1], SEVEN_YEARS_OLD, None),
        (PRACTISED_ADULT, LEVELS[-2], None),
        (LEVELS[-1], PRACTISED_ADULT, 0.5),
    ]
    for pace in (REAL_TIME, CALM):
        for one, other, bar in pairs:
            won, _, lost = duel(one, other, games, pace=pace)
            yield Measured(
                f"{pace}: {one.name} beats {other.name}",
                won / (won + lost),
                at_least=bar if pace == REAL_TIME else None,
            )
    begun = time.perf_counter()
    for seed in range(games):
        playout(GAME, [LEVELS[-1].name] * 2, {"games": 1}, seed)
    yield Measured("a game of two masters", (time.perf_counter() - begun) / games * 1000, "ms")
