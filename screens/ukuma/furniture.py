"""What a player has besides cards: name, points, counts, buttons, and words to read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.graphics import Color, Line, Rectangle
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from screens import art
from screens.box import Box
from screens.theme import faded
from screens.ukuma.layout import BAR, NARROW, Places
from screens.widgets.controls import RoundButton
from screens.widgets.turned import Turned

EASE = (1, 0.9, 0.8, 0.7, 0.6)
BUBBLE = 2.4  # seconds to read why a card came back


class Count(Label):
    """How many cards lie on a pile."""

    middle = NumericProperty(0)
    under = NumericProperty(0)


class Pips(Widget):
    """The games that are needed, and those that are won."""

    count = NumericProperty(2)
    won = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for cause in ("pos", "size", "count", "won"):
            self.fbind(cause, self._draw)

    def _draw(self, *_: Any) -> None:
        theme = App.get_running_app().theme
        self.canvas.clear()
        side = dp(18)
        with self.canvas:
            for number in range(int(self.count)):
                x, y = self.x + dp(11) + number * dp(22), self.center_y
                if number < self.won:
                    Color(1, 1, 1, 1)
                    Rectangle(
                        texture=art.texture("crown", side * 1.2),
                        pos=(x - side * 0.6, y - side * 0.6),
                        size=(side * 1.2, side * 1.2),
                    )
                else:
                    Color(*faded(theme.on_sky, 0.55))
                    Line(circle=(x, y, side * 0.34), width=dp(1.2))


class Why(BoxLayout):
    """A short word about a card that came back."""

    icon = StringProperty("help")
    text = StringProperty("")


class Verdict(BoxLayout):
    """How a game ended, or what it waits for, with the one thing to do now."""

    headline = StringProperty("")
    reason = StringProperty("")
    action = StringProperty("")
    beside = BooleanProperty(True)
    roomy = BooleanProperty(False)
    narrow = BooleanProperty(False)
    ease = NumericProperty(1)
    """How much smaller than usual the words are, where the place is small; 14 sp at least."""

    __events__ = ("on_agreed",)

    def on_agreed(self) -> None: ...


class Furniture(Turned):
    """The place of a player without the cards; `turned` for whoever sits at the far edge."""

    name = StringProperty("")
    pile = NumericProperty(0)
    discard = NumericProperty(0)
    lit = NumericProperty(0)
    able = BooleanProperty(False)
    over = BooleanProperty(False)

    __events__ = ("on_throw", "on_undo", "on_pause")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)

    def lay(self, zone: Box, places: Places, portrait: bool, plays: bool, calm: bool) -> None:
        """Everything into its box; a bot needs no buttons."""
        self.pos, self.size = zone[:2], zone[2:]
        ids = self.ids
        self._put(ids.hearth, Box(0, 0, zone.width, zone.height))
        throw, bar = ids.throw, places.bar
        wide = 0.0
        for tool, wanted in (("undo", plays and calm), ("pause", plays)):
            button = ids[tool]
            button.opacity, button.disabled = (1, button.disabled) if wanted else (0, True)
            button.width = dp(48) if wanted else 0
        throw.opacity = 1 if plays else 0
        if not plays:
            throw.size = (0, 0)
        if plays and portrait:
            throw.texture_update()
            wide = throw.texture_size[0] + dp(28)
            self._put(throw, Box(bar.x + bar.width - wide, bar.y, wide, bar.height))
        elif plays:
            throw.texture_update()
            wide = min(throw.texture_size[0] + dp(56), places.throw.width)
            self._put(
                throw,
                Box((zone.width - wide) / 2, places.throw.y + dp(4), wide, places.throw.height),
            )
            wide = 0.0
        room = bar.width - (wide + dp(8) if wide else 0)
        ids.bar.orientation = "horizontal" if bar.height < dp(1.2 * BAR) else "vertical"
        ids.bar.spacing = dp(8) if bar.height < dp(1.2 * BAR) else 0
        self._put(ids.bar, Box(bar.x, bar.y, room, bar.height))
        for label, box in ((ids.pile, places.pile), (ids.discard, places.discard)):
            label.middle = self.x + box.x + box.width / 2
            label.under = self.y + box.y - box.height * 0.15

    def _put(self, widget: Any, box: Box) -> None:
        widget.pos = (self.x + box.x, self.y + box.y)
        widget.size = box[2:]

    def out(self, box: Box) -> tuple[float, float]:
        """Where the middle of a box of this place lies on the table."""
        x, y = box.centre
        return self.to_parent(self.x + x, self.y + y)

    def on_throw(self) -> None: ...

    def on_undo(self) -> None: ...

    def on_pause(self) -> None: ...


class Voice(Turned):
    """What is said to a player, over everything else, in the player's direction."""

    __events__ = ("on_agreed",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._places: Places | None = None
        self._portrait = True
        self._verdict: Verdict = self.ids.verdict.__self__
        self._button: RoundButton = self._verdict.ids.button.__self__
        self.remove_widget(self._verdict)  # a hidden widget would still swallow touches

    def lay(self, zone: Box, places: Places, portrait: bool) -> None:
        self.pos, self.size = zone[:2], zone[2:]
        self._places, self._portrait = places, portrait
        verdict = self._verdict
        verdict.beside = portrait
        verdict.orientation = "horizontal" if portrait else "vertical"
        verdict.narrow = not portrait and places.words.width < dp(NARROW)
        verdict.roomy = not verdict.narrow and (not portrait or places.words.height > dp(110))
        self._fit_verdict()
        self._fit_bubble()

    def explain(self, icon: str, text: str) -> None:
        """Says why a card came back; it goes by itself."""
        bubble = self.ids.bubble
        bubble.icon, bubble.text = icon, text
        self._fit_bubble()
        Animation.cancel_all(bubble)
        bubble.opacity = 1
        reading = Animation(duration=BUBBLE) + Animation(opacity=0, duration=0.2)
        reading.start(bubble)

    def hush(self) -> None:
        """Nothing more to explain."""
        Animation.cancel_all(self.ids.bubble)
        self.ids.bubble.opacity = 0

    def _fit_bubble(self, *_: Any) -> None:
        if self._places is None:
            return
        bubble, words = self.ids.bubble, self.ids.bubble.ids.words
        # Beside the table there is little room; what is said may reach over it for a moment.
        wide = min(max(self.width - dp(8), dp(264)), dp(440))
        bubble.width = wide
        words.width = wide - dp(70)
        words.text_size = (words.width, None)
        words.texture_update()
        bubble.height = max(dp(48), words.texture_size[1] + dp(16))
        right = self.x > wide
        bubble.x = self.right - wide if right else self.x
        if wide < self.width:
            bubble.x = self.x + (self.width - wide) / 2
        # Over the bar, where no card of the own hand lies.
        bubble.y = self.y + min(self._places.bar.y + dp(2), self.height - bubble.height)

    def judge(self, headline: str, reason: str, action: str) -> None:
        """Shows how it stands; with an action there is something to tap."""
        verdict = self._verdict
        verdict.headline, verdict.reason, verdict.action = headline, reason, action
        column = verdict.ids.column
        column.size_hint_x = 1 if headline else None
        column.width = 0
        if verdict.parent is None:
            self.add_widget(verdict)
        if bool(action) != (self._button.parent is not None):
            if action:
                verdict.add_widget(self._button)
            else:
                verdict.remove_widget(self._button)
        self._fit_verdict()

    def unjudge(self) -> None:
        if self._verdict.parent is not None:
            self.remove_widget(self._verdict)

    def _fit_verdict(self) -> None:
        """Over the hand, in letters as large as its place allows."""
        if self._places is None:
            return
        for ease in EASE:
            self._verdict.ease = ease
            if self._size_verdict(self._places.words):
                break

    def _size_verdict(self, box: Box) -> bool:
        """A button alone, and words in landscape, take only what they need; False if too much."""
        verdict = self._verdict
        wide, tall = box.width, box.height
        button = self._button
        verdict.width = wide
        button.texture_update()
        if not verdict.headline:
            wide, tall = button.width + dp(28), button.height + dp(16)
        else:
            lines = verdict.ids.column.children
            beside = button.width + dp(12) if self._portrait and verdict.action else 0
            for words in lines:
                words.text_size = (wide - 2 * verdict.padding[0] - beside, None)
                words.texture_update()
            needed = sum(words.texture_size[1] for words in lines) + dp(22)
            if self._portrait:
                tall = max(tall, needed)
            else:
                tall = needed + (button.height + dp(22) if verdict.action else dp(10))
        low = box.y if tall > box.height else box.y + (box.height - tall) / 2
        verdict.size = (wide, tall)
        verdict.pos = (self.x + box.x + (box.width - wide) / 2, self.y + low)
        labels = [*verdict.ids.column.children, *([button] if verdict.action else [])]
        return tall <= self.height - box.y and all(map(_whole, labels))

    def on_agreed(self) -> None: ...


def _whole(label: Label) -> bool:
    """Whether no word is wider than the lines of its label."""
    wide = label.text_size[0]
    words = label.text.split()
    return wide is None or all(label._label.get_extents(word)[0] <= wide for word in words)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
