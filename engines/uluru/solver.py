"""The exact solver: all 40,320 full boards of a deal at once.

A set of boards is one Python integer with a bit for every board. The boards that content a bird
are such a set, so a whole deal is weighed with a few dozen `&` and `|`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from math import factorial, log2

from engines.uluru.board import BIRDS, SEATS, Bird, Board, Seat
from engines.uluru.chains import Demand
from engines.uluru.wishes import DECK, FOLLOWING, Deal, Kind, Wish

Boards = int

FULL_BOARDS = factorial(8)
_ALL: Boards = (1 << FULL_BOARDS) - 1
_EMPTY = Board()


@dataclass(frozen=True)
class Solution:
    """The fewest stones a deal allows, and all boards that cost no more."""

    stones: int
    best: Boards

    @property
    def boards(self) -> int:
        """How many boards are best."""
        return self.best.bit_count()

    @property
    def board(self) -> Board:
        """One of them."""
        return _numbered(self.best.bit_length() - 1)

    @property
    def difficulty(self) -> float:
        """How rare the best boards are: 0 when every board is best, about 15 when only one is."""
        return log2(FULL_BOARDS / self.boards)


def solve(deal: Deal, board: Board = _EMPTY) -> Solution:
    """The best that can still be reached; birds already seated stay where they are."""
    for stones, boards in enumerate(_at_most(deal, board)):
        if boards:
            return Solution(stones, boards)
    raise AssertionError("a board cannot cost more stones than there are cards")


def fewest_stones(deal: Deal, board: Board = _EMPTY) -> int:
    return solve(deal, board).stones


def spread(deal: Deal, board: Board = _EMPTY) -> dict[int, int]:
    """How many full boards there are for every number of stones that occurs."""
    counts = [boards.bit_count() for boards in _at_most(deal, board)]
    fewer = [0, *counts]
    return {
        stones: count - fewer[stones]
        for stones, count in enumerate(counts)
        if count > fewer[stones]
    }


def best_placements(deal: Deal, board: Board = _EMPTY) -> dict[Bird, frozenset[Seat]]:
    """For every bird on the perch, the seats from which the best can still be reached."""
    best = solve(deal, board).best
    sitting = _sitting()
    return {
        bird: frozenset(seat for seat in SEATS if best & sitting[bird][seat])
        for bird in board.unplaced
    }


def warm_up() -> None:
    """Builds the tables, for whoever wants no pause later on."""
    _tables()


def _at_most(deal: Deal, board: Board) -> Iterator[Boards]:
    """The boards that cost no stone, those that cost at most one, at most two, and so on.

    Cards are added one by one: `now[n]` are the boards that cost at most so many stones for the
    first n cards. Either the next card is fulfilled too, or one stone fewer was spent before.
    """
    contents = [
        _content(deal, wisher, wish, False, 1 << wisher)
        for wisher in BIRDS
        for wish in deal.cards[wisher]
    ]
    boards = _completions(board)
    fewer = [0] * len(contents)
    while True:
        now = [boards]
        for content, less in zip(contents, fewer, strict=False):
            now.append(now[-1] & content | less)
        yield now[-1]
        if now[-1] == boards:
            return
        fewer = now


def _content(deal: Deal, wisher: Bird, wish: Wish, contrary: bool, visited: int) -> Boards:
    """The boards on which a bird has all that a card comes to.

    It goes the same ways as `chains.strands`, but has no need to remember them.
    """
    plain = _tables()[wisher][contrary].get(wish)
    if plain is not None:
        return plain
    assert wish.bird is not None
    content = _ALL
    if not visited >> wish.bird & 1:
        contrary ^= wish.kind is Kind.CONTRARY
        for following in deal.cards[wish.bird]:
            content &= _content(deal, wisher, following, contrary, visited | 1 << wish.bird)
    return content


@cache
def _tables() -> list[tuple[dict[Wish, Boards], dict[Wish, Boards]]]:
    """For every bird, the boards on which it has what a plain wish asks for, or the contrary."""
    plain = [wish for wish in dict.fromkeys(DECK) if wish.kind not in FOLLOWING]
    return [
        (
            {wish: _having(wisher, Demand(wish)) for wish in plain},
            {wish: _having(wisher, Demand(wish, contrary=True)) for wish in plain},
        )
        for wisher in BIRDS
    ]


def _having(wisher: Bird, demand: Demand) -> Boards:
    named = demand.wish.bird
    if named is wisher:
        return _ALL
    sitting = _sitting()
    having = 0
    if named is None:
        for seat in demand.seats(_EMPTY):
            having |= sitting[wisher][seat]
    else:
        for there in SEATS:
            for seat in demand.seats(_EMPTY.place(named, there)):
                having |= sitting[wisher][seat] & sitting[named][there]
    return having


@cache
def _sitting() -> tuple[tuple[Boards, ...], ...]:
    """For every bird and seat, the boards on which this bird has this seat.

    Board number n gives the seats, in ring order, the n-th permutation of the birds.
    """
    sets = [[bytearray(FULL_BOARDS // 8) for _ in SEATS] for _ in BIRDS]
    for number, birds in enumerate(permutations(range(8))):
        byte, bit = number >> 3, 1 << (number & 7)
        for seat, bird in enumerate(birds):
            sets[bird][seat][byte] |= bit
    return tuple(tuple(int.from_bytes(seat, "little") for seat in bird) for bird in sets)


def _completions(board: Board) -> Boards:
    """The full boards that keep every seated bird where it is."""
    boards = _ALL
    for seat, bird in board:
        boards &= _sitting()[bird][seat]
    return boards


def _numbered(number: int) -> Board:
    """The board that a bit stands for."""
    birds: list[Bird] = []
    left = list(BIRDS)
    for seats_after in reversed(range(8)):
        which, number = divmod(number, factorial(seats_after))
        birds.append(left.pop(which))
    return Board(tuple(birds))
