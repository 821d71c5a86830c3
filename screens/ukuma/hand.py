"""One player's cards: the hand that fingers take from, the two piles, and what becomes of a drop.

The match is the truth. A drop becomes a move or is refused; either way every card comes to lie
where the match has it.
"""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.metrics import dp

from device.cues import Cue
from engines.sentences import IllegalMoveError
from engines.ukuma.cards import Card
from engines.ukuma.moves import Place, Throw
from engines.ukuma.rules import PlacementError, Reason, clashes, own_cells
from engines.ukuma.table import Cell
from screens.box import Box
from screens.session import Session
from screens.ukuma.cards import CardFigure
from screens.ukuma.fingers import HandLayer
from screens.ukuma.furniture import Furniture, Voice
from screens.ukuma.ground import TableGround
from screens.ukuma.layout import Places
from screens.widgets.drag import Spot

SYMBOLS = {
    Reason.RULE_1: "link-variant-off",
    Reason.RULE_2: "puzzle-outline",
    Reason.RULE_3: "arrow-expand-vertical",
    Reason.TAKEN: "lock-outline",
}


class Hand:
    """The cards of the player at `seat`, with their furniture."""

    def __init__(self, table: Any, seat: int, turned: bool) -> None:
        app = App.get_running_app()
        self._table = table
        self._cues = app.cues
        self.seat = seat
        self.session: Session = table.session
        self.ground: TableGround = table.ground
        self.plays = not self.session.is_bot(seat)
        self.still: bool = app.settings.reduced_motion
        self.furniture = Furniture(turned=turned, name=table.name_of(seat))
        self.voice = Voice(turned=turned)
        self.layer = HandLayer(self, still=self.still, size_hint=(None, None))
        self.edges: tuple[tuple[float, float], ...] = ((0.0, -1.0),)
        self.cards: dict[Card, CardFigure] = {}
        self._backs: list[CardFigure] = []  # dealt, and not turned over before the signal
        self._leaving: list[CardFigure] = []  # on the way to the discard pile
        self._slots: dict[Card, int] = {}
        self._places: Places | None = None
        self.pile = [self._figure(None) for _ in range(2)]
        self.discard = self._figure(None)
        furniture = self.furniture
        furniture.bind(on_throw=lambda *_: self.throw())

    def _figure(self, card: Card | None, face: float = 0) -> CardFigure:
        figure = CardFigure(self.seat, card, face=face, turned=self.ground.flipped)
        figure.away = -1 if self.furniture.turned else 1
        figure.size = self.ground.cell
        return figure

    @property
    def stock(self) -> Any:
        match: Any = self.session.match
        return match.stocks[self.seat]

    # Where things lie.

    def lay(self, zone: Box, places: Places, portrait: bool, edges: Any) -> None:
        """Take this part of the table."""
        self.layer.cancel()
        self.layer.pos, self.layer.size = self._table.pos, self._table.size
        self.edges = edges
        self._places = places
        calm = self.session.match.calm  # type: ignore[attr-defined]
        self.furniture.lay(zone, places, portrait, self.plays, calm)
        self.voice.lay(zone, places, portrait)
        self.layer.spots = self.ground.spots()
        self.sync()

    def _rest(self, figure: CardFigure, box: Box) -> None:
        figure.size = self.ground.cell
        figure.rest = self.furniture.out(box)
        figure.rest_stature = box.height / figure.height

    def sync(self) -> None:
        """Everything where the match has it, at once."""
        if self._places is None:
            return
        for figure in (*self.cards.values(), *self._backs):
            Animation.cancel_all(figure)
        for child in list(self.layer.children):
            self.layer.remove_widget(child)
        self.cards.clear()
        backs = len(self._backs)
        self._backs.clear()
        self._leaving.clear()
        hand = self.stock.hand
        if set(hand) - set(self._slots):
            self._slots = {card: slot for slot, card in enumerate(hand)}
        for card in hand:
            figure = self._figure(card, face=1 if self.plays else 0)
            self._rest(figure, self._places.slots[self._slots[card]])
            figure.jump()
            self.cards[card] = figure
            self.layer.add_widget(figure)
        if backs and not hand:
            self.deal_backs(jump=True)
        self._stack()

    def _stack(self) -> None:
        """The two piles as they are."""
        if self._places is None:
            return
        stock = self.stock
        waiting = len(self._backs)
        self.furniture.pile = stock.pile - waiting
        arrived = stock.discard[: max(0, len(stock.discard) - len(self._leaving))]
        self.furniture.discard = len(arrived)
        for number, figure in enumerate(self.pile):
            self._rest(figure, self._places.pile)
            x, y = figure.rest
            figure.rest = (x, y + dp(3) * number * (-1 if self.furniture.turned else 1))
            figure.jump()
            figure.opacity = 1 if stock.pile - waiting > number else 0
        self._rest(self.discard, self._places.discard)
        self.discard.jump()
        self.discard.card = arrived[-1] if arrived else None
        self.discard.face = 1
        self.discard.opacity = 1 if arrived else 0

    # What happens to the cards.

    def deal_backs(self, jump: bool = False) -> None:
        """Three cards face down, before the signal."""
        assert self._places is not None
        for slot, box in enumerate(self._places.slots[: self.stock.due]):
            figure = self._figure(None)
            self._rest(figure, self._places.pile)
            figure.jump()
            self._rest(figure, box)
            self._backs.append(figure)
            self.layer.add_widget(figure)
            figure.glide(self.still or jump, delay=0.07 * slot, face=0)
        self._stack()

    def drawn(self, cards: tuple[Card, ...]) -> None:
        """Three new cards, from the pile or turned up where they lie."""
        if self._places is None:
            return
        backs, self._backs = self._backs, []
        self._slots = {card: slot for slot, card in enumerate(cards)}
        face = 1 if self.plays else 0
        for slot, card in enumerate(cards):
            if slot < len(backs):
                figure = backs[slot]
                figure.card = card
            else:
                figure = self._figure(card)
                self._rest(figure, self._places.pile)
                figure.jump()
                self.layer.add_widget(figure)
            self._rest(figure, self._places.slots[slot])
            self.cards[card] = figure
            figure.glide(self.still, delay=0.06 * slot, face=face)
        self._cues.play(Cue.CARD)
        self._stack()

    def placed(self, move: Place) -> CardFigure:
        """A card leaves for the table; the figure is handed over."""
        figure = self.cards.pop(move.card)
        Animation.cancel_all(figure)
        self.layer.remove_widget(figure)
        self.voice.hush()
        return figure

    def thrown(self) -> None:
        """The hand goes to the discard pile."""
        assert self._places is not None
        self.layer.cancel()
        leaving = list(self.cards.values())
        self._leaving += leaving
        self.cards.clear()
        for number, figure in enumerate(leaving):
            figure.held = True
            self._rest(figure, self._places.discard)
            figure.glide(self.still, delay=0.04 * number)
            if self.still:
                self._gone(figure)
            else:
                gone = Animation(duration=0.34 + 0.04 * number)
                gone.bind(on_complete=lambda _, figure: self._gone(figure))
                gone.start(figure)
        self.voice.hush()
        self._cues.play(Cue.THROW)

    def _gone(self, figure: CardFigure) -> None:
        self.layer.remove_widget(figure)
        if figure in self._leaving:
            self._leaving.remove(figure)
        self._stack()

    def reach(self, card: Card, cell: Cell, share: float) -> None:
        """A bot's hand on its way: the card is so far from the hand to its cell."""
        figure = self.cards.get(card)
        if figure is None or self.still:
            return
        if not figure.held:
            figure.held = True
            Animation.cancel_all(figure)
            self.layer._to_front(figure)
        eased = share * share * (3 - 2 * share)
        (x, y), (to_x, to_y) = figure.rest, self.ground.at(cell)
        figure.stand_x, figure.stand_y = x + (to_x - x) * eased, y + (to_y - y) * eased
        figure.stature = figure.rest_stature + (1 - figure.rest_stature) * eased
        figure.lift = min(1.0, share * 4, (1 - share) * 5)
        figure.face = min(1.0, share * 1.8)

    def slip(self, card: Card) -> None:
        """A bot has brought a card where it does not fit."""
        figure = self.cards.get(card)
        if figure is not None and figure.held:
            self._cues.play(Cue.REFUSE)
            figure.refuse(self.give_up)

    def give_up(self) -> None:
        """What is on its way, or still shaking, goes back to the hand."""
        for figure in self.cards.values():
            if figure.held:
                figure.held = False
                figure.glide(self.still, face=1 if self.plays else 0)

    # What fingers do.

    def may_take(self, piece: CardFigure) -> bool:
        return bool(
            self.plays
            and self._table.open
            and piece.card in self.cards
            and self.seat in self.session.match.actors
        )

    def spot_of(self, piece: CardFigure) -> object:
        return None

    def accepts(self, piece: CardFigure, spot: Spot) -> bool:
        return True

    def lifted(self, piece: CardFigure) -> None:
        self._cues.play(Cue.LIFT)
        self._table.point_out()

    def glow(self, keys: set[Any]) -> None:
        self.ground.aim(self.seat, keys)
        self._table.point_out()

    def dropped(self, piece: CardFigure, spot: Spot | None) -> None:
        if spot is None or piece.card is None:
            return
        cell: Any = spot.key
        try:
            self.session.play(self.seat, Place(piece.card, cell))
        except PlacementError as refusal:
            self._refuse(piece, cell, refusal)
        except IllegalMoveError as refusal:
            self._back(piece, "hand-back-right-off-outline", refusal)

    def _refuse(self, piece: CardFigure, cell: Cell, refusal: PlacementError) -> None:
        """Shakes where it was dropped, says why, and goes back."""
        match: Any = self.session.match
        assert piece.card is not None
        theme = App.get_running_app().theme
        wrong: tuple[Cell, ...] = ()
        if refusal.reason is Reason.RULE_2:
            wrong = clashes(match.table, piece.card, cell)
        self._table.tell(*((each, theme.bad) for each in wrong or (cell,)))
        self._back(piece, SYMBOLS.get(refusal.reason, "close-thick"), refusal)

    def _back(self, piece: CardFigure, icon: str, refusal: IllegalMoveError) -> None:
        self._cues.play(Cue.REFUSE)
        self.voice.explain(icon, App.get_running_app().say(refusal))
        if not self.still:
            piece.held = True
            piece.refuse(lambda: self._released(piece))

    def _released(self, piece: CardFigure) -> None:
        piece.held = False
        self.layer.settle()

    def flicked(self) -> None:
        self.throw()

    def throw(self) -> None:
        """The rest of the hand away, and three new cards."""
        if not self._table.open or not self.plays:
            return
        try:
            self.session.play(self.seat, Throw())
        except IllegalMoveError as refusal:
            self.voice.explain("hand-back-right-off-outline", App.get_running_app().say(refusal))

    def fitting(self) -> set[Cell]:
        """Practice: where the cards that are held or chosen fit."""
        match: Any = self.session.match
        return {
            cell
            for figure in self.cards.values()
            if figure.card is not None and (figure.chosen or (figure.held and self.plays))
            for cell in own_cells(match.table, self.seat)
            if not clashes(match.table, figure.card, cell)
        }
