"""Writes the nine bird figures as SVG files, and where their feet and symbols are.

Run as a script after a change: `python assets/art/birds.py`, then `python assets/render.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

from kit import (
    BASE,
    COATS,
    HEIGHT,
    WIDTH,
    belly,
    blush,
    eye,
    feather,
    figure,
    inside,
    line,
    mix,
    part,
    parts,
    scallops,
    shadow,
    toes,
    wing,
)
from symbols import SYMBOLS

HERE = Path(__file__).parent


def white() -> str:
    """A cockatoo: upright and proud under a swept crest, a wing lifted to greet."""
    coat = COATS["white"]
    body = (
        "M156 460C118 440 102 380 112 320C118 276 140 250 148 218C138 170 162 122 210 118"
        "C260 116 288 148 282 190C279 212 272 226 278 246C300 284 308 340 294 396"
        "C286 430 268 452 242 460C212 468 182 468 156 460Z"
    )
    crest = [
        feather(204, 134, 98, 100, 36, -26),
        feather(204, 132, 110, 56, 38, -26),
        feather(208, 130, 140, 24, 40, -22),
        feather(216, 130, 182, 12, 40, -14),
        feather(226, 132, 226, 36, 36, -6),
    ]
    tail = [feather(130, 390, 76, 462, 40, 4), feather(136, 400, 104, 478, 40, 4)]
    beak = "M272 172C312 158 338 194 310 242C306 226 292 216 268 216C276 202 276 186 272 172Z"
    flight, wings = wing(156, 300, 200, 150, coat, 17)
    return figure(
        coat,
        "\n".join(
            [
                parts(tail, coat.shade),
                parts(crest[:2], mix(coat.own, "#F6C945", 0.8)),
                parts(crest[2:], mix(coat.own, "#F6C945", 0.55)),
                part(beak, "#5A5068", "edge"),
                part(body, coat.own),
                inside(
                    body,
                    belly(222, 374, 62, 74, coat)
                    + scallops([(168, 292, 3, 32), (160, 314, 4, 32)], coat.dark)
                    + "".join(shadow(f) for f in flight),
                ),
                wings,
                blush(236, 216, 20, "#F0A890"),
                eye(240, 176, 14, ring=mix(coat.own, coat.shade, 0.35)),
                toes(212, 456, 30, "#6E6480"),
            ]
        ),
    )


def pink() -> str:
    """A wader: long legs, a small body, the neck a long S."""
    coat = COATS["pink"]
    body = (
        "M60 292C84 244 142 226 196 236C222 240 238 230 244 208C250 186 224 172 208 148"
        "C190 118 196 72 232 58C266 46 298 64 302 96C304 118 292 134 272 134"
        "C262 136 258 130 252 126C262 150 292 176 294 218C300 288 268 342 210 350"
        "C150 358 96 340 60 292Z"
    )
    beak = "M296 82C326 88 348 104 350 132C352 148 344 162 334 168C330 150 318 134 290 126Z"
    tip = "M350 124C354 148 346 162 334 168C331 156 326 146 318 138C330 138 342 134 350 124Z"
    plume = [feather(238, 62, 172, 52, 22, -14), feather(236, 66, 170, 84, 22, -12)]
    tail = [feather(104, 300, 26, 336, 40, -8), feather(104, 290, 14, 308, 40, -10)]
    legs = "M178 336L170 452M222 336L234 390L218 452"
    feet = "M170 452l-24 8M170 452l22 10M218 452l-20 10M218 452l26 8"
    leg = mix(coat.dark, "#D8433B", 0.25)
    flight, wings = wing(186, 262, 168, 150, coat, 12)
    return figure(
        coat,
        "\n".join(
            [
                line(legs, leg, 14, 1),
                line("M175 338L167 450M229 390L214 450", coat.light, 4, 0.6),
                line(feet, leg, 12, 1),
                f'<circle cx="233" cy="389" r="9" fill="{leg}"/>',
                parts(tail, coat.shade),
                parts(plume, coat.shade),
                part(beak, mix(coat.own, "#FFF4DC", 0.72), "edge"),
                part(tip, "#4A2B4E", "edge"),
                part(body, coat.own),
                inside(
                    body, belly(226, 294, 52, 48, coat, -20) + "".join(shadow(f) for f in flight)
                ),
                wings,
                blush(262, 114, 15, "#D8433B"),
                eye(262, 88, 13),
            ]
        ),
    )


def yellow() -> str:
    """A wren: a round ball with its tail straight up."""
    coat = COATS["yellow"]
    body = (
        "M92 440C52 402 44 330 76 284C96 254 120 246 140 226C164 196 210 180 252 192"
        "C300 206 322 250 314 292C332 330 326 396 288 440C254 472 130 472 92 440Z"
    )
    tail = [
        feather(104, 320, 30, 138, 42, 16),
        feather(112, 312, 62, 100, 44, 14),
        feather(122, 306, 102, 96, 44, 10),
    ]
    beak = "M306 244C328 246 346 256 358 268C340 280 322 284 304 284Z"
    lower = "M306 272C322 276 334 274 346 273C332 286 320 294 302 293Z"
    tuft = [
        feather(214, 198, 180, 154, 22, -8),
        feather(222, 196, 208, 140, 22, -8),
        feather(232, 195, 240, 148, 20, -6),
    ]
    cap = (
        "M150 230C172 196 214 182 252 192C284 200 304 224 312 250C288 236 262 240 240 250"
        "C214 262 178 256 150 230Z"
    )
    flight, wings = wing(172, 310, 142, 140, coat, 13)
    return figure(
        coat,
        "\n".join(
            [
                parts(tail, coat.shade),
                parts(tuft, coat.shade),
                part(lower, mix("#E0702E", "#2A1246", 0.25), "edge"),
                part(beak, "#E0702E", "edge"),
                part(body, coat.own),
                inside(
                    body,
                    belly(236, 382, 68, 66, coat)
                    + f'<path d="{cap}" fill="{coat.shade}" opacity=".8" filter="url(#melt)"/>'
                    + "".join(shadow(f) for f in flight),
                ),
                wings,
                blush(280, 302, 19, "#F0803C"),
                eye(268, 262, 16),
                toes(212, 455, 34, "#C25A1E"),
            ]
        ),
    )


def orange() -> str:
    """A lyrebird: a slim singer before its own great lyre."""
    coat = COATS["orange"]
    body = (
        "M152 458C126 420 120 360 146 312C160 284 182 266 190 238C192 202 216 178 250 180"
        "C282 182 302 206 298 236C296 258 288 268 288 290C306 330 300 404 262 452"
        "C236 468 180 470 152 458Z"
    )
    lyre = (
        "M168 404C104 372 62 300 70 204C74 150 60 108 26 112C8 114 2 94 18 82"
        "C62 52 112 102 112 186C112 276 142 330 190 372Z"
        "M176 396C150 340 150 260 172 190C186 140 194 98 170 68C162 54 174 40 192 48"
        "C232 70 230 140 212 196C196 256 190 320 206 380Z"
    )
    strings = [
        feather(168, 380, 92, 56, 21, 26),
        feather(170, 376, 120, 34, 21, 22),
        feather(174, 374, 146, 44, 21, 16),
    ]
    bands = (
        "M60 142L120 130M62 186L120 178M62 232L122 222M70 278L128 260M86 322L142 296M110 360L160 326"
        "M180 96L236 108M176 146L232 160M160 196L220 210M150 246L210 254"
    )
    beak = "M290 208C316 212 338 224 350 240C328 242 308 242 288 238Z"
    tuft = [
        feather(238, 186, 202, 138, 22, -10),
        feather(250, 182, 236, 124, 22, -8),
        feather(262, 184, 270, 134, 20, -6),
    ]
    flight, wings = wing(182, 318, 108, 124, coat, 12)
    return figure(
        coat,
        "\n".join(
            [
                parts(strings, mix(coat.own, "#FFF4DC", 0.5)),
                part(lyre, coat.shade, "edge"),
                f'<clipPath id="lyre"><path d="{lyre}"/></clipPath><g clip-path="url(#lyre)">',
                line(bands, mix(coat.own, "#FFF4DC", 0.6), 9, 0.8),
                "</g>",
                parts(tuft, coat.shade),
                part(beak, "#5B2F45", "edge"),
                part(body, coat.own),
                inside(body, belly(244, 376, 46, 66, coat) + "".join(shadow(f) for f in flight)),
                wings,
                blush(268, 246, 16, "#D8433B"),
                eye(262, 220, 14),
                toes(214, 455, 28, "#7A3A3E"),
            ]
        ),
    )


def red() -> str:
    """A kingfisher: all head and dagger beak, a spiky crown, a stump of a tail."""
    coat = COATS["red"]
    body = (
        "M124 458C88 426 78 366 96 320C104 298 104 280 92 258C72 206 108 146 172 140"
        "C226 136 264 166 268 212C270 240 258 262 254 280C284 316 294 380 268 430"
        "C260 448 250 456 240 460C204 470 156 468 124 458Z"
    )
    upper = "M254 176C302 174 348 196 380 222C382 226 380 230 376 230C334 238 296 240 258 236Z"
    lower = "M258 230C296 238 334 236 368 232C336 254 300 264 256 258Z"
    crown = [
        feather(124, 200, 34, 214, 34, -8),
        feather(126, 180, 30, 164, 36, -10),
        feather(136, 166, 48, 112, 38, -10),
        feather(152, 156, 90, 74, 38, -10),
        feather(172, 150, 146, 60, 36, -8),
    ]
    tail = [feather(112, 380, 46, 448, 46, 4), feather(118, 390, 70, 468, 44, 4)]
    mask = "M252 196C226 186 176 192 128 224C172 234 222 238 258 234Z"
    flight, wings = wing(146, 296, 104, 140, coat, 12)
    return figure(
        coat,
        "\n".join(
            [
                parts(tail, coat.dark),
                parts(crown, coat.shade),
                part(lower, "#C98A35", "edge"),
                part(upper, "#F2C25B", "edge"),
                part(body, coat.own),
                inside(
                    body,
                    f'<path d="{mask}" fill="{coat.dark}" opacity=".85" filter="url(#melt)"/>'
                    + belly(226, 368, 50, 72, coat)
                    + "".join(shadow(f) for f in flight),
                ),
                wings,
                '<path d="M268 196q12 -4 22 0" stroke="#B4772A" stroke-width="5" fill="none" stroke-linecap="round"/>',
                eye(214, 210, 16, ring="#FFC2AC"),
                toes(198, 456, 32, "#E0A040"),
            ]
        ),
    )


def green() -> str:
    """A kiwi: a pear on strong feet with a long bent bill, no wings to speak of."""
    coat = COATS["green"]
    body = (
        "M40 348C38 272 92 206 164 204C196 204 214 196 232 178C252 156 286 152 308 172"
        "C332 196 326 232 300 248C286 256 280 266 280 286C284 352 250 418 178 424"
        "C100 430 42 408 40 348Z"
    )
    beak = "M306 196C338 214 356 262 352 340C350 350 342 350 340 340C336 286 320 250 292 236Z"
    legs = "M138 408L130 446M206 408L216 446"
    feet = "M130 448l-26 6M130 448l0 14M130 448l26 6M216 448l-24 8M216 448l4 14M216 448l30 4"
    leg = mix("#E9C98F", "#2A1246", 0.35)
    fluff = "\n".join(
        line(feather_line, coat.deep, 4, 0.32)
        for feather_line in (
            "M86 268q-12 18 -14 40",
            "M112 244q-12 20 -14 46",
            "M144 232q-10 20 -10 48",
            "M78 326q-4 22 4 42",
            "M106 312q-8 24 -2 50",
            "M136 306q-6 26 0 54",
            "M168 296q-8 24 -4 50",
            "M176 236q-8 18 -8 40",
            "M112 380q4 14 12 24",
            "M148 376q2 16 8 28",
        )
    )
    rump = [
        feather(76, 300, 22, 372, 40, 6),
        feather(84, 330, 34, 400, 38, 4),
        feather(96, 360, 64, 420, 38, 4),
    ]
    crest = [
        feather(276, 172, 246, 116, 22, -10),
        feather(286, 168, 274, 104, 22, -8),
        feather(296, 168, 302, 114, 20, -4),
    ]
    winglet = "M120 300C148 276 190 292 192 326C178 344 144 352 116 342C124 330 124 314 120 300Z"
    return figure(
        coat,
        "\n".join(
            [
                line(legs, leg, 22, 1),
                line(feet, leg, 13, 1),
                parts(rump, coat.shade),
                parts(crest, coat.shade),
                part(beak, "#D9A45C", "edge"),
                part(body, coat.own),
                inside(body, belly(226, 334, 50, 58, coat) + fluff + shadow(winglet)),
                part(winglet, coat.shade, "edge"),
                blush(284, 226, 15, "#F6C945"),
                eye(286, 198, 12),
            ]
        ),
    )


def blue() -> str:
    """A pelican: the great bill laid on its chest, the tail low."""
    coat = COATS["blue"]
    body = (
        "M78 436C36 398 42 326 92 290C124 266 150 250 158 212C164 182 152 162 148 132"
        "C144 92 172 64 208 66C244 68 264 94 260 126C258 150 232 162 226 188"
        "C222 222 266 242 288 284C316 336 308 408 270 446C228 470 122 470 78 436Z"
    )
    upper = "M246 88C276 100 334 176 372 304C374 314 366 318 360 310C332 238 286 180 240 148Z"
    pouch = "M240 140C286 174 332 240 360 308C322 322 266 288 244 230C232 200 232 162 240 140Z"
    crest = [
        feather(186, 78, 128, 30, 24, -14),
        feather(178, 86, 106, 60, 24, -12),
        feather(172, 98, 102, 94, 22, -10),
    ]
    tail = [feather(88, 390, 10, 424, 48, -2), feather(92, 402, 24, 450, 46, 0)]
    flight, wings = wing(158, 302, 140, 160, coat, 13)
    return figure(
        coat,
        "\n".join(
            [
                parts(tail, coat.dark),
                parts(crest, coat.shade),
                part(body, coat.own),
                inside(
                    body,
                    belly(230, 386, 62, 58, coat)
                    + shadow(pouch)
                    + "".join(shadow(f) for f in flight),
                ),
                wings,
                part(pouch, "#FBCF7E", "edge"),
                line("M262 204q22 48 64 82M254 226q18 42 52 70", "#B4662A", 3.5, 0.45),
                part(upper, "#F19A3E", "edge"),
                blush(212, 148, 15, "#F08FB4"),
                eye(220, 106, 14, ring="#DCEBFA"),
                toes(206, 456, 36, "#F19A3E"),
            ]
        ),
    )


def black() -> str:
    """An owl: broad, front on, ear tufts and two great eyes."""
    coat = COATS["black"]
    body = (
        "M96 436C68 384 70 300 84 244C74 190 70 130 80 82C82 72 92 70 100 78C122 100 150 110 192 110"
        "C234 110 262 100 284 78C292 70 302 72 304 82C314 130 310 190 300 244C314 300 316 384 288 436"
        "C268 468 116 468 96 436Z"
    )
    face = (
        "M192 154C172 124 126 122 108 150C92 178 104 226 136 240C162 250 182 240 192 222"
        "C202 240 222 250 248 240C280 226 292 178 276 150C258 122 212 124 192 154Z"
    )
    beak = "M192 200C204 208 206 224 192 244C178 224 180 208 192 200Z"
    wings = [
        "M92 250C66 300 62 372 84 432C92 446 108 442 112 428C126 370 122 300 92 250Z",
        "M292 250C318 300 322 372 300 432C292 446 276 442 272 428C258 370 262 300 292 250Z",
    ]
    toes = "M150 452v10M166 454v12M182 452v10M204 452v10M220 454v12M236 452v10"
    rim = "M84 244C74 190 70 130 80 82C82 72 92 70 100 78M84 432C62 372 66 300 86 250"
    pale = mix(coat.own, "#FFF4DC", 0.34)
    return figure(
        coat,
        "\n".join(
            [
                part(body, mix(coat.own, "#6A639A", 0.12)),
                inside(
                    body,
                    belly(192, 356, 66, 84, coat)
                    + scallops([(130, 272, 4, 31), (146, 296, 3, 31)], coat.deep)
                    + shadow(face, 5, 8),
                ),
                parts(wings, mix(coat.own, "#6A639A", 0.3)),
                line("M86 320q12 10 24 0M84 350q14 10 26 0M86 380q12 10 24 0", coat.deep, 4, 0.5),
                line(
                    "M274 320q12 10 24 0M274 350q14 10 26 0M274 380q12 10 24 0", coat.deep, 4, 0.5
                ),
                line(rim, "#A79BD0", 4, 0.55),
                part(face, pale, "edge"),
                eye(148, 184, 23, ring="#FFD56B"),
                eye(236, 184, 23, ring="#FFD56B"),
                part(beak, "#F2B84B", "edge"),
                line(toes, "#F2B84B", 13, 1),
            ]
        ),
    )


def wisher() -> str:
    """The bird nobody is yet: a plain dove of sand, for the wish cards."""
    coat = COATS["wisher"]
    body = (
        "M112 456C68 408 70 330 112 282C142 248 152 226 148 196C142 144 168 106 212 106"
        "C258 108 282 142 274 184C270 208 262 224 272 252C300 300 304 396 264 452"
        "C228 470 148 470 112 456Z"
    )
    beak = "M270 152C300 158 322 168 336 182C316 192 296 196 270 194Z"
    fold = "M116 318C140 274 194 278 210 320C222 366 198 416 146 436C106 412 100 356 116 318Z"
    return figure(
        coat,
        "\n".join(
            [
                part(beak, coat.dark, "edge"),
                part(body, coat.own),
                inside(body, belly(236, 370, 48, 72, coat) + shadow(fold)),
                part(fold, coat.shade, "edge"),
                line("M130 352q18 18 40 4M134 386q16 14 34 2", coat.dark, 5, 0.5),
                eye(232, 162, 15),
                toes(200, 456, 30, coat.dark),
            ]
        ),
    )


FIGURES = [white, pink, yellow, orange, red, green, blue, black, wisher]

# Where the symbol lies on the belly: its middle (in the drawing's units) and its side.
BELLIES = {
    "white": (222, 380, 84),
    "pink": (228, 296, 64),
    "yellow": (238, 384, 84),
    "orange": (246, 384, 62),
    "red": (228, 374, 72),
    "green": (226, 334, 74),
    "blue": (232, 388, 80),
    "black": (192, 358, 90),
}


def layout() -> dict[str, dict[str, object]]:
    """Relative to the texture, y upwards: the middle of the base, and the symbol's place."""
    foot = {"x": BASE[0] / WIDTH, "y": round(1 - BASE[1] / HEIGHT, 4)}
    places: dict[str, dict[str, object]] = {"bird_wisher": {"foot": foot}}
    for colour, (x, y, side) in BELLIES.items():
        spot = {
            "x": round(x / WIDTH, 4),
            "y": round(1 - y / HEIGHT, 4),
            "width": round(side / WIDTH, 4),
        }
        places[f"bird_{colour}"] = {"foot": foot, "symbol": SYMBOLS[colour][0], "symbol_spot": spot}
    return places


def main() -> None:
    for draw in FIGURES:
        (HERE / "birds" / f"{draw.__name__}.svg").write_text(draw())
    (HERE / "birds" / "layout.json").write_text(json.dumps(layout(), indent=1) + "\n")


if __name__ == "__main__":
    main()
