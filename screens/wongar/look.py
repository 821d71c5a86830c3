"""How Wongar's things are drawn: stones, figures, cards and words, on the current canvas."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kivy.app import App
from kivy.core.text import Label
from kivy.graphics import BorderImage, Color, Ellipse, Line, Rectangle, RoundedRectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from engines.wongar.material import ANCESTOR, BOTH, DOUBLE, ELDER, FOUR, KIND_NAMES, KINDS, TRIPLE
from screens import art
from screens.theme import BIRD_NAMES, Rgba, rgba
from screens.widgets.shade import EDGE, soft_box

OWNERS = {"r": "red", "b": "blue", "g": "green", "y": "yellow", "p": "pink"}
FIGURES = ("piece_ancestor", "piece_elder")
DUSK = rgba("#3B2A66")
DUSK_LIGHT = rgba("#6A55A8")
EMBLEMS = frozenset(
    ("kangaroo", "emu", "turtle", "snake", "hand", "foot", "lizard", "fish", "waterhole", "moon")
)


def owner_colour(letter: str) -> Rgba:
    """The colour of a player's stones."""
    colour: Rgba = App.get_running_app().theme.birds[BIRD_NAMES.index(OWNERS[letter])]
    return colour


@lru_cache(maxsize=768)
def _written(text: str, size: int, bold: bool, font: str) -> Texture:
    label = Label(text=text, font_size=size, bold=bold, font_name=font)
    label.refresh()
    return label.texture


def write(
    text: str,
    x: float,
    y: float,
    size: float,
    colour: Rgba,
    bold: bool = True,
    across: float = 0.5,
    widest: float = 0.0,
    font: str = "Roboto",
) -> float:
    """Words about a point (`across` 0 begins there, 1 ends there); returns their width."""
    texture = _written(text, max(6, round(size)), bold, font)
    wide, tall = texture.size
    if widest and wide > widest:
        wide, tall = widest, tall * widest / wide
    Color(*colour)
    Rectangle(
        texture=texture, pos=(round(x - wide * across), round(y - tall / 2)), size=(wide, tall)
    )
    return float(wide)


def fitting(text: str, size: float, room: float, bold: bool = True) -> str:
    """A name as far as there is room for it at this size."""
    whole = text
    while len(text) > 2 and _written(text, max(6, round(size)), bold, "Roboto").width > room:
        whole = whole[:-1].rstrip()
        text = f"{whole}…"
    return text


def picture(name: str, x: float, y: float, tall: float, tint: Rgba = (1, 1, 1, 1)) -> None:
    """A texture about a point."""
    wide = tall * art.aspect(name)
    Color(*tint)
    Rectangle(texture=art.texture(name, tall), pos=(x - wide / 2, y - tall / 2), size=(wide, tall))


def stone_name(kind: int, letter: str = "") -> str:
    return f"piece_{KIND_NAMES[kind]}_{OWNERS.get(letter, 'any')}"


def stone(kind: int, letter: str, x: float, y: float, side: float, alpha: float = 1.0) -> None:
    """A stone of somebody's, or without a letter of anybody's."""
    picture(stone_name(kind, letter), x, y, side, (1, 1, 1, alpha))


def symbol(letter: str, x: float, y: float, side: float) -> None:
    """Whose something is: the owner's symbol on a light disc with a rim in the owner's colour."""
    Color(*owner_colour(letter))
    Ellipse(pos=(x - side / 2, y - side / 2), size=(side, side))
    Color(1, 0.97, 0.92, 1)
    Ellipse(pos=(x - side * 0.41, y - side * 0.41), size=(side * 0.82, side * 0.82))
    picture(f"symbol_{OWNERS[letter]}", x, y, side * 0.56)


def emblem_of(area: str) -> str:
    """The emblem of an area; an owner's own area has the waterhole's."""
    name = area.lower()
    return f"emblem_{name if name in EMBLEMS else 'waterhole'}"


def shadow(x: float, y: float, wide: float, tall: float, alpha: float, spread: float) -> None:
    Color(0.06, 0.02, 0.12, alpha)
    BorderImage(
        texture=soft_box(),
        border=(EDGE,) * 4,
        display_border=(spread * 1.6,) * 4,
        pos=(x - spread * 0.6, y - spread),
        size=(wide + spread * 1.2, tall + spread * 1.2),
    )


def glow_box(x: float, y: float, wide: float, tall: float, radius: float) -> None:
    """The one thing to look at now."""
    theme = App.get_running_app().theme
    Color(*theme.glow[:3], 0.35)
    Line(rounded_rectangle=(x, y, wide, tall, radius), width=dp(4))
    Color(*theme.glow)
    Line(rounded_rectangle=(x, y, wide, tall, radius), width=dp(1.8))


# Cards. An area card is parchment, a ritual card is dusk; a back shows nothing but its family.


