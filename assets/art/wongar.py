"""Writes what lies on Wongar's table: the emblems of the areas, the stones, figures and signs.

Emblems and signs are plain shapes that the table tints. A stone has the colour and the symbol of
its owner and the shape of its kind. Run as a script after a change: `python assets/art/wongar.py`,
then `python assets/render.py`.
"""

from __future__ import annotations

from pathlib import Path

from kit import COATS, mix, svg
from symbols import SYMBOLS

HERE = Path(__file__).parent
OWNERS = ("red", "blue", "green", "yellow", "pink")
ANYBODY = "wisher"  # a kind of stone without an owner
ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def shape(*paths: str) -> str:
    return "".join(f'<path d="{path}"/>' for path in paths)


def stroke(path: str, width: float) -> str:
    return f'<path d="{path}" fill="none" stroke="#FFF" stroke-width="{width}"/>'


def dots(*places: tuple[float, float, float]) -> str:
    return "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in places)


def cut(path: str, width: float) -> str:
    """A line that shows the ground through the shape."""
    return f'<path d="{path}" fill="none" stroke="#000" stroke-width="{width}"/>'


KANGAROO = shape(
    "M26 212C56 208 74 196 84 176C94 142 120 128 138 112C144 100 146 92 144 82C140 66 140 46 148 34"
    "C158 36 162 52 162 64C168 54 176 42 186 40C190 54 184 68 178 76C190 82 208 94 214 106"
    "C214 118 200 120 188 118C178 120 172 128 172 142C176 164 172 182 160 196L186 204"
    "C194 208 192 218 184 218H110C92 222 60 230 30 226C20 224 18 214 26 212Z",
    "M160 136C172 144 184 150 196 148C204 150 202 162 194 163C176 164 162 160 150 150Z",
) + cut("M98 190C102 164 126 158 140 174C148 188 142 200 130 206", 6)

EMU = (
    shape(
        "M44 138C44 104 84 84 126 92C150 96 164 108 172 122C160 152 124 170 92 166C64 164 44 156 44 138Z",
        "M44 130C32 140 26 152 30 170C40 160 52 156 64 156Z",
    )
    + stroke("M152 118C172 108 178 88 180 58", 16)
    + shape("M172 36C188 30 202 40 224 52C212 62 200 64 190 66C176 68 164 46 172 36Z")
    + stroke(
        "M112 158L122 196L106 232L92 236M106 232L124 236M138 150L160 186L152 226L138 232M152 226L170 230",
        9,
    )
    + cut("M70 128C92 118 114 118 136 130M66 146C88 138 108 138 124 144", 5)
)

TURTLE = shape(
    "M128 66C168 66 190 98 190 136C190 176 164 206 128 206C92 206 66 176 66 136C66 98 88 66 128 66Z",
    "M128 22C146 22 152 38 148 56C142 66 114 66 108 56C104 38 110 22 128 22Z",
    "M74 92C52 66 30 64 16 76C26 98 48 112 68 112Z",
    "M182 92C204 66 226 64 240 76C230 98 208 112 188 112Z",
    "M76 176C58 186 48 204 50 222C70 220 86 210 92 196Z",
    "M180 176C198 186 208 204 206 222C186 220 170 210 164 196Z",
    "M120 204L128 236L136 204Z",
) + cut(
    "M128 92L158 112V156L128 178L98 156V112ZM128 92V66M158 112L184 98M158 156L182 172M128 178V206M98 156L74 172M98 112L72 98",
    6,
)

SNAKE = (
    stroke(
        "M24 206C58 232 92 214 88 184C84 152 44 152 48 118C52 84 98 84 116 112C136 146 124 190 158 196C196 202 208 160 186 138C164 116 160 96 176 78",
        20,
    )
    + shape("M160 84C160 62 178 40 200 40C216 40 222 58 214 74C206 88 190 96 176 96Z")
    + stroke("M208 46C218 36 222 32 226 22M216 36L230 34", 5)
    + '<circle cx="196" cy="60" r="5" fill="#000"/>'
)

HAND = shape(
    "M82 148C82 132 92 126 98 120C92 92 84 64 84 46C84 34 100 32 104 44C110 66 114 88 120 102"
    "C120 76 120 46 124 30C128 18 142 20 144 32C146 56 144 82 146 102C152 82 160 60 168 46"
    "C174 36 188 42 186 54C182 76 174 96 170 116C182 108 198 98 210 98C222 100 222 112 212 118"
    "C194 130 188 146 180 166C174 198 164 224 132 226C100 224 82 190 82 148Z"
)

FOOT = shape(
    "M128 92C160 92 174 112 170 138C166 160 156 170 158 194C160 220 148 236 128 236"
    "C104 236 96 218 100 194C104 170 88 158 86 134C84 108 100 92 128 92Z"
) + dots((84, 84, 15), (108, 62, 15), (136, 54, 14), (160, 62, 12), (178, 82, 10))

