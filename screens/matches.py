"""Beginning a match and coming back to one, wherever on the screens that is asked for."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

from kivy.app import App

from device.journal import Entry
from engines.contract import Seat
from engines.sentences import DreamtableError, MaterialError
from screens.games import GAMES
from screens.session import Session
from screens.widgets import dialogs

SEEDS = range(2**30)  # as many as a short code can tell apart


def begin(
    game: str,
    seats: Sequence[Seat],
    options: dict[str, Any],
    kind: str = "match",
    table: dict[str, Any] | None = None,
    seed: int | None = None,
) -> None:
    """A new match on its table; raises `SetupError` when these choices make none."""
    app = App.get_running_app()
    drawn = random.SystemRandom().choice(SEEDS) if seed is None else seed
    app.session = Session.begin(
        app.journal, app.clock, game, seats, options, drawn, kind, table or {}
    )
    _sit_down(app, game)


def again(session: Session) -> None:
    """The same people and the same choices with other cards, at the same table.

    Other cards than those of a friend's code make it a solo match like any other.
    """
    app = App.get_running_app()
    setup = session.match.setup
    kind = "solo" if session.kind == "code" else session.kind
    table = {name: value for name, value in session.table.items() if name != "code"}
    app.session = Session.begin(
        app.journal,
        app.clock,
        session.game.name,
        setup.seats,
        dict(setup.options),
        random.SystemRandom().choice(SEEDS),
        kind,
        table,
    )
    app.nav.replace(GAMES[session.game.name].table)


def begin_after_asking(*match: Any) -> None:
    """The same, but an unfinished match is not given up without a word."""
    app = App.get_running_app()
    unfinished = app.journal.current()
    if unfinished is None:
        begin(*match)
        return
    game = GAMES.get(unfinished.game)
    dialogs.ask(
        app.tr("A match is still in progress"),
        app.tr(
            "Starting a new one gives up the match of {game} that waits for you.",
            game=app.tr(game.title if game else "Dreamtable"),
        ),
        (app.tr("Continue it"), lambda: resume(unfinished)),
        (app.tr("Start anew"), lambda: begin(*match)),
    )


def resume(entry: Entry) -> bool:
    """Back to the table of a match; False when that cannot be, and then it is told why.

    A match whose record makes no sense is set aside; one whose game has a data file that must be
    mended first waits for that.
    """
    app = App.get_running_app()
    try:
        session = _opened(entry)
    except MaterialError as refusal:
        dialogs.tell(app.tr("This match cannot be continued"), app.say(refusal))
        return False
    if session is None:
        app.journal.abandon(entry.match)
        app.nav.refresh()
        dialogs.tell(
            app.tr("This match cannot be continued"),
            app.tr("Its record is damaged. It has been set aside, and everything else is fine."),
        )
        return False
    app.session = session
    _sit_down(app, entry.game)
    return True


def read(entry: Entry) -> Session | None:
    """The match of the journal as it stood, or None when it cannot be read now."""
    try:
        return _opened(entry)
    except MaterialError:
        return None


def setup_of(entry: Entry) -> tuple[dict[str, Any], int]:
    """What a match of the journal was played with and how many played; nothing if damaged."""
    try:
        setup = json.loads(entry.header)["match"]
        return dict(setup["options"]), len(setup["seats"])
    except (ValueError, LookupError, TypeError):
        return {}, 0


def against_sand(entry: Entry) -> bool:
    """Whether the hourglass ran: totals of those who had all the time are no bests."""
    options, players = setup_of(entry)
    return players > 0 and options.get("hourglass") != "off"


def _opened(entry: Entry) -> Session | None:
    """The match as it stood, or None when its record makes no sense."""
    app = App.get_running_app()
    kept = app.journal.load(entry.match)
    if kept is None or entry.game not in GAMES:
        return None
    try:
        return Session.resume(app.journal, app.clock, *kept)
    except MaterialError:
        raise
    except (DreamtableError, ValueError, LookupError, TypeError):
        return None


def _sit_down(app: Any, game: str) -> None:
    """Nothing but Home lies behind a table: another one there would find its match gone."""
    app.nav.go_from_home(GAMES[game].table)
