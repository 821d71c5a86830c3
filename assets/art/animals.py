"""Writes the eight animals of the wish cards as round medallions, in the colours' order.

Run as a script after a change: `python assets/art/animals.py`, then `python assets/render.py`.
"""

from __future__ import annotations

from pathlib import Path

from kit import COATS, Coat, blush, defs, eye, feather, line, mix, part, parts, svg

HERE = Path(__file__).parent
INK = "#2A1E3B"


def medallion(
    colour: str,
    ground: str,
    pelt: str,
    dusk: str,
    content: str,
    scale: float = 1.0,
    at: str = "0 0",
) -> str:
    """A disc in the bird's colour, a strip of ground, and the animal lit like everything else."""
    coat = COATS[colour]
    top, low = mix(coat.own, "#FFF4DC", 0.62), mix(coat.own, "#FFF4DC", 0.12)
    if colour == "black":
        top, low = "#6F6894", "#3A3550"
    if colour == "white":
        top, low = "#FFFDF6", "#DCD3CB"
    return svg(
        f"""{defs(Coat(pelt, dusk, pelt, pelt), 0.5)}
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>
<stop offset="1" stop-color="{low}"/></linearGradient>
<clipPath id="disc"><circle cx="128" cy="128" r="116"/></clipPath>
<circle cx="128" cy="128" r="126" fill="#FFF8EA"/>
<g clip-path="url(#disc)">
<circle cx="128" cy="128" r="117" fill="url(#sky)"/>
<path d="M0 206C60 186 120 196 168 200C206 203 236 196 256 190V256H0Z" fill="{ground}"/>
<g transform="translate({at}) scale({scale})">
{content}
</g>
</g>
<circle cx="128" cy="128" r="116" fill="none" stroke="{coat.deep}" stroke-width="3" opacity=".3"/>""",
        256,
        256,
    )


def echidna() -> str:
    pelt, spine = "#8A6A55", "#5B4152"
    outer = [
        feather(118 + dx * 0.5, 176, 118 + dx, 176 - rise, 15, 0)
        for dx, rise in (
            (-98, 8),
            (-94, 40),
            (-80, 70),
            (-58, 94),
            (-30, 110),
            (0, 114),
            (28, 106),
            (52, 90),
            (68, 66),
        )
    ]
    inner = [
        feather(116 + dx * 0.4, 184, 116 + dx, 184 - rise, 15, 0)
        for dx, rise in ((-74, 24), (-62, 52), (-40, 74), (-12, 84), (16, 80), (38, 62), (52, 40))
    ]
    face = "M150 158C166 142 188 146 200 164C208 176 222 186 238 190C244 192 243 200 237 200C210 204 180 208 156 204C140 196 138 172 150 158Z"
    body = "M34 186C34 140 74 112 116 112C160 112 186 146 184 182C182 206 166 212 116 212C60 212 34 208 34 186Z"
    feet = "M60 200c-8 8-8 16 2 18h26c8-2 6-14-2-18ZM142 202c-8 8-8 14 2 16h28c8-2 6-12-2-16Z"
    return medallion(
        "white",
        "#C9A27C",
        pelt,
        "#3A1E3A",
        "\n".join(
            [
                parts(outer, spine),
                part(body, "#6A4C56", "edge"),
                parts(inner, mix(spine, "#E8CDA0", 0.55)),
                part(feet, mix(pelt, INK, 0.3), "edge"),
                part(face, mix(pelt, "#E8CDA0", 0.35), "edge"),
                f'<circle cx="237" cy="194" r="5" fill="{INK}"/>',
                blush(176, 190, 10, "#F08FB4"),
                eye(184, 172, 8),
            ]
        ),
        0.92,
        "4 12",
    )


