"""Writes the scenery that runs round the horizon: mountains, dunes, spinifex, a ghost gum, by night and day.

The wide layers repeat without a seam (every wave fits a whole number of times), so that a screen of any
width is filled by repeating them. The sky behind them is drawn by the app.
Run as a script after a change: `python assets/art/scenery.py`, then `python assets/render.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin, tanh
from pathlib import Path
from random import Random

from kit import mix, svg

HERE = Path(__file__).parent
WIDE, TALL = 1024, 256


@dataclass(frozen=True)
class Light:
    """The colours of one hour: far to near, the glow along the edges, leaves and bark."""

    far: tuple[str, str]
    ridge: tuple[str, str]
    back: tuple[str, str]
    front: tuple[str, str]
    glow: str
    grass: tuple[str, ...]
    leaf: tuple[str, str, str]
    bark: tuple[str, str]


HOURS = {
    "night": Light(
        ("#7A3A5E", "#A8536A"),
        ("#54285A", "#8A4060"),
        ("#43204E", "#2E1640"),
        ("#2E1540", "#180C28"),
        "#FFB070",
        ("#5A3A5E", "#432A52", "#6E4A62", "#2E1B3E"),
        ("#3A2A56", "#4C3A6A", "#2A1C42"),
        ("#B9A6C4", "#5E4A78"),
    ),
    "day": Light(
        ("#B9A6B8", "#E4CDB8"),
        ("#C98A6E", "#E8BC94"),
        ("#E0AC72", "#D0935A"),
        ("#D9A063", "#B5743F"),
        "#FFF3D0",
        ("#9A9A52", "#B8AE66", "#7A8048", "#CDBE7A"),
        ("#7F9A5E", "#A0B878", "#5E7A4C"),
        ("#FFF6E6", "#C9B29A"),
    ),
}


def mesas(x: float) -> float:
    """Flat-topped far mountains: a wave whose crests are pressed flat."""
    turn = 2 * pi * x / WIDE
    wave = (
        sin(turn + 0.6)
        + 0.7 * sin(2 * turn + 2.1)
        + 0.45 * sin(3 * turn + 4.4)
        + 0.3 * sin(5 * turn)
    )
    return 118 - 34 * tanh(1.9 * wave) - 5 * sin(7 * turn + 1) - 2 * sin(23 * turn)


def hills(x: float) -> float:
    turn = 2 * pi * x / WIDE
    return (
        168
        - 17 * sin(turn + 3.4)
        - 12 * sin(3 * turn + 0.4)
        - 5 * sin(5 * turn + 2)
        - 1.5 * sin(29 * turn)
    )


def high_dune(x: float) -> float:
    turn = 2 * pi * x / WIDE
    return 78 - 30 * sin(turn + 1.2) - 14 * cos(2 * turn + 0.4)


def mid_dune(x: float) -> float:
    turn = 2 * pi * x / WIDE
    return 128 - 26 * sin(turn + 4.0) - 12 * sin(2 * turn + 1.5)


def near_dune(x: float) -> float:
    turn = 2 * pi * x / WIDE
    return 186 - 22 * sin(turn + 0.2) - 12 * sin(2 * turn + 3.6)


def crest(line: Callable[[float], float], step: int = 16) -> str:
    return "L".join(f"{x} {line(x):.1f}" for x in range(0, WIDE + 1, step))


def plane(
    name: str, line: Callable[[float], float], top: str, low: str, glow: str, step: int = 16
) -> str:
    points = crest(line, step)
    return f"""<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>
