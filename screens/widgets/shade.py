"""Soft shadows and gradients as tiny textures, so that depth costs next to nothing per frame."""

from __future__ import annotations

from functools import cache

from kivy.graphics.texture import Texture

from screens.theme import Rgba

SIDE = 64  # pixels of the shadow's texture
EDGE = 28  # of which this many at each side are corner and do not stretch


@cache
def soft_box() -> Texture:
    """A white rounded box with a soft edge, to be tinted and stretched by a `BorderImage`."""
    texture = Texture.create(size=(SIDE, SIDE), colorfmt="rgba")
    texture.blit_buffer(_soft_pixels(), colorfmt="rgba", bufferfmt="ubyte")
    return texture


def _soft_pixels() -> bytes:
    middle, core = SIDE / 2, SIDE / 2 - EDGE + 4
    pixels = bytearray()
    for row in range(SIDE):
        for column in range(SIDE):
            beside = max(0.0, abs(column + 0.5 - middle) - core)
            above = max(0.0, abs(row + 0.5 - middle) - core)
            part = max(0.0, 1 - (beside**2 + above**2) ** 0.5 / (SIDE / 2 - core))
            pixels += bytes((255, 255, 255, round(255 * part * part * (3 - 2 * part))))
    return bytes(pixels)


@cache
def blend(*colours: Rgba) -> Texture:
    """The colours from bottom to top, flowing into each other."""
    texture = Texture.create(size=(1, len(colours)), colorfmt="rgba")
    texture.blit_buffer(
        bytes(round(part * 255) for colour in colours for part in colour), colorfmt="rgba"
    )
    texture.wrap = "clamp_to_edge"
    return texture