def gecko() -> str:
    pelt = "#D9557F"
    tail = "M116 176C80 200 44 186 44 150C44 124 70 114 84 130C92 142 82 154 72 148C68 160 84 172 106 152Z"
    body = "M104 160C104 128 128 110 150 92C158 72 180 56 206 66C228 78 228 108 208 122C196 130 186 130 176 136C160 160 148 186 122 186C110 184 104 176 104 160Z"
    legs = "M150 104C132 92 118 84 112 64M186 130C196 146 206 156 222 158M112 166C96 158 84 164 70 188M140 178C150 192 160 200 178 206"
    toes = "".join(
        f'<circle cx="{x + dx}" cy="{y + dy}" r="6.5"/>'
        for x, y in ((111, 60), (227, 160), (66, 193), (183, 208))
        for dx, dy in ((-9, -3), (0, -9), (9, -3), (-5, 7), (6, 7))
    )
    spots = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y, r in (
            (128, 142, 6),
            (142, 124, 5),
            (146, 148, 6),
            (124, 164, 5),
            (160, 112, 5),
            (164, 132, 4),
        )
    )
    return medallion(
        "pink",
        "#E7B48E",
        pelt,
        "#6A1460",
        "\n".join(
            [
                line(legs, mix(pelt, "#6A1460", 0.25), 14, 1),
                f'<g fill="{mix(pelt, "#6A1460", 0.25)}">{toes}</g>',
                part(tail, mix(pelt, "#6A1460", 0.15), "edge"),
                part(body, pelt),
                f'<g fill="#FFE3C4" opacity=".85">{spots}</g>',
                eye(184, 82, 10, ring="#FFE9A8"),
                eye(208, 104, 10, ring="#FFE9A8"),
            ]
        ),
    )


def thylacine() -> str:
    pelt, dusk = "#CF984C", "#5A1E1E"
    body = (
        "M12 130C34 124 54 110 80 106C106 100 132 108 150 102C160 92 166 82 170 72C170 58 174 48 182 44"
        "C192 50 198 62 200 74C216 78 232 90 248 98C254 104 250 114 242 115C228 119 214 120 204 120"
        "C196 130 192 140 190 150C190 172 190 190 196 208C198 214 194 216 190 216H174C170 202 168 182 162 166"
        "C142 170 118 168 106 160C108 174 100 182 98 192C98 200 104 206 106 211C106 215 104 216 100 216H86"
        "C78 204 76 192 78 180C70 168 68 156 66 144C50 146 34 146 16 144C6 142 4 133 12 130Z"
    )
    far = (
        "M150 158C154 178 152 196 160 210C160 214 158 215 154 215H142C138 198 136 178 134 160Z"
        "M100 156C112 170 118 180 116 192C118 202 124 206 126 211C126 214 124 215 120 215H108C100 202 102 190 94 176Z"
    )
    ear = "M156 96C150 76 152 62 160 54C170 60 176 74 178 92Z"
    stripes = "M72 112q6 12 2 26M86 108q8 18 3 38M100 107q8 20 3 42M114 108q8 20 3 40M128 109q7 16 4 34M58 117q4 8 2 18"
    return medallion(
        "yellow",
        "#C98F55",
        pelt,
        dusk,
        "\n".join(
            [
                part(far, mix(pelt, dusk, 0.42), "edge"),
                part(ear, mix(pelt, dusk, 0.3), "edge"),
                part(body, pelt),
                '<path d="M206 118C222 118 236 118 246 112C240 104 226 102 210 104Z" fill="#F2D7A8" filter="url(#melt)"/>',
                line(stripes, "#4A2230", 7, 0.85),
                part("M180 54C186 58 190 66 190 74C182 74 178 64 180 54Z", "#F0A890", "edge"),
                part("M240 94C250 96 254 104 248 109C240 108 236 100 240 94Z", INK, "edge"),
                line("M246 113C234 119 222 117 214 113", INK, 3.5, 0.6),
                eye(206, 94, 8),
            ]
        ),
        0.9,
        "12 18",
    )


def kangaroo() -> str:
    pelt = "#B4562C"
    body = (
        "M26 212C56 208 74 196 84 176C94 142 120 128 138 112C144 100 146 92 144 82C140 66 140 46 148 34"
        "C158 36 162 52 162 64C168 54 176 42 186 40C190 54 184 68 178 76C190 82 208 94 214 106"
        "C214 118 200 120 188 118C178 120 172 128 172 142C176 164 172 182 160 196L186 204C194 208 192 218 184 218"
        "H110C92 222 60 230 30 226C20 224 18 214 26 212Z"
    )
    thigh = "M92 178C100 150 134 148 146 172C152 192 140 208 120 212L178 212C186 214 184 222 178 222H108C92 214 88 196 92 178Z"
    arm = "M160 136C172 144 184 150 194 150C200 152 198 160 192 161C176 162 162 158 150 150Z"
    belly = "M164 128C172 146 168 176 154 194C144 180 146 150 164 128Z"
    return medallion(
        "orange",
        "#B5623A",
        pelt,
        "#4A0E24",
        "\n".join(
            [
                part(body, pelt),
                f'<path d="{belly}" fill="#F2BE90" filter="url(#melt)"/>',
                part("M149 44C154 52 156 62 154 72C148 66 146 54 149 44Z", "#F2BE90", "edge"),
                part(arm, mix(pelt, "#4A0E24", 0.2), "edge"),
                part(thigh, mix(pelt, "#FFF4DC", 0.08), "edge"),
                part("M214 102C218 110 212 117 204 116C202 108 206 102 214 102Z", INK, "edge"),
                eye(180, 92, 8),
            ]
        ),
        0.94,
        "12 8",
    )


