"""Writes the pictures of the twelve wishes and where their birds stand.

A wish card is read without words: a small piece of the board, in plan, with a place for the wisher (the
sand-coloured bird) and, where the wish names a colour, one for that colour's bird. The birds are not
part of the picture; the app puts their textures on the slots in `wishes/layout.json`. Wishes that name
seats exist for the lying board and, with `_tall`, for the standing one.
Run as a script after a change: `python assets/art/wishes.py`, then `python assets/render.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

from kit import svg

HERE = Path(__file__).parent
WIDTH, HEIGHT = 320, 240

DEFS = """<defs>
<radialGradient id="plate" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="#A9563A"/>
<stop offset="1" stop-color="#6E2A22"/></radialGradient>
<radialGradient id="lit" cx=".42" cy=".35" r=".8"><stop offset="0" stop-color="#FFF0B8"/>
<stop offset=".6" stop-color="#FFD056"/><stop offset="1" stop-color="#F0A030"/></radialGradient>
<linearGradient id="sand" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FBEDD0"/>
<stop offset="1" stop-color="#EACB98"/></linearGradient>
<linearGradient id="rock" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#EE8B52"/>
<stop offset=".5" stop-color="#B5502E"/><stop offset="1" stop-color="#6E2A22"/></linearGradient>
<linearGradient id="card" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFFFFF"/>
<stop offset="1" stop-color="#F6E6C6"/></linearGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="4"/></filter>
</defs>"""

# Where a piece of the board melts away: the strip, and the direction of the fading.
FADES = {
    "l": ('x="0" y="0" width="40" height="240"', 'x1="1" y1="0" x2="0" y2="0"'),
    "r": ('x="280" y="0" width="40" height="240"', 'x1="0" y1="0" x2="1" y2="0"'),
    "b": ('x="0" y="196" width="320" height="44"', 'x1="0" y1="0" x2="0" y2="1"'),
}
DEFS += "".join(
    f'<linearGradient id="fade{side}" {line}><stop offset="0" stop-color="#000" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#000"/></linearGradient>'
    for side, (_, line) in FADES.items()
)

# Seats of the lying board, in the ring's order T L1 L2 L3 B1 B2 R2 R1, as parts of the plan.
RING = {
    "T": (0.9, 0.5),
    "L1": (0.74, 0.16),
    "L2": (0.5, 0.16),
    "L3": (0.26, 0.16),
    "B1": (0.1, 0.37),
    "B2": (0.1, 0.66),
    "R2": (0.34, 0.86),
    "R1": (0.66, 0.86),
}
GROUPS = {
    "any": set(RING),
    "boomerang": {"L1", "L2", "L3", "B1", "B2"},
    "lonely": {"T", "R1", "R2"},
    "long": {"L1", "L2", "L3", "R1", "R2"},
    "short": {"T", "B1", "B2"},
}


def seat(x: float, y: float, rx: float = 34, ry: float = 23, lit: bool = False) -> str:
    rim = "#FFF0C0" if lit else "#E8C795"
    glow = (
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx + 7:.1f}" ry="{ry + 7:.1f}" fill="#FFC53A" '
        'filter="url(#soft)" opacity=".9"/>'
        if lit
        else ""
    )
    return (
        f'<ellipse cx="{x:.1f}" cy="{y + 3:.1f}" rx="{rx + 1:.1f}" ry="{ry + 1:.1f}" fill="#7A4A2A" opacity=".35"/>'
        f'{glow}<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx}" ry="{ry}" '
        f'fill="url(#{"lit" if lit else "plate"})" stroke="{rim}" stroke-width="3"/>'
    )


def path(d: str) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="#7A3B26" stroke-width="7" stroke-linecap="round" '
        'stroke-dasharray="1 14"/>'
    )


def rock(x: float, y: float, scale: float) -> str:
    return f"""<g transform="translate({x} {y}) scale({scale})">
