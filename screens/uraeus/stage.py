"""All that lies on the Uraeus table, each thing in its box: race, trays, die, speech and tools."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sin
from typing import Any

from kivy.app import App
from kivy.metrics import Metrics, dp
from kivy.uix.widget import Widget

from engines.uraeus.snake import HOME, Position
from screens.theme import shaded
from screens.uraeus.die import Die
from screens.uraeus.layout import lay_out
from screens.uraeus.race import Race
from screens.uraeus.sheets import Speech
from screens.uraeus.tray import Tray, tone_of
from screens.widgets.controls import IconButton, RoundButton

BREATH = 4.0  # radians a second of the die's glow

Tool = tuple[str, str, Callable[[], object]]
"""An icon, what it is for, and what it does."""


class Stage(Widget):
    """Lays itself out for its size; the match is not its business."""

    def __init__(
        self, letters: str, names: Sequence[str], tools: Mapping[str, Tool], **kwargs: Any
    ) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self.race = Race(letters)
        self.trays = [Tray(letter, name=name) for letter, name in zip(letters, names, strict=True)]
        self.die, self.speech = Die(), Speech()
        self.button = RoundButton(primary=True)
        self.tools = {name: self._tool(*tool) for name, tool in tools.items()}
        self._said = ""
        self._breath = 0.0
        # Stones in reserve lie on the trays, so the race comes last.
        for widget in (*self.trays, self.speech, self.die, *self.tools.values(), self.race):
            self.add_widget(widget)
        self.bind(pos=self.lay, size=self.lay)

    @staticmethod
    def _tool(icon: str, hint: str, act: Callable[[], object]) -> IconButton:
        tool = IconButton(icon=icon, hint=hint)
        tool.bind(on_release=lambda *_: act())
        return tool

    # What is on show.

    @property
    def busy(self) -> bool:
        """Whether something is being shown that people should see to its end."""
        return self.race.busy or bool(self.die.rolling)

    def say(self, text: str) -> None:
        self._said = text
        theme = self._app.theme
        large = (theme.title,) if min(self.size) > dp(500) else ()
        self.speech.say(text, *large, theme.body, theme.small)

    def hand_die_to(self, letter: str) -> None:
        """The die takes a player's colour."""
        self.die.tint = shaded(tone_of(letter), 0.62)

    def count_home(self, position: Position) -> None:
        for seat, tray in enumerate(self.trays):
            tray.home = position[HOME + seat]

    def offer(self, text: str) -> None:
        """The button in the middle of the board; no text takes it away."""
        if self.button.parent is not None:
            self.remove_widget(self.button)
        if text:
            self.button.text = text
            self.add_widget(self.button)
            self._lay_button()

    def tick(self, seconds: float) -> None:
        self.race.tick(seconds)
        self.die.tick(seconds)
        if self.die.waiting and not self._app.settings.reduced_motion:
            self._breath += seconds * BREATH
            self.die.pulse = 0.72 + 0.28 * sin(self._breath)

    def hasten(self) -> None:
        """Whatever is being shown has been seen."""
        self.race.hasten()
        self.die.hasten()

    # Layout.

    def lay(self, *_: Any) -> None:
        if min(self.size) < dp(200):
            return
        settings = self._app.settings
        layout = lay_out(
            self.width,
            self.height,
            Metrics.dp,
            settings.text_size / 100,
            len(self.trays),
            len(self.tools),
            settings.left_handed,
        )
        self.race.pos, self.race.size = self.pos, self.size
        boxes = zip(
            (*self.trays, self.die, self.speech, *self.tools.values()),
            (*layout.trays, layout.die, layout.speech, *layout.tools),
            strict=True,
        )
        for widget, box in boxes:
            widget.pos, widget.size = box[:2], box[2:]
        self.race.lay(layout.board, self._reserve_at, self._home_at)
        self._lay_button()
        self.say(self._said)

    def _reserve_at(self, seat: int, slot: int) -> tuple[float, float, float]:
        return self.trays[seat].reserve_at(slot, self.race.board.winding.stone)

    def _home_at(self, seat: int, slot: int) -> tuple[float, float, float]:
        return self.trays[seat].home_at(slot, self.race.board.winding.stone)

    def _lay_button(self) -> None:
        self.button.texture_update()
        self.button.center = self.race.board.center
