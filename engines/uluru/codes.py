"""Short codes for sharing a match's cards, and the challenge of the day.

A code such as `7KQM-2XHB` says which cards are dealt, and nothing about who plays. Its last sign
is a check: the weighted sum of all signs is 0 modulo 31, the number of signs there are. As 31 is
a prime, no single wrong sign and no two signs that changed places keep that sum.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass

from engines.contract import Value
from engines.sentences import NotationError, SetupError, quoted
from engines.uluru.piles import EXPERT, OPTIONS, VARIANTS

# No I, L and O, which are taken for 1 and 0, and so no 1 and 0 either.
SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH = 8
SEEDS = range(2**30)

_BASE = len(SIGNS)
_DEFAULTS = {option.name: option.default for option in OPTIONS}
_USUAL = int(_DEFAULTS["doubled"])
_DEALS = tuple(
    (variant, doubled, fair)
    for variant in VARIANTS
    for doubled in (range(1, 9) if variant == EXPERT else (_USUAL,))
    for fair in (False, True)
)
# From Monday's first game to Sunday's rock where every bird has two wishes.
_WEEK = (
    ("first", _USUAL),
    ("after-first", _USUAL),
    ("tricky", _USUAL),
    (EXPERT, 1),
    (EXPERT, 3),
    (EXPERT, 5),
    (EXPERT, 8),
)


@dataclass(frozen=True)
class Challenge:
    """The cards of a whole match: how they are dealt, and the seed; `str()` is the code."""

    variant: str
    doubled: int
    fair: bool
    seed: int

    @property
    def options(self) -> dict[str, Value]:
        """What to start the match with; the hourglass is everybody's own choice."""
        return {"variant": self.variant, "doubled": self.doubled, "fair": self.fair}

    def __str__(self) -> str:
        number = self.seed * len(_DEALS) + _DEALS.index((self.variant, self.doubled, self.fair))
        digits = []
        for _ in range(LENGTH - 1):
            number, digit = divmod(number, _BASE)
            digits.append(digit)
        digits.append(-_weighed([*digits, 0]) % _BASE)
        code = "".join(SIGNS[digit] for digit in digits)
        return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"


def challenge(options: Mapping[str, Value], seed: int) -> Challenge:
    """The challenge that a match with these options and this seed is."""
    if seed not in SEEDS:
        raise SetupError("Only a seed from {first} to {last} has a code.", first=0, last=SEEDS[-1])
    chosen = {**_DEFAULTS, **options}
    variant = str(chosen["variant"])
    doubled = int(chosen["doubled"]) if variant == EXPERT else _USUAL
    return Challenge(variant, doubled, bool(chosen["fair"]), seed)


def parse_code(text: str) -> Challenge:
    """Reads a code as somebody typed it, in any case and spacing."""
    signs = text.replace("-", "").replace(" ", "")
    for sign in signs:
        if not sign.isascii() or sign.upper() not in SIGNS:
            raise NotationError("There is no {sign} in a code.", sign=quoted(sign))
    if len(signs) != LENGTH:
        raise NotationError(
            "A code has {length} letters and digits, not {count}.", length=LENGTH, count=len(signs)
        )
    digits = [SIGNS.index(sign) for sign in signs.upper()]
    number = sum(digit * _BASE**place for place, digit in enumerate(digits[:-1]))
    seed, deal = divmod(number, len(_DEALS))
    if _weighed(digits) % _BASE or seed not in SEEDS:
        raise NotationError("This code has been mistyped; compare it sign by sign.")
    variant, doubled, fair = _DEALS[deal]
    return Challenge(variant, doubled, fair, seed)


def _weighed(digits: list[int]) -> int:
    return sum(weight * digit for weight, digit in enumerate(reversed(digits), start=1))


def challenge_of_the_day(day: datetime.date) -> Challenge:
    """The same fair cards for everybody, harder from Monday to Sunday."""
    variant, doubled = _WEEK[day.weekday()]
    return Challenge(variant, doubled, True, day.toordinal())
