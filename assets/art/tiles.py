"""Writes the illustrated tiles of the home screen, the app icon and the presplash.

Run as a script after a change: `python assets/art/tiles.py`, then `python assets/render.py`.
"""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, degrees, pi, sin
from pathlib import Path
from random import Random

from kit import COATS, svg

HERE = Path(__file__).parent
WIDTH, HEIGHT = 480, 320

DEFS = """<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1A1236"/>
<stop offset=".5" stop-color="#4A2660"/><stop offset=".82" stop-color="#B55A5A"/><stop offset="1" stop-color="#F0A25E"/></linearGradient>
<linearGradient id="sand" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#F8E3BC"/>
<stop offset=".55" stop-color="#EBC88F"/><stop offset="1" stop-color="#C98F55"/></linearGradient>
<radialGradient id="dusk" cx=".4" cy=".35" r=".95"><stop offset=".45" stop-color="#2A1246" stop-opacity="0"/>
<stop offset="1" stop-color="#4A1E3A" stop-opacity=".5"/></radialGradient>
<radialGradient id="halo"><stop offset="0" stop-color="#FFC06A" stop-opacity=".6"/>
<stop offset=".5" stop-color="#F09A5A" stop-opacity=".25"/><stop offset="1" stop-color="#E08A4F" stop-opacity="0"/></radialGradient>
<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="fine"><feGaussianBlur stdDeviation="1.5"/></filter>
</defs>"""
GROUND = f"""<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sand)"/>
<path d="M0 70C120 40 200 96 330 66C400 50 440 60 480 50M0 150C90 130 190 176 300 150C390 130 430 146 480 136M0 236C100 214 180 256 300 232C390 216 440 232 480 222M0 296C120 280 260 310 480 284"
 fill="none" stroke="#B8803F" stroke-width="3" opacity=".22"/>"""
VEIL = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#dusk)"/>'


def image(path: str, x: float, y: float, width: float, height: float) -> str:
    return f'<image href="../{path}.svg" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def bird(colour: str, x: float, foot: float, height: float, flip: bool = False) -> str:
    width = height * 0.75
    picture = image(f"birds/{colour}", -width / 2, -height * 0.895, width, height)
    turn = " scale(-1 1)" if flip else ""
    return f'<g transform="translate({x} {foot}){turn}">{picture}</g>'


def stars(count: int, floor: float, width: float = WIDTH) -> str:
    chance = Random(count)
    return "".join(
        f'<circle cx="{chance.uniform(4, width - 4):.0f}" cy="{chance.uniform(4, floor):.0f}" '
        f'r="{chance.choice((0.8, 1, 1.4, 1.9))}" fill="#FFF4DC" opacity="{chance.uniform(0.4, 1):.2f}"/>'
        for _ in range(count)
    )


def uluru() -> str:
    return svg(
        f"""{DEFS}<rect width="480" height="320" fill="url(#sky)"/>{stars(50, 130)}
{image("scenery/moon", 330, 0, 130, 130)}
{image("scenery/mountains_night", -60, 116, 600, 150)}
<path d="M0 218C120 204 340 204 480 216V320H0Z" fill="url(#sand)"/>
{image("board/rock", 24, 70, 432, 183.6)}
{bird("blue", 60, 250, 112)}{bird("white", 420, 250, 112, True)}
{bird("green", 140, 296, 118)}{bird("yellow", 336, 296, 118, True)}{bird("red", 238, 306, 132)}""",
        WIDTH,
        HEIGHT,
    )


def trail() -> list[tuple[float, float, float]]:
    """Points and directions along the snake's back, two apart: three lanes joined by round bends."""
    points = [(x, 96 + 8 * sin(x / 38)) for x in range(76, 392, 2)]
    points += [(392 + 44 * sin(t), 139 - 44 * cos(t)) for t in (k * pi / 68 for k in range(1, 68))]
    points += [(x, 182 + 7 * sin(x / 36)) for x in range(390, 100, -2)]
    points += [(102 - 43 * sin(t), 225 - 43 * cos(t)) for t in (k * pi / 68 for k in range(1, 68))]
    points += [(x, 268 + 10 * sin((x - 102) / 42) * (x - 102) / 300) for x in range(104, 424, 2)]
    soft = []
    for k in range(len(points)):
        near = points[max(0, k - 22) : k + 23]
        soft.append(
            (22 + sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near) - 8)
        )
    return [(x, y, atan2(ny - y, nx - x)) for (x, y), (nx, ny) in pairwise(soft)]


