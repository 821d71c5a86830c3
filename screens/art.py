"""The textures of the table: sharp at every size, loaded when first shown, shared by all.

`assets/textures/manifest.json` tells what there is. A texture has a size in dp and lies there in
several densities; what is drawn on it besides (where a bird stands, where its sign lies) is in
its facts, as parts of its width and height with y upwards.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from kivy.core.image import Image
from kivy.graphics.texture import Texture

TEXTURES = Path(__file__).parent.parent / "assets" / "textures"
TOLERANCE = 0.85  # a texture may be stretched by this much before a sharper one is taken
SHRUNK = 2  # one shrunk further than this needs smaller copies of itself, or its edges break up


@cache
def _manifest() -> dict[str, dict[str, Any]]:
    listed: dict[str, dict[str, Any]] = json.loads(
        (TEXTURES / "manifest.json").read_text(encoding="utf-8")
    )["textures"]
    return listed


def facts(name: str) -> dict[str, Any]:
    """What the manifest tells about a texture."""
    return _manifest()[name]


def aspect(name: str) -> float:
    """Width by height."""
    width, height = facts(name)["size"]
    return float(width) / float(height)


def texture(name: str, height: float) -> Texture:
    """The texture in the density that is sharp at this pixel height, and no larger than that.

    Smaller copies of it are made only where even the smallest file is far too large: they cost
    more than the loading.
    """
    densities = facts(name)["densities"]
    tall = facts(name)["size"][1]
    enough = (density for density in densities if density * tall >= height * TOLERANCE)
    density = next(enough, densities[-1])
    return _load(name, density, density * tall > height * SHRUNK)


@cache
def _load(name: str, density: float, shrunk: bool) -> Texture:
    path = TEXTURES / f"{density}x" / facts(name)["file"]
    loaded = Image(str(path), mipmap=shrunk).texture
    if shrunk:
        loaded.min_filter = "linear_mipmap_linear"
    return loaded
