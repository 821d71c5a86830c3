"""What the referee can be asked about Wongar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.sentences import QuestionError, quoted
from engines.wongar.board import board
from engines.wongar.material import COLOURS, FIGURE_NAMES, KIND_NAMES, STONES
from engines.wongar.scoring import NOBODY, clockwise, majorities

_FEWEST, _MOST = 3, 5
_AREA = "The area tells for every player how many stones of each kind lie there."


def score(question: Mapping[str, Any]) -> dict[str, Any]:
    """The points that a ceremony brings to everybody."""
    order = _order(_field(question, "order"))
    stones = _stones(_field(question, "area"), order)
    ancestor = _player(_field(question, "ancestor"), order)
    figures = _figures(_field(question, "figures"))
    worth = board().worth(_space(_field(question, "space")), figures)
    points = dict.fromkeys(order, 0)
    for winner in majorities(stones, clockwise(ancestor, len(order))):
        if winner != NOBODY:
            points[order[winner]] += worth
    return {"points": points}


def _field(question: Mapping[str, Any], name: str) -> object:
    if name in question:
        value: object = question[name]
        return value
    raise QuestionError("The question needs {name}.", name=name)


def _order(value: object) -> list[str]:
    letters = list(value) if isinstance(value, (list, str)) else []
    for letter in letters:
        if not (isinstance(letter, str) and len(letter) == 1 and letter in COLOURS):
            raise QuestionError(
                "There is no player {player}; the players are {players}.",
                player=quoted(letter),
                players=", ".join(COLOURS),
            )
    if not _FEWEST <= len(letters) <= _MOST or len(set(letters)) < len(letters):
        raise QuestionError("The order has three to five different players.")
    return letters


def _player(value: object, order: list[str]) -> int:
    if isinstance(value, str) and value in order:
        return order.index(value)
    raise QuestionError("{player} is not one of the players in order.", player=quoted(value))


def _stones(value: object, order: list[str]) -> list[int]:
    """By seat, then kind; players and kinds that are left out have no stone there."""
    if not isinstance(value, dict):
        raise QuestionError(
            "The area tells for every player how many stones of each kind lie there."
        )
    stones = [0] * (3 * len(order))
    for letter, counts in value.items():
        seat = _player(letter, order)
        if not isinstance(counts, dict):
            raise QuestionError(_AREA)
        for name, count in counts.items():
            if name not in KIND_NAMES:
                raise QuestionError(
                    "There is no kind of stone called {name}; the kinds are {kinds}.",
                    name=quoted(name),
                    kinds=", ".join(KIND_NAMES),
                )
            kind = KIND_NAMES.index(name)
            if type(count) is not int or not 0 <= count <= STONES[kind]:
                raise QuestionError(
                    "A player has 0 to {most} stones of kind {kind}, not {count}.",
                    most=STONES[kind],
                    kind=name,
                    count=quoted(count),
                )
            stones[seat * 3 + kind] = count
    return stones


def _figures(value: object) -> int:
    """1 for the Ancestor, 2 for the Elder, 3 for both."""
    if isinstance(value, list) and value:
        names = [name for name in FIGURE_NAMES if name in value]
        if len(names) == len(value):
            return sum(1 << FIGURE_NAMES.index(name) for name in names)
    raise QuestionError("The figures are a list of ancestor, elder, or both.")


def _space(value: object) -> int:
    last = board().last_space
    if type(value) is int and 0 <= value <= last:
        return value
    raise QuestionError(
        "The scorpion is on a space from 0 to {last}, not on {space}.",
        last=last,
        space=quoted(value),
    )
