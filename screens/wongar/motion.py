"""What a move looks and sounds like: stones and cards fly, and every step has its cue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.animation import Animation
from kivy.metrics import dp

from device.cues import Cue
from engines.contract import CHANCE, Played
from engines.wongar.material import SCORPION
from engines.wongar.moves import AWAY, OUT, Again, Go, Pick, Place, PlayHand, Ritual, Take, Turn
from engines.wongar.position import Position
from screens.wongar.look import stone_name
from screens.wongar.pieces import CardPiece, Flyer

if TYPE_CHECKING:
    from screens.wongar.table import WongarTable

FLIGHT = 0.28
# Seconds to look at a move before the next one, for those that are not one's own.
PACE = {Take: 0.9, PlayHand: 0.6, Go: 0.9, Ritual: 0.9, Again: 0.7, Place: 0.5}
TURNED = 0.3
STUNG = 1.1
CUES = {
    Take: Cue.CARD,
    PlayHand: Cue.CARD,
    Place: Cue.PLACE,
    Pick: Cue.CARD,
    Go: Cue.PLACE,
    Ritual: Cue.SWAP,
    Again: Cue.SWAP,
}


def seconds_for(played: Played[Any]) -> float:
    """How long a move is to be looked at."""
    if played.actor == CHANCE:
        stung = isinstance(played.move, Turn) and played.move.card == SCORPION
        return STUNG if stung else TURNED
    return PACE.get(type(played.move), 0.3)


class Motion:
    """Shows moves on a table."""

    def __init__(self, table: WongarTable) -> None:
        self._table = table

    def show(self, before: Position, played: Played[Any]) -> None:
        move = played.move
        cues = self._table.app.cues
        if played.actor == CHANCE:
            if isinstance(move, Turn):
                cues.play(Cue.HIT if move.card == SCORPION else Cue.CARD)
            return
        cue = CUES.get(type(move))
        if cue is not None:
            cues.play(cue)
        if self._table.still:
            return
        if isinstance(move, Take):
            self._take(before, played.actor, move.area)
        elif isinstance(move, Place):
            start = self._table.players.centre(played.actor)
            if not self._table.own(played.actor):
                self._stone(before, played.actor, move.kind, start, self._area(move.area))
        elif isinstance(move, Ritual):
            self._ritual(before, played.actor, move.kind, move.act, move.target)
        elif isinstance(move, Again):
            self._ritual(before, played.actor, before.kind, move.act, move.target)

    def _area(self, area: int) -> tuple[float, float]:
        return self._table.map.centre(area)

    def _take(self, before: Position, seat: int, area: int) -> None:
        box = self._table.map.tiles[area].card_box
        card = CardPiece(area)
        card.turn_up(before.open[area])
        card.size = box[2:]
        card.stand_x, card.stand_y = box.x + box.width / 2, box.y + box.height / 2
        self._table.air.add_widget(card)
        x, y = self._table.players.centre(seat)
        motion = Animation(stand_x=x, stand_y=y, duration=FLIGHT, t="in_out_quad")
        motion.bind(on_complete=lambda *_: self._table.air.remove_widget(card))
        motion.start(card)

    def _stone(
        self,
        before: Position,
        seat: int,
        kind: int,
        start: tuple[float, float],
        end: tuple[float, float],
    ) -> None:
        flyer = Flyer(stone_name(kind, before.letters[seat]), dp(40), start)
        self._table.air.add_widget(flyer)
        flyer.fly(end, FLIGHT)

    def _ritual(self, before: Position, seat: int, kind: int, act: int, target: int) -> None:
        stage = self._table.stage
        here = tuple(stage.standing.center)
        if act == OUT:
            owner = before.seat_of[target]
            self._stone(before, owner, kind, here, self._table.players.centre(owner))
            return
        near = next((tile for tile in stage.neighbours if tile.area == target), None)
        there = tuple(near.center) if near is not None else here
        start, end = (here, there) if act == AWAY else (there, here)
        self._stone(before, seat, kind, start, end)
