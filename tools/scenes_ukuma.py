"""The scenes of the ukuma table: games played by shy or bold hands until something can be seen."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from kivy.graphics import PopMatrix, PushMatrix, Rotate

from engines.contract import CHANCE, Seat
from engines.ukuma.moves import Throw
from engines.ukuma.rules import win
from screens.session import Session
from tests.screens.driver import Table

Scene = Callable[[Table], None]
TWO = (Seat("Mia"), Seat("Noah"))
BOT = (Seat("Mia"), Seat("Dingo", bot="casual"))


def begin(
    table: Table, seats: Sequence[Seat] = TWO, seed: int = 7, mode: str = "face", **options: object
) -> Session:
    app = table.app
    app.session = Session.begin(
        app.journal, app.clock, "ukuma", seats, dict(options), seed, "match", {"mode": mode}
    )
    return app.session


def play_on(session: Session, moves: int = 0, shy: bool = True, seed: int | None = None) -> None:
    """Plays so many moves, or to the end; shy hands do not win where they could."""
    chance = random.Random(session.match.setup.seed if seed is None else seed)
    match = session.match
    made = 0
    while match.outcome is None and (not moves or made < moves):
        if CHANCE in match.actors:
            session.draw()
            continue
        seat = chance.choice(match.actors)
        fitting = [move for move in match.legal_moves(seat) if not isinstance(move, Throw)]
        if shy:
            fitting = [
                move
                for move in fitting
                if win(match.table.put(seat, move.card, move.cell), seat, move.cell) is None
            ]
        session.play(seat, chance.choice(fitting) if fitting else Throw())
        made += 1


def visit(table: Table, resumed: bool = True) -> None:
    table.app.nav.go("ukuma")
    table.frames(10)
    screen = table.app.nav.screen
    if resumed and screen.cover is not None:
        screen.resume()
    table.frames(30)


def start(table: Table) -> None:
    begin(table)
    visit(table)


def countdown(table: Table) -> None:
    begin(table)
    visit(table)
    screen = table.app.nav.screen
    for seat in (0, 1):
        screen._act(seat)
    table.frames(56)


def middle(seats: Sequence[Seat] = TWO, mode: str = "face", **options: object) -> Scene:
    def scene(table: Table) -> None:
        session = begin(table, seats, mode=mode, **options)
        play_on(session, 24)
        visit(table)
        table.frames(170)

    return scene


def far(table: Table) -> None:
    """What the player at the far edge sees, who has just dropped a card where it must not lie."""
    middle()(table)
    screen = table.app.nav.screen
    black = screen.hands[1]
    figure = black.cards[sorted(black.cards)[0]]
    with table.finger((figure.stand_x, figure.stand_y)) as finger:
        finger.move_to(screen.ground.at((1, 3)), steps=6)
    root = table.app.root
    with root.canvas.before:
        PushMatrix()
        Rotate(angle=180, origin=root.center)
    with root.canvas.after:
        PopMatrix()


def handicap(table: Table) -> None:
    """Three cards opposite a single one, in the first moment of the game."""
    begin(table, handicap="black", size="11x9")
    visit(table)
    for seat in (0, 1):
        table.app.nav.screen._act(seat)
    table.frames(170)


def held(table: Table) -> None:
    """Both carry a card; one of them has just been refused another."""
    middle()(table)
    screen = table.app.nav.screen
    white, black = screen.hands
    for hand in (white, black):
        card = sorted(hand.cards)[0]
        finger = table.finger((hand.cards[card].stand_x, hand.cards[card].stand_y))
        finger.move_to((screen.center_x, screen.center_y - (1 - 2 * hand.seat) * 60), steps=8)
    card = sorted(white.cards)[1]
    with table.finger((white.cards[card].stand_x, white.cards[card].stand_y)) as finger:
        finger.move_to(screen.ground.at((1, 3)), steps=6)
    table.frames(30)


def practice(table: Table) -> None:
    middle(BOT, "practice")(table)
    screen = table.app.nav.screen
    figure = screen.hands[0].cards[sorted(screen.hands[0].cards)[-1]]
    table.tap((figure.stand_x, figure.stand_y))


def ending(seed: int, shy: bool, **options: object) -> Scene:
    def scene(table: Table) -> None:
        session = begin(table, seed=seed, **{"games": 1, **options})
        play_on(session, shy=shy)
        visit(table)

    return scene


def match_point(table: Table) -> None:
    session = begin(table, BOT, seed=5)
    while not session.match.results:
        play_on(session, 1, shy=False)
    visit(table)


def paused(table: Table) -> None:
    begin(table)
    visit(table)
    table.app.nav.screen.pause()


def guide(table: Table) -> None:
    seats = (Seat("Mia"), Seat("Dingo", bot="child"))
    begin(table, seats, mode="guide", size="7x7", games=1, pace="calm")
    visit(table)


def rules(chapter: int) -> Scene:
    def scene(table: Table) -> None:
        table.app.nav.go("rules", game="ukuma", chapter=chapter)
        table.frames(20)

    return scene


SCENES: dict[str, Scene] = {
    **{f"rules-ukuma-{chapter + 1}": rules(chapter) for chapter in range(8)},
    "ukuma-guide": guide,
    "ukuma-start": start,
    "ukuma-countdown": countdown,
    "ukuma-middle": middle(),
    "ukuma-held": held,
    "ukuma-bot": middle(BOT, "bot"),
    "ukuma-bot-black": middle((Seat("Dingo", bot="quick"), Seat("Noah")), "bot"),
    "ukuma-practice": practice,
    "ukuma-calm": middle(TWO, "calm", pace="calm"),
    "ukuma-far": far,
    "ukuma-handicap": handicap,
    "ukuma-handicap-middle": middle(TWO, "face", handicap="black", size="11x9"),
    "ukuma-small": middle(TWO, "face", size="7x7"),
    "ukuma-win-edge": ending(427, shy=False),
    "ukuma-win-behind": ending(5, shy=False),
    "ukuma-draw-sides": ending(0, shy=True),
    "ukuma-draw-stuck": ending(87, shy=True),
    "ukuma-match-point": match_point,
    "ukuma-paused": paused,
}
