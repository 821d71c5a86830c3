"""Uraeus: legal moves and their results, against the move generation of python-chess.

Both count perft nodes in the same run. python-chess counts the last ply without playing it out,
as its own perft does; ours has every result in hand, for it lists one move per different result.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from bench import Measured
from engines.uraeus.perft import perft
from engines.uraeus.snake import parse_table

OURS = (
    ("/ reserve r3 b3 / home r0 b0", 4),
    ("5:r> 8:b< 21:b<r< 23:b> 30:r< / reserve r0 b0 / home r0 b0", 3),
    (
        "0:b<r> 12:g>y< 30:b>r< 37:g< 41:y>y> 59:b> 61:r> / reserve r0 b0 g1 y0 / home r0 b0 g0 y0",
        3,
    ),
)
PEERS = (
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4),
)
ROUNDS = 3


def ours() -> int:
    """Nodes of our perft over positions of two and four players."""
    tables = [(parse_table(text), depth) for text, depth in OURS]
    return sum(perft(table.position, 0, len(table.letters), depth) for table, depth in tables)


def peers() -> int:
    """Nodes of the perft of python-chess over three well-known positions."""
    import chess

    def count(board: chess.Board, depth: int) -> int:
        if depth == 1:
            return board.legal_moves.count()
        nodes = 0
        for move in board.legal_moves:
            board.push(move)
            nodes += count(board, depth - 1)
            board.pop()
        return nodes

    return sum(count(chess.Board(fen), depth) for fen, depth in PEERS)


def nodes_per_second(nodes: Callable[[], int]) -> float:
    begun = time.perf_counter()
    found = nodes()
    return found / (time.perf_counter() - begun)


def measure() -> Iterator[Measured]:
    """The best of a few rounds that take turns, so that a busy machine is busy for both."""
    rounds = [(nodes_per_second(ours), nodes_per_second(peers)) for _ in range(ROUNDS)]
    own, peer = (max(speeds) for speeds in zip(*rounds, strict=True))
    yield Measured("Uraeus perft", own, "nodes/s")
    yield Measured("python-chess perft", peer, "nodes/s")
    yield Measured("Uraeus perft against python-chess", own / peer, "times", at_least=1)
