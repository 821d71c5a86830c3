"""The games as Home and Set-up know them: a name, a picture, a table, and ways to play.

A game joins by one entry here. What can be chosen for it comes from its engine; the words for
the choices stand here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from device.language import mark
from engines.contract import Value
from engines.sentences import Sentence

Options = Mapping[str, Value]


@dataclass(frozen=True)
class Mode:
    """A way to play: how many people and seats it takes, and which options it settles itself."""

    name: str
    title: str
    note: str
    people: range
    seats: range
    kind: str = "match"
    settles: Options = field(default_factory=dict)
    glass: int = 0  # dp of the shorter side of the glass that it needs


@dataclass(frozen=True)
class Wording:
    """An option in words: its title, and for every value a title and perhaps a note."""

    title: str
    values: Mapping[Value, tuple[str, str]] = field(default_factory=dict)
    note: str = ""
    matters: Callable[[Options], bool] = lambda _options: True
    bot: str = ""  # the level of the bot that it is for, if it is for one


@dataclass(frozen=True)
class Playable:
    """A game with a table."""

    name: str
    title: str
    tagline: str
    tile: str
    table: str
    modes: tuple[Mode, ...]
    colours: Mapping[str, str]  # the engine's word for a player's colour, and the bird that has it
    wording: Mapping[str, Wording]
    progress: Callable[[Any], Sentence]
    review: str = ""  # the screen that shows a finished match again, where there is one


LEVELS = {
    "beginner": mark("Beginner"),
    "casual": mark("Casual"),
    "skilled": mark("Skilled"),
    "expert": mark("Expert"),
    "visitor": mark("Visitor"),
    "gatherer": mark("Gatherer"),
    "dreamer": mark("Dreamer"),
    "child": mark("Child"),
    "quick": mark("Quick"),
    "master": mark("Master"),
    "hatchling": mark("Hatchling"),
    "racer": mark("Racer"),
    "serpent": mark("Serpent"),
}


def _uluru_progress(match: Any) -> Sentence:
    from engines.uluru.piles import rounds

    return Sentence(
        mark("Round {number} of {all}"),
        {"number": len(match.rounds) + 1, "all": rounds(match.setup.options["variant"])},
    )


ULURU = Playable(
    name="uluru",
    title=mark("Uluru"),
    tagline=mark("Seat the dream birds before the sand runs out"),
    tile="tile_uluru",
    table="uluru",
    modes=(
        Mode(
            "solo",
            mark("Solo"),
            mark("Alone against the sand and your own best."),
            people=range(1, 2),
            seats=range(1, 2),
            kind="solo",
        ),
        Mode(
            "pass",
            mark("Pass and play"),
            mark("The same cards for everybody, one after the other."),
            people=range(1, 6),
            seats=range(1, 6),
        ),
        Mode(
            "face",
            mark("Face to face"),
            mark("Two people, two boards, one hourglass, both at once."),
            people=range(2, 3),
            seats=range(2, 3),
            glass=520,
        ),
        Mode(
            "practice",
            mark("Practice"),
            mark("No sand, as many hints as you like."),
            people=range(1, 2),
            seats=range(1, 2),
            kind="practice",
            settles={"hourglass": "off"},
        ),
    ),
    colours={name: name for name in ("red", "blue", "yellow", "green", "pink")},
    wording={
        "variant": Wording(
            mark("Cards"),
            {
                "first": (mark("First game"), mark("Levels 1 to 3, six rounds.")),
                "after-first": (
                    mark("After the first game"),
                    mark("Levels 2 to 5: birds begin to wish what others wish."),
                ),
                "tricky": (mark("Tricky"), mark("Levels 3 to 5, nothing easy left.")),
                "two-strengths": (
                    mark("Two strengths"),
                    mark("A light and a dark row; each player chooses one."),
                ),
                "expert": (
                    mark("Expert"),
                    mark("All 80 cards; some birds have two wishes at once."),
                ),
            },
        ),
        "doubled": Wording(
            mark("Birds with two wishes"),
            matters=lambda options: options["variant"] == "expert",
        ),
        "hourglass": Wording(
            mark("Hourglass"),
            {
                45: (mark("45 s"), ""),
                60: (mark("60 s"), ""),
                75: (mark("75 s"), ""),
                90: (mark("90 s"), ""),
                "off": (mark("No sand"), ""),
            },
        ),
        "fair": Wording(
            mark("Fair deals"), note=mark("Only rounds that can be solved without a stone.")
        ),
    },
    progress=_uluru_progress,
    review="review",
)


def _ukuma_progress(match: Any) -> Sentence:
    white, black = match.wins
    return Sentence(
        mark("Game {number}, {white} : {black}"),
        {
            "number": len(match.results) + (match.outcome is None),
            "white": white,
            "black": black,
        },
    )


UKUMA = Playable(
    name="ukuma",
    title=mark("ukuma"),
    tagline=mark("Two people push towards each other, both at once"),
    tile="tile_ukuma",
    table="ukuma",
    modes=(
        Mode(
            "face",
            mark("Face to face"),
            mark("Two people, one table, no turns. The first card on a cell stays."),
            people=range(2, 3),
            seats=range(2, 3),
        ),
        Mode(
            "bot",
            mark("Against a bot"),
            mark("A hand on the other side that looks, decides and moves as people do."),
            people=range(1, 2),
            seats=range(2, 3),
        ),
        Mode(
            "practice",
            mark("Practice"),
            mark("In real time, but the cells where a card may go glow."),
            people=range(1, 2),
            seats=range(2, 3),
            kind="practice",
        ),
        Mode(
            "calm",
            mark("Calm"),
            mark("Strictly in turns, with glowing cells and undo: to learn it in peace."),
            people=range(1, 3),
            seats=range(2, 3),
            kind="practice",
            settles={"pace": "calm"},
        ),
        Mode(
            "guide",
            mark("First minute"),
            mark("A small calm game against a slow bot, with a word about every step."),
            people=range(1, 2),
            seats=range(2, 3),
            kind="practice",
            settles={"pace": "calm", "size": "7x7", "games": 1, "handicap": "none"},
        ),
    ),
    colours={"white": "white", "black": "black"},
    wording={
        "size": Wording(
            mark("Table"),
            {
                "9x9": (mark("9 by 9"), mark("The usual table.")),
                "7x7": (mark("7 by 7"), mark("A short way: quick games.")),
                "11x9": (mark("11 by 9"), mark("More room at the sides.")),
            },
        ),
        "games": Wording(
            mark("Match"),
            {
                1: (mark("One game"), ""),
                3: (mark("Best of three"), mark("Two wins decide; a draw counts for nobody.")),
            },
        ),
        "handicap": Wording(
            mark("Three cards to begin with"),
            {
                "none": (mark("Nobody"), ""),
                "white": (mark("White"), ""),
                "black": (mark("Black"), ""),
            },
            note=mark("For the one who is less practised."),
        ),
        "pace": Wording(mark("Pace"), matters=lambda _options: False),
    },
    progress=_ukuma_progress,
)


def _uraeus_progress(match: Any) -> Sentence:
    from engines.uraeus.snake import HOME

    state = match.state
    home = sum(state.position[HOME : HOME + state.players])
    return Sentence(mark("{home} of {all} stones home"), {"home": home, "all": 3 * state.players})


URAEUS = Playable(
    name="uraeus",
    title=mark("Uraeus"),
    tagline=mark("Race along the snake, and mind which way you face"),
    tile="tile_uraeus",
    table="uraeus",
    modes=(
        Mode(
            "pass",
            mark("Round the table"),
            mark("Two to four, people and bots in any seat, all from one tablet."),
            people=range(1, 5),
            seats=range(2, 5),
        ),
    ),
    colours={"r": "red", "b": "blue", "g": "green", "y": "yellow"},
    wording={},
    progress=_uraeus_progress,
)


def _wongar_progress(match: Any) -> Sentence:
    return Sentence(
        mark("Round {number}, scorpion on {space}"),
        {"number": match.now.round, "space": match.now.space},
    )


WONGAR = Playable(
    name="wongar",
    title=mark("Wongar"),
    tagline=mark("Majorities on ten areas, ceremonies, and a scorpion on its way"),
    tile="tile_wongar",
    table="wongar",
    modes=(
        Mode(
            "pass",
            mark("Pass and play"),
            mark("Hands stay covered; the tablet goes round the table."),
            people=range(1, 6),
            seats=range(3, 6),
        ),
    ),
    colours={"r": "red", "b": "blue", "g": "green", "y": "yellow", "p": "pink"},
    wording={
        "thinking": Wording(
            mark("Thinking time of the dreamer"),
            {
                "short": (mark("Short"), mark("At most 2 seconds for a decision.")),
                "medium": (mark("Medium"), mark("At most 5 seconds.")),
                "long": (mark("Long"), mark("At most 12 seconds.")),
            },
            bot="dreamer",
        ),
    },
    progress=_wongar_progress,
)

GAMES = {game.name: game for game in (ULURU, URAEUS, UKUMA, WONGAR)}
