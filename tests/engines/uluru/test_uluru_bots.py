"""Uluru's bots: four levels that err as people do, and none that knows more than its seat."""

from __future__ import annotations

from statistics import mean

import pytest

from engines.contract import CLOCK
from engines.games import game_named
from engines.playout import playout
from engines.uluru.bots import LEVELS, UluruBot
from engines.uluru.match import UluruMatch
from engines.uluru.moves import Place, Ready, SandOut
from engines.uluru.solver import fewest_stones
from tests.engines.uluru.matches import start

MATCHES = 25


def matches(level: str, **options: object) -> list[UluruMatch]:
    played = [playout(game_named("uluru"), [level], options, seed) for seed in range(MATCHES)]
    assert all(isinstance(match, UluruMatch) for match in played)
    return played


def stones_a_round(played: list[UluruMatch]) -> float:
    return mean(each.judgements[0].stones for match in played for each in match.rounds)


@pytest.mark.parametrize("variant", ["first", "after-first", "tricky"])
def test_every_level_is_clearly_better_than_the_one_before(variant: str) -> None:
    beginner, casual, skilled, expert = (
        stones_a_round(matches(level, variant=variant)) for level in LEVELS
    )
    assert beginner > casual * 1.25
    assert casual > skilled * 1.25
    assert skilled > expert * 1.25


def test_an_expert_is_near_perfect() -> None:
    played = matches("expert", variant="tricky")
    best = mean(fewest_stones(each.deal) for match in played for each in match.rounds)
    assert best <= stones_a_round(played) < best + 0.1


def left_out(level: str, **options: object) -> float:
    return mean(
        len(each.judgements[0].unplaced)
        for match in matches(level, **options)
        for each in match.rounds
    )


def test_a_beginner_runs_out_of_sand_and_an_expert_does_not() -> None:
    assert left_out("beginner", hourglass=45) > 1
    assert left_out("beginner", hourglass=45) > left_out("beginner", hourglass=90)
    assert left_out("expert", hourglass=45) == 0
    assert left_out("beginner", hourglass="off") == 0


def test_two_cards_on_a_bird_take_longer() -> None:
    slow, quick = (
        mean(match.played[-1].at or 0 for match in matches("expert", variant="expert", doubled=n))
        for n in (8, 1)
    )
    assert slow > quick


def test_bots_take_their_time_and_give_a_reason() -> None:
    match = start(variant="tricky")
    match.draw()
    bot = UluruBot("expert", 1)
    while match.deal is not None:
        decision = bot.decide(match.view(0), tuple(match.legal_moves(0)))
        assert decision.seconds > 0
        if isinstance(decision.move, Place):
            assert decision.why is not None
            assert decision.move.bird.letter in str(decision.why)
        else:
            assert isinstance(decision.move, Ready)
        match.play(0, decision.move)
    assert match.rounds[0].judgements[0].unplaced == ()


def test_a_bot_goes_on_from_any_board_that_somebody_left_it() -> None:
    """A bot that takes over a seat clears up what stands in its way."""
    match = start(variant="first")
    match.draw()
    for bird, seat in zip("WPYO", ("R1", "L3", "T", "B2"), strict=True):
        match.play(0, game_named("uluru").parse_move(f"{seat}={bird}"))
    bot = UluruBot("expert", 1)
    for _ in range(20):
        if match.deal is None:
            break
        match.play(0, bot.decide(match.view(0), tuple(match.legal_moves(0))).move)
    deal = match.rounds[0].deal
    assert match.rounds[0].judgements[0].stones <= fewest_stones(deal) + 1


def test_whoever_is_weaker_takes_the_light_row() -> None:
    match = playout(game_named("uluru"), list(LEVELS), {"variant": "two-strengths"}, 1)
    assert isinstance(match, UluruMatch)
    assert match.rows == [0, 0, 1, 1]


def test_a_view_cannot_be_used_to_change_the_match() -> None:
    match = start(hourglass=60)
    match.draw()
    with pytest.raises(TypeError):
        match.view(0).options["hourglass"] = "off"  # type: ignore[index]
    assert match.sand == 60
    match.play(CLOCK, SandOut())
