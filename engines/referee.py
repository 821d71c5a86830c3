"""The referee: `python -m engines.referee` answers questions of rules, a line of JSON each.

For bot authors, other front ends, rule lawyers and conformance tests. A question that cannot be
answered gets one clear sentence, and the referee goes on with the next.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from math import isfinite
from typing import IO, Any

from engines.contract import Outcome
from engines.games import NAMES, game_named
from engines.playout import playout
from engines.sentences import DreamtableError, QuestionError, quoted
from engines.transcript import ReplayError, Transcript, parse_transcript, replay, transcript_from

UNFORESEEN = "The referee is at a loss with this question."
LONGEST_LINE = 4_000_000
MOST_LEVELS = 32
_SEEDS = range(-(2**63), 2**63)


def answer(question: Mapping[str, Any]) -> dict[str, Any]:
    """The ruling, or a `DreamtableError` that says why there is none."""
    ask = question.get("ask")
    if isinstance(ask, str) and ask in _ANY_GAME:
        return _ANY_GAME[ask](question)
    game = game_named(question.get("game"))
    if isinstance(ask, str) and ask in game.questions:
        return game.questions[ask](question)
    raise QuestionError(
        "The referee does not know the question {ask}; it can be asked for {known}.",
        ask=quoted(ask),
        known=", ".join((*game.questions, *_ANY_GAME)),
    )


def _games(_: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "games": {
            name: {
                "version": game.version,
                "seats": list(game.seat_counts),
                "options": {
                    option.name: {"allowed": list(option.allowed), "default": option.default}
                    for option in game.options
                },
                "levels": list(game.levels),
            }
            for name in NAMES
            for game in [game_named(name)]
        }
    }


def _playout(question: Mapping[str, Any]) -> dict[str, Any]:
    game = game_named(question.get("game"))
    levels = question.get("seats")
    if not isinstance(levels, list):
        raise QuestionError("This question needs seats as a list of bot levels.")
    options = question.get("options", {})
    if not isinstance(options, dict):
        raise QuestionError("This question needs options as an object.")
    seed = question.get("seed", 0)
    if type(seed) is not int or seed not in _SEEDS:
        raise QuestionError("This question needs seed as a whole number of at most 64 bits.")
    match = playout(game, levels, options, seed)
    return {
        "outcome": _outcome(match.outcome),
        "transcript": Transcript.of(game, match).as_data(),
    }


def _replay(question: Mapping[str, Any]) -> dict[str, Any]:
    given = question.get("transcript")
    transcript = parse_transcript(given) if isinstance(given, str) else transcript_from(given)
    if question.get("game", transcript.game) != transcript.game:
        raise QuestionError("This is a transcript of another game.")
    try:
        match = replay(transcript)
    except ReplayError as illegal:
        return {
            "illegal": {"number": illegal.number, "move": illegal.line, "why": illegal.why},
            "moves": illegal.number - 1,
        }
    return {"outcome": _outcome(match.outcome), "moves": len(match.played)}


def _outcome(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {
        "termination": outcome.termination,
        "winners": list(outcome.winners),
        "places": list(outcome.places),
        "scores": list(outcome.scores),
    }


_ANY_GAME: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
    "games": _games,
    "playout": _playout,
    "replay": _replay,
}


def _refuse_constant(name: str) -> float:
    raise ValueError(name)


def _finite(text: str) -> float:
    number = float(text)
    return number if isfinite(number) else _refuse_constant(text)


def _read(line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise QuestionError("This line is too long to be a question.")
    try:
        text = line.decode("utf-8-sig")
        question = json.loads(text, parse_constant=_refuse_constant, parse_float=_finite)
    except (ValueError, RecursionError):
        raise QuestionError("This line is not JSON that can be read.") from None
    if not isinstance(question, dict):
        raise QuestionError("A question is an object with game and ask.")
    return question


def _check_depth(value: object, levels: int = MOST_LEVELS) -> None:
    """Refuses lists within lists within lists, which are no question and hard to echo."""
    if not levels:
        raise QuestionError("This question is nested too deep.")
    if isinstance(value, dict | list):
        for inside in value.values() if isinstance(value, dict) else value:
            _check_depth(inside, levels - 1)


def reply(line: bytes) -> str:
    """Answers one line of input with one line of output."""
    ruling: dict[str, Any] = {}
    try:
        question = _read(line)
        if "id" in question:
            _check_depth(question["id"])
            ruling["id"] = question["id"]
        _check_depth(question)
        ruling |= answer(question)
    except DreamtableError as error:
        ruling["error"] = str(error)
    except Exception:  # noqa: BLE001 - whatever goes wrong, the next question is answered
        ruling["error"] = UNFORESEEN
    return json.dumps(ruling)


def serve(questions: IO[bytes], answers: IO[str]) -> None:
    """Answers line by line until there is no more input."""
    while line := questions.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = questions.readline(LONGEST_LINE + 1)
        if line.strip() or len(line) > LONGEST_LINE:
            print(reply(line), file=answers, flush=True)


if __name__ == "__main__":
    try:
        serve(sys.stdin.buffer, sys.stdout)
    except (BrokenPipeError, KeyboardInterrupt):
        sys.stderr.close()