def snake() -> str:
    pelt, dusk = "#B8323A", "#3A0630"
    band = mix(pelt, "#F6C27A", 0.6)
    low = "M30 196C30 168 72 158 128 158C184 158 226 168 226 196C226 220 184 228 128 228C72 228 30 220 30 196Z"
    mid = "M50 162C50 138 84 130 126 130C168 130 202 138 202 162C202 184 168 192 126 192C84 192 50 184 50 162Z"
    top = "M72 130C72 112 96 106 122 106C150 106 174 112 174 130C174 150 150 156 122 156C96 156 72 150 72 130Z"
    neck = "M112 132C92 118 84 92 96 70C106 48 138 34 168 40C196 46 212 62 212 78C212 92 194 96 172 94C150 94 140 100 142 112C146 124 152 130 152 138C140 146 122 144 112 132Z"
    return medallion(
        "red",
        "#C98F55",
        pelt,
        dusk,
        "\n".join(
            [
                part(low, pelt, "lit"),
                line(
                    "M62 178q-10 24 0 38M104 170q-8 34 0 54M152 170q8 34 0 54M194 178q10 24 0 38",
                    band,
                    10,
                    0.9,
                ),
                part(mid, mix(pelt, dusk, 0.06), "lit"),
                line("M82 140q-8 22 0 42M126 136v52M170 140q8 22 0 42", band, 9, 0.9),
                part(top, pelt, "lit"),
                line("M206 84C218 88 228 92 238 88M226 90l10 8", "#FFD56B", 4, 1),
                part(neck, mix(pelt, "#FFF4DC", 0.08), "lit"),
                line("M94 84q14 6 26 0M96 106q14 4 26 -2M112 60q8 10 22 12", band, 8, 0.9),
                line("M176 88C190 90 202 88 210 82", INK, 4, 0.55),
                eye(178, 66, 10, ring="#FFD56B"),
            ]
        ),
    )


def turtle() -> str:
    skin, dusk = "#B7C063", "#23502E"
    shell = "M30 176C32 118 72 78 118 78C166 78 202 116 206 172C206 184 196 188 118 190C46 190 30 188 30 176Z"
    rim = "M22 178C46 170 88 168 118 168C152 168 194 168 214 174C222 180 218 196 206 198C154 206 80 206 32 198C20 196 14 184 22 178Z"
    head = "M180 186C192 170 194 150 200 130C206 106 236 102 248 120C258 138 246 158 230 164C216 170 208 182 200 194Z"
    near = "M48 190C38 204 36 214 44 220H82C90 212 86 200 84 192ZM156 192C152 206 152 214 160 220H196C204 214 198 200 190 190Z"
    plates = (
        ("M118 84L96 114L108 146H132L144 114Z", 0.0),
        ("M92 90L58 122L92 116L108 88Z", 0.12),
        ("M128 88L146 114L178 122L146 90Z", 0.3),
        ("M90 122L52 130L38 162L80 162L102 148Z", 0.18),
        ("M148 122L138 148L158 162L198 162L184 130Z", 0.42),
        ("M108 152L92 164H148L134 152Z", 0.3),
    )
    return medallion(
        "green",
        "#C9A060",
        skin,
        dusk,
        "\n".join(
            [
                part("M30 184L4 200C16 208 32 204 44 196Z", skin, "edge"),
                part(near, mix(skin, dusk, 0.25), "edge"),
                part(head, skin, "edge"),
                part(shell, "#6B4A34", "lit"),
                *(part(path, mix("#C08A4C", "#6B3A2A", dark), "edge") for path, dark in plates),
                part(rim, "#A97C48", "edge"),
                line("M230 152Q242 152 249 142", INK, 4, 0.65),
                blush(226, 146, 8, "#F0803C"),
                eye(228, 128, 9),
            ]
        ),
        0.88,
        "14 18",
    )


