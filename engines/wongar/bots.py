"""Three bots: a visitor who plays sensibly, a gatherer who minds majorities, a dreamer."""

from __future__ import annotations

import random
from collections.abc import Sequence

from engines.bots import Bot, Decision
from engines.wongar.dreams import Dreamer
from engines.wongar.instinct import Instinct, Mind
from engines.wongar.moves import Move
from engines.wongar.reasons import decided
from engines.wongar.views import View

VISITOR = Mind(noise=2.0, rivals=0.0, foresight=False, collects=0.3, thrift=0.3)
GATHERER = Mind(noise=0.1, rivals=0.3, foresight=True, collects=1.0, thrift=0.6)

LEVELS = ("visitor", "gatherer", "dreamer")


class InstinctBot(Bot[Move, View]):
    """Plays what feels best at once."""

    def __init__(self, mind: Mind, seed: int) -> None:
        self._mind = mind
        self._rng = random.Random(seed)

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        instinct = Instinct(view, view.me, view.rituals, self._mind)
        return decided(instinct.choose(moves, self._rng))


def bot(level: str, seed: int) -> Bot[Move, View]:
    """A bot of one of the levels."""
    if level == "dreamer":
        return Dreamer(GATHERER, seed)
    return InstinctBot(GATHERER if level == "gatherer" else VISITOR, seed)