<stop offset="1" stop-color="{low}"/></linearGradient>
<path d="M{points}V{TALL}H0Z" fill="url(#{name})"/>
<path d="M{points}" fill="none" stroke="{glow}" stroke-width="2" opacity=".3"/>"""


def mountains(light: Light) -> str:
    return svg(
        plane("far", mesas, *light.far, light.glow, 8)
        + plane("hills", hills, *light.ridge, light.glow, 8),
        WIDE,
        TALL,
    )


def blades(
    chance: Random, x: float, y: float, size: float, count: int, colours: tuple[str, ...]
) -> str:
    drawn = []
    for _ in range(count):
        reach = chance.uniform(-1, 1)
        height = size * (1.1 - abs(reach) * 0.5) * chance.uniform(0.8, 1)
        drawn.append(
            f'<path d="M{x + reach * size * 0.16:.1f} {y:.1f}Q{x + reach * size * 0.5:.1f} {y - height * 0.75:.1f} '
            f'{x + reach * size:.1f} {y - height:.1f}" stroke="{chance.choice(colours)}" '
            f'stroke-width="{max(1.2, size * 0.055):.1f}" fill="none" stroke-linecap="round"/>'
        )
    return "".join(drawn)


def dunes(light: Light) -> str:
    chance = Random(5)
    ripples = []
    for shift, opacity in ((16, 0.12), (40, 0.07)):
        points = "L".join(
            f"{x} {near_dune(x) + shift + 4 * sin(2 * pi * x * 6 / WIDE):.1f}"
            for x in range(0, WIDE + 1, 16)
        )
        ripples.append(
            f'<path d="M{points}" fill="none" stroke="{light.glow}" stroke-width="2" opacity="{opacity}"/>'
        )
    grass = []
    for x in (70, 210, 246, 420, 560, 600, 760, 905, 940):
        line = near_dune if chance.random() < 0.5 else mid_dune
        grass.append(blades(chance, x, line(x) + 8, chance.uniform(12, 22), 15, light.grass))
    return svg(
        plane(
            "high", high_dune, mix(light.back[0], light.ridge[1], 0.35), light.back[0], light.glow
        )
        + plane("mid", mid_dune, *light.back, light.glow)
        + "".join(grass[:5])
        + plane("near", near_dune, *light.front, light.glow)
        + "".join(ripples)
        + "".join(grass[5:]),
        WIDE,
        TALL,
    )


def spinifex(light: Light) -> str:
    chance = Random(11)
    shade = f'<ellipse cx="128" cy="176" rx="112" ry="13" fill="{light.front[1]}" opacity=".5"/>'
    tufts = [
        blades(chance, x, 178, size, count, light.grass)
        for x, size, count in (
            (70, 60, 34),
            (190, 54, 32),
            (128, 96, 60),
            (104, 52, 26),
            (160, 56, 26),
        )
    ]
    return svg(shade + "".join(tufts), 256, 192)


TRUNK = (
    "M196 640C206 560 200 500 190 446C178 400 140 378 104 346C92 334 98 324 110 330C146 350 174 362 196 384"
    "C198 340 186 306 172 270C160 238 150 214 140 180C138 168 148 166 152 176C168 220 186 244 200 276"
    "C214 250 236 226 250 196C262 168 266 146 272 116C276 104 286 108 284 120C282 156 276 186 264 216"
    "C250 250 228 276 222 312C220 338 224 360 228 384C250 362 286 344 320 332C332 330 336 340 326 346"
    "C288 364 252 390 238 428C232 500 236 570 254 640Z"
)


def gum(light: Light) -> str:
    chance = Random(3)
    clumps = (
        (96, 318, 62),
        (140, 160, 66),
        (60, 260, 46),
        (280, 100, 66),
        (336, 320, 60),
        (216, 110, 56),
        (330, 210, 52),
        (180, 226, 40),
        (110, 220, 44),
        (370, 266, 40),
        (232, 60, 48),
        (160, 90, 46),
        (204, 168, 50),
        (262, 158, 44),
    )
    leaves = []
    for colour, dx, dy, shrink in (
        (light.leaf[2], 6, 12, 1.0),
        (light.leaf[0], 0, 0, 0.92),
        (light.leaf[1], -10, -12, 0.6),
    ):
        for x, y, r in clumps:
            for _ in range(5):
                ox, oy = chance.uniform(-0.6, 0.6) * r, chance.uniform(-0.35, 0.35) * r
                size = r * chance.uniform(0.42, 0.62) * shrink
                leaves.append(
                    f'<ellipse cx="{x + dx + ox:.0f}" cy="{y + dy + oy:.0f}" rx="{size:.0f}" ry="{size * 0.66:.0f}" '
                    f'fill="{colour}"/>'
                )
    third = len(leaves) // 3
    return svg(
        f"""<linearGradient id="bark" x1="0" y1="0" x2="1" y2="0"><stop offset=".3" stop-color="{light.bark[0]}"/>
<stop offset=".75" stop-color="{light.bark[1]}"/></linearGradient>
{"".join(leaves[:third])}
<path d="{TRUNK}" fill="url(#bark)"/>
{"".join(leaves[third:])}""",
        448,
        640,
    )


def starfield() -> str:
    """A square of stars that repeats; none touches the edge."""
    chance = Random(88)
    dots = []
    for _ in range(120):
        x, y, size = (
            chance.uniform(6, 506),
            chance.uniform(6, 506),
            chance.choice((0.7, 0.7, 0.9, 1.1, 1.5)),
        )
        tone = chance.choice(("#FFF8EA", "#FFE9C4", "#D8DCFF"))
        dots.append(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{size}" fill="{tone}" opacity="{chance.uniform(0.35, 1):.2f}"/>'
        )
    return svg("".join(dots), 512, 512)


def main() -> None:
    for hour, light in HOURS.items():
        for draw in (mountains, dunes, spinifex, gum):
            (HERE / "scenery" / f"{draw.__name__}_{hour}.svg").write_text(draw(light))
    (HERE / "scenery" / "starfield.svg").write_text(starfield())


if __name__ == "__main__":
    main()
