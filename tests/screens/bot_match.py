"""A table of bots that plays until it is killed, telling every move once it is written down.

    python -m tests.screens.bot_match FOLDER GAME SEED

goes on with the unfinished match of the folder's journal, or begins one.
"""

from __future__ import annotations

import sys
from pathlib import Path

from device.clock import HandClock
from device.journal import Journal
from engines.contract import Played, Seat
from engines.games import game_named
from screens.session import Session

OPTIONS = {"uluru": {"hourglass": "off", "variant": "tricky"}}


def open_table(journal: Journal, clock: HandClock, name: str, seed: int) -> Session:
    entry = journal.current()
    if entry is not None:
        loaded = journal.load(entry.match)
        assert loaded is not None
        return Session.resume(journal, clock, *loaded)
    game = game_named(name)
    seats = [Seat(f"bot {k}", bot=game.levels[0]) for k in range(max(2, game.seat_counts[0]))]
    return Session.begin(journal, clock, name, seats, OPTIONS.get(name, {}), seed)


def main(folder: str, name: str, seed: str) -> None:
    journal = Journal.open(Path(folder))
    clock = HandClock()
    while True:
        session = open_table(journal, clock, name, int(seed))

        def tell(played: Played[object], session: Session = session) -> None:
            print(session.number, len(session.match.played) - 1, played, flush=True)

        session.moved.add(tell)
        while session.match.outcome is None:
            clock.advance(0.5)
            session.tick()


if __name__ == "__main__":
    main(*sys.argv[1:])
