"""The rules of Uluru in our own words."""

from __future__ import annotations

from device.language import mark
from engines.uluru.board import (
    APART,
    BOOMERANG,
    CORNER,
    FAR,
    LONELY,
    LONG,
    NEXT,
    OPPOSITE,
    SHORT,
    Bird,
    parse_board,
)
from engines.uluru.wishes import Kind, Wish, parse_deal
from screens.rules.figures import GroupsFigure, JudgeFigure, PairsFigure, WishFigure
from screens.rules.pages import Chapter, Figure, Note

TITLE = mark("Uluru")

GROUPS = {
    mark("Long sides"): LONG,
    mark("Short sides"): SHORT,
    mark("By the boomerang"): BOOMERANG,
    mark("Lonely"): LONELY,
}
RELATIONS = {
    mark("Next to"): NEXT,
    mark("Opposite"): OPPOSITE,
    mark("Sharing a corner"): CORNER,
    mark("Apart"): APART,
    mark("Far"): FAR,
}
PLACES = tuple(Wish(kind) for kind in Kind if Wish(kind).level <= 2)
NEIGHBOURS = tuple(Wish(kind, Bird.BLUE) for kind in (Kind.NEXT, Kind.OPPOSITE, Kind.CORNER))
DISTANCES = tuple(Wish(kind, Bird.BLUE) for kind in (Kind.APART, Kind.FAR))

WORKED = parse_deal(
    "W=corner:W P=next:B Y=opposite:W O=same:P R=corner:G G=apart:Y B=far:P K=contrary:O"
)
SEATED = parse_board("L3=O L2=B L1=P B1=R B2=Y R2=G R1=K T=W")
CIRCLES = parse_deal("W=same:P P=same:W Y=same:W O=contrary:R R=contrary:O G=next:G B=same:G K=any")
THEMSELVES = parse_deal("W=any P=any Y=same:G O=corner:O R=same:Y G=next:R B=any K=contrary:O")
DOUBLED = parse_deal("W=any P=next:B+long Y=any O=same:P R=any G=any B=lonely+far:K K=contrary:P")
MISSING = parse_board("L3=O L1=P B1=R B2=Y R2=G R1=K T=W")

