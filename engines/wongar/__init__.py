"""Wongar: majorities of stones, ceremonies that score them, and a scorpion that ends it all."""

from engines.contract import Game, Option
from engines.wongar.bots import LEVELS, bot
from engines.wongar.match import WongarMatch
from engines.wongar.moves import parse_move
from engines.wongar.questions import score

GAME = Game(
    name="wongar",
    version=1,
    seat_counts=range(3, 6),
    options=(Option("thinking", "medium", ("short", "medium", "long")),),
    levels=LEVELS,
    match=WongarMatch,
    parse_move=parse_move,
    bot=bot,
    questions={"score": score},
)
