"""How often a Wongar bot beats two others, and that every match ends.

    python -m bench.wongar_strength dreamer visitor 200 short
    python -m bench.wongar_strength visitor visitor 3000

The first bot takes every seat in turn; a shared win counts by its share. Chance would be a third.
"""

from __future__ import annotations

import sys
from math import sqrt

from engines.games import game_named
from engines.playout import playout

MOST_MOVES = 2500


def share_of_wins(hero: str, others: str, matches: int, thinking: str) -> tuple[float, list[float]]:
    """The hero's share of wins, and the mean points of the hero and of the others."""
    game = game_named("wongar")
    wins, points = 0.0, [0.0, 0.0]
    for seed in range(matches):
        seat = seed % 3
        levels = [others] * 3
        levels[seat] = hero
        match = playout(game, levels, {"thinking": thinking}, seed)
        assert len(match.played) < MOST_MOVES
        outcome = match.outcome
        assert outcome is not None
        if seat in outcome.winners:
            wins += 1 / len(outcome.winners)
        points[0] += outcome.scores[seat] / matches
        points[1] += (sum(outcome.scores) - outcome.scores[seat]) / 2 / matches
    return wins / matches, points


def main(hero: str = "dreamer", others: str = "visitor", matches: str = "200",
         thinking: str = "short") -> None:  # fmt: skip
    count = int(matches)
    share, (mine, theirs) = share_of_wins(hero, others, count, thinking)
    error = 1.96 * sqrt(max(share * (1 - share), 1 / count) / count)
    print(
        f"{hero} ({thinking}) against two of {others}: {count} matches, all ended; "
        f"won {share:.1%} ± {error:.1%}, {mine:.1f} points against {theirs:.1f}"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
