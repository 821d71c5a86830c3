"""Chains that come back to where they have been ask for nothing, whatever their shape."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engines.uluru.board import BIRDS, Bird, Board
from engines.uluru.chains import strands
from engines.uluru.judge import judge
from engines.uluru.solver import solve, spread
from engines.uluru.wishes import FOLLOWING, Deal, Kind, Wish, cards

quick = settings(max_examples=300, deadline=None)
links = st.sampled_from((Kind.SAME, Kind.CONTRARY))
pointers = st.builds(Wish, links, st.sampled_from(BIRDS))
wishes = st.sampled_from(tuple(dict.fromkeys(cards(1, 2, 3, 4)))) | pointers
pairs = st.lists(wishes, min_size=1, max_size=2).map(tuple)
deals = st.lists(pairs, min_size=8, max_size=8).map(lambda each: Deal(tuple(each)))
boards = st.permutations((*BIRDS, *[None] * 3)).map(lambda order: Board(tuple(order[:8])))


@quick
@given(st.lists(pointers, min_size=8, max_size=8), boards)
def test_when_everybody_points_at_somebody_nobody_asks_for_anything(
    pointing: list[Wish], board: Board
) -> None:
    deal = Deal(tuple((wish,) for wish in pointing))
    judgement = judge(deal, board)
    assert judgement.unfulfilled == ()
    assert all(verdict.automatic for verdict in judgement.verdicts)
    assert judgement.stones == len(board.unplaced)
    assert spread(deal) == {0: 40_320}


@quick
@given(st.permutations(BIRDS), st.integers(1, 8), st.data())
def test_a_loop_of_any_length_and_all_who_run_into_it_are_content(
    order: list[Bird], length: int, data: st.DataObject
) -> None:
    ring = order[:length]
    given_cards: list[Wish] = [Wish(Kind.NEXT, BIRDS[0])] * 8
    for at, bird in enumerate(ring):
        given_cards[bird] = Wish(data.draw(links), BIRDS[ring[(at + 1) % length]])
    inside = list(ring)
    for bird in order[length:]:  # each points into what has gathered so far
        given_cards[bird] = Wish(data.draw(links), BIRDS[data.draw(st.sampled_from(inside))])
        inside.append(bird)
    deal = Deal(tuple((wish,) for wish in given_cards))
    for bird in BIRDS:
        (strand,) = strands(deal, bird, 0)
        assert strand.demand is None
        assert strand.automatic
        assert strand.birds[0] == bird
        assert strand.birds[-1] in strand.birds[:-1]
        assert len(set(strand.birds)) == len(strand.birds) - 1


@quick
@given(deals)
def test_a_strand_visits_nobody_twice_and_follows_the_printed_cards(deal: Deal) -> None:
    for bird in BIRDS:
        for card in range(len(deal.cards[bird])):
            for strand in strands(deal, bird, card):
                assert strand.birds[0] == bird
                assert strand.wishes[0] == deal.cards[bird][card]
                assert len(strand.wishes) <= 8
                *links_followed, last = strand.wishes
                assert all(wish.kind in FOLLOWING for wish in links_followed)
                for wish, reader, following in zip(
                    links_followed, strand.birds[1:], strand.wishes[1:], strict=False
                ):
                    assert wish.bird == reader
                    assert following in deal.cards[reader]
                if strand.demand is None:
                    assert last.bird == strand.birds[-1]
                    assert last.bird in strand.birds[:-1]
                else:
                    assert strand.demand.wish == last
                    flips = sum(wish.kind is Kind.CONTRARY for wish in links_followed)
                    assert strand.demand.contrary == bool(flips % 2)
                    assert len(set(strand.birds)) == len(strand.birds)


@quick
@given(deals, st.permutations(BIRDS))
def test_the_contrary_of_a_contrary_is_the_same(deal: Deal, order: list[Bird]) -> None:
    wisher, between, target = order[:3]
    wanted = []
    for link in (Kind.SAME, Kind.CONTRARY):
        given_cards = list(deal.cards)
        given_cards[wisher] = (Wish(link, between),)
        given_cards[between] = (Wish(link, target),)
        followed = strands(Deal(tuple(given_cards)), wisher, 0)
        wanted.append([strand.demand for strand in followed])
    assert wanted[0] == wanted[1]


@quick
@given(deals, boards)
def test_the_solver_promises_what_the_judge_confirms(deal: Deal, board: Board) -> None:
    solution = solve(deal, board)
    assert judge(deal, solution.board).stones == solution.stones
    found = spread(deal, board)
    assert min(found) == solution.stones
    assert found[solution.stones] == solution.boards
    assert 0 <= solution.difficulty <= 15.3
