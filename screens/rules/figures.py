"""Live figures for the rules of Uluru: drawn by its table's widgets, reckoned by its engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.input import MotionEvent
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from engines.uluru.board import BIRDS, SEATS, Bird, Board, Relation, Seat
from engines.uluru.chains import Demand
from engines.uluru.judge import judge
from engines.uluru.wishes import Deal, Wish
from screens.uluru.hearing import Step, costs, verdict_at
from screens.uluru.judged import JudgedBoard, JudgedCard
from screens.uluru.steps import Sentence
from screens.uluru.telling import Teller
from screens.widgets.board import ASPECT, BoardPicture
from screens.widgets.controls import SheetPill

Builder.load_file(str(Path(__file__).with_suffix(".kv")))


class TouchedBoard(BoardPicture):
    """A board that tells which seat was tapped."""

    __events__ = ("on_seat",)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        seat = self._nearest(*touch.pos)
        if seat is not None:
            self.dispatch("on_seat", seat)
        return True

    def _nearest(self, x: float, y: float) -> Seat | None:
        def gap(seat: Seat) -> float:
            there_x, there_y = self.seat_at(seat)
            return float(((x - there_x) ** 2 + (y - there_y) ** 2) ** 0.5)

        nearest = min(SEATS, key=gap)
        return nearest if gap(nearest) <= max(dp(32), self.seat_width) else None

    def on_seat(self, seat: Seat) -> None:
        """Somebody tapped this seat."""


class BoardFigure(BoxLayout):
    """A board with something above or below it, as tall as it needs to be."""

    told = StringProperty()

    def __init__(self, board: BoardPicture, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.board = board
        self.ids.holder.add_widget(board)
        self.ids.holder.bind(pos=self._lay, size=self._lay)

    def _lay(self, holder: Widget, *_: Any) -> None:
        wide = min(holder.width, dp(520))
        self.board.size = (wide, wide / ASPECT)
        self.board.pos = (holder.x + (holder.width - wide) / 2, holder.y)
        holder.height = self.board.height + self.board.bird_height * 0.12

    def _offer(self, texts: Sequence[str], choose: Any) -> None:
        for number, text in enumerate(texts):
            pill = SheetPill(text=App.get_running_app().tr(text), widest=dp(240))
            pill.number = number
            pill.bind(on_release=lambda _, number=number: choose(number))
            self.ids.pills.add_widget(pill)

    def _spread_cards(self, cards: Sequence[JudgedCard], ask: Any) -> None:
        for card in cards:
            card.size_hint = (None, None)
            card.bind(on_release=ask)
            self.ids.cards.add_widget(card)
        self.ids.cards.bind(width=self._lay_cards)
        self._lay_cards()

    def _lay_cards(self, *_: Any) -> None:
        """As many cards in a row as stay large enough for a finger."""
        cards, gap = self.ids.cards.children, dp(8)
        room = self.ids.cards.width
        across = len(cards)
        while across > 3 and (room - (across - 1) * gap) / across < dp(58):
            across = -(-across // 2)
        wide = min(dp(96), (room - (across - 1) * gap) / across - 0.5)
        rows = max(len(card.wishes) for card in cards)
        used = across * wide + (across - 1) * gap
        self.ids.cards.padding = (max(0, (room - used) / 2 - 1), 0)
        for card in cards:
            card.size = (wide, wide * (0.34 + 0.76 * rows))

    def _choose(self, chosen: int) -> None:
        for pill in self.ids.pills.children:
            pill.chosen = pill.number == chosen


class GroupsFigure(BoardFigure):
    """Groups of seats that light up when their name is tapped."""

    def __init__(self, groups: Mapping[str, frozenset[Seat]], **kwargs: Any) -> None:
        super().__init__(TouchedBoard(), **kwargs)
        self._groups = list(groups.items())
        self._offer(list(groups), self.choose)
        self.board.bind(on_seat=lambda _, seat: self._tell(seat))
        self.choose(0)

    def choose(self, number: int) -> None:
        self._choose(number)
        self.board.lit = self._groups[number][1]
        self.board.glowing = frozenset()
        self.told = ""

    def _tell(self, seat: Seat) -> None:
        """All groups that a seat belongs to."""
        tr = App.get_running_app().tr
        self._choose(-1)
        self.board.lit, self.board.glowing = frozenset(), frozenset({seat})
        self.told = ", ".join(tr(name) for name, seats in self._groups if seat in seats)


class PairsFigure(BoardFigure):
    """Seats that stand to each other in some way: tap one, and the others light up."""

    def __init__(self, relations: Mapping[str, Relation], **kwargs: Any) -> None:
        super().__init__(TouchedBoard(), **kwargs)
        self._relations = list(relations.values())
        self._relation = 0
        self.seat = Seat.L2
        self._offer(list(relations), self.choose)
        self.board.bind(on_seat=lambda _, seat: self.look_from(seat))
        self.choose(0)

    def choose(self, number: int) -> None:
        self._relation = number
        self._choose(number)
        self.look_from(self.seat)

    def look_from(self, seat: Seat) -> None:
        self.seat = seat
        self.board.glowing = frozenset({seat})
        self.board.lit = self._relations[self._relation][seat]
        self.told = (
            ""
            if self.board.lit
            else App.get_running_app().tr("Nobody can be so to a bird on this seat.")
        )


class WishFigure(BoardFigure):
    """Wish cards, and the seats that fulfil the one that was tapped.

    A tap on the board puts the bird that the wish names on another seat. With `contrary` the
    seats are those that fulfil the contrary.
    """

    wisher = Bird.ORANGE

    def __init__(self, wishes: Sequence[Wish], contrary: bool = False, **kwargs: Any) -> None:
        super().__init__(TouchedBoard(), **kwargs)
        self._contrary = contrary
        symbols = App.get_running_app().settings.symbols
        self._spread_cards(
            [JudgedCard(self.wisher, wishes=(wish,), symbols=symbols) for wish in wishes],
            lambda card: self.choose(card.wishes[0]),
        )
        self.wish = wishes[0]
        self.seat = Seat.L2
        self.board.bind(on_seat=lambda _, seat: self.look_from(seat))
        self.choose(wishes[0])

    def choose(self, wish: Wish) -> None:
        self.wish = wish
        for card in self.ids.cards.children:
            card.glowing = card.wishes[0] == wish
        self.told = Teller(App.get_running_app().language).tr(
            "{bird} wants {demand}.", bird=self.wisher, demand=Demand(wish, self._contrary)
        )
        self.look_from(self.seat)

    def look_from(self, seat: Seat) -> None:
        self.seat = seat
        named = self.wish.bird
        self.board.board = Board() if named is None else Board().place(named, seat)
        self.board.lit = Demand(self.wish, self._contrary).seats(self.board.board)


class JudgeFigure(BoardFigure):
    """Cards under judgement: tap one, and its verdict is spelled out on the board below."""

    outcome = StringProperty()
    good = BooleanProperty(True)
    judged = BooleanProperty(False)

    __events__ = ("on_asked",)

    def __init__(
        self, deal: Deal, board: Board, birds: Sequence[Bird] = BIRDS, **kwargs: Any
    ) -> None:
        symbols = App.get_running_app().settings.symbols
        super().__init__(JudgedBoard(symbols=symbols), **kwargs)
        self._deal = deal
        self._judgement = judge(deal, board)
        self.board.board = board
        self.step = Step(birds[0], 0)
        self.cards = {
            bird: JudgedCard(bird, wishes=deal.cards[bird], symbols=symbols) for bird in birds
        }
        for bird, card in self.cards.items():
            rows = range(len(deal.cards[bird]))
            card.signs = {row: not costs(self._judgement, Step(bird, row)) for row in rows}
        self.board.verdicts = {bird: all(card.signs.values()) for bird, card in self.cards.items()}
        self._spread_cards(list(self.cards.values()), self._ask)
        self.show(self.step)

    def _ask(self, card: JudgedCard) -> None:
        """A tap on a card; another one goes to its second wish."""
        rows = len(card.wishes)
        row = (self.step.card + 1) % rows if self.step.bird == card.bird else 0
        self.show(Step(card.bird, row))
        self.dispatch("on_asked")

    def on_asked(self) -> None:
        """Somebody wants to read the words, which may lie beyond the edge of the page."""

    def show(self, step: Step) -> None:
        """Spells a verdict out."""
        self.step = step
        teller = Teller(App.get_running_app().language)
        verdict = verdict_at(self._judgement, step)
        self.good = not costs(self._judgement, step)
        for bird, card in self.cards.items():
            card.glowing = bird == step.bird
        self.board.explain(verdict)
        if verdict is None:
            lines, self.outcome = teller.missing(step.bird), ""
        else:
            lines = teller.verdict(verdict, self.board.board)
            self.outcome = teller.outcome(verdict)
        self.judged = bool(self.outcome)
        self.ids.lines.clear_widgets()
        for line in lines:
            self.ids.lines.add_widget(Sentence(bird=line.bird, text=line.text))
