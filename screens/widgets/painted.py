"""Pictures that are painted once and then shown as one texture, however much is in them."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from kivy.graphics import ClearBuffers, ClearColor, Fbo, Mesh

from screens.theme import Rgba

ROUND = 12  # steps of a corner


def paint(size: tuple[float, float], ground: Rgba, draw: Callable[[], None]) -> Fbo:
    """What `draw` draws on an opaque ground, from (0, 0) on; show the `texture` of it.

    The ground must be opaque, as a texture that was blended onto nothing has dark edges.
    """
    picture = Fbo(size=(max(1, round(size[0])), max(1, round(size[1]))))
    with picture:
        ClearColor(*ground)
        ClearBuffers()
        draw()
    picture.draw()
    return picture


def show_rounded(
    picture: Fbo, pos: tuple[float, float], size: tuple[float, float], radius: float
) -> None:
    """The picture with round corners, on the current canvas.

    A mesh, because Kivy's rounded rectangle turns painted textures upside down.
    """
    (x, y), (wide, tall) = pos, size
    corners = (
        (wide - radius, tall - radius),
        (radius, tall - radius),
        (radius, radius),
        (wide - radius, radius),
    )
    vertices = [x + wide / 2, y + tall / 2, 0.5, 0.5]
    for quarter, (across, up) in enumerate((*corners, corners[0])):
        for step in range(ROUND + 1 if quarter < 4 else 1):
            angle = pi / 2 * (quarter + step / ROUND)
            px, py = across + radius * cos(angle), up + radius * sin(angle)
            vertices += (x + px, y + py, px / wide, py / tall)
    Mesh(
        vertices=vertices,
        indices=range(len(vertices) // 4),
        mode="triangle_fan",
        texture=picture.texture,
    )
