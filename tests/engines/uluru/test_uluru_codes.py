"""Deal codes: typed in wrongly they are refused, typed in rightly they bring the same cards."""

from __future__ import annotations

import contextlib
import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.contract import Seat
from engines.games import game_named
from engines.sentences import NotationError, SetupError
from engines.uluru.codes import (
    LENGTH,
    SEEDS,
    SIGNS,
    Challenge,
    challenge,
    challenge_of_the_day,
    parse_code,
)
from engines.uluru.solver import fewest_stones
from tests.engines.uluru.matches import idle_match

quick = settings(max_examples=200, deadline=None)
GAME = game_named("uluru")
ways = st.fixed_dictionaries(
    {
        option.name: st.sampled_from(option.allowed)
        for option in GAME.options
        if option.name != "hourglass"
    }
)
seeds = st.integers(SEEDS[0], SEEDS[-1]) | st.sampled_from((SEEDS[0], SEEDS[-1]))
challenges = st.builds(challenge, ways, seeds)


def refusal(code: str) -> str:
    with pytest.raises(NotationError) as refused:
        parse_code(code)
    return str(refused.value)


@quick
@given(challenges)
def test_a_code_brings_back_what_it_was_made_of(given_one: Challenge) -> None:
    code = str(given_one)
    assert parse_code(code) == given_one
    assert len(code) == LENGTH + 1
    assert code[4] == "-"
    assert set(code) <= {*SIGNS, "-"}
    match = GAME.start([Seat()], given_one.options, given_one.seed)
    assert challenge(match.setup.options, match.setup.seed) == given_one


@quick
@given(challenges, st.data())
def test_a_code_may_be_typed_carelessly(given_one: Challenge, data: st.DataObject) -> None:
    typed = "".join(
        data.draw(st.sampled_from((sign.lower(), sign, f" {sign}", f"{sign}-")))
        for sign in str(given_one).replace("-", "")
    )
    assert parse_code(typed) == given_one


@quick
@given(challenges)
def test_every_single_wrong_sign_is_noticed(given_one: Challenge) -> None:
    code = str(given_one).replace("-", "")
    for at in range(LENGTH):
        for sign in SIGNS:
            if sign != code[at]:
                assert "mistyped" in refusal(code[:at] + sign + code[at + 1 :])


@quick
@given(challenges)
def test_any_two_signs_that_changed_places_are_noticed(given_one: Challenge) -> None:
    code = list(str(given_one).replace("-", ""))
    for one in range(LENGTH):
        for other in range(one):
            if code[one] != code[other]:
                swapped = code.copy()
                swapped[one], swapped[other] = code[other], code[one]
                assert "mistyped" in refusal("".join(swapped))


@quick
@given(st.text(max_size=12) | st.text(SIGNS, min_size=8, max_size=8))
def test_any_text_is_a_code_or_gets_a_sentence(text: str) -> None:
    with contextlib.suppress(NotationError):
        signs = str(parse_code(text)).replace("-", "")
        assert signs == text.upper().replace("-", "").replace(" ", "")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A code has 8 letters and digits, not 0."),
        ("ABCD-EFG", "A code has 8 letters and digits, not 7."),
        ("ABCD-EFGHJ", "A code has 8 letters and digits, not 9."),
        ("ABCD-EFG0", "There is no '0' in a code."),
        ("ABCD-EFGI", "There is no 'I' in a code."),
        ("ABCD-EFGß", "There is no 'ß' in a code."),
        ("ABCD_EFGH", "There is no '_' in a code."),
    ],
)
def test_texts_that_are_no_codes(text: str, sentence: str) -> None:
    assert refusal(text) == sentence


def test_signs_that_look_alike_do_not_occur() -> None:
    assert len(set(SIGNS)) == len(SIGNS) == 31  # a prime: the check depends on it
    assert set("01ILO").isdisjoint(SIGNS)


@quick
@given(challenges, challenges)
def test_different_cards_have_different_codes(one: Challenge, other: Challenge) -> None:
    assert (str(one) == str(other)) == (one == other)


def test_only_what_changes_the_cards_is_in_a_code() -> None:
    first = {"variant": "first", "hourglass": 45, "doubled": 7}
    assert challenge(first, 5) == challenge({"variant": "first"}, 5) == challenge({}, 5)
    expert = {"variant": "expert", "doubled": 7}
    assert challenge(expert, 5) != challenge({**expert, "doubled": 6}, 5)


@pytest.mark.parametrize("seed", [-1, SEEDS[-1] + 1])
def test_a_seed_too_large_for_a_code_is_refused(seed: int) -> None:
    with pytest.raises(SetupError, match="has a code"):
        challenge({}, seed)


def test_codes_and_their_cards_stay_what_they_were() -> None:
    """Somebody has written this code on a postcard."""
    made = challenge({"variant": "expert", "doubled": 2, "fair": True}, 123_456_789)
    assert str(made) == "X3CC-HC5X"
    _, deals = idle_match(seed=made.seed, **made.options)
    assert str(deals[0]) == (
        "W=long P=boomerang Y=far:O O=same:W+far:W R=apart:K G=opposite:O B=far:Y+next:R K=apart:G"
    )


def test_the_day_s_challenge_goes_by_the_weekday_and_is_fair() -> None:
    monday = datetime.date(2026, 11, 16)
    week = [challenge_of_the_day(monday + datetime.timedelta(days)) for days in range(14)]
    assert [(each.variant, each.doubled) for each in week[:7]] == [
        ("first", 3),
        ("after-first", 3),
        ("tricky", 3),
        ("expert", 1),
        ("expert", 3),
        ("expert", 5),
        ("expert", 8),
    ]
    assert [(each.variant, each.doubled) for each in week[7:]] == [
        (each.variant, each.doubled) for each in week[:7]
    ]
    assert len({str(each) for each in week}) == 14
    for each in week:
        assert each.fair
        assert parse_code(str(each)) == each
        _, deals = idle_match(seed=each.seed, **each.options)
        assert [fewest_stones(deal) for deal in deals] == [0] * len(deals)
    assert str(week[2]) == "E859-N22E"
