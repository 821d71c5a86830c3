"""Live figures for the rules of ukuma: a small table to try cards on, judged by the engine."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.widget import Widget

from device.language import mark
from engines.contract import Seat
from engines.ukuma.cards import Card, parse_card
from engines.ukuma.rules import Ending, Result, clashes, objections, spread_out, win
from engines.ukuma.table import WHITE, Cell, Size, parse_table
from screens import matches
from screens.box import Box
from screens.ukuma.cards import CardFigure
from screens.ukuma.endings import REASONS, deciding_cells
from screens.ukuma.ground import TableGround
from screens.widgets.controls import RoundButton, Words

LARGEST = 66  # dp of a cell
SIZE = Size(5, 5)
FITS = mark("It fits.")


class TryFigure(Widget):
    """Tap a card of the hand, then a cell: it stays, or comes back with the rule it breaks."""

    told = StringProperty()

    def __init__(self, laid: str, hand: str, told: str = "", size: Size = SIZE) -> None:
        super().__init__(size_hint_y=None)
        app = App.get_running_app()
        self.table = parse_table(laid, size)
        self.hand = tuple(parse_card(name) for name in hand.split())
        self.ground = TableGround(size)
        self.cards = [CardFigure(WHITE, card) for card in self.hand]
        self._lying = {
            cell: CardFigure(player, card) for cell, (player, card) in self.table.cards.items()
        }
        self._words = Words(color=app.theme.ink, halign="center", size_hint=(None, None))
        self.chosen: CardFigure | None = None
        self._tried: Cell | None = None
        for child in (self.ground, *self._lying.values(), self.ground.frames, *self.cards):
            self.add_widget(child)
        self.add_widget(self._words)
        self.bind(told=lambda _, text: setattr(self._words, "text", text))
        self.told = told
        for cause in ("pos", "width"):
            self.fbind(cause, self._lay)
        self._words.bind(texture_size=self._lay)
        self._lay()

    # Layout.

    def _lay(self, *_: Any) -> None:
        columns, rows = self.ground.cells
        wide = min(dp(LARGEST), (self.width - dp(24)) / (columns + 0.4))
        if wide <= 0:
            return
        tall = wide
        board_wide, board_tall = columns * wide + dp(16), (rows + 0.3) * tall + dp(8)
        words = self._words
        words.width = self.width
        words.text_size = (self.width, None)
        line = max(dp(26), words.texture_size[1])
        hand = tall * 1.5 if self.cards else 0
        self.height = board_tall + hand + line + dp(16)
        middle = self.x + self.width / 2  # center_x is told of a new width after us
        low = self.y + self.height - board_tall - dp(4)
        box = Box(middle - board_wide / 2, low, board_wide, board_tall)
        self.ground.lay(box, (wide, tall))
        words.height = line
        words.pos = (self.x, self.y + dp(2))
        for cell, figure in self._lying.items():
            figure.size = (wide, tall)
            figure.rest = self.ground.at(cell)
            figure.jump()
        step = wide * 1.35
        left = middle - step * (len(self.cards) - 1) / 2
        for number, figure in enumerate(self.cards):
            figure.size = (wide, tall)
            at_hand = (left + number * step, box.y - hand * 0.52)
            on_table = figure is self.chosen and self._tried is not None
            figure.rest = self.ground.at(self._tried) if on_table else at_hand
            figure.jump()

    # Trying.

    def choose(self, figure: CardFigure) -> None:
        """The next tap on a cell is about this card."""
        self.take_back()
        self.chosen = figure
        for each in self.cards:
            each.chosen = each is figure

    def try_at(self, cell: Cell) -> None:
        """Puts the chosen card there, or says why it may not lie there."""
        app, figure = App.get_running_app(), self.chosen
        if figure is None or figure.card is None:
            return
        card: Card = figure.card
        reasons = objections(self.table, WHITE, card, cell)
        if reasons:
            wrong = clashes(self.table, card, cell) if len(reasons) == 1 else ()
            self.ground.tell(*((each, app.theme.bad) for each in wrong or (cell,)))
            self.told = app.say(reasons[0].value)
            if not app.settings.reduced_motion:
                figure.refuse(lambda: None)
            return
        self._tried = cell
        figure.chosen = False
        self.ground.tell()
        self._lay()
        table = self.table.put(WHITE, card, cell)
        won = win(table, WHITE, cell)
        figure.shine = 0 if won is None else 1
        if won is not None:
            self.told = f"{app.tr('You win!')} {app.tr(REASONS[won])}"
        elif spread_out(table):
            sides = deciding_cells(table, Result(None, Ending.SIDES, cell))
            self.ground.tell(*((each, app.theme.glow) for each in sides))
            self.told = f"{app.tr('A draw')}. {app.tr(REASONS[Ending.SIDES])}"
        else:
            self.told = app.tr(FITS)

    def take_back(self) -> None:
        """Everything as it was."""
        self.ground.tell()
        self._tried = None
        if self.chosen is not None:
            self.chosen.shine = 0
            self.chosen.chosen = False
            self.chosen = None
        self._lay()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.cards or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        near = [(gap, card) for card in self.cards if (gap := card.touched(*touch.pos)) is not None]
        if near:
            self.choose(min(near, key=lambda each: each[0])[1])
            return True
        for spot in self.ground.spots():
            if spot.gap(*touch.pos) == 0:
                self.try_at(spot.key)  # type: ignore[arg-type]
        return True


class GuideDoor(RoundButton):
    """Leads to the guided first minute."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(
            text=App.get_running_app().tr("Try it by hand"),
            primary=True,
            pos_hint={"center_x": 0.5},
            **kwargs,
        )

    def on_release(self) -> None:
        app = App.get_running_app()
        seats = (Seat(), Seat(app.tr("Dingo"), bot="child", colour="black"))
        options = {"size": "7x7", "games": 1, "pace": "calm"}
        matches.begin_after_asking("ukuma", seats, options, "practice", {"mode": "guide"})
