"""Help for practice: what is still possible, and a seat that keeps it possible."""

from __future__ import annotations

from typing import Any

from kivy.app import App

from engines.uluru.solver import best_placements, fewest_stones
from screens.uluru import solving
from screens.uluru.side import Side
from screens.widgets.controls import Toast


def chances(side: Side) -> str | None:
    """How few stones can still be reached from here; None while the solver is being prepared."""
    match: Any = side.session.match
    deal = match.own_deal(side.seat)
    if deal is None or not solving.prepared():
        return None
    words: str = App.get_running_app().tr(
        "Still possible: {n} stone|Still possible: {n} stones",
        n=fewest_stones(deal, side.seated),
    )
    return words


def hint(side: Side) -> None:
    """Points out the bird with the fewest good seats, and one of them."""
    match: Any = side.session.match
    deal = match.own_deal(side.seat)
    if deal is None or not solving.prepared():
        return
    best = best_placements(deal, side.seated)
    if best:
        bird = min(best, key=lambda bird: len(best[bird]))
        side.point_out(bird, min(best[bird]))
    else:
        Toast.show(App.get_running_app().tr("Every bird has a seat. Take one off to try again."))
