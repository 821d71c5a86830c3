"""The end: the bonus for face-down cards, explained, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp, sp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from device.language import mark
from engines.wongar.material import BONUS, KINDS
from engines.wongar.scoring import bonuses
from screens import matches
from screens.theme import faded, rgba
from screens.widgets.controls import Scroller, Words
from screens.wongar.look import picture, stone, symbol, write
from screens.wongar.sheets import Overlay

if TYPE_CHECKING:
    from screens.wongar.table import WongarTable

NARROW = 460  # dp of a row below which it folds
WHY = {
    "the scorpion has arrived": mark("The scorpion has reached the last space."),
    "an area has no card left": mark("The last card of an area has been taken."),
}


class FinalRow(Widget):
    """One player: cards of each kind, what they bring, and the total."""

    def __init__(
        self,
        letter: str,
        name: str,
        cards: tuple[int, ...],
        most: tuple[int, ...],
        before: int,
        bonus: int,
        won: bool,
        **kwargs: Any,
    ) -> None:
        super().__init__(size_hint_y=None, height=dp(56), **kwargs)
        self.bind(width=self._fold)
        self._shown = (letter, name, cards, most, before, bonus, won)
        self.bind(pos=self._draw, size=self._draw)

    def _fold(self, *_: Any) -> None:
        """On narrow glass the cards stand below the name."""
        self.height = dp(92) if self.width < dp(NARROW) else dp(56)

    def _draw(self, *_: Any) -> None:
        theme: Any = App.get_running_app().theme
        letter, name, cards, most, before, bonus, won = self._shown
        narrow = self.width < dp(NARROW)
        self.canvas.clear()
        with self.canvas:
            Color(*faded(theme.glow if won else theme.ink, 0.4 if won else 0.05))
            RoundedRectangle(pos=self.pos, size=self.size, radius=[dp(14)])
            side = dp(34)
            y = self.top - dp(26) if narrow else self.center_y
            symbol(letter, self.x + dp(8) + side / 2, y, side)
            if won:
                picture("crown", self.x + dp(10), y + side * 0.5, dp(22))
            left = self.x + side + dp(16)
            room = self.right - dp(72) - left if narrow else self.width * 0.26
            write(name, left, y, theme.body, theme.ink, won, 0, room - dp(6))
            write(str(before + bonus), self.right - dp(8), y, sp(24), theme.ink, across=1)
            if narrow:
                y, left = self.y + dp(24), self.x + dp(8)
            else:
                left += room
            end = self.right - (dp(80) if narrow else dp(150))
            for kind in KINDS:
                self._draw_cards(theme, kind, cards[kind], most[kind], y, left, (end - left) / 3)
            write(str(before), end + dp(28), y, sp(15), theme.ink_soft, False)
            write(f"+{bonus}", end + dp(64), y, sp(15), rgba("#2F7A47"))

    @staticmethod
    def _draw_cards(
        theme: Any, kind: int, count: int, most: int, y: float, left: float, share: float
    ) -> None:
        x = left + (kind + 0.5) * share
        best = count == most > 0
        if best:
            Color(*faded(theme.good, 0.35))
            wide = min(share * 0.96, dp(64))
            RoundedRectangle(pos=(x - wide / 2, y - dp(20)), size=(wide, dp(40)), radius=[dp(12)])
        stone(kind, "", x - dp(10), y, min(dp(28), share * 0.5))
        write(str(count), x + dp(8), y, sp(16), theme.ink, best, across=0)


class FinalSheet(Overlay):
    """The last reckoning."""

    def __init__(self, table: WongarTable, **kwargs: Any) -> None:
        app = table.app
        tr, session = app.tr, table.session
        outcome = session.match.outcome
        assert outcome is not None
        cards = [tuple(row) for row in table.collected()]
        bonus = bonuses(cards)
        most = tuple(max(row[kind] for row in cards) for kind in KINDS)
        winners = ", ".join(table.names[seat] for seat in outcome.winners)
        title = (
            tr("{name} wins", name=winners)
            if len(outcome.winners) == 1
            else tr("{names} share the win", names=winners)
        )
        super().__init__(
            [
                (tr("Play again"), lambda: matches.again(session)),
                (tr("To Home"), app.nav.home),
            ],
            title=title,
            words=tr(WHY[outcome.termination]),
            widest=680,
            **kwargs,
        )
        page = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(6))
        page.bind(minimum_height=page.setter("height"))
        letters = session.match.now.letters  # type: ignore[attr-defined]
        for seat in sorted(range(len(cards)), key=lambda seat: outcome.places[seat]):
            page.add_widget(
                FinalRow(
                    letters[seat],
                    table.names[seat],
                    cards[seat],
                    most,
                    outcome.scores[seat] - bonus[seat],
                    bonus[seat],
                    seat in outcome.winners,
                )
            )
        explained = tr(
            "For each kind, whoever has most face-down area cards of it gets {n} points; "
            "all who tie get them.",
            n=BONUS,
        )
        page.add_widget(Words(text=explained, color=app.theme.ink_soft, halign="center"))
        scroller = Scroller(bar_color=faded(app.theme.ink, 0.4), size_hint_y=None)
        scroller.add_widget(page)
        self.ids.body.add_widget(scroller)

        def fit(*_: Any) -> None:
            scroller.height = min(page.height, max(dp(120), self.height - dp(280)))

        page.bind(height=fit)
        self.bind(height=fit)
