"""What the referee answers about ukuma: cells, moves and the state of a table.

A table need not be one that a game leads to, for rule lawyers love the others; it must only not
contradict itself. Without `piles` nobody knows whether both are stuck, so that draw is not seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.contract import Question
from engines.sentences import QuestionError, quoted
from engines.ukuma.cards import Card, parse_card
from engines.ukuma.rules import own_cells, placements, spread_out, stuck, win
from engines.ukuma.table import LETTERS, PLAYERS, Cell, Table, parse_size, parse_table


def cells(question: Mapping[str, Any]) -> dict[str, Any]:
    """The cells that meet rules 1 and 3."""
    table = _table(question)
    return {"cells": [list(cell) for cell in own_cells(table, _player(question))]}


def moves(question: Mapping[str, Any]) -> dict[str, Any]:
    """Every way to place a card of this hand, and whether it wins."""
    table, player = _table(question), _player(question)
    hand = _cards(question.get("hand"), "hand", table, player)
    return {
        "moves": [
            {
                "card": str(card),
                "cell": list(cell),
                "wins": win(table, player, cell) is not None,
            }
            for card, cell in placements(table, player, hand)
        ]
    }


def state(question: Mapping[str, Any]) -> dict[str, Any]:
    """Who has won on this table, or whether it is a draw.

    A win behind needs `last`: two cards behind each other do not tell which of them came later.
    """
    table = _table(question)
    piles = _piles(question.get("piles"), table)
    winners = {player for cell, (player, _) in table.cards.items() if _at_edge(table, player, cell)}
    last = question.get("last")
    if last is not None:
        cell = _last(last, table)
        player = table.cards[cell].player
        if win(table, player, cell) is not None:
            winners.add(player)
    if len(winners) == 2:
        raise QuestionError("On this table both players would have won.")
    if winners:
        return {"result": LETTERS[winners.pop()]}
    drawn = spread_out(table) or (piles is not None and stuck(table, piles))
    return {"result": "draw" if drawn else None}


QUESTIONS: dict[str, Question] = {"cells": cells, "moves": moves, "state": state}


def _at_edge(table: Table, player: int, cell: Cell) -> bool:
    return cell[1] == table.size.far_row(player)


def _piles(piles: object, table: Table) -> tuple[tuple[Card, ...], tuple[Card, ...]] | None:
    """Hand, draw pile and discard pile together, of White and of Black."""
    if piles is None:
        return None
    if not isinstance(piles, dict) or set(piles) != set(LETTERS):
        raise QuestionError("Piles is an object with the cards of W and of B.")
    white, black = (_cards(piles[LETTERS[player]], "pile", table, player) for player in PLAYERS)
    return white, black


def _table(question: Mapping[str, Any]) -> Table:
    return parse_table(_text(question, "table"), parse_size(_text(question, "size")))


def _text(question: Mapping[str, Any], field: str) -> str:
    value = question.get(field)
    if not isinstance(value, str):
        raise QuestionError("The question needs {field} as a text.", field=field)
    return value


def _player(fields: Mapping[str, Any]) -> int:
    letter = fields.get("player")
    if letter not in tuple(LETTERS):
        raise QuestionError("The player is W or B, not {player}.", player=quoted(letter))
    return LETTERS.index(letter)


def _cards(value: object, name: str, table: Table, player: int) -> tuple[Card, ...]:
    """Cards that this player may have besides those on the table."""
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise QuestionError('A {name} is a list of cards, such as ["/ab"].', name=name)
    seen = {card for _, card in table.of(player)}
    cards = []
    for card in map(parse_card, value):
        if card in seen:
            raise QuestionError(
                "{player} has the card {card} only once.",
                player=LETTERS[player],
                card=str(card),
            )
        seen.add(card)
        cards.append(card)
    return tuple(cards)


def _last(last: object, table: Table) -> Cell:
    """The cell of the card that was placed last."""
    if not isinstance(last, dict):
        raise QuestionError("Last is an object with the player and the cell.")
    player, cell = _player(last), last.get("cell")
    if (
        not isinstance(cell, list)
        or len(cell) != 2
        or not all(type(number) is int for number in cell)
    ):
        raise QuestionError("A cell is a list of column and row, such as [4, 5].")
    x, y = cell
    if table.owner((x, y)) != player:
        raise QuestionError(
            "There is no card of {player} at {cell}.",
            player=LETTERS[player],
            cell=quoted(cell),
        )
    return x, y
