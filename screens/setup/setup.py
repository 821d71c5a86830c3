"""Set-up: who plays, how, and with which cards. One tap starts with what was chosen last."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout
from kivy.uix.widget import Widget

from device.cues import Cue
from engines.contract import Option, Value
from engines.games import game_named
from engines.sentences import SetupError
from screens import matches
from screens.games import GAMES, LEVELS, Mode
from screens.navigator import Screen
from screens.setup.choice import BOT_NAMES, LONGEST_NAME, Choice
from screens.theme import BIRD_NAMES
from screens.widgets import dialogs
from screens.widgets.boxes import Field
from screens.widgets.controls import Pill, Pressable, RoundButton, Toast, Words
from screens.widgets.rows import ChoiceRow, Section, SwitchRow

Builder.load_file(str(Path(__file__).with_suffix(".kv")))

NAMES = "names"  # remembered: what people were called, the latest first
MOST_NAMES = 12
GROUND_NIGHT = (0.11, 0.06, 0.18, 1)  # the nearest dune, into which the page fades


class Disc(Pressable, Widget):
    """The colour of a player; a tap takes the next one."""

    colour = ColorProperty("white")


class SeatLine(BoxLayout):
    """One player: colour, name, person or bot."""

    colour = ColorProperty("white")
    bot = StringProperty("")
    tallest = NumericProperty(0)


class Pills(StackLayout):
    """Choices side by side, in as many lines as they need."""


class SetupScreen(Screen):
    """Shows a `Choice` and changes it."""

    game = StringProperty("uluru")
    mode = StringProperty("")
    wide = BooleanProperty(False)
    margin = NumericProperty(0)
    ground = ColorProperty("white")

    def enter(self) -> None:
        self._app = App.get_running_app()
        self.ground = GROUND_NIGHT if self._app.theme.night else self._app.theme.sand
        self._playable = GAMES[self.game]
        self.ids.bar.title = self._app.tr(self._playable.title)
        self._choice = Choice(
            self._playable,
            game_named(self.game),
            self._app.journal.recall(self._memo_key),
            self._app.settings.hourglass or "off",
        )
        if self.mode:
            self._choice.play_as(self.mode)
        self.bind(size=self._lay)
        self._lay()
        self._show()

    @property
    def _memo_key(self) -> str:
        return f"setup.{self.game}"

    # What is on show.

    def _lay(self, *_: Any) -> None:
        self.wide = self.width >= dp(840) and self.width > self.height
        largest = dp(1160) if self.wide else dp(640)
        self.margin = max(dp(16), (self.width - largest) / 2)

    def _show(self) -> None:
        """Everything anew, after a change."""
        left, right = self.ids.left, self.ids.right
        left.clear_widgets()
        right.clear_widgets()
        if len(self._playable.modes) > 1:
            left.add_widget(self._modes())
        left.add_widget(self._seats())
        for option in self._choice.open_options:
            right.add_widget(self._option(option))

    def _modes(self) -> Widget:
        tr, chosen = self._app.tr, self._choice.mode
        section = Section(heading=tr("How to play"))
        pills = Pills()
        for mode in self._playable.modes:
            pill = Pill(text=tr(mode.title), chosen=mode is chosen)
            pill.bind(on_release=self._doing(lambda mode=mode: self._play_as(mode)))
            pills.add_widget(pill)
        section.add_widget(pills)
        section.add_widget(_note(tr(chosen.note)))
        return section

    def _seats(self) -> Widget:
        tr, choice = self._app.tr, self._choice
        section = Section(heading=tr("Players"))
        for seat in range(len(choice.players)):
            section.add_widget(self._seat(seat))
        if len(choice.players) < choice.mode.seats[-1]:
            more = RoundButton(text=tr("Add a player"), pos_hint={"center_x": 0.5})
            more.bind(on_release=self._doing(choice.add))
            section.add_widget(more)
            section.add_widget(Widget(size_hint_y=None, height=dp(8)))
        if choice.bots_welcome and not any(player.bot for player in choice.players):
            section.add_widget(_note(tr("Tap the figure behind a name, and a bot takes the seat.")))
        return section

    def _seat(self, seat: int) -> Widget:
        choice, player = self._choice, self._choice.players[seat]
        bird = self._app.theme.birds[BIRD_NAMES.index(self._playable.colours[player.colour])]
        line = SeatLine(colour=bird, bot=player.bot or "")
        who = self._bot_words(seat) if player.bot else self._name_field(seat)
        who.bind(height=lambda _, tall: setattr(line, "tallest", tall))
        line.ids.who.add_widget(who)
        line.ids.disc.bind(on_release=self._doing(lambda: choice.next_colour(seat)))
        if not choice.bots_welcome:
            line.remove_widget(line.ids.kind)
        else:
            line.ids.kind.bind(on_release=lambda button: self._ask_kind(button, seat))
        if len(choice.players) <= choice.mode.seats[0]:
            line.remove_widget(line.ids.away)
        else:
            line.ids.away.bind(on_release=self._doing(lambda: choice.remove(seat)))
        return line

    def _name_field(self, seat: int) -> Widget:
        player = self._choice.players[seat]
        field = Field(text=player.name, hint_text=self._app.tr("Player {n}", n=seat + 1))

        def typed(_field: Any, text: str) -> None:
            player.name = text[:LONGEST_NAME]
            if text != player.name:
                field.text = player.name

        def focused(_field: Any, focus: bool) -> None:
            names = self._names_for(seat)
            if focus and names and not field.text:
                self._offer(field, names)

        field.bind(text=typed, focus=focused)
        return field

    def _bot_words(self, seat: int) -> Widget:
        tr, player = self._app.tr, self._choice.players[seat]
        bots = [each for each in self._choice.players if each.bot]
        name = BOT_NAMES[next(at for at, each in enumerate(bots) if each is player)]
        return Words(text=f"{tr(name)} · {tr(LEVELS.get(player.bot, player.bot))}")

    def _option(self, option: Option) -> Widget:
        tr, wording = self._app.tr, self._playable.wording[option.name]
        value = self._choice.options[option.name]
        if option.allowed == (False, True) or option.allowed == (True, False):
            section = Section()
            row = SwitchRow(headline=tr(wording.title), note=tr(wording.note), active=value)
            row.bind(active=lambda _, on: self._set(option.name, on))
            section.add_widget(row)
            return section
        section = Section(heading=tr(wording.title))
        if any(note for _, note in wording.values.values()):
            for each in option.allowed:
                title, note = wording.values[each]
                row = ChoiceRow(headline=tr(title), note=tr(note), chosen=each == value)
                row.bind(on_release=self._setting(option.name, each))
                section.add_widget(row)
        else:
            pills = Pills()
            for each in option.allowed:
                title, _ = wording.values.get(each, (str(each), ""))
                pill = Pill(text=tr(title), chosen=each == value)
                pill.bind(on_release=self._setting(option.name, each))
                pills.add_widget(pill)
            section.add_widget(pills)
        return section

    # What people do.

    def _doing(self, do: Callable[[], None]) -> Callable[..., None]:
        """Tries a change; a refusal is told and changes nothing."""

        def attempt(*_: Any) -> None:
            try:
                do()
            except SetupError as refusal:
                self._app.cues.play(Cue.REFUSE)
                Toast.show(self._app.say(refusal))
            else:
                self._remember()
                self._show()

        return attempt

    def _play_as(self, mode: Mode) -> None:
        self._check_glass(mode)
        self._choice.play_as(mode.name)

    def _check_glass(self, mode: Mode) -> None:
        if min(self.size) < dp(mode.glass):
            raise SetupError("Two boards need a larger screen than this one.")

    def _setting(self, name: str, value: Value) -> Callable[..., None]:
        return self._doing(lambda: self._choice.options.__setitem__(name, value))

    def _set(self, name: str, value: Value) -> None:
        self._choice.options[name] = value
        self._remember()

    def _ask_kind(self, button: Widget, seat: int) -> None:
        tr, choice = self._app.tr, self._choice
        kinds: list[str | None] = [None, *choice.game.levels]
        dialogs.choose(
            button,
            [
                (
                    tr("Person") if level is None else self._bot(level, number, len(kinds) - 1),
                    self._doing(lambda level=level: choice.seat_bot(seat, level)),
                )
                for number, level in enumerate(kinds)
            ],
            kinds.index(choice.players[seat].bot),
        )

    def _bot(self, level: str, number: int, most: int) -> str:
        """A bot's name, and how strong it is: not every name says so by itself."""
        tr = self._app.tr
        return f"{tr('Bot: {level}', level=tr(LEVELS.get(level, level)))} · {number}/{most}"

    def _names_for(self, seat: int) -> list[str]:
        """Names of earlier matches that nobody here has yet."""
        taken = {player.name for player in self._choice.players}
        kept = self._app.journal.recall(NAMES, [])
        return [name for name in kept if isinstance(name, str) and name not in taken][:6]

    def _offer(self, field: Field, names: list[str]) -> None:
        def take(name: str) -> None:
            field.text = name
            field.focus = False

        dialogs.choose(field, [(name, lambda name=name: take(name)) for name in names])

    def _remember(self) -> None:
        self._app.journal.remember(self._memo_key, self._choice.memo())

    def start(self) -> None:
        """Begins the match, or says why not."""
        choice, app = self._choice, self._app
        try:
            self._check_glass(choice.mode)
            seats = choice.seats(tuple(app.tr(name) for name in BOT_NAMES))
            choice.game.start(seats, choice.settled())
        except SetupError as refusal:
            app.cues.play(Cue.REFUSE)
            Toast.show(app.say(refusal))
            return
        self._remember()
        new = [player.name.strip() for player in choice.players if player.name.strip()]
        known = [name for name in app.journal.recall(NAMES, []) if name not in new]
        app.journal.remember(NAMES, (new + known)[:MOST_NAMES])
        matches.begin_after_asking(
            self.game, seats, choice.settled(), choice.mode.kind, {"mode": choice.mode.name}
        )


def _note(text: str) -> Words:
    words = Words(text=text, padding=(dp(12), dp(4)))
    words.color = App.get_running_app().theme.on_sky_soft
    return words
