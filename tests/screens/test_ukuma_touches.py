"""Two hands from another process play whole ukuma matches at once, and race for cells.

The hands wait until every card is at rest before they reach out, so the seed alone decides how a
match goes, however fast the hands or slow the machine.
"""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

from tests.engines.referees import run
from tests.screens.running_app import Point
from tests.screens.tuio import Player

PORTRAIT = ((400, 640), {"KIVY_METRICS_DENSITY": "0.5"})  # a tablet at a quarter of its pixels
MATCH = "app.session.match"
THROW = "throw"
# Whether both decks are complete, and every card lies on the glass where the match has it.
WHOLE = f"""[
    all(
        sorted([*stock.cards, *(card for _, card in {MATCH}.table.of(seat))])
        == sorted(__import__('engines.ukuma.cards').ukuma.cards.DECK)
        for seat, stock in enumerate({MATCH}.stocks)
    ),
    all(set(hand.cards) == set({MATCH}.stocks[hand.seat].hand) for hand in screen.hands),
    {{cell: (each.player, each.card) for cell, each in screen.lying.items()}}
    == {{cell: tuple(each) for cell, each in {MATCH}.table.cards.items()}},
]""".replace("\n", " ")
# For each hand: its moves, their cells, where a finger takes each card, and where it must let go.
SIGHT = f"""[
    [
        [str(move), list(move.cell),
         glass.spot(hand.layer, hand.cards[move.card].stand_x, hand.cards[move.card].stand_y),
         glass.spot(hand.layer, *(
             a - b for a, b in zip(screen.ground.at(move.cell), hand.cards[move.card].grip)))]
        for move in {MATCH}.legal_moves(hand.seat) if hasattr(move, "cell")
    ]
    for hand in screen.hands
]""".replace("\n", " ")
BEGIN = (
    "__import__('screens.matches').matches.begin('ukuma', "
    "[__import__('engines.contract').contract.Seat(name) for name in ('Mia', 'Noah')], "
    "{{'size': '7x7', 'games': 1}}, 'match', {{'mode': 'face'}}, {seed})"
)
# Whether all new cards are drawn, and no card is held, shaken or in flight.
STILL = (
    f"not any(stock.due for stock in {MATCH}.stocks) and not any("
    "piece.held or piece.lift "
    "or abs(piece.stand_x - piece.rest[0]) + abs(piece.stand_y - piece.rest[1]) > 0.5 "
    "for hand in screen.hands for piece in hand.layer.pieces)"
)


class TwoHands:
    """Both hands act at the same time; where both can, they reach for the same cell."""

    def __init__(self, player: Player, seconds: float) -> None:
        self.player = player
        self.seconds = seconds
        self.races = 0
        self._turn = 0

    def button(self, seat: int, which: str) -> Point:
        x, y = self.player.ask(f"glass.point(screen.hands[{seat}].{which})")
        return x, y

    def play_match(self) -> None:
        for seat in (0, 1):
            self.player.until(lambda: self.player.ask("screen.stage.name") == "READY")
            self.player.tap(self.button(seat, "voice._verdict.ids.button"))
        self.player.until(lambda: self.player.ask("screen.stage.name") == "PLAY")
        while not self.player.ask(f"{MATCH}.outcome is not None"):
            self.reach()

    def reach(self) -> None:
        """Each hand brings a card, or throws its cards away when none of them fits."""
        self.player.until(lambda: self.player.ask(STILL))
        seen, before = self.player.ask(f"[{SIGHT}, len({MATCH}.played)]")
        common = [list(pair) for pair in itertools.product(*seen) if pair[0][1] == pair[1][1]]
        wishes: dict[int, str] = {}
        ways: list[tuple[Point, Point]] = []
        for seat, moves in enumerate(seen):
            if moves:
                wishes[seat], _, start, end = common[0][seat] if common else moves[0]
                ways.append((tuple(start), tuple(end)))
            else:
                wishes[seat] = THROW
                ways.append((self.button(seat, "furniture.ids.throw"),) * 2)
        self._turn += 1
        if self._turn % 2:
            ways.reverse()
        self.drag_together(ways)
        self.judge(wishes, before, bool(common))
        self.races += bool(common)

    def judge(self, wishes: dict[int, str], before: int, race: bool) -> None:
        """Every wish came true, or the other hand was first and the card is back in its hand."""
        whole, told, hands, legal = self.player.ask(
            f"[{WHOLE}, [[each.actor, str(each.move)] for each in {MATCH}.played[{before}:]], "
            f"[[str(card) for card in stock.hand] for stock in {MATCH}.stocks], "
            f"[[str(move) for move in {MATCH}.legal_moves(seat)] for seat in (0, 1)]]"
        )
        assert whole == [True, True, True]
        made = {actor: move for actor, move in told if actor in wishes}
        assert made
        assert made.items() <= wishes.items()
        assert not race or len(made) == 1
        for seat in wishes.keys() - made.keys():
            assert wishes[seat] not in legal[seat]
            if wishes[seat] != THROW:
                assert wishes[seat].split("=")[1] in hands[seat]

    def drag_together(self, ways: list[tuple[Point, Point]]) -> None:
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


@pytest.mark.parametrize(
    ("seconds", "seed"),
    [pytest.param(0.4, 1212, id="human"), pytest.param(0.04, 1491, id="ten-times-human")],
)
def test_two_hands_play_a_game_and_race(tmp_path: Path, seconds: float, seed: int) -> None:
    with Player(tmp_path, *PORTRAIT) as player:
        player.ask(BEGIN.format(seed=seed))
        player.until_at("ukuma")
        hands = TwoHands(player, seconds)
        hands.play_match()
        assert hands.races > 1  # the seeds were chosen for it
        outcome = player.ask(
            "[list(app.session.match.outcome.places), list(app.session.match.outcome.scores)]"
        )
        written = player.written()
    assert written.ended
    (line,) = run(json.dumps({"ask": "replay", "transcript": written.transcript}))
    replayed = json.loads(line)
    assert replayed["moves"] == len(written.lines)
    assert [replayed["outcome"]["places"], replayed["outcome"]["scores"]] == outcome
