"""The scenes of the shell in use: a history, a match that waits, boxes and menus, large type."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from engines.contract import Seat
from engines.games import game_named
from engines.playout import finish
from screens.home import challenge
from screens.home.cards import Way
from screens.session import Session
from screens.widgets.boxes import TypeIn
from screens.widgets.rows import LeadingRow
from tests.screens.driver import Table
from tests.screens.shell import named, on_window
from tools.scenes_uluru import ADA, placing

Scene = Callable[[Table], None]

ANNA, BEN, CHIARA = Seat("Anna"), Seat("Benedikt"), Seat("Chiara")


def played(
    table: Table,
    name: str,
    seats: Sequence[Seat],
    seed: int = 1,
    kind: str = "match",
    about: dict[str, Any] | None = None,
    **options: Any,
) -> None:
    """A whole match in the journal."""
    app = table.app
    session = Session.begin(
        app.journal, app.clock, name, seats, options, seed, kind, {"mode": "pass", **(about or {})}
    )
    for each in _moves(name, len(seats), seed, tuple(options.items())):
        session.play(each.actor, each.move)


@cache
def _moves(name: str, seats: int, seed: int, options: tuple[tuple[str, Any], ...]) -> list[Any]:
    """A match with quick bots in everybody's place; once for all pictures."""
    game = game_named(name)
    match = game.start([Seat()] * seats, dict(options), seed)
    finish(match, [game.bot(game.levels[seat % 2], seat) for seat in range(seats)])
    return match.played


def history(table: Table) -> None:
    """Some weeks of play."""
    for seed in range(7):
        variant = "first" if seed % 3 else "tricky"
        played(table, "uluru", [Seat()], seed, "solo", variant=variant)
    today = challenge.today()
    for back in (2, 1, 0):
        day = today - datetime.timedelta(days=back)
        played(table, "uluru", [Seat()], back, "daily", {"day": day.isoformat()}, fair=True)
    played(table, "uluru", [ANNA, BEN, CHIARA], variant="after-first")
    played(table, "uraeus", [ANNA, BEN])
    played(table, "ukuma", [ANNA, Seat("Dingo", "quick")], games=3)
    played(table, "wongar", [ANNA, BEN, CHIARA, Seat("Dingo", "visitor")])


def with_history(place: str) -> Scene:
    def scene(table: Table) -> None:
        history(table)
        table.app.nav.home()
        if place != "home":
            table.app.nav.go(place)

    return scene


def waiting_match(table: Table) -> None:
    """Somebody has left the table."""
    placing([ADA], "solo", 4, 18, variant="tricky")(table)
    table.app.nav.home()
    table.frames(20)


def giving_up(table: Table) -> None:
    waiting_match(table)
    table.app.nav.go("setup", game="wongar")
    table.app.nav.screen.start()


def mistyped(table: Table) -> None:
    named(table, Way, table.app.tr("Deal code")).dispatch("on_release")
    table.frames(20)
    box = next(on_window(TypeIn))
    box.field.text = "7KQM-2XHA"
    box.submit()


def menu(setting: str) -> Scene:
    def scene(table: Table) -> None:
        table.app.nav.go("settings")
        table.frames(20)
        row = named(table, LeadingRow, table.app.tr(setting))
        ids = table.app.nav.screen.ids
        if ids.page.height > ids.scroller.height:
            ids.scroller.scroll_to(row, animate=False)
        table.frames(2)
        row.dispatch("on_release")

    return scene


def full_table(table: Table) -> None:
    """Five at the table, two of them bots."""
    table.app.nav.go("setup", game="uluru", mode="pass")
    screen = table.app.nav.screen
    choice = screen._choice
    while len(choice.players) < 5:
        choice.add()
    for player, name in zip(choice.players, ("Anna", "Benedikt", "Bartholomäus XIV"), strict=False):
        player.name = name
    choice.seat_bot(3, "expert")
    choice.seat_bot(4, "beginner")
    screen._show()


def large(scene: Scene) -> Scene:
    """The same at the largest type."""

    def enlarged(table: Table) -> None:
        table.app.settings.text_size = 130
        scene(table)

    return enlarged


BOXES: dict[str, Scene] = {
    "dialog-code": mistyped,
    "dialog-give-up": giving_up,
    "menu-language": menu("Language"),
    "menu-hourglass": menu("Hourglass"),
}
USED: dict[str, Scene] = {
    "home-continue": waiting_match,
    "home-played": with_history("home"),
    "records": with_history("records"),
    "setup-uluru-five": full_table,
}
SCENES: dict[str, Scene] = {
    **BOXES,
    **USED,
    **{f"{name}-large": large(scene) for name, scene in (BOXES | USED).items()},
    "settings-large": large(lambda table: table.app.nav.go("settings")),
    "uluru-practice-large": large(
        placing([ADA], "practice", 3, 2, hourglass="off", variant="after-first")
    ),
}
