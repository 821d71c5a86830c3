"""A match that stands as a test wants it."""

from __future__ import annotations

from typing import Any

from engines.contract import CHANCE, Seat, Setup, Value
from engines.ukuma import GAME
from engines.ukuma.cards import DECK, Card, parse_card
from engines.ukuma.match import Phase, UkumaMatch
from engines.ukuma.stock import Stock
from engines.ukuma.table import PLAYERS, SIZES, parse_table

START = "W@4,4=/ab B@4,5=/ca"


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(name) for name in text.split())


def move(text: str) -> Any:
    return GAME.parse_move(text)


def begun(seed: int = 1, **options: object) -> UkumaMatch:
    """A match whose first hands are dealt."""
    match = GAME.start([Seat(), Seat()], options, seed)
    while CHANCE in match.actors:
        match.draw()
    assert isinstance(match, UkumaMatch)
    return match


def laid(
    table: str, *hands: str, bots: tuple[str | None, ...] = (None, None), **options: Value
) -> UkumaMatch:
    """Two hands on a table; all other cards lie on shuffled piles."""
    chosen = {option.name: option.default for option in GAME.options} | options
    match = UkumaMatch(Setup(chosen, tuple(Seat(bot=bot) for bot in bots), 0))
    match.table = parse_table(table, SIZES[str(chosen["size"])])
    match.phase = Phase.PLAY
    match.turn = 0 if match.calm else None
    stocks = []
    for player, hand in zip(PLAYERS, hands, strict=True):
        gone = {*(card for _, card in match.table.of(player)), *cards(hand)}
        stocks.append(Stock(cards(hand), tuple(card for card in DECK if card not in gone)))
    match.stocks = (stocks[0], stocks[1])
    return match
