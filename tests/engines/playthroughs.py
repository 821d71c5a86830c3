"""Golden playthroughs: a match move by move, with what the engine said after each.

    python -m tests.engines.playthroughs uluru-solo uluru '["expert"]' '{"variant": "tricky"}' 7

writes `tests/engines/playthroughs/uluru-solo.txt`. The test replays every file line by line, so
a change of rules shows up as a change of these files.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from engines.contract import CHANCE
from engines.games import game_named
from engines.playout import playout
from engines.transcript import Transcript, transcript_from

FOLDER = Path(__file__).parent / "playthroughs"


def told(transcript: Transcript) -> Iterator[str]:
    """The transcript with the engine's account of every position."""
    game = game_named(transcript.game)
    header = transcript.as_data()
    moves = header.pop("moves")
    yield json.dumps(header)
    match = game.start(transcript.seats, transcript.options, transcript.seed)
    for line in moves:
        sign, _, rest = line.partition(" ")
        text, _, at = rest.partition(" @")
        actor = match.actors[0] if sign == "*" else -2 if sign == "~" else int(sign)
        legal = "" if actor == CHANCE else f" of {match.legal_moves(actor).count()}"
        match.play(actor, game.parse_move(text), int(at) if at else None)
        yield f"{line}{legal and f'   #{legal}'}"
        yield f"    {match.position}"
    yield f"= {match.outcome}"


def read(path: Path) -> Transcript:
    """The transcript inside a playthrough."""
    header, *lines = path.read_text().splitlines()
    moves = [line.partition("   #")[0] for line in lines if not line.startswith(("    ", "= "))]
    return transcript_from({**json.loads(header), "moves": moves})


def main(title: str, name: str, levels: str, options: str = "{}", seed: str = "0") -> None:
    game = game_named(name)
    match = playout(game, json.loads(levels), json.loads(options), int(seed))
    FOLDER.mkdir(exist_ok=True)
    text = "\n".join(told(Transcript.of(game, match)))
    (FOLDER / f"{title}.txt").write_text(text + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
