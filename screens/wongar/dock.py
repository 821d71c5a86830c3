"""The dock: whose turn it is, what can be done now, and the hand or stones to do it with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.app import App
from kivy.graphics import Color, RoundedRectangle
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from screens.box import Box
from screens.theme import faded, shaded
from screens.widgets.controls import Pressable, RoundButton
from screens.wongar.hand import Hand
from screens.wongar.look import ritual_card, stone, symbol

Way = tuple[str, Callable[[], object]]
SMALLEST = 26  # dp below which a tray holds nothing
PAIR_PARTS = ((0, 0), (0, 1), (1, 1))  # stone 0, ritual card 1


class PairButton(Pressable, Widget):
    """One of the three pairs, drawn and named."""

    pair = NumericProperty(0)
    kind = NumericProperty(0)
    letter = StringProperty("")
    text = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        theme: Any = App.get_running_app().theme
        self.words = Label(
            text=self.text,
            color=theme.ink,
            font_size=theme.small,
            bold=True,
            halign="center",
            valign="middle",
        )
        self.add_widget(self.words)
        for cause in ("pos", "size", "sunk"):
            self.fbind(cause, self._draw)

    def _draw(self, *_: Any) -> None:
        theme: Any = App.get_running_app().theme
        low = self.words.font_size * 2.5
        self.words.pos, self.words.size = self.pos, (self.width, low)
        self.words.text_size = (self.width - dp(8), low)
        self.canvas.before.clear()
        with self.canvas.before:
            Color(*shaded(theme.parchment, 1 - 0.12 * self.sunk))
            RoundedRectangle(pos=self.pos, size=self.size, radius=[dp(14)])
            y = self.y + low + (self.height - low) / 2 - dp(2)
            side = min(self.height - low - dp(4), self.width * 0.36)
            for place, part in enumerate(PAIR_PARTS[self.pair]):
                x = self.center_x + (place - 0.5) * side * 1.2
                if part:
                    tall = side * 0.98
                    ritual_card(None, x - tall * 0.36, y - tall / 2, tall * 0.72, tall)
                else:
                    stone(self.kind, self.letter, x, y, side)


class Dock(Widget):
    """Words on the left or above, a tray in the middle, buttons at the end."""

    lying = BooleanProperty(True)
    letter = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        theme: Any = App.get_running_app().theme
        self.title = self._words(theme.title, theme.on_sky, True)
        self.note = self._words(theme.small, theme.on_sky_soft, False)
        self.hand = Hand()
        self.buttons: list[RoundButton] = []
        self.pairs: list[PairButton] = []
        self.tray = Box(0, 0, 0, 0)
        for widget in (self.title, self.note, self.hand):
            self.add_widget(widget)
        for cause in ("pos", "size", "lying", "letter"):
            self.fbind(cause, self.lay)

    @staticmethod
    def _words(size: float, colour: Any, bold: bool) -> Label:
        return Label(
            font_size=size, color=colour, bold=bold, halign="left", valign="top",
            size_hint=(None, None), shorten=False,
        )  # fmt: skip

    def say(self, letter: str, title: str, note: str) -> None:
        self.letter = letter
        if self.title.text != title or self.note.text != note:
            self.title.text, self.note.text = title, note
            self.lay()

    def offer(self, ways: Sequence[Way], primary: bool = True) -> None:
        """The buttons; the first is the one to press, unless there is more to do than that."""
        if [button.text for button in self.buttons] == [text for text, _ in ways]:
            for button, (_, act) in zip(self.buttons, ways, strict=True):
                button.act = act
            return
        for button in self.buttons:
            self.remove_widget(button)
        self.buttons = []
        theme: Any = App.get_running_app().theme
        for number, (text, act) in enumerate(ways):
            button = RoundButton(text=text, primary=primary and not number)
            button.act = act
            if not button.primary:
                button.fill = faded(theme.on_sky, 0.14)
            button.bind(on_release=lambda pressed: pressed.act())
            self.buttons.append(button)
            self.add_widget(button)
        self.lay()

    def offer_pairs(self, pairs: Sequence[PairButton]) -> None:
        for pair in self.pairs:
            self.remove_widget(pair)
        self.pairs = list(pairs)
        for pair in pairs:
            self.add_widget(pair)
        self.lay()

    def show_hand(self, shown: bool) -> None:
        self.hand.opacity = 1 if shown else 0
        self.hand.disabled = not shown

    # Where it lies.

    def lay(self, *_: Any) -> None:
        if self.width < dp(60):
            return
        (self._lay_across if self.lying else self._lay_down)()
        self.hand.pos, self.hand.size = self.tray[:2], self.tray[2:]
        self._lay_pairs()
        self._draw()

    def _lay_across(self) -> None:
        pad = dp(12)
        text = self.width * 0.36
        column = self._column(self.width * 0.27) if self.buttons else 0.0
        self._lay_words(Box(self.x + pad, self.y + pad * 0.6, text - pad, self.height - 1.2 * pad))
        left = self.x + text + pad
        self.tray = Box(
            left, self.y + dp(8), self.right - left - pad - (column + pad if column else 0),
            self.height - dp(16),
        )  # fmt: skip
        used = sum(button.height for button in self.buttons) + dp(8) * max(0, len(self.buttons) - 1)
        y = self.center_y + used / 2
        for button in self.buttons:
            y -= button.height
            button.pos = (self.right - pad - column + (column - button.width) / 2, y)
            y -= dp(8)

    def _column(self, widest: float) -> float:
        for button in self.buttons:
            button.widest = widest - dp(48)
        return max(button.width for button in self.buttons)

    def _lay_down(self) -> None:
        """One above the other; a lone minor button stands beside the title to save room."""
        pad = dp(8)
        aside = 0.0
        row = 0.0
        if len(self.buttons) == 1 and not self.buttons[0].primary:
            (button,) = self.buttons
            button.widest = self.width * 0.4 - dp(48)
            aside = button.width + pad
            button.pos = (self.right - pad - button.width, self.top - pad - button.height)
        elif self.buttons:
            share = (self.width - pad) / len(self.buttons) - pad
            for button in self.buttons:
                button.widest = share - dp(48)
            row = max(button.height for button in self.buttons)
            whole = sum(button.width for button in self.buttons) + pad * (len(self.buttons) - 1)
            x = self.center_x - whole / 2
            for button in self.buttons:
                button.pos = (x, self.y + pad + (row - button.height) / 2)
                x += button.width + pad
        low = self.y + pad + (row + pad if row else 0)
        wide = self.width - 2 * pad
        most = self.height - 2 * pad - (row + pad if row else self.height * 0.36)
        words = min(most, self._words_height(wide, aside) + dp(4))
        if aside:
            words = max(words, self.buttons[0].height)
        self._lay_words(Box(self.x + pad, self.top - pad - words, wide, words), aside)
        tall = self.top - pad - words - low - dp(6)
        self.tray = Box(self.x + pad, low, self.width - 2 * pad, max(0, tall))

    def _words_height(self, wide: float, aside: float) -> float:
        return self._measure(wide, aside) + float(self.note.texture_size[1] + dp(4))

    def _measure(self, wide: float, aside: float) -> float:
        """Breaks the words; returns how far below the top the note begins.

        Where a button stands aside, the note lies beside it if there is room, or else below.
        """
        sign = self.title.font_size * 1.5
        self.title.text_size = (wide - aside - sign - dp(6), None)
        self.note.text_size = (wide - aside, None)
        self.title.texture_update()
        self.note.texture_update()
        title, note = self.title.texture_size[1], self.note.texture_size[1]
        if not aside or title + note <= self.buttons[0].height + dp(4):
            return float(title)
        self.note.text_size = (wide, None)
        self.note.texture_update()
        return float(max(title, self.buttons[0].height))

    def _lay_words(self, box: Box, aside: float = 0.0) -> None:
        sign = self.title.font_size * 1.5
        used = self._measure(box.width, aside)
        title, note = self.title, self.note
        title.size = title.texture_size
        title.pos = (box.x + sign + dp(6), box.top - title.height)
        top = box.top - used - dp(4)
        wide = note.text_size[0]
        note.size = (wide, min(note.texture_size[1], max(0, top - box.y)))
        note.text_size = note.size
        note.pos = (box.x, top - note.height)
        self._sign = Box(box.x, box.top - sign, sign, sign)

    def _lay_pairs(self) -> None:
        if not self.pairs:
            return
        gap = dp(8)
        wide = min((self.tray.width - gap * (len(self.pairs) - 1)) / len(self.pairs), dp(200))
        tall = min(self.tray.height, dp(140))
        left = self.tray.x + (self.tray.width - len(self.pairs) * (wide + gap) + gap) / 2
        for place, pair in enumerate(self.pairs):
            pair.size = (wide, tall)
            pair.pos = (left + place * (wide + gap), self.tray.y + (self.tray.height - tall) / 2)

    def _draw(self) -> None:
        theme: Any = App.get_running_app().theme
        self.canvas.before.clear()
        with self.canvas.before:
            Color(*theme.panel)
            RoundedRectangle(pos=self.pos, size=self.size, radius=[dp(24)])
            Color(*faded(theme.on_sky, 0.05 if self.tray.height > dp(SMALLEST) else 0))
            RoundedRectangle(pos=self.tray[:2], size=self.tray[2:], radius=[dp(16)])
            if self.letter:
                box = self._sign
                symbol(self.letter, box.x + box.width / 2, box.y + box.height / 2, box.width * 0.92)

    def slots(self, count: int) -> list[Box]:
        """Places in the tray for pieces that lie above it."""
        side = min(self.tray.height * 0.8, self.tray.width / max(count, 2) * 0.6, dp(84))
        if side < dp(SMALLEST):
            side = 0.0
        share = self.tray.width / count
        return [
            Box(
                self.tray.x + (k + 0.5) * share - side / 2,
                self.tray.y + (self.tray.height - side) / 2,
                side,
                side,
            )
            for k in range(count)
        ]

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        for child in self.children:
            if not child.disabled and child.opacity and child.dispatch("on_touch_down", touch):
                return True
        return False
