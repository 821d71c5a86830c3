"""Perft: how many ways a position can go on, over all throws and all different moves.

As in chess it is the short proof that move generation is right, and the measure of its speed.
"""

from __future__ import annotations

from engines.uraeus.reach import fan
from engines.uraeus.snake import Position, following


def perft(position: Position, player: int, players: int, depth: int) -> int:
    """The lines of `depth` turns from here, this player to throw.

    A throw that allows no move counts as one line, the pass. A match that is over has none.
    """
    if depth == 0:
        return 1
    throws = fan(position, player)[1:]
    if depth == 1:
        return sum(len(results) or 1 for results in throws)
    lines = 0
    for results in throws:
        for after in results or (position,):
            mover = following(after, player, players)
            if mover is not None:
                lines += perft(after, mover, players, depth - 1)
    return lines
