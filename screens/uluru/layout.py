"""Where everything lies on the Uluru table, for any size of glass.

Pure sums: from the width and height of the table to boxes in the same pixels, `unit` pixels being
one dp and `text` the size of type that people chose (1 to 1.3). Cards are measured in `rows` of
wishes that lie under each animal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from device.settings import Settings
from engines.uluru.piles import EXPERT, TWO_STRENGTHS
from screens.box import Box

HEAD = 0.34  # the animal's part of a card, in widths of the card
WISH = 0.76  # one wish, in widths of the card
COMPACT = 520  # dp of the shorter side below which tools are packed closer
TARGET = 48


@dataclass(frozen=True)
class Place:
    """One player's part of the table."""

    cards: tuple[Box, ...]
    board: Box
    perch: Box
    perch_columns: int
    ready: Box
    name: Box | None = None


@dataclass(frozen=True)
class Layout:
    """The whole table: the tools in the middle or at the edges, and a place for each player."""

    places: tuple[Place, ...]
    halves: tuple[Box, ...]
    pause: Box
    speak: Box
    round: Box
    stones: Box
    hourglass: Box
    times: tuple[Box, ...] = field(default=())


def card_height(width: float, rows: int) -> float:
    return width * (HEAD + WISH * rows)


def card_row(box: Box, across: int, rows: int, gap: float) -> tuple[Box, ...]:
    """Eight cards in scoring order, `across` of them in a row, as large as the box allows."""
    down = 8 // across
    wide = (box.width - gap * (across - 1)) / across
    tall = (box.height - gap * (down - 1)) / down
    wide = min(wide, tall / (HEAD + WISH * max(1, rows * 0.8)))
    tall = min(tall, card_height(wide, rows))
    left = box.x + (box.width - across * wide - (across - 1) * gap) / 2
    top = box.top - (box.height - down * tall - (down - 1) * gap) / 2
    return tuple(
        Box(
            left + (k % across) * (wide + gap),
            top - tall - (k // across) * (tall + gap),
            wide,
            tall,
        )
        for k in range(8)
    )


def table_layout(
    size: Sequence[float],
    unit: float,
    options: Mapping[str, object],
    settings: Settings,
    players: int,
) -> Layout:
    """Where everything lies for one player, or for two who face each other."""
    rows = 2 if options["variant"] in (TWO_STRENGTHS, EXPERT) else 1
    sizes = (size[0], size[1], unit, settings.text_size / 100, rows)
    if players == 2:
        return facing(*sizes, settings.left_handed)
    return alone(*sizes, settings.left_handed, settings.speech)


def alone(
    width: float,
    height: float,
    unit: float,
    text: float,
    rows: int,
    mirrored: bool,
    speech: bool = False,
) -> Layout:
    """One player has the whole table; the voice needs a tool of its own."""
    if width > height * 1.05:
        layout = _lying(width, height, unit, text, rows, speech)
    else:
        layout = _standing(width, height, unit, text, rows, speech)
    return _mirrored(layout, width) if mirrored else layout


def _lying(
    width: float, height: float, unit: float, text: float, rows: int, speech: bool
) -> Layout:
    compact = height < COMPACT * unit
    m = (8 if compact else 16) * unit
    gap = (6 if compact else 10) * unit
    tool = TARGET * unit
    info = (84 if compact else 128 * (1 + (text - 1) * 0.8)) * unit
    tools = 2 * tool + gap if compact and speech else tool
    strip = width - 2 * m - tools - info - 2 * gap
    wide = (strip - 7 * gap) / 8
    tall = min(card_height(wide, rows), height * (0.27 if rows == 1 else 0.34))
    top = height - m
    cards = card_row(Box(m + tools + gap, top - tall, strip, tall), 8, rows, gap)
    rest = top - tall - 2 * gap - m
    glass_wide = min(max(width * 0.13, 64 * unit), 210 * unit, rest * 0.42)
    clock = min(46 * unit * text, rest * 0.25)
    perch_wide = min(max(width * 0.2, 130 * unit), rest * 0.62)
    board = Box(
        m + glass_wide + gap * 1.5, m, width - 2 * m - glass_wide - perch_wide - gap * 3, rest
    ).inside(1.2, 1.62)
    ready = Box(width - m - perch_wide, m, perch_wide, max(TARGET, 52 if compact else 60) * unit)
    perch = Box(ready.x, ready.top + gap, perch_wide, rest - ready.height - gap)
    glass_tall = min(rest - clock, glass_wide * 2)
    below = m + (rest - glass_tall - clock) / 2
    glass = Box(m, below + clock, glass_wide, glass_tall)
    pause = Box(m, top - tool, tool, tool)
    speak = (
        pause._replace(x=pause.right + gap) if compact else pause._replace(y=top - 2 * tool - gap)
    )
    info_left = width - m - info
    half = min(tall, 2.4 * TARGET * unit) / 2
    return Layout(
        (Place(cards, board, perch, 2, ready),),
        (Box(0, 0, width, height),),
        pause,
        speak,
        Box(info_left, top - half, info, half),
        Box(info_left, top - 2 * half, info, half),
        glass,
        (Box(m, below, glass_wide, clock),),
    )


def _standing(
    width: float, height: float, unit: float, text: float, rows: int, speech: bool
) -> Layout:
    compact = width < COMPACT * unit
    m = (8 if compact else 16) * unit
    gap = (6 if compact else 12) * unit
    tool = TARGET * unit
    bar = Box(m, height - m - tool, width - 2 * m, tool)
    wide = (width - 2 * m - 3 * gap) / 4
    tall = min(2 * card_height(wide, rows) + gap, height * (0.3 if rows == 1 else 0.36))
    cards_box = Box(m, bar.y - gap - tall, width - 2 * m, tall)
    cards = card_row(cards_box, 4, rows, gap)
    low = min(max(height * 0.2, 116 * unit), 300 * unit)
    clock = 42 * unit * text
    glass_wide = min((low - clock) * 0.52, width * 0.22)
    glass_wide = max(glass_wide, 72 * unit * text)
    ready_wide = (96 if compact else 0) * unit * (1 + (text - 1) * 0.8)
    ready_tall = 0.0 if compact else 60 * unit
    perch_left = m + glass_wide + gap
    perch_wide = width - perch_left - m
    if compact:
        ready = Box(width - m - ready_wide, bar.y, ready_wide, tool)
        perch = Box(perch_left, m, perch_wide, low)
    else:
        ready = Box(perch_left, m, perch_wide, ready_tall)
        perch = Box(perch_left, ready.top + gap, perch_wide, low - ready_tall - gap)
    board_low = m + low + gap
    board = Box(m, board_low, width - 2 * m, cards_box.y - 2 * gap - board_low).inside(1.12, 1.7)
    free = ready.x - gap if compact else bar.right
    speak_x = m + tool + gap
    stones_wide = (66 if compact else 110) * unit * (1 + (text - 1) * 0.6)
    stones = Box(free - stones_wide, bar.y, stones_wide, tool)
    round_x = speak_x + (tool + gap if speech else 0)
    return Layout(
        (Place(cards, board, perch, 4, ready),),
        (Box(0, 0, width, height),),
        Box(m, bar.y, tool, tool),
        Box(speak_x, bar.y, tool, tool),
        Box(round_x, bar.y, stones.x - round_x, tool),
        stones,
        Box(m, m + clock, glass_wide, low - clock),
        (Box(m, m, glass_wide, clock),),
    )


def _mirrored(layout: Layout, width: float) -> Layout:
    """For left hands: perch and hourglass change sides, cards and tools stay."""
    places = tuple(
        replace(
            place,
            board=place.board.mirrored(width),
            perch=place.perch.mirrored(width),
            ready=place.ready if place.ready.y > place.board.top else place.ready.mirrored(width),
        )
        for place in layout.places
    )
    return replace(
        layout,
        places=places,
        hourglass=layout.hourglass.mirrored(width),
        times=tuple(box.mirrored(width) for box in layout.times),
    )


def facing(
    width: float, height: float, unit: float, text: float, rows: int, mirrored: bool
) -> Layout:
    """Two players at opposite edges with one hourglass between them."""
    m = 12 * unit
    tool = TARGET * unit
    if width > height * 1.05:
        hub = min(max(width * 0.1, 84 * unit), 150 * unit)
        part = Box(0, 0, width - hub - m, height / 2)
        near, far = part, part._replace(y=height / 2)
        x = width - hub - m
        glass_tall = min(hub * 1.9, height * 0.4)
        clock = 42 * unit * text
        middle = height / 2
        glass = Box(x, middle - glass_tall / 2, hub, glass_tall)
        times = (
            Box(x, glass.y - clock, hub, clock),
            Box(x, glass.top, hub, clock),
        )
        pause = Box(x + (hub - tool) / 2, m, tool, tool)
        speak = Box(pause.x, height - m - tool, tool, tool)
    else:
        hub = min(max(height * 0.1, 96 * unit), 170 * unit)
        part = Box(0, 0, width, (height - hub) / 2)
        near, far = part, part._replace(y=(height + hub) / 2)
        low = part.height
        glass_wide = hub * 0.5
        glass = Box((width - glass_wide) / 2, low, glass_wide, hub)
        clock = min(140 * unit * text, width * 0.22)
        times = (
            Box(glass.right + m, low, clock, hub),
            Box(glass.x - m - clock, low, clock, hub),
        )
        pause = Box(m, low + (hub - tool) / 2, tool, tool)
        speak = Box(width - m - tool, pause.y, tool, tool)
    place = _half(part, unit, text, rows)
    if mirrored:
        place = replace(
            place,
            perch=place.perch.mirrored(part.width),
            ready=place.ready.mirrored(part.width),
            name=place.name and place.name.mirrored(part.width),
            board=place.board.mirrored(part.width),
            cards=place.cards
            if place.cards[0].y == place.cards[7].y
            else tuple(
                box.mirrored(part.width)
                for k in (3, 2, 1, 0, 7, 6, 5, 4)
                for box in (place.cards[k],)
            ),
        )
    nowhere = Box(0, 0, 0, 0)
    return Layout((place, place), (near, far), pause, speak, nowhere, nowhere, glass, times)


def _half(part: Box, unit: float, text: float, rows: int) -> Place:
    """A player's half of the table, seen from the own edge."""
    m, gap = 12 * unit, 8 * unit
    name_tall = 30 * unit * text
    ready_tall = 52 * unit
    if part.width > part.height * 2.1:
        tall = part.height - 2 * m
        cards_wide = min(part.width * 0.36, 4 * tall / 2 / (HEAD + WISH * rows) + 3 * gap)
        cards = card_row(Box(m, m, cards_wide, tall), 4, rows, gap)
        perch_wide = min(max(part.width * 0.17, 130 * unit), tall * 0.62)
        ready = Box(part.width - m - perch_wide, m, perch_wide, ready_tall)
        name = Box(ready.x, part.height - m - name_tall, perch_wide, name_tall)
        perch = Box(ready.x, ready.top + gap, perch_wide, name.y - ready.top - 2 * gap)
        board = Box(
            m + cards_wide + 2 * gap,
            m,
            part.width - 2 * m - cards_wide - perch_wide - 4 * gap,
            tall - gap,
        ).inside(1.2, 1.62)
        return Place(cards, board, perch, 2, ready, name)
    wide = (part.width - 2 * m - 7 * gap) / 8
    tall = min(card_height(wide, rows), part.height * 0.32)
    cards = card_row(Box(m, part.height - m - tall, part.width - 2 * m, tall), 8, rows, gap)
    rest = part.height - 2 * m - tall - 2 * gap
    perch_wide = min(part.width * 0.26, rest * 0.62)
    ready = Box(part.width - m - perch_wide, m, perch_wide, ready_tall)
    name = Box(ready.x, m + rest - name_tall, perch_wide, name_tall)
    perch = Box(ready.x, ready.top + gap, perch_wide, name.y - ready.top - 2 * gap)
    board = Box(m, m, part.width - 2 * m - perch_wide - gap, rest).inside(1.15, 1.62)
    return Place(cards, board, perch, 2, ready, name)
