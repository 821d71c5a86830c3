"""The board as the data file gives it: areas, borders, the scorpion track, the first hand.

`board.toml` may be edited by whoever owns the printed board. It is read when it is first
needed, and whatever is wrong with it is told in one sentence.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from engines.sentences import MaterialError, quoted

AREAS = 10
FILE = Path(__file__).with_name("board.toml")
_MOST_SPACES = 99
_MOST_POINTS = 99
_MOST_IN_HAND = 2


class BoardError(MaterialError):
    """A data file that describes no board."""


@dataclass(frozen=True)
class Section:
    """A stretch of the scorpion track up to `last`, and what a majority is worth there."""

    last: int
    elder: int
    ancestor: int
    both: int


@dataclass(frozen=True)
class Board:
    """Everything the data file says; areas are numbered row by row."""

    rows: tuple[tuple[str, ...], ...]
    areas: tuple[str, ...]
    neighbours: tuple[tuple[int, ...], ...]
    doubled: tuple[int, int]
    ancestor: int
    elder: int
    sections: tuple[Section, ...]
    hand: tuple[int, int]

    @property
    def last_space(self) -> int:
        return self.sections[-1].last

    @cached_property
    def within_two(self) -> tuple[tuple[int, ...], ...]:
        """For every area, the other areas that are one or two steps away."""
        return tuple(
            tuple(
                other
                for other in range(AREAS)
                if other != area
                and (other in near or any(other in self.neighbours[step] for step in near))
            )
            for area, near in enumerate(self.neighbours)
        )

    def section(self, space: int) -> Section:
        """The section that counts while the scorpion is on this space."""
        return next(section for section in self.sections if space <= section.last)

    def worth(self, space: int, figures: int) -> int:
        """Points for a majority when these figures (1 Ancestor, 2 Elder, 3 both) call."""
        section = self.section(space)
        return (0, section.ancestor, section.elder, section.both)[figures]


@cache
def board() -> Board:
    """The board of this installation."""
    try:
        text = FILE.read_text(encoding="utf-8-sig")  # some editors put a mark first
    except (OSError, UnicodeDecodeError):
        raise BoardError("The file board.toml cannot be read.") from None
    return parse_board(text)


def parse_board(text: str) -> Board:
    """Reads the data file; raises `BoardError` with the first thing that is wrong."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise BoardError("board.toml is not TOML: {reason}.", reason=str(wrong)[:120]) from None
    _check_names(data, "the file", {"board", "neighbours", "sections", "hand"})
    table = _table(data, "board")
    _check_names(table, "board", {"rows", "doubled", "ancestor", "elder"})
    rows = _rows(table["rows"])
    areas = tuple(name for row in rows for name in row)
    return Board(
        rows,
        areas,
        _neighbours(_table(data, "neighbours"), areas),
        _doubled(table["doubled"], areas),
        _area(table["ancestor"], areas, "ancestor"),
        _area(table["elder"], areas, "elder"),
        _sections(data["sections"]),
        _hand(_table(data, "hand")),
    )


def _check_names(data: Mapping[str, Any], where: str, wanted: set[str]) -> None:
    for name in sorted(wanted - data.keys()):
        raise BoardError(
            "board.toml: {name} is missing in {where}.", name=quoted(name), where=where
        )
    for name in data:
        if name not in wanted:
            raise BoardError(
                "board.toml: {where} does not know {name}.", where=where, name=quoted(name)
            )


def _table(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = data[name]
    if isinstance(value, dict):
        return value
    raise BoardError("board.toml: [{name}] must be a table of its own.", name=name)


def _number(value: object, what: str, least: int, most: int) -> int:
    if type(value) is int and least <= value <= most:
        return value
    raise BoardError(
        "board.toml: {what} must be a whole number from {least} to {most}, not {value}.",
        what=what,
        least=least,
        most=most,
        value=quoted(value),
    )


def _rows(value: object) -> tuple[tuple[str, ...], ...]:
    if not isinstance(value, list) or not all(isinstance(row, list) for row in value):
        raise BoardError("board.toml: rows must be a list of rows, each a list of areas.")
    names = [name for row in value for name in row]
    for name in names:
        if not (isinstance(name, str) and name.isascii() and name.isalpha() and len(name) > 1):
            raise BoardError(
                "board.toml: {name} cannot name an area; a name is one word of plain letters.",
                name=quoted(name),
            )
        if names.count(name) > 1:
            raise BoardError("board.toml: the area {name} lies in two places.", name=name)
    if len(names) != AREAS:
        raise BoardError(
            "board.toml: the board has {wanted} areas, not {count}.",
            wanted=AREAS,
            count=len(names),
        )
    return tuple(tuple(row) for row in value)


def _area(value: object, areas: tuple[str, ...], where: str) -> int:
    if isinstance(value, str) and value in areas:
        return areas.index(value)
    raise BoardError(
        "board.toml: {where} names {name}, which is no area of the board.",
        where=where,
        name=quoted(value),
    )


def _doubled(value: object, areas: tuple[str, ...]) -> tuple[int, int]:
    found = [_area(name, areas, "doubled") for name in value] if isinstance(value, list) else []
    if len(found) != 2 or found[0] == found[1]:
        raise BoardError("board.toml: doubled must name two different areas.")
    return found[0], found[1]


def _neighbours(table: Mapping[str, Any], areas: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    _check_names(table, "neighbours", set(areas))
    near: list[tuple[int, ...]] = []
    for name in areas:
        value = table[name]
        if not isinstance(value, list) or not value:
            raise BoardError("board.toml: {name} needs a list of neighbours.", name=name)
        found = [_area(other, areas, name) for other in value]
        if areas.index(name) in found or len(set(found)) < len(found):
            raise BoardError(
                "board.toml: {name} has itself or an area twice among its neighbours.", name=name
            )
        near.append(tuple(sorted(found)))
    for area, others in enumerate(near):
        for other in others:
            if area not in near[other]:
                raise BoardError(
                    "board.toml: {one} names {other} as a neighbour, but not the other way round.",
                    one=areas[area],
                    other=areas[other],
                )
    return tuple(near)


def _sections(value: object) -> tuple[Section, ...]:
    if not isinstance(value, list) or not value:
        raise BoardError("board.toml: the scorpion track needs at least one [[sections]].")
    sections: list[Section] = []
    for number, table in enumerate(value, start=1):
        where = f"section {number}"
        if not isinstance(table, dict):
            raise BoardError("board.toml: the scorpion track needs at least one [[sections]].")
        _check_names(table, where, {"last", "elder", "ancestor", "both"})
        first = sections[-1].last + 1 if sections else 1
        last = _number(table["last"], f"last of {where}", first, _MOST_SPACES)
        elder, ancestor, both = (
            _number(table[name], f"{name} of {where}", 0, _MOST_POINTS)
            for name in ("elder", "ancestor", "both")
        )
        sections.append(Section(last, elder, ancestor, both))
    return tuple(sections)


def _hand(table: Mapping[str, Any]) -> tuple[int, int]:
    _check_names(table, "hand", {"ancestor", "elder"})
    ancestor, elder = (
        _number(table[name], f"{name} of hand", 0, _MOST_IN_HAND) for name in ("ancestor", "elder")
    )
    return ancestor, elder
