"""Uluru bots in four levels that err as people of that skill do.

A bot reads the cards (and misreads some), tries a few arrangements in its head, and then seats
one bird after the other, each taking its time; sand that runs out leaves birds on the perch.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from engines.bots import Bot, Decision
from engines.sentences import Sentence
from engines.uluru.board import BIRDS, Board, Seat
from engines.uluru.judge import content_seats, judge
from engines.uluru.match import View
from engines.uluru.moves import ChooseRow, Move, Place, Ready
from engines.uluru.solver import solve
from engines.uluru.wishes import FOLLOWING, Deal, Kind, Wish


@dataclass(frozen=True)
class Skill:
    """How well somebody plays.

    Chances are per card. `tries` is how many arrangements are weighed (None: all of them),
    `pace` how many seconds a bird takes when every bird has one card.
    """

    row: int
    drops_chain: float
    misreads_contrary: float
    overlooks: float
    tries: int | None
    pace: float


SKILLS = {
    "beginner": Skill(0, 0.7, 0.6, 0.25, 6, 7.5),
    "casual": Skill(0, 0.35, 0.3, 0.12, 40, 5.5),
    "skilled": Skill(1, 0.2, 0.2, 0.1, None, 5.0),
    "expert": Skill(1, 0.0, 0.01, 0.005, None, 3.0),
}
LEVELS = tuple(SKILLS)


class UluruBot(Bot[Move, View]):
    """Seats its birds by a plan made at the start of the round."""

    def __init__(self, level: str, seed: int) -> None:
        self._skill = SKILLS[level]
        self._seed = seed
        self._plan: tuple[Deal | None, Board] = (None, Board())
        self._hand = random.Random(f"{seed}/hand")

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        deal = view.own_deal
        if deal is None:
            return Decision(ChooseRow(self._skill.row))
        if self._plan[0] != deal:
            rng = random.Random(f"{self._seed}/{len(view.rounds)}")
            self._plan = (deal, self._arrange(self._read(deal, rng), rng))
        plan = self._plan[1]
        seconds = self._skill.pace * (8 + deal.doubled) / 8 * self._hand.uniform(0.5, 1.5)
        for bird in BIRDS:
            seat = plan.seat(bird)
            if seat is not None and view.board[seat] != bird:
                why = self._reason(deal, plan, bird, seat)
                return Decision(Place(bird, seat), seconds, why)
        return Decision(Ready(), 0.5)

    def _read(self, deal: Deal, rng: random.Random) -> Deal:
        """The cards as this player takes them."""
        return Deal(tuple(tuple(self._glance(wish, rng) for wish in pair) for pair in deal.cards))

    def _glance(self, wish: Wish, rng: random.Random) -> Wish:
        skill = self._skill
        careless = skill.drops_chain if wish.kind in FOLLOWING else skill.overlooks
        if rng.random() < careless:
            return Wish(Kind.ANY)
        if wish.kind is Kind.CONTRARY and rng.random() < skill.misreads_contrary:
            return Wish(Kind.SAME, wish.bird)
        return wish

    def _arrange(self, deal: Deal, rng: random.Random) -> Board:
        if self._skill.tries is None:
            return solve(deal).board
        tries = (Board(tuple(rng.sample(BIRDS, 8))) for _ in range(self._skill.tries))
        return min(tries, key=lambda board: judge(deal, board).stones)

    @staticmethod
    def _reason(deal: Deal, plan: Board, bird: int, seat: Seat) -> Sentence:
        bird = BIRDS[bird]
        cards = range(len(deal.cards[bird]))
        if all(seat in content_seats(deal, plan, bird, card) for card in cards):
            return Sentence(
                "On {seat}, {bird} gets its wish.", {"seat": seat.name, "bird": bird.letter}
            )
        return Sentence(
            "{bird} has to make do with {seat}.", {"seat": seat.name, "bird": bird.letter}
        )
