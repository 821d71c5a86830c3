"""Why a move is not legal now, in one sentence for every rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.sentences import IllegalMoveError
from engines.wongar.legal import moves, ritual_targets, targets
from engines.wongar.material import BY_ANCESTOR, DOUBLE
from engines.wongar.moves import (
    OUT,
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


def refusal(now: Position, move: Move) -> IllegalMoveError | None:
    """The rule that a move breaks now, or None."""
    return _REFUSALS[now.step](now, move)


def _no_chance(now: Position, move: Move) -> IllegalMoveError | None:
    if isinstance(move, (Turn, Draw, Deal, Begin)) and move in moves(now):
        return None
    return IllegalMoveError("Chance cannot bring this now.")


def _no_act(now: Position, move: Move) -> IllegalMoveError | None:
    if isinstance(move, Take):
        if now.open[move.area] != NONE:
            return None
        return IllegalMoveError("No card lies open on this area.")
    if isinstance(move, PlayHand):
        if now.hands[now.seat][move.figure]:
            return None
        return IllegalMoveError("There is no such card in your hand.")
    return IllegalMoveError("Take an open area card, or play an Ancestor or Elder from your hand.")


def _no_pair(now: Position, move: Move) -> IllegalMoveError | None:
    if isinstance(move, Enough):
        return None
    if not isinstance(move, Pair):
        return IllegalMoveError("Choose one of the three pairs, or use none.")
    if move.pair == 0 and not now.supply[now.seat][now.kind]:
        return IllegalMoveError("No stone of this kind is left in your supply.")
    if move.pair == 2 and not now.any_rituals:
        return IllegalMoveError("No ritual card is left to be taken.")
    return None


def _no_place(now: Position, move: Move) -> IllegalMoveError | None:
    if isinstance(move, Enough):
        return None
    if not isinstance(move, Place):
        return IllegalMoveError("Place a stone, or leave it at that.")
    if now.kind not in (NONE, move.kind):
        return IllegalMoveError("All stones of this card are of one kind.")
    if not now.supply[now.seat][move.kind]:
        return IllegalMoveError("No stone of this kind is left in your supply.")
    return None


def _no_pick(now: Position, move: Move) -> IllegalMoveError | None:
    if isinstance(move, Pick):
        if now.pile[move.card]:
            return None
        return IllegalMoveError("There is no such ritual card in the pile.")
    if isinstance(move, Enough) and not now.must:
        return None
    return IllegalMoveError("Choose a ritual card from the pile.")


def _no_go(now: Position, move: Move) -> IllegalMoveError | None:
    if not isinstance(move, Go):
        return IllegalMoveError("First move the figure on the board.")
    if move.area in targets(now):
        return None
    if now.figures == BY_ANCESTOR:
        return IllegalMoveError("The Ancestor moves to a neighbouring area.")
    return IllegalMoveError("The Elder moves one or two areas.")


def _no_ritual(now: Position, move: Move) -> IllegalMoveError | None:
    if isinstance(move, Pass):
        return None
    if not isinstance(move, Ritual):
        return IllegalMoveError("Play a ritual card, or pass.")
    if move.card not in (move.kind, DOUBLE) or not now.rituals[now.seat][move.card]:
        return IllegalMoveError("There is no such ritual card in your hand.")
    return _no_stone(now, move.act, move.kind, move.target)


def _no_again(now: Position, move: Move) -> IllegalMoveError | None:
    if isinstance(move, Enough):
        return None
    if not isinstance(move, Again) or move.act != now.again:
        return IllegalMoveError(
            "A double does the same action a second time, or leaves it at one stone."
        )
    return _no_stone(now, move.act, now.kind, move.target)


def _no_stone(now: Position, act: int, kind: int, target: int) -> IllegalMoveError | None:
    if target in ritual_targets(now, act, kind):
        return None
    if act == OUT:
        if target == now.colours[now.seat]:
            return IllegalMoveError("Only stones of other players are taken out of an area.")
        return IllegalMoveError("There is no such stone in the area of the ceremony.")
    if target not in now.board.neighbours[now.area]:
        return IllegalMoveError(
            "A ritual moves stones only between the ceremony's area and its neighbours."
        )
    return IllegalMoveError("There is no such stone to move.")


_REFUSALS: dict[Step, Callable[[Position, Any], IllegalMoveError | None]] = {
    Step.TURN: _no_chance,
    Step.STONES: _no_chance,
    Step.RITUALS: _no_chance,
    Step.FIGURES: _no_chance,
    Step.ACT: _no_act,
    Step.PAIR: _no_pair,
    Step.PLACE: _no_place,
    Step.PICK: _no_pick,
    Step.GO: _no_go,
    Step.RITUAL: _no_ritual,
    Step.AGAIN: _no_again,
}
