"""Where everything lies on the Wongar table, for any size of glass.

Pure sums in pixels; `unit` pixels are one dp and `text` is the size of type that people chose.
"""

from __future__ import annotations

from dataclasses import dataclass

from screens.box import Box

COMPACT = 520  # dp of the shorter side below which everything is packed closer
TARGET = 48
POINT = 0.17  # the pointed part of a honeycomb cell, above and below, in parts of its height


@dataclass(frozen=True)
class Layout:
    """The table: tools, scorpion track, players, the map, and the dock of whoever acts."""

    tools: Box
    track: Box
    players: Box
    map: Box
    dock: Box
    compact: bool
    lying: bool


def table(width: float, height: float, unit: float, text: float, mirrored: bool) -> Layout:
    lying = width > height * 1.05
    layout = (_lying if lying else _standing)(width, height, unit, text)
    if not (mirrored and lying):
        return layout
    parts = ("tools", "track", "players", "map", "dock")
    boxes = {name: getattr(layout, name).mirrored(width) for name in parts}
    return Layout(**boxes, compact=layout.compact, lying=True)


def _lying(width: float, height: float, unit: float, text: float) -> Layout:
    compact = height < COMPACT * unit
    m = (6 if compact else 12) * unit
    tool = TARGET * unit
    side = min(max(width * 0.225, 4 * tool + 3 * m), 330 * unit * text)
    side = max(side, 4 * tool + 3 * m)
    stage = width - side - 3 * m
    dock = (104 if compact else 148) * unit * (1 + (text - 1) * 0.7)
    dock = min(max(dock, height * 0.19), 240 * unit)
    track = (40 if compact else 52) * unit
    right = Box(width - m - side, m, side, height - 2 * m)
    tools = Box(right.x, height - m - tool, side, tool)
    return Layout(
        tools,
        Box(m, height - m - track, stage, track),
        Box(right.x, m, side, tools.y - 2 * m),
        Box(m, dock + 2 * m, stage, height - dock - track - 4 * m),
        Box(m, m, stage, dock),
        compact,
        True,
    )


def _standing(width: float, height: float, unit: float, text: float) -> Layout:
    compact = width < COMPACT * unit
    m = (6 if compact else 12) * unit
    tool = TARGET * unit
    wide = width - 2 * m
    tools_wide = 4 * tool + 3 * m
    tools = Box(m, height - m - tool, tools_wide, tool)
    if compact:
        track = Box(m, tools.y - m - 34 * unit, wide, 34 * unit)
        tools = tools._replace(width=wide)
    else:
        track = Box(tools.right + m, tools.y, wide - tools_wide - m, tool)
    strip = (54 if compact else 118) * unit * (1 + (text - 1) * (0.5 if compact else 0.9))
    players = Box(m, track.y - m - strip, wide, strip)
    dock = (176 if compact else 216) * unit * (1 + (text - 1) * 0.6)
    dock = max(dock, height * 0.17)
    return Layout(
        tools,
        track,
        players,
        Box(m, dock + 2 * m, wide, players.y - dock - 3 * m),
        Box(m, m, wide, dock),
        compact,
        False,
    )


def cells(rows: tuple[int, ...], box: Box) -> list[Box]:
    """The honeycomb: a cell for every area, row by row, as large as the box allows."""
    widest = max(rows)
    pitch = 1 - POINT
    tall = box.height / (1 + pitch * (len(rows) - 1))
    wide = min(box.width / widest, tall * 1.5)
    tall = min(tall, wide * 1.5)
    whole = tall * (1 + pitch * (len(rows) - 1))
    top = box.top - (box.height - whole) / 2
    left = box.x + (box.width - wide * widest) / 2
    return [
        Box(
            left + ((widest - count) / 2 + column) * wide,
            top - tall - row * pitch * tall,
            wide,
            tall,
        )
        for row, count in enumerate(rows)
        for column in range(count)
    ]