LIZARD = (
    stroke("M96 232C64 226 62 196 88 184", 12)
    + shape(
        "M128 20C150 20 158 42 148 60C146 70 152 78 156 92C164 118 156 148 138 170C124 186 106 196 92 202"
        "C78 202 78 184 90 176C104 164 102 140 100 116C98 98 108 80 110 64C100 44 106 20 128 20Z"
    )
    + stroke(
        "M108 92L70 84L58 58M152 92L188 100L206 80M104 156L70 150L48 168M148 150L180 168L184 200",
        12,
    )
    + stroke(
        "M58 58L44 52M58 58L62 42M206 80L220 82M206 80L208 64M48 168L34 162M48 168L44 184M184 200L172 210M184 200L196 210",
        7,
    )
    + cut("M128 86C138 108 132 136 116 158", 6)
)

FISH = (
    shape(
        "M24 132C48 92 100 74 144 88C166 96 182 112 192 126L232 90C236 112 236 150 232 172L192 138"
        "C182 154 164 170 140 176C98 186 48 170 24 132Z",
        "M110 82C124 62 146 56 164 62C160 76 154 86 146 92Z",
        "M112 178C124 194 138 200 152 198C150 188 146 180 140 174Z",
    )
    + cut(
        "M84 96C98 118 98 146 84 168M118 108C126 120 126 144 118 158M146 112C154 122 154 142 146 154",
        6,
    )
    + '<circle cx="60" cy="122" r="7" fill="#000"/>'
)

WATERHOLE = (
    shape(
        "M128 86C164 84 186 102 186 128C186 154 162 172 126 172C92 172 68 152 70 128C72 102 94 88 128 86Z"
    )
    + stroke(
        "M128 58C182 54 216 86 216 128C216 172 178 202 126 200C74 200 40 170 42 128C44 86 78 60 128 58Z",
        9,
    )
    + stroke("M20 100C26 70 48 44 78 32M236 158C230 188 208 212 178 224", 9)
    + cut("M92 122q12-12 24 0t24 0t24 0M104 146q10-10 20 0t20 0", 6)
)

MOON = (
    shape(
        "M150 26C96 24 46 70 46 130C46 190 94 234 150 232C174 230 194 222 208 208C150 206 112 172 112 126C112 86 134 52 172 30C166 28 158 26 150 26Z"
    )
    + shape("M190 82L198 104L220 112L198 120L190 142L182 120L160 112L182 104Z")
    + dots((212, 160, 7), (206, 60, 6))
)

EMBLEMS = {
    "kangaroo": KANGAROO,
    "emu": EMU,
    "turtle": TURTLE,
    "snake": SNAKE,
    "hand": HAND,
    "foot": FOOT,
    "lizard": LIZARD,
    "fish": FISH,
    "waterhole": WATERHOLE,
    "moon": MOON,
}


def emblem(content: str) -> str:
    """White where the shape is, and nothing where it is cut."""
    return svg(
        f'<mask id="cut"><g fill="#FFF" stroke="#000" stroke-width="0" {ROUND}>{content}</g></mask>'
        '<rect width="256" height="256" fill="#FFF" mask="url(#cut)"/>',
        256,
        256,
    )


SCORPION = (
    shape(
        "M128 96C148 96 158 116 156 140C154 168 144 186 128 186C112 186 102 168 100 140C98 116 108 96 128 96Z",
        "M106 88C112 76 144 76 150 88C150 100 106 100 106 88Z",
        "M78 34C96 24 110 34 112 48L96 46L104 62C92 76 72 72 66 58C64 48 68 40 78 34Z",
        "M178 34C160 24 146 34 144 48L160 46L152 62C164 76 184 72 190 58C192 48 188 40 178 34Z",
    )
    + stroke("M110 86C98 84 88 78 86 66M146 86C158 84 168 78 170 66", 11)
    + stroke(
        "M104 112L66 98L48 112M100 134L60 130L40 150M104 156L68 164L54 188M152 112L190 98L208 112M156 134L196 130L216 150M152 156L188 164L202 188",
        9,
    )
    + stroke("M128 184C128 214 156 226 178 216C200 206 204 182 190 172", 17)
    + shape("M196 178C184 176 176 166 182 150C194 156 200 166 196 178Z")
    + cut("M106 124H150M104 144H152M110 164H146", 5)
)
HAND_OF_CARDS = shape(
    "M52 74C50 66 54 58 62 56L122 40C130 38 138 42 140 50L174 178C176 186 172 194 164 196L104 212C96 214 88 210 86 202Z",
    "M158 56L204 86C210 90 212 98 208 106L180 156Z",
)
SIGNS = {"scorpion": SCORPION, "cards": HAND_OF_CARDS}


def gradient(name: str, *stops: str, turn: str = 'x1="0" y1="0" x2="1" y2="0"') -> str:
    shades = "".join(
        f'<stop offset="{k / (len(stops) - 1):.2f}" stop-color="{stop}"/>'
        for k, stop in enumerate(stops)
    )
    return f'<linearGradient id="{name}" {turn}>{shades}</linearGradient>'


