"""A round under review: whose cards are judged in which order, and what they cost so far."""

from __future__ import annotations

from typing import Any, NamedTuple

from engines.uluru.board import BIRDS, Bird, Board
from engines.uluru.judge import Judgement, Verdict, judge
from engines.uluru.match import Round
from engines.uluru.wishes import Deal


class Step(NamedTuple):
    """One card under judgement; with a bird left out, all of its cards at once."""

    bird: Bird
    card: int


Signs = dict[Bird, dict[int, bool]]


class Hearing:
    """Goes colour by colour through the boards of one round, everybody's at the same pace."""

    def __init__(self, match: Any, index: int) -> None:
        self.round: Round = match.rounds[index]
        self.rows: list[int | None] = match.rows
        self.steps = [
            Step(bird, card)
            for bird in BIRDS
            for card in range(max(len(self.deal(seat).cards[bird]) for seat in match.players))
        ]

    def deal(self, seat: int) -> Deal:
        """The cards that this seat played to."""
        row = self.rows[seat]
        return self.round.deal if row is None else self.round.deal.row(row)

    def board(self, seat: int) -> Board:
        return self.round.boards[seat]

    def judge(self, seat: int, board: Board) -> Judgement:
        """What another board would have cost this seat."""
        return judge(self.deal(seat), board)

    def judgement(self, seat: int) -> Judgement:
        return self.round.judgements[seat]

    def signs(self, seat: int, judgement: Judgement, judged: int) -> Signs:
        """Good or bad for the first `judged` steps: by bird, then by the row of the card."""
        row = self.rows[seat]
        found: Signs = {bird: {} for bird in BIRDS}
        for step in self.steps[:judged]:
            if step.card == 0 or step.bird not in judgement.unplaced:
                shown = step.card if row is None else row
                found[step.bird][shown] = not costs(judgement, step)
        return found


def verdict_at(judgement: Judgement, step: Step) -> Verdict | None:
    """What became of the card; None when its bird has no seat, or no such card."""
    return next((each for each in judgement.verdicts if (each.bird, each.card) == step), None)


def costs(judgement: Judgement, step: Step) -> bool:
    """Whether a stone drops at this step."""
    verdict = verdict_at(judgement, step)
    if verdict is None:
        return step.card == 0 and step.bird in judgement.unplaced
    return not verdict.fulfilled
