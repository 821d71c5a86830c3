"""The scenes of Wongar: its table in the states that matter, with bots that play up to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.contract import CHANCE, Seat
from engines.wongar.bots import bot
from engines.wongar.flow import apply
from engines.wongar.legal import moves as legal_moves
from engines.wongar.material import CARD_NAMES, DOUBLE, KINDS
from engines.wongar.moves import OUT, Move, Ritual
from engines.wongar.position import NONE, Position, Step
from screens.session import Session
from tests.screens.driver import Table

Scene = Callable[[Table], None]
Wanted = Callable[[Any], bool]
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")


def session_of(table: Table, seats: int, people: int, seed: int) -> Session:
    """A new match in which the first so many seats are people."""
    everybody = [
        Seat(name, None if seat < people else "gatherer", "rbgyp"[seat])
        for seat, name in enumerate(NAMES[:seats])
    ]
    app = table.app
    return Session.begin(app.journal, app.clock, "wongar", everybody, {}, seed, "match", {})


def play_until(session: Session, wanted: Wanted, most: int = 4000) -> None:
    """Bots play for everybody until something is so."""
    hands = [bot("gatherer", seat) for seat in range(len(session.seats))]
    for _ in range(most):
        match: Any = session.match
        if match.outcome is not None or wanted(match.now):
            return
        if CHANCE in match.actors:
            session.draw()
            continue
        seat = match.actors[0]
        moves = tuple(match.legal_moves(seat))
        session.play(seat, hands[seat].decide(match.view(seat), moves).move)


def sit(table: Table, session: Session, guided: bool = False) -> Any:
    """At the table, with everything come to rest."""
    table.app.session = session
    table.app.journal.remember("wongar.guide.off", not guided)
    table.app.nav.go("wongar")
    table.frames(4, 0.3)
    return table.app.nav.screen


def at(
    wanted: Wanted,
    seats: int = 4,
    people: int = 1,
    seed: int = 5,
    then: Callable[[Table, Any], None] | None = None,
    guided: bool = False,
) -> Scene:
    def scene(table: Table) -> None:
        session = session_of(table, seats, people, seed)
        play_until(session, wanted)
        screen = sit(table, session, guided)
        if then is not None:
            then(table, screen)

    return scene


def acting(step: Step, seat: int = 0, least_round: int = 1) -> Wanted:
    return lambda now: now.step is step and now.seat == seat and now.round >= least_round


def _with_card(card: str) -> Wanted:
    number = CARD_NAMES.index(card)
    return lambda now: now.step is Step.ACT and now.seat == 0 and number in now.open


def _choose(card: str) -> Callable[[Table, Any], None]:
    """The card is chosen but not yet taken."""
    number = CARD_NAMES.index(card)

    def choose(table: Table, screen: Any) -> None:
        area = screen.session.match.now.open.index(number)
        screen.touch_area(area)
        table.frames(4)

    return choose


def _after(*kinds: str) -> Callable[[Table, Any], None]:
    """The card is taken, and the pair chosen."""

    def go(table: Table, screen: Any) -> None:
        now = screen.session.match.now
        number = CARD_NAMES.index(kinds[0])
        screen.play(screen.turn.choices.takes[now.open.index(number)])
        table.frames(3, 0.3)
        for pair in kinds[1:]:
            screen.play(screen.turn.choices.pairs[int(pair)])
            table.frames(3, 0.3)

    return go


def _go(table: Table, screen: Any) -> None:
    screen.touch_area(min(screen.turn.lit))
    table.frames(4)


def _ritual(table: Table, screen: Any) -> None:
    card = min(screen.turn.choices.rituals)
    screen.touch_card((1, card))
    table.frames(4)


def doubles(now: Position) -> list[Move]:
    """The doubles that Ada could play now, so that a second foreign stone is left."""
    if now.step is not Step.RITUAL or now.seat != 0:
        return []
    return [move for move in legal_moves(now) if _leaves_one(now, move)]


def _leaves_one(now: Position, move: Move) -> bool:
    if not (isinstance(move, Ritual) and move.card == DOUBLE and move.act == OUT):
        return False
    after = now.copy()
    apply(after, move)
    return after.step is Step.AGAIN


def _double(table: Table, screen: Any) -> None:
    screen.touch_card((1, DOUBLE))
    table.frames(4)


def _again(table: Table, screen: Any) -> None:
    screen.play(doubles(screen.session.match.now)[0])
    table.frames(4, 0.3)


def _tied(now: Position) -> bool:
    """A ceremony was scored in which a tie had to be broken, and now Ada acts."""
    scored = now.scored
    if scored is None or now.step is not Step.ACT or now.seat != 0:
        return False
    counts = [sorted(scored.stones[kind::3], reverse=True) for kind in KINDS]
    return any(first == second > 0 for first, second, *_ in counts)


def _scored(table: Table, screen: Any) -> None:
    screen.covers.scoring(screen.session.match.now.scored)
    table.frames(4)


def _area(table: Table, screen: Any) -> None:
    screen.covers.area(4)
    table.frames(4)


def _peek(table: Table, screen: Any) -> None:
    screen.covers._taken(screen.acting)
    table.frames(4)
    eye = screen.dock.hand.eye
    table.finger((eye.x + eye.width / 2, eye.y + eye.height / 2))
    table.frames(4)


def _scoring(table: Table, screen: Any) -> None:
    play_until(screen.session, lambda _: screen.covers.kind == "scoring")
    table.frames(4)


def _log(table: Table, screen: Any) -> None:
    screen.covers.log()
    table.frames(4)


def _pause(table: Table, screen: Any) -> None:
    screen.covers.pause()
    table.frames(4)


def _over(_now: Any) -> bool:
    return False


SCENES: dict[str, Scene] = {
    # A seed with which the Elder goes to a bot: the ground lies bare, without a sheet above it.
    "wongar-setup": at(lambda now: now.round > 0, seats=5, seed=1),
    "wongar-turn": at(acting(Step.ACT)),
    "wongar-guided": at(acting(Step.ACT), guided=True),
    **{
        f"wongar-card-{card}": at(_with_card(card), seats=3, then=_choose(card))
        for card in CARD_NAMES
        if card != "scorpion"
    },
    "wongar-pair": at(_with_card("disc"), then=_after("disc")),
    "wongar-place": at(_with_card("disc"), then=_after("disc", "0")),
    "wongar-place-triple": at(_with_card("triple"), then=_after("triple")),
    "wongar-pick": at(_with_card("rituals"), then=_after("rituals")),
    "wongar-elder": at(lambda now: now.step is Step.PICK and now.seat == 0 and now.turn == NONE),
    "wongar-go": at(acting(Step.GO), then=_go),
    "wongar-ceremony": at(acting(Step.RITUAL, least_round=4), seats=5),
    "wongar-ceremony-ritual": at(acting(Step.RITUAL, least_round=4), seats=5, then=_ritual),
    "wongar-ceremony-bot": at(
        lambda now: now.step is Step.RITUAL and now.seat == 2 and now.round > 3, seats=5
    ),
    "wongar-ceremony-double": at(lambda now: bool(doubles(now)), seats=5, then=_double),
    "wongar-ceremony-again": at(lambda now: bool(doubles(now)), seats=5, then=_again),
    "wongar-scoring-tie": at(_tied, seats=5, then=_scored),
    "wongar-area": at(acting(Step.ACT, least_round=4), seats=5, then=_area),
    "wongar-scoring": at(acting(Step.RITUAL, least_round=5), seats=5, then=_scoring),
    "wongar-handover": at(acting(Step.ACT), people=3),
    "wongar-peek": at(acting(Step.ACT, least_round=3), people=3, then=_peek),
    "wongar-late-five": at(
        lambda now: now.step is Step.ACT and now.seat == 0 and now.space >= 12, seats=5
    ),
    "wongar-log": at(acting(Step.ACT, least_round=4), then=_log),
    "wongar-pause": at(acting(Step.ACT, least_round=4), then=_pause),
    "wongar-end": at(_over, seats=5),
}
