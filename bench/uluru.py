"""Uluru: the exact solver against OR-Tools CP-SAT, its tables, and the bots."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from statistics import mean
from typing import Any

from ortools.sat.python import cp_model

from bench import Measured
from engines.contract import Seat
from engines.games import game_named
from engines.playout import bot_seed, finish, playout
from engines.uluru.board import BIRDS, SEATS, Bird, Board
from engines.uluru.chains import Demand, strands
from engines.uluru.moves import DealCards
from engines.uluru.solver import fewest_stones, solve, warm_up
from engines.uluru.wishes import Deal, cards, deal_of

DEALS = 200
MATCHES = 300
ROUNDS = 500


def random_deals(count: int) -> list[Deal]:
    """Deals of levels 3 to 5, the same in every run."""
    rng = random.Random("the deals of the Uluru bench")
    pile = cards(3, 4, 5)
    return [deal_of(rng.sample(pile, 8)) for _ in range(count)]


def demands(deal: Deal) -> Iterator[tuple[Bird, Demand]]:
    """What every bird comes to ask for: CP-SAT need not follow the chains."""
    for bird in BIRDS:
        (strand,) = strands(deal, bird, 0)
        if not strand.automatic and strand.demand is not None:
            yield bird, strand.demand


def with_tables(deal: Deal) -> cp_model.CpModel:
    """The textbook model: a seat for every bird, all different, and a table for every wish."""
    model = cp_model.CpModel()
    seat_of = [model.new_int_var(0, 7, bird.name) for bird in BIRDS]
    model.add_all_different(seat_of)
    content = []
    for bird, demand in demands(deal):
        named = demand.wish.bird
        if named is None:
            pairs = [(int(seat),) for seat in demand.seats(Board())]
            table = model.add_allowed_assignments([seat_of[bird]], pairs)
        else:
            pairs = [
                (int(seat), int(there))
                for there in SEATS
                for seat in demand.seats(Board().place(named, there))
            ]
            table = model.add_allowed_assignments([seat_of[bird], seat_of[named]], pairs)
        content.append(model.new_bool_var(f"{bird.name} is content"))
        table.only_enforce_if(content[-1])
    model.maximize(sum(content))
    return model


def with_clauses(deal: Deal) -> cp_model.CpModel:
    """The model of somebody who knows that CP-SAT is a SAT solver at heart.

    A boolean for every bird on every seat; "if the other one is there, I am on one of these
    seats or not content" is a clause.
    """
    model = cp_model.CpModel()
    sits = [[model.new_bool_var(f"{bird}{seat}") for seat in SEATS] for bird in BIRDS]
    for bird in BIRDS:
        model.add_exactly_one(sits[bird])
    for seat in SEATS:
        model.add_exactly_one(sits[bird][seat] for bird in BIRDS)
    content = []
    for bird, demand in demands(deal):
        happy = model.new_bool_var(f"{bird.name} is content")
        named = demand.wish.bird
        if named is None:
            here = [sits[bird][seat] for seat in demand.seats(Board())]
            model.add_bool_or(happy.negated(), *here)
        else:
            for there in SEATS:
                here = [sits[bird][s] for s in demand.seats(Board().place(named, there))]
                model.add_bool_or(happy.negated(), sits[named][there].negated(), *here)
        content.append(happy)
    model.maximize(sum(content))
    return model


def timed(act: Callable[..., Any], *args: Any) -> tuple[float, Any]:
    begun = time.perf_counter()
    result = act(*args)
    return time.perf_counter() - begun, result


def one_optimum(deal: Deal) -> Board:
    return solve(deal).board


def solo_matches(level: str) -> None:
    for seed in range(MATCHES):
        playout(game_named("uluru"), [level], {"variant": "after-first"}, seed)


def against_cp_sat() -> Iterator[Measured]:
    """Both look for one optimum of the same deals, turn by turn, so that both see the same load."""
    deals = random_deals(DEALS)
    warm_up()
    for name, build, at_least in (
        ("textbook model (AllDifferent, tables)", with_tables, 300),
        ("hand-tuned model (clauses)", with_clauses, None),
    ):
        ours, building, search = [], [], []
        for deal in deals:
            ours.append(min(timed(one_optimum, deal)[0] for _ in range(3)))
            seconds, model = timed(build, deal)
            building.append(seconds)
            solver = cp_model.CpSolver()
            solver.parameters.num_workers = 1
            search.append(timed(solver.solve, model)[0])
            wishes = sum(1 for _ in demands(deal))
            if wishes - solver.objective_value != fewest_stones(deal):
                raise SystemExit(f"CP-SAT and the solver disagree on {deal}.")
        yield Measured("our solver, one optimum", mean(ours) * 1e6, "µs")
        yield Measured(f"CP-SAT, {name}", mean(search) * 1e3, "ms")
        ratio = mean(search) / mean(ours)
        yield Measured("  CP-SAT's search / our solver", ratio, "x", at_least=at_least)
        whole = (mean(search) + mean(building)) / mean(ours)
        yield Measured("  the same with building its model", whole, "x")


def cold(code: str) -> float:
    """What a fresh process prints, so that the tables are really cold."""
    begin = "import sys, time, tracemalloc; from engines.uluru import solver;"
    return float(subprocess.check_output([sys.executable, "-c", begin + code]))


def tables() -> Iterator[Measured]:
    timing = "t = time.perf_counter(); solver.warm_up(); print(time.perf_counter() - t)"
    yield Measured("building all tables", min(cold(timing) for _ in range(3)), "s", at_most=0.5)
    sizing = "tracemalloc.start(); solver.warm_up(); print(tracemalloc.get_traced_memory()[0])"
    yield Measured("memory of all tables", cold(sizing) / 1e6, "MB", at_most=30)
    start = "import engines.uluru; print(solver._tables.cache_info().currsize)"
    yield Measured("tables built by importing the game", cold(start), at_most=0)


def matches() -> Iterator[Measured]:
    for level in game_named("uluru").levels:
        seconds, _ = timed(solo_matches, level)
        rate = MATCHES / seconds * 60
        yield Measured(f"solo matches a minute, {level}", rate, at_least=2000)


def mean_stones(level: str, variant: str) -> float:
    """Mean stones of a round by a bot alone with an hourglass of a minute, over fixed deals."""
    game = game_named("uluru")
    stones: list[int] = []
    for seed in range(ROUNDS // 6 + 1):
        match = game.start([Seat(bot=level)], {"variant": variant}, seed)
        finish(match, [game.bot(level, bot_seed(seed, 0))])
        stones += [each.judgements[0].stones for each in match.rounds]
    return mean(stones[:ROUNDS])


def best_stones(variant: str) -> float:
    """Mean of the fewest stones possible on the same deals."""
    game = game_named("uluru")
    played = [playout(game, ["expert"], {"variant": variant}, n) for n in range(ROUNDS // 6 + 1)]
    deals = [
        each.move.deal for m in played for each in m.played if isinstance(each.move, DealCards)
    ]
    return mean(fewest_stones(deal) for deal in deals[:ROUNDS])


def skills() -> Iterator[Measured]:
    """The levels stand clearly apart: each one costs at least a quarter less than the one below."""
    for variant in ("first", "after-first", "tricky"):
        below: float | None = None
        for level in game_named("uluru").levels:
            stones = mean_stones(level, variant)
            yield Measured(
                f"stones a round, {variant}, {level}",
                stones,
                at_most=None if below is None else below * 0.75,
            )
            below = stones
        yield Measured(f"stones a round, {variant}, the best possible", best_stones(variant))


def measure() -> Iterator[Measured]:
    yield from against_cp_sat()
    yield from tables()
    yield from matches()
    yield from skills()
