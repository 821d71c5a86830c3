"""Writes ukuma's cards: a body for each form and player, a back for each player, three discs.

A card's form is its outline: north and south edge run alike, so that cards of one form interlock.
Half a disc lies at its west edge and half of another at its east edge; discs look the same when
turned by half a circle, since somebody always sits on the other side.

Run as a script after a change: `python assets/art/ukuma.py`, then `python assets/render.py`.
"""

from __future__ import annotations

from pathlib import Path

from kit import mix, svg

HERE = Path(__file__).parent
WIDTH, HEIGHT = 192, 272  # twice the dp
CELL = 208  # the height of the cell; above and below it is room for points
RISE = 26  # how far a form leaves the straight line, up and down
SEAM = 5
FORMS = {
    "slant": (RISE, 0, -RISE),
    "backslant": (-RISE, 0, RISE),
    "up": (RISE, -RISE, RISE),
    "down": (-RISE, RISE, -RISE),
}
# Paper, the light on it, its rim, and the ribbons along north and south.
PLAYERS = {
    "white": ("#FFF8EA", "#F0DDB9", "#C79A5E", "#B5502E"),
    "black": ("#43386B", "#2A2150", "#140F2D", "#FFD08A"),
}
DISCS = {
    "a": ("#F7B92F", "#7A3E00"),
    "b": ("#2E7BD6", "#FFFFFF"),
    "c": ("#C22E54", "#FFF1DE"),
}


def line(edge: tuple[float, ...], y: float, inset: float = 0.0) -> str:
    """A form from west to east at some height."""
    west, middle, east = edge
    bent = inset / (WIDTH / 2) * (middle - west), inset / (WIDTH / 2) * (middle - east)
    return (
        f"{inset:.1f} {y + west + bent[0]:.1f}L{WIDTH / 2} {y + middle:.1f}"
        f"L{WIDTH - inset:.1f} {y + east + bent[1]:.1f}"
    )


def outline(edge: tuple[float, ...], inset: float) -> str:
    north, south = (HEIGHT - CELL) / 2 + inset, (HEIGHT + CELL) / 2 - inset
    back = line(edge, south, inset).split("L")[::-1]
    return f"M{line(edge, north, inset)}L{'L'.join(back)}Z"


def shades(paper: str, low: str) -> str:
    return (
        f'<defs><linearGradient id="p" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="{paper}"/>'
        f'<stop offset="1" stop-color="{low}"/></linearGradient></defs>'
    )


def body(form: str, player: str) -> str:
    edge = FORMS[form]
    paper, low, rim, ribbon = PLAYERS[player]
    inside = SEAM + 6
    north = (HEIGHT - CELL) / 2 + inside + 21
    south = (HEIGHT + CELL) / 2 - inside - 21
    ribbons = "".join(
        f'<path d="M{line(edge, y, inside + 12)}" fill="none" stroke="{ribbon}" stroke-width="17" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
        for y in (north, south)
    )
    joined = 'stroke-linejoin="round"'
    return svg(
        f"""{shades(paper, low)}
<path d="{outline(edge, inside)}" fill="{rim}" stroke="{rim}" stroke-width="12" {joined}/>
<path d="{outline(edge, inside + 1)}" fill="url(#p)" stroke="url(#p)" stroke-width="8" {joined}/>
{ribbons}
<path d="M{line(edge, (HEIGHT - CELL) / 2 + inside - 1, inside + 2)}" fill="none" stroke="#FFFFFF"
 stroke-width="3" opacity="{0.8 if player == "white" else 0.3}" {joined} stroke-linecap="round"/>""",
        WIDTH,
        HEIGHT,
    )


def back(player: str) -> str:
    paper, low, rim, ribbon = PLAYERS[player]
    soft = mix(paper, ribbon, 0.45)
    top = (HEIGHT - CELL) / 2
    waves = "".join(
        f'<path d="M28 {top + y}L62 {top + y - 18}L96 {top + y}L130 {top + y + 18}L164 {top + y}" '
        f'fill="none" stroke="{soft}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>'
        for y in (52, 86, 122, 156)
    )
    return svg(
        f"""{shades(paper, low)}
<rect x="5" y="{top + 5}" width="182" height="198" rx="22" fill="{rim}"/>
<rect x="8" y="{top + 8}" width="176" height="192" rx="19" fill="url(#p)"/>
<rect x="17" y="{top + 17}" width="158" height="174" rx="13" fill="none" stroke="{soft}" stroke-width="4"/>
{waves}""",
        WIDTH,
        HEIGHT,
    )


def disc(colour: str) -> str:
    fill, sign = DISCS[colour]
    signs = {
        "a": f'<circle cx="64" cy="64" r="31" fill="none" stroke="{sign}" stroke-width="9"/>'
        f'<circle cx="64" cy="64" r="12" fill="{sign}"/>',
        "b": f'<path d="M16 42q12 -15 24 0t24 0t24 0t24 0M8 64q14 -17 28 0t28 0t28 0t28 0'
        f'M16 86q12 -15 24 0t24 0t24 0t24 0" fill="none" stroke="{sign}" stroke-width="9" '
        'clip-path="url(#c)"/>',
        "c": f'<path d="M64 20L102 64L64 108L26 64Z" fill="{sign}" stroke="{sign}" '
        'stroke-width="4" stroke-linejoin="round"/>'
        f'<circle cx="64" cy="64" r="13" fill="{fill}"/>',
    }
    return svg(
        f"""<defs><clipPath id="c"><circle cx="64" cy="64" r="50"/></clipPath></defs>
<circle cx="64" cy="64" r="62" fill="#1B1236" opacity=".85"/>
<circle cx="64" cy="64" r="58" fill="#FFF8EA"/>
<circle cx="64" cy="64" r="53" fill="{fill}"/>
{signs[colour]}""",
        128,
        128,
    )


def main() -> None:
    for player in PLAYERS:
        (HERE / "ukuma" / f"back_{player}.svg").write_text(back(player))
        for form in FORMS:
            (HERE / "ukuma" / f"card_{form}_{player}.svg").write_text(body(form, player))
    for colour in DISCS:
        (HERE / "ukuma" / f"disc_{colour}.svg").write_text(disc(colour))


if __name__ == "__main__":
    main()
