"""Writes the rock in the middle of the board: a long fluted ridge in low light from the left.

Run as a script after a change: `python assets/art/rock.py`, then `python assets/render.py`.
"""

from __future__ import annotations

from itertools import pairwise
from math import sin
from pathlib import Path
from random import Random

from kit import mix, svg

HERE = Path(__file__).parent
WIDTH, HEIGHT = 640, 272
FLOOR = 232
# The ridge line as points, from the left foot to the right one.
RIDGE = [
    (18, 232), (26, 206), (36, 178), (46, 154), (58, 128), (76, 104), (98, 88), (128, 80), (150, 68), (182, 54),
    (216, 46), (250, 46), (284, 38), (318, 32), (356, 32), (390, 38), (424, 38), (456, 44), (490, 58), (516, 66),
    (544, 86), (562, 108), (578, 136), (594, 166), (608, 198), (622, 232),
]  # fmt: skip


def ridge(x: float) -> float:
    for (x0, y0), (x1, y1) in pairwise(RIDGE):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return FLOOR


def smooth(points: list[tuple[float, float]]) -> str:
    """A curve through the points (Catmull and Rom)."""
    ends = [points[0], *points, points[-1]]
    curve = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for before, a, b, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        c1 = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        c2 = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        curve += f"C{c1[0]:.0f} {c1[1]:.0f} {c2[0]:.0f} {c2[1]:.0f} {b[0]:.0f} {b[1]:.0f}"
    return curve


OUTLINE = (
    smooth([(float(x), float(y)) for x, y in RIDGE])
    + "C560 248 440 254 320 254C200 254 80 248 18 232Z"
)


def buttress(left: float, right: float, top: float, lean: float) -> str:
    """One rib of the flank: a rounded column that grows broader towards its foot."""
    middle, foot = (left + right) / 2, FLOOR + 24
    wide = (right - left) * 0.62
    high = foot - top
    return (
        f"M{middle - wide + lean:.0f} {foot}"
        f"C{middle - wide * 1.02 + lean * 0.7:.0f} {top + high * 0.62:.0f} {left + 1:.0f} {top + high * 0.42:.0f} {left + 2:.0f} {top + high * 0.2:.0f}"
        f"C{left + 4:.0f} {top + high * 0.06:.0f} {middle - 5:.0f} {top:.0f} {middle:.0f} {top:.0f}"
        f"C{middle + 6:.0f} {top:.0f} {right - 3:.0f} {top + high * 0.08:.0f} {right - 1:.0f} {top + high * 0.24:.0f}"
        f"C{right + 1:.0f} {top + high * 0.46:.0f} {middle + wide + lean * 0.7:.0f} {top + high * 0.64:.0f} {middle + wide + lean:.0f} {foot}Z"
    )


def row(
    seed: int, drop: tuple[float, float], step: tuple[float, float], name: str, opacity: float
) -> str:
    """A row of ribs, painted from the right so that each one stands before its shaded neighbour."""
    chance = Random(seed)
    edges, x = [], 40.0
    while x < 604:
        width = chance.uniform(*step)
        edges.append((x, x + width))
        x += width * chance.uniform(0.86, 1.1)
    ribs = []
    for left, right in reversed(edges):
        middle = (left + right) / 2
        top = ridge(middle) + chance.uniform(*drop) * (0.5 + 0.5 * (FLOOR - ridge(middle)) / 200)
        if top < FLOOR - 30:
            lean = (middle - 320) * 0.075
            shape = buttress(left, right, top, lean)
            ribs.append(f'<path d="{shape}" fill="url(#{name})" opacity="{opacity}"/>')
    return "\n".join(ribs)


def strata() -> str:
    """Faint bedding that follows the ridge, broken like the rock itself."""
    lines = []
    for depth, dash, opacity in (
        (13, "70 18 40 26", 0.5),
        (25, "38 30 64 40", 0.34),
        (40, "26 60 44 52", 0.26),
    ):
        points = [
            (float(x), ridge(x) + depth + 2.5 * sin(x / 19 + depth)) for x in range(96, 560, 19)
        ]
        lines.append(
            f'<path d="{smooth(points)}" fill="none" stroke="#8A3422" stroke-width="2.6" '
            f'stroke-linecap="round" stroke-dasharray="{dash}" opacity="{opacity}"/>'
        )
    return "\n".join(lines)


def hollow(x: float, y: float, width: float, height: float, tilt: float) -> str:
    """A cave: an arched lip, dark inside, lit on the floor at its right."""
    w, h = width / 2, height / 2
    mouth = (
        f"M{-w} {h}C{-w * 1.15} {h * 0.1} {-w * 0.75} {-h * 0.95} {-w * 0.1} {-h}"
        f"C{w * 0.6} {-h * 1.05} {w * 1.15} {-h * 0.2} {w} {h * 0.7}C{w * 0.5} {h * 1.1} {-w * 0.5} {h * 1.15} {-w} {h}Z"
    )
    return (
        f'<g transform="translate({x} {y}) rotate({tilt})"><path d="{mouth}" transform="translate(2.5 2.5)" fill="#FFB87A" opacity=".55"/>'
        f'<path d="{mouth}" fill="url(#cave)"/>'
        f'<path d="M{-w * 0.5} {h * 0.95}Q{w * 0.2} {h * 0.3} {w * 0.92} {h * 0.55}Q{w * 0.3} {h * 1.1} {-w * 0.5} {h * 0.95}Z" fill="#B5502E" opacity=".6"/></g>'
    )


