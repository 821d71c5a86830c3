"""How the match goes on: what every move does, and what follows it.

Set-up, rounds, actions and ceremonies are one chain of steps; whatever needs nobody's decision
happens at once. The moves given to `apply` must be legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.contract import CHANCE
from engines.wongar.board import AREAS
from engines.wongar.ceremony import again, content, hold, leave, ritual
from engines.wongar.material import (
    ANCESTOR,
    BOTH,
    BY_ANCESTOR,
    BY_BOTH,
    BY_ELDER,
    CARDS,
    DOUBLE,
    FIRST_RITUALS,
    FOUR,
    KINDS,
    SCORPION,
    TRIPLE,
)
from engines.wongar.moves import (
    Again,
    Begin,
    Deal,
    Draw,
    Enough,
    Go,
    Move,
    Pair,
    Pass,
    Pick,
    Place,
    PlayHand,
    Ritual,
    Take,
    Turn,
)
from engines.wongar.position import NONE, Position, Step

# Stones and ritual cards of the three pairs.
_PAIRS = ((2, 0), (1, 1), (0, 2))


def apply(now: Position, move: Move) -> None:
    """Makes a move and everything that follows from it."""
    _APPLY[type(move)](now, move)


# Set-up.


def _turn(now: Position, move: Turn) -> None:
    area, card = move.area, move.card
    pile = now.piles[area]
    if pile[card]:
        pile[card] -= 1
    else:  # the scorpions that were put under the pile come last
        now.buried[area] -= 1
    if card != SCORPION:
        now.open[area] = card
    elif not now.round:
        now.buried[area] += 1
    else:
        now.gone[area][0] += 1
        now.space = min(now.space + 1, now.board.last_space)
    if next_to_turn(now) == NONE:
        if now.round:
            _elders_privilege(now)
        else:
            now.step = Step.STONES


def next_to_turn(now: Position) -> int:
    """The first area that shows no card although its pile holds one."""
    for area in range(AREAS):
        if now.open[area] == NONE and not now.exhausted(area):
            return area
    return NONE


def next_to_fill(now: Position) -> int:
    """The area that the next stone out of the bag goes to."""
    for area, row in enumerate(now.stones):
        if sum(row) < now.players * (2 if area in now.board.doubled else 1):
            return area
    return NONE


def _draw(now: Position, move: Draw) -> None:
    stone = now.seat_of[move.colour] * 3 + move.kind
    now.stones[next_to_fill(now)][stone] += 1
    now.bag[stone] -= 1
    if not any(now.bag):
        now.step = Step.RITUALS


def next_to_deal(now: Position) -> int:
    """The seat that the next of the first ritual cards goes to."""
    return sum(map(sum, now.rituals)) // FIRST_RITUALS


def _deal(now: Position, move: Deal) -> None:
    now.rituals[next_to_deal(now)][move.card] += 1
    now.pile[move.card] -= 1
    if next_to_deal(now) == now.players:
        for cards in now.rituals:
            cards[DOUBLE] = 1
        now.step = Step.FIGURES


def _begin(now: Position, move: Begin) -> None:
    now.boomerang = now.holder[0] = now.seat_of[move.ancestor]
    now.holder[1] = now.seat_of[move.elder]
    now.round = 1
    _elders_privilege(now)


# A round.


def _next_round(now: Position) -> None:
    now.round += 1
    now.done = 0
    if now.boomerang == now.holder[0]:
        now.holder[0] = (now.boomerang + 1) % now.players
    now.boomerang = now.holder[0]
    if next_to_turn(now) == NONE:
        _elders_privilege(now)
    else:
        now.step, now.seat = Step.TURN, CHANCE


def _elders_privilege(now: Position) -> None:
    now.turn = NONE
    if now.any_rituals:
        now.picks, now.must = 1, True
        _look_through_pile(now, now.holder[1])
    else:
        _next_action(now)


def _next_action(now: Position) -> None:
    """The next player who has not acted in this round, the boomerang's holder first."""
    now.turn = now.seat = (now.boomerang + now.done) % now.players
    now.step = Step.ACT
    now.done += 1


