"""Hand-made positions for the tests, written in words."""

from __future__ import annotations

from collections.abc import Mapping

from engines.contract import CHANCE, Seat
from engines.wongar import GAME
from engines.wongar.board import AREAS, board
from engines.wongar.match import WongarMatch
from engines.wongar.material import CARD_NAMES, COLOURS, KIND_NAMES
from engines.wongar.position import Step

LETTER_OF = {"d": 0, "c": 1, "y": 2, "D": 3}


def area(name: str) -> int:
    return board().areas.index(name)


def fresh(players: int = 3, seed: int = 1) -> WongarMatch:
    match = GAME.start([Seat()] * players, seed=seed)
    assert isinstance(match, WongarMatch)
    return match


def set_up(players: int = 3, seed: int = 1) -> WongarMatch:
    """After the set-up: the Elder's holder of the first round looks through the ritual pile."""
    match = fresh(players, seed)
    while match.actors == (CHANCE,):
        match.draw()
    return match


def scene(
    players: int = 3,
    stones: Mapping[str, str] | None = None,
    cards: Mapping[str, str] | None = None,
    rituals: Mapping[str, str] | None = None,
    ancestor: str = "r@Hand",
    elder: str = "b@Foot",
    space: int = 0,
    seed: int = 1,
) -> WongarMatch:
    """The Ancestor's holder begins a round in which everybody has all stones but those told.

    `stones` are `{"Hand": "r:ddc b:y"}`, `cards` open cards `{"Emu": "disc"}` (all others show a
    triple), `rituals` `{"r": "dD"}` (nobody else has any).
    """
    match = set_up(players, seed)
    now = match.now
    now.stones = [[0] * (3 * players) for _ in range(AREAS)]
    now.supply = [[18, 15, 12] for _ in range(players)]
    for name, words in (stones or {}).items():
        for word in words.split():
            seat = COLOURS.index(word[0])
            for letter in word[2:]:
                now.stones[area(name)][seat * 3 + LETTER_OF[letter]] += 1
                now.supply[seat][LETTER_OF[letter]] -= 1
    now.open = [CARD_NAMES.index("triple")] * AREAS
    for name, card in (cards or {}).items():
        now.open[area(name)] = CARD_NAMES.index(card)
    now.rituals = [[0] * 4 for _ in range(players)]
    now.pile = [14, 12, 10, players]
    for letter, held in (rituals or {}).items():
        for card in held:
            now.rituals[COLOURS.index(letter)][LETTER_OF[card]] += 1
            now.pile[LETTER_OF[card]] -= 1
    now.holder = [COLOURS.index(ancestor[0]), COLOURS.index(elder[0])]
    now.stands = [area(ancestor[2:]), area(elder[2:])]
    now.space = space
    now.boomerang = now.seat = now.turn = now.holder[0]
    now.step, now.done, now.picks, now.must = Step.ACT, 1, 0, False
    return match


def say(match: WongarMatch, *moves: str) -> WongarMatch:
    """Whoever is to act makes these moves."""
    for move in moves:
        match.play(match.actors[0], GAME.parse_move(move))
    return match


def options(match: WongarMatch) -> list[str]:
    """The legal moves of whoever is to act."""
    return [str(move) for move in match.legal_moves(match.actors[0])]


def who(match: WongarMatch) -> str:
    """The letter of whoever is to act; `*` is chance."""
    actor = match.actors[0]
    return "*" if actor == CHANCE else match.now.letters[actor]


def there(match: WongarMatch, name: str) -> str:
    """The stones of an area in the words of `scene`."""
    row = match.now.stones[area(name)]
    return " ".join(
        f"{letter}:{''.join('dcy'[kind] * row[seat * 3 + kind] for kind in range(3))}"
        for seat, letter in enumerate(match.now.letters)
        if any(row[seat * 3 : seat * 3 + 3])
    )


def supply(match: WongarMatch, letter: str, kind: str) -> int:
    return match.now.supply[COLOURS.index(letter)][KIND_NAMES.index(kind)]


def hand(match: WongarMatch, letter: str) -> str:
    """The ritual cards of a player in the words of `scene`."""
    cards = match.now.rituals[COLOURS.index(letter)]
    return "".join("dcyD"[card] * count for card, count in enumerate(cards))


def points(match: WongarMatch) -> str:
    return " ".join(map(str, match.now.points))


def ritual_pile(match: WongarMatch, pile: str = "", discards: str = "") -> None:
    match.now.pile = [pile.count(letter) for letter in "dcyD"]
    match.now.discards = [discards.count(letter) for letter in "dcyD"]


def holders(match: WongarMatch) -> str:
    """Who holds Ancestor and Elder, and where these stand on the board."""
    now = match.now
    return " ".join(
        f"{now.letters[seat]}@{board().areas[place]}"
        for seat, place in zip(now.holder, now.stands, strict=True)
    )


def pick_anything(match: WongarMatch) -> None:
    """The Elder's holder takes whatever lies on top of the list."""
    assert match.now.step is Step.PICK
    say(match, options(match)[0])