CAVES = [
    (112, 194, 30, 24, -10), (140, 204, 17, 13, 8), (246, 153, 14, 34, 6), (262, 179, 20, 17, -6), (340, 204, 40, 22, 4),
    (372, 191, 13, 18, -12), (452, 163, 15, 38, -8), (470, 198, 26, 17, 8), (542, 194, 22, 26, 14), (196, 210, 13, 9, 0),
]  # fmt: skip


def tufts() -> str:
    chance = Random(7)
    blades = []
    for x, y, size in (
        (38, 236, 15), (62, 241, 11), (168, 250, 13), (190, 252, 9), (296, 254, 12), (436, 252, 15), (460, 251, 10),
        (556, 244, 13), (604, 237, 16), (120, 247, 8), (372, 254, 9), (520, 247, 8),
    ):  # fmt: skip
        for _ in range(11):
            reach = chance.uniform(-1, 1)
            height = size * (1.15 - abs(reach) * 0.55)
            colour = chance.choice(("#8A8448", "#A89A58", "#6A6A3C", "#C4AE68"))
            blades.append(
                f'<path d="M{x + reach * 3:.1f} {y}Q{x + reach * size * 0.5:.1f} {y - height * 0.8:.1f} '
                f'{x + reach * size:.1f} {y - height:.1f}" stroke="{colour}" stroke-width="2.2" '
                'fill="none" stroke-linecap="round"/>'
            )
    return "\n".join(blades)


def boulders() -> str:
    shapes = []
    for x, y, r in (
        (88, 244, 9),
        (104, 248, 6),
        (232, 253, 7),
        (330, 255, 6),
        (404, 253, 9),
        (420, 255, 6),
        (584, 241, 8),
    ):
        shapes.append(
            f'<path d="M{x - r} {y}C{x - r} {y - r * 1.1:.0f} {x - r * 0.3:.0f} {y - r * 1.4:.0f} {x + r * 0.3:.0f} {y - r * 1.2:.0f}'
            f'C{x + r} {y - r:.0f} {x + r * 1.2:.0f} {y} {x + r} {y + 1}Q{x} {y + 4} {x - r} {y}Z" fill="url(#stone)"/>'
        )
    return "\n".join(shapes)


def column(name: str, light: str, middle: str, dark: str) -> str:
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="1" y2=".16"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset=".34" stop-color="{middle}"/><stop offset="1" stop-color="{dark}"/></linearGradient>'
    )


def rock() -> str:
    return svg(
        f"""<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F7A566"/>
<stop offset=".3" stop-color="#E0764A"/><stop offset="1" stop-color="#9A3C2C"/></linearGradient>
{column("back", "#F39A5C", "#D76A3E", mix("#A2442E", "#3A1040", 0.12))}
{column("front", "#F08A4E", "#C4552F", "#7C2C28")}
{column("stone", "#F0A068", "#B5502E", "#5E221C")}
<linearGradient id="sun" x1="0" y1=".25" x2="1" y2=".5"><stop offset="0" stop-color="#FFD08E" stop-opacity=".42"/>
<stop offset=".3" stop-color="#FFB878" stop-opacity=".14"/><stop offset=".58" stop-color="#4A1438" stop-opacity=".05"/>
<stop offset="1" stop-color="#3A1040" stop-opacity=".55"/></linearGradient>
<linearGradient id="low" x1="0" y1="0" x2="0" y2="1"><stop offset=".45" stop-color="#4A1230" stop-opacity="0"/>
<stop offset=".9" stop-color="#4A1230" stop-opacity=".5"/><stop offset="1" stop-color="#F2B47A" stop-opacity=".4"/></linearGradient>
<linearGradient id="crown" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFD79A" stop-opacity=".55"/>
<stop offset=".34" stop-color="#FFC07C" stop-opacity="0"/></linearGradient>
<radialGradient id="cave" cx=".6" cy=".25" r=".95"><stop offset="0" stop-color="#240A20"/>
<stop offset="1" stop-color="#571C26"/></radialGradient>
<filter id="blur" x="-20%" y="-80%" width="140%" height="260%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="fine"><feGaussianBlur stdDeviation=".7"/></filter>
<clipPath id="ridge"><path d="{OUTLINE}"/></clipPath>
</defs>
<ellipse cx="340" cy="247" rx="290" ry="16" fill="#5A2A2A" opacity=".6" filter="url(#blur)"/>
<path d="{OUTLINE}" fill="url(#wall)"/>
<g clip-path="url(#ridge)">
<g filter="url(#fine)">
{row(11, (12, 38), (30, 52), "back", 0.85)}
{row(29, (48, 112), (22, 44), "front", 0.9)}
{strata()}
{"".join(hollow(*cave) for cave in CAVES)}
</g>
<path d="{OUTLINE}" fill="url(#crown)"/>
<path d="{OUTLINE}" fill="url(#sun)"/>
<path d="{OUTLINE}" fill="url(#low)"/>
<path d="{OUTLINE}" fill="none" stroke="#FFE0A8" stroke-width="3.5" opacity=".75" filter="url(#fine)" transform="translate(1.5 1.5)"/>
</g>
{boulders()}
{tufts()}""",
        WIDTH,
        HEIGHT,
    )


if __name__ == "__main__":
    (HERE / "board" / "rock.svg").write_text(rock())
