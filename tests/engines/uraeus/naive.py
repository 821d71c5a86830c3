"""Uraeus once more, straight from the rules: slow, and as plain as possible.

Stones are two letters (`r>`), a board is a dict of fields, every string of steps is tried out.
Nothing of the engine is used, so that the two can be held to each other.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache


class Forbidden(Exception):  # noqa: N818
    """This string of steps is not a move."""


@dataclass
class Naive:
    """fields: bottom to top; reserve and home: how many of each player, in turn order."""

    reserve: dict[str, int]
    home: dict[str, int]
    fields: dict[int, list[str]] = field(default_factory=dict)

    def on(self, number: int) -> list[str]:
        return self.fields.setdefault(number, [])

    def copy(self) -> Naive:
        fields = {number: stones.copy() for number, stones in self.fields.items() if stones}
        return Naive(self.reserve.copy(), self.home.copy(), fields)

    def text(self) -> str:
        parts = []
        for number in sorted(self.fields):
            stones = self.fields[number]
            if stones:
                parts.append(f"{number}:" + "".join(sorted(stones) if number == 0 else stones))
        parts.append("/ reserve " + " ".join(f"{p}{n}" for p, n in self.reserve.items()))
        parts.append("/ home " + " ".join(f"{p}{n}" for p, n in self.home.items()))
        return " ".join(parts)


def read(text: str) -> Naive:
    board, reserve, home = text.split("/")
    naive = Naive(
        {word[0]: int(word[1]) for word in reserve.split()[1:]},
        {word[0]: int(word[1]) for word in home.split()[1:]},
    )
    for word in board.split():
        number, stones = word.split(":")
        naive.fields[int(number)] = [stones[k : k + 2] for k in range(0, len(stones), 2)]
    return naive


def sent_back_to(number: int) -> int:
    for low, high, base in (
        (1, 21, 0), (22, 30, 21), (31, 37, 30), (38, 41, 37), (42, 53, 41), (54, 62, 53),
    ):  # fmt: skip
        if low <= number <= high:
            return base
    raise AssertionError(number)


def go_back(board: Naive, stone: str, hit_on: int) -> None:
    """The hit stone goes back, facing the head, as if moving towards the head."""
    stone = stone[0] + "<"
    target = sent_back_to(hit_on)
    while True:
        if target == 0:
            board.on(0).append(stone)
            return
        there = board.on(target)
        if len(there) == 0 or (len(there) == 1 and there[0].endswith("<")):
            there.append(stone)
            return
        if there[-1].endswith(">"):
            next_victim = there.pop()
            there.append(stone)
            go_back(board, next_victim, target)
            return
        assert len(there) == 2
        target += 1


def walk(board: Naive, stone: str, start: int, steps: str, roll: int, new: bool) -> Naive:
    """The board after a stone, which is lifted already, has made its steps."""
    number = start
    for made, step in enumerate(steps, start=1):
        is_last = made == roll
        if step == "t":
            stone = stone[0] + (">" if stone[1] == "<" else "<")
            if is_last:
                result = board.copy()
                result.on(number).append(stone)
                return result
            continue
        number += 1 if stone[1] == ">" else -1
        if number < 0:
            if new or made != len(steps):
                raise Forbidden
            result = board.copy()
            result.reserve[stone[0]] += 1
            return result
        if number == 63:
            if not is_last:
                raise Forbidden
            result = board.copy()
            result.home[stone[0]] += 1
            return result
        there = board.fields.get(number)
        if number != 0 and there:
            from_behind = there[-1][1] == stone[1]
            if from_behind and len(there) == 2:
                raise Forbidden
            if not from_behind:
                if not is_last:
                    raise Forbidden
                result = board.copy()
                victim = result.on(number).pop()
                result.on(number).append(stone)
                go_back(result, victim, number)
                return result
        if is_last:
            result = board.copy()
            result.on(number).append(stone)
            return result
    raise Forbidden  # too few steps


@cache
def all_steps(roll: int) -> list[str]:
    """Every string of up to so many steps with at most one turn."""
    lengths = range(1, roll + 1)
    straight = ["s" * length for length in lengths]
    return straight + [
        "s" * ahead + "t" + "s" * (length - 1 - ahead)
        for length in lengths
        for ahead in range(length)
    ]


def starts(board: Naive, player: str) -> list[tuple[int | None, str, bool]]:
    """(field or None for the reserve, stone, has a duty) of all that may move."""
    found: list[tuple[int | None, str, bool]] = []
    for number, stones in sorted(board.fields.items()):
        if number == 0:
            found += [(0, stone, False) for stone in sorted(set(stones)) if stone[0] == player]
        elif stones and stones[-1][0] == player:
            found.append((number, stones[-1], len(stones) == 2 or 59 <= number <= 62))
    if board.reserve[player]:
        found.append((None, player + ">", False))
    return found


def legal(board: Naive, player: str, roll: int) -> dict[str, set[str]]:
    """The text of every result, with all the moves that lead there."""
    dutiful: dict[str, set[str]] = {}
    other: dict[str, set[str]] = {}
    for start, stone, duty in starts(board, player):
        lifted = board.copy()
        if start is None:
            lifted.reserve[player] -= 1
        elif start == 0:
            lifted.fields[0].remove(stone)
        else:
            lifted.fields[start].pop()
        for steps in all_steps(roll):
            try:
                result = walk(lifted, stone, start or 0, steps, roll, start is None)
            except Forbidden:
                continue
            name = "R" if start is None else str(start)
            into = dutiful if duty else other
            into.setdefault(result.text(), set()).add(f"{name}:{steps}")
    return dutiful or other
