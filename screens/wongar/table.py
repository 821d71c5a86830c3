"""The Wongar table: the map, the players, whose turn it is, and everybody's moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import Metrics, dp
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from device.cues import Cue
from engines.contract import CHANCE, Played
from engines.sentences import IllegalMoveError
from engines.wongar.board import board
from engines.wongar.material import KINDS
from engines.wongar.moves import Move
from engines.wongar.position import NONE, Step
from engines.wongar.scoring import clockwise
from screens.box import Box
from screens.names import name_of
from screens.navigator import Screen
from screens.session import Session
from screens.widgets.controls import IconButton, Toast
from screens.wongar import layout
from screens.wongar.carrying import Carrying
from screens.wongar.ceremony import CeremonyStage
from screens.wongar.covers import Covers
from screens.wongar.dock import Dock
from screens.wongar.ground import AreaMap
from screens.wongar.guide import Guide
from screens.wongar.hand import FIGURE, RITUAL
from screens.wongar.hand import Place as HandPlace
from screens.wongar.motion import Motion, seconds_for
from screens.wongar.strip import Players
from screens.wongar.telling import Teller
from screens.wongar.track import Track
from screens.wongar.turn import Turn

HASTE = 1.5  # seconds that a tap saves while bots play
SET_UP_STEPS = 3  # draws of the set-up in one frame


class WongarTable(Screen):
    """The session's match; every finger ends in one of its legal moves, or in nothing."""

    session = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.app = App.get_running_app()
        self.session: Session = self.session or self.app.session
        self.app.session = self.session
        self.board = board()
        self.still = bool(self.app.settings.reduced_motion)
        seats = range(len(self.session.seats))
        self.names = tuple(name_of(self.app, self.session, seat) for seat in seats)
        self.bots = tuple(self.session.is_bot(seat) for seat in seats)
        self.teller = Teller(self.app.tr, self.names)
        self.map = AreaMap(board=self.board)
        self.track = Track(board=self.board)
        self.players = Players(len(self.names))
        self.dock = Dock()
        self.stage = CeremonyStage(board=self.board)
        self.carrying = Carrying(self)
        self.hands = self.carrying.layer
        self.air = Widget()
        self.covers = Covers(self)
        self.guide = Guide(self)
        self.turn = Turn(self)
        self.motion = Motion(self)
        self._tools()
        self._before = self.session.match.now.copy()
        self._quiet = 0.0
        self._last = ""
        self._stale = True

    def _tools(self) -> None:
        tr = self.app.tr
        self.tools = {
            name: IconButton(icon=icon, hint=hint)
            for name, icon, hint in (
                ("pause", "pause", tr("Pause")),
                ("log", "format-list-bulleted", tr("Log")),
                ("rules", "help", tr("Rules")),
                ("undo", "undo", tr("Undo")),
            )
        }

    # Coming and going.

    def enter(self) -> None:
        session = self.session
        for widget in (self.track, self.players, self.map, self.dock, *self.tools.values()):
            self.add_widget(widget)
        self.add_widget(self.hands)
        self.add_widget(self.air)
        self.map.bind(on_area=lambda _, area: self.touch_area(area))
        self.dock.hand.bind(on_card=lambda _, place: self.touch_card(place))
        self.stage.bind(on_act=lambda _, act, target: self.turn.touch_act(act, target))
        self.tools["pause"].bind(on_release=lambda *_: self.covers.pause())
        self.tools["log"].bind(on_release=lambda *_: self.covers.log())
        self.tools["rules"].bind(on_release=lambda *_: self.app.nav.go("rules", game="wongar"))
        self.tools["undo"].bind(on_release=lambda *_: self.undo())
        session.waits_for_hand = self._waits
        session.waits_for_bot = lambda _seat: self._waits()
        self._ends = [session.moved.add(self._moved), session.rewound.add(self._rewound)]
        self.app.bind(on_pause=self._app_pauses)
        self.bind(pos=self._lay, size=self._lay)
        session.unpause()
        self._lay()
        self._ticking = Clock.schedule_interval(self._tick, 0)
        self.follow()

    def leave(self) -> None:
        self._ticking.cancel()
        for end in self._ends:
            end()
        self.app.unbind(on_pause=self._app_pauses)
        self.session.waits_for_hand = lambda: False
        self.session.waits_for_bot = lambda _seat: False
        self.session.pause()
        self.hands.cancel()

    def back(self) -> bool:
        if self.covers.back():
            return True
        if self.session.match.outcome is not None:
            return False
        self.covers.pause()
        return True

    def _app_pauses(self, *_: Any) -> None:
        self.dock.hand.cover()
        self.covers.pause()

    # Whose turn it is.

    @property
    def acting(self) -> int:
        """The seat that acts; NONE when chance does, or nobody any more."""
        actors = self.session.match.actors
        return actors[0] if actors and actors[0] != CHANCE else NONE

    def own(self, seat: int) -> bool:
        """Whether a person sits there."""
        return seat != NONE and not self.bots[seat]

    @property
    def private(self) -> bool:
        """Whether somebody is at the table from whom hands are hidden."""
        return len(self.session.people) > 1

    @property
    def cover(self) -> Widget | None:
        return self.covers.cover

    @property
    def _sitter(self) -> int:
        """Whose dock it is: the person who acts, or the only person there is."""
        if self.own(self.acting):
            return self.acting
        people = self.session.people
        return people[0] if len(people) == 1 else NONE

    def _waits(self) -> bool:
        """Nothing goes on by itself while something is being read."""
        if self.covers.busy or self.guide.busy:
            return True
        return bool(self.app.clock.now() < self._quiet)

    def _tick(self, _seconds: float) -> None:
        session = self.session
        if session.paused:
            return
        if not session.match.now.round:
            self._set_up()
        else:
            session.tick()
        if self._stale:
            self._stale = False
            self.follow()

    def _set_up(self) -> None:
        """Stones and cards come onto the map, a few in every frame."""
        session = self.session
        steps = 1000 if self.still else SET_UP_STEPS
        while steps and not session.match.now.round and not self._waits():
            session.tick()
            steps -= 1

    def hasten(self) -> None:
        """Somebody does not want to wait for the bots."""
        if not self.covers.busy and not self.own(self.acting):
            self._quiet = 0.0
            self.session.hasten(HASTE)

    def follow(self) -> None:
        """Shows what the match waits for now."""
        self.covers.follow()
        self.turn.begin()
        self.guide.follow()
        self.refresh()

    def play(self, move: Move) -> None:
        """A person's move."""
        try:
            self.session.play(self.acting, move)
        except IllegalMoveError as refusal:
            self.app.cues.play(Cue.REFUSE)
            Toast.show(self.app.say(refusal))

    def undo(self) -> None:
        for seat in self.session.people:
            if self.session.undo(seat):
                self.app.cues.play(Cue.LIFT)
                return

    @property
    def undoable(self) -> bool:
        match = self.session.match
        return any(match.undo_point(seat) is not None for seat in self.session.people)

    def _moved(self, played: Played[Any]) -> None:
        """A move was made, by whomever."""
        match: Any = self.session.match
        before, self._before = self._before, match.now.copy()
        self._stale = True
        if not before.round:
            if match.now.round:
                self.app.cues.play(Cue.START)
            return
        lines = self.teller.move(before, played, match.now)
        if lines:
            self._last = lines[0].text
        self.motion.show(before, played)
        if not self.own(played.actor):
            self._quiet = self.app.clock.now() + seconds_for(played)
        if match.now.scored is not before.scored and match.now.scored is not None:
            self.covers.scoring(match.now.scored)

    def _rewound(self) -> None:
        self._before = self.session.match.now.copy()
        self.covers.put_away()
        self._stale = True

    # What is shown.

    def refresh(self) -> None:
        """Everything as it is now."""
        match: Any = self.session.match
        sitter = self._sitter
        view = match.view(max(0, sitter))
        self.track.space = view.space
        self.players.show(view, self.names, self.bots, self.acting)
        going = view.step is Step.GO and self.own(self.acting)
        figures = (0, 1)
        if going and self.cover is None:
            figures = (1,) if view.figures == 1 else (0,)
        self.map.show(view, self.turn.lit, self.turn.area, figures, dim=bool(self.turn.lit))
        self.carrying.turn_up(view.open)
        self.tools["undo"].disabled = not self.undoable
        self._show_stage(match, view)
        self._show_hand(view, sitter)
        self._show_dock(view)
        self.carrying.mark_spots()

    def _show_stage(self, match: Any, view: Any) -> None:
        held = view.step in (Step.RITUAL, Step.AGAIN)
        if held:
            kind = view.kind if view.step is Step.AGAIN else self.turn.kind
            self.stage.show(match.view(view.seat), self.names, self.turn.acts, kind)
        if held != (self.stage.parent is not None):
            if held:
                self.add_widget(self.stage, index=self.children.index(self.air))
            else:
                self.remove_widget(self.stage)

    def _show_hand(self, view: Any, sitter: int) -> None:
        hand = self.dock.hand
        hand.hidden = self.private
        hand.owner = sitter
        hand.usable = self.turn.usable()
        if sitter != NONE:
            hand.counts = {
                **{(FIGURE, figure): view.hand[figure] for figure in (0, 1)},
                **{(RITUAL, card): count for card, count in enumerate(view.rituals)},
            }

    def _show_dock(self, view: Any) -> None:
        if self.turn.view is not None:
            self.turn.show()
            return
        dock, tr = self.dock, self.app.tr
        dock.offer_pairs(())
        dock.offer(())
        dock.hand.chosen = None
        dock.show_hand(self._sitter != NONE and self.cover is None)
        self.carrying.lay_out(())
        if self.acting == NONE:
            title = tr("The table is laid") if not view.round else tr("Cards are turned up")
            if view.step is Step.OVER:
                title = tr("The match is over")
            dock.say("", title, self._last)
        elif self.own(self.acting):
            title = tr("{name} is next", name=self.names[self.acting])
            dock.say(view.letters[self.acting], title, self._last)
        else:
            title = tr("{name} is thinking", name=self.names[self.acting])
            dock.say(view.letters[self.acting], title, f"{self._last}\n{tr('Tap to hasten.')}")

    # Where it lies.

    def _lay(self, *_: Any) -> None:
        unit = Metrics.dp
        text = self.app.settings.text_size / 100
        mirrored = self.app.settings.left_handed
        self.laid = laid = layout.table(self.width, self.height, unit, text, mirrored)
        boxes = ((self.track, laid.track), (self.players, laid.players), (self.map, laid.map))
        for widget, box in (*boxes, (self.dock, laid.dock)):
            widget.pos, widget.size = box[:2], box[2:]
        self.track.compact = laid.compact
        self.dock.lying = laid.lying
        stage = laid.map
        if laid.compact and not laid.lying:
            stage = Box(stage.x, stage.y, stage.width, laid.track.top - stage.y)
        self.stage.lying = laid.lying
        self.stage.pos, self.stage.size = stage[:2], stage[2:]
        gap = (laid.tools.width - 4 * dp(48)) / 3 if not laid.compact else dp(8)
        for place, tool in enumerate(self.tools.values()):
            tool.pos = (laid.tools.x + place * (dp(48) + min(gap, dp(24))), laid.tools.y)
        self.hands.size = self.air.size = self.size
        self.carrying.lay()
        self.guide.lay()

    # Fingers.

    def touch_area(self, area: int) -> None:
        if not self.own(self.acting):
            self.hasten()
        elif not self.turn.touch_area(area):
            if self.turn.choices.places:
                Toast.show(self.app.tr("First choose a kind of stone below."))
            else:
                self.covers.area(area)

    def touch_card(self, place: HandPlace) -> None:
        if self.own(self.acting) and not self.turn.touch_card(place):
            self.app.cues.play(Cue.REFUSE)
            Toast.show(self.app.tr("This card cannot be played now."))

    def on_touch_down(self, touch: Any) -> bool:
        taken = bool(super().on_touch_down(touch))
        if not self.own(self.acting) and self.dock.collide_point(*touch.pos):
            self.hasten()
        return taken

    # What others ask about.

    def standing(self, area: int) -> dict[str, Any]:
        """The majorities of an area, as `Standing` shows them."""
        view: Any = self.session.match.view(0)
        return {
            "stones": view.stones[area],
            "order": clockwise(max(0, view.holder[0]), view.players),
            "letters": view.letters,
        }

    def collected(self) -> Sequence[Sequence[int]]:
        """What everybody has face down, once the match is over."""
        view: Any = self.session.match.view(0)
        return view.collections or [[0 for _ in KINDS] for _ in self.names]
