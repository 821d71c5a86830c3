"""The engine against the naive model, and its quick side against its patient one.

50,000 random positions, each with a random throw; URAEUS_POSITIONS asks for more.
"""

from __future__ import annotations

import os
import random

import pytest

from engines.sentences import IllegalMoveError
from engines.uraeus.journey import travel
from engines.uraeus.moves import PIPS, Go
from engines.uraeus.reach import duties, results
from engines.uraeus.snake import Table, parse_table
from tests.engines.uraeus import naive
from tests.engines.uraeus.random_tables import random_table

POSITIONS = int(os.environ.get("URAEUS_POSITIONS", "50000"))
PARTS = 10


@pytest.mark.parametrize("part", range(PARTS))
def test_the_naive_model_agrees_on_random_positions_and_throws(part: int) -> None:
    rng = random.Random(part)
    for _ in range(POSITIONS // PARTS):
        table, pips = random_table(rng), rng.choice(PIPS)
        player = rng.randrange(len(table.letters))
        text = str(table)
        expected = naive.legal(naive.read(text), table.letters[player], pips)
        found = results(table.position, player, pips)
        named = {str(Table(table.letters, after)): move for after, move in found.items()}
        assert set(named) == set(expected), text
        assert all(move.plain in expected[after] for after, move in named.items()), text


@pytest.mark.parametrize("part", range(3))
def test_a_journey_ends_where_the_quick_side_says_or_is_refused(part: int) -> None:
    rng = random.Random(f"journeys {part}")
    refused, chains = 0, 0
    for _ in range(150):
        table, pips = random_table(rng), rng.choice(PIPS)
        found = results(table.position, 0, pips)
        bound = duties(table.position, 0)
        reached = {}
        for start in (None, *range(63)):
            for steps in naive.all_steps(6):
                for facing_head in (False, True) if start == 0 else (False,):
                    move = Go(start, steps, facing_head)
                    try:
                        after = travel(table.position, 0, move, pips).after
                    except IllegalMoveError:
                        refused += 1
                        continue
                    if start in bound or not any(each.start in bound for each in found.values()):
                        reached.setdefault(after, move)
        assert set(reached) == set(found), str(table)
        for after, move in found.items():
            journey = travel(table.position, 0, move, pips)
            assert journey.after == after
            chains += len(journey.returns) > 1
    assert refused > 1000
    assert chains


def test_positions_round_trip() -> None:
    rng = random.Random("round trips")
    for _ in range(2000):
        table = random_table(rng)
        assert parse_table(str(table)) == table
