"""Where everything lies on the Uraeus table, for any size of glass: pure sums in pixels.

`unit` pixels are one dp; `text` is the size of type that people chose (1 to 1.3).
"""

from __future__ import annotations

from dataclasses import dataclass

from screens.box import Box

TOOL = 48
COMPACT = 520  # dp of the shorter side below which things are packed closer


@dataclass(frozen=True)
class Layout:
    """The board, the trays of the players, the die, what is said, and the tools."""

    board: Box
    trays: tuple[Box, ...]
    die: Box
    speech: Box
    tools: tuple[Box, ...]


def lay_out(
    width: float, height: float, unit: float, text: float, players: int, tools: int, mirrored: bool
) -> Layout:
    """Lying, all but the board stands in a column beside it; standing, above and below it."""
    place = _lying if width > height * 1.05 else _standing
    layout = place(width, height, unit, text, players, tools)
    if not mirrored:
        return layout
    return Layout(
        layout.board.mirrored(width),
        tuple(box.mirrored(width) for box in layout.trays),
        layout.die.mirrored(width),
        layout.speech.mirrored(width),
        tuple(box.mirrored(width) for box in layout.tools),
    )


def _lying(
    width: float, height: float, unit: float, text: float, players: int, tools: int
) -> Layout:
    compact = height < COMPACT * unit
    m = (8 if compact else 16) * unit
    gap = (6 if compact else 12) * unit
    tool = TOOL * unit
    column = min(max(width * 0.26, 230 * unit * text), width * 0.36, 380 * unit * text)
    left = width - m - column
    board = Box(m, m, left - 2 * m, height - 2 * m)
    top = height - m
    stride = min(tool + gap, (column - tool) / max(1, tools - 1))
    boxes = tuple(Box(left + k * stride, top - tool, tool, tool) for k in range(tools))
    top -= tool + gap
    tray = min(80 * unit * text, (top - m) * 0.5 / players - gap)
    trays = tuple(Box(left, top - (k + 1) * tray - k * gap, column, tray) for k in range(players))
    rest = trays[-1].y - gap - m
    if compact:
        die = min(rest, column * 0.4)
        speech = Box(left + die + gap, m, column - die - gap, rest)
        return Layout(board, trays, Box(left, m + (rest - die) / 2, die, die), speech, boxes)
    die = min(rest * 0.5, 170 * unit)
    speech_tall = min(rest - die - gap, 190 * unit * text)
    speech = Box(left, trays[-1].y - gap - speech_tall, column, speech_tall)
    below = speech.y - gap - m
    die = min(below, 190 * unit)
    return Layout(
        board, trays, Box(left + (column - die) / 2, m + (below - die) / 2, die, die), speech, boxes
    )


def _standing(
    width: float, height: float, unit: float, text: float, players: int, tools: int
) -> Layout:
    compact = width < COMPACT * unit
    m = (8 if compact else 16) * unit
    gap = (6 if compact else 12) * unit
    tool = TOOL * unit
    die = min(width * 0.26, height * 0.13, 150 * unit)
    die = max(die, 80 * unit)
    speech_tall = max(die, 84 * unit * text)
    across = players if not compact else min(players, 2)
    down = -(-players // across)
    tray_wide = (width - 2 * m - (across - 1) * gap) / across
    tray_tall = (58 if compact else 84) * unit * text
    trays = []
    low = m + speech_tall + gap
    for k in range(players):
        row, place = divmod(k, across)
        # The upper row first.
        y = low + (down - 1 - row) * (tray_tall + gap)
        trays.append(Box(m + place * (tray_wide + gap), y, tray_wide, tray_tall))
    board_low = low + down * (tray_tall + gap)
    bar = height - m - tool
    boxes = tuple(
        Box(m if k == 0 else width - m - (tools - k) * (tool + gap) + gap, bar, tool, tool)
        for k in range(tools)
    )
    board = Box(m, board_low, width - 2 * m, bar - gap - board_low)
    return Layout(
        board,
        tuple(trays),
        Box(m, m + (speech_tall - die) / 2, die, die),
        Box(m + die + gap, m, width - 2 * m - die - gap, speech_tall),
        boxes,
    )