<ellipse cx="4" cy="3" rx="62" ry="9" fill="#6E3A1E" opacity=".35"/>
<path d="M-60 2C-56 -26 -40 -40 -16 -44C10 -48 36 -44 46 -28C54 -18 58 -8 60 2Q0 10 -60 2Z" fill="url(#rock)"/>
<path d="M-38 -22q6 12 -2 24M-20 -28q6 14 -1 31M0 -30q5 16 0 34M20 -28q5 14 1 31M38 -22q4 12 1 24"
 fill="none" stroke="#5E221C" stroke-width="3" stroke-linecap="round" opacity=".45"/></g>"""


def cross(x: float, y: float, size: float = 20) -> str:
    d = f"M{x - size} {y - size * 0.8}l{2 * size} {1.6 * size}m0 {-1.6 * size}l{-2 * size} {1.6 * size}"
    return (
        f'<path d="{d}" stroke="#FFF8EA" stroke-width="15" stroke-linecap="round"/>'
        f'<path d="{d}" stroke="#C4302C" stroke-width="9" stroke-linecap="round"/>'
    )


def board(d: str, fade: str = "") -> str:
    """A piece of the board; `fade` names the sides (l r b) where it goes on and melts away."""
    veils = "".join(f'<rect {FADES[side][0]} fill="url(#fade{side})"/>' for side in fade)
    mask = f'<mask id="cut"><rect width="320" height="240" fill="#FFF"/>{veils}</mask>'
    piece = (
        f'<path d="{d}" transform="translate(4 6)" fill="#8A5A2E" opacity=".3" filter="url(#soft)"/>'
        f'<path d="{d}" fill="url(#sand)"/>'
    )
    return f'{mask}<g mask="url(#cut)">{piece}</g>'


HOOK = (
    "M-4 56C-12 54 -12 46 -10 38C-6 8 4 -8 24 -10C42 -12 54 -12 66 -10C76 -8 76 2 66 4"
    "C46 6 30 6 22 14C12 24 12 40 8 50C6 56 0 58 -4 56Z"
)


def plan(group: str, tall: bool) -> str:
    """The whole board in small, the wished seats alight."""
    w, h = (184, 234) if tall else (312, 230)
    left, top = (WIDTH - w) / 2, (HEIGHT - h) / 2 - 2
    shape = f"M{left + 34} {top}h{w - 68}a34 34 0 0 1 34 34v{h - 68}a34 34 0 0 1 -34 34h{68 - w}a34 34 0 0 1 -34 -34v{68 - h}a34 34 0 0 1 34 -34Z"
    ix, iy = (26, 30) if tall else (32, 34)
    ring = (
        f"M{left + ix + 22} {top + iy}h{w - 2 * ix - 44}q22 0 22 22v{h - 2 * iy - 44}q0 22 -22 22"
        f"h{-(w - 2 * ix - 44)}q-22 0 -22 -22v{-(h - 2 * iy - 44)}q0 -22 22 -22Z"
    )
    seats = []
    for name, (x, y) in RING.items():
        if tall:
            x, y = y, 1 - x
        px, py = left + x * w, top + y * h
        rx, ry = (21, 16) if tall else (27, 19)
        seats.append((py, seat(px, py, rx, ry, name in GROUPS[group])))
    lit = group == "boomerang"
    place = (
        f"translate({left + 54} {top + h - 56}) rotate(-90) scale(.72)"
        if tall
        else f"translate({left + 74} {top + 70}) scale(.9)"
    )
    hook = (
        f'<g transform="{place}"><path d="{HOOK}" fill="{"#FFC53A" if lit else "none"}" stroke="#FFC53A" '
        f'stroke-width="{8 if lit else 0}" filter="url(#soft)"/>'
        f'<path d="{HOOK}" fill="#8A4A2A" opacity="{1 if lit else 0.5}"/></g>'
    )
    return "\n".join(
        [
            board(shape),
            path(ring),
            hook,
            *(drawing for _, drawing in sorted(seats)),
        ]
    )


def slot(x: float, foot: float, height: float) -> dict[str, float]:
    """Where a bird stands: x and y of the middle of its base (y upwards), and its height."""
    return {
        "x": round(x / WIDTH, 4),
        "y": round(1 - foot / HEIGHT, 4),
        "height": round(height / HEIGHT, 4),
    }


def next_to() -> str:
    return "\n".join(
        [
            board("M-20 22H340V260H-20Z", "lrb"),
            path("M14 186H310"),
            seat(92, 186, 62, 31),
            seat(228, 186, 62, 31),
        ]
    )


def opposite() -> str:
    return "\n".join(
        [
            board("M26 10H294A26 26 0 0 1 320 36V260H0V36A26 26 0 0 1 26 10Z", "b"),
            path("M56 26V226M264 26V226"),
            seat(56, 184, 52, 28),
            seat(264, 184, 52, 28),
            rock(160, 196, 0.9),
        ]
    )


def corner() -> str:
    return "\n".join(
        [
            board("M10 260V58A46 46 0 0 1 56 12H340V260Z", "rb"),
            path("M74 226V150Q74 106 118 106H306"),
            seat(74, 196, 54, 28),
            seat(232, 106, 54, 28),
            rock(238, 214, 0.84),
        ]
    )


def apart() -> str:
    return "\n".join(
        [
            board(
                "M26 6H294A26 26 0 0 1 320 32V208A26 26 0 0 1 294 234H26A26 26 0 0 1 0 208V32A26 26 0 0 1 26 6Z"
            ),
            path(
                "M62 118V92Q62 50 104 50H216Q258 50 258 92V160Q258 204 216 204H104Q62 204 62 160Z"
            ),
            rock(160, 142, 0.66),
            seat(62, 122, 46, 25),
            seat(62, 202, 42, 23),
            seat(258, 118, 42, 23),
            seat(222, 202, 50, 26, True),
            cross(62, 202),
            cross(258, 118),
        ]
    )


def far() -> str:
    return "\n".join(
        [
            board("M46 8H274A46 46 0 0 1 320 54V260H0V54A46 46 0 0 1 46 8Z", "b"),
            path("M56 226V92Q56 48 100 48H220Q264 48 264 92V226"),
            seat(56, 190, 50, 27),
            seat(264, 190, 50, 27),
            seat(114, 48, 34, 20),
            seat(206, 48, 34, 20),
            rock(160, 186, 0.74),
        ]
    )


CARD = """<path d="M208 10H300A18 18 0 0 1 318 28V216A18 18 0 0 1 300 234H208A18 18 0 0 1 190 216V28A18 18 0 0 1 208 10Z"
 transform="translate(4 6)" fill="#8A5A2E" opacity=".35" filter="url(#soft)"/>
