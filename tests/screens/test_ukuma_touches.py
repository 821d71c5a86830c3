"""Two hands from another process play whole ukuma matches at once, and race for cells.

First they reach out together and wait until every card is at rest, so the seed alone decides how
a game goes, however fast the hands or slow the machine. Then each goes its own way and waits for
nobody: they take cards in flight, let go while the other carries, throw away, and come too late.
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engines.referees import run
from tests.screens.running_app import Point
from tests.screens.tuio import BEAT, Player

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
    "{{'size': '7x7', 'games': {games}}}, 'match', {{'mode': 'face'}}, {seed})"
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
        player.ask(BEGIN.format(seed=seed, games=1))
        player.until_at("ukuma")
        hands = TwoHands(player, seconds)
        hands.play_match()
        assert hands.races > 1  # the seeds were chosen for it
        judge_the_journal(player)


def judge_the_journal(player: Player) -> None:
    """What is written down leads the referee to the outcome that the app has seen."""
    outcome = player.ask(f"[list({MATCH}.outcome.places), list({MATCH}.outcome.scores)]")
    written = player.written()
    assert written.ended
    (line,) = run(json.dumps({"ask": "replay", "transcript": written.transcript}))
    replayed = json.loads(line)
    assert replayed["moves"] == len(written.lines)
    assert [replayed["outcome"]["places"], replayed["outcome"]["scores"]] == outcome


class FreeHands:
    """Each hand goes its own way, a step a beat, and often for the cell the other has in mind."""

    def __init__(self, player: Player, seconds: float) -> None:
        self.player = player
        self.beats = max(2, round(seconds / BEAT))
        self.together = 0  # beats with both fingers on the glass
        self._goals: dict[int, list[int]] = {}

    def play_match(self) -> None:
        """All games to the outcome; cards are counted after everything that a hand has done."""
        player = self.player
        while not player.ask(f"{MATCH}.outcome is not None"):
            stage = player.ask("screen.stage.name")
            if stage == "PLAY":
                self.play_game()
            elif stage != "COUNT":
                for seat in (0, 1) if stage == "READY" else (0,):
                    player.tap(self.button(seat, "voice._verdict.ids.button"))

    def play_game(self) -> None:
        hands = [self.live(seat) for seat in (0, 1)]
        while self.player.ask("screen.stage.name") == "PLAY":
            for hand in hands:
                next(hand)
            self.together += len(self.player._fingers) == 2
            self.player._report()
            time.sleep(BEAT)
        self.player._fingers.clear()
        self.player._arrive()

    def live(self, seat: int) -> Iterator[None]:
        """What one hand does, beat by beat."""
        for turn in itertools.count(seat):
            moves = self.player.ask(SIGHT)[seat]
            rival = self._goals.get(1 - seat)
            moves.sort(key=lambda move: move[1] != rival)
            if moves:
                _, self._goals[seat], start, end = moves[0]
                yield from self.carry(start, end, self.beats)
            else:
                yield from self.throw(seat, by_flick=turn % 2 == 0)
            self._goals.pop(seat, None)
            assert self.player.ask(WHOLE) == [True, True, True]
            for _ in range(self.beats * (3 + seat) // 4):
                yield

    def throw(self, seat: int, by_flick: bool) -> Iterator[None]:
        cards = self.player.ask(
            f"[glass.spot(hand.layer, card.stand_x, card.stand_y) "
            f"for hand in [screen.hands[{seat}]] for card in hand.cards.values()]"
        )
        if by_flick and cards:
            x, y = cards[0]
            yield from self.carry((x, y), (x, y + (-0.04 if seat else 0.04)), 2)
        else:
            button = self.button(seat, "furniture.ids.throw")
            yield from self.carry(button, button, 1)

    def carry(self, start: Point, end: Point, beats: int) -> Iterator[None]:
        """A finger down, on its way, and up."""
        fingers, number = self.player._fingers, next(self.player._numbers)
        fingers[number] = start
        yield
        yield
        for beat in range(1, beats + 1):
            share = beat / beats
            fingers[number] = (
                start[0] + (end[0] - start[0]) * share,
                start[1] + (end[1] - start[1]) * share,
            )
            yield
        del fingers[number]
        yield

    def button(self, seat: int, which: str) -> Point:
        x, y = self.player.ask(f"glass.point(screen.hands[{seat}].{which})")
        return x, y


@pytest.mark.parametrize(
    ("seconds", "games"),
    [pytest.param(0.4, 1, id="human"), pytest.param(0.04, 3, id="ten-times-human")],
)
def test_two_hands_that_wait_for_nobody_play_to_the_end(
    tmp_path: Path, seconds: float, games: int
) -> None:
    with Player(tmp_path, *PORTRAIT) as player:
        player.ask(BEGIN.format(seed=1212, games=games))
        player.until_at("ukuma")
        hands = FreeHands(player, seconds)
        hands.play_match()
        assert hands.together
        judge_the_journal(player)
