"""Hand-made positions for every sentence of the rules."""

from __future__ import annotations

import pytest

from engines.sentences import IllegalMoveError
from engines.uraeus.journey import OFF, Return, travel
from engines.uraeus.moves import Go, parse_move
from engines.uraeus.questions import ask_moves
from engines.uraeus.snake import BACK, parse_table
from tests.engines.uraeus import naive


def whole(stones: str, players: str = "rb") -> str:
    """A position in full: whoever lacks stones has them at home."""
    home = " ".join(f"{letter}{3 - stones.count(letter)}" for letter in players)
    none = " ".join(f"{letter}0" for letter in players)
    return f"{stones} / reserve {none} / home {home}".strip()


def rulings(position: str, player: str, roll: int) -> dict[str, str]:
    """The stones on the snake after each move, by its text; the naive model must agree."""
    answer = ask_moves({"position": position, "player": player, "roll": roll})["moves"]
    everything = naive.legal(naive.read(position), player, roll)
    assert {each["position"] for each in answer} == set(everything)
    assert all(each["move"] in everything[each["position"]] for each in answer)
    return {each["move"]: each["position"].partition("/")[0].strip() for each in answer}


def ruled(stones: str, roll: int, players: str = "rb") -> dict[str, str]:
    return rulings(whole(stones, players), players[0], roll)


def refused(stones: str, roll: int, move: str) -> str:
    table = parse_table(whole(stones) if "/" not in stones else stones)
    parsed = parse_move(move)
    assert isinstance(parsed, Go)
    with pytest.raises(IllegalMoveError) as error:
        travel(table.position, 0, parsed, roll)
    return str(error.value)


# Moving.


def test_exactly_as_many_steps_as_thrown_with_at_most_one_turn_at_any_step() -> None:
    assert ruled("30:r>", 3) == {
        "30:sss": "33:r>",
        "30:tss": "28:r<",
        "30:sts": "30:r<",
        "30:sst": "32:r<",
    }
    assert ruled("30:r<", 1) == {"30:s": "29:r<", "30:t": "30:r>"}
    assert "exactly 3 steps" in refused("30:r>", 3, "30:ss")
    assert "exactly 3 steps" in refused("30:r>", 3, "30:ssss")
    assert "once" in refused("30:r>", 3, "30:tst")


def test_a_new_stone_enters_on_the_head_facing_the_tail_at_no_cost() -> None:
    new = "/ reserve r3 b3 / home r0 b0"
    assert rulings(new, "r", 1) == {"R:s": "1:r>", "R:t": "0:r<"}
    assert rulings(new, "r", 2) == {"R:ss": "2:r>", "R:st": "1:r<"}
    assert "reserve" in refused("30:r>", 1, "R:s")


def test_the_stone_that_moves_is_ones_own() -> None:
    assert "no stone on field 31" in refused("30:r> 31:b>", 1, "31:s")
    assert "no stone on field 5" in refused("30:r>", 1, "5:s")
    assert ruled("30:b> 31:b< 32:b>", 4) == {}


# Meeting stones.


@pytest.mark.parametrize("other", "rb")
def test_one_stone_from_behind_is_passed_or_mounted_or_turned_upon(other: str) -> None:
    stones = f"30:r> 31:{other}> 40:{'b' if other == 'r' else 'r'}>"
    ends = ruled(stones, 1)
    assert ends["30:s"].startswith(f"31:{other}>r>")
    ends = ruled(stones, 2)
    assert ends["30:ss"].startswith(f"31:{other}> 32:r>")
    assert ends["30:st"].startswith(f"31:{other}>r<")
    assert ruled(stones, 3)["30:sts"].startswith(f"30:r< 31:{other}>")


@pytest.mark.parametrize("other", "rb")
def test_one_stone_from_the_front_is_hit_with_the_last_step_only(other: str) -> None:
    stones = f"32:r> 34:{other}<"
    ends = ruled(stones, 2)
    assert ends["32:ss"] == f"30:{other}< 34:r>"
    assert "32:sss" not in ruled(stones, 3)
    assert "32:sst" not in ruled(stones, 3)
    assert "only the last step" in refused("32:r> 34:b<", 3, "32:sss")
    assert "only the last step" in refused("32:r> 34:b<", 3, "32:sst")


def test_a_stone_passed_over_may_be_hit_after_the_turn() -> None:
    assert ruled("32:r> 33:b>", 4)["32:ssts"] == "30:b< 33:r<"


def test_the_lower_stone_of_a_double_cannot_move() -> None:
    assert ruled("30:r>b>", 1) == {}
    assert "lower stone" in refused("30:r>b>", 1, "30:s")
    assert set(ruled("30:r>r<", 1)) == {"30:s", "30:t"}


@pytest.mark.parametrize("lower", ["b>", "b<", "r>", "r<"])
def test_a_double_from_behind_is_neither_passed_nor_joined(lower: str) -> None:
    stones = f"30:r> 32:{lower}b>"
    assert "30:ss" not in ruled(stones, 2)
    assert "30:sss" not in ruled(stones, 3)
    assert "neither passed nor joined" in refused(stones, 2, "30:ss")
    assert "neither passed nor joined" in refused(stones, 3, "30:sss")


