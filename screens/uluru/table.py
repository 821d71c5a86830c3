"""The Uluru table: whose turn it is, the sand, and what covers the board in between."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics, dp
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from device.cues import Cue
from device.screen import keep_lit
from device.sensors import Gesture, TurnedOver
from engines.contract import CHANCE, Played
from engines.uluru.moves import ChooseRow
from screens.names import name_of
from screens.navigator import Screen
from screens.session import Session
from screens.uluru import practice, solving
from screens.uluru.cover import choosing_rows, passing_on, paused
from screens.uluru.hub import Hub, StartButton
from screens.uluru.layout import table_layout
from screens.uluru.side import Side
from screens.uluru.standing import round_words, standing_words, start_words
from screens.uluru.turns import FACE, PRACTICE, Phase, Turns
from screens.uluru.words import read_aloud
from screens.widgets.cover import TableCover

FREEZE = 1.1  # seconds to look at the table when a turn is over
HASTE = 24  # how much faster time goes while only bots are at it
FIDGET = 2.6


class UluruTable(Screen):
    """One round after the other for the session of the visit, or for the app's own."""

    session = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self.session: Session = self.session or self._app.session
        self._app.session = self.session
        self.turns = Turns(self.session)
        self.sides: list[Side] = []
        self.stage = Widget(size_hint=(None, None))
        self.hub = Hub()
        self.start = StartButton(text=start_words(self._app, self.session))
        self.cover: TableCover | None = None
        self._who: tuple[int, ...] | None = None
        self._open = False  # whether the cards of this turn lie face up
        self._frozen: Any = None
        self._idle = 0.0
        self._turned_over = Gesture(TurnedOver(), self._app.clock)

    # Coming and going.

    def enter(self) -> None:
        app, session = self._app, self.session
        session.waits_for_hand = self._chance_waits
        session.waits_for_bot = self._bot_waits
        self._ends = [session.moved.add(self._moved)]
        app.bind(on_pause=self.pause)
        self.hub.bind(
            on_glass=self.turn_glass, on_pause=self.pause, on_speak=self.speak, on_hint=self.hint
        )
        self.start.bind(on_release=self.turn_glass)
        self.bind(pos=self._lay, size=self._lay)
        if self._helped or self._fair or len(session.people) < len(session.seats):
            solving.prepare()
        self._turned_over.begin()
        self._ticking = Clock.schedule_interval(self._tick, 0)
        if session.hourglass.length and session.match.deal is not None:
            self._open = True
            session.pause()
        self._tick(0)

    def leave(self) -> None:
        app, session = self._app, self.session
        self._ticking.cancel()
        for end in self._ends:
            end()
        app.unbind(on_pause=self.pause)
        session.waits_for_hand = session.waits_for_bot = lambda *_: False
        if self._frozen is not None:
            self._frozen.cancel()
        session.pause()
        for side in self.sides:
            side.let_go()
        self._turned_over.end()
        keep_lit(Window, False)
        app.cues.still()
        app.cues.hush()

    def back(self) -> bool:
        if self.cover is not None or self.session.match.outcome is not None:
            return self.cover is not None and self.cover.back()
        self.pause()
        return True

    # Whose turn it is.

    @property
    def _helped(self) -> bool:
        return bool(self.turns.mode == PRACTICE)

    @property
    def _fair(self) -> bool:
        return bool(self.session.match.setup.options["fair"])

    def _chance_waits(self) -> bool:
        return self._frozen is not None or (self._fair and not solving.prepared())

    def _bot_waits(self, _seat: int) -> bool:
        if self._frozen is not None or not solving.prepared():
            return True
        phase = self.turns.phase
        return not (phase in (Phase.ROWS, Phase.BOTS) or (self._open and self.turns.first))

    def _tick(self, seconds: float) -> None:
        session = self.session
        if self._frozen is not None:
            return
        if session.paused and self.cover is None and self.turns.phase is not Phase.PLACING:
            self._wake()  # nobody's board is on the table, so there is nothing to wait for
        if not session.paused:
            session.tick()
            if self._frozen is not None:
                return
        self._follow()
        if not session.paused and self.cover is None:
            self._sand(seconds)
            if not self._open and self._turned_over.made():
                self.turn_glass()
            self._live(seconds)

    def _follow(self) -> None:
        """Shows what the match waits for now."""
        phase, who = self.turns.phase, self.turns.who
        if phase is Phase.PLACING:
            if who != self._who:
                self._seat(who)
            if self.session.paused and self.cover is None:
                self._cover_pause()
        elif phase is Phase.ROWS and self.cover is None:
            choose = partial(self._choose_row, who[0])
            self._lay_cover(choosing_rows(self._name(who[0]), choose))
        elif phase is Phase.OVER and self._frozen is None:
            self._to_review()

    def _seat(self, who: tuple[int, ...]) -> None:
        """A turn begins: only those whose turn it is have their boards on the table."""
        first_sight = self._who is None
        self._who = who
        resuming = self._open and first_sight
        self._open = resuming
        match: Any = self.session.match
        timed = match.sand is not None
        self._clear()
        self.sides = [
            Side(
                self.session,
                seat,
                helpful=self._helped,
                turned=number == 1,
                name=self.session.seats[seat].name if self.turns.mode == FACE else "",
            )
            for number, seat in enumerate(who)
        ]
        self.hub.stones = sum(match.stones[seat] for seat in who)
        self.hub.show_time(self.session.hourglass.remaining() if resuming else match.sand or 0)
        self.hub.ids.hourglass.level = self.session.hourglass.level if resuming else 0
        for side in self.sides:
            side.deal_out()
            if resuming:
                side.show_wishes(turning=False)
        self.stage.add_widget(self.hub)
        for side in self.sides:
            self.stage.add_widget(side)
        self._lay()
        if resuming:
            self._cover_pause()
        elif self.turns.passes:
            self._lay_cover(passing_on(self._name(who[0]), self._show_stage))
        else:
            self._show_stage()
        if not timed and self._helped and not self.turns.passes:
            self.turn_glass()

    def _clear(self) -> None:
        for side in self.sides:
            side.let_go()
        self.stage.clear_widgets()
        self._uncover()
        if self.stage.parent:
            self.remove_widget(self.stage)

    def _show_stage(self) -> None:
        self._uncover()
        if not self.stage.parent:
            self.add_widget(self.stage)
        if not self._open and self.start.parent is None:
            self.stage.add_widget(self.start)
            self._lay()
        for side in self.sides:
            side.open = self._open and not self.session.match.ready[side.seat]

    def turn_glass(self, *_: Any) -> None:
        """The cards turn up and the sand runs."""
        if self._open or self.cover is not None or self.turns.phase is not Phase.PLACING:
            return
        self._open = True
        still = self._app.settings.reduced_motion
        if self.start.parent:
            self.stage.remove_widget(self.start)
        sand = self.session.match.sand
        if sand is not None:
            self.session.hourglass.start(sand)
            self.session.note_sand()
            if not still:
                self.hub.ids.hourglass.turn_over()
            keep_lit(Window, True)
        self._app.cues.play(Cue.START)
        for side in self.sides:
            side.show_wishes(turning=not still)
        self._show_stage()
        self._weigh()

    # Time.

    def _sand(self, seconds: float) -> None:
        glass, cues = self.session.hourglass, self._app.cues
        if self.turns.phase is Phase.BOTS and self.session.match.deal is not None:
            self.session.hasten(seconds * (HASTE - 1))
        if not glass.length or not self._open:
            return
        view = self.hub.ids.hourglass
        view.level = glass.level
        self.hub.show_time(glass.remaining())
        ticks = glass.ticks()
        if self.turns.phase is Phase.PLACING:
            for left in ticks:
                cues.tick(left)
        if glass.running:
            view.flow(seconds)
            cues.pour()
        elif glass.out:
            view.still()
            cues.still()
            self._sand_out()

    def _sand_out(self) -> None:
        if self.turns.phase is Phase.PLACING:
            self._app.cues.play(Cue.SAND_OUT)
        for side in self.sides:
            side.open = False
        self.turns.sand_out()

    def _moved(self, played: Played[Any]) -> None:
        """A move was made: by a hand, a bot, the clock or chance."""
        match: Any = self.session.match
        for side in self.sides:
            if match.deal is not None and match.ready[side.seat]:
                side.open = False
                side.done = True
        self._weigh()
        if match.deal is None and match.rounds and played.actor != CHANCE and self.sides:
            self._freeze(self._to_review)
        elif self._open and self.turns.phase is Phase.PLACING and self.turns.who != self._who:
            self._freeze(self._follow)

    def _freeze(self, then: Any) -> None:
        """Everybody may look for a moment; then it goes on."""
        for side in self.sides:
            side.open = False
        self._app.cues.still()
        keep_lit(Window, False)
        self.session.put_sand_away()
        self._open = False
        self._frozen = Clock.schedule_once(lambda _: self._thaw(then), FREEZE)

    def _thaw(self, then: Any) -> None:
        self._frozen = None
        then()

    def _to_review(self) -> None:
        match: Any = self.session.match
        self._app.nav.replace("review", session=self.session, index=len(match.rounds) - 1)

    def _live(self, seconds: float) -> None:
        self._idle += seconds
        if self._idle > FIDGET:
            self._idle = 0.0
            for side in self.sides:
                side.live()

    # Covers.

    def _lay_cover(self, cover: TableCover) -> None:
        self._uncover()
        if self.stage.parent:
            self.remove_widget(self.stage)
        self.cover = cover
        self.add_widget(cover)

    def _uncover(self) -> None:
        if self.cover is not None:
            self.remove_widget(self.cover)
            self.cover = None

    def _choose_row(self, seat: int, row: int) -> None:
        self._uncover()
        self.session.play(seat, ChooseRow(row))

    def pause(self, *_: Any) -> None:
        """The sand stands, and nobody sees the board."""
        if self.cover is None and self._frozen is None:
            self.session.pause()
            self._cover_pause()

    def _cover_pause(self) -> None:
        app = self._app
        app.cues.still()
        app.cues.hush()
        keep_lit(Window, False)
        for side in self.sides:
            side.layer.cancel()
        self._lay_cover(paused(self.session, self._standing(), self.resume))

    def resume(self) -> None:
        """On from where it stood."""
        self._wake()
        self._show_stage()

    def _wake(self) -> None:
        self.session.unpause()
        if self._open and self.session.hourglass.length:
            self.session.hourglass.resume()
            keep_lit(Window, True)

    def _standing(self) -> str:
        glass = self.session.hourglass
        if glass.length:
            self.hub.show_time(glass.remaining())
        sand = self.hub.time if glass.length else ""
        return standing_words(self._app, self.session, self._player, sand)

    # Words.

    def _name(self, seat: int) -> str:
        return name_of(self._app, self.session, seat)

    @property
    def _player(self) -> int | None:
        """The one whose turn it is, where the tablet goes round."""
        who = self._who or ()
        return who[0] if self.turns.passes and len(who) == 1 else None

    def speak(self, *_: Any) -> None:
        """The wishes of whoever places now, aloud."""
        deal = self.session.match.own_deal(self.sides[0].seat) if self.sides else None
        if self._open and deal is not None:
            self._app.cues.speak(read_aloud(self._app.tr, deal), self._app.language.code)

    def _weigh(self) -> None:
        """Practice: says how few stones can still be reached from here."""
        if self._helped and self._open and self.sides:
            told = practice.chances(self.sides[0])
            if told is None:
                Clock.schedule_once(lambda _: self._weigh(), 0.1)
            else:
                self.hub.chances = told

    def hint(self, *_: Any) -> None:
        """Practice: shows a bird and a seat that keep the best within reach."""
        if self.sides and self._open:
            practice.hint(self.sides[0])

    # Layout.

    def _lay(self, *_: Any) -> None:
        if not self.sides or min(self.size) < dp(200):
            return
        self.stage.pos, self.stage.size = self.pos, self.size
        self.hub.pos, self.hub.size = self.pos, self.size
        options, settings = self.session.match.setup.options, self._app.settings
        layout = table_layout(self.size, Metrics.dp, options, settings, len(self.sides))
        timed = options["hourglass"] != "off"
        self.hub.round = round_words(self._app, self.session, self._player, layout.round.width)
        self.hub.lay(layout, self._helped, timed)
        for side, half, spot in zip(self.sides, layout.halves, layout.places, strict=True):
            side.lay(half, spot)
        board = self.sides[0].board
        middle = self.center if len(self.sides) == 2 else board.center
        self.start.fit()
        self.start.center = middle
