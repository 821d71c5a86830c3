"""Whole matches: nothing gets lost, lists and refusals agree, texts round-trip, all end."""

from __future__ import annotations

import random
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.contract import CHANCE, Seat
from engines.playout import playout
from engines.sentences import InvalidMoveError
from engines.wongar import GAME
from engines.wongar.board import AREAS
from engines.wongar.match import WongarMatch
from engines.wongar.material import PILE, RITUAL_CARDS, SCORPION, STONES, TRIPLE
from engines.wongar.moves import all_moves, parse_move
from engines.wongar.position import NONE, Position, Step
from tests.engines.walks import walk

MOST_MOVES = 2500


def check_stones(now: Position) -> None:
    for seat in range(now.players):
        for kind in range(3):
            stone = seat * 3 + kind
            lying = sum(row[stone] for row in now.stones)
            assert lying + now.supply[seat][kind] + now.bag[stone] == STONES[kind]
    for row in (*now.stones, *now.supply, now.bag):
        assert min(row) >= 0


def check_area_cards(now: Position) -> None:
    """The thirteen cards of every area are all somewhere."""
    for area in range(AREAS):
        cards = list(now.piles[area])
        cards[SCORPION] += now.buried[area] + now.gone[area][0]
        cards[TRIPLE] += now.gone[area][1]
        if now.open[area] != NONE:
            cards[now.open[area]] += 1
        for seat, kept in enumerate(now.kept):
            here = [card % 9 for card in kept if card // 9 == area]
            assert len(here) == now.backs[seat][area]
            for card in here:
                cards[card] += 1
        assert tuple(cards) == PILE
    assert now.space == min(15, sum(gone[0] for gone in now.gone))


def check_ritual_cards(now: Position) -> None:
    doubles = now.players if now.round or now.step is Step.FIGURES else 0
    total = [sum(cards) for cards in zip(now.pile, now.discards, *now.rituals, strict=True)]
    assert total == [*RITUAL_CARDS, doubles]
    assert min(map(min, (now.pile, now.discards, *now.rituals))) >= 0


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_stones_and_cards_are_conserved(seed: int) -> None:
    for match in walk(GAME, seed, MOST_MOVES):
        assert isinstance(match, WongarMatch)
        check_stones(match.now)
        check_area_cards(match.now)
        check_ritual_cards(match.now)
    assert match.outcome is not None


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_what_is_listed_is_what_is_not_refused(seed: int) -> None:
    every = list(all_moves())
    for number, match in enumerate(walk(GAME, seed, MOST_MOVES)):
        if match.outcome is None and number % 11 == 0:
            legal = match.legal_moves(match.actors[0])
            listed = list(legal)
            assert {move for move in every if move in legal} == set(listed)
            assert len(set(listed)) == len(listed)


def test_every_move_has_a_text_of_its_own() -> None:
    moves = list(all_moves())
    assert len({str(move) for move in moves}) == len(moves) == len(set(moves))
    for move in moves:
        assert parse_move(str(move)) == move


@pytest.mark.parametrize(
    "text",
    ["", "take", "take emu", "take Emu ", " take Emu", "take  Emu", "take Sun", "begin r r",
     "ritual disc", "ritual disc out q", "ritual disc out Emu", "again Emu", "deal double", "Pass"],
)  # fmt: skip
def test_only_the_exact_form_is_a_move(text: str) -> None:
    with pytest.raises(InvalidMoveError, match="not a move of Wongar"):
        parse_move(text)


def test_every_position_text_tells_positions_apart() -> None:
    for match in walk(GAME, 8, 150):
        for actor in match.actors:
            texts = set()
            moves = list(match.legal_moves(actor))
            for move in moves:
                copy = match.copy()
                copy.play(actor, move)
                texts.add(copy.position)
            assert len(texts) == len(moves)
            assert match.position not in texts
            assert not any("\n" in text for text in texts)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_bot_matches_all_end(players: int) -> None:
    for seed in range(50):
        levels = [GAME.levels[(seed + seat) % 2] for seat in range(players)]
        match = playout(GAME, levels, seed=seed)
        assert isinstance(match, WongarMatch)
        assert match.outcome is not None
        assert len(match.played) < MOST_MOVES
        check_stones(match.now)
        check_area_cards(match.now)
        check_ritual_cards(match.now)


def test_the_most_contrary_play_ends_as_well() -> None:
    """Nobody ever uses a pair or a ritual, and everybody takes the first card there is."""
    match = GAME.start([Seat()] * 3, seed=2)
    for moves in count():
        assert moves < MOST_MOVES
        if match.outcome is not None:
            break
        actor = match.actors[0]
        if actor == CHANCE:
            match.draw()
            continue
        legal = list(match.legal_moves(actor))
        last = str(legal[-1])
        match.play(actor, legal[-1] if last in ("enough", "pass") else legal[0])


def test_playing_only_figures_from_the_hand_is_over_after_four_rounds() -> None:
    match = GAME.start([Seat()] * 3, seed=2)
    rng = random.Random(1)
    assert isinstance(match, WongarMatch)
    while match.outcome is None and match.now.round < 5:
        actor = match.actors[0]
        if actor == CHANCE:
            match.draw()
            continue
        legal = list(match.legal_moves(actor))
        hand = [move for move in legal if str(move).startswith("hand")]
        match.play(actor, hand[0] if hand else rng.choice(legal))
    assert match.now.round == 5
    assert match.now.hands == [[0, 0]] * 3
    assert match.now.kept == [[], [], []]
