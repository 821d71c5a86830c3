"""The rules of ukuma in our own words."""

from __future__ import annotations

from functools import partial

from device.language import mark
from screens.rules.pages import Chapter, Figure, Note
from screens.rules.ukuma_figures import GuideDoor, TryFigure

TITLE = mark("ukuma")

BEGIN = "W@2,1=^ab B@2,2=^ca"
RULES = "W@2,1=^ab W@1,1=/ba B@2,2=^ca B@3,2=vab"
EDGE = "W@2,2=^bc W@2,3=^ab B@3,3=/bc B@4,3=/cb"
BEHIND = "W@2,1=^ca W@2,2=^ab B@3,2=/bc B@3,3=/ca"
SIDES = (
    r"W@0,1=/ab W@1,1=^bc W@2,1=vca W@3,1=\ab "
    r"B@0,2=/ca B@1,2=^ab B@2,2=vbc B@3,2=\ca B@4,2=/ab"
)
HANDICAP = "W@2,2=/ab B@1,3=^ca B@2,3=/ab B@3,3=vbc"

PAGES = (
    Chapter(
        mark("The idea"),
        (
            mark(
                "Two people push towards each other with cards, both at the same time. Nobody "
                "waits for a turn: whoever sees first what fits is first."
            ),
            mark(
                "You win when a card of yours reaches the home edge of the other side, or gets "
                "behind one of the other side’s cards. Most often two wins make a match."
            ),
            Figure(GuideDoor),
        ),
    ),
    Chapter(
        mark("The cards"),
        (
            mark(
                "Both have the same 36 cards. A card has half a disc at its left and at its right "
                "edge: rings, waves or a diamond. Its outline is its form: a slant this way or "
                "that way, a point up or a point down."
            ),
            mark(
                "Side by side, the two halves must make one whole disc. One above the other, the "
                "forms must be the same, so that the cards interlock. Cards are never turned."
            ),
            mark("Tap a card below, then a cell."),
            Figure(partial(TryFigure, BEGIN, r"/ba \bc vcc")),
        ),
    ),
    Chapter(
        mark("Where a card may lie"),
        (
            mark(
                "A card from your hand goes to a free cell if three things are true. First: it "
                "shares an edge with a card of yours. Second: it fits every card beside it, yours "
                "and those of the other side. Third: it touches a card of the other side, by an "
                "edge or by a corner."
            ),
            mark("You are White here. Try the cards, also where they must not lie."),
            Figure(partial(TryFigure, RULES, r"/bc vba \cc")),
            Note(
                mark(
                    "There are never more than two cells where one player may lay a card. Look at "
                    "those and nowhere else."
                )
            ),
        ),
    ),
    Chapter(
        mark("The beginning"),
        (
            mark(
                "White’s top card lies in the middle, and beyond it a card of Black’s with the "
                "same form. Both have three cards face down. When both are ready the table counts "
                "to the signal; then the cards turn up and everybody plays at once."
            ),
            mark(
                "For the less practised side three cards can lie in a row to begin with, opposite "
                "the single card of the stronger one."
            ),
            Figure(partial(TryFigure, HANDICAP, "")),
        ),
    ),
    Chapter(
        mark("The hand"),
        (
            mark(
                "When all three cards are laid, three new ones come by themselves. If nothing "
                "fits, throw the rest away at any time: flick a card towards your own edge, or tap "
                "the button. It costs nothing but the moment."
            ),
            mark(
                "Thrown cards lie face up. When the draw pile is empty they are turned over and "
                "become the new one, in the same order."
            ),
            mark(
                "First come, first served: if two cards are dropped on one cell, the first stays "
                "and the other goes back to its hand."
            ),
        ),
    ),
    Chapter(
        mark("Winning"),
        (
            mark("One way: a card on the row at the home edge of the other side. Try it."),
            Figure(partial(TryFigure, EDGE, "^ba vbb")),
            mark(
                "The other way, and the usual one: your new card lies one row further ahead than a "
                "card of the other side that it touches, by an edge or by a corner."
            ),
            Figure(partial(TryFigure, BEHIND, r"^ac \cb")),
        ),
    ),
    Chapter(
        mark("Draws and the match"),
        (
            mark(
                "A game is drawn when both have a card at the left and a card at the right edge, "
                "or when nobody has any card left, in hand or pile, that fits anywhere."
            ),
            Figure(partial(TryFigure, SIDES, "/bc vba")),
            mark(
                "Best of three: whoever wins twice wins the match. A drawn game counts for nobody, "
                "so another one is played."
            ),
        ),
    ),
    Chapter(
        mark("At this table"),
        (
            mark(
                "Lay the tablet between you, one at each short edge; the far place is turned "
                "round. Lying the long way, White plays from the left and Black from the right."
            ),
            mark(
                "A card that does not fit shakes, says which rule it breaks, and flies back. In "
                "practice the cells glow where something can be laid; a calm game goes in turns, "
                "and moves can be taken back."
            ),
            Note(
                mark(
                    "A bot looks, decides and moves a hand, and its card travels as visibly as "
                    "yours. It never sees your hand."
                )
            ),
        ),
    ),
)