def girth(step: int, total: int) -> float:
    """Half the snake's width: slim behind the head, then even, then the tail runs out."""
    return min(20 + step * 0.12, 26.0, 3 + (total - step) * 0.17)


def hide(walk: list[tuple[float, float, float]], share: float) -> str:
    """The outline of the body, `share` of its full width."""
    sides: tuple[list[str], list[str]] = ([], [])
    for step in range(0, len(walk), 4):
        x, y, turn = walk[step]
        half = girth(step, len(walk)) * share
        for side, points in zip((-1, 1), sides, strict=True):
            points.append(f"{x - side * half * sin(turn):.1f} {y + side * half * cos(turn):.1f}")
    return "M" + "L".join(sides[0] + sides[1][::-1]) + "Z"


def uraeus() -> str:
    walk = trail()
    total = len(walk)
    scales = []
    for place, step in enumerate(range(22, total - 24, 10)):
        x, y, turn = walk[step]
        half = girth(step, total) * 0.78
        tone = ("#F8CC8A", "#E8874F")[place % 2]
        scales.append(
            f'<rect x="-7.5" y="{-half:.1f}" width="15" height="{2 * half:.1f}" rx="6" fill="{tone}" '
            f'transform="translate({x:.0f} {y:.0f}) rotate({degrees(turn):.0f})"/>'
        )
    head = """<g transform="translate(104 92) rotate(196)">
<path d="M40 0h20M60 0l10 -6M60 0l10 6" stroke="#C4302C" stroke-width="4" stroke-linecap="round" fill="none"/>
<path d="M-26 -20C-8 -40 30 -34 42 -12C46 -4 46 4 42 12C30 34 -8 40 -26 20Z" fill="#3A1420" opacity=".4" filter="url(#fine)" transform="translate(-5 -7)"/>
<path d="M-26 -20C-8 -40 30 -34 42 -12C46 -4 46 4 42 12C30 34 -8 40 -26 20Z" fill="#D8663A"/>
<path d="M-20 16C0 30 26 28 39 11C24 14 0 14 -22 2Z" fill="#FFC48A" opacity=".6"/>
<circle cx="15" cy="-17" r="9" fill="#FFD56B"/><circle cx="17" cy="-17" r="5" fill="#221733"/>
<circle cx="15" cy="17" r="9" fill="#FFD56B"/><circle cx="17" cy="17" r="5" fill="#221733"/>
<circle cx="15.5" cy="-15.5" r="1.7" fill="#FFF"/><circle cx="15.5" cy="18.5" r="1.7" fill="#FFF"/></g>"""
    stones = []
    for step, colour, back in (
        (112, "blue", 0),
        (252, "yellow", 0),
        (342, "red", 180),
        (492, "green", 0),
    ):
        x, y, turn = walk[step]
        coat = COATS[colour]
        stones.append(
            f'<g transform="translate({x:.0f} {y:.0f})"><ellipse cx="5" cy="9" rx="22" ry="18" fill="#3A1420" '
            f'opacity=".5" filter="url(#fine)"/><circle cy="4" r="20" fill="{coat.dark}"/><circle r="20" fill="{coat.own}"/>'
            f'<path d="M-15 -8A17 17 0 0 1 6 -17" stroke="{coat.light}" stroke-width="4" stroke-linecap="round" fill="none"/>'
            f'<path d="M-6 -9L8 0L-6 9Z" fill="{coat.belly}" stroke="{coat.belly}" stroke-width="3" '
            f'stroke-linejoin="round" transform="rotate({degrees(turn) + back:.0f})"/></g>'
        )
    return svg(
        f"""{DEFS}{GROUND}
<path d="{hide(walk, 1)}" transform="translate(7 12)" fill="#7A4A22" opacity=".45" filter="url(#soft)"/>
<path d="{hide(walk, 1)}" fill="#8E3A26"/><path d="{hide(walk, 0.86)}" transform="translate(-1 -2)" fill="#C4602F"/>
{"".join(scales)}{head}{"".join(stones)}{VEIL}""",
        WIDTH,
        HEIGHT,
    )


