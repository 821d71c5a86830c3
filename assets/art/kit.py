"""What the nine bird figures share, so that they stay one family.

The round base, the light from the upper left, the way colours get darker and lighter, eyes, feathers.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, pi, radians, sin

WIDTH, HEIGHT = 384, 512
BASE = (192, 458, 112, 34)

NIGHT, CREAM = "#2A1246", "#FFF4DC"


def mix(a: str, b: str, share: float) -> str:
    """The colour that lies `share` of the way from a to b."""
    pairs = zip(bytes.fromhex(a[1:]), bytes.fromhex(b[1:]), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in pairs)


def feather(
    x: float, y: float, tx: float, ty: float, width: float, bend: float = 0.0, root: float = 0.45
) -> str:
    """A leaf-shaped feather from root to tip; bend bows it to the left of its direction."""
    dx, dy = tx - x, ty - y
    turn = atan2(dy, dx)

    def at(along: float, across: float) -> str:
        bow = across + bend * sin(pi * along)
        px = x + along * dx + bow * cos(turn - pi / 2)
        py = y + along * dy + bow * sin(turn - pi / 2)
        return f"{px:.0f} {py:.0f}"

    half = width / 2
    return (
        f"M{at(0, half * root)}C{at(0.3, half * max(0.8, root))} {at(0.6, half * 1.5)} {at(0.88, half * 0.8)}"
        f"C{at(0.97, half * 0.55)} {at(1.0, half * 0.3)} {at(1.0, 0)}"
        f"C{at(1.0, -half * 0.3)} {at(0.97, -half * 0.55)} {at(0.88, -half * 0.8)}"
        f"C{at(0.6, -half * 1.5)} {at(0.3, -half * max(0.8, root))} {at(0, -half * root)}"
        f"C{at(-root / 2.6, -half * root)} {at(-root / 2.6, half * root)} {at(0, half * root)}Z"
    )


@dataclass(frozen=True)
class Coat:
    """The colours of one bird: its own, the one its shadows lean to, its belly, its symbol."""

    own: str
    dusk: str
    belly: str
    sign: str

    @property
    def light(self) -> str:
        return mix(self.own, CREAM, 0.4)

    @property
    def shade(self) -> str:
        return mix(self.own, self.dusk, 0.32)

    @property
    def dark(self) -> str:
        return mix(self.own, self.dusk, 0.6)

    @property
    def deep(self) -> str:
        return mix(mix(self.own, self.dusk, 0.7), NIGHT, 0.45)


COATS = {
    "white": Coat("#F4EFE6", "#8A7FB0", "#FFFDF6", "#6E5F7D"),
    "pink": Coat("#F08FB4", "#9A2C86", "#FBD3E0", "#A12F62"),
    "yellow": Coat("#F6C945", "#C2560C", "#FFEFB8", "#9A5A0C"),
    "orange": Coat("#F0803C", "#A3202C", "#FFD3A6", "#963A12"),
    "red": Coat("#D8433B", "#5A0A3A", "#FFC2AC", "#8C1420"),
    "green": Coat("#57B06A", "#0F5560", "#CBEBC0", "#1D5B38"),
    "blue": Coat("#4C8FE0", "#1E1F86", "#C9E2FB", "#1B4590"),
    "black": Coat("#3A3550", "#120A2A", "#7F78A2", "#FFF4DC"),
    "wisher": Coat("#CBB994", "#7A5A48", "#E6DABD", "#8A774F"),
}


def part(path: str, fill: str, light: str = "lit") -> str:
    return f'<path d="{path}" fill="{fill}" filter="url(#{light})"/>'


def parts(paths: list[str], fill: str, light: str = "edge") -> str:
    return "\n".join(part(path, fill, light) for path in paths)


def line(path: str, colour: str, width: float = 4, opacity: float = 0.5) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linecap="round" stroke-linejoin="round" opacity="{opacity}"/>'
    )


def eye(x: float, y: float, size: float, iris: str = "#221733", ring: str = "") -> str:
    halo = f'<circle cx="{x}" cy="{y}" r="{size * 1.5:.1f}" fill="{ring}"/>' if ring else ""
    glint = size * 0.34
    return (
        f'{halo}<circle cx="{x}" cy="{y}" r="{size}" fill="{iris}"/>'
        f'<circle cx="{x - glint:.1f}" cy="{y - glint:.1f}" r="{glint:.1f}" fill="#FFF"/>'
    )


def blush(x: float, y: float, size: float, colour: str) -> str:
    return (
        f'<circle cx="{x}" cy="{y}" r="{size}" fill="{colour}" filter="url(#soft)" opacity=".55"/>'
    )


def inside(body: str, content: str) -> str:
    """Content that never leaves the body's outline: belly, shadows, fine feathers."""
    return f'<clipPath id="body"><path d="{body}"/></clipPath>\n<g clip-path="url(#body)">\n{content}\n</g>'


def shadow(path: str, dx: float = 7, dy: float = 9) -> str:
    return (
        f'<path d="{path}" transform="translate({dx} {dy})" fill="{NIGHT}" '
        'filter="url(#soft)" opacity=".34"/>'
    )


