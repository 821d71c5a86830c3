"""What hands at the Uraeus table would touch next; both sides of the TUIO test use it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from device.clock import HandClock
from device.journal import Journal
from engines.contract import CHANCE, Seat
from engines.uraeus import GAME
from engines.uraeus.snake import HOME, STONES, TAIL, owner, stones_on
from screens.session import Session

ADA, DINGO = Seat("Ada", colour="r"), Seat("Dingo", bot="racer", colour="b")


def play_until_late(
    folder: Path, seed: int = 2, seats: Sequence[Seat] = (ADA, DINGO), arrived: int = 0
) -> int:
    """Writes most of a match into the journal of a folder; returns how many lines it has.

    So many seats have `arrived` with all their stones by then.
    """
    journal = Journal.open(folder)
    session = Session.begin(journal, HandClock(), "uraeus", seats, {}, seed)
    match: Any = session.match
    racer = GAME.bot("racer", seed)
    while not _late(match.state, arrived):
        if CHANCE in match.actors:
            session.draw()
            continue
        seat = match.state.turn
        decision = racer.decide(match.view(seat), tuple(match.legal_moves(seat)))
        session.play(seat, decision.move)
    journal.close()
    return len(match.played)


def _late(state: Any, arrived: int) -> bool:
    """Whether somebody is about to bring the last stone home, after so many others."""
    if state.turn is None or state.pips is not None:
        return False
    if sum(state.position[HOME + seat] == STONES for seat in range(state.players)) < arrived:
        return False
    for seat in range(state.players):
        fields = [
            field
            for field in range(1, TAIL)
            if any(owner(stone) == seat for stone in stones_on(state.position, field))
        ]
        if state.position[HOME + seat] == 2 and fields and max(fields) > 50:
            return True
    return False


def next_touch(screen: Any, glass: Any) -> tuple[float, float] | None:
    """Where a player would put the finger now; None to wait."""
    race = screen.race
    if screen.over is not None or screen.stage.busy:
        return None
    if screen.stage.button.parent is not None:
        return glass.point(screen.stage.button)
    if screen.die.waiting:
        return glass.point(screen.die)
    if not race.ways:
        return None
    origin, end = best(race.ways)
    stone = race.stone_at(origin, screen.state.turn)
    if not stone.chosen:
        return glass.spot(race.layer, stone.stand_x, stone.stand_y)
    return glass.spot(race.layer, *race._spots[end])


def best(ways: Any) -> tuple[Any, int]:
    """A way that leads far, without a turn if possible: somebody in a hurry."""
    return max(
        ((origin, end) for origin, ends in ways.items() for end in ends),
        key=lambda each: (
            "t" not in ways[each[0]][each[1]].move.steps,
            ways[each[0]][each[1]].end,
        ),
    )