def card(x: float, y: float, west: str, east: str, form: str, paper: str, turn: float = 0) -> str:
    """A ukuma tile: a half circle at its west and east edge, its form along north and south."""
    edge = {"/": (9, 0, -9), "\\": (-9, 0, 9), "^": (9, -9, 9), "v": (-9, 9, -9)}[form]
    top = f"M-40 {-44 + edge[0]}L0 {-44 + edge[1]}L40 {-44 + edge[2]}"
    shape = f"{top}L40 {44 + edge[2]}L0 {44 + edge[1]}L-40 {44 + edge[0]}Z"
    ridge = f"M-30 {edge[0] * 0.8}L0 {edge[1]}L30 {edge[2] * 0.8}"
    return f"""<g transform="translate({x} {y}) rotate({turn})">
<path d="{shape}" transform="translate(4 7)" fill="#3A1420" opacity=".45" filter="url(#fine)"/>
<path d="{shape}" fill="{paper}" stroke="{paper}" stroke-width="4" stroke-linejoin="round"/>
<path d="M-41 -17A17 17 0 0 1 -41 17Z" fill="{COATS[west].own}"/><path d="M41 -17A17 17 0 0 0 41 17Z" fill="{COATS[east].own}"/>
<g fill="none" stroke="#B5502E" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
<path d="{ridge}" transform="translate(0 -29) scale(1.050)"/><path d="{ridge}" transform="translate(0 29) scale(1.050)"/></g>
<path d="{top}" fill="none" stroke="#FFFFFF" stroke-width="3" opacity=".55" stroke-linejoin="round"/></g>"""


HAND = """<path d="M-46 190L-50 74C-54 50 -62 34 -76 20C-90 6 -76 -12 -58 -2L-40 16L-44 -52C-46 -74 -18 -76 -16 -54L-12 -8L-10 -72C-10 -94 20 -94 20 -72L20 -8L28 -60C32 -80 58 -76 56 -54L50 4L60 -24C68 -42 90 -34 86 -14C78 24 70 54 58 80L54 190Z" """


def hand(x: float, y: float, turn: float, skin: str, dusk: str) -> str:
    return f"""<g transform="translate({x} {y}) rotate({turn}) scale(.86)">
{HAND} fill="#3A1420" opacity=".45" filter="url(#soft)" transform="translate(8 10)"/>
{HAND} fill="{skin}"/>
<path d="M-34 6q8 -5 14 0M-2 -2q9 -6 18 0M28 2q8 -4 14 2" fill="none" stroke="{dusk}" stroke-width="5" stroke-linecap="round" opacity=".45"/>
<path d="M-38 -50V-6M-4 -70V-24M38 -54L32 -14" fill="none" stroke="#FFF4DC" stroke-width="6" stroke-linecap="round" opacity=".3"/></g>"""


def ukuma() -> str:
    pale, dark = "#FFF8EA", "#E8D3B4"
    return svg(
        f"""{DEFS}{GROUND}
{card(152, 204, "blue", "red", "^", pale)}{card(152, 112, "green", "blue", "^", dark)}
{card(240, 204, "red", "green", "^", pale)}{card(240, 112, "blue", "red", "^", dark)}
{card(328, 112, "red", "blue", "v", dark)}
{hand(404, 262, -26, "#C98A5E", "#7A3A2A")}{card(338, 206, "green", "red", "v", pale, 9)}
{hand(84, 44, 150, "#8E5638", "#4A2020")}{card(146, 26, "red", "green", "^", dark, -8)}{VEIL}""",
        WIDTH,
        HEIGHT,
    )


def solid(kind: str, x: float, y: float, colour: str) -> str:
    coat = COATS[colour]
    shade = f'<ellipse cx="{x + 4}" cy="{y + 5}" rx="13" ry="7" fill="#3A1420" opacity=".5" filter="url(#fine)"/>'
    if kind == "disc":
        shape = (
            f'<path d="M{x - 13} {y - 3}v5a13 7.500 0 0 0 26 0v-5Z" fill="{coat.dark}"/>'
            f'<ellipse cx="{x}" cy="{y - 3}" rx="13" ry="7.500" fill="{coat.own}"/>'
        )
    elif kind == "cube":
        shape = (
            f'<path d="M{x - 11} {y - 12}L{x} {y - 7}V{y + 7}L{x - 11} {y + 2}Z" fill="{coat.own}"/>'
            f'<path d="M{x + 11} {y - 12}L{x} {y - 7}V{y + 7}L{x + 11} {y + 2}Z" fill="{coat.dark}"/>'
            f'<path d="M{x} {y - 18}L{x + 11} {y - 12}L{x} {y - 7}L{x - 11} {y - 12}Z" fill="{coat.light}"/>'
        )
    else:
        shape = (
            f'<path d="M{x - 8} {y - 22}V{y + 2}a8 4.500 0 0 0 16 0V{y - 22}Z" fill="{coat.shade}"/>'
            f'<path d="M{x - 8} {y - 22}V{y + 2}a8 4.500 0 0 0 7 4.500V{y - 22}Z" fill="{coat.own}"/>'
            f'<ellipse cx="{x}" cy="{y - 22}" rx="8" ry="4.500" fill="{coat.light}"/>'
        )
    return shade + shape


