"""The transcript: game, version, options, seats and moves.

Saving, resuming, undo, replay, sharing and bug reports are all the transcript. It carries the
results of chance, so it is replayed without any random generator.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engines.contract import Game, Match, Seat, parse_played
from engines.games import game_named
from engines.sentences import DreamtableError, TranscriptError, quoted

AnyMatch = Match[Any, Any]


@dataclass(frozen=True)
class Transcript:
    """A match as data: everything a replay needs."""

    game: str
    version: int
    options: Mapping[str, object]
    seats: tuple[Seat, ...]
    seed: int
    moves: tuple[str, ...]

    @classmethod
    def of(cls, game: Game[Any, Any], match: AnyMatch) -> Transcript:
        setup = match.setup
        return cls(
            game.name,
            game.version,
            dict(setup.options),
            setup.seats,
            setup.seed,
            tuple(str(played) for played in match.played),
        )

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "version": self.version,
            "options": dict(self.options),
            "seats": [_seat_data(seat) for seat in self.seats],
            "seed": self.seed,
            "moves": list(self.moves),
        }

    def __str__(self) -> str:
        return json.dumps(self.as_data(), separators=(",", ":"))


def _seat_data(seat: Seat) -> dict[str, str]:
    fields = {"name": seat.name, "bot": seat.bot, "colour": seat.colour}
    return {key: value for key, value in fields.items() if value}


def parse_transcript(text: str) -> Transcript:
    """Reads what `str(transcript)` wrote."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise TranscriptError("This text is not a transcript.") from None
    return transcript_from(data)


def transcript_from(data: object) -> Transcript:
    """A transcript out of parsed JSON; raises `TranscriptError` when it is not one."""
    if not isinstance(data, dict):
        raise TranscriptError("A transcript is an object with game, seats and moves.")
    moves = _field(data, "moves", list)
    if not all(isinstance(line, str) for line in moves):
        raise TranscriptError("Every move of a transcript is a line of text.")
    return Transcript(
        _field(data, "game", str),
        _field(data, "version", int),
        _field(data, "options", dict),
        tuple(_seat(seat) for seat in _field(data, "seats", list)),
        _field(data, "seed", int),
        tuple(moves),
    )


def _field(data: Mapping[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if type(value) is not kind:
        raise TranscriptError("The transcript has no proper {name}.", name=name)
    return value


def _seat(data: object) -> Seat:
    if not isinstance(data, dict) or not set(data) <= {"name", "bot", "colour"}:
        raise TranscriptError("A seat of a transcript has a name, a colour and perhaps a bot.")
    if not all(isinstance(value, str) for value in data.values()):
        raise TranscriptError("A seat of a transcript has a name, a colour and perhaps a bot.")
    return Seat(data.get("name", ""), data.get("bot"), data.get("colour", ""))


class ReplayError(TranscriptError):
    """A move of a transcript that cannot be played; `number` counts from 1."""

    def __init__(self, template: str, number: int, line: str, why: str) -> None:
        super().__init__(template, number=number, line=quoted(line), why=why)
        self.number, self.line, self.why = number, line, why


def replay(transcript: Transcript) -> AnyMatch:
    """The match after all moves of the transcript."""
    game = game_named(transcript.game)
    if transcript.version != game.version:
        raise TranscriptError(
            "This transcript is of version {version}; this app knows version {known}.",
            version=transcript.version,
            known=game.version,
        )
    match = game.start(transcript.seats, transcript.options, transcript.seed)
    for number, line in enumerate(transcript.moves, start=1):
        try:
            played = parse_played(line, game.parse_move)
            match.play(played.actor, played.move, played.at)
        except DreamtableError as why:
            raise ReplayError(
                "Move {number} ({line}) cannot be played: {why}", number, line, str(why)
            ) from why
    return match
