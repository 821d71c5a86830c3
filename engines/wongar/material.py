"""What is in the box: stones, area cards, ritual cards, and the words for them.

Everything is a small number, so that a match is cheap to copy: a kind of stone is 0 to 2, an
area card 0 to 8, a ritual card 0 to 3 (the kinds and the double), a colour 0 to 4.
"""

from __future__ import annotations

COLOURS = "rbgyp"

DISC, CUBE, CYLINDER = KINDS = range(3)
KIND_NAMES = ("disc", "cube", "cylinder")
STONES = (18, 15, 12)
IN_BAG = 4

TRIPLE, SCORPION, FOUR, ANCESTOR, ELDER, BOTH = range(3, 9)
CARD_NAMES = (*KIND_NAMES, "triple", "scorpion", "rituals", "ancestor", "elder", "both")
CARDS = len(CARD_NAMES)
AREA_CARDS = (3, 2, 1, 1, 2, 1, 2, 2, 1)
# One Ancestor and one Elder of every area go to the hands, or out of the game.
PILE = (3, 2, 1, 1, 2, 1, 1, 1, 1)

DOUBLE = 3
RITUAL_NAMES = (*KIND_NAMES, "double")
RITUAL_CARDS = (14, 12, 10)
FIRST_RITUALS = 2

# The figures, as a number that may hold both.
BY_ANCESTOR, BY_ELDER, BY_BOTH = 1, 2, 3
FIGURE_NAMES = ("ancestor", "elder")

BONUS = 8
