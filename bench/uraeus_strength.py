"""How much stronger each level of Uraeus is than the one below it.

    python -m bench.uraeus_strength racer hatchling 1000
    python -m bench.uraeus_strength serpent racer 1000

plays seeded matches of two seats. The levels change seats after every match, and the first seat
always begins, so each of them begins every other match.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from bench import Measured
from engines.contract import CHANCE, Seat
from engines.playout import bot_seed
from engines.uraeus import GAME
from engines.uraeus.moves import Throw


@dataclass
class Tally:
    """How a duel stands, and how the time of the processor was spent by the stronger one."""

    strong: str
    weak: str
    matches: int = 0
    won: int = 0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def share(self) -> float:
        return self.won / self.matches

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions

    def __str__(self) -> str:
        return (
            f"{self.strong} beats {self.weak} in {self.won} of {self.matches} ({self.share:.1%}); "
            f"a decision takes {self.mean:.4f} s on average, {self.longest:.3f} s at most"
        )


def play(tally: Tally, seed: int) -> None:
    """One more match; the strong one sits in either seat in turn."""
    strong = seed % 2
    levels = [tally.weak, tally.weak]
    levels[strong] = tally.strong
    bots = [GAME.bot(level, bot_seed(seed, seat)) for seat, level in enumerate(levels)]
    match = GAME.start([Seat(), Seat()], {}, seed)
    for first_throw in (6, 1):
        match.play(CHANCE, Throw(first_throw))
    while match.outcome is None:
        (actor,) = match.actors
        if actor == CHANCE:
            match.draw()
            continue
        moves = tuple(match.legal_moves(actor))
        begun = time.process_time()
        decision = bots[actor].decide(match.view(actor), moves)
        if actor == strong:
            took = time.process_time() - begun
            tally.decisions += 1
            tally.seconds += took
            tally.longest = max(tally.longest, took)
        match.play(actor, decision.move)
    tally.matches += 1
    tally.won += strong in match.outcome.winners


def duel(strong: str, weak: str, matches: int) -> Iterator[Tally]:
    """The tally after every match; the seeds are 1, 2, 3 and so on."""
    tally = Tally(strong, weak)
    for seed in range(1, matches + 1):
        play(tally, seed)
        yield tally


def measure() -> Iterator[Measured]:
    """Fewer matches than the command line plays, but the same in every run."""
    for strong, weak, matches, bar in (
        ("racer", "hatchling", 200, 0.7),
        ("serpent", "racer", 40, 0.55),
    ):
        *_, tally = duel(strong, weak, matches)
        what = f"{strong} against {weak}, {matches} matches"
        yield Measured(what, tally.share, "won", at_least=bar)
    yield Measured("a decision of the serpent", tally.mean, "s", at_most=0.3)


def main(strong: str, weak: str, matches: str = "1000") -> None:
    for tally in duel(strong, weak, int(matches)):
        if tally.matches % 100 == 0 or tally.matches == int(matches):
            print(tally, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
