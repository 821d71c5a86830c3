"""A match of Uluru: rounds, piles, rows, sand, and who wins."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.contract import CHANCE, CLOCK
from engines.sentences import IllegalMoveError, NotationError, SetupError
from engines.uluru.match import UluruMatch
from engines.uluru.moves import ChooseRow, Split, parse_move
from engines.uluru.wishes import DECK, cards
from tests.engines.uluru.matches import idle_match, start
from tests.engines.uluru.naive import COLOURS, RING

NOTHING = "W=any P=any Y=any O=any R=any G=any B=any K=any"


def dealt(players: int = 1, **options: object) -> UluruMatch:
    """A match whose first round lies open."""
    match = start(players, **options)
    while match.deal is None:
        if CHANCE in match.actors:
            match.draw()
        else:
            match.play(match.actors[0], ChooseRow(0))
    return match


def play(match: UluruMatch, *moves: str) -> None:
    """Plays lines such as `0 T=W` or `~ sand`."""
    for line in moves:
        actor, _, text = line.partition(" ")
        match.play(CLOCK if actor == "~" else int(actor), parse_move(text))


def refusal(match: UluruMatch, line: str) -> str:
    before, history = match.position, list(match.played)
    with pytest.raises(IllegalMoveError) as refused:
        play(match, line)
    assert match.position == before
    assert match.played == history
    return str(refused.value)


def lay(match: UluruMatch, text: str) -> None:
    """Chance deals just these cards."""
    match.play(CHANCE, parse_move(f"deal {text}"))


# Rounds and cards.


@pytest.mark.parametrize(
    ("variant", "doubled", "rounds", "levels"),
    [
        ("first", 3, 6, {1, 2, 3}),
        ("after-first", 3, 6, {2, 3, 4, 5}),
        ("tricky", 3, 6, {3, 4, 5}),
        *(("expert", doubled, 5, {1, 2, 3, 4, 5}) for doubled in range(1, 9)),
    ],
)
def test_rounds_and_cards_of_the_variants_with_one_pile(
    variant: str, doubled: int, rounds: int, levels: set[int]
) -> None:
    for seed in range(5):
        match, deals = idle_match(seed=seed, variant=variant, doubled=doubled)
        assert len(match.rounds) == len(deals) == rounds
        used = Counter(wish for deal in deals for wish in deal.wishes)
        assert not used - Counter(DECK)  # no card comes twice
        assert {wish.level for wish in used} <= levels
        for deal in deals:
            assert all(len(pair) in (1, 2) for pair in deal.cards)
            assert deal.doubled == (doubled if variant == "expert" else 0)
        assert match.stones == (8 * rounds,)


def test_the_first_game_uses_exactly_its_48_cards() -> None:
    _, deals = idle_match(variant="first")
    assert Counter(wish for deal in deals for wish in deal.wishes) == Counter(cards(1, 2, 3))


def test_expert_with_eight_doubled_colours_uses_the_whole_deck() -> None:
    _, deals = idle_match(variant="expert", doubled=8)
    assert Counter(wish for deal in deals for wish in deal.wishes) == Counter(DECK)


def test_two_strengths_uses_two_piles_of_40() -> None:
    for seed in range(10):
        match, deals = idle_match(players=2, seed=seed, variant="two-strengths")
        assert len(match.rounds) == len(deals) == 5
        light, dark = (
            Counter(wish for deal in deals for wish in deal.row(row).wishes) for row in (0, 1)
        )
        assert light + dark == Counter(DECK)
        assert Counter(wish.level for wish in light.elements()) == {1: 8, 2: 16, 3: 16}
        assert Counter(wish.level for wish in dark.elements()) == {3: 8, 4: 24, 5: 8}
        split = match.played[0].move
        assert isinstance(split, Split)
        assert set(split.light) == {wish for wish in light if wish.level == 3}


def test_the_sixteen_light_cards_differ_from_match_to_match() -> None:
    splits = {str(idle_match(seed=seed, variant="two-strengths")[0].played[0]) for seed in range(5)}
    assert len(splits) == 5


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_start_player_moves_one_to_the_left(seats: int) -> None:
    match, _ = idle_match(players=seats)
    assert [each.start for each in match.rounds] == [number % seats for number in range(6)]


def test_a_card_that_left_the_game_does_not_come_back() -> None:
    match = dealt(variant="tricky")
    used = match.deal
    play(match, "~ sand")
    with pytest.raises(IllegalMoveError, match="cannot be dealt"):
        lay(match, str(used))


@pytest.mark.parametrize(
    "text",
    [
        NOTHING.replace("W=any", "W=same:P"),  # level 4 is not in the first game
        NOTHING.replace("W=any", "W=next:B").replace("P=any", "P=next:B"),
        NOTHING.replace("W=any", "W=any+any"),
    ],
)
def test_cards_that_are_not_in_the_pile_cannot_be_dealt(text: str) -> None:
    with pytest.raises(IllegalMoveError, match="cannot be dealt"):
        lay(start(), text)


def test_a_split_of_other_cards_is_refused() -> None:
    match = start(variant="two-strengths")
    threes = [str(wish) for wish in cards(3)]
    for wrong in (threes[:15], threes[:17], threes[:15] + threes[:1], threes[15::-1], ["any"] * 16):
        with pytest.raises(IllegalMoveError, match="16 of the level 3 cards"):
            match.play(CHANCE, parse_move(f"split {' '.join(wrong)}"))
    match.play(CHANCE, parse_move(f"split {' '.join(threes[:16])}"))


# Placing birds.


def test_birds_are_seated_moved_swapped_and_taken_off_freely() -> None:
    match = dealt()
    play(match, "0 T=W", "0 L1=P")
    assert str(match.boards[0]) == "T=W L1=P"
    play(match, "0 L1=W")  # both sit: they change places
    assert str(match.boards[0]) == "T=P L1=W"
    play(match, "0 B1=W")  # an empty seat: it moves
    assert str(match.boards[0]) == "T=P B1=W"
    play(match, "0 T=K")  # a bird from the perch: the other one goes there
    assert str(match.boards[0]) == "T=K B1=W"
    play(match, "0 off K")
    assert str(match.boards[0]) == "B1=W"
    assert refusal(match, "0 off K") == "This bird is not on the board."
    assert refusal(match, "0 B1=W") == "This bird already sits there."
    assert refusal(match, "0 row light").startswith("While the sand runs")
    assert refusal(match, "0 sand").startswith("While the sand runs")


def test_boards_of_different_players_have_nothing_to_do_with_each_other() -> None:
    match = dealt(players=2)
    play(match, "0 T=W", "1 T=K", "0 L1=K")
    assert [str(board) for board in match.boards] == ["T=W L1=K", "T=K"]
    assert str(match.view(1).board) == "T=K"
    assert "L1" not in repr(match.view(1))


def test_who_is_ready_stays_ready_and_the_last_one_ends_the_round() -> None:
    match = dealt(players=2)
    play(match, "0 T=W", "0 ready")
    assert refusal(match, "0 L1=P") == "It is not this player's turn."
    assert refusal(match, "0 off W") == "It is not this player's turn."
    assert match.actors == (1, CLOCK)
    play(match, "1 ready")
    assert len(match.rounds) == 1
    assert match.actors == (CHANCE,)
    assert [len(each.unplaced) for each in match.rounds[0].judgements] == [7, 8]
    assert match.boards == [type(match.boards[0])()] * 2


def test_sand_out_stops_everybody() -> None:
    match = dealt(players=3)
    play(match, "0 T=W", "~ sand")
    assert len(match.rounds) == 1
    assert match.actors == (CHANCE,)


def test_sand_out_for_one_player_lets_the_others_go_on() -> None:
    match = dealt(players=3)
    play(match, "~ sand 1")
    assert match.actors == (0, 2, CLOCK)
    assert refusal(match, "1 T=W") == "It is not this player's turn."
    assert refusal(match, "~ sand 1") == "No sand is running for this player."
    assert refusal(match, "~ sand 7") == "No sand is running for this player."
    assert refusal(match, "~ ready") == "The hourglass does nothing but run out."
    play(match, "0 T=W", "0 ready", "~ sand 2")
    assert len(match.rounds) == 1


@pytest.mark.parametrize("seconds", [45, 60, 75, 90])
def test_the_hourglass_runs_while_birds_are_seated(seconds: int) -> None:
    match = start(hourglass=seconds)
    assert match.sand is None
    match.draw()
    assert match.sand == seconds
    play(match, "~ sand")
    assert match.sand is None


def test_the_hourglass_is_a_minute_unless_chosen_otherwise() -> None:
    assert dealt().sand == 60


def test_without_an_hourglass_only_the_players_end_a_round() -> None:
    match = dealt(players=2, hourglass="off")
    assert match.sand is None
    assert match.actors == (0, 1)
    assert refusal(match, "~ sand") == "It is not this player's turn."
    play(match, "1 ready", "0 ready")
    assert len(match.rounds) == 1


# Rows of two strengths.


def test_rows_are_chosen_once_before_the_first_deal() -> None:
    match = start(players=3, variant="two-strengths")
    match.draw()
    assert match.actors == (0, 1, 2)
    assert refusal(match, "1 T=W") == "First choose the light row or the dark row."
    play(match, "2 row dark", "0 row light")
    assert match.actors == (1,)
    play(match, "1 row dark")
    assert match.rows == [0, 1, 1]
    match.draw()
    play(match, "~ sand")
    assert match.actors == (CHANCE,)  # nobody is asked again


def test_each_player_is_judged_on_the_own_row() -> None:
    match = start(players=2, variant="two-strengths")
    match.draw()
    play(match, "0 row light", "1 row dark")
    match.draw()
    assert match.deal is not None
    for seat, bird in zip(RING, COLOURS, strict=True):
        play(match, f"0 {seat}={bird}", f"1 {seat}={bird}")
    deal = match.deal
    assert match.view(0).own_deal == deal.row(0)
    assert match.view(1).own_deal == deal.row(1)
    play(match, "~ sand")
    for seat in (0, 1):
        judgement = match.rounds[0].judgements[seat]
        assert [verdict.wish for verdict in judgement.verdicts] == list(deal.row(seat).wishes)


def test_in_expert_play_both_rows_belong_to_everybody() -> None:
    match = dealt(players=2, variant="expert", doubled=4)
    assert match.own_deal(0) == match.own_deal(1) == match.deal
    play(match, "0 T=W", "~ sand")
    deal = match.rounds[0].deal
    assert len(match.rounds[0].judgements[0].verdicts) == len(deal.cards[0])


# The end.


def finish(match: UluruMatch, birds: list[int]) -> None:
    """Every round nobody asks for anything, and each player seats so many birds."""
    for player, count in enumerate(birds):
        for seat, bird in list(zip(RING, COLOURS, strict=True))[:count]:
            play(match, f"{player} {seat}={bird}")
    play(match, "~ sand")


def test_fewest_stones_wins_and_ties_share() -> None:
    match = start(players=4)
    lay(match, NOTHING)
    finish(match, [8, 6, 8, 7])
    while match.outcome is None:
        match.draw()
        play(match, "~ sand")
    assert match.outcome.scores == (40, 42, 40, 41)
    assert match.outcome.places == (1, 4, 1, 3)
    assert match.outcome.winners == (0, 2)
    assert match.stones == match.outcome.scores


@pytest.mark.parametrize(
    ("options", "players", "sentence"),
    [
        ({"variant": "solo"}, 1, "'solo' is not a choice for variant"),
        ({"doubled": 0}, 1, "0 is not a choice for doubled"),
        ({"doubled": 9}, 1, "9 is not a choice for doubled"),
        ({"doubled": True}, 1, "True is not a choice for doubled"),
        ({"hourglass": 61}, 1, "61 is not a choice for hourglass"),
        ({"hourglass": 60.0}, 1, "60.0 is not a choice for hourglass"),
        ({"fair": 1}, 1, "1 is not a choice for fair"),
        ({"rounds": 3}, 1, "no option called 'rounds'"),
        ({}, 0, "for 1 to 5 players, not for 0"),
        ({}, 6, "for 1 to 5 players, not for 6"),
    ],
)
def test_choices_that_are_none(options: dict[str, object], players: int, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        start(players, **options)


@pytest.mark.parametrize(
    "text",
    [
        *("", "T", "T=", "=W", "T=X", "X=W", "t=W", " T=W", "T=W ", "T=W L1=P", "off", "off X"),
        *("off  W", "Ready", "ready ", "sand 10", "sand -1", "sand x", "sand ²", "sand 01"),
        *("row", "row grey", "row Light", "deal", "deal W=any", f"deal  {NOTHING}"),
        *("split", "split next:X", "split next:W  next:P", "fly", "T=W\n", "sand\u00a01"),
    ],
)
def test_texts_that_are_no_moves(text: str) -> None:
    with pytest.raises(NotationError):
        parse_move(text)
