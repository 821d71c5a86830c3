"""Wongar's things in words."""

from __future__ import annotations

from device.language import mark
from engines.wongar.material import ANCESTOR, BOTH, CUBE, CYLINDER, DISC, ELDER, FOUR, TRIPLE

AREAS = (
    mark("Kangaroo"),
    mark("Emu"),
    mark("Turtle"),
    mark("Snake"),
    mark("Hand"),
    mark("Foot"),
    mark("Lizard"),
    mark("Fish"),
    mark("Waterhole"),
    mark("Moon"),
)
KINDS = (mark("Discs"), mark("Cubes"), mark("Cylinders"))
ONE = (mark("disc"), mark("cube"), mark("cylinder"))
FIGURES = (mark("Ancestor"), mark("Elder"))
CALLERS = ("", FIGURES[0], FIGURES[1], mark("Ancestor and Elder"))
CARDS = {
    DISC: mark("Disc card"),
    CUBE: mark("Cube card"),
    CYLINDER: mark("Cylinder card"),
    TRIPLE: mark("Triple"),
    FOUR: mark("Four rituals"),
    ANCESTOR: mark("Ancestor"),
    ELDER: mark("Elder"),
    BOTH: mark("Ancestor and Elder"),
}
DOES = {
    DISC: mark(
        "One disc goes to {area}. Then two more gifts: stones, ritual cards, or one of each."
    ),
    CUBE: mark(
        "One cube goes to {area}. Then two more gifts: stones, ritual cards, or one of each."
    ),
    CYLINDER: mark(
        "One cylinder goes to {area}. Then two more gifts: stones, ritual cards, or one of each."
    ),
    TRIPLE: mark("Up to three stones of one kind into any areas."),
    FOUR: mark("Choose four ritual cards from the pile."),
    ANCESTOR: mark("Take the Ancestor, move it to a neighbouring area and hold a ceremony there."),
    ELDER: mark("Take the Elder, move it one or two areas and hold a ceremony there."),
    BOTH: mark("Take both figures; both go to {area}, and a ceremony is held there."),
}
RITUALS = (
    mark("Disc ritual"),
    mark("Cube ritual"),
    mark("Cylinder ritual"),
    mark("Double ritual"),
)
PAIRS = (mark("Two stones"), mark("A stone and a ritual"), mark("Two rituals"))
