"""Why a bot makes a move, for the log and the hint."""

from __future__ import annotations

from engines.bots import Decision
from engines.sentences import Sentence
from engines.wongar.moves import Go, Move, Pass, Pick, Place, PlayHand, Ritual, Take

_SECONDS = 1.0
_REASONS: dict[type, Sentence] = {
    Take: Sentence("This open card promises most."),
    PlayHand: Sentence("This is a good moment for a ceremony."),
    Go: Sentence("The majorities are best there."),
    Place: Sentence("One more stone counts most there."),
    Pick: Sentence("This ritual card is missing in the hand."),
    Ritual: Sentence("This ritual changes a majority."),
    Pass: Sentence("The ritual cards are better kept."),
}


def decided(move: Move) -> Decision[Move]:
    """The decision for a move, with its reason."""
    return Decision(move, _SECONDS, _REASONS.get(type(move)))
