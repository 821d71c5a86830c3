"""Somebody else's hands at the Wongar table: from another process, read back and replayed."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from tests.engines.referees import run
from tests.screens.tuio import Player, Point

SMALL = ((640, 400), {"KIVY_METRICS_DENSITY": "0.5"})
STARTED = (
    "__import__('screens.matches', fromlist=['begin']).begin('wongar', "
    "[__import__('engines.contract', fromlist=['Seat']).Seat(*seat) for seat in "
    "(('Ada', None, 'r'), ('Ben', 'visitor', 'b'), ('Cleo', 'visitor', 'g'))], {}, seed=3)"
)
TURNS = 2  # own actions of the person before the match is left


def box(player: Player, expression: str) -> Point:
    """The middle of a box of the screen."""
    x, y = player.ask(
        f"(lambda box: glass.spot(screen, box[0] + box[2] / 2, box[1] + box[3] / 2))({expression})"
    )
    return x, y


class Outsider:
    """Looks at the app through questions, and touches it through TUIO only."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def see(self, expression: str) -> Any:
        return self.player.ask(expression)

    def step(self) -> None:
        """Touches what the table waits for."""
        kind = self.see("screen.covers.kind")
        if kind == "scoring":
            self.player.tap("Continue")
        elif kind == "pick":
            card = self.see(
                "[c for c, b in screen.covers.sheet.cards.items() if not b.disabled][0]"
            )
            self.player.tap(tuple(self.see(f"glass.point(screen.covers.sheet.cards[{card}])")))
        elif self.see("screen.own(screen.acting)"):
            self._act(self.see("screen.session.match.now.step.name"))

    def _act(self, step: str) -> None:
        player = self.player
        if step == "ACT":
            area = self.see("min(screen.turn.choices.takes)")
            card = box(player, f"screen.map.tiles[{area}].card_box")
            player.drag((card, box(player, "screen.laid.dock")))
        elif step == "PAIR":
            stones = self.see("0 in screen.turn.choices.pairs")
            player.tap("Two stones" if stones else "Two rituals")
        elif step == "PLACE":
            x, y = self.see(
                "glass.spot(screen, screen.carrying.pieces[0].stand_x, "
                "screen.carrying.pieces[0].stand_y)"
            )
            player.drag(((x, y), tuple(self.see("glass.point(screen.map.tiles[4])"))))
        elif step == "GO":
            area = self.see("min(screen.turn.lit)")
            player.tap(tuple(self.see(f"glass.point(screen.map.tiles[{area}])")))
            player.tap("Hold it here")
        elif step == "RITUAL":
            player.tap("Pass")


def test_a_stretch_of_a_match_from_another_process(tmp_path: Path) -> None:
    with Player(tmp_path, *SMALL) as player:
        player.ask("app.journal.remember('wongar.guide.off', True)")
        player.ask(STARTED)
        player.until_at("wongar")
        hands = Outsider(player)
        deadline = time.monotonic() + 150
        while own_actions(player) < TURNS:
            assert time.monotonic() < deadline, player.written().lines[-5:]
            hands.step()
            time.sleep(0.05)
        written = player.written()
        player.kill()
    (line,) = run(json.dumps({"ask": "replay", "transcript": written.transcript}))
    answer = json.loads(line)
    assert answer == {"outcome": None, "moves": len(written.lines)}
    with Player(tmp_path, *SMALL) as player:
        player.tap("Continue")
        player.until_at("wongar")
        lines = player.written().lines
        assert lines[: len(written.lines)] == written.lines
        assert player.ask("len(screen.session.match.played)") >= len(written.lines)


def own_actions(player: Player) -> int:
    """How often the person has taken a card, by the journal."""
    return sum(line.startswith("0 take") for line in player.written().lines)
