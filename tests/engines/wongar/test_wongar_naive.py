"""The engine against books kept by somebody who knows nothing but the rules."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.contract import CHANCE, Seat
from engines.playout import finish
from engines.wongar import GAME
from engines.wongar.board import board
from engines.wongar.match import WongarMatch
from engines.wongar.questions import score
from tests.engines.wongar.naive import AREAS, KINDS, Ledger, ceremony_points, touching


def test_the_board_touches_as_the_rules_say() -> None:
    assert board().areas == AREAS
    for one, name in enumerate(AREAS):
        near = {other for other in AREAS if touching(name, other)}
        assert near == {AREAS[other] for other in board().neighbours[one]}


def compare(ledger: Ledger, match: WongarMatch) -> None:
    now = match.now
    for seat, player in enumerate(now.letters):
        for kind, name in enumerate(KINDS):
            assert now.supply[seat][kind] + now.bag[seat * 3 + kind] == ledger.supply[player, name]
            for place, area in enumerate(AREAS):
                assert now.stones[place][seat * 3 + kind] == ledger.board[player, name, area]
        cards = dict(zip((*KINDS, "double"), now.rituals[seat], strict=True))
        if ledger.playing:
            assert cards == {card: ledger.rituals[player][card] for card in cards}
        assert now.hands[seat] == [ledger.hands[player][name] for name in ("ancestor", "elder")]
        assert len(now.kept[seat]) == len(ledger.hidden[player])
    for place, area in enumerate(AREAS):
        assert now.pile_size(place) == ledger.cards_left[area]
    assert now.space == ledger.space
    if ledger.playing:
        assert [AREAS[place] for place in now.stands] == list(ledger.stands.values())
        assert now.letters[now.holder[1]] == ledger.elder


def follow(match: WongarMatch) -> None:
    """Hears the whole match and compares after every action."""
    ledger = Ledger(match.now.letters)
    replayed = GAME.start(match.setup.seats, match.setup.options)
    assert isinstance(replayed, WongarMatch)
    for played in match.played:
        player = "*" if played.actor == CHANCE else match.now.letters[played.actor]
        round_before = replayed.now.round
        replayed.play(played.actor, played.move)
        ledger.hear(player, str(played.move))
        compare(ledger, replayed)
        if replayed.outcome is None:
            assert (
                dict(zip(replayed.now.letters, replayed.now.points, strict=True)) == ledger.points
            )
        if replayed.now.round > round_before:
            assert not ledger.waiting or round_before == 0
            assert not ledger.last_round
    assert replayed.outcome is not None
    assert ledger.last_round
    assert not ledger.waiting
    final = ledger.final_points()
    assert list(replayed.outcome.scores) == [final[player] for player in ledger.order]


def random_match(seed: int, players: int) -> WongarMatch:
    rng = random.Random(seed)
    colours = rng.sample("rbgyp", players)
    match = GAME.start([Seat(colour=colour) for colour in colours], seed=seed)
    assert isinstance(match, WongarMatch)
    while match.outcome is None:
        if match.actors == (CHANCE,):
            match.draw()
        else:
            actor = match.actors[0]
            match.play(actor, rng.choice(list(match.legal_moves(actor))))
    return match


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_random_matches_agree_with_the_books(seed: int, players: int) -> None:
    follow(random_match(seed, players))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_matches_of_bots_agree_with_the_books(players: int) -> None:
    match = GAME.start([Seat()] * players, seed=players)
    assert isinstance(match, WongarMatch)
    finish(match, [GAME.bot(GAME.levels[seat % 2], seat) for seat in range(players)])
    follow(match)


counts = st.fixed_dictionaries(
    {"disc": st.integers(0, 3), "cube": st.integers(0, 3), "cylinder": st.integers(0, 3)}
)


@settings(max_examples=300, deadline=None)
@given(
    order=st.permutations("rbgyp"),
    players=st.integers(3, 5),
    stones=st.lists(counts, min_size=5, max_size=5),
    holder=st.integers(0, 2),
    figures=st.sampled_from(
        [["ancestor"], ["elder"], ["ancestor", "elder"], ["elder", "ancestor"]]
    ),
    space=st.integers(0, 15),
)
def test_the_ruling_agrees_with_the_plain_scoring(
    order: list[str],
    players: int,
    stones: list[dict[str, int]],
    holder: int,
    figures: list[str],
    space: int,
) -> None:
    order = order[:players]
    area = dict(zip(order, stones, strict=False))
    ruling = score(
        {"area": area, "order": order, "ancestor": order[holder], "figures": figures,
         "space": space}
    )  # fmt: skip
    plain = ceremony_points(area, "".join(order), order[holder], set(figures), space)
    assert ruling == {"points": plain}
