"""A person at the Wongar table: sees what is on show, and touches it like anybody else."""

from __future__ import annotations

import random
from typing import Any

from kivy.uix.widget import Widget

from engines.wongar.moves import OUT
from engines.wongar.position import Step
from screens.wongar.guide import OFF
from screens.wongar.hand import FIGURE
from screens.wongar.sheets import SheetButton
from tests.screens.driver import Table

Point = tuple[float, float]


def middle(box: Any) -> Point:
    return box.x + box.width / 2, box.y + box.height / 2


class Hands:
    """Plays one seat at random, through the glass only."""

    def __init__(self, table: Table, seed: int = 1) -> None:
        self.table = table
        self._rng = random.Random(seed)

    @property
    def screen(self) -> Any:
        return self.table.app.nav.screen

    def tap(self, where: Widget | Point) -> None:
        finger = self.table.finger(where)
        finger.lift()
        self.table.frames(1)

    def drag(self, where: Widget | Point, to: Widget | Point) -> None:
        with self.table.finger(where) as finger:
            self.table.frames(1, 0.2)
            finger.move_to(to, steps=2)
        self.table.frames(1)

    def press(self, text: str) -> None:
        """A button of the sheet in front."""
        for button in self.screen.covers.sheet.walk():
            if isinstance(button, SheetButton) and button.text == text:
                self.tap(button)
                return
        raise AssertionError(f"no button says {text!r}")

    # One step of the match, whatever it asks for.

    def step(self) -> None:
        screen = self.screen
        if screen.covers.kind == "scoring":
            self.press(self.table.app.tr("Continue"))
            return
        now = screen.session.match.now
        {
            Step.ACT: self._act,
            Step.PAIR: self._pair,
            Step.PLACE: self._place,
            Step.PICK: self._pick,
            Step.GO: self._go,
            Step.RITUAL: self._ritual,
            Step.AGAIN: self._again,
        }[now.step]()

    def _act(self) -> None:
        screen = self.screen
        found = screen.turn.choices
        if found.hands and self._rng.random() < 0.3:
            figure = self._rng.choice(list(found.hands))
            self.tap(middle(screen.dock.hand.boxes[FIGURE, figure]))
            self.tap(screen.dock.buttons[0])
            return
        area = self._rng.choice(list(found.takes))
        tile = screen.map.tiles[area]
        if self._rng.random() < 0.5:
            self.drag(middle(tile.card_box), screen.dock.title)
        else:
            self.tap(tile)
            self.tap(screen.dock.buttons[0])

    def _pair(self) -> None:
        self.tap(self._rng.choice(self.screen.dock.pairs))

    def _place(self) -> None:
        screen = self.screen
        piece = self._rng.choice(screen.carrying.pieces)
        area = screen.map.tiles[self._rng.choice(list(screen.turn.lit))]
        if self._rng.random() < 0.5:
            self.drag((piece.stand_x, piece.stand_y), area)
        else:
            if len(screen.carrying.pieces) > 1:
                self.tap((piece.stand_x, piece.stand_y))
            self.tap(area)

    def _pick(self) -> None:
        sheet = self.screen.covers.sheet
        self.tap(self._rng.choice([card for card in sheet.cards.values() if not card.disabled]))

    def _go(self) -> None:
        screen = self.screen
        area = screen.map.tiles[self._rng.choice(list(screen.turn.lit))]
        if self._rng.random() < 0.5:
            (figure,) = screen.carrying.pieces
            self.drag((figure.stand_x, figure.stand_y), area)
        else:
            self.tap(area)
            self.tap(screen.dock.buttons[0])

    def _ritual(self) -> None:
        screen = self.screen
        found = screen.turn.choices
        if not found.rituals or self._rng.random() < 0.4:
            self.tap(screen.dock.buttons[0])
            return
        card = self._rng.choice(list(found.rituals))
        self.tap(middle(screen.dock.hand.boxes[1, card]))
        if screen.dock.pairs:
            self.tap(self._rng.choice(screen.dock.pairs))
        self._again()

    def _again(self) -> None:
        screen = self.screen
        stage, acts = screen.stage, screen.turn.acts
        act = self._rng.choice(list(acts))
        if act == OUT:
            ((kind, seats),) = stage.standing.targets.items()
            self.tap(middle(stage.standing.places[kind, self._rng.choice(sorted(seats))]))
            return
        target = self._rng.choice(list(acts[act]))
        near = next(tile for tile in stage.neighbours if tile.area == target)
        self.tap(middle(near.ways[act]))


def unguided(table: Table) -> None:
    """Nobody explains anything."""
    table.app.journal.remember(OFF, True)
