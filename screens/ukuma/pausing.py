"""What lies over the ukuma table while it is paused."""

from __future__ import annotations

from typing import Any

from kivy.app import App

from engines.ukuma.table import PLAYERS
from screens.widgets.cover import TableCover


def pause_cover(table: Any) -> TableCover:
    """How the match stands, and the ways on from here."""
    app = App.get_running_app()
    tr, nav = app.tr, app.nav
    choices = [(tr("Continue"), table.resume)]
    if nav.knows("rules"):
        choices.append((tr("Rules"), lambda: nav.go("rules", game="ukuma")))
    choices.append((tr("Settings"), lambda: nav.go("settings")))
    choices.append((tr("Leave the table"), nav.home))
    wins = table.match.wins
    names = " : ".join(table.name_of(seat) for seat in PLAYERS)
    game = tr("Game {n}", n=len(table.match.results) + 1)
    return TableCover(choices, title=tr("Paused"), words=f"{names}\n{wins[0]} : {wins[1]}\n{game}")
