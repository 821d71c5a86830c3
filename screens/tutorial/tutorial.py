"""The tutorial: about a minute with the real board, first three birds, then all eight."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from device.cues import Cue
from engines.uluru.board import BIRDS, Board
from screens.box import Box
from screens.navigator import Screen
from screens.rules.figures import JudgeFigure
from screens.tutorial.lesson import BEGUN, EASY, STEPS, THREE, WORKED, Lesson, Moved
from screens.uluru.layout import Place, card_height, card_row
from screens.uluru.side import Side
from screens.widgets.controls import Sheet

Builder.load_file(str(Path(__file__).with_suffix(".kv")))

SEEN = "tutorial"  # Home offers the tutorial until this is remembered
NOWHERE = Box(0, 0, 0, 0)


class Coach(Sheet):
    """What to do now, and how far along one is."""

    text = StringProperty()
    part = NumericProperty(0)


class Verdicts(Sheet):
    """The judge's words at the end, and the way on."""

    told = StringProperty()

    def reveal(self, figure: JudgeFigure) -> None:
        """Brings the reason that was asked for into sight, on a page longer than its place."""
        page = self.ids.page
        if page.viewport_size[1] > page.height:
            page.scroll_to(figure.ids.ending, animate=False)


class TutorialScreen(Screen):
    """Leads from step to step; every step is done by hand on the board."""

    step = NumericProperty(0)
    finished = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self.coach = Coach()
        self.verdicts: Verdicts | None = None
        self.lesson = Lesson("first", EASY, Board())
        self.side = self._seat()

    def enter(self) -> None:
        self._app.journal.remember(SEEN, True)
        self.add_widget(self.side)
        self.add_widget(self.coach)
        self.bind(pos=self._lay, size=self._lay)
        self.coach.ids.words.bind(texture_size=self._lay)
        self._show()

    def leave(self) -> None:
        self.side.layer.cancel()

    def _seat(self) -> Side:
        """A place at the table for the lesson; in the first part only three birds have come."""
        side = Side(self.lesson, 0)
        side.deal_out()
        side.show_wishes(turning=False)
        if not self._whole:
            for bird in BIRDS:
                if bird not in THREE:
                    side.layer.remove_widget(side.birds[bird])
                    side.remove_widget(side.cards[bird])
        self.lesson.moved.add(self._moved)
        return side

    @property
    def _whole(self) -> bool:
        return STEPS[self.step].whole

    # From step to step.

    def _moved(self, moved: Moved) -> None:
        if not self.finished and STEPS[self.step].done(self.lesson, moved):
            self._app.cues.play(Cue.FULFILLED)
            self._advance()

    def _advance(self) -> None:
        if self.step + 1 == len(STEPS):
            self._finish()
            return
        before = self._whole
        self.step += 1
        if self._whole and not before:
            self.side.layer.cancel()
            self.remove_widget(self.side)
            self.lesson = Lesson("tricky", WORKED, BEGUN)
            self.side = self._seat()
            self.add_widget(self.side, index=1)
        self._show()
        if STEPS[self.step].done(self.lesson, None):
            self._advance()

    def _show(self) -> None:
        step = STEPS[self.step]
        self.coach.text = self._app.tr(step.text)
        self.coach.part = self.step / len(STEPS)
        self.side.open = True
        self._lay()
        self._point_out()

    def _point_out(self) -> None:
        """The card that this step is about, and the seats that would do."""
        self.side.explain(STEPS[self.step].bird)

    # The end.

    def _finish(self) -> None:
        """The verdicts on the player's own board."""
        self.finished = True
        self.side.open = False
        judged = self.lesson.match.rounds[0]
        tr = self._app.tr
        stones = judged.judgements[0].stones
        self.verdicts = Verdicts(
            told=tr(
                "{n} stone. The best that these cards allow is one; tap a card to see why.|"
                "{n} stones. The best that these cards allow is one; tap a card to see why.",
                n=stones,
            )
        )
        figure = JudgeFigure(WORKED, judged.boards[0])
        figure.bind(on_asked=self.verdicts.reveal)
        self.verdicts.ids.figure.add_widget(figure)
        self.remove_widget(self.side)
        self.remove_widget(self.coach)
        self.add_widget(self.verdicts)
        self._lay()

    def start_again(self) -> None:
        self._app.nav.refresh()

    def play(self) -> None:
        """On to a real match."""
        self._app.nav.replace("setup", game="uluru")

    # Layout.

    def _lay(self, *_: Any) -> None:
        wide, tall = self.size
        if wide < 2 or tall < 2:
            return
        compact = min(wide, tall) < dp(520)
        margin, gap = (dp(8), dp(6)) if compact else (dp(16), dp(12))
        top = tall - dp(64)
        if self.verdicts is not None:
            broad = min(wide - 2 * margin, dp(800))
            self._put(self.verdicts, Box((wide - broad) / 2, margin, broad, top - margin))
            return
        talk = max(dp(64), self.coach.ids.words.texture_size[1] + dp(36))
        self._put(self.coach, Box(margin, top - talk, wide - 2 * margin, talk))
        rest = Box(margin, margin, wide - 2 * margin, top - talk - gap - margin)
        place = self._lying(rest, gap) if wide > tall * 1.05 else self._standing(rest, gap)
        self.side.lay(Box(self.x, self.y, wide, tall), place)
        self.side.ids.ready.opacity = 1 if self._ready else 0
        self._point_out()

    @property
    def _ready(self) -> bool:
        return self.step == len(STEPS) - 1

    def _lying(self, rest: Box, gap: float) -> Place:
        strip = min(rest.height * 0.26, card_height((rest.width - 7 * gap) / 8, 1))
        cards = self._cards(Box(rest.x, rest.top - strip, rest.width, strip), 8, gap)
        low = rest.height - strip - 2 * gap
        perch_wide = min(max(rest.width * 0.22, dp(130)), low * 0.62)
        perch = Box(rest.right - perch_wide, rest.y, perch_wide, low)
        ready, perch = self._with_ready(perch, gap)
        board = Box(rest.x, rest.y, rest.width - perch_wide - 2 * gap, low).inside(1.2, 1.62)
        return Place(cards, board, perch, 2, ready)

    def _standing(self, rest: Box, gap: float) -> Place:
        across = 8 if (rest.width - 7 * gap) / 8 >= dp(56) or not self._whole else 4
        strip = min(rest.height * (0.24 if across == 8 else 0.27), dp(260))
        cards = self._cards(Box(rest.x, rest.top - strip, rest.width, strip), across, gap)
        low = min(max(rest.height * 0.24, dp(112)), dp(280))
        ready, perch = self._with_ready(Box(rest.x, rest.y, rest.width, low), gap)
        middle = rest.height - strip - low - 4 * gap
        board = Box(rest.x, rest.y + low + 2 * gap, rest.width, middle).inside(1.12, 1.7)
        return Place(cards, board, perch, 4, ready)

    def _with_ready(self, perch: Box, gap: float) -> tuple[Box, Box]:
        """The button takes its room from the perch when it is wanted."""
        if not self._ready:
            return NOWHERE, perch
        tall = dp(56)
        ready = Box(perch.x, perch.y, perch.width, tall)
        return ready, perch._replace(y=perch.y + tall + gap, height=perch.height - tall - gap)

    def _cards(self, box: Box, across: int, gap: float) -> tuple[Box, ...]:
        """All eight, or the three that are there in the middle."""
        if self._whole:
            return card_row(box, across, 1, gap)
        wide = min(box.height / card_height(1, 1), (box.width - 2 * gap) / 3, dp(150))
        tall = card_height(wide, 1)
        left = box.x + (box.width - 3 * wide - 2 * gap) / 2
        y = box.y + (box.height - tall) / 2
        boxes = dict.fromkeys(BIRDS, NOWHERE)
        for number, bird in enumerate(THREE):
            boxes[bird] = Box(left + number * (wide + gap), y, wide, tall)
        return tuple(boxes.values())

    def _put(self, widget: Any, box: Box) -> None:
        widget.size_hint = (None, None)
        widget.pos = (self.x + box.x, self.y + box.y)
        widget.size = box[2:]
