"""Measurements of the engines, each against a peer or a bar of its own.

`make bench` (or `python -m bench uluru` for one of them) prints a table and fails when a bar is
missed. Every module here that has a `measure()` takes part: it yields `Measured` lines. Only
ratios and sizes have bars that hold on every machine; plain seconds stand there to be read.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Measured:
    """One line of the table: what was measured, and the bar it has to keep, if any."""

    what: str
    value: float
    unit: str = ""
    at_least: float | None = None
    at_most: float | None = None

    @property
    def kept(self) -> bool:
        low = self.at_least is None or self.value >= self.at_least
        return low and (self.at_most is None or self.value <= self.at_most)

    @property
    def bar(self) -> str:
        if self.at_least is not None:
            return f"at least {self.at_least:g}"
        return "" if self.at_most is None else f"at most {self.at_most:g}"
