"""A position: all that lies on the table and in the hands, and what has to be done next.

It is made of short lists of small numbers, because a searching bot copies it all the time.
"""

from __future__ import annotations

from enum import IntEnum

from engines.contract import CHANCE
from engines.wongar.board import AREAS, Board
from engines.wongar.material import (
    CARDS,
    COLOURS,
    IN_BAG,
    KINDS,
    PILE,
    RITUAL_CARDS,
    STONES,
)
from engines.wongar.scoring import Scored, bonuses

NONE = -1


class Step(IntEnum):
    """What is to be done now; the first four are chance's."""

    TURN = 0  # turn up the card of a pile that shows none
    STONES = 1  # draw from the bag
    RITUALS = 2  # deal the first ritual cards
    FIGURES = 3  # say who begins
    ACT = 4  # take an open card or play one from the hand
    PAIR = 5  # which of the three pairs is used
    PLACE = 6  # stones into any areas
    PICK = 7  # ritual cards out of the pile
    GO = 8  # the figure on the board goes to another area
    RITUAL = 9  # in a ceremony: play a ritual card or pass
    AGAIN = 10  # the second stone of a double
    OVER = 11


class Position:
    """Everything that is so now. Lists are indexed by area, seat or card, as said below."""

    __slots__ = (
        "again",
        "area",
        "backs",
        "bag",
        "board",
        "boomerang",
        "buried",
        "colours",
        "discards",
        "done",
        "figures",
        "gone",
        "hands",
        "holder",
        "inside",
        "kept",
        "kind",
        "letters",
        "must",
        "open",
        "picks",
        "pile",
        "piles",
        "places",
        "players",
        "points",
        "rituals",
        "round",
        "scored",
        "seat",
        "seat_of",
        "space",
        "stands",
        "step",
        "stones",
        "supply",
        "turn",
    )

    def __init__(self, board: Board, letters: str) -> None:
        self.board = board
        self.players = players = len(letters)
        # Who plays which colour, there and back.
        self.letters = letters
        self.colours = tuple(COLOURS.index(letter) for letter in letters)
        self.seat_of = tuple(letters.find(colour) for colour in COLOURS)
        # The table: stones by area, then seat * 3 + kind; supplies by seat, then kind.
        self.stones = [[0] * (3 * players) for _ in range(AREAS)]
        self.supply = [[all_of_kind - IN_BAG for all_of_kind in STONES] for _ in range(players)]
        self.bag = [IN_BAG] * (3 * players)
        # Area cards: the shuffled part of every pile by card, the scorpions under it, the open
        # card, the scorpions and triples that left the game; what every seat keeps face down by
        # kind (the backs by area, `kept` by area * 9 + card), and its Ancestors and Elders.
        self.piles = [list(PILE) for _ in range(AREAS)]
        self.buried = [0] * AREAS
        self.open = [NONE] * AREAS
        self.gone = [[0, 0] for _ in range(AREAS)]
        self.kept: list[list[int]] = [[] for _ in range(players)]
        self.backs = [[0] * AREAS for _ in range(players)]
        self.hands = [list(board.hand) for _ in range(players)]
        # Ritual cards by kind and double: of every seat, in the pile, and played.
        self.rituals = [[0, 0, 0, 0] for _ in range(players)]
        self.pile = [*RITUAL_CARDS, 0]
        self.discards = [0, 0, 0, 0]
        # Figures (Ancestor, Elder): before whom, and where on the board.
        self.holder = [NONE, NONE]
        self.stands = [board.ancestor, board.elder]
        self.boomerang = NONE
        self.space = 0
        self.points = [0] * players
        # The flow: whose action it is, who has to move, what is left to do in this action.
        self.step = Step.TURN
        self.round = 0
        self.done = 0
        self.turn = NONE
        self.seat = CHANCE
        self.kind = NONE
        self.places = 0
        self.picks = 0
        self.must = False
        # The ceremony: its area, who called it, who is in; the action a double does again.
        self.area = NONE
        self.figures = 0
        self.inside = [False] * players
        self.again = NONE
        self.scored: Scored | None = None

    def copy(self) -> Position:
        other = Position.__new__(Position)
        other.board = self.board
        other.players = self.players
        other.letters = self.letters
        other.colours = self.colours
        other.seat_of = self.seat_of
        other.stones = [row[:] for row in self.stones]
        other.supply = [row[:] for row in self.supply]
        other.bag = self.bag[:]
        other.piles = [row[:] for row in self.piles]
        other.buried = self.buried[:]
        other.open = self.open[:]
        other.gone = [row[:] for row in self.gone]
        other.kept = [row[:] for row in self.kept]
        other.backs = [row[:] for row in self.backs]
        other.hands = [row[:] for row in self.hands]
        other.rituals = [row[:] for row in self.rituals]
        other.pile = self.pile[:]
        other.discards = self.discards[:]
        other.holder = self.holder[:]
        other.stands = self.stands[:]
        other.boomerang = self.boomerang
        other.space = self.space
        other.points = self.points[:]
        other.step = self.step
        other.round = self.round
        other.done = self.done
        other.turn = self.turn
        other.seat = self.seat
        other.kind = self.kind
        other.places = self.places
        other.picks = self.picks
        other.must = self.must
        other.area = self.area
        other.figures = self.figures
        other.inside = self.inside[:]
        other.again = self.again
        other.scored = self.scored
        return other

    # What can be read off.

    def pile_size(self, area: int) -> int:
        return sum(self.piles[area]) + self.buried[area]

    def exhausted(self, area: int) -> bool:
        """Whether the last card of an area is gone."""
        return self.open[area] == NONE and not self.buried[area] and not any(self.piles[area])

    @property
    def ending(self) -> bool:
        """Whether this round is the last one."""
        return self.space >= self.board.last_space or any(
            self.exhausted(area) for area in range(AREAS)
        )

    @property
    def any_rituals(self) -> bool:
        """Whether a ritual card can still be taken, be it from rebuilt discards."""
        return any(self.pile) or any(self.discards)

    def in_area(self, seat: int, area: int) -> bool:
        row, first = self.stones[area], seat * 3
        return bool(row[first] or row[first + 1] or row[first + 2])

    @property
    def collections(self) -> tuple[tuple[int, ...], ...]:
        """Every seat's face-down cards of disc, cube and cylinder."""
        return tuple(
            tuple(sum(card % CARDS == kind for card in kept) for kind in KINDS)
            for kept in self.kept
        )

    @property
    def bonus(self) -> tuple[int, ...]:
        """What the face-down cards would bring if this were the end."""
        return bonuses(self.collections)
