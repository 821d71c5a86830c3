"""The engine agrees with a judge and a search that were written from the rules alone."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engines.uluru.board import parse_board
from engines.uluru.judge import judge
from engines.uluru.solver import best_placements, fewest_stones, solve, spread
from engines.uluru.wishes import parse_deal
from tests.engines.uluru import naive

# How likely a card is to point at another card: from plain deals to hardly anything but chains.
MIXES = (0.1, 0.4, 0.6, 0.8, 0.95)
EACH = 20_000


@pytest.mark.parametrize("chains", MIXES)
def test_the_judges_agree_on_random_deals_and_boards(chains: float) -> None:
    rng = random.Random(f"judges {chains}")
    told = set()
    for number in range(EACH):
        doubled = (0, 0, 3, 8, 0, 1)[number % 6]
        missing = (0, 0, 1, 0, 3)[number % 5] if number % 50 else 8
        cards, seats = naive.some_deal(rng, doubled, chains), naive.some_seating(rng, missing)
        left_out, failed = naive.judge(cards, seats)
        ruling = judge(parse_deal(naive.deal_text(cards)), parse_board(naive.board_text(seats)))
        assert [bird.letter for bird in ruling.unplaced] == left_out
        assert [verdict.bird.letter for verdict in ruling.unfulfilled] == failed
        assert ruling.stones == len(left_out) + len(failed)
        told.add(ruling.stones)
    assert len(told) >= 8  # the sample is not all of one sort


def test_the_mixes_make_a_hundred_thousand() -> None:
    assert len(MIXES) * EACH >= 100_000


def sample() -> list[tuple[int, int, float]]:
    """Doubled colours, birds still to be seated, and how chain-rich; few full searches."""
    partial = [(n % 9, 2 + n % 5, MIXES[n % 5]) for n in range(60)]
    return [(0, 8, 0.3), (3, 8, 0.5), (0, 7, 0.1), (8, 7, 0.3), (2, 7, 0.9), *partial]


@pytest.mark.parametrize("number", range(65))
def test_the_solver_finds_what_trying_every_board_finds(number: int) -> None:
    doubled, waiting, chains = sample()[number]
    rng = random.Random(f"search {number}")
    cards = naive.some_deal(rng, doubled, chains)
    seats = naive.some_seating(rng, missing=waiting)
    counted: Counter[int] = Counter()
    best: dict[str, set[str]] = {}
    fewest = 99
    for full in naive.full_boards(seats):
        stones = naive.stones(cards, full)
        counted[stones] += 1
        if stones < fewest:
            fewest, best = stones, {}
        if stones == fewest:
            for colour, seat in full.items():
                best.setdefault(colour, set()).add(seat)
    deal = parse_deal(naive.deal_text(cards))
    board = parse_board(naive.board_text(seats))
    solution = solve(deal, board)
    assert spread(deal, board) == counted
    assert solution.stones == fewest_stones(deal, board) == fewest
    assert solution.boards == counted[fewest]
    assert judge(deal, solution.board).stones == fewest
    assert all(solution.board[seat] is bird for seat, bird in board)
    assert {
        bird.letter: {seat.name for seat in places}
        for bird, places in best_placements(deal, board).items()
    } == {colour: best[colour] for colour in naive.COLOURS if colour not in seats}
