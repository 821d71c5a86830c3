"""ukuma: two players push towards each other, both at the same time."""

from engines.contract import Game
from engines.ukuma.bots import UkumaBot
from engines.ukuma.levels import LEVELS
from engines.ukuma.match import UkumaMatch, View
from engines.ukuma.moves import Move, parse_move
from engines.ukuma.questions import QUESTIONS
from engines.ukuma.setup import OPTIONS

GAME: Game[Move, View] = Game(
    name="ukuma",
    version=1,
    seat_counts=range(2, 3),
    options=OPTIONS,
    levels=tuple(level.name for level in LEVELS),
    match=UkumaMatch,
    parse_move=parse_move,
    bot=UkumaBot,
    questions=QUESTIONS,
)
