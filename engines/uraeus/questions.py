"""What the referee answers about Uraeus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.sentences import QuestionError
from engines.uraeus.moves import PIPS
from engines.uraeus.reach import results
from engines.uraeus.snake import Table, parse_table


def ask_moves(question: Mapping[str, Any]) -> dict[str, Any]:
    """Every different result of a throw, with a move that leads there."""
    text, player, pips = (question.get(field) for field in ("position", "player", "roll"))
    if not isinstance(text, str):
        raise QuestionError("This question needs the position of the stones as a text.")
    table = parse_table(text)
    if not isinstance(player, str) or len(player) != 1 or player not in table.letters:
        raise QuestionError(
            "This question needs player as one of the letters {letters}.",
            letters=", ".join(table.letters),
        )
    if type(pips) is not int or pips not in PIPS:
        raise QuestionError("This question needs roll as a whole number from 1 to 6.")
    found = results(table.position, table.letters.index(player), pips)
    return {
        "moves": [
            {"move": move.plain, "position": str(Table(table.letters, after))}
            for after, move in found.items()
        ]
    }


QUESTIONS = {"moves": ask_moves}
