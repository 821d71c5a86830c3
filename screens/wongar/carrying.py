"""What may be carried on the Wongar table, and where it may be put down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp

from device.cues import Cue
from engines.wongar.position import NONE
from screens.widgets.drag import Spot
from screens.wongar.pieces import CardPiece, FigurePiece, Hands, StonePiece

if TYPE_CHECKING:
    from screens.wongar.table import WongarTable

TAKE = "take"


class Carrying:
    """The ground of the drag layer: open cards go to the dock, stones and figures to areas."""

    def __init__(self, table: WongarTable) -> None:
        self._table = table
        self.layer = Hands(self, still=table.still)
        self.cards = [CardPiece(area) for area in range(len(table.board.areas))]
        self.pieces: list[Any] = []
        for card in self.cards:
            self.layer.add_widget(card)

    # What lies there.

    def turn_up(self, cards: Sequence[int]) -> None:
        """The open cards of the areas."""
        for piece, card in zip(self.cards, cards, strict=True):
            piece.turn_up(card)
            piece.opacity = 1 if card != NONE else 0

    def lay_out(self, pieces: Sequence[Any]) -> None:
        """The stones or the figure in the tray."""
        for piece in self.pieces:
            self.layer.remove_widget(piece)
        self.pieces = list(pieces)
        for piece in self.pieces:
            self.layer.add_widget(piece)
        self._lay_tray()

    def lay(self) -> None:
        """Everything to its place, for a new size of glass."""
        for card in self.cards:
            box = self._table.map.tiles[card.area].card_box
            card.size = box[2:]
            card.rest = (box.x + box.width / 2, box.y + box.height / 2)
            card.jump()
        self._lay_tray()
        self.mark_spots()

    def _lay_tray(self) -> None:
        if not self.pieces:
            return
        slots = self._table.dock.slots(len(self.pieces))
        for piece, box in zip(self.pieces, slots, strict=True):
            slim = 0.67 if isinstance(piece, FigurePiece) else 1
            piece.size = (box.height * slim, box.height)
            piece.rest = (box.x + box.width / 2, box.y + box.height / 2)
            piece.jump()

    def mark_spots(self) -> None:
        """Where a carried piece may be put down now."""
        table = self._table
        if table.turn.choices.takes:
            box = table.laid.dock
            self.layer.spots = (
                Spot(TAKE, box.x + box.width / 2, box.y + box.height / 2, dp(24), *box[2:]),
            )
            return
        self.layer.spots = tuple(
            Spot(area, *tile.center, dp(4), tile.width * 0.9, tile.height * 0.8)
            for area, tile in enumerate(table.map.tiles)
            if area in table.turn.lit
        )

    # What the layer asks and tells.

    def may_take(self, piece: Any) -> bool:
        table = self._table
        if table.covers.busy:
            return False
        if isinstance(piece, CardPiece):
            return piece.area in table.turn.choices.takes and table.stage.parent is None
        return piece in self.pieces

    def spot_of(self, piece: Any) -> object:
        return None

    def accepts(self, piece: Any, spot: Spot) -> bool:
        found = self._table.turn.choices
        if isinstance(piece, CardPiece):
            return spot.key == TAKE
        if isinstance(piece, StonePiece):
            return spot.key in found.places.get(piece.kind, {})
        return spot.key in found.goes

    def lifted(self, piece: Any) -> None:
        self._table.app.cues.play(Cue.LIFT)

    def dropped(self, piece: Any, spot: Spot | None) -> None:
        if spot is None:
            return
        if isinstance(piece, CardPiece):
            self._table.play(self._table.turn.choices.takes[piece.area])
        else:
            self._table.turn.drop(piece, int(str(spot.key)))
        piece.jump()

    def tapped(self, piece: Any) -> None:
        """A finger touched a piece without carrying it."""
        if isinstance(piece, CardPiece):
            self._table.touch_area(piece.area)
        elif isinstance(piece, StonePiece):
            self._table.turn.touch_stone(piece.kind)

    def glow(self, keys: set[object]) -> None:
        """The area under a carried piece."""
        under = next((int(str(key)) for key in keys if key != TAKE), NONE)
        for tile in self._table.map.tiles:
            if tile.state is not None:
                chosen = tile.number in (under, self._table.turn.area)
                tile.show(tile.state._replace(chosen=chosen))
