"""Writes what lies on the Uraeus table: the snake's skin and head, its fields, and the stones.

The skin repeats along the snake; everything else is seen from above, stones and head with their
front to the right. Light comes from everywhere, as most of it is turned while people play.

Run as a script after a change: `python assets/art/uraeus.py`, then `python assets/render.py`.
"""

from __future__ import annotations

from math import cos, pi, sin
from pathlib import Path

from kit import COATS, CREAM, NIGHT, mix, svg

HERE = Path(__file__).parent / "uraeus"
SKIN, BELLY, EDGE, DEEP = "#BE5A30", "#E8965A", "#7C2E22", "#4A1A1C"
SIDE = 128


def disc(radius: float, fill: str, more: str = "") -> str:
    return f'<circle cx="64" cy="64" r="{radius}" fill="{fill}" {more}/>'


# The snake.


def skin() -> str:
    """A piece of the snake as long as it is broad: four scales along, eight across."""
    scales = []
    for column in range(-1, 5):
        for row in range(-1, 9):
            x = column * 32 + (16 if row % 2 else 0)
            y = 8 + row * 16
            tone = mix(SKIN, BELLY if (column + row // 2) % 2 else EDGE, 0.24)
            scales.append(
                f'<path d="M{x} {y}Q{x + 13} {y - 14} {x + 30} {y}Q{x + 13} {y + 14} {x} {y}Z" '
                f'fill="{tone}"/><path d="M{x + 2} {y - 1}Q{x + 13} {y - 12} {x + 26} {y - 2}" '
                f'fill="none" stroke="{CREAM}" stroke-width="1.4" opacity=".3"/>'
            )
    return svg(
        f"""<defs><linearGradient id="round" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="{DEEP}" stop-opacity=".95"/>
<stop offset=".16" stop-color="{EDGE}" stop-opacity=".5"/>
<stop offset=".36" stop-color="#FFE2B0" stop-opacity=".28"/>
<stop offset=".64" stop-color="#FFE2B0" stop-opacity=".1"/>
<stop offset=".84" stop-color="{EDGE}" stop-opacity=".5"/>
<stop offset="1" stop-color="{DEEP}" stop-opacity=".95"/></linearGradient>
<clipPath id="body"><rect x="-8" y="4" width="144" height="120"/></clipPath></defs>
<g clip-path="url(#body)"><rect width="128" height="128" fill="{mix(SKIN, EDGE, 0.5)}"/>
{"".join(scales)}
<rect y="4" width="128" height="120" fill="url(#round)"/></g>""",
        SIDE,
        SIDE,
    )


def head() -> str:
    """The cobra's hood and head; its neck, as broad as a body of 112, fades out at the left."""
    hood = (
        "M0 44C26 40 44 14 92 10C140 6 168 26 190 48C206 60 232 64 248 80C258 90 258 110 248 120"
        "C232 136 206 140 190 152C168 174 140 194 92 190C44 186 26 160 0 156Z"
    )
    ribs = "".join(
        f'<path d="M{x} {100 - h}Q{x + 20} 100 {x} {100 + h}" fill="none" stroke="{DEEP}" '
        f'stroke-width="4" opacity=".22"/>'
        for x, h in ((20, 50), (42, 62), (160, 66), (182, 50))
    )
    eyes = "".join(
        f'<ellipse cx="212" cy="{y}" rx="13" ry="11" fill="{DEEP}"/>'
        f'<ellipse cx="213" cy="{y}" rx="10.500" ry="8.500" fill="#FFD56B"/>'
        f'<ellipse cx="215" cy="{y}" rx="3" ry="7.500" fill="{NIGHT}"/>'
        f'<circle cx="210" cy="{y - 3}" r="2" fill="#FFF"/>'
        for y in (74, 126)
    )
    return svg(
        f"""<defs><linearGradient id="round" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="{EDGE}"/><stop offset=".3" stop-color="{SKIN}"/>
<stop offset=".5" stop-color="#D5763F"/><stop offset=".7" stop-color="{SKIN}"/>
<stop offset="1" stop-color="{EDGE}"/></linearGradient>
<radialGradient id="plate" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#F7DDAF"/>
<stop offset=".8" stop-color="#EFC98F"/><stop offset="1" stop-color="#D9A566"/></radialGradient>
<linearGradient id="nape" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000"/>
<stop offset=".14" stop-color="#FFF"/></linearGradient>
<mask id="neck"><rect width="304" height="200" fill="url(#nape)"/></mask></defs>
<g mask="url(#neck)">
<path d="M246 100h34M276 100l20 -9M276 100l20 9" stroke="#D8433B" stroke-width="6"
 stroke-linecap="round" stroke-linejoin="round" fill="none"/>
<path d="{hood}" fill="{DEEP}"/>
<path d="{hood}" fill="url(#round)" transform="translate(0 4) scale(.986 .960)"/>
{ribs}
<ellipse cx="98" cy="100" rx="74" ry="70" fill="{EDGE}"/>
<ellipse cx="98" cy="100" rx="69" ry="65" fill="url(#plate)"/>
<path d="M186 72Q212 92 236 90M186 128Q212 108 236 110" stroke="{BELLY}" stroke-width="4"
 fill="none" opacity=".7" stroke-linecap="round"/>
<circle cx="247" cy="94" r="2.500" fill="{DEEP}"/><circle cx="247" cy="106" r="2.500" fill="{DEEP}"/>
{eyes}</g>""",
        304,
        200,
    )


# The fields on its back.


def hollow(rim: str, ground: str, light: str) -> str:
    """A shallow round hollow with a rim."""
    return f"""<defs><radialGradient id="hollow" cx=".5" cy=".56" r=".5">
<stop offset="0" stop-color="{light}"/><stop offset=".72" stop-color="{ground}"/>
<stop offset="1" stop-color="{mix(ground, rim, 0.5)}"/></radialGradient></defs>
{disc(58, rim)}{disc(53, "url(#hollow)")}"""


def field() -> str:
    return svg(hollow(EDGE, "#F0CE98", "#FBE6BF"), SIDE, SIDE)


def scale() -> str:
    """A golden scale with a rim of rays: here those who were hit come down."""
    rays = "".join(
        f'<path d="M64 64L{64 + 63 * cos(a - 0.13):.1f} {64 + 63 * sin(a - 0.13):.1f}'
        f'A63 63 0 0 1 {64 + 63 * cos(a + 0.13):.1f} {64 + 63 * sin(a + 0.13):.1f}Z" fill="#FFD56B"/>'
        for a in (k * pi / 8 for k in range(16))
    )
    return svg(
        f"""<defs><radialGradient id="gold" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#FFF3C4"/>
<stop offset=".7" stop-color="#FFDB7D"/><stop offset="1" stop-color="#E9A93A"/></radialGradient></defs>
{disc(63.5, "#8A4A14")}{rays}{disc(50, "#8A4A14")}{disc(46.5, "url(#gold)")}""",
        SIDE,
        SIDE,
    )


def goose() -> str:
    """A goose on cool water; its number stands before it."""
    bird = (
        "M28 70C34 62 46 60 56 64C66 67 74 66 79 58C83 51 80 44 79 36C78 26 86 18 95 20C101 21 104 25 105 29"
        "L117 34L104 37C101 40 96 41 95 45C97 56 101 66 96 80C91 95 76 103 59 102C42 101 28 92 14 82"
        "C20 80 25 77 28 70Z"
    )
    return svg(
        f"""{hollow("#1F4A6B", "#8CC3DC", "#C4E4EF")}
<path d="{bird}" transform="translate(6 8) scale(.900)" fill="#FFFFFF" stroke="#2C6486" stroke-width="3"
 stroke-linejoin="round"/>
<path d="M116 34L104.500 29.500L104 37Z" transform="translate(6 8) scale(.900)" fill="#F0803C"/>
<circle cx="91" cy="33" r="2.600" fill="{NIGHT}"/>""",
        SIDE,
        SIDE,
    )


def tail() -> str:
    """Home: a spiral of gold."""
    curve = "M64 64"
    for k in range(1, 61):
        angle, radius = k * 0.26, 2 + k * 0.66
        curve += f"L{64 + radius * cos(angle):.1f} {64 + radius * sin(angle):.1f}"
    return svg(
        f"""{hollow("#5B1F57", "#8E3E86", "#B766A8")}
<path d="{curve}" fill="none" stroke="#FFD56B" stroke-width="7" stroke-linecap="round"
 stroke-linejoin="round"/>""",
        SIDE,
        SIDE,
    )


# The stones: a snake's head with eyes and a tongue in front, and the player's symbol on its back.

BODY = "M112 64C106 50 92 44 84 34C74 20 54 14 38 20C20 27 12 44 12 64C12 84 20 101 38 108C54 114 74 108 84 94C92 84 106 78 112 64Z"
SIGNS = {
    "red": '<circle cx="50" cy="64" r="17"/>',
    "blue": '<path d="M33 47h34v9H33ZM33 60h34v9H33ZM33 73h34v9H33Z"/>',
    "green": '<path d="M50 42L71 64L50 86L29 64Z"/>',
    "yellow": "".join(
        [
            '<path d="M',
            "L".join(
                f"{49 + r * cos(k * pi / 5):.1f} {64 + r * sin(k * pi / 5):.1f}"
                for k in range(10)
                for r in ((25, 11)[k % 2],)
            ),
            'Z"/>',
        ]
    ),
}


def stone(colour: str) -> str:
    coat = COATS[colour]
    eyes = "".join(
        f'<circle cx="84" cy="{y}" r="11.500" fill="{coat.deep}"/><circle cx="85" cy="{y}" r="9.500" '
        f'fill="#FFFDF6"/><circle cx="88" cy="{y}" r="5.200" fill="{NIGHT}"/>'
        f'<circle cx="86.500" cy="{y - 2}" r="1.700" fill="#FFF"/>'
        for y in (43, 85)
    )
    return svg(
        f"""<defs><radialGradient id="back" cx=".4" cy=".5" r=".62"><stop offset="0" stop-color="{coat.light}"/>
<stop offset=".55" stop-color="{coat.own}"/><stop offset="1" stop-color="{coat.shade}"/></radialGradient></defs>
<path d="M108 64h10M116 64l9 -6M116 64l9 6" stroke="#B3202C" stroke-width="4.500"
 stroke-linecap="round" stroke-linejoin="round" fill="none"/>
<path d="{BODY}" fill="{coat.deep}"/>
<path d="{BODY}" fill="url(#back)" transform="translate(3.600 3.800) scale(.940)"/>
<circle cx="49" cy="64" r="29" fill="{coat.belly}" stroke="{coat.dark}" stroke-width="2.500"/>
<g fill="{coat.sign}">{SIGNS[colour]}</g>{eyes}""",
        SIDE,
        SIDE,
    )


def main() -> None:
    for draw in (skin, head, field, scale, goose, tail):
        (HERE / f"{draw.__name__}.svg").write_text(draw())
    for colour in SIGNS:
        (HERE / f"stone_{colour}.svg").write_text(stone(colour))


if __name__ == "__main__":
    main()