PAGES = (
    Chapter(
        mark("The idea"),
        (
            mark(
                "Eight dream birds come to rest at the red rock, and each has a wish about its "
                "seat. You seat all eight while the sand runs. Every wish that stays open costs "
                "a stone; whoever has the fewest stones after the last round wins."
            ),
            mark(
                "Everybody has the same wishes and a board of the own. On one tablet people play "
                "one after the other with the board covered in between, or two at once, face to "
                "face."
            ),
            mark(
                "The wishes lie under eight animals, one for each colour, in the order in which "
                "they are judged: White, Pink, Yellow, Orange, Red, Green, Blue, Black."
            ),
        ),
    ),
    Chapter(
        mark("The seats"),
        (
            mark(
                "Eight seats form a ring round the rock. Five lie on the long sides, three on the "
                "short sides. Five are the boomerang’s, on the two sides that meet in its corner; "
                "the other three are lonely."
            ),
            mark("Tap a name to see its seats, or a seat to see what it is."),
            Figure(lambda: GroupsFigure(GROUPS)),
        ),
    ),
    Chapter(
        mark("Near and far"),
        (
            mark(
                "Next to each other are two seats of one side with none in between, never round a "
                "corner. The seat that is alone on its side has no neighbour."
            ),
            mark(
                "Opposite are seats that face each other across the rock. Of the three on one long "
                "side, the middle one faces both seats over there, and the outer ones only the "
                "nearer. The seat that is alone faces both seats of the other short side."
            ),
            mark(
                "A corner is shared by the two seats to the left and right of it. Apart is whoever "
                "is neither next to nor opposite. Far is whoever has at least two seats in "
                "between, whichever way round one counts, past corners too."
            ),
            mark("Tap a seat: those that light up stand so to it."),
            Figure(lambda: PairsFigure(RELATIONS)),
        ),
    ),
    Chapter(
        mark("Wishes for a place"),
        (
            mark(
                "The easiest wishes name a kind of seat, or none at all. Tap a card to see where "
                "Orange would be content."
            ),
            Figure(lambda: WishFigure(PLACES)),
        ),
    ),
    Chapter(
        mark("Wishes about others"),
        (
            mark(
                "Other wishes name a bird to be near, or to keep away from. Tap a card, then tap "
                "the board to put Blue somewhere else."
            ),
            Figure(lambda: WishFigure((*NEIGHBOURS, *DISTANCES))),
            mark(
                "A card that shows the colour of its own bird asks for nothing: that bird is "
                "content anywhere."
            ),
        ),
    ),
    Chapter(
        mark("The same"),
        (
            mark(
                "Some birds want what another bird wants. Then look at that bird’s card, and let "
                "the first bird fulfil it in its own person. If that card leads to yet another "
                "bird, follow on until a card says something plain."
            ),
            mark(
                "Pink wants to sit next to Blue. Orange wants what Pink wants, so Orange too must "
                "sit next to Blue."
            ),
            Figure(lambda: JudgeFigure(WORKED, SEATED, (Bird.ORANGE, Bird.PINK))),
        ),
    ),
    Chapter(
        mark("The contrary"),
        (
            mark(
                "Some birds want the contrary of what another bird wants. Follow the cards in the "
                "same way; every contrary on the way turns the wish round, and two of them cancel "
                "out."
            ),
            Figure(lambda: JudgeFigure(WORKED, SEATED, (Bird.BLACK, Bird.ORANGE, Bird.PINK))),
            mark(
                "Long and short are contraries, and so are the boomerang’s seats and the lonely "
                "ones. Next to, opposite and corner become: anything but that. Apart becomes: "
                "next to or opposite. Far becomes: at most one seat in between. Any seat stays "
                "any seat. Tap a card to see its contrary:"
            ),
            Figure(lambda: WishFigure((*PLACES[1:], *NEIGHBOURS, *DISTANCES), contrary=True)),
        ),
    ),
    Chapter(
        mark("Circles and selves"),
        (
            mark(
                "When the cards lead round to a colour that was already on the way, they ask for "
                "nothing. Every bird in the circle is content, and so is whoever is led into it."
            ),
            Figure(
                lambda: JudgeFigure(
                    CIRCLES, SEATED, (Bird.WHITE, Bird.PINK, Bird.YELLOW, Bird.ORANGE, Bird.RED)
                )
            ),
            mark(
                "When the cards lead to a wish about the wishing bird itself, it is content as "
                "well. But whoever follows a card takes it as it is printed: Orange’s card shows "
                "Orange and leaves Orange free, yet Black, who wants the contrary, must not share "
                "a corner with Orange."
            ),
            Figure(
                lambda: JudgeFigure(
                    THEMSELVES,
                    SEATED,
                    (Bird.YELLOW, Bird.ORANGE, Bird.RED, Bird.GREEN, Bird.BLACK),
                )
            ),
        ),
    ),
    Chapter(
        mark("Judging"),
        (
            mark(
                "A bird without a seat costs one stone, and its wishes then cost nothing more. For "
                "the others, colour by colour: each wish that is not fulfilled costs one stone."
            ),
            mark(
                "A bird that is missing is near nobody. Whoever wants to be near it is not "
                "content; whoever wants to keep away from it is. Here Blue has no seat:"
            ),
            Figure(
                lambda: JudgeFigure(
                    WORKED, MISSING, (Bird.BLUE, Bird.PINK, Bird.ORANGE, Bird.BLACK)
                )
            ),
        ),
    ),
    Chapter(
        mark("An example"),
        (
            mark(
                "A whole board under judgement. Red and Blue bring a stone each; the best that "
                "these cards allow is one stone. Tap a card to hear the judge."
            ),
            Figure(lambda: JudgeFigure(WORKED, SEATED)),
        ),
    ),
    Chapter(
        mark("A round and a match"),
        (
            mark(
                "Each round every colour gets a new card. The hourglass is turned, and birds may "
                "be seated, moved, swapped and taken off as often as you like until the sand is "
                "out. Then nothing moves any more, and the boards are judged. The used cards are "
                "out of the match, and the next player to the left becomes start player."
            ),
            mark(
                "A match has six rounds, or five when two rows of cards are dealt. The most "
                "stones lose, the fewest win, and those who have equally few share the win."
            ),
            Note(
                mark(
                    "Whoever says Ready is ready for good: the own board is closed for this round."
                )
            ),
            Note(
                mark(
                    "A fair deal has at least one board without a stone. Without fair deals about "
                    "four rounds in ten have none; the review tells afterwards."
                )
            ),
        ),
    ),
    Chapter(
        mark("Which cards to play"),
        (
            mark("The cards have five levels, from any seat to the contrary of another bird."),
            mark("First game: levels 1 to 3. After the first game: 2 to 5. Tricky: 3 to 5."),
            mark(
                "Two strengths: a light row with levels 1, 2 and some of 3, and a dark row with "
                "all the rest. Each player chooses a row for the whole match and is judged by it "
                "alone; wishes never lead from one row into the other."
            ),
            mark(
                "Expert: all 80 cards. Some birds have two cards, and both count. Whoever wants "
                "what such a bird wants must fulfil both, and whoever wants the contrary must "
                "fulfil the contrary of each."
            ),
            Figure(
                lambda: JudgeFigure(
                    DOUBLED, SEATED, (Bird.PINK, Bird.ORANGE, Bird.BLUE, Bird.BLACK)
                )
            ),
            Note(
                mark(
                    "In expert play you agree on how many birds get a second card; chance chooses "
                    "which."
                )
            ),
            mark(
                "Alone, you play any of these against your own earlier totals. The daily challenge "
                "deals the same cards to everybody, and a code gives yours to a friend."
            ),
        ),
    ),
)
