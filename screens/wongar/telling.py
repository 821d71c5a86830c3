"""What happens at the table in words: for the line under the map, and for the log.

Only what everybody may know is told: which ritual card somebody picked stays out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from device.language import mark
from engines.contract import CHANCE, Match, Played
from engines.wongar.board import board
from engines.wongar.material import DOUBLE, KINDS, SCORPION
from engines.wongar.moves import (
    AWAY,
    OUT,
    Again,
    Begin,
    Enough,
    Go,
    Pair,
    Pass,
    Pick,
    Place,
    PlayHand,
    Ritual,
    Take,
    Turn,
)
from engines.wongar.position import NONE, Position
from engines.wongar.scoring import NOBODY, Scored
from screens.wongar.words import CALLERS, CARDS, FIGURES, ONE, PAIRS
from screens.wongar.words import KINDS as KIND_WORDS

Tr = Callable[..., str]


class Line(NamedTuple):
    """A sentence, and whose it is."""

    seat: int
    text: str
    heading: bool = False


class Teller:
    """Tells moves in one language to people with these names."""

    def __init__(self, tr: Tr, names: tuple[str, ...]) -> None:
        self.tr = tr
        self.names = names

    def area(self, area: int) -> str:
        return self.tr(board().areas[area])

    def move(self, before: Position, played: Played[Any], after: Position) -> list[Line]:
        """A move and what followed from it."""
        lines = []
        text = self._chance(played.move) if played.actor == CHANCE else self._act(before, played)
        if text:
            lines.append(Line(played.actor, text))
        if after.scored is not None and after.scored is not before.scored:
            lines += [Line(seat, words) for seat, words in self.scoring(after.scored)]
        if after.round > before.round:
            lines.append(Line(NONE, self._round(after), heading=True))
        return lines

    def story(self, match: Match[Any, Any]) -> Iterator[Line]:
        """The whole match so far."""
        again: Any = type(match)(match.setup)
        for played in match.played:
            before = again.now.copy()
            again.play(played.actor, played.move, played.at)
            if again.now.round:
                yield from self.move(before, played, again.now)

    def _round(self, now: Position) -> str:
        return self.tr(
            "Round {number}: {name} begins.",
            number=now.round,
            name=self.names[now.boomerang],
        )

    def _chance(self, move: Any) -> str:
        match move:
            case Turn(area=area, card=card) if card == SCORPION:
                return self.tr(
                    "A scorpion comes out of {area}: it moves on by one.", area=self.area(area)
                )
            case Turn(area=area, card=card):
                return self.tr(
                    "{area} now shows: {card}.", area=self.area(area), card=self.tr(CARDS[card])
                )
            case Begin():
                return ""
        return ""

    def _act(self, before: Position, played: Played[Any]) -> str:
        tr, name, move = self.tr, self.names[played.actor], played.move
        match move:
            case Take(area=area):
                card = tr(CARDS[before.open[area]])
                text, where = mark("{name} takes a card of {area}: {card}."), self.area(area)
                return tr(text, name=name, area=where, card=card)
            case PlayHand(figure=figure):
                return tr(
                    "{name} plays from the hand: {card}.", name=name, card=tr(FIGURES[figure])
                )
            case Pair(pair=pair):
                return tr("{name} chooses: {pair}.", name=name, pair=tr(PAIRS[pair]))
            case Place(kind=kind, area=area):
                text, stone = mark("{name} places a {stone} on {area}."), tr(ONE[kind])
                return tr(text, name=name, stone=stone, area=self.area(area))
            case Pick():
                return tr("{name} chooses a ritual card from the pile.", name=name)
            case Go(area=area):
                return tr("{name} calls a ceremony on {area}.", name=name, area=self.area(area))
            case Ritual(card=card, kind=kind, act=act, target=target):
                text = self._ritual(before, name, kind, act, target)
                return tr("{told} (double)", told=text) if card == DOUBLE else text
            case Again(act=act, target=target):
                return self._ritual(before, name, before.kind, act, target)
            case Pass():
                return tr("{name} passes.", name=name)
            case Enough():
                return tr("{name} leaves it at that.", name=name)
        return ""

    def _ritual(self, before: Position, name: str, kind: int, act: int, target: int) -> str:
        tr, stone = self.tr, self.tr(ONE[kind])
        if act == OUT:
            other = self.names[before.seat_of[target]]
            return tr(
                "{name} sends a {stone} of {other} home.", name=name, stone=stone, other=other
            )
        text = (
            mark("{name} moves a {stone} away to {area}.")
            if act == AWAY
            else mark("{name} brings a {stone} in from {area}.")
        )
        return tr(text, name=name, stone=stone, area=self.area(target))

    # Scoring.

    def scoring(self, scored: Scored) -> list[tuple[int, str]]:
        """Who won each kind and why."""
        return [
            (scored.winners[kind], self.reason(scored, kind))
            for kind in KINDS
            if scored.winners[kind] != NOBODY
        ]

    def reason(self, scored: Scored, kind: int) -> str:
        """Why this player has the majority of a kind."""
        tr, winner = self.tr, scored.winners[kind]
        kind_words = tr(KIND_WORDS[kind])
        if winner == NOBODY:
            return tr("{kind}: nobody has any.", kind=kind_words)
        most = scored.stones[winner * 3 + kind]
        tied = [seat for seat in scored.order if scored.stones[seat * 3 + kind] == most]
        text = mark("{kind}: {name} has most ({n}) and gets {points}.")
        if len(tied) > 1:
            text = (
                mark("{kind}: a tie at {n}; {name} holds the Ancestor and gets {points}.")
                if winner == scored.order[0]
                else mark(
                    "{kind}: a tie at {n}; {name} sits nearest to the Ancestor’s left "
                    "and gets {points}."
                )
            )
        return tr(text, kind=kind_words, name=self.names[winner], n=most, points=scored.worth)

    def called(self, scored: Scored) -> str:
        return self.tr(
            "{caller} on {area}: {points} for each majority",
            caller=self.tr(CALLERS[scored.figures]),
            area=self.area(scored.area),
            points=scored.worth,
        )
