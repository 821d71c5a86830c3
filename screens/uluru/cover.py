"""What lies over the table when nobody is to see it: between players, and while it is paused."""

from __future__ import annotations

from collections.abc import Callable

from kivy.app import App

from screens.session import Session
from screens.uluru.log import RoundLog
from screens.widgets.cover import Choice, TableCover


def passing_on(name: str, go: Callable[[], object]) -> TableCover:
    """Between two players."""
    tr = App.get_running_app().tr
    return TableCover(
        [(tr("I am {name}", name=name), go), _leaving()],
        title=tr("{name} is next", name=name),
        words=tr("Pass the tablet on. Nobody else looks at it until the review."),
    )


def choosing_rows(name: str, choose: Callable[[int], object]) -> TableCover:
    """Two strengths: the light row or the dark one."""
    tr = App.get_running_app().tr
    return TableCover(
        [
            (tr("The light row"), lambda: choose(0)),
            (tr("The dark row"), lambda: choose(1)),
            _leaving(),
        ],
        primary=2,
        title=tr("{name}, which row is yours?", name=name),
        words=tr("The light row is easier, the dark row is trickier. It stays yours."),
    )


def paused(session: Session, words: str, resume: Callable[[], object]) -> TableCover:
    """The sand stands."""
    app = App.get_running_app()
    cover = TableCover(
        [
            (app.tr("Continue"), resume),
            (app.tr("Log"), lambda: cover.turn_to(RoundLog(session, cover.back))),
            (app.tr("Rules"), lambda: app.nav.go("rules")),
            (app.tr("Settings"), lambda: app.nav.go("settings")),
            _leaving(),
        ],
        title=app.tr("Paused"),
        words=words,
    )
    return cover


def _leaving() -> Choice:
    """Every cover has a way out; the match waits at Home."""
    app = App.get_running_app()
    return app.tr("Leave the table"), app.nav.home
