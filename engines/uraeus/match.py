"""An Uraeus match: a throw, a move, the next player, until all but one have come home."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engines.contract import CHANCE, Match, Outcome, Seat, Setup
from engines.sentences import IllegalMoveError
from engines.uraeus.moves import PIPS, Go, Move, Pass, Throw
from engines.uraeus.snake import HOME
from engines.uraeus.state import State, beginning


@dataclass(frozen=True)
class View:
    """What a seat sees: everything."""

    seat: int
    state: State


class UraeusMatch(Match[Move, View]):
    """Chance throws the die; the seat whose turn it is moves, or passes if it must."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.state = beginning(setup.seats)

    @property
    def actors(self) -> tuple[int, ...]:
        state = self.state
        if state.is_over:
            return ()
        if state.turn is None or state.pips is None:
            return (CHANCE,)
        return (state.turn,)

    @property
    def outcome(self) -> Outcome | None:
        state = self.state
        if not state.is_over:
            return None
        order = [*state.finished, *(set(range(state.players)) - set(state.finished))]
        places = tuple(order.index(seat) + 1 for seat in range(state.players))
        home = tuple(state.position[HOME : HOME + state.players])
        return Outcome("all but one are home", places, home)

    @property
    def position(self) -> str:
        state = self.state
        words = [str(state.table)]
        if state.turn is None:
            throws = zip(state.letters, state.first_throws, strict=True)
            words.append("first throws " + " ".join(f"{who}{pips or '-'}" for who, pips in throws))
            words.append(f"to throw {' '.join(state.letters[seat] for seat in state.throwing)}")
        elif not state.is_over:
            words.append(f"turn {state.letters[state.turn]}")
            words.append(f"throw {state.pips or '-'}")
        if state.finished:
            words.append(f"finished {' '.join(state.letters[seat] for seat in state.finished)}")
        return " | ".join(words)

    def view(self, seat: int) -> View:
        return View(seat, self.state)

    @classmethod
    def imagine(cls, view: Any, rng: random.Random) -> UraeusMatch:
        state: State = view.state
        seats = tuple(Seat(colour=letter) for letter in state.letters)
        match = cls(Setup({}, seats, rng.getrandbits(32)))
        match.state = state
        return match

    def undo_point(self, seat: int) -> int | None:
        """A move may be taken back until the next throw; the die stays as it lies."""
        if self.played and self.played[-1].actor == seat:
            return len(self.played) - 1
        return None

    def _moves(self, actor: int) -> Iterator[Move]:
        if actor == CHANCE:
            return (Throw(pips) for pips in PIPS)
        return iter(tuple(self.state.choices.values()) or (Pass(),))

    def _refusal(self, actor: int, move: Move) -> IllegalMoveError | None:
        if actor == CHANCE:
            if isinstance(move, Throw):
                return None
            return IllegalMoveError("The die can do nothing but fall.")
        if isinstance(move, Throw):
            return IllegalMoveError("The die has been thrown already.")
        if isinstance(move, Pass):
            if not self.state.choices:
                return None
            return IllegalMoveError("A move is possible, so it must be made.")
        try:
            self.state.journey(move)
        except IllegalMoveError as refusal:
            return refusal
        return None

    def _apply(self, actor: int, move: Move) -> None:
        if isinstance(move, Throw):
            self.state = self.state.thrown(move.pips)
        elif isinstance(move, Go):
            self.state = self.state.moved(self.state.journey(move).after)
        else:
            self.state = self.state.moved(self.state.position)

    def _draw(self, rng: random.Random) -> Move:
        return Throw(rng.choice(PIPS))

    def _copy_into(self, other: UraeusMatch) -> None:
        other.state = self.state
