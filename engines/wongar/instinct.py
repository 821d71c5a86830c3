"""What a player feels at the table: how good every move looks, without thinking ahead.

A `Mind` says how much of it a player sees. It looks at a table that may be a view or an imagined
position; all it needs besides are the player's own ritual cards.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engines.wongar.board import AREAS, Board, board
from engines.wongar.material import ANCESTOR, BOTH, COLOURS, DOUBLE, FOUR, KINDS, TRIPLE
from engines.wongar.moves import (
    AWAY,
    IN,
    OUT,
    Again,
    Go,
    Move,
    Pair,
    Pick,
    Place,
    PlayHand,
    Ritual,
)
from engines.wongar.position import Step
from engines.wongar.scoring import clockwise


class Table(Protocol):
    """What views and positions have in common."""

    @property
    def players(self) -> int: ...
    @property
    def letters(self) -> str: ...
    @property
    def step(self) -> Step: ...
    @property
    def stones(self) -> Sequence[Sequence[int]]: ...
    @property
    def supply(self) -> Sequence[Sequence[int]]: ...
    @property
    def open(self) -> Sequence[int]: ...
    @property
    def holder(self) -> Sequence[int]: ...
    @property
    def stands(self) -> Sequence[int]: ...
    @property
    def space(self) -> int: ...
    @property
    def kind(self) -> int: ...
    @property
    def figures(self) -> int: ...
    @property
    def area(self) -> int: ...


@dataclass(frozen=True)
class Mind:
    """How a player looks at the table.

    `noise` is how far a feeling may be off, in points; `rivals` how much the points of others
    hurt; `foresight` whether stones go where the next ceremonies will be; `collects` how much a
    face-down card is felt to be worth; `thrift` what a card of the own hand is saved for.
    """

    noise: float
    rivals: float
    foresight: bool
    collects: float
    thrift: float


_RITUAL = 1.2


def share(ahead: float) -> float:
    """How sure a majority is by how far one is ahead; half steps are ties, for or against."""
    if ahead > 1:
        return 0.95 if ahead < 2 else 1.0
    if ahead > 0:
        return 0.8
    return 0.25 if ahead > -1 else 0.1 if ahead > -2 else 0.0


# What one more stone adds to a share, by how far one is ahead: with a stone there already, or not.
_MORE = {ahead: share(ahead + 0.5) - share(ahead - 0.5) for ahead in range(-18, 19)}
_FIRST = {ahead: share(ahead + 0.5) for ahead in range(-18, 1)}


class Instinct:
    """One player's feelings about the moves of one moment."""

    def __init__(self, table: Table, me: int, rituals: Sequence[int], mind: Mind) -> None:
        self.table = table
        self.me = me
        self.rituals = rituals
        self.mind = mind
        self.board: Board = board()
        self._order = clockwise(table.holder[0], table.players)

    def choose(self, moves: Sequence[Move], rng: random.Random) -> Move:
        """The move that feels best."""
        if len(moves) == 1:
            return moves[0]
        noise, luck = self.mind.noise, rng.random
        best, chosen = -1e9, moves[0]
        for move, feeling in zip(moves, self.feelings(moves), strict=True):
            felt = feeling + noise * luck()
            if felt > best:
                best, chosen = felt, move
        return chosen

    def feelings(self, moves: Sequence[Move]) -> list[float]:
        """What every move is felt to bring, in points."""
        return _FEELINGS[self.table.step](self, moves)

    # Actions.

    def _acts(self, moves: Sequence[Any]) -> list[float]:
        table, mind = self.table, self.mind
        weights = self._weights()
        supply = table.supply[self.me]
        felt: list[float] = []
        best = [self._best_places(kind, weights) if supply[kind] else 0.0 for kind in KINDS]
        calls: dict[int, float] = {}
        for move in moves:
            if type(move) is PlayHand:
                felt.append(self._call(move.figure, calls) - mind.thrift * (1 + self._hope()))
                continue
            card = table.open[move.area]
            if card <= 2:
                value = mind.collects
                if supply[card]:
                    value += self._place(card, move.area, weights) + best[card]
                felt.append(value + max(best[card], self._ritual_value()))
            elif card == TRIPLE:
                felt.append(3 * max(best))
            elif card == FOUR:
                felt.append(2.5 * self._ritual_value())
            elif card == BOTH:
                worth = self.board.worth(table.space, 3)
                felt.append(self._ceremony(move.area, worth, clockwise(self.me, table.players)))
            else:
                felt.append(self._call(card - ANCESTOR, calls))
        return felt

    def _hope(self) -> float:
        """How much better a later ceremony would be than one now."""
        sections = self.board.sections
        return sections[-1].ancestor - self.board.section(self.table.space).ancestor

    def _call(self, figure: int, calls: dict[int, float]) -> float:
        """The best ceremony that this figure can call."""
        if figure not in calls:
            near = self.board.within_two if figure else self.board.neighbours
            worth = self.board.worth(self.table.space, figure + 1)
            order = self._order if figure else clockwise(self.me, self.table.players)
            calls[figure] = max(
                self._ceremony(area, worth, order) for area in near[self.table.stands[figure]]
            )
        return calls[figure]

    def _ceremony(self, area: int, worth: int, order: Sequence[int]) -> float:
        """What a ceremony in an area would bring, compared with what it brings the others."""
        row, me = self.table.stones[area], self.me
        felt = 0.0
        for kind in KINDS:
            best, second, winner = 0, 0, -1
            for seat in order:
                count = row[seat * 3 + kind]
                if count > best:
                    best, second, winner = count, best, seat
                elif count > second:
                    second = count
            if winner == me:
                felt += 1 if best > second else 0.8
            elif winner >= 0:
                felt -= self.mind.rivals
                if self.rituals[kind] and best - row[me * 3 + kind] <= 1:
                    felt += 0.4
        return felt * worth

    def _goes(self, moves: Sequence[Go]) -> list[float]:
        worth = self.board.worth(self.table.space, self.table.figures)
        return [self._ceremony(move.area, worth, self._order) for move in moves]

    # Stones and ritual cards.

    def _weights(self) -> list[float]:
        """What a majority in an area promises: points times the chance of a ceremony there."""
        table, section = self.table, self.board.section(self.table.space)
        if not self.mind.foresight:
            return [section.ancestor * 0.35] * AREAS
        weights = [section.ancestor * 0.2] * AREAS
        for area in self.board.neighbours[table.stands[0]]:
            weights[area] += section.ancestor * 0.25
        for area in self.board.within_two[table.stands[1]]:
            weights[area] += section.elder * 0.15
        for area, card in enumerate(table.open):
            if card == BOTH:
                weights[area] += section.both * 0.3
        return weights

    def _place(self, kind: int, area: int, weights: Sequence[float]) -> float:
        """What one more stone would promise."""
        row, own = self.table.stones[area], self.me * 3 + kind
        other = 0
        for stone in range(kind, len(row), 3):
            if row[stone] > other and stone != own:
                other = row[stone]
        mine = row[own]
        return (_MORE[mine - other] if mine else _FIRST[-other]) * weights[area]

    def _best_places(self, kind: int, weights: Sequence[float]) -> float:
        return max(self._place(kind, area, weights) for area in range(AREAS))

    def _places(self, moves: Sequence[Any]) -> list[float]:
        weights = self._weights()
        return [
            self._place(move.kind, move.area, weights) if type(move) is Place else -1
            for move in moves
        ]

    def _ritual_value(self) -> float:
        """One more ritual card is worth the less, the more one has."""
        return _RITUAL * 5 / (4 + sum(self.rituals))

    def _pairs(self, moves: Sequence[Any]) -> list[float]:
        table = self.table
        kind = table.kind
        stone = self._best_places(kind, self._weights()) if table.supply[self.me][kind] else 0.0
        ritual = self._ritual_value()
        values = (2 * stone, stone + ritual, 1.9 * ritual)
        return [values[move.pair] if type(move) is Pair else -1 for move in moves]

    def _picks(self, moves: Sequence[Any]) -> list[float]:
        rituals = self.rituals
        return [
            -1.0
            if type(move) is not Pick
            else 3.0
            if move.card == DOUBLE
            else 1.0 - 0.3 * rituals[move.card]
            for move in moves
        ]

    # Ceremonies.

    def _rituals(self, moves: Sequence[Any]) -> list[float]:
        """What a ritual changes now, less what its card could do later; passing changes nothing."""
        table, me = self.table, self.me
        worth = self.board.worth(table.space, table.figures)
        rank = {seat: place for place, seat in enumerate(self._order)}
        row = table.stones[table.area]
        before = [self._standing(row[kind::3], rank) for kind in KINDS]
        after: dict[tuple[int, int, int], float] = {}
        felt: list[float] = []
        for move in moves:
            is_ritual = type(move) is Ritual
            if not is_ritual and type(move) is not Again:
                felt.append(0.0)
                continue
            kind = move.kind if is_ritual else table.kind
            act = move.act
            key = (kind, act, table.letters.find(COLOURS[move.target]) if act == OUT else me)
            if key not in after:
                counts = list(row[kind::3])
                counts[key[2]] += 1 if act == IN else -1
                after[key] = self._standing(counts, rank)
            change = worth * (after[key] - before[kind])
            if act == AWAY:
                change -= 0.5
            felt.append(change - (1.2 if is_ritual and move.card == DOUBLE else 0.7))
        if table.step is Step.AGAIN:  # the card is spent anyway
            felt = [each + 0.7 if each else 0.0 for each in felt]
        return felt

    def _standing(self, counts: Sequence[int], rank: dict[int, int]) -> float:
        """How well a kind stands for this player, others' majorities counting against it."""
        me, mine = self.me, counts[self.me]
        ahead = 9.0
        for seat, count in enumerate(counts):
            if seat != me and count:
                ahead = min(ahead, mine - count + (0.5 if rank[me] < rank[seat] else -0.5))
        if not mine:
            return -self.mind.rivals if ahead < 9 else 0.0
        sure = share(ahead)
        return sure - self.mind.rivals * (1 - sure)


_FEELINGS: dict[Step, Callable[[Instinct, Sequence[Any]], list[float]]] = {
    Step.ACT: Instinct._acts,
    Step.GO: Instinct._goes,
    Step.PAIR: Instinct._pairs,
    Step.PLACE: Instinct._places,
    Step.PICK: Instinct._picks,
    Step.RITUAL: Instinct._rituals,
    Step.AGAIN: Instinct._rituals,
}
