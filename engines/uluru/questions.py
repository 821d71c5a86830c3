"""What the referee answers about Uluru."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.sentences import QuestionError
from engines.uluru.board import parse_board
from engines.uluru.chains import Strand
from engines.uluru.judge import Verdict, judge
from engines.uluru.solver import solve, spread
from engines.uluru.wishes import parse_deal


def _text(question: Mapping[str, Any], field: str, default: str | None = None) -> str:
    value = question.get(field, default)
    if not isinstance(value, str):
        raise QuestionError("This question needs {field} as a text.", field=field)
    return value


def ask_judge(question: Mapping[str, Any]) -> dict[str, Any]:
    deal = parse_deal(_text(question, "deal"))
    board = parse_board(_text(question, "board"))
    judgement = judge(deal, board)
    return {
        "stones": judgement.stones,
        "unplaced": [bird.letter for bird in judgement.unplaced],
        "unfulfilled": [verdict.bird.letter for verdict in judgement.unfulfilled],
        "cards": [_card(verdict) for verdict in judgement.verdicts],
    }


def _card(verdict: Verdict) -> dict[str, Any]:
    return {
        "bird": verdict.bird.letter,
        "row": ("light", "dark")[verdict.card],
        "wish": str(verdict.wish),
        "resolved": [_resolved(strand) for strand in verdict.strands],
        "chain": ["".join(bird.letter for bird in strand.birds) for strand in verdict.strands],
        "automatic": verdict.automatic,
        "fulfilled": verdict.fulfilled,
        "seats": [seat.name for seat in sorted(verdict.content)],
    }


def _resolved(strand: Strand) -> str:
    return "loop" if strand.demand is None else str(strand.demand)


def ask_solve(question: Mapping[str, Any]) -> dict[str, Any]:
    deal = parse_deal(_text(question, "deal"))
    board = parse_board(_text(question, "board", ""))
    solution = solve(deal, board)
    return {
        "stones": solution.stones,
        "boards": solution.boards,
        "board": str(solution.board),
        "spread": {str(stones): boards for stones, boards in spread(deal, board).items()},
    }


QUESTIONS = {"judge": ask_judge, "solve": ask_solve}
