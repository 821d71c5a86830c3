"""What people at the table are called."""

from __future__ import annotations

from typing import Any

from screens.session import Session


def name_of(app: Any, session: Session, seat: int) -> str:
    """The name of a player: the one that was given, or a number; one alone is you."""
    if len(session.seats) == 1:
        return str(app.tr("You"))
    return session.seats[seat].name or str(app.tr("Player {n}", n=seat + 1))
