"""The desert behind every screen: sky, stars, moon or sun, mountains, dunes, a tree and grass.

It is painted once for each size and hour, and shown as one picture; only a few stars are drawn
anew, because they twinkle.
"""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

from kivy.animation import Animation
from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from screens.art import aspect, texture
from screens.theme import Rgba, Theme

TWINKLES = 7
STAR_SKY = 0.68  # how far down the stars reach, as a part of the height
SKY_ROWS = 64
TRIM = 0.012  # of a repeating band's height, where its first row would bleed into its last
GRASS = ((0.3, 0.035, 1.0), (0.82, 0.02, 0.8), (0.62, 0.085, 0.5))  # x, y and size


class Band:
    """Ground from edge to edge, repeated to the left and right of the middle."""

    def __init__(self, name: str, share: float, rise: float = 0.0) -> None:
        self._name = name
        self._share = share
        self._rise = rise
        self._rectangle = Rectangle()

    def lay(self, scenery: Widget) -> None:
        height = min(scenery.height * self._share, scenery.width * 0.5)
        picture = texture(self._name, height)
        picture.wrap = "repeat"
        copies = scenery.width / (height * aspect(self._name))
        left, right = 0.5 - copies / 2, 0.5 + copies / 2
        self._rectangle.texture = picture
        # Pictures are stored from the top down.
        self._rectangle.tex_coords = (left, 1, right, 1, right, TRIM, left, TRIM)
        self._rectangle.pos = (scenery.x, scenery.y + height * self._rise)
        self._rectangle.size = (scenery.width, height)


class Scenery(Widget):
    """One widget for the whole life of the app; screens come and go before it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._theme: Theme | None = None
        self._still = False
        self._stars: list[tuple[Color, Rectangle, float, float, float]] = []
        self.bind(pos=self._lay, size=self._lay)

    def dress(self, theme: Theme, still: bool) -> None:
        """Day or night; `still` leaves the stars alone."""
        self._theme = theme
        self._still = still
        self._draw(theme)
        self._lay()

    def _draw(self, theme: Theme) -> None:
        hour = "night" if theme.night else "day"
        for colour, *_ in self._stars:
            Animation.cancel_all(colour)
        self._stars = []
        self.canvas.clear()
        with self.canvas:
            self._painted = Fbo(size=self._pixels)
            Color(1, 1, 1, 1)
            self._picture = Rectangle()
            if theme.night:
                self._add_twinkles()
        with self._painted:
            ClearColor(*theme.sky_top)
            ClearBuffers()
            Color(1, 1, 1, 1)
            self._sky = Rectangle(texture=_gradient(theme))
            if theme.night:
                self._field = Rectangle()
            self._lamp_name = "scenery_moon" if theme.night else "scenery_sun"
            self._lamp = Rectangle()
            self._mountains = Band(f"scenery_mountains_{hour}", 0.25, 0.42)
            self._gum_name = f"scenery_gum_{hour}"
            self._gum = Rectangle()
            self._dunes = Band(f"scenery_dunes_{hour}", 0.24)
            self._grass_name = f"scenery_spinifex_{hour}"
            self._grass = [Rectangle() for _ in GRASS]

    def twinkle(self, awake: bool) -> None:
        """Lets some stars go on and off, or leaves them alone."""
        rng = random.Random(5)
        for colour, *_ in self._stars:
            Animation.cancel_all(colour)
            if awake and not self._still:
                blink = Animation(a=0.2, duration=rng.uniform(1.4, 3.2), t="in_out_sine")
                blink += Animation(a=0.95, duration=rng.uniform(1.4, 3.2), t="in_out_sine")
                blink.repeat = True
                blink.start(colour)

    @property
    def _pixels(self) -> tuple[int, int]:
        return max(1, round(self.width)), max(1, round(self.height))

    def _add_twinkles(self) -> None:
        rng = random.Random(8)
        for _ in range(TWINKLES):
            colour = Color(1, 1, 1, 0.9)
            star = Rectangle(texture=texture("scenery_star", dp(16)))
            spot = (rng.random(), rng.uniform(1 - STAR_SKY * 0.7, 0.97), rng.uniform(8, 16))
            self._stars.append((colour, star, *spot))
        self.twinkle(True)

    def _lay(self, *_: Any) -> None:
        if self._theme is None:
            return
        if self._painted.size != self._pixels:
            self._painted.size = self._pixels
        picture = self._painted.texture
        picture.min_filter = picture.mag_filter = "nearest"  # it is shown pixel for pixel
        self._picture.texture = picture
        self._picture.pos, self._picture.size = self.pos, self._pixels
        self._sky.pos, self._sky.size = self.pos, self.size
        if self._theme.night:
            self._lay_stars()
        lamp = min(self.width, self.height) * 0.22
        self._lamp.texture = texture(self._lamp_name, lamp)
        self._lamp.size = (lamp, lamp)
        self._lamp.pos = (self.right - lamp * 1.25, self.top - lamp * 1.15)
        self._mountains.lay(self)
        self._dunes.lay(self)
        tall = min(self.height * 0.36, self.width * 0.5)
        self._gum.texture = texture(self._gum_name, tall)
        self._gum.size = (tall * aspect(self._gum_name), tall)
        ground = min(self.height * 0.24, self.width * 0.5)
        self._gum.pos = (self.x + self.width * 0.04, self.y + ground * 0.6)
        for grass, (x, y, size) in zip(self._grass, GRASS, strict=True):
            tall = ground * 0.36 * size
            grass.texture = texture(self._grass_name, tall)
            grass.size = (tall * aspect(self._grass_name), tall)
            grass.pos = (self.x + self.width * x, self.y + ground * 4 * y)

    def _lay_stars(self) -> None:
        tile = dp(512)
        field = texture("scenery_starfield", tile)
        field.wrap = "repeat"
        across, down = self.width / tile, self.height * STAR_SKY / tile
        self._field.texture = field
        self._field.tex_coords = (0, 0, across, 0, across, down, 0, down)
        self._field.pos = (self.x, self.top - self.height * STAR_SKY)
        self._field.size = (self.width, self.height * STAR_SKY)
        for _, star, x, y, size in self._stars:
            star.size = (dp(size), dp(size))
            star.pos = (self.x + self.width * x, self.y + self.height * y)


def _gradient(theme: Theme) -> Texture:
    """The sky as one column of colours that the graphics chip stretches and smooths."""
    stops = (
        (0.0, theme.horizon),
        (0.16, theme.horizon),
        (0.34, theme.afterglow),
        (0.56, theme.sky_low),
        (1.0, theme.sky_top),
    )
    column = bytearray()
    for row in range(SKY_ROWS):
        column += bytes(round(part * 255) for part in _at(stops, row / (SKY_ROWS - 1)))
    sky = Texture.create(size=(1, SKY_ROWS), colorfmt="rgba")
    sky.blit_buffer(bytes(column), colorfmt="rgba")
    sky.wrap = "clamp_to_edge"
    return sky


def _at(stops: tuple[tuple[float, Rgba], ...], height: float) -> tuple[float, ...]:
    """The colour at a height, eased so that no edge of a stop can be seen."""
    for (low, below), (high, above) in pairwise(stops):
        if height <= high:
            share = (height - low) / (high - low)
            share = share * share * (3 - 2 * share)
            return tuple(a + (b - a) * share for a, b in zip(below, above, strict=True))
    return stops[-1][1]
