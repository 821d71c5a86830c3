"""An Uluru match: rounds of placing birds at the same time, judged together."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any

from engines.contract import CHANCE, CLOCK, Match, Outcome, Seat, Setup, Value, places_of
from engines.sentences import IllegalMoveError
from engines.uluru.board import BIRDS, SEATS, Board
from engines.uluru.judge import Judgement, judge
from engines.uluru.moves import (
    ROWS,
    ChooseRow,
    DealCards,
    Move,
    Place,
    Ready,
    SandOut,
    Split,
    TakeOff,
)
from engines.uluru.piles import (
    LIGHT_THREES,
    TWO_STRENGTHS,
    Table,
    light_pile,
    pile,
    rounds,
    without,
)
from engines.uluru.wishes import DECK, Deal, Wish, cards


@dataclass(frozen=True)
class Round:
    """A round that has been judged; all of it is open to everybody."""

    start: int
    deal: Deal
    boards: tuple[Board, ...]
    judgements: tuple[Judgement, ...]


@dataclass(frozen=True)
class View:
    """What a seat sees: its own board, everybody's readiness, and the rounds gone by."""

    seat: int
    players: int
    options: Mapping[str, Value]
    rows: tuple[int | None, ...]
    deal: Deal | None
    board: Board
    ready: tuple[bool, ...]
    rounds: tuple[Round, ...]

    @property
    def own_deal(self) -> Deal | None:
        """The cards this seat plays to."""
        row = self.rows[self.seat]
        return self.deal if self.deal is None or row is None else self.deal.row(row)


