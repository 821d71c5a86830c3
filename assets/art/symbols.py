"""Writes the eight symbols that tell the birds apart without colour.

Run as a script after a change: `python assets/art/symbols.py`, then `python assets/render.py`.
"""

from __future__ import annotations

from pathlib import Path

from kit import COATS, svg

HERE = Path(__file__).parent

SYMBOLS = {
    "white": ("moon", '<path d="M40 8A26 26 0 1 0 57 42A22 22 0 0 1 40 8Z"/>'),
    "pink": (
        "heart",
        '<path d="M32 56C12 42 5 31 5 21C5 12 11 7 18 7C24 7 29 10 32 16C35 10 40 7 46 7'
        'C53 7 59 12 59 21C59 31 52 42 32 56Z"/>',
    ),
    "yellow": (
        "sun",
        '<circle cx="32" cy="32" r="13.5"/><path d="M32 3v9M32 52v9M3 32h9M52 32h9M11.5 11.5l6.4 6.4'
        'M46.1 46.1l6.4 6.4M11.5 52.5l6.4-6.4M46.1 17.9l6.4-6.4" fill="none" stroke-width="6"/>',
    ),
    "orange": ("mountain", '<path d="M32 9L58 54H6Z" stroke-width="6"/>'),
    "red": ("diamond", '<path d="M32 5L54 32L32 59L10 32Z" stroke-width="5"/>'),
    "green": (
        "leaf",
        '<path d="M8 56C2 26 22 8 56 8C58 40 42 62 16 52"/>'
        '<path d="M8 57C16 44 26 34 38 27" fill="none" stroke="{belly}" stroke-width="4.5"/>',
    ),
    "blue": (
        "waves",
        '<path d="M5 22q9-13 18 0t18 0t18 0M5 43q9-13 18 0t18 0t18 0" fill="none" stroke-width="8.5"/>',
    ),
    "black": (
        "star",
        '<path d="M32 5L39.6 23.5L59.6 25L44.4 38L49.1 57.5L32 47L14.9 57.5L19.6 38L4.4 25L24.4 23.5Z"/>',
    ),
}


def symbol(colour: str) -> str:
    coat, (_, shape) = COATS[colour], SYMBOLS[colour]
    ink = f'fill="{coat.sign}" stroke="{coat.sign}" stroke-width="2"'
    return svg(
        f'<g {ink} stroke-linecap="round" stroke-linejoin="round">{shape.format(belly=coat.belly)}</g>',
        64,
        64,
    )


def main() -> None:
    for colour in SYMBOLS:
        (HERE / "symbols" / f"{colour}.svg").write_text(symbol(colour))


if __name__ == "__main__":
    main()
