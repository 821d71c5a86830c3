"""The Uraeus table: whose hand holds the die, what the stones may do, and what became of it."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input import MotionEvent
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from device.cues import Cue
from device.screen import keep_lit
from device.sensors import Gesture, Shaken
from engines.contract import CHANCE, Played
from engines.uraeus.moves import Go, Pass, Throw
from engines.uraeus.snake import faces_head
from engines.uraeus.state import State, beginning
from screens import matches
from screens.names import name_of
from screens.navigator import Screen
from screens.session import Session
from screens.uraeus.sheets import Finale, MoveLog
from screens.uraeus.stage import Stage
from screens.uraeus.stone import COLOURS
from screens.uraeus.ways import Origin, Way, ways
from screens.uraeus.words import Words
from screens.widgets.cover import TableCover

LOOK = 0.9  # seconds to look at what a bot has done
REGRET = 2.6  # seconds in which a move before a bot's throw can be taken back
HURRY = 5  # how much faster it goes when only bots still race


class UraeusTable(Screen):
    """A match of the session of the visit, or of the app's own."""

    session = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self.session: Session = self.session or self._app.session
        self._app.session = self.session
        seats = range(len(self.session.seats))
        names = [name_of(self._app, self.session, seat) for seat in seats]
        self.words = Words(self._app.tr, names, self.session.people)
        self.state: State = self.session.match.state
        tr = self._app.tr
        self.stage = Stage(
            self.state.letters,
            names,
            {
                "pause": ("pause", tr("Pause"), self.pause),
                "undo": ("undo-variant", tr("Take back"), self.undo),
                "log": ("format-list-numbered", tr("The course of the match"), self.show_log),
                "rules": ("help", tr("Rules"), self.show_rules),
            },
        )
        self.race, self.die = self.stage.race, self.stage.die
        for seat, tray in enumerate(self.stage.trays):
            tray.is_bot = self.session.is_bot(seat)
        self.over: Widget | None = None
        self._wait = 0.0
        self._carried = False
        self._cheered = False
        self._shaken = Gesture(Shaken(), self._app.clock)
        self.add_widget(self.stage)

    # Coming and going.

    def enter(self) -> None:
        session = self.session
        session.unpause()
        session.waits_for_hand = self._hand_throws
        self._ends = [session.moved.add(self._moved), session.rewound.add(self._rewound)]
        self._app.bind(on_pause=self._app_pauses)
        self.race.bind(on_way=lambda _, way, carried: self.go(way, carried))
        self.die.bind(on_tap=lambda *_: self.throw(), on_rest=lambda *_: self._landed())
        self.stage.button.bind(on_release=lambda *_: self.pass_on())
        self._shaken.begin()
        self._ticking = Clock.schedule_interval(self._tick, 0)
        keep_lit(Window, True)
        self._show_state()

    def leave(self) -> None:
        self._ticking.cancel()
        for end in self._ends:
            end()
        self._app.unbind(on_pause=self._app_pauses)
        self.session.waits_for_hand = lambda: False
        self.session.pause()
        self._shaken.end()
        keep_lit(Window, False)

    def back(self) -> bool:
        if isinstance(self.over, MoveLog):
            self._uncover()
            return True
        if self.over is not None or self.session.match.outcome is not None:
            return False
        self.pause()
        return True

    # What goes on by itself.

    @property
    def _only_bots(self) -> bool:
        """Whether everybody who still races is a bot."""
        return all(seat in self.state.finished for seat in self.session.people)

    def _hand_throws(self) -> bool:
        return self.state.thrower in self.session.people

    def _tick(self, seconds: float) -> None:
        if self.over is not None and not isinstance(self.over, MoveLog):
            return
        if self._only_bots:
            seconds *= HURRY
            self.session.hasten(seconds)
        self.stage.tick(seconds)
        if self.stage.busy:
            return
        self._wait = max(0.0, self._wait - seconds)
        self._call_for_hand()
        if self._wait:
            return
        if self.session.match.outcome is not None:
            self._show_end()
            return
        self.session.tick()

    def _call_for_hand(self) -> None:
        """The die glows while a hand is wanted, and a shake will do as well."""
        waiting = self._hand_throws() and self.session.match.outcome is None
        if waiting != self.die.waiting:
            self.die.waiting = waiting
        if waiting and self._shaken.made():
            self.throw()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if super().on_touch_down(touch):
            return True
        self._hasten()
        return False

    def _hasten(self) -> None:
        """A tap beside everything: whatever is being shown has been seen."""
        self._wait = 0.0
        self.stage.hasten()
        if self.state.turn is not None and self.session.is_bot(self.state.turn):
            self.session.hasten(2.0)

    # What people do.

    def throw(self) -> None:
        """A hand throws; what falls is up to chance."""
        if self.stage.busy or self.over is not None:
            self._hasten()
        elif self._hand_throws() and CHANCE in self.session.match.actors:
            self.session.draw()
        else:
            self._hasten()

    def go(self, way: Way, carried: bool) -> None:
        """A stone was sent on its way."""
        self._carried = carried
        self.session.play(self.state.turn, way.move)
        self._carried = False

    def pass_on(self) -> None:
        self.session.play(self.state.turn, Pass())

    def undo(self) -> None:
        seat = self._regretting
        if seat is not None and not self.die.rolling:
            self.race.finish()
            self.session.undo(seat)

    @property
    def _regretting(self) -> int | None:
        """Who may take a move back now."""
        match = self.session.match
        if not match.played or match.outcome is not None:
            return None
        actor = match.played[-1].actor
        if actor not in self.session.people or match.undo_point(actor) is None:
            return None
        return actor

    # What happened.

    def _moved(self, played: Played[Any]) -> None:
        before, self.state = self.state, self.session.match.state
        move = played.move
        self.stage.offer("")
        if isinstance(move, Throw):
            self._before_throw = before
            self.die.waiting = False
            seat = before.thrower
            self.stage.hand_die_to(self.state.letters[seat or 0])
            self._app.cues.play(Cue.THROW)
            self.die.throw(move.pips)
        elif isinstance(move, Go):
            journey = before.journey(move)
            first = journey.stops[0].stone
            origin = Origin(move.start, move.start is not None and faces_head(first))
            told = self.words.moved(before, Way(move, journey), self.state)
            self.stage.say(told)
            self.race.perform(journey, origin, self._carried, lambda: self._done(told))
        else:
            self._done(self.words.passed(before))
        self._mark()

    def _landed(self) -> None:
        """The die lies, and everybody can read it."""
        before, state = self._before_throw, self.state
        if before.turn is None:
            told = self.words.first_throw(before, state, self.die.pips)
            self._mark()
            self._prompt(told, LOOK if len(before.throwing) > 1 else 2 * LOOK)
            return
        self._offer()

    def _offer(self) -> None:
        """What can be made of the throw on the table."""
        found = ways(self.state)
        self.stage.say(self.words.after_throw(self.state, found))
        if self.state.turn in self.session.people:
            self.race.offer(found)
            self.stage.offer("" if found else self._app.tr("Pass on"))
        elif not found:
            self._wait = LOOK

    def _done(self, told: str) -> None:
        """The stones have come to rest."""
        self._mark()
        if self.session.match.outcome is not None:
            self.stage.say(told)
            self._wait = LOOK
            return
        person = self._regretting is not None
        wait = REGRET if person and not self._hand_throws() else LOOK
        self._prompt(told, 0.0 if self._hand_throws() else wait)

    def _prompt(self, told: str, wait: float) -> None:
        self.stage.say(
            f"{told}\n{self.words.before_throw(self.state)}"
            if told
            else self.words.before_throw(self.state)
        )
        self._wait = wait

    def _rewound(self) -> None:
        self.state = self.session.match.state
        self._wait = 0.0
        self._show_state()

    def _show_state(self) -> None:
        """Everything as the match stands, without motion."""
        state = self.state
        self.race.withdraw()
        self.race.show(state.position)
        self.die.show(state.pips or self.die.pips)
        seat = state.thrower if state.pips is None else state.turn
        self.stage.hand_die_to(state.letters[seat or 0])
        self._mark()
        self.stage.offer("")
        if self.session.match.outcome is not None:
            return
        if state.pips is not None:
            self._offer()
        else:
            self._prompt("", LOOK)

    def _mark(self) -> None:
        """The trays: whose turn it is, who threw what, who is home."""
        state = self.state
        seat = state.thrower if state.turn is None else state.turn
        self.stage.count_home(state.position)
        for number, tray in enumerate(self.stage.trays):
            tray.active = number == seat and not state.is_over
            tray.first = (state.first_throws[number] or 0) if state.turn is None else 0
            finished = number in state.finished
            tray.place = state.finished.index(number) + 1 if finished else 0
        self.stage.tools["undo"].disabled = self._regretting is None

    # Sheets over the table.

    def _cover(self, sheet: Widget) -> None:
        self._uncover()
        self.race.layer.cancel()
        self.over = sheet
        self.stage.opacity = 1 if isinstance(sheet, Finale) else 0.4
        self.stage.disabled = True
        self.add_widget(sheet)

    def _uncover(self) -> None:
        if self.over is not None:
            self.remove_widget(self.over)
            self.over = None
        self.stage.opacity = 1
        self.stage.disabled = False
        self._mark()

    def pause(self) -> None:
        if self.over is not None:
            return
        app, tr = self._app, self._app.tr
        self.session.pause()
        self._cover(
            TableCover(
                [
                    (tr("Continue"), self.resume),
                    (tr("Rules"), self.show_rules),
                    (tr("Settings"), lambda: app.nav.go("settings")),
                    (tr("Leave the table"), app.nav.home),
                ],
                title=tr("Paused"),
                words=self.words.progress(self.state),
            )
        )

    def resume(self) -> None:
        self.session.unpause()
        self._uncover()

    def _app_pauses(self, *_: Any) -> None:
        self.pause()

    def show_log(self) -> None:
        match = self.session.match
        lines = self.words.log(match.played, beginning(match.setup.seats))
        text = "\n".join(lines) or self._app.tr("Nothing has happened yet.")
        self._cover(MoveLog(self._uncover, text=text))

    def show_rules(self) -> None:
        self._app.nav.go("rules", game="uraeus")

    def _show_end(self) -> None:
        outcome = self.session.match.outcome
        if self.over is not None or outcome is None:
            return
        app, tr, names = self._app, self._app.tr, self.words.names
        if not self._cheered:
            app.cues.play(Cue.WIN)
            self._cheered = True
        order = sorted(range(len(names)), key=lambda seat: outcome.places[seat])
        places = [
            (
                f"{outcome.places[seat]}.  {names[seat]}",
                f"uraeus_stone_{COLOURS[self.state.letters[seat]]}",
            )
            for seat in order
        ]
        self._cover(
            Finale(
                places,
                [
                    (tr("Play again"), self._play_again),
                    (tr("The course of the match"), self._log_of_end),
                    (tr("Leave the table"), app.nav.home),
                ],
                headline=tr("{name} wins", name=names[order[0]]),
            )
        )

    def _log_of_end(self) -> None:
        self._uncover()
        self.show_log()

    def _play_again(self) -> None:
        session = self.session
        setup = session.match.setup
        self._app.nav.home()
        matches.begin("uraeus", setup.seats, dict(setup.options), session.kind, session.table)