class UluruMatch(Match[Move, View]):
    """Seats are dealt one set of cards and seat their birds at the same time."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        players = len(setup.seats)
        self._strengths = setup.options["variant"] == TWO_STRENGTHS
        self._threes: tuple[Wish, ...] = ()
        self.rows: list[int | None] = [None] * players
        self.deal: Deal | None = None
        self.boards = [Board()] * players
        self.ready = [False] * players
        self.rounds: list[Round] = []

    # Who may act, and how it stands.

    @property
    def players(self) -> range:
        return range(len(self.setup.seats))

    @property
    def start(self) -> int:
        """The start player of this round; it moves one to the left after every round."""
        return len(self.rounds) % len(self.players)

    @property
    def actors(self) -> tuple[int, ...]:
        if self.outcome is not None:
            return ()
        if self.deal is not None:
            placing = tuple(seat for seat in self.players if not self.ready[seat])
            return placing if self.sand is None else (*placing, CLOCK)
        if self._strengths and self._threes and None in self.rows:
            return tuple(seat for seat in self.players if self.rows[seat] is None)
        return (CHANCE,)

    @property
    def sand(self) -> int | None:
        hourglass = self.setup.options["hourglass"]
        return hourglass if self.deal is not None and isinstance(hourglass, int) else None

    @property
    def stones(self) -> tuple[int, ...]:
        """Everybody's stones so far."""
        return tuple(
            sum(each.judgements[seat].stones for each in self.rounds) for seat in self.players
        )

    @property
    def outcome(self) -> Outcome | None:
        if len(self.rounds) < rounds(self.setup.options["variant"]):
            return None
        stones = self.stones
        return Outcome("all rounds played", places_of([-each for each in stones]), stones)

    def own_deal(self, seat: int) -> Deal | None:
        """The cards a seat plays to: its row with two strengths, otherwise all of them."""
        row = self.rows[seat]
        return self.deal if self.deal is None or row is None else self.deal.row(row)

    @property
    def position(self) -> str:
        parts = [f"round {len(self.rounds) + 1}", f"stones {' '.join(map(str, self.stones))}"]
        if self._threes:
            parts.append(str(Split(self._threes)))
        if self.deal is not None:
            parts.append(f"deal {self.deal}")
        for seat in self.players:
            row = self.rows[seat]
            words = [f"{seat}:", "" if row is None else ROWS[row], str(self.boards[seat])]
            words.append("ready" if self.ready[seat] else "")
            parts.append(" ".join(word for word in words if word))
        return " | ".join(parts)

    def view(self, seat: int) -> View:
        return View(
            seat,
            len(self.players),
            self.setup.options,
            tuple(self.rows),
            self.deal,
            self.boards[seat],
            tuple(self.ready),
            tuple(self.rounds),
        )

    @classmethod
    def imagine(cls, view: Any, rng: random.Random) -> UluruMatch:
        match = cls(Setup(view.options, (Seat(),) * view.players, rng.getrandbits(32)))
        match.rows = list(view.rows)
        match.rounds = list(view.rounds)
        match.deal = view.deal
        match.ready = list(view.ready)
        match.boards = [
            view.board if seat == view.seat else match._any_board(rng) for seat in match.players
        ]
        if match._strengths:
            seen = [each.deal for each in (*view.rounds, view) if each.deal is not None]
            match._threes = _imagined_threes(seen, rng)
        return match

    def _any_board(self, rng: random.Random) -> Board:
        if self.deal is None:
            return Board()
        birds = [bird if rng.random() < 0.7 else None for bird in rng.sample(BIRDS, 8)]
        return Board(tuple(birds))

    # Moves.

    def _table(self) -> Table:
        used = [each.deal for each in self.rounds]
        if not self._strengths:
            everything = pile(self.setup.options["variant"])
            wishes = [wish for deal in used for wish in deal.wishes]
            return Table(self.setup.options, [without(everything, wishes)])
        light = light_pile(self._threes)
        piles = (light, without(DECK, light))
        return Table(
            self.setup.options,
            [
                without(piles[row], [wish for deal in used for wish in deal.row(row).wishes])
                for row in (0, 1)
            ],
        )

    def _moves(self, actor: int) -> Iterator[Move]:
        if actor == CHANCE:
            if self._strengths and not self._threes:
                return (Split(threes) for threes in combinations(cards(3), LIGHT_THREES))
            return (DealCards(deal) for deal in self._table().deals())
        if actor == CLOCK:
            alone = (SandOut(seat) for seat in self.players if not self.ready[seat])
            return iter((SandOut(), *alone))
        if self.deal is None:
            return iter((ChooseRow(0), ChooseRow(1)))
        return self._placements(actor)

    def _placements(self, seat: int) -> Iterator[Move]:
        board = self.boards[seat]
        for bird in BIRDS:
            for place in SEATS:
                if board[place] != bird:
                    yield Place(bird, place)
        for _, bird in board:
            yield TakeOff(bird)
        yield Ready()

    def _count(self, actor: int) -> int:
        if actor != CHANCE:
            return super()._count(actor)
        if self._strengths and not self._threes:
            return comb(len(cards(3)), LIGHT_THREES)
        return self._table().count()

    def _refusal(self, actor: int, move: Move) -> IllegalMoveError | None:
        if actor == CHANCE:
            return self._chance_refusal(move)
        if actor == CLOCK:
            if not isinstance(move, SandOut):
                return IllegalMoveError("The hourglass does nothing but run out.")
            if move.player is None or self._is_placing(move.player):
                return None
            return IllegalMoveError("No sand is running for this player.")
        if self.deal is None:
            if isinstance(move, ChooseRow):
                return None
            return IllegalMoveError("First choose the light row or the dark row.")
        board = self.boards[actor]
        if isinstance(move, Place):
            if board[move.seat] != move.bird:
                return None
            return IllegalMoveError("This bird already sits there.")
        if isinstance(move, TakeOff):
            if board.seat(move.bird) is not None:
                return None
            return IllegalMoveError("This bird is not on the board.")
        if isinstance(move, Ready):
            return None
        return IllegalMoveError("While the sand runs, birds are seated and nothing else.")

    def _is_placing(self, player: int) -> bool:
        return player in self.players and not self.ready[player]

    def _chance_refusal(self, move: Move) -> IllegalMoveError | None:
        if self._strengths and not self._threes:
            if isinstance(move, Split) and _is_light(move.light):
                return None
            return IllegalMoveError("The light pile takes 16 of the level 3 cards, in order.")
        if isinstance(move, DealCards) and self._table().holds(move.deal):
            return None
        return IllegalMoveError("These cards cannot be dealt from the piles of this match.")

    def _apply(self, actor: int, move: Move) -> None:
        if isinstance(move, Place):
            self.boards[actor] = self.boards[actor].place(move.bird, move.seat)
        elif isinstance(move, TakeOff):
            self.boards[actor] = self.boards[actor].take_off(move.bird)
        elif isinstance(move, DealCards):
            self.deal = move.deal
        elif isinstance(move, Split):
            self._threes = move.light
        elif isinstance(move, ChooseRow):
            self.rows[actor] = move.row
        else:
            self._stop(move.player if isinstance(move, SandOut) else actor)

    def _stop(self, player: int | None) -> None:
        """Nothing more is placed by this player, or by anybody; the last one brings the judge."""
        self.ready = [ready or player in (None, seat) for seat, ready in enumerate(self.ready)]
        if all(self.ready):
            self._judge()

    def _judge(self) -> None:
        assert self.deal is not None
        judgements = []
        for seat in self.players:
            own = self.own_deal(seat)
            assert own is not None
            judgements.append(judge(own, self.boards[seat]))
        self.rounds.append(Round(self.start, self.deal, tuple(self.boards), tuple(judgements)))
        self.deal = None
        self.boards = [Board()] * len(self.players)
        self.ready = [False] * len(self.players)

    def _draw(self, rng: random.Random) -> Move:
        if self._strengths and not self._threes:
            return Split(_in_order(set(rng.sample(cards(3), LIGHT_THREES))))
        return DealCards(self._table().draw(rng))

    def _copy_into(self, other: UluruMatch) -> None:
        other._strengths = self._strengths
        other._threes = self._threes
        other.rows = self.rows.copy()
        other.deal = self.deal
        other.boards = self.boards.copy()
        other.ready = self.ready.copy()
        other.rounds = self.rounds.copy()


def _in_order(chosen: set[Wish]) -> tuple[Wish, ...]:
    return tuple(wish for wish in cards(3) if wish in chosen)


def _is_light(threes: tuple[Wish, ...]) -> bool:
    return len(threes) == LIGHT_THREES and threes == _in_order(set(threes))


def _imagined_threes(deals: list[Deal], rng: random.Random) -> tuple[Wish, ...]:
    """A choice of light level 3 cards that agrees with everything that was dealt."""
    light = {wish for deal in deals for wish in deal.row(0).wishes if wish.level == 3}
    dark = {wish for deal in deals for wish in deal.row(1).wishes}
    unseen = [wish for wish in cards(3) if wish not in light and wish not in dark]
    light.update(rng.sample(unseen, LIGHT_THREES - len(light)))
    return _in_order(light)
