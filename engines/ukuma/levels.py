"""How fast and how well the bots play, as data.

The measure are people: a practised adult needs a bit more than a second for a card that fits, a
seven-year-old three to four and overlooks every fifth card. The times count from the moment in
which something new lies on the table or in the hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Foresight(IntEnum):
    """What a player looks for before deciding."""

    NONE = 0  # the first card that fits will do
    WINS = 1  # a card that wins comes first
    ANSWERS = 2  # what both could do next is weighed as well


@dataclass(frozen=True)
class Level:
    """All times in seconds, all errors as chances.

    `see` takes in the table, `decide` compares one card with the cells, `move` carries a card or
    throws the hand away. `oversight` is the chance not to notice that a card fits, `slip` that of
    first carrying a card where it does not fit.
    """

    name: str
    see: float
    decide: float
    move: float
    oversight: float
    slip: float
    foresight: Foresight


LEVELS = (
    Level("child", 1.4, 0.9, 1.4, oversight=0.33, slip=0.25, foresight=Foresight.NONE),
    Level("casual", 0.88, 0.55, 0.85, oversight=0.2, slip=0.14, foresight=Foresight.NONE),
    Level("quick", 0.52, 0.32, 0.55, oversight=0.1, slip=0.06, foresight=Foresight.WINS),
    Level("master", 0.36, 0.22, 0.45, oversight=0.03, slip=0.02, foresight=Foresight.ANSWERS),
)
# A whole decision takes up to this share more or less than usual.
SPREAD = 0.6