def belly(x: float, y: float, rx: float, ry: float, coat: Coat, turn: float = 0) -> str:
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" transform="rotate({turn} {x} {y})" '
        f'fill="{coat.belly}" filter="url(#melt)"/>'
    )


def wing(
    x: float, y: float, turn: float, length: float, coat: Coat, spread: float = 13
) -> tuple[list[str], str]:
    """A folded wing from its shoulder: its outlines (for the shadow) and the drawing.

    Three layers of feathers fan out around the direction `turn` (degrees, clockwise from right).
    """

    def fan(count: int, reach: float, width: float, step: float, root: float) -> list[str]:
        feathers = []
        for k in range(count):
            angle = radians(turn + (k - (count - 1) / 2) * step)
            long = length * reach * (1 - 0.07 * k)
            tip = (x + long * cos(angle), y + long * sin(angle))
            feathers.append(feather(x, y, *tip, length * width, length * 0.05, root))
        return feathers

    flight, second = fan(4, 1.0, 0.3, spread, 0.45), fan(3, 0.7, 0.34, spread * 1.25, 0.6)
    shoulder = fan(1, 0.46, 0.44, 0, 1.0)[0]
    drawing = "\n".join(
        [
            parts(flight, mix(coat.own, coat.dark, 0.75)),
            parts(second, coat.shade),
            part(shoulder, mix(coat.own, coat.shade, 0.12), "edge"),
        ]
    )
    return flight, drawing


def toes(x: float, y: float, gap: float, colour: str) -> str:
    """Two small feet seen from the front, three toes each."""
    marks = "".join(
        f"M{x + side * gap + step * 13:.0f} {y + (2 if step == 0 else 0)}v9"
        for side in (-1, 1)
        for step in (-1, 0, 1)
    )
    return line(marks, colour, 12, 1) + line(marks, CREAM, 3, 0.35)


def scallops(rows: list[tuple[float, float, int, float]], colour: str) -> str:
    """Rows of small breast feathers: x, y of the first, how many, their width."""
    strokes = []
    for x, y, count, width in rows:
        arcs = "".join(f"q{width / 2} {width * 0.62:.0f} {width} 0" for _ in range(count))
        strokes.append(line(f"M{x} {y}{arcs}", colour, 3.5, 0.28))
    return "\n".join(strokes)


def base(coat: Coat) -> str:
    x, y, rx, ry = BASE
    drum = f"M{x - rx} {y}v12a{rx} {ry} 0 0 0 {2 * rx} 0v-12Z"
    return (
        f'<path d="{drum}" fill="url(#rim)"/>\n'
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="url(#plate)"/>\n'
        f'<ellipse cx="{x}" cy="{y}" rx="{rx - 8}" ry="{ry - 5}" fill="none" '
        f'stroke="{coat.light}" stroke-width="2.5" opacity=".5"/>\n'
        f'<ellipse cx="{x + 14}" cy="{y + 3}" rx="74" ry="19" fill="{coat.deep}" '
        'filter="url(#soft)" opacity=".6"/>'
    )


def relief(name: str, coat: Coat, dark: float, bright: float, reach: float) -> str:
    """A filter that gives a flat shape volume: shade at the lower right, light at the upper left."""

    def rim(colour: str, opacity: float, blur: float, offset: float, result: str) -> str:
        return f"""<feFlood flood-color="{colour}" flood-opacity="{opacity}"/>
<feComposite in2="SourceAlpha" operator="out"/><feGaussianBlur stdDeviation="{blur:.1f}"/>
<feOffset dx="{offset:.1f}" dy="{offset:.1f}"/>
<feComposite in2="SourceAlpha" operator="in" result="{result}"/>"""

    return f"""<filter id="{name}" x="-25%" y="-25%" width="150%" height="150%">
{rim(coat.deep, dark, reach, -reach, "dark")}
{rim(mix(coat.own, CREAM, 0.62), bright, reach * 0.24, reach * 0.42, "bright")}
<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="dark"/><feMergeNode in="bright"/></feMerge>
</filter>"""


def defs(coat: Coat, scale: float = 1.0) -> str:
    return f"""<defs>
{relief("lit", coat, 0.85, 0.62, 17 * scale)}
{relief("edge", coat, 0.75, 0.6, 6 * scale)}
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%">
<feGaussianBlur stdDeviation="{8 * scale:.1f}"/></filter>
<filter id="melt" x="-50%" y="-50%" width="200%" height="200%">
<feGaussianBlur stdDeviation="{2.2 * scale:.1f}"/></filter>
<linearGradient id="plate" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{coat.light}"/>
<stop offset=".45" stop-color="{coat.own}"/><stop offset="1" stop-color="{coat.shade}"/></linearGradient>
<linearGradient id="rim" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="{coat.shade}"/>
<stop offset=".3" stop-color="{coat.dark}"/><stop offset="1" stop-color="{coat.deep}"/></linearGradient>
</defs>"""


def svg(content: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">\n{content}\n</svg>\n'
    )


def figure(coat: Coat, content: str) -> str:
    return svg(f"{defs(coat)}\n{base(coat)}\n{content}")
