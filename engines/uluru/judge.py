"""Judging a board, with the reason for every verdict as data that a screen can spell out."""

from __future__ import annotations

from dataclasses import dataclass

from engines.uluru.board import BIRDS, Bird, Board, Seat
from engines.uluru.chains import Strand, strands
from engines.uluru.wishes import Deal, Wish


@dataclass(frozen=True)
class Verdict:
    """What became of one card of a seated bird, and why.

    `strands` are the chains followed; `content` are the seats on which the bird would have been
    content with everybody else staying put; `related` are the seats of the birds it looked at.
    """

    bird: Bird
    card: int
    wish: Wish
    strands: tuple[Strand, ...]
    seat: Seat
    content: frozenset[Seat]
    related: tuple[Seat, ...]

    @property
    def automatic(self) -> bool:
        return all(strand.automatic for strand in self.strands)

    @property
    def fulfilled(self) -> bool:
        return self.seat in self.content


@dataclass(frozen=True)
class Judgement:
    """A judged board: the birds left out, then the cards in scoring order."""

    unplaced: tuple[Bird, ...]
    verdicts: tuple[Verdict, ...]

    @property
    def unfulfilled(self) -> tuple[Verdict, ...]:
        return tuple(verdict for verdict in self.verdicts if not verdict.fulfilled)

    @property
    def stones(self) -> int:
        return len(self.unplaced) + len(self.unfulfilled)


def judge(deal: Deal, board: Board) -> Judgement:
    """Counts the stones: one for every bird left out, one for every card not fulfilled."""
    return Judgement(
        board.unplaced,
        tuple(
            _verdict(deal, board, bird, card, seat)
            for bird in BIRDS
            if (seat := board.seat(bird)) is not None
            for card in range(len(deal.cards[bird]))
        ),
    )


def content_seats(deal: Deal, board: Board, bird: Bird, card: int) -> frozenset[Seat]:
    """The seats that would fulfil this card now, everybody else staying where they are."""
    return _content(strands(deal, bird, card), board)


def _content(followed: tuple[Strand, ...], board: Board) -> frozenset[Seat]:
    return frozenset.intersection(*(strand.seats(board) for strand in followed))


def _verdict(deal: Deal, board: Board, bird: Bird, card: int, seat: Seat) -> Verdict:
    followed = strands(deal, bird, card)
    looked_at = (
        strand.demand.wish.bird
        for strand in followed
        if strand.demand is not None and not strand.automatic
    )
    return Verdict(
        bird,
        card,
        deal.cards[bird][card],
        followed,
        seat,
        _content(followed, board),
        tuple(
            dict.fromkeys(
                there
                for other in looked_at
                if other is not None and (there := board.seat(other)) is not None
            )
        ),
    )