def flying_fox() -> str:
    pelt, dusk = "#8A4E3A", "#1E103A"
    wing = (
        "M118 96C96 66 60 52 20 62C14 100 18 136 34 166C44 152 56 148 68 154C70 172 80 184 94 190"
        "C98 176 108 168 122 168Z"
    )
    bones = "M112 98C90 84 58 78 22 64M112 100C86 104 66 122 68 154M112 102C98 122 92 158 94 190"
    body = "M128 84C152 84 164 108 162 138C160 170 146 194 128 204C110 194 96 170 94 138C92 108 104 84 128 84Z"
    ears = "M104 60C96 44 94 30 98 20C112 24 120 38 122 52ZM152 60C160 44 162 30 158 20C144 24 136 38 134 52Z"
    head = "M128 42C152 42 164 58 162 76C160 92 146 106 128 112C110 106 96 92 94 76C92 58 104 42 128 42Z"
    snout = "M128 78C138 78 144 86 142 94C140 102 134 106 128 106C122 106 116 102 114 94C112 86 118 78 128 78Z"
    wings = "\n".join([part(wing, "#3A2E5E", "edge"), line(bones, "#7A6AA6", 5, 0.8)])
    return medallion(
        "blue",
        "#5A4A8A",
        pelt,
        dusk,
        "\n".join(
            [
                '<circle cx="196" cy="54" r="20" fill="#FFF4DC" opacity=".9"/>',
                wings,
                f'<g transform="matrix(-1 0 0 1 256 0)">{wings}</g>',
                part("M112 196l-6 22h12l6-18ZM144 196l6 22h-12l-6-18Z", "#4A2A3A", "edge"),
                part(body, "#6A3A38", "lit"),
                part(ears, "#4A2A3A", "edge"),
                line("M102 112C112 124 144 124 154 112", "#E8A45C", 15, 0.95),
                part(head, mix(pelt, "#E8A45C", 0.35), "lit"),
                part(snout, mix(pelt, "#FFE0B0", 0.6), "edge"),
                f'<path d="M121 84h14l-7 9Z" fill="{INK}" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>',
                line("M128 94v4q-4 5 -8 3M128 98q4 5 8 3", INK, 3, 0.7),
                eye(111, 72, 9),
                eye(145, 72, 9),
            ]
        ),
    )


def emu() -> str:
    pelt, dusk = "#8A7562", "#1E1030"
    neck = (
        "M84 256C86 210 104 176 112 142C116 120 104 104 104 82C104 54 126 36 152 38C180 40 194 62 190 84"
        "C186 102 166 108 158 122C152 146 162 190 196 256Z"
    )
    face = "M126 64C140 50 172 54 184 70C190 84 182 96 168 102C150 108 130 104 124 90C120 80 120 70 126 64Z"
    beak = "M182 68C206 70 226 80 236 92C234 98 214 102 180 98Z"
    lower = "M180 92C200 98 216 98 230 96C216 106 198 110 178 106Z"
    tuft = [
        feather(130, 48, 96, 30, 13, -8),
        feather(138, 44, 112, 14, 13, -6),
        feather(148, 42, 136, 8, 13, -4),
        feather(158, 42, 162, 12, 12, -2),
        feather(124, 56, 88, 50, 13, -8),
    ]
    ruff = [
        feather(x, y, x + dx, y + 54, 24, 4)
        for x, y, dx in (
            (104, 172, -28),
            (122, 180, -16),
            (140, 184, -4),
            (156, 180, 10),
            (168, 172, 26),
            (98, 204, -40),
            (124, 212, -18),
            (150, 212, 6),
            (176, 206, 32),
        )
    ]
    return medallion(
        "black",
        "#2A1E3B",
        pelt,
        dusk,
        "\n".join(
            [
                parts(tuft, "#241A30"),
                part(lower, "#3A3040", "edge"),
                part(beak, "#5A5060", "edge"),
                part(neck, pelt, "lit"),
                part(
                    "M112 142C116 120 108 108 106 92C122 112 146 116 166 108C158 116 154 128 156 146C142 154 124 152 112 142Z",
                    "#7FB2D8",
                    "edge",
                ),
                parts(ruff, mix(pelt, "#2A1E3B", 0.35)),
                part(face, "#9CC4E0", "edge"),
                eye(158, 76, 11, ring="#F2B84B"),
            ]
        ),
    )


DRAWN = {
    "echidna": echidna,
    "gecko": gecko,
    "thylacine": thylacine,
    "kangaroo": kangaroo,
    "snake": snake,
    "turtle": turtle,
    "flying_fox": flying_fox,
    "emu": emu,
}


def main() -> None:
    for name, draw in DRAWN.items():
        (HERE / "animals" / f"{name}.svg").write_text(draw())


if __name__ == "__main__":
    main()
