"""The rules of Uraeus in our own words, with every example of its sheet as a live figure."""

from __future__ import annotations

from functools import partial

from device.language import mark
from screens.rules.pages import Chapter, Figure, Note
from screens.rules.uraeus_figures import LessonDoor, RaceFigure, StonesFigure

TITLE = mark("Uraeus")
OTHERS = "/ reserve r2 b2 g2 y2 / home r0 b0 g0 y0"


def _figure(stones: str, moves: str, first: int, last: int) -> Figure:
    return Figure(partial(RaceFigure, f"{stones} {OTHERS}", moves.split(), first, last))


PAGES = (
    Chapter(
        mark("The race"),
        (
            mark(
                "Two to four players race along the snake, from its head (field 0) over 62 back "
                "fields to the tail (63). Whoever first brings three stones home wins; the others "
                "play on for the places."
            ),
            mark("A stone has a front: it goes where its eyes look, to the tail or to the head."),
            Figure(StonesFigure),
            mark(
                "Everybody throws once, and the highest begins; those who tie throw again. Then "
                "the die goes round clockwise."
            ),
            Figure(LessonDoor),
        ),
    ),
    Chapter(
        mark("Steps and turns"),
        (
            mark(
                "You make exactly as many steps as the die shows, all with one stone. A step is "
                "one field ahead, or a turn on the spot. A stone turns at most once in a move, "
                "with whichever step you like. Tap a move to see it."
            ),
            _figure("10:r>", "10:ss 10:ts", 6, 14),
            mark(
                "A new stone starts on the head, facing the tail. If any move is possible, you "
                "must make one; otherwise your turn passes."
            ),
        ),
    ),
    Chapter(
        mark("Passing over"),
        (
            mark(
                "Any stone, your own too, may be passed over from behind. Its field counts as a "
                "step, and you may even turn on top of it."
            ),
            _figure("10:r> 11:b>", "10:sss 10:sts", 7, 15),
        ),
    ),
    Chapter(
        mark("Doubles"),
        (
            mark(
                "A move that ends on a stone from behind makes a double. The lower stone cannot "
                "move, and nobody passes or joins a double."
            ),
            _figure("10:r> 12:b>", "10:ss 10:sst", 7, 15),
            mark(
                "The upper stone may stay for one round only: at your next turn it must move, if "
                "it can. A turn on top counts as a move, and so does leaving and coming back."
            ),
            _figure("12:b<r>", "12:t 12:sts", 8, 16),
        ),
    ),
    Chapter(
        mark("Hits"),
        (
            mark(
                "A stone that faces you cannot be passed. With your very last step you may hit "
                "it; it goes back to the golden scale behind it."
            ),
            _figure("23:r> 25:b<", "23:ss", 19, 28),
            mark("Of a double only the upper stone is hit. You then stand on the lower one."),
            _figure("23:r> 25:g>b<", "23:ss", 19, 28),
            mark(
                "You may pass over a stone, turn, and hit it from the front; or leave a double "
                "and hit the stone that was below you."
            ),
            _figure("22:r> 23:b>", "22:ssts", 19, 28),
            _figure("25:b>r>", "25:sts", 19, 28),
        ),
    ),
    Chapter(
        mark("Going back"),
        (
            mark(
                "A stone that was hit goes back, its eyes to the head: from 1–21 to 0, from 22–30 "
                "to 21, from 31–37 to 30, from 38–41 to 37, from 42–53 to 41, from 54–62 to 53."
            ),
            mark(
                "It arrives there like any stone: on one that faces the head it climbs, one that "
                "faces the tail it hits in turn."
            ),
            _figure("30:g> 33:r> 34:b<", "33:s", 20, 35),
            mark("If a double that cannot be hit stands there, it stops one field before it."),
            _figure("30:g<y< 33:r> 34:b<", "33:s", 28, 36),
        ),
    ),
    Chapter(
        mark("Driving away and blocking"),
        (
            mark(
                "A stone in the way of another may force it to turn back. Here Red can go one "
                "step, or hit with a two; with any other throw it must turn."
            ),
            _figure("10:r> 12:b<", "10:s 10:ss 10:tss 10:stss", 5, 14),
            mark(
                "Between a double and a stone that faces it, Red is blocked: with a one it can "
                "turn or hit, with more it can do nothing."
            ),
            _figure("24:b<g< 25:r> 26:b<", "25:t 25:s", 21, 29),
            mark(
                "A stone may be driven over the head: it goes back to its owner’s reserve, and "
                "what is left of the throw lapses."
            ),
            _figure("2:r<", "2:sss", 0, 8),
        ),
    ),
    Chapter(
        mark("Head, geese and tail"),
        (
            mark(
                "The head holds any number of stones, and nobody is hit there. A stone sent back "
                "to it faces the head: it needs a turn to go on."
            ),
            mark(
                "A stone on a goose field (59 to 62) must move at its owner’s next turn: out, "
                "along, or home. If several stones have such a duty, you choose; if none of them "
                "can move, any other stone must."
            ),
            _figure("60:r>", "60:s 60:ts 60:tss", 55, 63),
            mark("The tail must be reached exactly, with the last step. Nothing goes past it."),
            _figure("61:r>", "61:ss", 57, 63),
            _figure("62:r<", "62:ts 62:stss", 57, 63),
            Note(mark("A move can be taken back until the die is thrown again.")),
        ),
    ),
)
