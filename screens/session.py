"""The table session: ties a match to its seats, bots, hourglass and the journal.

It outlives the screens that show it. Every move is in the journal before `play` returns, so
before the next frame. The table's screen calls `tick` once a frame; bots think in slices inside
it, and never for longer than their share of a frame.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from typing import Any

from device.clock import Clock, Hourglass
from device.journal import Entry, Journal
from device.watchers import Watchers
from engines.bots import Bot, Decision, Thought
from engines.contract import CHANCE, CLOCK, Game, Match, Played, Seat
from engines.games import game_named
from engines.playout import bot_seed
from engines.transcript import Transcript, replay, transcript_from

AnyMatch = Match[Any, Any]
SLICE = 0.004


class Session:
    """One match in progress on this device.

    `table` says how it is played here (pass-and-play, face-to-face, practice ...); the journal
    keeps it with the match. `waits_for_hand` holds chance back until a person lets it act.
    """

    def __init__(
        self,
        journal: Journal,
        clock: Clock,
        game: Game[Any, Any],
        match: AnyMatch,
        number: int,
        kind: str,
        table: dict[str, Any],
    ) -> None:
        self._journal = journal
        self._clock = clock
        self.game = game
        self.match = match
        self.number = number
        self.kind = kind
        self.table = table
        self.hourglass = Hourglass(clock)
        self.moved: Watchers[[Played[Any]]] = Watchers()
        self.rewound: Watchers[[]] = Watchers()
        self.waits_for_hand: Callable[[], bool] = lambda: False
        self.waits_for_bot: Callable[[int], bool] = lambda _seat: False
        self._bots: dict[int, Bot[Any, Any]] = {
            seat: game.bot(each.bot, bot_seed(match.setup.seed, seat))
            for seat, each in enumerate(match.setup.seats)
            if each.bot is not None
        }
        self._thoughts: dict[int, tuple[Thought[Decision[Any]], float]] = {}
        self._decided: dict[int, tuple[float, Decision[Any]]] = {}
        self._elapsed = max((played.at or 0 for played in match.played), default=0) / 1000
        self._asked = clock.now()
        self._noted = 0.0
        self.paused = False

    # Beginning and coming back.

    @classmethod
    def begin(
        cls,
        journal: Journal,
        clock: Clock,
        name: str,
        seats: Sequence[Seat],
        options: dict[str, Any],
        seed: int,
        kind: str = "match",
        table: dict[str, Any] | None = None,
    ) -> Session:
        """A new match; an unfinished one before it is given up."""
        game = game_named(name)
        match = game.start(seats, options, seed)
        unfinished = journal.current()
        if unfinished is not None:
            journal.abandon(unfinished.match)
        header = Transcript.of(game, match).as_data()
        del header["moves"]
        number = journal.begin(name, kind, json.dumps({"match": header, "table": table or {}}))
        return cls(journal, clock, game, match, number, kind, table or {})

    @classmethod
    def resume(cls, journal: Journal, clock: Clock, entry: Entry, lines: list[str]) -> Session:
        """The match of the journal exactly where it stood; its sand stands still until resumed."""
        kept = json.loads(entry.header)
        match = replay(transcript_from({**kept["match"], "moves": lines}))
        game = game_named(entry.game)
        session = cls(journal, clock, game, match, entry.match, entry.kind, kept["table"])
        if entry.sand is not None and match.sand is not None:
            session.hourglass.restore(entry.sand, match.sand)
        if entry.ended is None:  # the app may have been killed right after the last move
            session._finish_if_over()
        return session

    # Who sits where.

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.match.setup.seats

    @property
    def people(self) -> list[int]:
        """The seats that are not bots."""
        return [seat for seat in range(len(self.seats)) if seat not in self._bots]

    def is_bot(self, seat: int) -> bool:
        return seat in self._bots

    def intention(self, seat: int) -> tuple[float, Decision[Any]] | None:
        """What a bot is about to do, and when by `now`; None while it makes up its mind."""
        return self._decided.get(seat)

    # Moves.

    @property
    def now(self) -> float:
        """Seconds of play so far, pauses left out."""
        if not self.paused:
            asked = self._clock.now()
            self._elapsed += asked - self._asked
            self._asked = asked
        return self._elapsed

    def play(self, actor: int, move: Any) -> None:
        """Makes a move and writes it down; an illegal one raises and changes nothing."""
        self.match.play(actor, move, round(self.now * 1000))
        self._written()

    def draw(self) -> Any:
        """Lets chance act."""
        move = self.match.draw(round(self.now * 1000))
        self._written()
        return move

    def _written(self) -> None:
        played = self.match.played[-1]
        self._journal.append(self.number, str(played))
        self._finish_if_over()
        self.moved(played)

    def _finish_if_over(self) -> None:
        outcome = self.match.outcome
        if outcome is not None:
            own = outcome.scores[self.people[0] if self.people else 0]
            self._journal.finish(
                self.number,
                json.dumps({"places": outcome.places, "scores": outcome.scores}),
                -own if self.game.fewest_wins else own,
            )

    def undo(self, seat: int) -> bool:
        """Takes the seat's last move back where fair play allows it."""
        keep = self.match.undo_point(seat)
        if keep is None:
            return False
        self._journal.rewind(self.number, keep)
        self.match = self.match.rewound(keep)
        self._thoughts.clear()
        self._decided.clear()
        self.rewound()
        return True

    # The passing of time.

    def tick(self) -> None:
        """What happens by itself: chance, bots, and the note of where the sand stands."""
        if self.paused or self.match.outcome is not None:
            return
        if CHANCE in self.match.actors:
            if not self.waits_for_hand():
                self.draw()
            return
        self._let_bots_act()
        second = math.ceil(self.hourglass.remaining())
        if self.hourglass.length and second != math.ceil(self._noted):
            self.note_sand()

    def note_sand(self) -> None:
        """Writes down where the hourglass stands."""
        self._noted = self.hourglass.remaining()
        self._journal.save_sand(self.number, self._noted)

    def put_sand_away(self) -> None:
        """Nobody's sand runs any more; the next glass is a full one."""
        self.hourglass.restore(0, 0)
        self._noted = 0.0
        self._journal.save_sand(self.number, None)

    def hasten(self, seconds: float) -> None:
        """Time goes by faster while nobody but bots has anything to do."""
        _ = self.now
        self._elapsed += seconds
        if self.hourglass.length:
            self.hourglass.hasten(seconds)

    def pause(self) -> None:
        """Nothing moves until `unpause`; where the sand stands is written down."""
        if not self.paused:
            _ = self.now
            self.paused = True
            self.hourglass.pause()
            if self.hourglass.length:
                self.note_sand()

    def unpause(self) -> None:
        if self.paused:
            self._asked = self._clock.now()
            self.paused = False

    def _let_bots_act(self) -> None:
        started = self._clock.now()
        for seat in self.match.actors:
            if seat not in self._bots or self.waits_for_bot(seat):
                continue
            if seat in self._decided:
                due, decision = self._decided[seat]
                if self.now >= due:
                    del self._decided[seat]
                    if decision.move in self.match.legal_moves(seat):
                        self.play(seat, decision.move)
                        return
            elif self._clock.now() - started < SLICE:
                self._think(seat, started)

    def _think(self, seat: int, started: float) -> None:
        if seat not in self._thoughts:
            bot, view = self._bots[seat], self.match.view(seat)
            thought = bot.think(view, tuple(self.match.legal_moves(seat)))
            self._thoughts[seat] = thought, self.now + bot.patience(view)
        thought, until = self._thoughts[seat]
        try:
            while self._clock.now() - started < SLICE:
                thought.send(self.now >= until or None)  # a thought that begins takes only None
        except StopIteration as done:
            del self._thoughts[seat]
            decision: Decision[Any] = done.value
            self._decided[seat] = (self.now + decision.seconds, decision)

    def sand_out(self, move: Any) -> None:
        """The clock's own move, when the sand has run out."""
        if CLOCK in self.match.actors:
            self.play(CLOCK, move)