@pytest.mark.parametrize("lower", ["b>", "b<", "r>", "r<"])
def test_of_a_double_from_the_front_the_upper_stone_is_hit(lower: str) -> None:
    stones = f"40:r> 42:{lower}b<"
    assert ruled(stones, 2)["40:ss"] == f"41:b< 42:{lower}r>"
    assert "40:sss" not in ruled(stones, 3)
    assert "only the last step" in refused(stones, 3, "40:sss")


def test_back_on_its_double_a_stone_meets_the_lower_one_like_any_other() -> None:
    assert ruled("30:b<r>", 3)["30:sts"] == "30:b<r<"  # from behind: mounted again
    assert ruled("30:b>r>", 3)["30:sts"] == "21:b< 30:r<"  # from the front: hit
    assert "30:stss" in ruled("30:b<r>", 4)
    assert "30:stss" not in ruled("30:b>r>", 4)


# After a hit.


def test_the_table_of_send_backs() -> None:
    for low, high, base in (
        (1, 21, 0), (22, 30, 21), (31, 37, 30), (38, 41, 37), (42, 53, 41), (54, 62, 53),
    ):  # fmt: skip
        assert {BACK[field] for field in range(low, high + 1)} == {base}


@pytest.mark.parametrize(
    ("field", "base"),
    [
        (2, 0), (21, 0), (22, 21), (30, 21), (31, 30), (37, 30),
        (38, 37), (41, 37), (42, 41), (53, 41), (54, 53), (62, 53),
    ],
)  # fmt: skip
def test_a_hit_stone_goes_back_facing_the_head(field: int, base: int) -> None:
    ends = ruled(f"{field - 1}:r> {field}:b<", 1)
    assert f"{base}:b<" in ends[f"{field - 1}:s"].split()
    if field < 62:  # from the other side it faces the head all the same
        ends = ruled(f"{field}:b> {field + 1}:r<", 1)
        assert f"{base}:b<" in ends[f"{field + 1}:s"].split()


def test_a_returning_stone_mounts_one_that_faces_the_head() -> None:
    assert ruled("21:b< 23:r> 24:b<", 1)["23:s"] == "21:b<b< 24:r>"


def test_a_returning_stone_hits_one_that_faces_the_tail_and_so_on() -> None:
    assert ruled("21:b> 23:r> 24:b<", 1)["23:s"] == "0:b< 21:b< 24:r>"
    chain = whole("21:g> 30:b> 37:y> 39:r> 40:b<", "rbgy")
    ends = rulings(chain, "r", 1)
    assert ends["39:s"] == "0:g< 21:b< 30:y< 37:b< 40:r>"
    table = parse_table(chain)
    journey = travel(table.position, 0, Go(39, "s"), 1)
    assert [table.word(each.stone) for each in journey.returns] == ["b<", "y<", "b<", "g<"]
    assert journey.returns[0] == Return(4, 40, 37)
    assert [(each.start, each.end) for each in journey.returns] == [
        (40, 37), (37, 30), (30, 21), (21, 0),
    ]  # fmt: skip


@pytest.mark.parametrize("lower", ["r>", "r<", "b>", "b<"])
def test_a_returning_stone_hits_the_upper_stone_that_faces_the_tail(lower: str) -> None:
    ends = rulings(whole(f"21:{lower}g> 23:r> 24:b<", "rbg"), "r", 1)
    assert ends["23:s"] == f"0:g< 21:{lower}b< 24:r>"


def test_before_a_double_that_faces_the_head_it_stops_on_the_next_field() -> None:
    assert ruled("30:b>b< 34:r> 35:b<", 1)["34:s"] == "30:b>b< 31:b< 35:r>"
    full = whole("30:b<g< 31:r< 34:r> 35:b<", "rbg")
    assert rulings(full, "r", 1)["34:s"] == "30:b<g< 31:r<b< 35:r>"  # there it mounts
    full = whole("30:b<g< 31:g> 34:r> 35:b<", "rbg")
    assert rulings(full, "r", 1)["34:s"] == "30:b<g< 31:b<g< 35:r>"  # there it hits, who follows
    full = whole("30:b<g< 31:g<y< 34:r> 35:b<", "rbgy")
    assert rulings(full, "r", 1)["34:s"] == "30:b<g< 31:g<y< 32:b< 35:r>"  # and so on


def test_before_a_full_scale_field_it_may_come_back_to_the_one_who_hit_it() -> None:
    position = whole("21:b<g< 22:b> 23:r<", "rbg")
    assert rulings(position, "r", 1)["23:s"] == "21:b<g< 22:r<b<"
    position = whole("21:b<g< 22:g>b> 23:r<", "rbg")
    assert rulings(position, "r", 1)["23:s"] == "21:b<g< 22:g>r< 23:b<"


def test_the_field_that_the_mover_left_is_empty_for_the_stone_it_hits() -> None:
    assert ruled("21:b<r> 22:b<", 1)["21:s"] == "21:b<b< 22:r>"
    assert ruled("21:r> 22:b<", 1)["21:s"] == "21:b< 22:r>"


