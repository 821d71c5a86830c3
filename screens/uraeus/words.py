"""What is said at the Uraeus table: whose turn it is, what must be done, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.contract import CHANCE, Played
from engines.uraeus.journey import OFF
from engines.uraeus.moves import Go, Pass, Throw
from engines.uraeus.snake import GEESE, HOME, STONES, TAIL, owner, stones_on
from engines.uraeus.state import State
from screens.uraeus.ways import Way, Ways

Tr = Callable[..., str]


class Words:
    """Speaks of seats by their names."""

    def __init__(self, tr: Tr, names: Sequence[str], people: Sequence[int]) -> None:
        self.tr = tr
        self.names = names
        self._people = people

    # What is to be done.

    def before_throw(self, state: State) -> str:
        """Whose hand holds the die."""
        seat = state.thrower
        if seat is None:
            return ""
        name, tr = self.names[seat], self.tr
        if state.turn is None:
            if seat in self._people:
                return tr("{name}: throw for the right to begin.", name=name)
            return tr("{name} throws for the right to begin.", name=name)
        if seat in self._people:
            return tr("{name}: throw the die.", name=name)
        return tr("{name} throws.", name=name)

    def after_throw(self, state: State, ways: Ways) -> str:
        """What the player can make of the throw, and what must be done first."""
        tr, seat, pips = self.tr, state.turn, state.pips
        if seat is None:
            return ""
        if not ways:
            return tr("No stone can move with a {pips}. The turn passes.", pips=pips)
        if seat not in self._people:
            return tr("{name} threw a {pips}.", name=self.names[seat], pips=pips)
        bound = state.duties
        able = [field for field in bound if any(origin.field == field for origin in ways)]
        if len(able) == 1:
            return self.duty(able[0])
        if able:
            fields = ", ".join(map(str, able))
            return tr("Duty! One of the stones on {fields} must move.", fields=fields)
        if bound:
            return tr("The stone with a duty is stuck: move any other.")
        return tr("A {pips}: choose a glowing stone.", pips=pips)

    def duty(self, field: int) -> str:
        if field in GEESE:
            return self.tr("Duty! The stone among the geese, on {field}, must move.", field=field)
        return self.tr("Duty! The upper stone on {field} must move.", field=field)

    # What happened.

    def first_throw(self, before: State, after: State, pips: int) -> str:
        """A throw for the right to begin, and what came of it."""
        tr = self.tr
        told = tr("{name} threw a {pips}.", name=self.names[before.throwing[0]], pips=pips)
        if after.turn is not None:
            begins = tr("{name} begins.", name=self.names[after.turn])
            return f"{told} {begins}"
        if len(before.throwing) == 1:
            names = ", ".join(self.names[seat] for seat in after.throwing)
            again = tr("A tie: {names} throw again.", names=names)
            return f"{told} {again}"
        return told

    def moved(self, before: State, way: Way, after: State) -> str:
        """A move in a sentence or two."""
        seat = before.turn or 0
        told = self._went(before, way, self.names[seat])
        if seat in after.finished and seat not in before.finished:
            place = after.finished.index(seat) + 1
            told = self.tr(
                "{name} has brought all three stones home: place {n}!",
                name=self.names[seat],
                n=place,
            )
        return told

    def _went(self, before: State, way: Way, name: str) -> str:
        tr, journey = self.tr, way.journey
        end = journey.stops[-1].field
        if end == TAIL:
            return tr("{name} brings a stone home.", name=name)
        if end == OFF:
            return tr("{name} leaves the board over the head.", name=name)
        if journey.returns:
            told = []
            by = name
            for link in journey.returns:
                other = self.names[owner(link.stone)]
                told.append(
                    tr(
                        "{name} hits {other}: back to {field}.",
                        name=by,
                        other=other,
                        field=link.end,
                    )
                )
                by = other
            return " ".join(told)
        under = stones_on(before.position, end) if end else ()
        lifted = end == journey.stops[0].field
        if under and not (lifted and len(under) == 1):
            other = self.names[owner(under[0])]
            return tr(
                "{name} stands on {other}’s stone on {field}.", name=name, other=other, field=end
            )
        if lifted and way.move.start is not None:
            return tr("{name} turns round on {field}.", name=name, field=end)
        if way.move.start is None:
            return tr("{name} brings a new stone to {field}.", name=name, field=end)
        return tr(
            "{name} goes from {start} to {field}.", name=name, start=way.move.start, field=end
        )

    def passed(self, state: State) -> str:
        return self.tr(
            "{name} cannot move with a {pips} and passes.",
            name=self.names[state.turn or 0],
            pips=state.pips,
        )

    # The log.

    def log(self, played: Sequence[Played[Any]], start: State) -> list[str]:
        """A line for every turn: who, the throw, and the move in the notation of the referee."""
        lines = []
        state, pips = start, 0
        for each in played:
            move = each.move
            if isinstance(move, Throw):
                pips = move.pips
                if state.turn is None:
                    name = self.names[state.throwing[0]]
                    lines.append(f"{name}   {self.tr('first throw')} {pips}")
                state = state.thrown(pips)
                continue
            name = self.names[each.actor if each.actor != CHANCE else 0]
            if isinstance(move, Go):
                journey = state.journey(move)
                hit = " ×" * len(journey.returns)
                home = " #" if journey.stops[-1].field == TAIL else ""
                lines.append(f"{name}   {pips}   {move}{hit}{home}")
                state = state.moved(journey.after)
            elif isinstance(move, Pass):
                lines.append(f"{name}   {pips}   –")
                state = state.moved(state.position)
        return lines

    def progress(self, state: State) -> str:
        """How it stands, for the pause."""
        return "\n".join(
            self.tr(
                "{name}: {home} of {all} home",
                name=name,
                home=state.position[HOME + seat],
                all=STONES,
            )
            for seat, name in enumerate(self.names)
        )