def _sheet(
    x: float, y: float, wide: float, tall: float, fill: Rgba, rim: Rgba, lift: float
) -> None:
    radius = min(dp(14), wide * 0.16)
    shadow(x, y, wide, tall, 0.4, wide * (0.08 + 0.1 * lift))
    Color(*rim)
    RoundedRectangle(pos=(x, y), size=(wide, tall), radius=[radius])
    Color(*fill)
    edge = max(1.0, wide * 0.035)
    RoundedRectangle(
        pos=(x + edge, y + edge),
        size=(wide - 2 * edge, tall - 2 * edge),
        radius=[max(1, radius - edge)],
    )


def area_card(card: int, x: float, y: float, wide: float, tall: float, lift: float = 0.0) -> None:
    """The face of an area card, or of a figure's card from the hand."""
    theme: Any = App.get_running_app().theme
    _sheet(x, y, wide, tall, theme.parchment, theme.parchment_low, lift)
    mid_x, mid_y = x + wide / 2, y + tall / 2
    if card in KINDS:
        stone(card, "", mid_x, mid_y + tall * 0.1, wide * 0.66)
        _steps(theme, mid_x, y + tall * 0.2, wide)
    elif card == TRIPLE:
        for kind, (dx, dy) in zip(KINDS, ((-0.2, 0.22), (0.2, 0.22), (0.0, -0.02)), strict=True):
            stone(kind, "", mid_x + dx * wide, mid_y + dy * tall, wide * 0.42)
        write("×3", mid_x, y + tall * 0.18, tall * 0.2, theme.ink)
    elif card == FOUR:
        for dx, dy in ((-0.19, 0.2), (0.19, 0.2), (-0.19, -0.18), (0.19, -0.18)):
            small = wide * 0.28
            ritual_card(
                None, mid_x + dx * wide - small / 2, mid_y + dy * tall - small * 0.68, small,
                small * 1.36,
            )  # fmt: skip
    elif card == ANCESTOR:
        picture(FIGURES[0], mid_x, mid_y, tall * 0.78)
    elif card == ELDER:
        picture(FIGURES[1], mid_x, mid_y, tall * 0.78)
    elif card == BOTH:
        picture(FIGURES[1], mid_x + wide * 0.17, mid_y + tall * 0.07, tall * 0.66)
        picture(FIGURES[0], mid_x - wide * 0.17, mid_y - tall * 0.05, tall * 0.66)
    else:
        picture("emblem_scorpion", mid_x, mid_y, wide * 0.8, theme.rock_deep)


def _steps(theme: Any, x: float, y: float, wide: float) -> None:
    """A stone must, and then a pair of stones or ritual cards may: one mark and two."""
    side = wide * 0.13
    for place, (dx, filled) in enumerate(((-0.24, 1), (0.08, 0), (0.28, 0))):
        Color(*(theme.rock if filled else theme.sand_edge))
        Ellipse(pos=(x + dx * wide - side / 2, y - side / 2), size=(side, side))
        if not place:
            write("+", x - wide * 0.08, y, wide * 0.2, theme.ink_soft)


def ritual_card(
    card: int | None, x: float, y: float, wide: float, tall: float, lift: float = 0.0
) -> None:
    """A ritual card; without a card, its back."""
    _sheet(x, y, wide, tall, DUSK, DUSK_LIGHT, lift)
    mid_x, mid_y = x + wide / 2, y + tall / 2
    if card is None:
        Color(*DUSK_LIGHT)
        for part in (0.22, 0.36):
            Line(circle=(mid_x, mid_y, wide * part), width=max(1, wide * 0.035))
        return
    Color(*rgba("#FFF3DC"))
    side = wide * 0.82
    Ellipse(pos=(mid_x - side / 2, mid_y - side / 2), size=(side, side))
    if card == DOUBLE:
        for kind, (dx, dy) in zip(KINDS, ((-0.2, 0.14), (0.2, 0.14), (0.0, -0.16)), strict=True):
            stone(kind, "", mid_x + dx * wide, mid_y + dy * wide, wide * 0.36)
        write("×2", mid_x, y + tall * 0.1, tall * 0.17, rgba("#FFD56B"))
        return
    stone(card, "", mid_x, mid_y, wide * 0.58)


def area_back(area: str, x: float, y: float, wide: float, tall: float) -> None:
    theme: Any = App.get_running_app().theme
    _sheet(x, y, wide, tall, theme.rock, theme.rock_light, 0)
    picture(emblem_of(area), x + wide / 2, y + tall / 2, wide * 0.7, (1, 0.9, 0.75, 0.75))


def hand_back(x: float, y: float, wide: float, tall: float) -> None:
    """The back of a figure's card in the hand."""
    theme: Any = App.get_running_app().theme
    _sheet(x, y, wide, tall, theme.rock_deep, theme.rock, 0)
    Color(*theme.rock)
    Line(circle=(x + wide / 2, y + tall / 2, wide * 0.28), width=max(1, wide * 0.04))
