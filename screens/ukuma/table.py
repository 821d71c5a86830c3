"""The ukuma table: two hands and what lies between them; countdown, signal, verdict, rematch."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics, dp
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from device.cues import Cue
from device.screen import keep_lit
from engines.contract import Played
from engines.ukuma.match import Phase
from engines.ukuma.moves import Draw, Place, Start
from engines.ukuma.rules import own_cells
from engines.ukuma.table import PLAYERS, Cell
from screens import matches
from screens.navigator import Screen
from screens.session import Session
from screens.theme import Rgba
from screens.ukuma.cards import CardFigure
from screens.ukuma.endings import pronounce
from screens.ukuma.ground import TableGround
from screens.ukuma.guide import GUIDE, Guide
from screens.ukuma.hand import Hand
from screens.ukuma.layout import lay
from screens.ukuma.moments import Countdown
from screens.ukuma.pausing import pause_cover
from screens.ukuma.reaching import Reaching
from screens.ukuma.signal import Signal, Stage
from screens.widgets.backdrop import Still
from screens.widgets.cover import TableCover

TOLD = 1.6  # seconds for which a frame about a wrong card stays
GRACE = 0.4  # seconds after the end in which a finger still means a card and not a button
PRACTICE = "practice"


class UkumaTable(Screen):
    """One game after the other for the session of the visit, or for the app's own."""

    session = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self.session: Session = self.session or self._app.session
        self._app.session = self.session
        people = self.session.people
        self.ground = TableGround(self.match.table.size, flipped=people == [1])
        self.lain = Widget(size_hint=(None, None))
        self.lying: dict[Cell, CardFigure] = {}
        self.hands = tuple(Hand(self, seat, turned=False) for seat in PLAYERS)
        self.countdown = Countdown()
        self.cover: TableCover | None = None
        self.desk = Widget(size_hint=(None, None))
        self._fill()
        self.stage = Stage.OVER if self.match.results else Stage.READY
        self.signal = Signal(self)
        self.guide: Guide | None = None
        if self.session.table.get("mode") == GUIDE and people:
            self.guide = Guide(self, people[0])
        self._laid = False
        self._untell: Any = None
        self._heeded = 0.0  # when buttons about the next game begin to count
        self.reaching = Reaching(self)

    def _fill(self) -> None:
        """The planes from the sand up."""
        desk, still = self.desk, Still(size_hint=(None, None))
        for hand in self.hands:
            still.add_widget(hand.furniture)
        still.add_widget(self.ground)
        still.add_widget(self.lain)
        for hand in self.hands:
            for figure in (*hand.pile, hand.discard):
                still.add_widget(figure)
        desk.add_widget(still)
        desk.add_widget(self.ground.frames)
        for hand in self.hands:
            desk.add_widget(hand.layer)
            hand.furniture.bind(
                on_pause=lambda *_: self._tool(),
                on_undo=lambda _, seat=hand.seat: self.undo(seat),
            )
            hand.voice.bind(on_agreed=lambda _, seat=hand.seat: self._act(seat))
        for hand in self.hands:
            desk.add_widget(hand.voice)
        desk.add_widget(self.countdown)
        self.add_widget(desk)

    @property
    def match(self) -> Any:
        return self.session.match

    @property
    def helpful(self) -> bool:
        """Whether free cells are pointed out."""
        return self.match.calm or self.session.table.get("mode") == PRACTICE

    @property
    def open(self) -> bool:
        """Whether cards can be taken."""
        return self.stage is Stage.PLAY and self.cover is None and not self.session.paused

    def name_of(self, seat: int) -> str:
        tr = self._app.tr
        return self.session.seats[seat].name or tr("Black" if seat else "White")

    # Coming and going.

    def enter(self) -> None:
        app, session = self._app, self.session
        session.waits_for_hand = self._chance_waits
        session.waits_for_bot = lambda _seat: not self.open
        self._ends = [session.moved.add(self._moved), session.rewound.add(self._show_match)]
        app.bind(on_pause=self._app_pauses)
        self.bind(pos=self._lay, size=self._lay)
        one_each = not (self.match.calm or len(session.people) == 1)
        for hand in self.hands:
            hand.layer.taps = not one_each
            hand.furniture.ids.pips.count = 2 if self.match.setup.options["games"] > 1 else 0
        keep_lit(Window, True)
        self._ticking = Clock.schedule_interval(self._tick, 0)
        self._lay()

    def _come_back(self) -> None:
        """A match that was left goes on where it stood."""
        phase = self.match.phase
        if phase is Phase.PLAY:
            self.stage = Stage.PLAY
            self.session.pause()
            self._cover_pause()
        elif phase is Phase.DEAL:
            self.session.unpause()
            self.signal.wait()
        elif self.match.results:
            self._judge(anew=False)
        else:
            self.session.unpause()

    def leave(self) -> None:
        self._ticking.cancel()
        for end in self._ends:
            end()
        self._app.unbind(on_pause=self._app_pauses)
        self.session.waits_for_hand = self.session.waits_for_bot = lambda *_: False
        if self._untell is not None:
            self._untell.cancel()
        self.session.pause()
        for hand in self.hands:
            hand.layer.cancel()
        keep_lit(Window, False)
        self._app.cues.hush()

    def back(self) -> bool:
        if self.cover is not None or self.match.outcome is not None:
            return False
        self.pause()
        return True

    # What happens by itself.

    def _chance_waits(self) -> bool:
        phase = self.match.phase
        if phase is Phase.LAY:
            return self.stage is Stage.OVER
        return phase is Phase.DEAL and self.stage is not Stage.PLAY

    def _tick(self, seconds: float) -> None:
        if not self._laid or self.cover is not None:
            return
        if self.stage is Stage.COUNT:
            self.signal.tick(seconds)
            return
        self.session.tick()
        if self.stage is Stage.PLAY:
            self.reaching.tick()

    def _moved(self, played: Played[Any]) -> None:
        """A move was made: by a hand, a bot or chance."""
        move = played.move
        if isinstance(move, Start):
            self._show_match()
            if self.match.calm:
                self.stage = Stage.PLAY
            else:
                self.signal.wait()
        elif isinstance(move, Draw):
            self.hands[move.player].drawn(move.cards)
        elif isinstance(move, Place):
            self._placed(played.actor, move)
        else:
            self.hands[played.actor].thrown()
        if self.guide is not None:
            self.guide.heard(played)
        self._refresh()

    def _placed(self, seat: int, move: Place) -> None:
        self.reaching.arrived(seat)
        figure = self.hands[seat].placed(move)
        figure.held = figure.chosen = False
        figure.rest, figure.rest_stature = self.ground.at(move.cell), 1.0
        self.lain.add_widget(figure)
        self.lying[move.cell] = figure
        figure.glide(self.hands[seat].still, near=True)
        self._app.cues.play(Cue.PLACE)
        if self.match.phase is Phase.LAY:
            self._judge(anew=True)

    # What is on show.

    def _show_match(self) -> None:
        """All cards where the match has them, at once."""
        self.lain.clear_widgets()
        self.lying.clear()
        self.frame()
        for cell, (player, card) in self.match.table.cards.items():
            figure = CardFigure(player, card, turned=self.ground.flipped)
            figure.size = self.ground.cell
            figure.rest = self.ground.at(cell)
            figure.jump()
            self.lain.add_widget(figure)
            self.lying[cell] = figure
        for hand in self.hands:
            hand.sync()
        self._refresh()

    def _refresh(self) -> None:
        match = self.match
        for hand in self.hands:
            seat, furniture = hand.seat, hand.furniture
            furniture.ids.pips.won = match.wins[seat]
            acts = self.stage is Stage.PLAY and seat in match.actors
            furniture.able = hand.plays and acts
            furniture.lit = 1 if match.calm and acts else 0
            furniture.over = match.outcome is not None
            if match.calm and hand.plays:
                furniture.ids.undo.disabled = match.undo_point(seat) is None
        if self.guide is not None and self.stage is Stage.PLAY and match.phase is Phase.PLAY:
            self.guide.say()
        self.point_out()

    def point_out(self) -> None:
        """Practice: the cells where something can be done."""
        free: set[Cell] = set()
        fitting: set[Cell] = set()
        if self.helpful and self.open:
            for hand in self.hands:
                if hand.plays and hand.seat in self.match.actors:
                    fitting |= hand.fitting()
                    free |= set(own_cells(self.match.table, hand.seat))
        self.ground.show_free(free - fitting, fitting)

    def frame(self, *told: tuple[Cell, Rgba]) -> None:
        """Frames about these cells and no others, until something else is told."""
        if self._untell is not None:
            self._untell.cancel()
        self.ground.tell(*told)

    def tell(self, *told: tuple[Cell, Rgba]) -> None:
        """Frames about cells for a moment."""
        self.frame(*told)
        self._untell = Clock.schedule_once(lambda _: self.frame(), TOLD)

    # Beginning and end.

    def _act(self, seat: int) -> None:
        """The one button of a place."""
        if self.stage is Stage.READY:
            self.signal.agree(seat)
        elif self._app.clock.now() < self._heeded:
            return
        elif self.stage is Stage.OVER and self.match.outcome is not None:
            matches.again(self.session)
        elif self.stage is Stage.OVER:
            for hand in self.hands:
                hand.voice.unjudge()
            self.stage = Stage.READY
            self.session.tick()

    def start(self) -> None:
        """The signal: hands turn up, and everybody plays."""
        self.stage = Stage.PLAY
        self.session.unpause()
        while self.match.phase is Phase.DEAL:
            self.session.tick()
        self._refresh()

    def _judge(self, anew: bool) -> None:
        """The game is over; `anew` when it has just ended."""
        self.stage = Stage.OVER
        if anew:
            self._heeded = self._app.clock.now() + GRACE
        for hand in self.hands:
            hand.layer.cancel()
            hand.give_up()
        pronounce(self, anew)
        self._refresh()

    # Pause, undo, leaving.

    def undo(self, seat: int) -> None:
        """Calm games: takes the last move back."""
        for hand in self.hands:
            hand.layer.cancel()
        if self.session.undo(seat):
            self._app.cues.play(Cue.SWAP)

    def _tool(self) -> None:
        if self.match.outcome is not None:
            self._app.nav.home()
        else:
            self.pause()

    def pause(self) -> None:
        """Nothing moves, and nobody studies the table meanwhile."""
        if self.cover is None:
            self.session.pause()
            self._cover_pause()

    def _app_pauses(self, *_: Any) -> None:
        if self.match.outcome is None:
            self.pause()

    def _cover_pause(self) -> None:
        self._app.cues.hush()
        for hand in self.hands:
            hand.layer.cancel()
            hand.give_up()
        self.remove_widget(self.desk)
        self.cover = pause_cover(self)
        self.add_widget(self.cover)

    def resume(self) -> None:
        """On from where it stood; in real time after another countdown, until which time stands."""
        if self.cover is not None:
            self.remove_widget(self.cover)
            self.cover = None
            self.add_widget(self.desk)
        if self.stage in (Stage.PLAY, Stage.COUNT) and not self.match.calm:
            self.signal.count()
        else:
            self.session.unpause()
        self._refresh()

    # Layout.

    def _lay(self, *_: Any) -> None:
        if min(self.size) < dp(200):
            return
        settings = self._app.settings
        layout = lay(
            self.match.table.size,
            self.width,
            self.height,
            lambda value: value * Metrics.density,
            settings.text_size / 100,
            settings.left_handed,
        )
        self.desk.pos, self.desk.size = self.pos, self.size
        self.ground.lay(layout.board, layout.cell)
        people = self.session.people
        two = len(people) == 2
        near = 0 if two else (people or [0])[0]
        zones = [(layout.near, layout.near_place), (layout.far, layout.far_place)]
        if two and not layout.portrait:
            zones.sort(key=lambda zone: zone[0].x)  # White to the left
        for (zone, place), seat in zip(zones, (near, 1 - near), strict=True):
            hand = self.hands[seat]
            turned = two and layout.portrait and seat == 1
            hand.furniture.turned = hand.voice.turned = turned
            if layout.portrait:
                edges = ((0.0, 1.0 if turned else -1.0),)
            else:
                edges = ((-1.0 if zone.x < self.width / 2 else 1.0, 0.0), (0.0, -1.0))
            hand.lay(zone, place, layout.portrait, edges)
        side = min(self.ground.width * 0.34, dp(220))
        self.countdown.size = (side, side)
        self.countdown.center = self.ground.center
        self.countdown.facing = 1 if two and layout.portrait else 0
        self._show_match()
        if not self._laid:
            self._laid = True
            self._come_back()
        elif self.stage is Stage.OVER:
            pronounce(self, anew=False)
