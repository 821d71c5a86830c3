"""The guided first game: nine short tasks, each a throw and a move with the reason told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import NumericProperty

from device.cues import Cue
from device.language import mark
from engines.uraeus.moves import Go
from engines.uraeus.snake import faces_head, parse_table
from engines.uraeus.state import State
from screens.navigator import Screen
from screens.uraeus.stage import Stage
from screens.uraeus.ways import Origin, Way, ways


@dataclass(frozen=True)
class Task:
    """A position, the throw, the move to make (none: any will do), and what is said."""

    position: str
    pips: int
    move: str
    before: str
    after: str


TASKS = (
    Task(
        "/ reserve r3 b3 / home r0 b0",
        4,
        "R:ssss",
        mark("You are Red. Throw, tap the glowing stone, and tap its end on field 4."),
        mark("New stones start on the head. The throw is the number of steps, always all of them."),
    ),
    Task(
        "4:r> 9:b> / reserve r2 b2 / home r0 b0",
        3,
        "",
        mark("Tap your stone on 4 and look: every end has its way. Take any of them."),
        mark("A turn costs a step, and a stone turns only once in a move."),
    ),
    Task(
        "7:r> 9:b> / reserve r2 b2 / home r0 b0",
        2,
        "7:ss",
        mark("Blue looks away from you. Climb on its stone on 9."),
        mark("A double! Blue’s stone is stuck now, and nobody can pass."),
    ),
    Task(
        "9:b>r> 20:r> / reserve r1 b2 / home r0 b0",
        5,
        "9:sssss",
        mark("Your upper stone on 9 has a duty: only it glows. Move it to 14."),
        mark("A stone may stay on top for one round only."),
    ),
    Task(
        "22:r> 25:b< / reserve r2 b2 / home r0 b0",
        3,
        "22:sss",
        mark("The stone on 25 faces yours. Your last step may hit it!"),
        mark("It slides back to the golden scale on 21, eyes to the head."),
    ),
    Task(
        "30:b> 34:r> 36:b< / reserve r2 b1 / home r0 b0",
        2,
        "34:ss",
        mark("Hit the stone on 36, and watch what it does on scale 30."),
        mark("It hit the stone that stood there: a chain. Own stones are not safe either!"),
    ),
    Task(
        "0:r< 12:b> / reserve r2 b2 / home r0 b0",
        3,
        "0:tss",
        mark("A stone sent back to the head looks the wrong way. Turn it and go on."),
        mark("The first step was the turn, the others led ahead."),
    ),
    Task(
        "40:r> 60:r> / reserve r0 b3 / home r1 b0",
        1,
        "60:s",
        mark("The geese do not like visitors: the stone on 60 must move."),
        mark("On 59 to 62 a stone has to move again at every turn."),
    ),
    Task(
        "61:r> / reserve r0 b3 / home r2 b0",
        2,
        "61:ss",
        mark("Field 63 needs the exact throw. Bring your last stone home!"),
        mark("Three stones home: you win. Now you know enough for a real match."),
    ),
)


class LessonScreen(Screen):
    """One task after the other; Back leaves."""

    number = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        tr = self._app.tr
        tools = {"leave": ("arrow-left", tr("Back"), self._app.nav.back)}
        self.stage = Stage("rb", (tr("Red"), tr("Blue")), tools)
        self.stage.trays[0].active = True
        self.race, self.die = self.stage.race, self.stage.die
        self.add_widget(self.stage)

    def keep(self) -> dict[str, Any]:
        return {"number": self.number}

    @property
    def task(self) -> Task:
        return TASKS[self.number]

    def enter(self) -> None:
        self.race.bind(on_way=lambda _, way, carried: self._go(way, carried))
        self.die.bind(on_tap=lambda *_: self._throw(), on_rest=lambda *_: self._landed())
        self.stage.hand_die_to("r")
        self.stage.button.bind(on_release=lambda *_: self.next_task())
        self._ticking = Clock.schedule_interval(self._tick, 0)
        self._begin()

    def leave(self) -> None:
        self._ticking.cancel()

    def _begin(self) -> None:
        table = parse_table(self.task.position)
        self.state = State("rb", table.position, (), (), 0, None)
        self.race.show(table.position)
        self.stage.count_home(table.position)
        self.die.waiting = True
        self._say(self._app.tr(self.task.before))

    def _throw(self) -> None:
        if self.die.waiting:
            self.die.waiting = False
            self.state = self.state.thrown(self.task.pips)
            self._app.cues.play(Cue.THROW)
            self.die.throw(self.task.pips)

    def _landed(self) -> None:
        found = ways(self.state)
        if self.task.move:
            found = {
                origin: kept
                for origin, ends in found.items()
                if (kept := {end: way for end, way in ends.items() if self._wanted(way.move)})
            }
        self.race.offer(found)

    def _wanted(self, move: Go) -> bool:
        return str(move) == self.task.move

    def _go(self, way: Way, carried: bool) -> None:
        first = way.journey.stops[0].stone
        origin = Origin(way.move.start, way.move.start is not None and faces_head(first))
        after = way.journey.after
        self.race.perform(way.journey, origin, carried, lambda: self._done(after))

    def _done(self, after: bytes) -> None:
        self.stage.count_home(after)
        self._app.cues.play(Cue.WIN if self.number == len(TASKS) - 1 else Cue.FULFILLED)
        self._say(self._app.tr(self.task.after))
        tr, last = self._app.tr, self.number == len(TASKS) - 1
        self.stage.offer(tr("Start a match") if last else tr("Next"))

    def next_task(self) -> None:
        """On to the next task; after the last one to a real match."""
        self.stage.offer("")
        if self.number == len(TASKS) - 1:
            self._app.nav.replace("setup", game="uraeus")
            return
        self.number += 1
        self._begin()

    def _tick(self, seconds: float) -> None:
        self.stage.tick(seconds)

    def _say(self, text: str) -> None:
        self.stage.say(f"{self.number + 1}/{len(TASKS)}  {text}")
