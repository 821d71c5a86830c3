"""Where everything lies in the review, for any size of glass: pure sums, as for the table."""

from __future__ import annotations

from dataclasses import dataclass

from screens.box import Box
from screens.uluru.layout import COMPACT, TARGET, card_height, card_row

BROADEST = 760  # dp of the page at the end of a match
NARROWEST = 300  # dp of the sheet beside the board
FINGER = 56  # dp of a card that eight may stand in a row


@dataclass(frozen=True)
class Arrangement:
    """Boxes for the tools, the players, the cards, the board and the sheet."""

    bar: Box
    tabs: Box
    cards: tuple[Box, ...]
    board: Box
    sheet: Box
    page: Box
    compact: bool


def arrange(
    width: float, height: float, unit: float, rows: int, tabs: bool, summing_up: bool
) -> Arrangement:
    """The review of a round whose cards have `rows` wishes, with `tabs` for several players.

    On a phone the cards make room for the summary.
    """
    compact = min(width, height) < COMPACT * unit
    margin, gap = (8 * unit, 6 * unit) if compact else (16 * unit, 12 * unit)
    tool = TARGET * unit
    bar = Box(margin, height - margin - tool, width - 2 * margin, tool)
    players = bar._replace(y=bar.y - gap - tool) if tabs else bar
    rest = Box(margin, margin, bar.width, players.y - gap - margin)
    broad = min(bar.width, BROADEST * unit)
    page = Box(margin + (bar.width - broad) / 2, margin, broad, bar.y - gap - margin)
    if width > height * 1.05:
        cards, board, sheet = _lying(rest, gap, unit, rows)
    else:
        cards, board, sheet = _standing(rest, gap, unit, rows, compact, summing_up)
    return Arrangement(bar, players, cards, board, sheet, page, compact)


Boxes = tuple[tuple[Box, ...], Box, Box]


def _lying(rest: Box, gap: float, unit: float, rows: int) -> Boxes:
    strip = card_height((rest.width - 7 * gap) / 8, rows)
    strip = min(strip, rest.height * (0.24 if rows == 1 else 0.34))
    cards = card_row(Box(rest.x, rest.top - strip, rest.width, strip), 8, rows, gap)
    left = rest.height - strip - 2 * gap
    broad = min(rest.width - gap - NARROWEST * unit, rest.width * 0.66)
    board = Box(rest.x, rest.y, broad, left).inside(1.2, 1.62)._replace(x=rest.x)
    x = board.right + 2 * gap
    return cards, board, Box(x, rest.y, rest.right - x, left)


def _standing(
    rest: Box, gap: float, unit: float, rows: int, compact: bool, summing_up: bool
) -> Boxes:
    across = 8 if (rest.width - 7 * gap) / 8 >= FINGER * unit else 4
    down = 8 // across
    card = (rest.width - (across - 1) * gap) / across
    strip = down * card_height(card, rows) + (down - 1) * gap
    strip = min(strip, rest.height * (0.25 if rows == 1 else 0.31))
    if compact and summing_up:
        strip = -gap
        cards = (Box(0, 0, 0, 0),) * 8
    else:
        cards = card_row(Box(rest.x, rest.top - strip, rest.width, strip), across, rows, gap)
    share = min(rest.width / 1.25, rest.height * (0.38 if compact else 0.46))
    low = rest.top - strip - 2 * gap - share
    board = Box(rest.x, low, rest.width, share).inside(1.2, 1.7)
    return cards, board, Box(rest.x, rest.y, rest.width, board.y - 2 * gap - rest.y)
