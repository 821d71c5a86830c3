"""Matches to look at: just begun, or gone by with nobody seating a bird."""

from __future__ import annotations

from engines.contract import CHANCE, CLOCK, Seat
from engines.games import game_named
from engines.uluru.match import UluruMatch
from engines.uluru.moves import ChooseRow, DealCards, Ready, SandOut
from engines.uluru.wishes import Deal


def start(players: int = 1, seed: int = 0, **options: object) -> UluruMatch:
    match = game_named("uluru").start([Seat()] * players, options, seed)
    assert isinstance(match, UluruMatch)
    return match


def idle_match(players: int = 1, seed: int = 0, **options: object) -> tuple[UluruMatch, list[Deal]]:
    """A whole match in which nobody seats a bird, and its deals."""
    match = start(players, seed, **options)
    deals = []
    while match.outcome is None:
        if CHANCE in match.actors:
            move = match.draw()
            deals += [move.deal] if isinstance(move, DealCards) else []
        elif match.deal is None:
            match.play(match.actors[0], ChooseRow(match.actors[0] % 2))
        elif CLOCK in match.actors:
            match.play(CLOCK, SandOut())
        else:
            match.play(match.actors[0], Ready())
    return match, deals
