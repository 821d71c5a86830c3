"""The tutorial as data: two small matches, and what the player does in them step by step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from device.language import mark
from device.watchers import Watchers
from engines.contract import CHANCE, Seat
from engines.games import game_named
from engines.uluru.board import Bird, Board, parse_board
from engines.uluru.judge import content_seats
from engines.uluru.moves import DealCards, Place, TakeOff
from engines.uluru.wishes import Deal, parse_deal

EASY = parse_deal("W=any P=any Y=short O=any R=boomerang G=any B=next:R K=any")
THREE = (Bird.YELLOW, Bird.RED, Bird.BLUE)
WORKED = parse_deal(
    "W=corner:W P=next:B Y=opposite:W O=same:P R=corner:G G=apart:Y B=far:P K=contrary:O"
)
BEGUN = parse_board("L2=B L1=P B1=R B2=Y R2=G T=W")


class Lesson:
    """A match that leaves no trace in the journal; a side of the table plays it as any other."""

    def __init__(self, variant: str, deal: Deal, board: Board) -> None:
        options = {"variant": variant, "hourglass": "off"}
        self.match: Any = game_named("uluru").start([Seat()], options)
        self.match.play(CHANCE, DealCards(deal))
        self.moved: Watchers[[Any]] = Watchers()
        for place, bird in board:
            self.match.play(0, Place(bird, place))

    @property
    def board(self) -> Board:
        board: Board = self.match.boards[0]
        return board

    def play(self, seat: int, move: Any) -> None:
        """Makes a move; an illegal one raises and changes nothing."""
        before = self.board
        self.match.play(seat, move)
        self.moved((before, move))

    def content(self, *birds: Bird) -> bool:
        """Whether all these birds sit where they want to sit."""
        deal, board = self.match.deal, self.board
        return all(
            (place := board.seat(bird)) is not None and place in content_seats(deal, board, bird, 0)
            for bird in birds
        )


Moved = tuple[Board, Any]


@dataclass(frozen=True)
class Step:
    """Something to do: the words, the bird it is about, and when it is done."""

    text: str
    done: Callable[[Lesson, Moved | None], bool]
    bird: Bird | None = None
    whole: bool = False
    """Whether it belongs to the worked example with all eight birds."""


def _swapped(_lesson: Lesson, moved: Moved | None) -> bool:
    if moved is None:
        return False
    before, move = moved
    return isinstance(move, Place) and before[move.seat] is not None


def _taken_off(_lesson: Lesson, moved: Moved | None) -> bool:
    return moved is not None and isinstance(moved[1], TakeOff)


def _judged(lesson: Lesson, _moved: Moved | None) -> bool:
    return bool(lesson.match.rounds)


def _content(*birds: Bird) -> Callable[[Lesson, Moved | None], bool]:
    return lambda lesson, _moved: lesson.match.deal is not None and lesson.content(*birds)


STEPS = (
    Step(
        mark(
            "Yellow wants a short side. Drag it to a seat that glows, or tap it and then the seat."
        ),
        _content(Bird.YELLOW),
        Bird.YELLOW,
    ),
    Step(
        mark("Red wants a seat by the boomerang. Any of the five will do."),
        _content(Bird.RED),
        Bird.RED,
    ),
    Step(
        mark("Blue wants to sit next to Red: on the same side, never round a corner."),
        _content(Bird.BLUE),
        Bird.BLUE,
    ),
    Step(mark("Two birds can swap: drag one onto the other."), _swapped),
    Step(mark("Changed your mind? Drag a bird back to the perch."), _taken_off),
    Step(mark("Now make all three content again."), _content(*THREE)),
    Step(
        mark(
            "Now all eight. Orange’s card says: the same as Pink, and Pink wants to be next to "
            "Blue. So where must Orange go?"
        ),
        _content(Bird.ORANGE),
        Bird.ORANGE,
        whole=True,
    ),
    Step(
        mark("Black wants the contrary of Orange: anywhere but next to Blue."),
        _content(Bird.BLACK),
        Bird.BLACK,
        whole=True,
    ),
    Step(
        mark(
            "A bird that is not content costs a stone. Move birds about if you like, then tap "
            "Ready."
        ),
        _judged,
        whole=True,
    ),
)
