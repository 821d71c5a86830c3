"""Sheets over the table: choosing rituals, the scoring, an area in large, the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.factory import Factory
from kivy.graphics import Color, Line, RoundedRectangle
from kivy.input import MotionEvent
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from engines.wongar.material import KINDS
from engines.wongar.scoring import Scored
from screens.theme import faded
from screens.widgets.controls import Pressable, RoundButton, Scroller, Words
from screens.wongar.look import ritual_card
from screens.wongar.standing import Standing
from screens.wongar.telling import Line as Told
from screens.wongar.telling import Teller
from screens.wongar.words import RITUALS

Builder.load_file(str(Path(__file__).with_suffix(".kv")))

Way = tuple[str, Callable[[], object]]
NARROW = 440  # dp of a sheet below which its cards lie in two rows


class SheetButton(RoundButton):
    """A choice on a sheet."""


class Overlay(FloatLayout):
    """A parchment sheet over the veiled table; no finger gets past it."""

    title = StringProperty()
    words = StringProperty()
    widest = NumericProperty(560)
    full = BooleanProperty(False)

    def __init__(self, ways: Sequence[Way] = (), **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for number, (text, act) in enumerate(ways):
            button = SheetButton(text=text, primary=not number)
            button.bind(on_release=lambda _, act=act: act())
            self.ids.ways.add_widget(button)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        super().on_touch_down(touch)
        return True


class RitualButton(Pressable, Widget):
    """A kind of ritual card with how many of it there are."""

    card = NumericProperty(0)
    text = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        theme: Any = App.get_running_app().theme
        self.words = Label(
            text=self.text, color=theme.ink, font_size=theme.small, halign="center", valign="top"
        )
        self.add_widget(self.words)
        for cause in ("pos", "size", "sunk", "disabled"):
            self.fbind(cause, self._draw)

    def _draw(self, *_: Any) -> None:
        low = self.words.font_size * (4.4 if self.width > dp(120) else 6.6)
        wide = min((self.height - low) / 1.36, self.width * 0.86)
        tall = wide * 1.36
        self.words.size = (self.width, low)
        self.words.text_size = (self.width, low)
        self.words.pos = self.pos
        self.words.opacity = 0.45 if self.disabled else 1
        x, y = self.center_x - wide / 2, self.y + low + (self.height - low - tall) / 2
        theme: Any = App.get_running_app().theme
        self.canvas.before.clear()
        with self.canvas.before:
            ritual_card(self.card, x, y - dp(2) * self.sunk, wide, tall, 1 - self.sunk)
            if self.disabled:
                Color(*faded(theme.parchment, 0.7))
                RoundedRectangle(pos=(x, y), size=(wide, tall), radius=[wide * 0.16])
            else:
                Color(*faded(theme.accent, 0.9))
                Line(rounded_rectangle=(x, y, wide, tall, wide * 0.16), width=dp(1.6))


class PickSheet(Overlay):
    """The ritual pile, looked through: one card of a kind is chosen."""

    def __init__(
        self,
        pile: Sequence[int],
        held: Sequence[int],
        pick: Callable[[int], object],
        ways: Sequence[Way],
        **kwargs: Any,
    ) -> None:
        super().__init__(ways, widest=620, **kwargs)
        tr = App.get_running_app().tr
        row = GridLayout(cols=len(pile), size_hint_y=None, height=dp(210), spacing=dp(10))
        self.cards: dict[int, RitualButton] = {}
        for card, count in enumerate(pile):
            words = [
                tr(RITUALS[card]),
                tr("{n} in the pile", n=count),
                tr("you have {n}", n=held[card]),
            ]
            button = RitualButton(card=card, text="\n".join(words), disabled=not count)
            button.bind(on_release=lambda _, card=card: pick(card))
            self.cards[card] = button
            row.add_widget(button)
        self.ids.body.add_widget(row)

        def fold(_row: Any, width: float) -> None:
            """On narrow glass two and two, so that no word is broken."""
            narrow = width < dp(NARROW)
            row.cols = 2 if narrow else len(pile)
            row.height = dp(340) if narrow else dp(210)

        row.bind(width=fold)


class ScoringSheet(Overlay):
    """What a ceremony brought, kind by kind, with the reason."""

    def __init__(
        self,
        scored: Scored,
        teller: Teller,
        letters: str,
        points: Sequence[int],
        go_on: Callable[[], object],
        **kwargs: Any,
    ) -> None:
        tr = App.get_running_app().tr
        super().__init__(
            [(tr("Continue"), go_on)],
            title=tr("The ceremony is scored"),
            words=teller.called(scored),
            widest=620,
            **kwargs,
        )
        standing = Standing(
            stones=scored.stones,
            order=scored.order,
            letters=letters,
            worth=scored.worth,
            size_hint_y=None,
            height=dp(168),
        )
        self.ids.body.add_widget(standing)
        for kind in KINDS:
            self.ids.body.add_widget(Factory.Reason(text=teller.reason(scored, kind)))
        ahead = sorted(range(len(points)), key=lambda seat: -points[seat])
        now = "   ".join(f"{teller.names[seat]}:\u00a0{points[seat]}" for seat in ahead)
        self.ids.body.add_widget(
            Words(text=now, color=App.get_running_app().theme.ink_soft, halign="center")
        )


class AreaSheet(Overlay):
    """One area in large."""

    def __init__(self, standing: Mapping[str, Any], ways: Sequence[Way], **kwargs: Any) -> None:
        super().__init__(ways, widest=560, **kwargs)
        self.ids.body.add_widget(Standing(size_hint_y=None, height=dp(186), **standing))


class LogSheet(Overlay):
    """The match so far, the latest round first."""

    def __init__(self, lines: Iterable[Told], ways: Sequence[Way], **kwargs: Any) -> None:
        super().__init__(ways, widest=640, full=True, **kwargs)
        theme: Any = App.get_running_app().theme
        rounds: list[list[Told]] = []
        for line in lines:
            if line.heading or not rounds:
                rounds.append([])
            rounds[-1].append(line)
        page = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(6))
        page.bind(minimum_height=page.setter("height"))
        for told in reversed(rounds):
            for heading in (True, False):
                text = "\n".join(line.text for line in told if line.heading is heading)
                if text:
                    page.add_widget(Words(text=text, color=theme.ink, bold=heading))
        scroller = Scroller(bar_color=faded(theme.ink, 0.4))
        scroller.add_widget(page)
        self.ids.body.add_widget(scroller)