def person(x: float, y: float, height: float, cloak: str, dusk: str) -> str:
    """A board figure: a plain turned-wood person in a cloak."""
    return f"""<g transform="translate({x} {y}) scale({height / 100})">
<ellipse cx="8" cy="2" rx="34" ry="11" fill="#3A1420" opacity=".5" filter="url(#fine)"/>
<path d="M-28 0C-28 -34 -18 -52 -8 -62H8C18 -52 28 -34 28 0C14 9 -14 9 -28 0Z" fill="{cloak}"/>
<path d="M6 -62C18 -52 28 -34 28 0C20 5 10 7 2 7C14 -14 14 -40 6 -62Z" fill="{dusk}" opacity=".6"/>
<circle cy="-76" r="17" fill="{cloak}"/><path d="M2 -93A17 17 0 0 1 4 -59.500A24 24 0 0 0 2 -93Z" fill="{dusk}" opacity=".55"/>
<path d="M-18 -10C-16 -32 -12 -44 -6 -54M-10 -82a9 9 0 0 1 6 -6" fill="none" stroke="#FFF4DC" stroke-width="4" stroke-linecap="round" opacity=".6"/></g>"""


def hexagon(corners: list[tuple[float, float]]) -> str:
    """A closed outline through the corners, each rounded off."""
    path = ""
    for (bx, by), (x, y), (ax, ay) in zip(
        corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1], strict=True
    ):
        start = f"{x + (bx - x) * 0.3:.0f} {y + (by - y) * 0.3:.0f}"
        path += f"{'L' if path else 'M'}{start}Q{x:.0f} {y:.0f} {x + (ax - x) * 0.3:.0f} {y + (ay - y) * 0.3:.0f}"
    return path + "Z"


def wongar() -> str:
    chance = Random(21)
    grounds = (
        "#D9A066",
        "#C98A52",
        "#B5743F",
        "#E0B47A",
        "#BF8A5E",
        "#A8693C",
        "#D6AC74",
        "#C0905A",
        "#CDA06A",
        "#B08050",
    )
    spots = [
        (108, 66),
        (240, 58),
        (372, 66),
        (44, 162),
        (176, 158),
        (308, 158),
        (440, 164),
        (106, 258),
        (240, 262),
        (374, 256),
    ]
    fields, pieces = [], []
    for place, (cx, cy) in enumerate(spots):
        corners = [
            (cx + 72 * cos(pi / 6 + k * pi / 3), cy + 62 * sin(pi / 6 + k * pi / 3))
            for k in range(6)
        ]
        rounded = hexagon([(x * chance.uniform(0.99, 1.01), y) for x, y in corners])
        fields.append(
            f'<path d="{rounded}" transform="translate(3 6)" fill="#5A2A22" opacity=".35" filter="url(#fine)"/>'
            f'<path d="{rounded}" fill="{grounds[place]}"/>'
            f'<path d="{rounded}" fill="none" stroke="#FFE7BC" stroke-width="2.500" opacity=".4" transform="translate(-1 -1.500)"/>'
        )
    for x, y, kind, colour in (
        (86, 56, "disc", "red"),
        (112, 74, "disc", "red"),
        (132, 54, "cube", "blue"),
        (218, 48, "cylinder", "yellow"),
        (244, 66, "disc", "blue"),
        (266, 50, "cube", "red"),
        (352, 60, "cube", "green"),
        (380, 78, "disc", "green"),
        (396, 56, "cylinder", "red"),
        (40, 168, "disc", "yellow"),
        (62, 152, "cube", "yellow"),
        (148, 150, "disc", "blue"),
        (206, 148, "cube", "green"),
        (158, 184, "disc", "blue"),
        (284, 150, "cylinder", "blue"),
        (336, 148, "disc", "red"),
        (342, 178, "cube", "red"),
        (436, 160, "cylinder", "green"),
        (452, 182, "disc", "yellow"),
        (92, 256, "cube", "blue"),
        (118, 274, "disc", "green"),
        (222, 258, "disc", "yellow"),
        (252, 276, "cylinder", "yellow"),
        (262, 250, "cube", "blue"),
        (358, 254, "disc", "red"),
        (388, 268, "cube", "green"),
    ):
        pieces.append((y, solid(kind, x, y, colour)))
    pieces.append((186, person(182, 186, 78, "#F4EFE6", "#8A6A8A")))
    pieces.append((188, person(308, 190, 70, "#4A4066", "#1A1030")))
    return svg(
        f"""{DEFS}<rect width="480" height="320" fill="#8A4A2E"/>
<path d="M0 112C120 92 300 120 480 108M0 212C140 200 320 226 480 208" stroke="#6E3422" stroke-width="10" fill="none" opacity=".5" filter="url(#soft)"/>
{"".join(fields)}{"".join(drawing for _, drawing in sorted(pieces))}{VEIL}""",
        WIDTH,
        HEIGHT,
    )