<path d="M208 10H300A18 18 0 0 1 318 28V216A18 18 0 0 1 300 234H208A18 18 0 0 1 190 216V28A18 18 0 0 1 208 10Z"
 fill="url(#card)" stroke="#C98F55" stroke-width="3"/>
<path d="M208 10H300A18 18 0 0 1 318 28V44H190V28A18 18 0 0 1 208 10Z" fill="#C98F55"/>
<path d="M214 27h80" stroke="#FFF8EA" stroke-width="7" stroke-linecap="round" opacity=".8"/>"""
SPOT = '<ellipse cx="62" cy="208" rx="58" ry="20" fill="#B88A50" opacity=".3" filter="url(#soft)"/>'
BARS = (
    '<path d="M132 116h40M132 144h40" stroke="#2A1E3B" stroke-width="13" stroke-linecap="round"/>'
)
BOLT = "M162 72L132 134H152L140 190L174 118H154L166 72Z"


def same() -> str:
    return f"{SPOT}\n{CARD}\n{BARS}"


def contrary() -> str:
    return "\n".join(
        [
            SPOT,
            CARD,
            BARS,
            f'<path d="{BOLT}" fill="#C4302C" stroke="#FFF8EA" stroke-width="10" stroke-linejoin="round"/>'
            f'<path d="{BOLT}" fill="#C4302C" stroke="#C4302C" stroke-width="3" stroke-linejoin="round"/>',
        ]
    )


RELATIONS = {
    "next": (next_to, slot(92, 184, 180), slot(228, 184, 180)),
    "opposite": (opposite, slot(56, 182, 158), slot(264, 182, 158)),
    "corner": (corner, slot(74, 193, 150), slot(232, 103, 110)),
    "apart": (apart, slot(222, 199, 118), slot(62, 119, 118)),
    "far": (far, slot(56, 187, 146), slot(264, 187, 146)),
    "same": (same, slot(62, 208, 196), slot(254, 212, 168)),
    "contrary": (contrary, slot(62, 208, 196), slot(254, 212, 168)),
}


def main() -> None:
    layout = {}
    for group in GROUPS:
        for tall in (False, True):
            name = group + ("_tall" if tall else "")
            (HERE / "wishes" / f"{name}.svg").write_text(
                svg(DEFS + plan(group, tall), WIDTH, HEIGHT)
            )
            layout[f"wish_{name}"] = {
                "wisher": slot(166 if tall else 176, 158, 88 if tall else 112)
            }
    for name, (draw, wisher, other) in RELATIONS.items():
        (HERE / "wishes" / f"{name}.svg").write_text(svg(DEFS + draw(), WIDTH, HEIGHT))
        layout[f"wish_{name}"] = {"wisher": wisher, "other": other}
    (HERE / "wishes" / "layout.json").write_text(json.dumps(layout, indent=1) + "\n")


if __name__ == "__main__":
    main()
