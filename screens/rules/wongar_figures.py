"""Live figures for the rules of Wongar, drawn by the widgets of its table."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from kivy.app import App
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from engines.contract import CHANCE, Seat
from engines.wongar import GAME
from engines.wongar.board import board
from engines.wongar.material import BY_ANCESTOR, BY_ELDER, KINDS
from engines.wongar.scoring import NOBODY, Scored, clockwise, majorities
from engines.wongar.views import View
from screens.box import Box
from screens.widgets.controls import SheetPill, Words
from screens.wongar.ground import CARD, AreaMap
from screens.wongar.look import area_card, glow_box, ritual_card
from screens.wongar.standing import Standing
from screens.wongar.telling import Teller
from screens.wongar.track import Track
from screens.wongar.words import CARDS, DOES, FIGURES, RITUALS

NAMES = ("Ada", "Ben", "Cleo")


@cache
def laid() -> View:
    """A table just laid."""
    match = GAME.start([Seat(colour=letter) for letter in "rbg"], seed=11)
    while CHANCE in match.actors:
        match.draw()
    return match.view(0)


class LiveFigure(BoxLayout):
    """Something to touch, and a sentence about it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, spacing=dp(8), **kwargs)
        self.bind(minimum_height=self.setter("height"))
        theme: Any = App.get_running_app().theme
        self.told = Words(color=theme.ink, halign="center")
        self.pills = BoxLayout(size_hint_y=None, height=0, spacing=dp(8))

    def offer(self, *texts: str) -> None:
        """Choices above the picture; `choose` is told which was taken."""
        tr = App.get_running_app().tr
        for number, text in enumerate(texts):
            pill = SheetPill(text=tr(text), widest=dp(200))
            pill.bind(on_release=lambda _, number=number: self.choose(number))
            pill.number = number
            self.pills.add_widget(pill)
        self.pills.bind(minimum_height=self.pills.setter("height"))
        self.add_widget(self.pills)

    def choose(self, number: int) -> None:
        for pill in self.pills.children:
            pill.chosen = pill.number == number


class ReachFigure(LiveFigure):
    """Where a figure may go: tap an area to stand there."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.figure = 0
        self.area = board().ancestor
        self.map = AreaMap(board=board())
        self.map.size_hint = (1, None)
        self.map.bind(on_area=lambda _, area: self.stand(area))
        self.map.bind(width=self._grow)
        self.offer(*FIGURES)
        self.add_widget(self.map)
        self.choose(0)

    def _grow(self, _map: Widget, width: float) -> None:
        self.map.height = width * 0.62

    def choose(self, number: int) -> None:
        super().choose(number)
        self.figure = number
        self.stand(self.area)

    @property
    def reach(self) -> frozenset[int]:
        near = board().neighbours if self.figure == 0 else board().within_two
        return frozenset(near[self.area])

    def stand(self, area: int) -> None:
        self.area = area
        stands = (area, area)
        view = replace(laid(), stands=stands)
        self.map.show(view, self.reach, figures=(self.figure,))


class CardsFigure(LiveFigure):
    """The area cards; a tap tells what a card does."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.row = CardRow(list(CARDS))
        self.row.bind(on_card=lambda _, card: self.show(card))
        self.add_widget(self.row)
        self.add_widget(self.told)
        self.show(next(iter(CARDS)))

    def show(self, card: int) -> None:
        tr = App.get_running_app().tr
        self.row.chosen = card
        self.row.draw()
        self.told.text = f"{tr(CARDS[card])}: {tr(DOES[card], area=tr(board().areas[1]))}"


