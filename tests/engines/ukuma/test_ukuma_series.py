"""Best of three, calm turns, and what may be taken back."""

from __future__ import annotations

import pytest

from engines.contract import CHANCE, Seat
from engines.sentences import IllegalMoveError
from engines.ukuma import GAME
from engines.ukuma.match import Phase, UkumaMatch
from engines.ukuma.moves import Start, Throw
from engines.ukuma.stock import Stock
from engines.ukuma.table import BLACK, PLAYERS, WHITE
from tests.engines.ukuma.laid import START, begun, cards, laid, move

# Best of three.


def decided(*winners: int | None) -> UkumaMatch:
    """A series whose games ended like this, played out by laying the winning card."""
    match = GAME.start([Seat(), Seat()], {}, 3)
    assert isinstance(match, UkumaMatch)
    for winner in winners:
        assert match.outcome is None
        while CHANCE in match.actors:
            match.draw()
        if winner is None:
            table = "W@0,4=/aa W@8,4=/ab B@0,5=/aa B@7,5=/ba"
            ready = laid(table, "vaa vbb vcc", "/ab vbb vcc")
            last = (BLACK, "8,5=/ab")
        else:
            flank = " W@5,4=vba W@5,5=vab" if winner == WHITE else " B@5,5=vaa B@5,4=vba"
            ready = laid(START + flank, "vcc vbb vca", "vcc vbb vca")
            last = (winner, "5,6=vcc" if winner == WHITE else "5,3=vcc")
        match.table, match.stocks = ready.table, ready.stocks
        match.play(last[0], move(last[1]))
    return match


@pytest.mark.parametrize(
    ("winners", "termination", "places", "scores"),
    [
        ((0, 0), "two wins", (1, 2), (2, 0)),
        ((0, 1, 1), "two wins", (2, 1), (1, 2)),
        ((None, 1, 1), "two wins", (2, 1), (0, 2)),
        ((0, 1, None, 0), "two wins", (1, 2), (2, 1)),
        ((None, 1, None, None, 1), "two wins", (2, 1), (0, 2)),
    ],
)
def test_best_of_three(
    winners: tuple[int | None, ...],
    termination: str,
    places: tuple[int, ...],
    scores: tuple[int, ...],
) -> None:
    match = decided(*winners)
    assert [each.winner for each in match.results] == list(winners)
    assert match.outcome is not None
    assert match.outcome.termination == termination
    assert match.outcome.places == places
    assert match.outcome.scores == scores
    assert match.actors == ()


@pytest.mark.parametrize("winners", [(0, 1, None), (None, 1, None), (None, None, None, 0)])
def test_nobody_has_won_before_the_second_win(winners: tuple[int | None, ...]) -> None:
    match = decided(*winners)
    assert match.outcome is None
    assert isinstance(match.draw(), Start)


def test_the_next_game_starts_from_full_sets() -> None:
    match = decided(WHITE)
    assert match.outcome is None
    assert match.phase is Phase.LAY
    for player in PLAYERS:
        assert not match.legal_moves(player)
    match.draw()
    assert len(match.table.cards) == 2
    assert [len(stock.shuffled) for stock in match.stocks] == [35, 35]
    assert match.wins == (1, 0)


# Calm.


def test_turns_alternate_strictly_when_calm() -> None:
    match = begun(pace="calm", games=1)
    turns = []
    while match.outcome is None and len(turns) < 12:
        if CHANCE in match.actors:
            match.draw()
            continue
        (seat,) = match.actors
        turns.append(seat)
        with pytest.raises(IllegalMoveError, match="turn"):
            match.play(1 - seat, Throw())
        match.play(seat, next(iter(match.legal_moves(seat))))
    assert turns == [WHITE, BLACK] * (len(turns) // 2) + [WHITE] * (len(turns) % 2)
    assert len(turns) > 4


def test_black_begins_the_second_calm_game() -> None:
    match = GAME.start([Seat(), Seat()], {"pace": "calm"}, 3)
    starts = []
    while match.outcome is None:
        if CHANCE in match.actors:
            if isinstance(match.draw(), Start):
                starts.append(match.turn)
        else:
            (seat,) = match.actors
            match.play(seat, next(iter(match.legal_moves(seat))))
    assert starts == [WHITE, BLACK, WHITE][: len(starts)]
    assert len(starts) >= 2


def calm(bots: tuple[str | None, str | None] = (None, None)) -> UkumaMatch:
    return laid(START, "/ba /bb vcc", "/aa /bc /cc", bots=bots, pace="calm", games=1)


def test_a_placed_card_may_be_taken_back_until_a_person_answers() -> None:
    match = calm()
    assert match.undo_point(WHITE) is None
    match.play(WHITE, move("5,4=/ba"))
    assert match.undo_point(WHITE) == 0
    assert match.undo_point(BLACK) is None
    match.play(BLACK, move("5,5=/aa"))
    assert match.undo_point(BLACK) == 1
    assert match.undo_point(WHITE) is None


def test_a_bots_answer_is_taken_back_with_the_move() -> None:
    match = calm(bots=(None, "child"))
    match.play(WHITE, move("5,4=/ba"))
    match.play(BLACK, Throw())
    match.draw()
    assert match.undo_point(WHITE) == 0


def test_who_has_seen_new_cards_takes_nothing_back() -> None:
    match = calm(bots=(None, "child"))
    match.play(WHITE, Throw())
    match.draw()
    assert match.undo_point(WHITE) is None
    match.play(BLACK, move("5,5=/aa"))
    assert match.undo_point(WHITE) is None


def test_what_ended_a_game_stays() -> None:
    flank = START + " W@5,4=vba W@5,5=vab"
    for games in (1, 3):
        match = laid(flank, "vcc vbb vca", "/aa /bb /cc", pace="calm", games=games)
        match.play(WHITE, move("5,6=vcc"))
        assert match.undo_point(WHITE) is None


def test_nothing_is_taken_back_in_real_time() -> None:
    match = laid(START, "/ba /bb vcc", "/aa /bc /cc")
    match.play(WHITE, move("5,4=/ba"))
    assert match.undo_point(WHITE) is None


def test_the_position_tells_everything() -> None:
    match = laid(START, "/ba /bb vcc", "/aa /bc /cc", pace="calm")
    assert match.position == (
        "game 1 | wins 0 0 | turn W | table 9x9 W@4,4=/ab B@4,5=/ca"
        " | W hand /ba /bb vcc | W pile 32 shuffled | W discard"
        " | B hand /aa /bc /cc | B pile 32 shuffled | B discard"
    )
    match.stocks = (Stock(cards("/ba"), (), cards("vab vac"), cards("^aa")), match.stocks[1])
    assert " | W hand /ba | W pile vab vac | W discard ^aa | " in match.position
    assert "over by behind" in decided(BLACK).position
