"""Positions that nobody thought of, crowded enough for stones to meet."""

from __future__ import annotations

import random

from engines.uraeus.reach import stand
from engines.uraeus.snake import GEESE, HOME, RESERVE, SCALES, SIZE, Table, stone_of

CROWDS = ((0, 6), (0, 14), (17, 25), (26, 36), (33, 45), (48, 62), (56, 62), (0, 62))


def random_table(rng: random.Random) -> Table:
    """Any possible position of two to four players."""
    players = rng.choice((2, 3, 4))
    cells = bytearray(SIZE)
    low, high = rng.choice(CROWDS)
    for player in (*range(players),) * 3:
        place = rng.random()
        if place < 0.06:
            cells[RESERVE + player] += 1
        elif place < 0.1:
            cells[HOME + player] += 1
        else:
            field = rng.randint(low, high)
            if place < 0.45:
                field = rng.choice((0, *SCALES, *GEESE)) + rng.choice((0, 0, 0, 1, 2))
            while field > 62 or cells[field] > 15:
                field = rng.randint(0, 62)
            stand(cells, stone_of(player, rng.random() < 0.5), field)
    return Table("".join(rng.sample("rbgy", players)), bytes(cells))
