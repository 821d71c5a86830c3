"""What the engines say to people: sentences that a screen can show in any language.

A sentence is an English template with its parameters kept apart, so that the catalogue of
translations can be asked for the template. Every refusal of the engines carries one.
"""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Sentence:
    """An English template and what goes into it."""

    template: str
    params: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.template.format(**self.params)


class DreamtableError(ValueError):
    """A request that cannot be met, told in one clear sentence; nothing has changed."""

    def __init__(self, template: str, **params: object) -> None:
        self.sentence = Sentence(template, params)
        super().__init__(str(self.sentence))

    @property
    def template(self) -> str:
        return self.sentence.template

    @property
    def params(self) -> Mapping[str, object]:
        return self.sentence.params


class NotationError(DreamtableError):
    """A text that is not the notation of anything."""


class InvalidMoveError(NotationError):
    """A text that is not the notation of a move."""


class IllegalMoveError(DreamtableError):
    """A move that the rules do not allow now."""


class SetupError(DreamtableError):
    """Options or seats that no match can be made of."""


class MaterialError(SetupError):
    """A data file of a game that its owner may edit, and that cannot be used as it is."""


class TranscriptError(DreamtableError):
    """A transcript that is not a record of a match."""


class QuestionError(DreamtableError):
    """A question that the referee cannot answer."""


_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = _SHORT.maxlong = 60
_SHORT.maxlevel = 2


def quoted(text: object) -> str:
    """Whatever somebody gave us, short enough to stand inside a sentence."""
    return _SHORT.repr(text)
