"""KivyMD's dialog and menu, dressed for the desert. Screens open them through `dialogs`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.core.window import Window
from kivy.factory import Factory
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.label import Label
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget
from kivymd.uix.dialog import (
    MDDialog,
    MDDialogButtonContainer,
    MDDialogContentContainer,
    MDDialogHeadlineText,
    MDDialogSupportingText,
)
from kivymd.uix.menu import MDDropdownMenu

from screens.widgets.controls import Pressable, RoundButton, Words

Builder.load_file(str(Path(__file__).with_suffix(".kv")))

Way = tuple[str, Callable[[], object] | None]
CLOSING = 0.12


class Field(TextInput):
    """A line to type in."""

    def get_cursor_from_xy(self, x: float, y: float) -> tuple[int, int]:
        """Kivy has no line at all between a change of size and the next frame."""
        if not self._lines:
            return 0, 0
        cursor: tuple[int, int] = super().get_cursor_from_xy(x, y)
        return cursor


class Buttons(MDDialogButtonContainer):
    """Buttons in the middle: side by side, or one below the other where that is too wide."""

    def __init__(self, buttons: Sequence[RoundButton]) -> None:
        super().__init__()
        self._buttons = buttons
        self._room = [Widget(), Widget()]
        self.bind(width=self._lay)

    def _lay(self, *_: Any) -> None:
        needed = sum(button.width + dp(12) for button in self._buttons) + dp(48)
        self.clear_widgets()
        self.orientation = "horizontal" if needed <= self.width else "vertical"
        beside = self.orientation == "horizontal"
        for widget in (self._room[0], *self._buttons, self._room[1]) if beside else self._buttons:
            widget.pos_hint = {"center_y": 0.5} if beside else {"center_x": 0.5}
            self.add_widget(widget)


class Box(MDDialog):
    """A headline, a text and what can be done about it."""

    def __init__(self, headline: str, text: str, ways: Sequence[Way]) -> None:
        still = App.get_running_app().settings.reduced_motion
        super().__init__(
            MDDialogHeadlineText(text=headline),
            MDDialogSupportingText(text=text),
            *self.content(),
            Buttons(self._buttons(ways)),
            show_duration=0 if still else 0.2,
            hide_duration=0 if still else CLOSING,
        )

    def content(self) -> list[Any]:
        """What stands between text and buttons."""
        return []

    def _buttons(self, ways: Sequence[Way]) -> list[RoundButton]:
        return [
            _button(label, self._press(do), primary=order == 0)
            for order, (label, do) in enumerate(ways)
        ]

    def _press(self, do: Callable[[], object] | None) -> Callable[..., None]:
        def press(*_: Any) -> None:
            self.dismiss()
            if do is not None:
                do()

        return press


class TypeIn(Box):
    """A box with a line to type in."""

    def __init__(
        self,
        headline: str,
        text: str,
        action: str,
        accept: Callable[[str], str | None],
        hint: str,
    ) -> None:
        self._accept = accept
        self.field = Field(hint_text=hint)
        self.refusal = Words()
        super().__init__(headline, text, [(action, None)])
        self.field.bind(on_text_validate=lambda *_: self.submit())

    def content(self) -> list[Any]:
        container = MDDialogContentContainer(orientation="vertical", spacing=dp(8))
        container.add_widget(self.field)
        container.add_widget(self.refusal)
        return [container]

    def _press(self, do: Callable[[], object] | None) -> Callable[..., None]:
        return lambda *_: self.submit()

    def submit(self) -> None:
        """Closes when the text is taken, and otherwise says what is wrong with it."""
        problem = self._accept(self.field.text.strip())
        if problem is None:
            self.dismiss()
        else:
            self.refusal.text = problem


class MenuLine(Pressable, Label):
    """One choice of a menu."""

    chosen = BooleanProperty(False)


class Menu(MDDropdownMenu):
    """Choices that drop down from a widget."""

    def __init__(
        self,
        caller: Any,
        choices: Sequence[tuple[str, Callable[[], object]]],
        chosen: int | None = None,
    ) -> None:
        app = App.get_running_app()
        still = app.settings.reduced_motion
        super().__init__(
            caller=caller,
            position="bottom",
            width=min(dp(320), Window.width - dp(48)),
            show_duration=0 if still else 0.15,
            hide_duration=0 if still else CLOSING,
            items=[
                {
                    "viewclass": "MenuLine",
                    "text": label,
                    "height": max(dp(52), app.theme.body * 1.3 + dp(24)),
                    "chosen": order == chosen,
                    "on_release": self._pick(do),
                }
                for order, (label, do) in enumerate(choices)
            ],
        )

    def dismiss(self, *_: Any) -> None:
        """KivyMD tells nobody when a menu is closed by hand."""
        self.dispatch("on_dismiss")

    def _pick(self, do: Callable[[], object]) -> Callable[..., None]:
        def pick(*_: Any) -> None:
            self.dismiss()
            do()

        return pick


def _button(label: str, press: Callable[..., None], primary: bool) -> RoundButton:
    button = RoundButton(text=label, primary=primary, widest=min(dp(300), Window.width - dp(176)))
    button.bind(on_release=press)
    return button


Factory.register("MenuLine", cls=MenuLine)
