"""Hands at the ukuma table under test: whose turn it is to reach out, and for what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.contract import Seat
from engines.ukuma.cards import DECK
from engines.ukuma.moves import Place, Throw
from engines.ukuma.rules import Reason, objections
from engines.ukuma.table import PLAYERS, Cell
from screens.session import Session
from screens.ukuma.cards import CardFigure
from screens.ukuma.table import Stage, UkumaTable
from tests.screens.driver import Finger, Table

PEOPLE = (Seat("Mia"), Seat("Noah"))
SMALL = (400, 640)


class Ukuma:
    """The table of the app, and the hands at it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def begin(
        self, seats: Sequence[Seat] = PEOPLE, mode: str = "face", seed: int = 7, **options: Any
    ) -> Ukuma:
        app = self.table.app
        app.session = Session.begin(
            app.journal, app.clock, "ukuma", seats, options, seed, "match", {"mode": mode}
        )
        return self.visit()

    def visit(self) -> Ukuma:
        self.table.app.nav.go("ukuma")
        self.table.frames(4)
        return self

    @property
    def screen(self) -> UkumaTable:
        screen = self.table.app.nav.screen
        assert isinstance(screen, UkumaTable)
        return screen

    @property
    def session(self) -> Session:
        session = self.table.app.session
        assert session is not None
        return session

    @property
    def match(self) -> Any:
        return self.session.match

    # Beginning.

    def ready(self) -> None:
        """Every person taps, and the countdown runs to the signal."""
        for seat in self.session.people:
            self.table.tap(self.screen.hands[seat].voice._verdict.ids.button)
        self.table.until(lambda: self.screen.stage is Stage.PLAY)
        self.table.frames(30)

    # Reaching.

    def figure(self, seat: int, place: int = 0) -> CardFigure:
        hand = self.screen.hands[seat]
        return hand.cards[sorted(hand.cards)[place]]

    def legal(self, seat: int) -> list[Place]:
        return [move for move in self.match.legal_moves(seat) if isinstance(move, Place)]

    def wrong(self, seat: int, reason: Reason) -> Place:
        """A card and a cell that break this rule before all others."""
        match = self.match
        return next(
            Place(card, (x, y))
            for card in match.stocks[seat].hand
            for x in range(match.table.size.columns)
            for y in range(match.table.size.rows)
            if objections(match.table, seat, card, (x, y))[:1] == (reason,)
        )

    def take(self, figure: CardFigure) -> Finger:
        return self.table.finger((figure.stand_x, figure.stand_y))

    def over(self, seat: int, cell: Cell) -> tuple[float, float]:
        """Where a finger must be so that the card it carries lies over a cell."""
        x, y = self.screen.ground.at(cell)
        away_x, away_y = next(iter(self.screen.hands[seat].cards.values())).grip
        return x - away_x, y - away_y

    def put(self, seat: int, move: Place) -> None:
        figure = self.screen.hands[seat].cards[move.card]
        with self.take(figure) as finger:
            finger.move_to(self.over(seat, move.cell), steps=2)
        self.table.frames(2)

    def act(self, seat: int) -> None:
        """What this hand can do now: a card that fits, or three new ones."""
        moves = self.legal(seat)
        if moves:
            self.put(seat, moves[0])
        else:
            self.table.tap(self.screen.hands[seat].furniture.ids.throw)
        self.table.frames(24)

    def count(self) -> None:
        """72 cards, on the glass as in the match."""
        match = self.match
        for player in PLAYERS:
            cards = [*match.stocks[player].cards, *(card for _, card in match.table.of(player))]
            assert sorted(cards) == sorted(DECK)
        for hand in self.screen.hands:
            assert set(hand.cards) == set(match.stocks[hand.seat].hand)
        assert {
            cell: (figure.player, figure.card) for cell, figure in self.screen.lying.items()
        } == {cell: tuple(lying) for cell, lying in match.table.cards.items()}


def is_throw(move: object) -> bool:
    return isinstance(move, Throw)
