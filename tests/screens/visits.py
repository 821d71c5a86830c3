"""A way to every screen of the app, for tests that go everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.contract import Seat
from engines.games import NAMES, game_named
from screens.app import ROUTES, DreamtableApp
from screens.games import GAMES
from screens.rules.pages import games_with_rules
from screens.session import Session
from tests.screens.driver import Table
from tools.scenes_review import SEATED, WORKED, begin, play_round

Visit = Callable[[Table], None]


def _to(place: str, **visit: Any) -> Visit:
    return lambda table: table.app.nav.go(place, **visit)


def _table(name: str) -> Visit:
    def visit(table: Table) -> None:
        sit_down(table.app, name)
        table.app.nav.go(name)

    return visit


def _review(table: Table) -> None:
    session = begin(table, [Seat("Ada")], variant="tricky")
    play_round(session, [SEATED], WORKED)
    table.app.nav.go("review", session=session, index=0)


def sit_down(app: DreamtableApp, name: str, people: int = 1, seed: int = 5) -> None:
    """A new match of so many people; bots take the seats that are left."""
    game = game_named(name)
    count = max(people, game.seat_counts[0])
    seats = [
        Seat(f"Ada {seat}") if seat < people else Seat(f"Bot {seat}", game.levels[0])
        for seat in range(count)
    ]
    mode = GAMES[name].modes[0].name if name in GAMES else ""
    app.session = Session.begin(
        app.journal, app.clock, name, seats, {}, seed, "match", {"mode": mode}
    )


VISITS: dict[str, Visit] = {
    **{place: _to(place) for place in ROUTES if place not in NAMES},
    **{place: _table(place) for place in ROUTES if place in NAMES},
    **{f"setup {game}": _to("setup", game=game) for game in GAMES},
    **{f"rules {game}": _to("rules", game=game) for game in games_with_rules()},
    "review": _review,
}
