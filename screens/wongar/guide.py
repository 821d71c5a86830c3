"""The guided first round: what a step is about, told once when it first comes up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.stacklayout import StackLayout

from device.language import mark
from engines.wongar.position import Step
from screens.widgets.controls import Sheet, Words
from screens.wongar.covers import PICK
from screens.wongar.sheets import SheetButton

if TYPE_CHECKING:
    from screens.wongar.table import WongarTable

SEEN, OFF = "wongar.guide", "wongar.guide.off"
LESSONS = {
    Step.ACT: mark(
        "Every round each player does one thing: take an open card from an area, or play an "
        "Ancestor or Elder of the hand. Tap a card to read what it does before you take it."
    ),
    Step.PAIR: mark(
        "The card’s own stone is placed already. Now you may add a pair. Ritual cards are your "
        "weapons in ceremonies, stones are what scores there."
    ),
    Step.PLACE: mark(
        "Stones count where a ceremony is held. A crown marks whoever has most of a kind in an "
        "area; of equals, the Ancestor’s holder comes first."
    ),
    Step.PICK: mark(
        "Whoever holds the Elder begins the round with a ritual card of choice. A disc ritual "
        "works on discs, and so on; a double works twice, on any one kind."
    ),
    Step.GO: mark(
        "A figure that moves calls a ceremony. Tap an area to see who would score there now, then "
        "choose the one that suits you."
    ),
    Step.RITUAL: mark(
        "The ceremony: in turn, play a ritual card or pass. Send a stone of another player home, "
        "or move one of yours in or away. When everybody is out, each kind scores for whoever has "
        "most of it."
    ),
    Step.AGAIN: mark("A double may do the same a second time, with a stone of the same kind."),
}


class Bubble(Sheet):
    """A few sentences with a button to close them."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        return bool(super().on_touch_down(touch)) or self.collide_point(*touch.pos)


class Guide:
    """Remembers which lessons were read on this device."""

    def __init__(self, table: WongarTable) -> None:
        self._table = table
        self._journal = table.app.journal
        seen = self._journal.recall(SEEN, [])
        self._seen = (
            {name for name in seen if isinstance(name, str)} if isinstance(seen, list) else set()
        )
        self._off = self._journal.recall(OFF, False) is True
        self.bubble: Bubble | None = None

    @property
    def busy(self) -> bool:
        return self.bubble is not None

    @property
    def switch_words(self) -> str:
        tr = self._table.app.tr
        return tr("Explain every step again") if self._off or self._seen else tr("No explanations")

    def switch(self) -> None:
        """From the beginning again, or not at all."""
        self._off = not (self._off or self._seen)
        self._seen.clear()
        self._journal.remember(OFF, self._off)
        self._journal.remember(SEEN, [])

    def follow(self) -> None:
        """A step that was never explained here is explained now."""
        view, covers = self._table.turn.view, self._table.covers
        self._away()
        if self._off or view is None or self._table.cover is not None:
            return
        if covers.sheet is not None and covers.kind != PICK:  # that is read first
            return
        step = view.step
        if step in LESSONS and step.name not in self._seen:
            self._tell(step)

    def _tell(self, step: Step) -> None:
        app = App.get_running_app()
        self.bubble = bubble = Bubble(orientation="vertical", size_hint=(None, None), spacing=dp(8))
        bubble.add_widget(Words(text=app.tr(LESSONS[step]), color=app.theme.ink))
        ways = StackLayout(size_hint_y=None, spacing=dp(8))
        ways.bind(minimum_height=ways.setter("height"))
        button = SheetButton(text=app.tr("All right"), primary=True)
        button.bind(on_release=lambda *_: self._read(step))
        ways.add_widget(button)
        silence = SheetButton(text=app.tr("No explanations"))
        silence.height = button.height
        silence.bind(on_release=lambda *_: self._silence())
        ways.add_widget(silence)
        bubble.add_widget(ways)
        bubble.bind(minimum_height=lambda *_: self.lay())
        self._table.add_widget(bubble)
        self.lay()

    def lay(self) -> None:
        """Above the dock; where a sheet lies over the table, at the upper edge."""
        if self.bubble is None:
            return
        dock = self._table.laid.dock
        self.bubble.width = min(dp(520), self._table.width - dp(24))
        self.bubble.height = self.bubble.minimum_height
        above = self._table.covers.sheet is not None
        self.bubble.pos = (
            dock.x + (dock.width - self.bubble.width) / 2,
            self._table.top - self.bubble.height - dp(8) if above else dock.top + dp(16),
        )

    def _read(self, step: Step) -> None:
        self._seen.add(step.name)
        self._journal.remember(SEEN, sorted(self._seen))
        self._away()

    def _silence(self) -> None:
        self._off = True
        self._journal.remember(OFF, True)
        self._away()

    def _away(self) -> None:
        if self.bubble is not None:
            self._table.remove_widget(self.bubble)
            self.bubble = None