def sign(owner: str, x: float, y: float, side: float, squeeze: float = 1.0) -> str:
    """The owner's symbol as a light shape with a dark rim, so that it reads on any colour."""
    if owner == ANYBODY:
        return ""
    coat, (_, drawn) = COATS[owner], SYMBOLS[owner]
    scale = side / 64
    ink = "#FFF8EA" if owner != "yellow" else "#4A2606"
    place = f"translate({x - side / 2} {y - side * squeeze / 2}) scale({scale} {scale * squeeze})"
    return f'<g transform="{place}" fill="{ink}" stroke="{ink}" stroke-width="3" {ROUND}>{drawn.format(belly=coat.own)}</g>'


SHADE = '<ellipse cx="70" cy="112" rx="50" ry="11" fill="#2A1246" opacity=".32"/>'


def disc(owner: str) -> str:
    coat = COATS[owner]
    side = gradient("side", mix(coat.own, coat.dusk, 0.25), coat.own, mix(coat.own, coat.dusk, 0.6))
    top = gradient("top", coat.light, coat.own, turn='x1="0" y1="0" x2="1" y2="1"')
    return svg(
        f"<defs>{side}{top}</defs>{SHADE}"
        '<path d="M8 66V86C8 104 32 116 64 116C96 116 120 104 120 86V66Z" fill="url(#side)"/>'
        f'<ellipse cx="64" cy="64" rx="56" ry="38" fill="url(#top)" stroke="{coat.light}" stroke-width="3"/>'
        f"{sign(owner, 64, 64, 52, 0.86)}",
        128,
        128,
    )


def cube(owner: str) -> str:
    coat = COATS[owner]
    left = gradient(
        "left", coat.own, mix(coat.own, coat.dusk, 0.16), turn='x1="0" y1="0" x2="0" y2="1"'
    )
    return svg(
        f"<defs>{left}</defs>{SHADE}"
        f'<path d="M14 36L36 12H116L94 36Z" fill="{coat.light}" stroke="{coat.light}" stroke-width="6" stroke-linejoin="round"/>'
        f'<path d="M94 36L116 12V90L94 116Z" fill="{mix(coat.own, coat.dusk, 0.58)}" stroke="{mix(coat.own, coat.dusk, 0.58)}" stroke-width="6" stroke-linejoin="round"/>'
        '<path d="M14 36H94V116H14Z" fill="url(#left)" stroke="url(#left)" stroke-width="6" stroke-linejoin="round"/>'
        f"{sign(owner, 54, 77, 56)}",
        128,
        128,
    )


def cylinder(owner: str) -> str:
    coat = COATS[owner]
    side = gradient(
        "side", mix(coat.own, coat.dusk, 0.2), coat.own, coat.own, mix(coat.own, coat.dusk, 0.6)
    )
    return svg(
        f"<defs>{side}</defs>{SHADE}"
        '<path d="M26 20V104C26 114 42 120 64 120C86 120 102 114 102 104V20Z" fill="url(#side)"/>'
        f'<ellipse cx="64" cy="20" rx="38" ry="14" fill="{coat.light}"/>'
        f"{sign(owner, 63, 76, 50)}",
        128,
        128,
    )


STONES = {"disc": disc, "cube": cube, "cylinder": cylinder}


def figure(light: str, own: str, deep: str, rim: str, top: str) -> str:
    """A tall board figure; Ancestor and Elder differ in colour and in what they bear."""
    body = gradient("body", light, own, deep)
    return svg(
        f'<defs>{body}</defs><ellipse cx="70" cy="182" rx="52" ry="10" fill="#2A1246" opacity=".35"/>'
        f'<path d="M20 176C20 150 38 132 42 96C44 76 52 70 64 70C76 70 84 76 86 96C90 132 108 150 108 176C108 190 20 190 20 176Z" fill="url(#body)" stroke="{rim}" stroke-width="5"/>'
        f'<circle cx="64" cy="46" r="29" fill="url(#body)" stroke="{rim}" stroke-width="5"/>{top}',
        128,
        192,
    )


ANCESTOR = figure(
    "#FFFFFF", "#F4EFE6", "#B7A9C4", "#8D7B9E",
    '<path d="M64 108l6.5 15.5 16.5 1-12.8 10.8 4.2 16.2-14.4-8.8-14.4 8.8 4.2-16.2L41 124.500l16.500-1Z" fill="#B5502E"/>',
)  # fmt: skip
ELDER = figure(
    "#6B5C8F", "#3A3260", "#1C1538", "#9C8CD0",
    '<path d="M64 104a26 26 0 1 0 22 40a21 21 0 0 1-22-40Z" fill="#FFD56B" transform="translate(3 0)"/>',
)  # fmt: skip


def main() -> None:
    for name, content in EMBLEMS.items():
        (HERE / "emblems" / f"{name}.svg").write_text(emblem(content))
    for name, content in SIGNS.items():
        (HERE / "emblems" / f"{name}.svg").write_text(emblem(content))
    for owner in (*OWNERS, ANYBODY):
        for kind, draw in STONES.items():
            whose = "any" if owner == ANYBODY else owner
            (HERE / "pieces" / f"{kind}_{whose}.svg").write_text(draw(owner))
    (HERE / "pieces" / "ancestor.svg").write_text(ANCESTOR)
    (HERE / "pieces" / "elder.svg").write_text(ELDER)


if __name__ == "__main__":
    main()
