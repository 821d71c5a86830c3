"""The scenes of Uluru's review: rounds of bots and of hand-made boards, told step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.contract import CHANCE, Seat
from engines.uluru.board import Board, parse_board
from engines.uluru.moves import ChooseRow, DealCards, Place, Ready, parse_move
from engines.uluru.wishes import Deal, parse_deal
from screens.session import Session
from tests.screens.driver import Table

Scene = Callable[[Table], None]

WORKED = parse_deal(
    "W=corner:W P=next:B Y=opposite:W O=same:P R=corner:G G=apart:Y B=far:P K=contrary:O"
)
SEATED = parse_board("L3=O L2=B L1=P B1=R B2=Y R2=G R1=K T=W")


def play_round(session: Session, boards: Sequence[Board], deal: Deal | None = None) -> None:
    """Deals, and seats everybody's birds as told."""
    if CHANCE in session.match.actors and deal is not None:
        session.play(CHANCE, DealCards(deal))
    while CHANCE in session.match.actors:
        session.draw()
    for seat, board in enumerate(boards):
        for place, bird in board:
            session.play(seat, Place(bird, place))
        session.play(seat, Ready())


def begin(table: Table, seats: Sequence[Seat], kind: str = "solo", **options: object) -> Session:
    app = table.app
    app.session = Session.begin(
        app.journal, app.clock, "uluru", seats, dict(options), 7, kind, {"mode": "solo"}
    )
    return app.session


def whole_match(table: Table, seats: Sequence[Seat], seed: int = 3, **options: object) -> Session:
    """A match in which everybody seats the birds anyhow."""
    session = begin(table, seats, "solo" if len(seats) == 1 else "match", **options)
    number = seed
    while session.match.outcome is None:
        while CHANCE in session.match.actors:
            session.draw()
        if session.match.deal is None:
            for seat in range(len(seats)):
                session.play(seat, ChooseRow(seat % 2))
            continue
        boards = []
        for _ in seats:
            number += 1
            boards.append(shuffled(number))
        play_round(session, boards)
    return session


def shuffled(number: int) -> Board:
    import random

    from engines.uluru.board import BIRDS

    rng = random.Random(number)
    return Board(tuple(rng.sample(BIRDS, 8)))


def review_step(number: int) -> Scene:
    def scene(table: Table) -> None:
        session = begin(table, [Seat()], variant="tricky")
        play_round(session, [SEATED], WORKED)
        table.app.nav.go("review", session=session, index=0)
        review = table.app.nav.screen
        review.running = False
        review.step = number
        review._show_step()
        table.frames(30)

    return scene


def summary(best: bool) -> Scene:
    def scene(table: Table) -> None:
        review_step(0)(table)
        review = table.app.nav.screen
        review.to_summary()
        table.until(lambda: review.solution is not None, seconds=0.2)
        review.show_board(best)
        table.frames(20)

    return scene


PEOPLE = [Seat("Anna"), Seat("Ben"), Seat("Chiara"), Seat("Dominique", bot="skilled")]


def several(final: bool, seats: Sequence[Seat] = PEOPLE, **options: object) -> Scene:
    def scene(table: Table) -> None:
        session = whole_match(table, seats, **options)
        table.app.nav.go("review", session=session, index=2)
        review = table.app.nav.screen
        if final:
            review.to_final()
        else:
            review.to_summary()
            table.until(lambda: review.solution is not None, seconds=0.2)
            review.show_board(False)
        table.frames(20)

    return scene


def final_solo(table: Table) -> None:
    for number in range(5):
        whole_match(table, [Seat()], seed=100 * number)
    session = whole_match(table, [Seat()], seed=50)
    table.app.nav.go("review", session=session, index=5)
    table.app.nav.screen.to_final()
    table.frames(20)


def expert_step(table: Table) -> None:
    session = whole_match(table, [Seat()], variant="expert", doubled=4)
    table.app.nav.go("review", session=session, index=1)
    review = table.app.nav.screen
    review.running = False
    longest = max(
        range(len(review.hearing.steps)),
        key=lambda place: sum(
            len(strand.birds) for strand in review.hearing.judgement(0).verdicts[place].strands
        ),
    )
    review.step = longest
    review._show_step()
    table.frames(30)


def rules(chapter: int) -> Scene:
    def scene(table: Table) -> None:
        table.app.nav.go("rules", game="uluru", chapter=chapter)
        table.frames(20)

    return scene


def tutorial(step: int) -> Scene:
    """The tutorial after so many of its steps, each done in the shortest way."""
    moves = ("B1=Y", "L2=R", "L3=B", "L3=R", "off R", "L3=R", "L3=O", "R1=K", "ready")

    def scene(table: Table) -> None:
        table.app.nav.go("tutorial")
        for text in moves[:step]:
            table.app.nav.screen.lesson.play(0, parse_move(text))
            table.app.nav.screen.side.sync(jump=True)
        table.frames(20)

    return scene


SCENES: dict[str, Scene] = {
    **{f"tutorial-{step + 1}": tutorial(step) for step in (0, 2, 6, 8, 9)},
    **{f"rules-uluru-{chapter + 1:02}": rules(chapter) for chapter in range(12)},
    "review-same": review_step(3),
    "review-stone": review_step(4),
    "review-contrary": review_step(7),
    "review-expert": expert_step,
    "review-summary": summary(best=False),
    "review-summary-best": summary(best=True),
    "review-players": several(final=False),
    "review-strengths": several(False, PEOPLE[:2], variant="two-strengths"),
    "review-final": several(final=True),
    "review-final-solo": final_solo,
}
