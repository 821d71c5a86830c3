"""The counts of the perft files, by the engine and, where it is not too slow, by the naive model.

A file holds positions (`position`, then `player`) with the lines of play for each depth:
`perft <depth> <lines>`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from engines.uraeus.perft import perft
from engines.uraeus.snake import parse_table
from tests.engines.uraeus import naive

NAIVE_LIMIT = 8000


def cases() -> Iterator[ParameterSet]:
    for path in sorted((Path(__file__).parent / "perft").glob("*.txt")):
        position = player = ""
        for line in path.read_text().splitlines():
            word, _, rest = line.partition(" ")
            if word == "position":
                position = rest
            elif word == "player":
                player = rest
            elif word == "perft":
                depth, lines = map(int, rest.split())
                yield pytest.param(position, player, depth, lines, id=f"{path.stem}-{rest}")


def naive_perft(board: naive.Naive, player: str, depth: int) -> int:
    letters = list(board.reserve)
    lines = 0
    for roll in range(1, 7):
        ends = naive.legal(board, player, roll)
        for text in ends or [board.text()]:
            after = naive.read(text)
            racing = [each for each in letters if after.home[each] < 3]
            if depth == 1:
                lines += 1
            elif len(racing) > 1:
                order = letters[letters.index(player) + 1 :] + letters
                following = next(each for each in order if each in racing)
                lines += naive_perft(after, following, depth - 1)
    return lines


@pytest.mark.parametrize(("position", "player", "depth", "lines"), list(cases()))
def test_perft(position: str, player: str, depth: int, lines: int) -> None:
    table = parse_table(position)
    assert perft(table.position, table.letters.index(player), len(table.letters), depth) == lines
    if lines <= NAIVE_LIMIT:
        assert naive_perft(naive.read(position), player, depth) == lines