class RitualsFigure(LiveFigure):
    """The ritual cards."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.row = CardRow(list(range(len(RITUALS))), rituals=True)
        self.row.bind(on_card=lambda _, card: self.show(card))
        self.add_widget(self.row)
        self.add_widget(self.told)
        self.show(0)

    def show(self, card: int) -> None:
        self.row.chosen = card
        self.row.draw()
        self.told.text = App.get_running_app().tr(RITUALS[card])


class CardRow(Widget):
    """Cards side by side, in as many rows as keep them large."""

    __events__ = ("on_card",)

    def __init__(self, cards: list[int], rituals: bool = False, **kwargs: Any) -> None:
        super().__init__(size_hint_y=None, height=dp(100), **kwargs)
        self.cards = cards
        self.rituals = rituals
        self.chosen = cards[0]
        self.boxes: dict[int, Box] = {}
        self.bind(pos=self.draw, size=self.draw)

    def draw(self, *_: Any) -> None:
        gap = dp(10)
        across = len(self.cards)
        while across > 4 and (self.width - gap * (across - 1)) / across < dp(60):
            across = -(-across // 2)
        wide = min(dp(88), (self.width - gap * (across - 1)) / across)
        tall = wide * CARD
        rows = -(-len(self.cards) // across)
        self.height = rows * (tall + gap)
        left = self.center_x - (across * (wide + gap) - gap) / 2
        self.boxes = {
            card: Box(
                left + (k % across) * (wide + gap),
                self.top - tall - (k // across) * (tall + gap),
                wide,
                tall,
            )
            for k, card in enumerate(self.cards)
        }
        self.canvas.clear()
        with self.canvas:
            for card, box in self.boxes.items():
                (ritual_card if self.rituals else area_card)(card, *box)
                if card == self.chosen:
                    glow_box(*box, wide * 0.16)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        for card, box in self.boxes.items():
            if box.x <= touch.x <= box.right and box.y <= touch.y <= box.top:
                self.dispatch("on_card", card)
                return True
        return False

    def on_card(self, card: int) -> None: ...


class MajorityFigure(LiveFigure):
    """Stones that can be sent home, and who would score then."""

    START = (2, 1, 0, 2, 0, 1, 1, 3, 0)
    ORDER = clockwise(1, 3)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.stones = self.START
        self.standing = Standing(
            order=self.ORDER, letters="rbg", worth=3, size_hint_y=None, height=dp(176)
        )
        self.standing.bind(on_stone=self._away)
        self.add_widget(self.standing)
        self.add_widget(self.told)
        self.show()

    def _away(self, _standing: Standing, kind: int, seat: int) -> None:
        stones = list(self.stones)
        stones[seat * 3 + kind] -= 1
        self.stones = tuple(stones) if any(stones) else self.START
        self.show()

    def show(self) -> None:
        teller = Teller(App.get_running_app().tr, NAMES)
        self.standing.stones = self.stones
        self.standing.targets = {kind: frozenset(range(3)) for kind in KINDS}
        winners = majorities(self.stones, self.ORDER)
        scored = Scored(0, BY_ANCESTOR, 3, self.stones, self.ORDER, winners)
        self.told.text = "\n".join(
            teller.reason(scored, kind) for kind in KINDS if winners[kind] != NOBODY
        )


class TrackFigure(LiveFigure):
    """The scorpion goes on by a tap; what a majority is worth changes with it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.track = Track(board=board())
        self.track.size_hint = (1, None)
        self.track.height = dp(48)
        self.track.bind(width=self._fit)
        self.add_widget(self.track)
        self.add_widget(self.told)
        self.go_on(0)

    def _fit(self, _track: Widget, width: float) -> None:
        self.track.compact = width < dp(480)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.track.collide_point(*touch.pos):
            return bool(super().on_touch_down(touch))
        self.go_on((self.track.space + 1) % (board().last_space + 1))
        return True

    def go_on(self, space: int) -> None:
        self.track.space = space
        tr = App.get_running_app().tr
        self.told.text = tr(
            "Scorpion on {space}: the Elder brings {elder}, the Ancestor {ancestor}, both {both}.",
            space=space,
            elder=board().worth(space, BY_ELDER),
            ancestor=board().worth(space, BY_ANCESTOR),
            both=board().worth(space, BY_ANCESTOR | BY_ELDER),
        )
