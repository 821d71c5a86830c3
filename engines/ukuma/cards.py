"""The 36 cards that both players have, and what fits what."""

from __future__ import annotations

from typing import NamedTuple

from engines.sentences import NotationError, quoted

FORMS = "/\\^v"
COLOURS = "abc"


class Card(NamedTuple):
    """A card as it lies: the form of its north and south edges, its west and its east colour."""

    form: str
    west: str
    east: str

    def __str__(self) -> str:
        return f"{self.form}{self.west}{self.east}"


DECK = tuple(Card(form, west, east) for form in FORMS for west in COLOURS for east in COLOURS)
_NAMED = {str(card): card for card in DECK}


def parse_card(text: str) -> Card:
    """Reads `/ab`: form, west colour, east colour."""
    try:
        return _NAMED[text]
    except KeyError:
        raise NotationError("There is no card called {name}.", name=quoted(text)) from None