# Head and tail.


def test_stones_on_the_head_do_not_touch_each_other() -> None:
    crowd = whole("0:b<b>g<g>r> 2:r<", "rbg")
    assert rulings(crowd, "r", 2)["2:ss"] == "0:b<b>g<g>r<r>"
    assert rulings(crowd, "r", 2)["0:ss"] == "0:b<b>g<g>r< 2:r>"
    assert rulings(crowd, "r", 4)["2:ssts"] == "0:b<b>g<g>r> 1:r>"


def test_a_stone_sent_to_the_head_needs_a_turn_to_go_on() -> None:
    assert ruled("0:r<", 3) == {"0:s": "", "0:tss": "2:r>"}


def test_below_the_head_a_stone_leaves_and_its_other_steps_lapse() -> None:
    ends = ask_moves({"position": whole("2:r<"), "player": "r", "roll": 5})["moves"]
    assert {"move": "2:sss", "position": "/ reserve r1 b0 / home r2 b3"} in ends
    assert [each["position"] for each in ends].count("/ reserve r1 b0 / home r2 b3") == 1
    assert "no more steps" in refused("2:r<", 5, "2:ssss")
    table = parse_table(whole("2:r<"))
    assert travel(table.position, 0, Go(2, "sss"), 5).stops[-1].field == OFF
    # With a turn it takes more steps, and there is more than one way: still one result.
    assert "1:tss" in ruled("1:r>", 6)
    assert sum(text == "" for text in ruled("1:r>", 6).values()) == 1


def test_a_new_stone_may_not_leave_at_once() -> None:
    new = "/ reserve r3 b3 / home r0 b0"
    assert set(rulings(new, "r", 4)) == {"R:ssss", "R:ssst", "R:ssts"}
    assert "new stone may not leave" in refused(new, 4, "R:stss")
    assert "new stone may not leave" in refused(new, 2, "R:ts")
    assert ruled("0:r>", 4)["0:ts"] == ""  # one that stands there already may


def test_the_tail_is_reached_exactly_with_the_last_step() -> None:
    assert ask_moves({"position": whole("58:r>"), "player": "r", "roll": 5})["moves"][0] == {
        "move": "58:sssss",
        "position": "/ reserve r0 b0 / home r3 b3",
    }
    assert "58:ssssss" not in ruled("58:r>", 6)
    assert "exactly" in refused("58:r>", 6, "58:ssssss")
    assert "exactly" in refused("58:r>", 6, "58:ssssst")
    # By a turn: away from the tail first, then home.
    assert ruled("61:r<", 3)["61:tss"] == ""
    assert ruled("61:r<", 5)["61:stsss"] == ""


# Duties.


def test_a_stone_on_top_must_move_and_a_turn_or_a_return_counts() -> None:
    assert set(ruled("10:r> 30:b<r>", 1)) == {"30:s", "30:t"}
    assert set(ruled("10:r> 30:b<r>", 3)) == {"30:sss", "30:tss", "30:sts", "30:sst"}


def test_a_stone_among_the_geese_must_move() -> None:
    for field in (59, 60, 61, 62):
        assert {move.partition(":")[0] for move in ruled(f"10:r> {field}:r<", 2)} == {str(field)}
    assert {move.partition(":")[0] for move in ruled("10:r> 58:r<", 2)} == {"10", "58"}


def test_among_several_duties_the_owner_chooses() -> None:
    origins = {move.partition(":")[0] for move in ruled("10:r> 30:b<r> 60:r<", 2)}
    assert origins == {"30", "60"}


def test_a_duty_that_cannot_be_done_frees_the_other_stones() -> None:
    # Between two doubles nothing but a turn is possible, and a throw of 4 is no turn.
    jammed = "10:r> 59:b>g> 60:r> 61:b<g>"
    origins = {move.partition(":")[0] for move in rulings(whole(jammed, "rbg"), "r", 4)}
    assert origins == {"10"}
    origins = {move.partition(":")[0] for move in rulings(whole(jammed, "rbg"), "r", 1)}
    assert origins == {"60"}


def test_a_lower_stone_has_no_duty() -> None:
    origins = {move.partition(":")[0] for move in ruled("10:r> 60:r>b>", 2)}
    assert origins == {"10"}


# The holes of the notation.


def test_two_stones_on_the_head_that_face_both_ways_are_told_apart() -> None:
    position = whole("0:r<r>")
    answer = ask_moves({"position": position, "player": "r", "roll": 1})["moves"]
    assert sorted(
        (each["move"], each["position"].partition("/")[0].strip()) for each in answer
    ) == [
        ("0:s", "0:r< 1:r>"),
        ("0:s", "0:r>"),
        ("0:t", "0:r<r<"),
        ("0:t", "0:r>r>"),
    ]
    table = parse_table(position)
    assert travel(table.position, 0, Go(0, "t"), 1).after == parse_table(whole("0:r<r<")).position
    head = Go(0, "t", facing_head=True)
    assert travel(table.position, 0, head, 1).after == parse_table(whole("0:r>r>")).position
    assert "no stone on field 0" in refused("0:r>", 1, "0<:t")
