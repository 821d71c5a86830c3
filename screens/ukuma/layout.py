"""Where everything lies on the ukuma table, from nothing but its size.

Portrait: a place at each of the short edges, the table between them. Landscape: a place to the
left and one to the right. A place is told in its own coordinates, as if its player sat below it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engines.ukuma.table import Cell, Size
from screens.box import Box

BAR = 48  # dp of the line with the name and the tools
NARROW = 200  # dp of a place beside the table that needs a line of its own for the name
GAP = 8
MOST_TALL = 1.1  # a cell may be so much taller than wide


class Places(NamedTuple):
    """A place in its own coordinates: where the bar, the hand, the piles and the words lie."""

    bar: Box
    words: Box
    slots: tuple[Box, ...]
    pile: Box
    discard: Box
    throw: Box


class Layout(NamedTuple):
    """`near` is the place of whoever looks at the table the right way up."""

    portrait: bool
    board: Box
    cell: tuple[float, float]
    near: Box
    far: Box
    near_place: Places
    far_place: Places


Dp = Callable[[float], float]


def lay(size: Size, width: float, height: float, dp: Dp, grown: float, left_handed: bool) -> Layout:
    """All boxes for a table of this size; `grown` is how much larger text is than usual."""
    if height >= width:
        return _portrait(size, width, height, dp, grown, left_handed)
    return _landscape(size, width, height, dp, grown, left_handed)


def _cell(size: Size, width: float, height: float, dp: Dp) -> tuple[float, float]:
    """The largest cell of which so many fit, with the margin that the points of cards need."""
    wide, tall = (width - dp(16)) / size.columns, (height - dp(8)) / (size.rows + 0.3)
    wide = min(wide, tall * 1.0)
    return wide, min(tall, wide * MOST_TALL)


def _board(size: Size, cell: tuple[float, float], x: float, y: float, dp: Dp) -> Box:
    width = size.columns * cell[0] + dp(16)
    height = (size.rows + 0.3) * cell[1] + dp(8)
    return Box(x - width / 2, y - height / 2, width, height)


def _portrait(
    size: Size, width: float, height: float, dp: Dp, grown: float, left_handed: bool
) -> Layout:
    gap = dp(GAP)
    hand = max(dp(84), min(dp(132), height * 0.13))
    least = dp(BAR) + hand + 2 * gap
    cell = _cell(size, width - gap, height - 2 * least, dp)
    board = _board(size, cell, width / 2, height / 2, dp)
    # On a tall screen the hands stay near the table instead of running off to the edges.
    tall = min(board.y - dp(2), least + dp(60))
    side = min(width, dp(760))
    near = Box((width - side) / 2, board.y - tall - dp(2), side, tall)
    far = Box(near.x, height - near.y - tall, side, tall)
    place = _wide_place(near, cell, dp, grown, left_handed)
    return Layout(True, board, cell, near, far, place, place)


def _wide_place(zone: Box, cell: tuple[float, float], dp: Dp, grown: float, left: bool) -> Places:
    """Bar above, and below it pile, hand and discard pile side by side."""
    gap, margin = dp(GAP), dp(8)
    bar = Box(margin, zone.height - dp(BAR) - dp(2), zone.width - 2 * margin, dp(BAR))
    room = Box(margin, gap, bar.width, bar.y - 2 * gap)
    # Points stick out of a card by a seventh; piles are smaller and have a number below.
    tall = min(room.height / 1.16, cell[1] * 1.45)
    wide = min(tall * cell[0] / cell[1], room.width * 0.17)
    tall = wide * cell[1] / cell[0]
    step = wide * 1.26
    x = zone.width / 2 - 1.5 * step + (step - wide) / 2
    y = room.y + (room.height - tall) / 2
    slots = tuple(Box(x + k * step, y, wide, tall) for k in range(3))
    words = dp(19) * grown
    free = x - margin - (step - wide) / 2
    high = min(tall * 0.74, (room.height - words) / 1.3, free * 0.8 * tall / wide)
    across = high * wide / tall
    low = room.y + words + (room.height - words - high * 1.3) / 2 + high * 0.15
    piles = [
        Box(start + (free - across) / 2, low, across, high)
        for start in (margin, zone.width - margin - free)
    ]
    pile, discard = piles if not left else piles[::-1]
    throw = Box(bar.x, bar.y, 0, bar.height)
    inside = Box(margin, gap / 2, bar.width, bar.y - gap)
    return Places(bar, inside, slots, pile, discard, throw)


def _landscape(
    size: Size, width: float, height: float, dp: Dp, grown: float, left_handed: bool
) -> Layout:
    least = max(dp(128), min(dp(196), width * 0.17))
    cell = _cell(size, width - 2 * least, height - dp(8), dp)
    board = _board(size, cell, width / 2, height / 2, dp)
    gap = dp(GAP)
    side = min(board.x - 2 * gap, dp(300))
    tall = min(height - 2 * gap, dp(720))
    y = (height - tall) / 2
    right = Box(board.x + board.width + (board.x - side) / 2, y, side, tall)
    left = Box((board.x - side) / 2, y, side, tall)
    at_left = _tall_place(left, cell, dp, grown, left=True)
    at_right = _tall_place(right, cell, dp, grown, left=False)
    if left_handed:
        return Layout(False, board, cell, left, right, at_left, at_right)
    return Layout(False, board, cell, right, left, at_right, at_left)


def _tall_place(zone: Box, cell: tuple[float, float], dp: Dp, grown: float, left: bool) -> Places:
    """Bar above, the hand as a column, the piles beside it, the button below."""
    gap = dp(GAP)
    high = dp(BAR) + (dp(24) * grown if zone.width < dp(NARROW) else 0)
    bar = Box(0, zone.height - high, zone.width, high)
    throw = Box(0, 0, zone.width, dp(BAR) * max(1.0, grown * 0.9))
    room = Box(0, throw.height + gap * 1.5, zone.width, bar.y - throw.height - 3 * gap)
    tall = min((room.height - 2 * gap) / 3.2, cell[1] * 1.7)
    wide = min(tall * cell[0] / cell[1], room.width * 0.5)
    tall = wide * cell[1] / cell[0]
    step = min(tall * 1.22, (room.height - tall) / 2)
    low = room.y + (room.height - 2 * step - tall) / 2
    across = min(wide * 0.74, room.width - wide - 2 * gap)
    high = across * tall / wide
    spare = max(0.0, room.width - wide - across) / 3
    hand_x, pile_x = spare, 2 * spare + wide
    if left:  # the hand lies towards the table
        hand_x, pile_x = room.width - spare - wide, spare
    slots = tuple(Box(hand_x, low + (2 - k) * step, wide, tall) for k in range(3))
    words = dp(20) * grown
    middle = room.y + room.height / 2
    pile = Box(pile_x, middle + words + high * 0.3, across, high)
    discard = Box(pile_x, middle - high * 1.15, across, high)
    return Places(bar, Box(0, gap, zone.width, bar.y - 2 * gap), slots, pile, discard, throw)


def centre_of(
    board: Box, size: Size, cell: tuple[float, float], at: Cell, flipped: bool
) -> tuple[float, float]:
    """The middle of a cell; flipped, the table is seen from Black's side."""
    x, y = at
    away_x = (x - (size.columns - 1) / 2) * cell[0]
    away_y = (y - (size.rows - 1) / 2) * cell[1]
    middle_x, middle_y = board.centre
    if flipped:
        return middle_x - away_x, middle_y - away_y
    return middle_x + away_x, middle_y + away_y
