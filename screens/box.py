"""A box on the glass, in which the layouts of all tables reckon."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A part of the glass, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def top(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inside(self, aspect_low: float, aspect_high: float) -> Box:
        """The largest box within whose width by height is between the two, in the middle."""
        wide, tall = self.width, self.height
        wide, tall = min(wide, tall * aspect_high), min(tall, wide / aspect_low)
        return Box(self.x + (self.width - wide) / 2, self.y + (self.height - tall) / 2, wide, tall)

    def mirrored(self, width: float) -> Box:
        return self._replace(x=width - self.right)
