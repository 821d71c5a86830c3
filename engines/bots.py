"""Bots: players that decide from what their seat may see, and from nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Generic, TypeVar

from engines.sentences import Sentence

M = TypeVar("M")
V = TypeVar("V")

Thought = Generator[None, bool | None, M]


@dataclass(frozen=True)
class Decision(Generic[M]):
    """A move, how many seconds the hand takes to make it, and why (for the log and the hint)."""

    move: M
    seconds: float = 0.0
    why: Sentence | None = None


class Bot(ABC, Generic[M, V]):
    """A bot gets a view and the legal moves. It cannot peek: neither leads back to the match."""

    @abstractmethod
    def decide(self, view: V, moves: Sequence[M]) -> Decision[M]:
        """One of the legal moves."""

    def think(self, view: V, moves: Sequence[M]) -> Thought[Decision[M]]:
        """The same decision in slices, for a table that must never miss a frame."""
        yield
        return self.decide(view, moves)

    def patience(self, view: V) -> float:
        """Seconds after which a table that waits for this bot hurries it by `send(True)`."""
        return inf


class SearchingBot(Bot[M, V]):
    """A bot that thinks long: it pauses by `yield`, and ends soon after `send(True)`."""

    @abstractmethod
    def think(self, view: V, moves: Sequence[M]) -> Thought[Decision[M]]:
        """Yields every few milliseconds and returns the decision."""

    def decide(self, view: V, moves: Sequence[M]) -> Decision[M]:
        thought = self.think(view, moves)
        while True:
            try:
                next(thought)
            except StopIteration as done:
                decision: Decision[M] = done.value
                return decision
