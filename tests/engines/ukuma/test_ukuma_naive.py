"""The engine and the naive model agree: along whole games, and on tables that no game leads to."""

from __future__ import annotations

import random

from engines.contract import CHANCE, Match, Seat
from engines.ukuma import GAME
from engines.ukuma.cards import DECK
from engines.ukuma.moves import Draw, Place, Start, Throw
from engines.ukuma.questions import QUESTIONS
from engines.ukuma.rules import objections, own_cells, win
from engines.ukuma.table import LETTERS, SIZES, Table
from tests.engines.ukuma import naive

GAMES = 800
TABLES = 10_000


def start(rng: random.Random) -> Match:
    options = {option.name: rng.choice(option.allowed) for option in GAME.options}
    return GAME.start([Seat(), Seat()], options, rng.getrandbits(32))


def play(match: Match, rng: random.Random) -> None:
    """A random move; most players would rather place than throw."""
    if CHANCE in match.actors:
        match.draw()
        return
    actor = rng.choice(match.actors)
    *places, throw = match.legal_moves(actor)
    match.play(actor, rng.choice(places) if places and rng.random() < 0.8 else throw)


def check(match: Match, game: naive.Game) -> None:
    assert naive.read(str(match.table)) == game.table
    for seat, player in enumerate(LETTERS):
        stock = match.stocks[seat]
        assert [str(card) for card in stock.hand] == game.hand[player]
        assert [str(card) for card in stock.shuffled] == game.shuffled[player]
        assert [str(card) for card in stock.turned] == game.turned[player]
        assert [str(card) for card in stock.discard] == game.discard[player]
        if seat in match.actors:
            *listed, _ = match.legal_moves(seat)
            assert [(str(move.card), move.cell) for move in listed] == game.places(player)


def test_whole_games_go_as_the_rules_say() -> None:
    rng = random.Random(36)
    positions = 0
    endings = set()
    for _ in range(GAMES):
        match = start(rng)
        columns, rows = match.table.size
        game = naive.Game(columns, rows, "")
        while match.outcome is None:
            over = len(match.results)
            play(match, rng)
            actor, move = match.played[-1].actor, match.played[-1].move
            if isinstance(move, Start):
                game = naive.Game(columns, rows, str(move.table))
            elif isinstance(move, Draw):
                game.draw(LETTERS[move.player], [str(card) for card in move.cards])
            elif isinstance(move, Throw):
                game.throw(LETTERS[actor])
            else:
                game.place(LETTERS[actor], str(move.card), *move.cell)
            if len(match.results) > over:
                result = match.results[-1]
                winner = None if result.winner is None else LETTERS[result.winner]
                assert game.over == (winner, result.ending.value)
                endings.add(result.ending.value)
            else:
                assert game.over is None
            check(match, game)
            positions += 1
    assert positions > 40_000
    assert endings == {"edge", "behind", "sides", "stuck"}


def any_table(rng: random.Random) -> Table:
    """Cards thrown on the table: anything but two on a cell, or one twice for a player."""
    size = rng.choice(list(SIZES.values()))
    table = Table(size)
    crowd = rng.choice([0.05, 0.3, 0.6])
    cells = [(x, y) for x in range(size.columns) for y in range(size.rows) if rng.random() < crowd]
    decks = [rng.sample(DECK, 36), rng.sample(DECK, 36)]
    for cell in cells:
        player = rng.randrange(2)
        if decks[player]:
            table = table.put(player, decks[player].pop(), cell)
    return table


def test_tables_that_no_game_leads_to_are_judged_alike() -> None:
    rng = random.Random(72)
    for _ in range(TABLES):
        table = any_table(rng)
        columns, rows = table.size
        plain = naive.read(str(table))
        for seat, player in enumerate(LETTERS):
            cells = naive.cells(plain, columns, rows, player)
            assert list(own_cells(table, seat)) == cells
            x, y = rng.randrange(-1, columns + 1), rng.randrange(-1, rows + 1)
            card = rng.choice(DECK)
            assert [reason.name for reason in objections(table, seat, card, (x, y))] == (
                naive.broken(plain, columns, rows, player, str(card), x, y)
            )
            for cell in cells:
                ending = win(table, seat, cell)
                how = naive.wins(plain, rows, player, *cell)
                assert (None if ending is None else ending.value) == how


def test_the_referee_knows_the_result_of_every_card_placed() -> None:
    rng = random.Random(5)
    for seed in range(150):
        options = {"games": 1, "size": rng.choice(list(SIZES))}
        match = GAME.start([Seat(), Seat()], options, seed)
        while match.outcome is None:
            play(match, rng)
            if isinstance(match.played[-1].move, Place):
                ask_for_the_state(match)


def ask_for_the_state(match: Match) -> None:
    last = match.played[-1]
    question = {
        "table": str(match.table),
        "size": str(match.table.size),
        "piles": {
            player: [str(card) for card in match.stocks[seat].cards]
            for seat, player in enumerate(LETTERS)
        },
        "last": {"player": LETTERS[last.actor], "cell": list(last.move.cell)},
    }
    if match.outcome is None:
        expected = None
    elif len(match.outcome.winners) == 2:
        expected = "draw"
    else:
        expected = LETTERS[match.outcome.winners[0]]
    assert QUESTIONS["state"](question) == {"result": expected}
