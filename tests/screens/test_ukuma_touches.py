"""Two hands from another process play whole ukuma matches at once, and race for cells."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.engines.referees import run
from tests.screens.running_app import Point
from tests.screens.tuio import Player

PORTRAIT = ((400, 640), {"KIVY_METRICS_DENSITY": "0.5"})  # a tablet at a quarter of its pixels
MATCH = "app.session.match"
CARDS = f"sum(len(stock.cards) for stock in {MATCH}.stocks) + len({MATCH}.table.cards)"
# For each hand: where a finger takes each card, and where it must let go to put it on each cell.
SIGHT = """[
    [
        [str(move), list(move.cell),
         glass.spot(hand.layer, hand.cards[move.card].stand_x, hand.cards[move.card].stand_y),
         glass.spot(hand.layer, *(
             a - b for a, b in zip(screen.ground.at(move.cell), hand.cards[move.card].grip)))]
        for move in app.session.match.legal_moves(hand.seat) if hasattr(move, "cell")
    ]
    for hand in screen.hands
]""".replace("\n", " ")
BEGIN = (
    "__import__('screens.matches').matches.begin('ukuma', "
    "[__import__('engines.contract').contract.Seat(name) for name in ('Mia', 'Noah')], "
    "{{'size': '7x7', 'games': 1}}, 'match', {{'mode': 'face'}}, {seed})"
)
STILL = "not any(piece.held or piece.lift for hand in screen.hands for piece in hand.layer.pieces)"


class TwoHands:
    """Both hands reach at the same time; where both can, they reach for the same cell."""

    def __init__(self, player: Player, seconds: float) -> None:
        self.player = player
        self.seconds = seconds
        self.races = 0
        self._turn = 0

    def stage(self) -> str:
        return str(self.player.ask("screen.stage.name"))

    def button(self, seat: int, which: str) -> Point:
        x, y = self.player.ask(f"glass.point(screen.hands[{seat}].{which})")
        return x, y

    def press(self, seat: int, which: str) -> None:
        self.player.tap(self.button(seat, which))

    def play_match(self) -> None:
        while True:
            stage, over, cards = self.player.ask(
                f"[screen.stage.name, app.session.match.outcome is not None, {CARDS}]"
            )
            assert cards == 72
            if over:
                return
            if stage == "OVER":
                self.press(1, "voice._verdict.ids.button")
            elif stage == "READY":
                waiting = self.player.ask("[s for s in (0, 1) if s not in screen.signal.agreed]")
                for seat in waiting:
                    self.press(seat, "voice._verdict.ids.button")
                self.player.until(lambda: self.stage() != "READY")
            elif stage == "PLAY":
                self.reach()

    def reach(self) -> None:
        """One reach of both hands, or three new cards for who has nothing to reach for."""
        seen: list[list[Any]] = self.player.ask(SIGHT)
        white, black = seen
        common = [(w, b) for w in white for b in black if w[1] == b[1]]
        if common:
            pair: list[Any] = list(common[0])
        else:
            pair = [moves[0] if moves else None for moves in seen]
        for seat, move in enumerate(pair):
            if move is None:
                self.press(seat, "furniture.ids.throw")
        ways = [(tuple(move[2]), tuple(move[3])) for move in pair if move is not None]
        self._turn += 1
        if self._turn % 2:
            ways.reverse()
        self.drag_together(ways)
        cell = tuple(pair[0][1]) if common else None
        over, owner, hands = self.player.ask(
            f"[screen.stage.name, {cell} and app.session.match.table.owner({cell}), "
            "[[str(card) for card in stock.hand] for stock in app.session.match.stocks]]"
        )
        if common and over == "PLAY":
            loser = pair[1 - owner][0].split("=")[1]
            assert loser in hands[1 - owner]
            self.races += 1
        self.player.until(lambda: self.player.ask(STILL))

    def drag_together(self, ways: list[Any]) -> None:
        """All fingers down, all on their way, and all up in one report."""
        player = self.player
        fingers = {}
        for start, end in ways:
            number = next(player._numbers)
            player._fingers[number] = start
            fingers[number] = end
        player._arrive()
        player.move(fingers, self.seconds)
        for number in fingers:
            del player._fingers[number]
        player._arrive()


fast_hands = pytest.mark.skipif(
    "DREAMTABLE_FAST_HANDS" not in os.environ,
    reason="ten times human speed asks for a machine that draws at full speed",
)


@pytest.mark.parametrize(
    ("seconds", "seed"),
    [
        pytest.param(0.4, 11, id="human"),
        pytest.param(0.04, 12, id="ten-times-human", marks=fast_hands),
    ],
)
def test_two_hands_play_a_game_and_race(tmp_path: Path, seconds: float, seed: int) -> None:
    with Player(tmp_path, *PORTRAIT) as player:
        player.ask("app.root.remove_widget(app.scenery)")  # half of the time would go into the sky
        player.ask(BEGIN.format(seed=seed))
        player.until_at("ukuma")
        hands = TwoHands(player, seconds)
        hands.play_match()
        assert hands.races > 0
        outcome = player.ask(
            "[list(app.session.match.outcome.places), list(app.session.match.outcome.scores)]"
        )
        written = player.written()
    assert written.ended
    (line,) = run(json.dumps({"ask": "replay", "transcript": written.transcript}))
    replayed = json.loads(line)
    assert replayed["moves"] == len(written.lines)
    assert [replayed["outcome"]["places"], replayed["outcome"]["scores"]] == outcome
