"""What stays true over any number of random moves.

60,000 of them here; `URAEUS_MOVES=1000000 python -m pytest` on this file makes a million.
"""

from __future__ import annotations

import os
import random

import pytest

from engines.uraeus.moves import PIPS
from engines.uraeus.reach import results
from engines.uraeus.snake import LETTERS, STONES, TAIL, Position, count_stones, following, opening
from tests.engines.uraeus.random_tables import random_table

MOVES = int(os.environ.get("URAEUS_MOVES", "60000"))
PARTS = 6
MATCH = 200
"""So many turns are played from the start, or from any position, before the next beginning."""


def check(position: Position, players: int) -> None:
    for player in range(len(LETTERS)):
        assert count_stones(position, player) == (STONES if player < players else 0)
    for field in range(1, TAIL):
        lower, upper = position[field] & 15, position[field] >> 4
        assert lower or not upper, "an upper stone on nothing"
    assert position[0] == position[TAIL] == 0


@pytest.mark.parametrize("part", range(PARTS))
def test_everybody_has_three_stones_and_no_field_more_than_two(part: int) -> None:
    rng = random.Random(part)
    made, passes = 0, 0
    while made < MOVES // PARTS:
        players = rng.choice((2, 3, 4))
        position = opening(players)
        if rng.random() < 0.8:
            table = random_table(rng)
            players, position = len(table.letters), table.position
        mover = following(position, rng.randrange(players), players)
        for _ in range(MATCH):
            if mover is None:
                break
            found = list(results(position, mover, rng.choice(PIPS)))
            passes += not found
            made += len(found) > 0
            position = rng.choice(found or [position])
            check(position, players)
            mover = following(position, mover, players)
    assert passes
