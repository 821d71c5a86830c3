"""What the person whose turn it is can see and touch, step by step.

Everything offered comes out of the legal moves. A choice may need two touches (a card, then what
it does); what is half chosen is kept here and forgotten with every move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.wongar.material import BY_ANCESTOR, DOUBLE, KINDS
from engines.wongar.moves import Move
from engines.wongar.position import NONE, Step
from engines.wongar.scoring import NOBODY, clockwise, majorities
from engines.wongar.views import View
from screens.wongar.choices import Choices, choices
from screens.wongar.dock import PairButton
from screens.wongar.hand import FIGURE, RITUAL
from screens.wongar.hand import Place as HandPlace
from screens.wongar.pieces import FigurePiece, StonePiece
from screens.wongar.words import CARDS, DOES, FIGURES, ONE, PAIRS, RITUALS
from screens.wongar.words import KINDS as KIND_WORDS

if TYPE_CHECKING:
    from screens.wongar.table import WongarTable


class Turn:
    """The acting seat's choices, and what of them is chosen."""

    def __init__(self, table: WongarTable) -> None:
        self._table = table
        self._tr = table.app.tr
        self.choices = Choices()
        self.view: View | None = None
        self.forget()

    def forget(self) -> None:
        """Nothing is half chosen."""
        self.area = NONE
        self.figure = NONE
        self.kind = NONE
        self.card = NONE

    def begin(self) -> None:
        """A step begins: the choices of whoever acts, if that is a person who may see them."""
        match: Any = self._table.session.match
        self.forget()
        seat = self._table.acting
        mine = self._table.own(seat) and self._table.cover is None
        self.choices = choices(match.legal_moves(seat)) if mine else Choices()
        self.view = match.view(seat) if mine else None
        if self.view is not None and self.view.step is Step.PLACE:
            kinds = list(self.choices.places)
            self.kind = kinds[0] if len(kinds) == 1 else NONE

    # What is lit.

    @property
    def lit(self) -> frozenset[int]:
        found = self.choices
        if self.kind != NONE and found.places:
            return frozenset(found.places[self.kind])
        if found.places:
            return frozenset(area for targets in found.places.values() for area in targets)
        return frozenset(found.takes or found.goes)

    @property
    def acts(self) -> dict[int, dict[int, Move]]:
        """What the chosen ritual may do."""
        return self.choices.acts(self.card, self.kind)

    def usable(self) -> frozenset[HandPlace]:
        """The cards of the hand that can be played now."""
        found = self.choices
        return frozenset(
            [(FIGURE, figure) for figure in found.hands]
            + [(RITUAL, card) for card in found.rituals]
        )

    # The dock.

    def show(self) -> None:
        """Fills the dock for this step."""
        dock, view = self._table.dock, self.view
        dock.offer_pairs(())
        pieces: list[Any] = []
        if view is None:
            return
        dock.show_hand(view.step in (Step.ACT, Step.RITUAL, Step.AGAIN, Step.PICK))
        dock.hand.chosen = (
            (FIGURE, self.figure)
            if self.figure != NONE
            else (RITUAL, self.card)
            if self.card != NONE
            else None
        )
        if view.step is Step.ACT:
            self._show_act(view)
        elif view.step is Step.PAIR:
            self._show_pairs(view)
        elif view.step is Step.PLACE:
            pieces = self._show_places(view)
        elif view.step is Step.GO:
            pieces = self._show_goes(view)
        elif view.step in (Step.RITUAL, Step.AGAIN):
            self._show_rituals(view)
        elif view.step is Step.PICK:
            self._say(self._tr("Choose ritual cards"), self._tr("Only you look through the pile."))
            dock.offer(())
        self._table.carrying.lay_out(pieces)

    def _say(self, title: str, note: str) -> None:
        view = self.view
        assert view is not None
        self._table.dock.say(view.letters[view.seat], title, note)

    def _show_act(self, view: View) -> None:
        tr, dock = self._tr, self._table.dock
        name = self._table.names[view.seat]
        if self.area != NONE:
            card = view.open[self.area]
            area = tr(self._table.board.areas[self.area])
            self._say(f"{tr(CARDS[card])} · {area}", tr(DOES[card], area=area))
            dock.offer([(tr("Take this card"), lambda: self._play(self.choices.takes[self.area]))])
        elif self.figure != NONE:
            figure = tr(FIGURES[self.figure])
            does = (
                tr("Take the Ancestor, move it to a neighbouring area and hold a ceremony there.")
                if self.figure == 0
                else tr("Take the Elder, move it one or two areas and hold a ceremony there.")
            )
            self._say(tr("{figure} from the hand", figure=figure), does)
            dock.offer(
                [
                    (
                        tr("Play this card"),
                        lambda: self._play(self.choices.hands[self.figure]),
                    )
                ]
            )
        else:
            self._say(
                tr("{name}, take a card", name=name),
                tr("Tap an open card or drag it here. Or play an Ancestor or Elder of your hand."),
            )
            dock.offer(())

    def _show_pairs(self, view: View) -> None:
        tr = self._tr
        self._say(
            tr("And what else?"),
            tr("One pair, if you like: stones of this kind go to any areas."),
        )
        buttons = []
        for pair, move in self.choices.pairs.items():
            button = PairButton(
                pair=pair, kind=view.kind, letter=view.letters[view.seat], text=tr(PAIRS[pair])
            )
            button.bind(on_release=lambda _, move=move: self._play(move))
            buttons.append(button)
        self._table.dock.offer_pairs(buttons)
        self._offer_end(tr("Nothing more"))

    def _show_places(self, view: View) -> list[StonePiece]:
        tr, letter = self._tr, view.letters[view.seat]
        title = tr("Place {n} stone|Place {n} stones", n=view.places)
        if self.kind == NONE:
            note = tr("All of one kind: drag one to an area, or tap it and then an area.")
        else:
            note = tr("Drag a {stone} to an area, or tap the area.", stone=tr(ONE[self.kind]))
        self._say(title, note)
        self._offer_end(tr("Enough"))
        stones = [StonePiece(kind, letter) for kind in self.choices.places]
        for each in stones:
            each.chosen = each.kind == self.kind and len(stones) > 1
        return stones

    def _show_goes(self, view: View) -> list[FigurePiece]:
        tr = self._tr
        figure = 0 if view.figures == BY_ANCESTOR else 1
        if self.area == NONE:
            note = (
                tr("To a neighbouring area: drag it there, or tap an area to see its majorities.")
                if figure == 0
                else tr("One or two areas on: drag it there, or tap an area to see its majorities.")
            )
            self._say(tr("Move the {figure}", figure=tr(FIGURES[figure])), note)
            self._table.dock.offer(())
        else:
            area = tr(self._table.board.areas[self.area])
            self._say(tr("Ceremony on {area}?", area=area), self.forecast(view, self.area))
            self._table.dock.offer(
                [(tr("Hold it here"), lambda: self._play(self.choices.goes[self.area]))]
            )
        return [FigurePiece(figure)]

    def forecast(self, view: View, area: int) -> str:
        """What a ceremony there would bring as it stands."""
        tr, names = self._tr, self._table.names
        worth = self._table.board.worth(view.space, view.figures)
        winners = majorities(view.stones[area], clockwise(view.holder[0], view.players))
        return "\n".join(
            tr(
                "{kind}: {name} +{points}",
                kind=tr(KIND_WORDS[kind]),
                name=names[seat],
                points=worth,
            )
            if seat != NOBODY
            else tr("{kind}: nobody has any.", kind=tr(KIND_WORDS[kind]))
            for kind, seat in zip(KINDS, winners, strict=True)
        )

    def _show_rituals(self, view: View) -> None:
        tr, dock = self._tr, self._table.dock
        name = self._table.names[view.seat]
        if view.step is Step.AGAIN:
            self._say(
                tr("And the second stone?"),
                tr("The double does the same once more: touch what is framed above."),
            )
            self._offer_end(tr("Enough"))
        elif self.card == NONE:
            self._say(
                tr("{name}: a ritual, or pass", name=name),
                tr("Choose a ritual card. Who passes is out of this ceremony."),
            )
            self._offer_end(tr("Pass"))
        elif self.kind == NONE:
            self._say(tr("Double ritual"), tr("For which kind?"))
            dock.offer_pairs([self._kind_button(kind) for kind in self.choices.rituals[self.card]])
            dock.show_hand(False)
            dock.offer([(tr("Another card"), self._drop_card)], False)
        else:
            self._say(
                tr("{ritual}: what shall it do?", ritual=tr(RITUALS[self.card])),
                tr("Touch a framed stone to send it home, or an arrow."),
            )
            dock.offer([(tr("Another card"), self._drop_card)], False)

    def _kind_button(self, kind: int) -> PairButton:
        view = self.view
        assert view is not None
        button = PairButton(
            pair=0, kind=kind, letter=view.letters[view.seat], text=self._tr(KIND_WORDS[kind])
        )
        button.bind(on_release=lambda _: self._choose_kind(kind))
        return button

    def _choose_kind(self, kind: int) -> None:
        self.kind = kind
        self._table.refresh()

    def _drop_card(self) -> None:
        self.card = self.kind = NONE
        self._table.refresh()

    def _offer_end(self, text: str) -> None:
        move = self.choices.enough
        self._table.dock.offer(
            [(text, lambda: self._play(move))] if move is not None else (), False
        )

    # Fingers.

    def _play(self, move: Move) -> None:
        self._table.play(move)

    def touch_area(self, area: int) -> bool:
        """Somebody tapped an area; False when it means nothing in this step."""
        found = self.choices
        if found.places:
            if self.kind == NONE:
                return False
            self._play(found.places[self.kind][area])
            return True
        if area not in self.lit:
            return False
        if self.area == area:
            self._play((found.takes or found.goes)[area])
            return True
        self.area, self.figure = area, NONE
        self._table.refresh()
        return True

    def touch_stone(self, kind: int) -> None:
        """The next area that is tapped gets a stone of this kind."""
        if len(self.choices.places) > 1:
            self.kind = NONE if self.kind == kind else kind
            self._table.refresh()

    def touch_card(self, place: HandPlace) -> bool:
        """Somebody tapped a card of the hand; False when it cannot be played now."""
        if place not in self.usable():
            return False
        family, which = place
        if family == FIGURE:
            self.figure, self.area = (NONE if self.figure == which else which), NONE
        else:
            again = self.card == which
            self.card = NONE if again else which
            self.kind = NONE if again or which == DOUBLE else which
            kinds = list(self.choices.rituals.get(which, {}))
            if self.card == DOUBLE and len(kinds) == 1:
                self.kind = kinds[0]
        self._table.refresh()
        return True

    def touch_act(self, act: int, target: int) -> None:
        """Somebody touched what the chosen ritual may do."""
        move = self.acts.get(act, {}).get(target)
        if move is not None:
            self._play(move)

    def drop(self, piece: Any, area: int) -> None:
        """A stone or figure was dropped on an area."""
        if isinstance(piece, StonePiece):
            move = self.choices.places.get(piece.kind, {}).get(area)
        else:
            move = self.choices.goes.get(area)
        if move is not None:
            self._play(move)
