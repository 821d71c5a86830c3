"""The review says what the engine judged, in four languages, and shows a board that is best."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from device.language import LANGUAGES, Language, load_catalogue
from engines.contract import CHANCE, Seat
from engines.uluru.board import BIRDS, Bird, Board, parse_board
from engines.uluru.judge import judge
from engines.uluru.solver import fewest_stones, solve
from engines.uluru.wishes import Deal, parse_deal
from screens.app import ASSETS
from screens.session import Session
from screens.uluru.hearing import Hearing, costs, verdict_at
from screens.uluru.review import STEP, Phase, ReviewScreen
from screens.uluru.telling import Teller
from screens.uluru.words import COLOURS
from tests.screens.driver import Table
from tools.scenes_review import SEATED, WORKED, begin, play_round, whole_match

CATALOGUE = load_catalogue(ASSETS / "translations")


def teller(code: str) -> Teller:
    return Teller(Language(CATALOGUE, code))


def told(code: str, deal: str | Deal, bird: str, board: Board = SEATED, card: int = 0) -> str:
    """All that is said about one card."""
    dealt = parse_deal(deal) if isinstance(deal, str) else deal
    wisher = next(each for each in BIRDS if each.letter == bird)
    verdict = next(
        each for each in judge(dealt, board).verdicts if (each.bird, each.card) == (wisher, card)
    )
    return " ".join(line.text for line in teller(code).verdict(verdict, board))


def named(code: str, text: str) -> set[Bird]:
    """The birds that a text names."""
    language = Language(CATALOGUE, code)
    return {bird for bird in BIRDS if language.tr(COLOURS[bird]) in text}


PLAIN = "W=any P=any Y=any O=any R=any G=any B=any K=any"


def deal_with(**wishes: str) -> str:
    return " ".join(f"{bird.letter}={wishes.get(bird.letter, 'any')}" for bird in BIRDS)


# What a chain may look like: the cards, whose card is told, and the birds that must be named.
STRANDS = {
    "plain": (deal_with(P="next:B"), "P", "PB"),
    "zone": (deal_with(P="long"), "P", "P"),
    "any": (PLAIN, "W", "W"),
    "own colour": (deal_with(W="corner:W"), "W", "W"),
    "same": (deal_with(O="same:P", P="next:B"), "O", "OPB"),
    "same of same": (deal_with(Y="same:O", O="same:P", P="far:B"), "Y", "YOPB"),
    "contrary": (deal_with(K="contrary:P", P="next:B"), "K", "KPB"),
    "contrary of contrary": (
        deal_with(K="contrary:O", O="contrary:P", P="apart:B"),
        "K",
        "KOPB",
    ),
    "same as any": (deal_with(O="same:P"), "O", "OP"),
    "leads to oneself": (deal_with(R="same:Y", Y="same:G", G="next:R"), "R", "RYG"),
    "card as printed": (deal_with(K="same:G", G="next:G"), "K", "KG"),
    "contrary of a card as printed": (deal_with(K="contrary:G", G="next:G"), "K", "KG"),
    "loop": (deal_with(W="same:P", P="same:W"), "W", "WP"),
    "led into a loop": (deal_with(Y="contrary:W", W="same:P", P="same:W"), "Y", "YWP"),
    "its own card again": (deal_with(W="same:W"), "W", "W"),
    "two cards": (deal_with(O="same:P", P="next:B+opposite:K"), "O", "OPBK"),
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", STRANDS)
def test_a_verdict_names_its_birds(kind: str, code: str) -> None:
    deal, wisher, birds = STRANDS[kind]
    text = told(code, deal, wisher)
    assert named(code, text) == {bird for bird in BIRDS if bird.letter in birds}, text
    assert "{" not in text


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("same", "Orange wants what Pink wants: to sit next to Blue."),
        (
            "contrary",
            "Black wants the contrary of Pink, and Pink wants to sit next to Blue. "
            "So Black wants not to sit next to Blue.",
        ),
        (
            "contrary of contrary",
            "Black wants the contrary of what Orange wants. "
            "Orange wants the contrary of Pink, "
            "and Pink wants to sit neither next to nor opposite Blue. "
            "The contraries cancel out: Black wants to sit neither next to nor opposite Blue.",
        ),
        (
            "loop",
            "White wants what Pink wants. Pink wants what White wants. "
            "That goes round in a circle and asks for nothing.",
        ),
        ("own colour", "White’s card shows White itself: any seat will do."),
        ("its own card again", "White’s card shows White itself: any seat will do."),
        (
            "leads to oneself",
            "Red wants what Yellow wants. Yellow wants what Green wants: to sit next to Red. "
            "So the wish is about Red itself: any seat will do.",
        ),
        ("card as printed", "Black wants what Green’s card says: to sit next to Green."),
        (
            "two cards",
            "Pink has two cards, and both count. "
            "Orange wants what Pink wants: to sit next to Blue. "
            "Orange wants what Pink wants: to sit opposite Black.",
        ),
    ],
)
def test_verdicts_in_english(kind: str, text: str) -> None:
    deal, wisher, _ = STRANDS[kind]
    assert told("en", deal, wisher) == text


def test_names_run_together_with_words_where_they_should() -> None:
    deal = deal_with(K="next:O", W="contrary:K")
    assert told("fr", deal, "K") == "Noir veut être à côté d’Orange."
    assert told("it", deal, "K") == "Nero vuole stare accanto ad Arancione."
    assert "le contraire de Noir, et Noir veut être à côté d’Orange" in told("fr", deal, "W")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_missing_bird_is_told(code: str) -> None:
    board = SEATED.take_off(Bird.BLUE)
    near = told(code, WORKED, "P", board)
    away = told(code, WORKED, "K", board)
    assert near != told(code, WORKED, "P")
    assert away != told(code, WORKED, "K")
    assert named(code, near) == {Bird.PINK, Bird.BLUE}
    (line,) = teller(code).missing(Bird.BLUE)
    assert named(code, line.text) == {Bird.BLUE}


# The screen.


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with Table(tmp_path, (1280, 800)) as running:
        yield running


def visit(table: Table, session: Session, index: int = 0) -> ReviewScreen:
    table.app.nav.go("review", session=session, index=index)
    table.frames(2)
    screen: ReviewScreen = table.app.nav.screen
    return screen


def worked(table: Table) -> ReviewScreen:
    session = begin(table, [Seat()], variant="tricky")
    play_round(session, [SEATED], WORKED)
    return visit(table, session)


def test_the_review_steps_by_itself_to_the_summary(table: Table) -> None:
    review = worked(table)
    seen = []
    for _ in range(400):
        if review.phase is not Phase.STEPS:
            break
        if not seen or seen[-1] != review.step:
            seen.append(review.step)
        table.frames(1, STEP / 4)
    assert seen == list(range(8))
    assert review.phase is Phase.SUMMARY
    assert review.stones == 2


def test_signs_agree_with_the_engine(table: Table) -> None:
    review = worked(table)
    review.to_summary()
    judged = judge(WORKED, SEATED)
    signs = {card.bird: card.signs for card in review.cards}
    assert signs == {verdict.bird: {0: verdict.fulfilled} for verdict in judged.verdicts}
    assert [bird for bird, good in review.board.verdicts.items() if not good] == [
        Bird.RED,
        Bird.BLUE,
    ]


def test_a_tap_on_a_card_goes_there_and_stays(table: Table) -> None:
    review = worked(table)
    table.tap(review.cards[Bird.BLUE])
    assert review.hearing.steps[review.step].bird is Bird.BLUE
    table.frames(24, STEP / 4)
    assert review.hearing.steps[review.step].bird is Bird.BLUE
    verdict = verdict_at(review.hearing.judgement(0), review.hearing.steps[review.step])
    assert verdict is not None
    assert review.board.lit == verdict.content
    assert review.page.judged
    assert not review.page.good


def test_a_tap_on_the_words_hastens(table: Table) -> None:
    review = worked(table)
    table.tap(review.page.ids.lines)
    table.until(lambda: review.page.judged, frames=20)
    assert review.step == 0
    table.tap(review.page.ids.lines)
    table.until(lambda: review.step == 1, frames=20)


def test_the_best_board_is_really_best(table: Table) -> None:
    review = worked(table)
    review.to_summary()
    table.until(lambda: review.solution is not None, seconds=0.2)
    review.show_board(best=True)
    assert judge(WORKED, review.board.board).stones == fewest_stones(WORKED) == review.stones == 1
    assert str(solve(WORKED).boards) in review.page.ways
    review.show_board(best=False)
    assert review.board.board == SEATED


def test_missing_birds_cost_one_stone_each(table: Table) -> None:
    session = begin(table, [Seat()], variant="expert", doubled=8)
    play_round(session, [parse_board("T=W")])
    review = visit(table, session)
    review.to_summary()
    assert review.stones == session.match.rounds[0].judgements[0].stones


@pytest.mark.parametrize("variant", ["first", "two-strengths", "expert"])
def test_every_step_can_be_shown_for_everybody(table: Table, variant: str) -> None:
    session = whole_match(table, [Seat("Anna"), Seat("Ben")], variant=variant)
    for index, judged in enumerate(session.match.rounds):
        hearing = Hearing(session.match, index)
        for seat in (0, 1):
            stones = [costs(hearing.judgement(seat), step) for step in hearing.steps]
            assert sum(stones) == judged.judgements[seat].stones
    review = visit(table, session, 1)
    review.running = False
    for seat in (0, 1):
        review.show_seat(seat)
        while review.phase is Phase.STEPS:
            review.forward()
        assert review.stones == session.match.rounds[1].judgements[seat].stones
        review.open_round(1)
        review.running = False


def test_the_next_round_begins_at_the_table(table: Table) -> None:
    review = worked(table)
    review.to_summary()
    table.frames(2)
    table.tap(table.saying("Next round"))
    table.until(lambda: table.app.nav.place == "uluru", frames=30)
    table.until(lambda: table.app.session.match.deal is not None, frames=60)


def test_the_end_names_winners_and_ties(table: Table) -> None:
    session = begin(table, [Seat("Anna"), Seat("Ben"), Seat("Chiara")], "match")
    while session.match.outcome is None:
        while CHANCE in session.match.actors:
            session.draw()
        deal = session.match.deal
        best = solve(deal).board
        play_round(session, [best, Board(), best])
    review = visit(table, session, 5)
    review.to_final()
    table.frames(2)
    assert review.page.headline == "Anna and Chiara share the win"


def test_the_end_of_a_solo_match_compares_with_earlier_ones(table: Table) -> None:
    first = whole_match(table, [Seat()], seed=1)
    review = visit(table, first, 5)
    review.to_final()
    assert "first match" in review.page.remark
    second = whole_match(table, [Seat()], seed=90)
    review = visit(table, second, 5)
    review.to_final()
    (chart,) = review.page.ids.chart.children
    assert chart.values == [first.match.stones[0], second.match.stones[0]]


def test_a_total_is_compared_with_those_of_the_same_sand(table: Table) -> None:
    timeless = whole_match(table, [Seat()], seed=1, hourglass="off")
    timed = whole_match(table, [Seat()], seed=40, hourglass=60)
    review = visit(table, timed, 5)
    review.to_final()
    assert "first match" in review.page.remark
    last = whole_match(table, [Seat()], seed=90, hourglass="off")
    review = visit(table, last, 5)
    review.to_final()
    (chart,) = review.page.ids.chart.children
    assert chart.values == [timeless.match.stones[0], last.match.stones[0]]


@pytest.mark.parametrize(
    "header",
    [
        "",
        "[",
        "{}",
        '{"match": 3}',
        '{"match": {"options": [1], "seats": 4}}',
        '{"match": {"options": {"variant": []}, "seats": [{}]}}',
    ],
)
def test_a_damaged_match_is_not_compared_with(table: Table, header: str) -> None:
    journal = table.app.journal
    journal.finish(journal.begin("uluru", "solo", header), "{}", -1)
    review = visit(table, whole_match(table, [Seat()]), 5)
    review.to_final()
    assert "first match" in review.page.remark
    table.app.nav.go("records")
    table.frames(5)
    assert table.app.nav.place == "records"


def test_records_open_a_match_by_its_number(table: Table) -> None:
    session = whole_match(table, [Seat()])
    table.app.session = None
    table.app.nav.go("review", match=session.number)
    review = table.app.nav.screen
    assert review.phase is Phase.FINAL
    review.page._open(2)
    assert review.board.board == session.match.rounds[2].boards[0]
    assert review.back()
    assert review.phase is Phase.FINAL


def test_a_match_that_is_not_there_leads_back(table: Table) -> None:
    table.app.nav.go("review", match=12345)
    table.frames(3)
    assert table.app.nav.place == "home"


SIZES = [(360, 640), (800, 1280), (1280, 800), (1600, 1000)]


@pytest.mark.parametrize("size", SIZES)
def test_no_word_of_the_review_is_cut_off(tmp_path: Path, size: tuple[int, int]) -> None:
    with Table(tmp_path, size, language="de", text_size=130) as table:
        session = whole_match(table, [Seat("Anna"), Seat("Benedikt")], variant="expert")
        review = visit(table, session, 1)
        for phase in (None, review.to_summary, review.to_final):
            if phase is not None:
                phase()
            table.frames(4)
            assert cut_off(table) == []


def cut_off(table: Table) -> list[str]:
    """The texts that are wider or taller than the place they have."""
    return [
        widget.text
        for widget in table.app.nav.screen.walk()
        if getattr(widget, "text", "")
        and hasattr(widget, "texture_size")
        and widget.opacity
        and (
            widget.texture_size[0] > widget.width + 1 or widget.texture_size[1] > widget.height + 1
        )
    ]


def test_nothing_stays_scheduled_when_the_review_is_left(table: Table) -> None:
    review = worked(table)
    step = review.step
    table.app.nav.home()
    table.frames(12, STEP / 4)
    assert review.step == step
