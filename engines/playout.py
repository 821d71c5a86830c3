"""A whole match by bots in made-up time, as fast as the machine can."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.bots import Bot, Decision
from engines.contract import CHANCE, CLOCK, Game, Match, Seat

AnyMatch = Match[Any, Any]


def playout(
    game: Game[Any, Any],
    levels: Sequence[str],
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> AnyMatch:
    """Seats a bot of each level and plays to the end."""
    seats = [Seat(bot=game.check_level(level)) for level in levels]
    match = game.start(seats, options, seed)
    bots = [game.bot(level, bot_seed(seed, seat)) for seat, level in enumerate(levels)]
    finish(match, bots)
    return match


def bot_seed(seed: int, seat: int) -> int:
    """Where the bot of this seat gets its luck from."""
    return seed * 8 + seat


def finish(match: AnyMatch, bots: Sequence[Bot[Any, Any]]) -> None:
    """Plays a match on to its outcome, every seat by its bot.

    Bots that act at the same time take the seconds their decisions name; whose time comes
    first, moves first, and a decision that somebody else has spoilt is thought over again.
    """
    now = 0
    sand_out: int | None = None
    pending: dict[int, tuple[int, Decision[Any]]] = {}
    while match.outcome is None:
        actors = match.actors
        pending = {seat: plan for seat, plan in pending.items() if seat in actors}
        if CLOCK not in actors:
            sand_out = None
        elif sand_out is None and match.sand is not None:
            sand_out = now + match.sand * 1000
        if CHANCE in actors:
            match.draw(at=now)
            continue
        for seat in actors:
            if seat >= 0 and seat not in pending:
                decision = bots[seat].decide(match.view(seat), tuple(match.legal_moves(seat)))
                pending[seat] = (now + round(decision.seconds * 1000), decision)
        due, seat = min((due, seat) for seat, (due, _) in pending.items())
        if sand_out is not None and sand_out <= due:
            now, sand_out, pending = sand_out, None, {}
            match.play(CLOCK, next(iter(match.legal_moves(CLOCK))), at=now)
            continue
        now = due
        move = pending.pop(seat)[1].move
        if move in match.legal_moves(seat):
            match.play(seat, move, at=now)
