"""Day and night as data: the colours of the look, and the sizes of its type.

KV reads `app.theme.ink` or `app.theme.body`. A theme never changes; when the settings do, the app
makes another one and the screen on show is built again.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

from kivy.metrics import sp
from kivy.utils import get_color_from_hex

Rgba = tuple[float, float, float, float]


@dataclass(frozen=True)
class Palette:
    """The tokens of the look as hex colours."""

    sky_top: str
    sky_low: str
    afterglow: str
    horizon: str
    on_sky: str
    on_sky_soft: str
    veil: str
    panel: str
    hollow: str
    sand: str = "#F2D7A8"
    sand_edge: str = "#C98F55"
    rock_light: str = "#E27A45"
    rock: str = "#B5502E"
    rock_deep: str = "#6E2A22"
    parchment: str = "#FFF8EA"
    parchment_low: str = "#F3E2C3"
    ink: str = "#2A1E3B"
    ink_soft: str = "#6B5C7A"
    glow: str = "#FFD56B"
    accent: str = "#F0803C"
    good: str = "#4FA36A"
    bad: str = "#C4453C"


NIGHT = Palette(
    sky_top="#140F2D",
    sky_low="#3A2258",
    afterglow="#94485F",
    horizon="#E08A4F",
    on_sky="#FFF3DC",
    on_sky_soft="#E9CFA6",
    veil="#140F2DB8",
    panel="#1E1740D9",
    hollow="#FFF3DC1C",
)
DAY = Palette(
    sky_top="#BFE3F2",
    sky_low="#F4E7CF",
    afterglow="#F7DDAE",
    horizon="#F6C27A",
    on_sky="#2A1E3B",
    on_sky_soft="#584868",
    veil="#FFF8EAB8",
    panel="#FFF8EAD9",
    hollow="#C98F5538",
)
BIRD_NAMES = ("white", "pink", "yellow", "orange", "red", "green", "blue", "black")
BIRDS = ("#F4EFE6", "#F08FB4", "#F6C945", "#F0803C", "#D8433B", "#57B06A", "#4C8FE0", "#3A3550")
TYPE = {"time": 34, "action": 22, "title": 20, "body": 16, "small": 14}


class Theme:
    """A palette as colours that Kivy draws with, and type sizes in pixels."""

    def __init__(self, night: bool, text_size: int = 100) -> None:
        self.night = night
        palette = NIGHT if night else DAY
        for token in fields(palette):
            setattr(self, token.name, rgba(getattr(palette, token.name)))
        for role, size in TYPE.items():
            setattr(self, role, sp(size) * text_size / 100)
        self.birds: tuple[Rgba, ...] = tuple(rgba(colour) for colour in BIRDS)

    def __getattr__(self, name: str) -> Rgba | float:
        raise AttributeError(f"the theme has no {name}")


def rgba(colour: str, alpha: float | None = None) -> Rgba:
    """A hex colour as Kivy wants it, perhaps with another alpha."""
    red, green, blue, own = get_color_from_hex(colour)
    return red, green, blue, own if alpha is None else alpha


def faded(colour: Rgba, alpha: float) -> Rgba:
    """The same colour, more or less transparent."""
    return (*colour[:3], alpha)


def shaded(colour: Rgba, light: float) -> Rgba:
    """A darker (below 1) or lighter (above 1) shade of the colour."""
    red, green, blue = (
        part * light if light <= 1 else part + (1 - part) * (light - 1) for part in colour[:3]
    )
    return red, green, blue, colour[3]
