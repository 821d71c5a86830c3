"""The rules of Wongar in our own words."""

from __future__ import annotations

from device.language import mark
from screens.rules.pages import Chapter, Figure, Note
from screens.rules.wongar_figures import (
    CardsFigure,
    MajorityFigure,
    ReachFigure,
    RitualsFigure,
    TrackFigure,
)

TITLE = mark("Wongar")

PAGES = (
    Chapter(
        mark("What it is about"),
        (
            mark(
                "Three to five players put stones onto ten areas and wait for the right ceremony. "
                "In a ceremony each kind of stone scores for whoever has most of it there. When "
                "the scorpion arrives, the match ends, and most points win."
            ),
            mark(
                "Stones come in three kinds: discs, cubes and cylinders. Everybody has 18 discs, "
                "15 cubes and 12 cylinders in a colour and with a symbol of the own."
            ),
        ),
    ),
    Chapter(
        mark("Areas and figures"),
        (
            mark(
                "The areas lie like a honeycomb. Two figures walk over them: the Ancestor to a "
                "neighbouring area, the Elder one or two areas far. A copy of each stands before "
                "the player who used it last."
            ),
            mark("Choose a figure and tap an area: the lit areas are within its reach."),
            Figure(ReachFigure),
        ),
    ),
    Chapter(
        mark("How it begins"),
        (
            mark(
                "Four stones of each kind from everybody are mixed and drawn onto the areas: one "
                "for every player, on Hand and Foot twice as many. Every area shows the top card "
                "of its pile."
            ),
            mark(
                "Everybody begins with two Ancestors and two Elders in the hand, two ritual cards "
                "and a double. Somebody gets the boomerang and the Ancestor, somebody else the "
                "Elder."
            ),
        ),
    ),
    Chapter(
        mark("How a round goes"),
        (
            mark(
                "First the boomerang goes to whoever holds the Ancestor. If that player has both "
                "already, both go on to the left."
            ),
            mark(
                "Then every pile without an open card turns one up. A scorpion moves the scorpion "
                "stone on by one, leaves the game, and another card is turned up."
            ),
            mark(
                "The Elder’s holder looks through the ritual pile and takes one card. Then, from "
                "the boomerang on clockwise, everybody does one thing: take an open card and "
                "carry it out, or play an Ancestor or Elder from the hand."
            ),
        ),
    ),
    Chapter(
        mark("What the cards do"),
        (
            mark("Tap a card to read what it does."),
            Figure(CardsFigure),
            mark(
                "Cards of a kind are kept face down and count at the end. A triple leaves the "
                "game; four rituals are kept, but count for no kind."
            ),
        ),
    ),
    Chapter(
        mark("The ceremony"),
        (
            mark(
                "Whoever has a stone in the area takes part. The Ancestor’s holder begins, or the "
                "next to the left who takes part. At your turn you play one ritual card or pass; "
                "who passes is out, and so is who has no stone left there."
            ),
            mark(
                "A ritual works on its kind and does one of three things: it sends one foreign "
                "stone of the area home to its owner’s supply, moves one own stone to a "
                "neighbouring area, or brings one own stone in from there. A double does the same "
                "twice, with stones of one kind."
            ),
            Figure(RitualsFigure),
            Note(
                mark(
                    "Who has no ritual card could only pass, so this app lets such a player pass "
                    "at once."
                )
            ),
        ),
    ),
    Chapter(
        mark("Scoring a ceremony"),
        (
            mark(
                "For each kind by itself, most stones in the area win. A tie goes to the "
                "Ancestor’s holder, or else to the first of the tied on that player’s left. Here "
                "Ben holds the Ancestor; tap stones to send them home."
            ),
            Figure(MajorityFigure),
            mark(
                "What a majority is worth depends on the figure that called the ceremony and on "
                "how far the scorpion has come. Tap the track to move it."
            ),
            Figure(TrackFigure),
        ),
    ),
    Chapter(
        mark("How it ends"),
        (
            mark(
                "When the scorpion is on its last space, or an area has no card left, the round "
                "is finished. Then all face-down cards are turned up: for each kind, whoever has "
                "most cards of it gets 8 points, and all who tie get them."
            ),
            mark("Most points win; those who tie share the win."),
        ),
    ),
    Chapter(
        mark("At this table"),
        (
            mark(
                "Tap an open card to read it and take it, or drag it to the lower edge. Drag "
                "stones from there to the areas, or tap the area. A tap on any other area shows "
                "its majorities in large."
            ),
            mark(
                "When several people play, hands lie face down: hold the eye to look at yours, "
                "and tap a card to play it. The arrow at the top takes your last step back, as "
                "long as nothing hidden was seen and nobody else has acted."
            ),
        ),
    ),
)