SAND = """<path d="M104 182C118 176 202 176 216 182C204 222 184 250 166 276C160 290 160 350 160 350C160 350 160 290 154 276C136 250 116 222 104 182Z" fill="#F2C27A"/>
<path d="M158 300H162V500H158Z" fill="#F2C27A"/><path d="M72 550C84 506 132 470 160 468C188 470 236 506 248 550Z" fill="#F2C27A"/>
<path d="M84 540C98 510 134 482 158 478C130 496 112 520 104 548Z" fill="#FFE3A8" opacity=".7"/>"""


def companion() -> str:
    return svg(
        f"""{DEFS}<rect width="480" height="320" fill="url(#sky)"/>{stars(60, 200)}
{image("scenery/dunes_night", -80, 190, 640, 160)}
<ellipse cx="240" cy="170" rx="220" ry="190" fill="url(#halo)"/>
<g transform="translate(166 12) scale(.46)">{SAND}</g>
{image("board/hourglass_glass", 166, 12, 147.2, 294.4)}{image("board/hourglass_frame", 166, 12, 147.2, 294.4)}
{image("board/stone", 338, 236, 54, 54)}{image("board/stone", 380, 252, 48, 48)}
{bird("wisher", 96, 288, 124)}""",
        WIDTH,
        HEIGHT,
    )


def tutorial() -> str:
    return svg(
        f"""{DEFS}{GROUND}
{image("board/rock", 100, 24, 280, 119.0)}
{image("board/seat", 46, 178, 120, 90)}{image("board/seat", 184, 206, 120, 90)}{image("board/seat", 322, 178, 120, 90)}
{image("board/glow", 322, 178, 120, 90)}
{bird("orange", 106, 226, 120)}{bird("blue", 244, 254, 120)}
<ellipse cx="384" cy="224" rx="34" ry="11" fill="#2A1220" opacity=".45" filter="url(#fine)"/>
<path d="M300 96C330 60 372 60 384 84" fill="none" stroke="#FFF8EA" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 17"/>
{bird("pink", 384, 192, 128)}{VEIL}""",
        WIDTH,
        HEIGHT,
    )


def icon_back(side: int = 432) -> str:
    return svg(
        f"""{DEFS}<rect width="{side}" height="{side}" fill="url(#sky)"/>{stars(46, 250, side)}
<path d="M0 320C120 296 300 296 {side} 316V{side}H0Z" fill="url(#sand)"/>""",
        side,
        side,
    )


def icon_front() -> str:
    """Within the middle two thirds, which every launcher mask leaves whole."""
    return svg(
        f"""{DEFS}<ellipse cx="216" cy="210" rx="170" ry="140" fill="url(#halo)"/>
{image("board/rock", 56, 166, 320, 136.0)}
{bird("red", 208, 330, 244)}""",
        432,
        432,
    )


def icon() -> str:
    return svg(
        f"""{DEFS}<clipPath id="plate"><rect x="16" y="16" width="480" height="480" rx="112"/></clipPath>
<g clip-path="url(#plate)"><rect width="512" height="512" fill="url(#sky)"/>{stars(50, 260, 512)}
{image("scenery/moon", 330, 20, 150, 150)}
<path d="M0 372C140 346 360 346 512 368V512H0Z" fill="url(#sand)"/>
{image("board/rock", -4, 190, 520, 221.0)}{bird("red", 244, 456, 410)}</g>""",
        512,
        512,
    )


def presplash() -> str:
    return svg(
        f"""{DEFS}<ellipse cx="256" cy="310" rx="256" ry="200" fill="url(#halo)"/>
{image("board/rock", 36, 214, 440, 187.0)}
{bird("blue", 110, 420, 150)}{bird("yellow", 400, 420, 150, True)}{bird("red", 256, 436, 176)}""",
        512,
        512,
    )


def main() -> None:
    for draw in (uluru, uraeus, ukuma, wongar, companion, tutorial):
        (HERE / "tiles" / f"{draw.__name__}.svg").write_text(draw())
    for draw in (icon, icon_front, icon_back, presplash):
        (HERE / "app" / f"{draw.__name__}.svg").write_text(draw())


if __name__ == "__main__":
    main()
