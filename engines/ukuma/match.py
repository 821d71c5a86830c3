"""A ukuma match: one game or first to two wins, both players at the same time or in turns."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from engines.contract import CHANCE, Match, Outcome, Seat, Setup, Value, places_of
from engines.sentences import IllegalMoveError
from engines.ukuma.cards import DECK, Card
from engines.ukuma.moves import Draw, Move, Place, Start, Throw
from engines.ukuma.rules import (
    PlacementError,
    Reason,
    Result,
    objections,
    placements,
    result,
)
from engines.ukuma.setup import CALM, Opening
from engines.ukuma.stock import Stock
from engines.ukuma.table import LETTERS, PLAYERS, Table, parse_size


class Phase(Enum):
    """How far a game is: the table is still to be laid, then the hands, then it goes on."""

    LAY = "lay"
    DEAL = "deal"
    PLAY = "play"


@dataclass(frozen=True)
class View:
    """What lies open for a seat: never the other hand, and no pile that lies face down.

    Who has watched the discard piles knows the order of a pile that was turned over; that is
    memory and not sight, so it is not shown again.
    """

    seat: int
    options: Mapping[str, Value]
    results: tuple[Result, ...]
    phase: Phase
    turn: int | None
    table: Table
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    piles: tuple[int, ...]
    discards: tuple[tuple[Card, ...], ...]

    def unseen(self, player: int) -> tuple[Card, ...]:
        """The cards of a player that this seat sees nowhere."""
        seen = {card for _, card in self.table.of(player)}.union(self.discards[player])
        if player == self.seat:
            seen.update(self.hand)
        return tuple(card for card in DECK if card not in seen)


class UkumaMatch(Match[Move, View]):
    """White is seat 0, Black seat 1.

    Nobody acts before both hands are dealt: that is the signal. Later one player draws while the
    other goes on.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.results: tuple[Result, ...] = ()
        self.phase = Phase.LAY
        self.turn: int | None = None
        self.table = Table(parse_size(str(setup.options["size"])))
        self.stocks = (Stock(), Stock())

    # Who may act, and how it stands.

    @property
    def calm(self) -> bool:
        """Whether the players take turns."""
        return self.setup.options["pace"] == CALM

    @property
    def actors(self) -> tuple[int, ...]:
        if self.outcome is not None:
            return ()
        drawing = self._drawing is not None
        if self.phase is not Phase.PLAY or (drawing and self.calm):
            return (CHANCE,)
        able = tuple(player for player in PLAYERS if self.stocks[player].hand)
        if self.turn in able:
            return (self.turn,)
        return (CHANCE, *able) if drawing else able

    @property
    def _drawing(self) -> int | None:
        """The first player who has cards to draw."""
        if self.phase is Phase.LAY:
            return None
        return next((player for player in PLAYERS if self.stocks[player].due), None)

    @property
    def wins(self) -> tuple[int, ...]:
        """The games each player has won; a draw counts for nobody."""
        return tuple(sum(each.winner == player for each in self.results) for player in PLAYERS)

    @property
    def outcome(self) -> Outcome | None:
        if not self.results:
            return None
        wins = self.wins
        if self.setup.options["games"] == 1:
            return Outcome(self.results[0].ending.value, places_of(wins), wins)
        return Outcome("two wins", places_of(wins), wins) if max(wins) == 2 else None

    @property
    def position(self) -> str:
        wins = self.wins
        parts = [f"game {len(self.results) + (self.phase is not Phase.LAY or not self.results)}"]
        parts.append(f"wins {wins[0]} {wins[1]}")
        if self.results and self.phase is Phase.LAY:
            parts.append(f"over by {self.results[-1].ending.value}")
        if self.turn is not None:
            parts.append(f"turn {LETTERS[self.turn]}")
        parts.append(" ".join(("table", str(self.table.size), str(self.table))).rstrip())
        for letter, stock in zip(LETTERS, self.stocks, strict=True):
            pile = stock.turned or (f"{len(stock.shuffled)} shuffled",)
            for name, cards in (("hand", stock.hand), ("pile", pile), ("discard", stock.discard)):
                parts.append(" ".join((letter, name, *map(str, cards))))
        return " | ".join(parts)

    def view(self, seat: int) -> View:
        return View(
            seat,
            self.setup.options,
            self.results,
            self.phase,
            self.turn,
            self.table,
            self.stocks[seat].hand,
            tuple(len(stock.hand) for stock in self.stocks),
            tuple(stock.pile for stock in self.stocks),
            tuple(stock.discard for stock in self.stocks),
        )

    @classmethod
    def imagine(cls, view: Any, rng: random.Random) -> UkumaMatch:
        match = cls(Setup(view.options, (Seat(), Seat()), rng.getrandbits(32)))
        match.results, match.phase, match.turn = view.results, view.phase, view.turn
        match.table = view.table
        own, other = view.seat, 1 - view.seat
        unseen = view.unseen(other)
        hand = tuple(rng.sample(unseen, view.hands[other]))
        stocks = {
            own: Stock(view.hand, view.unseen(own), (), view.discards[own]),
            other: Stock(hand, unseen, (), view.discards[other]).remove(hand),
        }
        match.stocks = (stocks[0], stocks[1])
        return match

    def undo_point(self, seat: int) -> int | None:
        """Only in calm games: an own move that has shown this seat no new cards.

        A person's answer stays; that of a bot is taken back with the move it answers.
        """
        if not self.calm or self.phase is not Phase.PLAY:
            return None
        for number, played in reversed(list(enumerate(self.played))):
            if played.actor == seat:
                return number
            if played.actor == CHANCE:
                if not isinstance(played.move, Draw) or played.move.player == seat:
                    return None
            elif self.setup.seats[played.actor].bot is None:
                return None
        return None

    # Moves.

    def _moves(self, actor: int) -> Iterator[Move]:
        if actor == CHANCE:
            return self._chances()
        return self._own_moves(actor)

    def _own_moves(self, player: int) -> Iterator[Move]:
        for card, cell in placements(self.table, player, self.stocks[player].hand):
            yield Place(card, cell)
        yield Throw()

    def _chances(self) -> Iterator[Move]:
        player = self._drawing
        if player is not None:
            return (Draw(player, cards) for cards in self.stocks[player].draws())
        return (Start(table) for table in self._opening.tables())

    @property
    def _opening(self) -> Opening:
        return Opening(self.table.size, self.setup.options["handicap"])

    def _count(self, actor: int) -> int:
        if actor != CHANCE:
            return super()._count(actor)
        player = self._drawing
        if player is not None:
            return self.stocks[player].count_draws()
        return self._opening.count()

    def _refusal(self, actor: int, move: Move) -> IllegalMoveError | None:
        if actor == CHANCE:
            return self._chance_refusal(move)
        if isinstance(move, Throw):
            return None
        if not isinstance(move, Place):
            return IllegalMoveError("A player places a card or throws the hand away.")
        if move.card not in self.stocks[actor].hand:
            return PlacementError((Reason.NOT_IN_HAND,))
        reasons = objections(self.table, actor, move.card, move.cell)
        return PlacementError(reasons) if reasons else None

    def _chance_refusal(self, move: Move) -> IllegalMoveError | None:
        if self.phase is Phase.LAY:
            if isinstance(move, Start) and self._opening.allows(move.table):
                return None
            return IllegalMoveError("A game does not start with these cards on the table.")
        player = self._drawing
        if player is not None and isinstance(move, Draw) and move.player == player:
            if self.stocks[player].may_draw(move.cards):
                return None
            return IllegalMoveError("These cards do not lie on top of the draw pile.")
        return IllegalMoveError("It is the other player who draws now.")

    def _apply(self, actor: int, move: Move) -> None:
        if isinstance(move, Start):
            self._start(move.table)
        elif isinstance(move, Draw):
            self._restock(move.player, self.stocks[move.player].take(move.cards))
            if self._drawing is None:
                self.phase = Phase.PLAY
        else:
            if isinstance(move, Place):
                self.table = self.table.put(actor, move.card, move.cell)
                self._restock(actor, self.stocks[actor].place(move.card))
            else:
                self._restock(actor, self.stocks[actor].throw())
            self.turn = 1 - actor if self.calm else None
            if isinstance(move, Place):
                self._judge(move)

    def _start(self, table: Table) -> None:
        white, black = (Stock().remove(card for _, card in table.of(p)) for p in PLAYERS)
        self.table, self.stocks, self.phase = table, (white, black), Phase.DEAL
        # In turns White begins the first game, Black the second.
        self.turn = len(self.results) % 2 if self.calm else None

    def _restock(self, player: int, stock: Stock) -> None:
        white, black = self.stocks
        self.stocks = (stock, black) if player == 0 else (white, stock)

    def _judge(self, placed: Place) -> None:
        white, black = self.stocks
        over = result(self.table, placed.cell, (white.cards, black.cards))
        if over is not None:
            self.results += (over,)
            self.phase, self.turn = Phase.LAY, None

    def _draw(self, rng: random.Random) -> Move:
        player = self._drawing
        if player is not None:
            return Draw(player, self.stocks[player].draw(rng))
        return Start(self._opening.draw(rng))

    def _copy_into(self, other: UkumaMatch) -> None:
        other.results, other.phase, other.turn = self.results, self.phase, self.turn
        other.table, other.stocks = self.table, self.stocks