def _end_action(now: Position) -> None:
    now.kind = now.area = NONE
    now.places = now.picks = now.figures = 0
    now.must = False
    if now.done < now.players:
        _next_action(now)
    elif now.ending:
        now.step, now.turn = Step.OVER, NONE
        for seat, points in enumerate(now.bonus):
            now.points[seat] += points
    else:
        now.turn = NONE
        _next_round(now)


# An action.


def _take(now: Position, move: Take) -> None:
    area, seat = move.area, now.seat
    card = now.open[area]
    now.open[area] = NONE
    if card == TRIPLE:
        now.gone[area][1] += 1
        now.places = 3
        _go_on(now)
        return
    now.kept[seat].append(area * CARDS + card)
    now.backs[seat][area] += 1
    if card in KINDS:
        now.kind = card
        if now.supply[seat][card]:
            now.supply[seat][card] -= 1
            now.stones[area][seat * 3 + card] += 1
        if now.supply[seat][card] or now.any_rituals:
            now.step = Step.PAIR
        else:
            _end_action(now)
    elif card == FOUR:
        now.picks, now.must = 4, True
        _go_on(now)
    elif card == BOTH:
        now.holder[0] = now.holder[1] = seat
        now.stands[0] = now.stands[1] = area
        now.figures = BY_BOTH
        if hold(now, area):
            _end_action(now)
    else:
        _call(now, card - ANCESTOR)


def _play_hand(now: Position, move: PlayHand) -> None:
    now.hands[now.seat][move.figure] -= 1
    _call(now, move.figure)


def _call(now: Position, figure: int) -> None:
    now.holder[figure] = now.seat
    now.figures = BY_ELDER if figure else BY_ANCESTOR
    now.step = Step.GO


def _go(now: Position, move: Go) -> None:
    now.stands[0 if now.figures == BY_ANCESTOR else 1] = move.area
    if hold(now, move.area):
        _end_action(now)


def _pair(now: Position, move: Pair) -> None:
    now.places, now.picks = _PAIRS[move.pair]
    _go_on(now)


def _go_on(now: Position) -> None:
    """To the next stone or ritual card of this action, as long as there is one to be had."""
    supply = now.supply[now.seat]
    if now.places and (any(supply) if now.kind == NONE else supply[now.kind]):
        now.step = Step.PLACE
    elif now.picks and now.any_rituals:
        _look_through_pile(now, now.seat)
    else:
        _end_action(now)


def _place(now: Position, move: Place) -> None:
    seat, kind = now.seat, move.kind
    now.kind = kind
    now.supply[seat][kind] -= 1
    now.stones[move.area][seat * 3 + kind] += 1
    now.places -= 1
    if not now.places or not now.supply[seat][kind]:
        _go_on(now)


def _look_through_pile(now: Position, seat: int) -> None:
    if not any(now.pile):
        now.pile, now.discards = now.discards, [0, 0, 0, 0]
    now.step, now.seat = Step.PICK, seat


def _pick(now: Position, move: Pick) -> None:
    now.pile[move.card] -= 1
    now.rituals[now.seat][move.card] += 1
    now.picks -= 1
    if now.turn == NONE:
        now.must = False
        _next_action(now)
    else:
        _go_on(now)


def _enough(now: Position, _: Enough) -> None:
    if now.step is Step.AGAIN:
        if content(now):
            _end_action(now)
    elif now.step is Step.PLACE:
        now.places = 0
        _go_on(now)
    else:
        _end_action(now)


# A ceremony.


def _in_ceremony(play: Callable[[Position, Any], bool]) -> Callable[[Position, Any], None]:
    """A move inside a ceremony; the action ends with the ceremony."""

    def played(now: Position, move: Any) -> None:
        if play(now, move):
            _end_action(now)

    return played


_APPLY: dict[type, Callable[[Position, Any], None]] = {
    Turn: _turn,
    Draw: _draw,
    Deal: _deal,
    Begin: _begin,
    Take: _take,
    PlayHand: _play_hand,
    Go: _go,
    Pair: _pair,
    Place: _place,
    Pick: _pick,
    Enough: _enough,
    Ritual: _in_ceremony(ritual),
    Again: _in_ceremony(again),
    Pass: _in_ceremony(leave),
}
