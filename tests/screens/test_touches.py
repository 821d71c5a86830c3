"""Somebody else's hands: whole rounds played from another process, and judged by the referee."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

from engines.uluru.board import BIRDS, SEATS, Board
from tests.engines.referees import run
from tests.screens.tuio import Player, Written

# The same table as at 1280x800, at a quarter of the pixels.
SMALL = ((640, 400), {"KIVY_METRICS_DENSITY": "0.5"})


def referee(**question: object) -> dict[str, Any]:
    (line,) = run(json.dumps(question))
    answer: dict[str, Any] = json.loads(line)
    assert "error" not in answer, answer
    return answer


def moves(written: Written) -> list[str]:
    """The lines of the journal without the moments at which they were written."""
    return [line.split(" @")[0] for line in written.lines]


def check_with_referee(player: Player, boards: list[Board]) -> None:
    """The referee accepts the record, and judges the boards as the app did."""
    written = player.written()
    replayed = referee(ask="replay", transcript=written.transcript)
    assert replayed == {"outcome": None, "moves": len(written.lines)}
    deal = moves(written)[0].removeprefix("* deal ")
    judged = [
        referee(game="uluru", ask="judge", deal=deal, board=str(board))["stones"]
        for board in boards
    ]
    assert player.ask("app.session.match.stones") == judged


def test_a_solo_round_from_home_to_the_review(tmp_path: Path) -> None:
    with Player(tmp_path, *SMALL) as player:
        player.tap("Solo challenge")
        player.tap("90 s")
        player.tap("Start")
        player.tap("Turn the hourglass")
        for bird, seat in zip(BIRDS, SEATS, strict=True):
            player.drag((f"0.{bird.name}", f"0.{seat.name}"))
        player.tap("Ready")
        player.until_at("review")
        written = player.written()
        assert written.kind == "solo"
        assert written.header["match"]["options"]["hourglass"] == 90
        assert moves(written)[0].startswith("* deal ")
        assert moves(written)[1:] == [
            *(f"0 {seat.name}={bird.letter}" for bird, seat in zip(BIRDS, SEATS, strict=True)),
            "0 ready",
        ]
        check_with_referee(player, [Board(BIRDS)])


def test_a_round_face_to_face_with_two_fingers_at_once(tmp_path: Path) -> None:
    near, far = BIRDS, BIRDS[::-1]
    with Player(tmp_path, *SMALL) as player:
        player.tap("Uluru")
        player.tap("Face to face")
        player.tap("90 s")
        player.tap("Start")
        player.tap("Turn the hourglass")
        for mine, yours, seat in zip(near, far, SEATS, strict=True):
            player.drag((f"0.{mine.name}", f"0.{seat.name}"), (f"1.{yours.name}", f"1.{seat.name}"))
        assert player.ask("[len(side.layer.held) for side in screen.sides]") == [0, 0]
        first, second = player.ask("[glass.point(side.ids.ready) for side in screen.sides]")
        player.tap((first[0], first[1]))
        player.tap((second[0], second[1]))
        player.until_at("review")
        placed = moves(player.written())[1:-2]
        for number, birds in enumerate((near, far)):
            assert [line for line in placed if line.startswith(str(number))] == [
                f"{number} {seat.name}={bird.letter}"
                for bird, seat in zip(birds, SEATS, strict=True)
            ]
        assert moves(player.written())[-2:] == ["0 ready", "1 ready"]
        check_with_referee(player, [Board(near), Board(far)])


def test_killed_in_the_middle_of_a_drag_it_goes_on_exactly_there(tmp_path: Path) -> None:
    """The process dies with fingers on the glass, again and again; every placed bird stays."""
    placed: list[str] = []
    sand = 90.0
    for number, (bird, seat) in enumerate(zip(BIRDS[:4], SEATS, strict=False)):
        with Player(tmp_path, *SMALL) as player:
            if number == 0:
                player.tap("Solo challenge")
                player.tap("90 s")
                player.tap("Start")
                player.tap("Turn the hourglass")
            else:
                player.tap("Continue")
                player.until_at("uluru")
                shown = player.ask("app.session.hourglass.remaining()")
                assert shown == player.written().sand, "the sand stands where it stood"
                assert math.ceil(sand) - math.ceil(shown) in (0, 1), "0.1 s may have passed"
                assert "0.RED" not in player.look(), "while it is paused the board is covered"
                player.tap("Continue")
            assert player.ask("str(app.session.match.boards[0])") == " ".join(placed)
            player.drag((f"0.{bird.name}", f"0.{seat.name}"))
            placed.append(f"{seat.name}={bird.letter}")
            with player.finger("0.BLACK") as finger:
                player.move({finger: (0.4, 0.5)}, 0.1 * number)
                sand = player.ask("app.session.hourglass.remaining()")
                player.kill()
        assert moves(player.written())[1:] == [f"0 {place}" for place in placed]
