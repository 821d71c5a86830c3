"""Uraeus: three stones race along the snake, and every stone has a front."""

from engines.contract import Game
from engines.uraeus.bots import LEVELS, bot
from engines.uraeus.match import UraeusMatch, View
from engines.uraeus.moves import Move, parse_move
from engines.uraeus.questions import QUESTIONS

GAME: Game[Move, View] = Game(
    name="uraeus",
    version=1,
    seat_counts=range(2, 5),
    options=(),
    levels=LEVELS,
    match=UraeusMatch,
    parse_move=parse_move,
    bot=bot,
    questions=QUESTIONS,
)
