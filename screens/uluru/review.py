"""Review: colour by colour, why a wish was fulfilled or not; then what would have been possible."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from device.cues import Cue
from engines.uluru.board import BIRDS, Board
from engines.uluru.piles import rounds
from engines.uluru.solver import Solution, solve
from screens import matches
from screens.box import Box
from screens.names import name_of
from screens.navigator import Screen
from screens.session import Session
from screens.uluru import solving
from screens.uluru.arrangement import arrange
from screens.uluru.final import FinalPage
from screens.uluru.hearing import Hearing, costs, verdict_at
from screens.uluru.judged import JudgedBoard, JudgedCard
from screens.uluru.steps import StepPage
from screens.uluru.summary import SummaryPage
from screens.uluru.tabs import Tabs
from screens.uluru.telling import Teller
from screens.widgets.controls import Sheet, Toast
from screens.widgets.stones import StoneCount  # noqa: F401 - named in KV

Builder.load_file(str(Path(__file__).with_suffix(".kv")))

STEP = 0.6  # seconds for every sentence of a verdict
VERDICT = 0.3  # seconds until the stone drops


class Phase(Enum):
    """What the review shows."""

    STEPS = auto()
    SUMMARY = auto()
    FINAL = auto()


class ReviewScreen(Screen):
    """The rounds of a match that have been judged.

    The table visits with its `session` and the `index` of the round; Records with the number of
    a match in the journal, which opens at the end of the match.
    """

    session = ObjectProperty(None, allownone=True)
    match = NumericProperty(0)
    index = NumericProperty(-1)

    heading = StringProperty()
    stones = NumericProperty(0)
    running = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        app = self._app = App.get_running_app()
        self.session: Session | None = self.session or self._recorded()
        self.teller = Teller(app.language)
        self.phase = Phase.STEPS
        self.step = 0
        self.seat = 0
        self.best = False  # whether the best board is on show instead of the player's own
        self._solutions: dict[int, Solution] = {}
        self._due: Any = None
        self._drop: Any = None
        symbols = app.settings.symbols
        self.cards = [JudgedCard(bird, symbols=symbols, size_hint=(None, None)) for bird in BIRDS]
        self.board = JudgedBoard(symbols=symbols, size_hint=(None, None))
        self.sheet = Sheet(size_hint=(None, None))
        self.tabs = Tabs()
        self.page: Any = None

    def _recorded(self) -> Session | None:
        kept = self._app.journal.load(self.match) if self.match else None
        return None if kept is None else matches.read(kept[0])

    # Coming and going.

    def enter(self) -> None:
        if self.session is None or not self.played.rounds:
            Toast.show(self._app.tr("This match cannot be read."))
            Clock.schedule_once(lambda _: self._app.nav.back())
            return
        solving.prepare()
        self.tabs.bind(on_seat=lambda _, seat: self.show_seat(seat))
        for card in self.cards:
            card.bind(on_release=lambda card: self.show_bird(card.bird))
        self.bind(pos=self._lay, size=self._lay)
        people = self.session.people
        self.seat = people[0] if people else 0
        if self.index < 0:
            self.open_round(len(self.played.rounds) - 1)
            self.to_final()
        else:
            self.open_round(self.index)

    def leave(self) -> None:
        self._stop()

    def back(self) -> bool:
        if self.session is None:
            return False
        if self.phase is not Phase.FINAL and self.match:
            self.to_final()
            return True
        return False

    @property
    def played(self) -> Any:
        return self.session.match if self.session else None

    # The round, and whose board is on show.

    def open_round(self, index: int) -> None:
        """Begins to tell a round."""
        self.index = index
        self.hearing = Hearing(self.played, index)
        self._solutions.clear()
        self.phase = Phase.STEPS
        self.step = 0
        self.best = False
        self._furnish()
        self.running = True
        self._show_step()

    def show_seat(self, seat: int) -> None:
        """Looks at another player's board."""
        self.seat = seat
        self.best = False
        if self.phase is Phase.STEPS:
            self._show_step(sounding=False)
        else:
            self.to_summary()

    def _furnish(self) -> None:
        """Puts the widgets of the phase on the table."""
        if self.phase is Phase.FINAL:
            for widget in (*self.cards, self.board, self.sheet, self.tabs):
                self.remove_widget(widget)
            return
        if self.page is not None and self.page.parent is self:
            self.remove_widget(self.page)
        for widget in (*self.cards, self.board, self.sheet):
            if widget.parent is None:
                self.add_widget(widget)
        if len(self.played.players) > 1 and self.tabs.parent is None:
            self.add_widget(self.tabs)
        self.sheet.clear_widgets()
        if self.phase is Phase.STEPS:
            self.page = StepPage()
            self.page.bind(on_hasten=lambda *_: self.hasten())
        else:
            self.page = SummaryPage(self)
        self.sheet.add_widget(self.page)

    # Step by step.

    def _show_step(self, sounding: bool = True) -> None:
        """Tells one card: first the chain, a moment later the verdict."""
        self._stop()
        step = self.hearing.steps[self.step]
        judgement = self.hearing.judgement(self.seat)
        verdict = verdict_at(judgement, step)
        board = self.hearing.board(self.seat)
        good = not costs(judgement, step)
        if verdict is None:
            lines = self.teller.missing(step.bird)
            outcome = self._app.tr("One stone.") if step.card == 0 else ""
        else:
            lines = self.teller.verdict(verdict, board)
            outcome = self.teller.outcome(verdict)
        self._deal()
        for card in self.cards:
            card.glowing = card.bird == step.bird
        self.board.board = board
        self.board.explain(verdict)
        self._mark(self.step)
        self.page.wisher = step.bird
        self.page.wish = None if verdict is None else verdict.wish
        self.page.show(lines, outcome, good)
        self._name_tabs(self.step)
        self._lay()
        if not sounding:
            self._reveal(sounding=False)
        elif self.running:
            self._drop = Clock.schedule_once(lambda _: self._reveal(), VERDICT)
            self._due = Clock.schedule_once(lambda _: self.forward(), STEP * max(1, len(lines)))
        else:
            self._reveal()

    def _reveal(self, sounding: bool = True) -> None:
        """The stone drops, or it does not."""
        self._drop = None
        step = self.hearing.steps[self.step]
        bad = costs(self.hearing.judgement(self.seat), step)
        self.page.judged = bool(self.page.outcome)
        self._mark(self.step + 1)
        self._name_tabs(self.step + 1)
        if not sounding:
            return
        self._app.cues.play(Cue.STONE if bad else Cue.FULFILLED)
        if bad and not self._app.settings.reduced_motion:
            self.board.drop(step.bird)

    def forward(self) -> None:
        """To the next card, or to the summary."""
        if self.step + 1 < len(self.hearing.steps):
            self.step += 1
            self._show_step()
        else:
            self.to_summary()

    def hasten(self) -> None:
        """A tap: the verdict at once, and then the next card at once."""
        if self._drop is not None:
            self._drop.cancel()
            self._reveal()
        else:
            self.forward()

    def toggle(self) -> None:
        """Stops, or goes on by itself; from the summary it tells the round again."""
        if self.phase is Phase.SUMMARY:
            self.open_round(self.index)
        elif self.running:
            self._stop()
            if not self.page.judged:
                self._reveal()
            self.running = False
        else:
            self.running = True
            self.forward()

    def show_bird(self, bird: Any) -> None:
        """Goes to a card and stays there; a second tap goes to its second wish."""
        wanted = [place for place, step in enumerate(self.hearing.steps) if step.bird == bird]
        again = self.phase is Phase.STEPS and self.step in wanted and not self.running
        turn = wanted.index(self.step) + 1 if again else 0
        self.running = False
        if self.phase is not Phase.STEPS:
            self.phase, self.best = Phase.STEPS, False
            self._furnish()
        self.step = wanted[turn % len(wanted)]
        self._show_step()

    def _stop(self) -> None:
        for event in (self._due, self._drop):
            if event is not None:
                event.cancel()
        self._due = self._drop = None

    # The summary, and the end.

    def to_summary(self) -> None:
        """What it came to, and what would have been possible."""
        self._stop()
        self.running = False
        self.phase = Phase.SUMMARY
        self._furnish()
        self.show_board(best=False)
        self._name_tabs(len(self.hearing.steps))
        self._lay()

    def show_board(self, best: bool) -> None:
        """The player's own board, or one of the best."""
        solution = self.solution
        self.best = best and solution is not None
        board = solution.board if self.best and solution else self.hearing.board(self.seat)
        self._deal()
        for card in self.cards:
            card.glowing = False
        self.board.explain(None)
        self.board.board = board
        self._mark(len(self.hearing.steps), board)
        self.page.refresh()

    @property
    def solution(self) -> Solution | None:
        """The best for whoever is on show; None while the solver is still warming up."""
        if self.seat not in self._solutions and solving.prepared():
            self._solutions[self.seat] = solve(self.hearing.deal(self.seat))
        return self._solutions.get(self.seat)

    def to_final(self) -> None:
        """The end of the match."""
        self._stop()
        self.running = False
        self.phase = Phase.FINAL
        self._furnish()
        self.page = FinalPage(self)
        self.add_widget(self.page)
        self._lay()

    def go_on(self) -> None:
        """To the next round, or to the end of the match."""
        if self.played.outcome is not None:
            self.to_final()
            if not self.match:
                self._app.cues.play(Cue.WIN)
        else:
            self.session.unpause()
            self._app.nav.replace("uluru", session=self.session)

    # What cards, board and tabs show.

    def _deal(self) -> None:
        row = self.hearing.rows[self.seat]
        for card in self.cards:
            card.wishes = self.hearing.round.deal.cards[card.bird]
            card.faint = frozenset() if row is None else frozenset({1 - row})

    def _mark(self, judged: int, board: Board | None = None) -> None:
        """Signs at the first `judged` steps, for the board of the player or another one."""
        judgement = (
            self.hearing.judgement(self.seat)
            if board is None
            else self.hearing.judge(self.seat, board)
        )
        signs = self.hearing.signs(self.seat, judgement, judged)
        for card in self.cards:
            card.signs = signs[card.bird]
        self.board.verdicts = {bird: all(rows.values()) for bird, rows in signs.items() if rows}
        self.stones = sum(not good for rows in signs.values() for good in rows.values())

    def _name_tabs(self, judged: int) -> None:
        steps = self.hearing.steps[:judged]
        self.tabs.show(
            {
                seat: f"{name_of(self._app, self.session, seat)} · "
                f"{sum(costs(self.hearing.judgement(seat), step) for step in steps)}"
                for seat in self.played.players
            },
            self.seat,
        )

    # Layout.

    def _lay(self, *_: Any) -> None:
        wide, tall = self.size
        if wide < 2 or tall < 2 or self.session is None:
            return
        rows = max(len(card.wishes) for card in self.cards) or 1
        several = self.tabs.parent is not None
        plan = arrange(wide, tall, Metrics.dp, rows, several, self.phase is Phase.SUMMARY)
        self._put(self.ids.bar, plan.bar)
        self._tools()
        self.page.roomy = not plan.compact
        if self.phase is Phase.FINAL:
            self._put(self.page, plan.page)
            return
        self._put(self.tabs, plan.tabs)
        for card, box in zip(self.cards, plan.cards, strict=True):
            self._put(card, box)
        self._put(self.board, plan.board)
        self._put(self.sheet, plan.sheet)
        self.sheet.padding = dp(12) if plan.compact else dp(20)

    def _put(self, widget: Any, box: Box) -> None:
        widget.pos = (self.x + box.x, self.y + box.y)
        widget.size = box[2:]

    def _tools(self) -> None:
        """The tools that this phase needs, and the words beside them."""
        ids, final = self.ids, self.phase is Phase.FINAL
        steps = self.phase is Phase.STEPS
        for tool, shown in ((ids.play, not final), (ids.skip, steps), (ids.count, steps)):
            tool.opacity = 1 if shown else 0
            tool.disabled = not shown
            tool.width = 0 if not shown else dp(72) if tool is ids.count else dp(48)
        self.heading = (
            self._app.tr("The match is over")
            if final
            else self._app.tr(
                "Round {number} of {all}",
                number=self.index + 1,
                all=rounds(self.played.setup.options["variant"]),
            )
        )
