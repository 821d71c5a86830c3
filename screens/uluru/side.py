"""One player's place at the Uluru table: the wishes, the board, the perch and the birds.

The match is the truth. A place turns drops into moves, and after every move puts its birds where
the match has them.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from device.cues import Cue
from engines.sentences import IllegalMoveError
from engines.uluru.board import BIRDS, SEATS, Board, Seat
from engines.uluru.judge import content_seats
from engines.uluru.moves import Place as PlaceBird
from engines.uluru.moves import Ready, TakeOff
from screens.box import Box
from screens.session import Session
from screens.uluru.layout import Place
from screens.widgets.backdrop import Still
from screens.widgets.bird import BirdFigure
from screens.widgets.board import BoardGround
from screens.widgets.controls import Toast
from screens.widgets.drag import DragLayer, Spot
from screens.widgets.perch import Perch
from screens.widgets.turned import Turned
from screens.widgets.wishcard import WishCard

PERCH = "perch"

Builder.load_file(str(Path(__file__).with_suffix(".kv")))


class Side(Turned):
    """The place of the player at `seat`; birds can be moved while it is `open`."""

    seat = NumericProperty()
    name = StringProperty()
    open = BooleanProperty(False)
    done = BooleanProperty(False)
    helpful = BooleanProperty(False)
    """Practice: a card that is tapped shows the seats that would fulfil it now."""

    def __init__(self, session: Session, seat: int, **kwargs: Any) -> None:
        settings = App.get_running_app().settings
        self.session = session
        self._sure = False
        self._asked: tuple[int, int] | None = None
        super().__init__(seat=seat, **kwargs)
        symbols = settings.symbols
        self.cards = [WishCard(bird, symbols=symbols, shown=0) for bird in BIRDS]
        glow = Widget(size_hint=(None, None))
        self.board = BoardGround(over=glow.canvas)
        self.perch = Perch()
        self.birds = {bird: BirdFigure(bird, symbols=symbols) for bird in BIRDS}
        self.layer = DragLayer(self, still=settings.reduced_motion)
        still = Still(size_hint=(None, None))
        fixtures = tuple(reversed(self.children))
        self.clear_widgets()
        for widget in (*self.cards, self.board, self.perch, *fixtures):
            still.add_widget(widget)
        for widget in (still, glow, self.layer):
            self.add_widget(widget)
        for bird in reversed(BIRDS):
            self.layer.add_widget(self.birds[bird])
        for card in self.cards:
            card.bind(on_release=self._ask)
        self.bind(open=self._close)

    def let_go(self) -> None:
        """This place is left for good."""
        self.layer.cancel()
        for picture in (self.board, *self.cards):
            picture.let_go()

    # What the match says.

    @property
    def seated(self) -> Board:
        match: Any = self.session.match
        board: Board = match.boards[self.seat]
        return board

    def deal_out(self) -> None:
        """The cards of this round, as this player has them."""
        match: Any = self.session.match
        row = match.rows[self.seat]
        for card in self.cards:
            card.wishes = match.deal.cards[card.bird] if match.deal is not None else ()
            card.faint = frozenset() if row is None else frozenset({1 - row})

    def show_wishes(self, turning: bool) -> None:
        """The cards are face up from now on."""
        for number, card in enumerate(self.cards):
            if turning:
                card.turn_up(number * 0.008)
            else:
                card.shown = 1

    def sync(self, jump: bool = False) -> None:
        """Every bird where the match has it."""
        board = self.seated
        tall = self.board.bird_height
        small = min(1.0, self.perch.bird_height / tall) if tall else 1.0
        for bird, figure in self.birds.items():
            seat = board.seat(bird)
            figure.height = tall
            figure.rest = self.perch.place(bird) if seat is None else self.board.seat_at(seat)
            figure.rest_stature = small if seat is None else 1.0
            if jump:
                figure.jump()
        if jump:
            self.layer.order()
        self._answer()

    # Where things lie.

    def lay(self, half: Box, place: Place) -> None:
        """Take this part of the table."""
        self.layer.cancel()
        self.pos, self.size = half[:2], half[2:]
        left, low = half[:2]
        for card, box in zip(self.cards, place.cards, strict=True):
            card.pos, card.size = (left + box.x, low + box.y), box[2:]
        self.perch.columns = place.perch_columns
        self._put(self.board, place.board)
        self._put(self.perch, place.perch)
        self._put(self.ids.ready, place.ready)
        self._put(self.ids.name, place.name or Box(0, 0, 0, 0))
        self.layer.pos, self.layer.size = self.pos, self.size
        reach = self.board.seat_width * 0.95
        perch = self.perch
        self.layer.spots = (
            *(Spot(seat, *self.board.seat_at(seat), reach) for seat in SEATS),
            Spot(PERCH, *perch.center, 0, perch.width, perch.height, many=True),
        )
        self.sync(jump=True)

    def _put(self, widget: Any, box: Box) -> None:
        widget.pos = (self.x + box.x, self.y + box.y)
        widget.size = box[2:]

    # What the drag layer asks and tells.

    def may_take(self, piece: BirdFigure) -> bool:
        return self.open

    def spot_of(self, piece: BirdFigure) -> object:
        seat = self.seated.seat(piece.bird)
        return PERCH if seat is None else seat

    def accepts(self, piece: BirdFigure, spot: Spot) -> bool:
        return self.open

    def lifted(self, piece: BirdFigure) -> None:
        App.get_running_app().cues.play(Cue.LIFT)

    def dropped(self, piece: BirdFigure, spot: Spot | None) -> None:
        board, bird = self.seated, piece.bird
        self._sure = False
        if spot is None or spot.key == self.spot_of(piece):
            return
        move: Any = TakeOff(bird)
        cue = Cue.PLACE
        if isinstance(spot.key, Seat):
            move = PlaceBird(bird, spot.key)
            cue = Cue.PLACE if board[spot.key] is None else Cue.SWAP
        if self._play(move):
            App.get_running_app().cues.play(cue)

    def glow(self, keys: set[object]) -> None:
        self.board.glowing = frozenset(key for key in keys if isinstance(key, Seat))

    def _play(self, move: Any) -> bool:
        try:
            self.session.play(self.seat, move)
        except IllegalMoveError as refusal:
            Toast.show(App.get_running_app().say(refusal))
            return False
        self.sync()
        return True

    def _close(self, *_: Any) -> None:
        if not self.open:
            self.layer.cancel()
            self.board.glowing = frozenset()

    # Ready, and practice.

    def press_ready(self) -> None:
        """Ready early; with birds on the perch only when it is meant."""
        app = App.get_running_app()
        missing = len(self.seated.unplaced)
        if missing and not self._sure:
            self._sure = True
            Toast.show(
                app.tr(
                    "{n} bird has no seat. Tap again if that is meant.|"
                    "{n} birds have no seat. Tap again if that is meant.",
                    n=missing,
                )
            )
            return
        if self._play(Ready()):
            app.cues.play(Cue.PLACE)

    def _ask(self, card: WishCard) -> None:
        """Practice: which seats would fulfil this card now?"""
        if not self.helpful or not self.open:
            return
        rows = len(card.wishes)
        asked = (
            card.bird,
            self._asked[1] + 1 if self._asked and self._asked[0] == card.bird else 0,
        )
        self._asked = asked if asked[1] < rows else None
        self._answer()

    def explain(self, bird: Any | None) -> None:
        """The card of this bird and the seats that would fulfil it glow, move after move."""
        self._asked = None if bird is None else (bird, 0)
        self._answer()

    def _answer(self) -> None:
        match: Any = self.session.match
        deal = match.own_deal(self.seat)
        if deal is None or not self.open:
            self._asked = None
        bird, row = self._asked or (None, 0)
        for card in self.cards:
            card.glowing = card.bird == bird
        self.board.lit = (
            frozenset()
            if bird is None
            else content_seats(deal, self.seated, BIRDS[bird], min(row, len(deal.cards[bird]) - 1))
        )

    def point_out(self, bird: Any, seat: Seat) -> None:
        """A hint: this bird, this seat."""
        self._asked = None
        self._answer()
        self.board.lit = frozenset({seat})
        self.birds[bird].fidget()
        self.layer.choose(self.birds[bird])

    def live(self) -> None:
        """One of the birds looks about."""
        idle = [bird for bird in self.birds.values() if not bird.held and not bird.lift]
        if idle and not self.layer.still:
            random.choice(idle).fidget()
