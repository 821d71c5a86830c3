"""Uluru: seat eight dream birds round the rock while the hourglass runs."""

from engines.contract import Game
from engines.uluru.bots import LEVELS, UluruBot
from engines.uluru.match import UluruMatch, View
from engines.uluru.moves import Move, parse_move
from engines.uluru.piles import OPTIONS
from engines.uluru.questions import QUESTIONS

GAME: Game[Move, View] = Game(
    name="uluru",
    version=1,
    seat_counts=range(1, 6),
    options=OPTIONS,
    levels=LEVELS,
    match=UluruMatch,
    parse_move=parse_move,
    bot=UluruBot,
    questions=QUESTIONS,
    fewest_wins=True,
)
