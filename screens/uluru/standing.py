"""How an Uluru match stands, in words."""

from __future__ import annotations

import math
from typing import Any

from engines.uluru.piles import rounds
from screens.names import name_of
from screens.session import Session

LONGEST_NAME = 12


def round_words(app: Any, session: Session, player: int | None, room: float = math.inf) -> str:
    """Which round it is, and whose turn; in figures alone where there is little room."""
    match = session.match
    number, last = len(match.rounds) + 1, rounds(match.setup.options["variant"])
    if room < app.theme.body * 6.6:
        return f"{number}/{last}"
    words = str(app.tr("Round {number} of {all}", number=number, all=last))
    if player is None:
        return words
    name = name_of(app, session, player)
    shown = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
    return f"{shown}\n{words}"


def start_words(app: Any, session: Session) -> str:
    """What the turn begins with."""
    timed = session.match.setup.options["hourglass"] != "off"
    return str(app.tr("Turn the hourglass") if timed else app.tr("Turn up the cards"))


def standing_words(app: Any, session: Session, player: int | None, sand: str) -> str:
    """The round, the sand if there is any, and everybody's stones."""
    lines = [round_words(app, session, player)]
    if sand:
        lines.append(app.tr("The sand stands at {time}.", time=sand))
    if session.match.rounds:
        for seat, stones in enumerate(session.match.stones):
            told = app.tr("{n} stone|{n} stones", n=stones)
            lines.append(f"{name_of(app, session, seat)}: {told}")
    return "\n".join(lines)
