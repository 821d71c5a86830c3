"""The textures are what the drawings show, and birds are told apart by more than colour."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PIL import Image

from assets import render

MANIFEST = json.loads(render.MANIFEST.read_text(encoding="utf-8"))["textures"]
DRAWINGS = render.drawings()

COLOURS = {
    "white": "#F4EFE6",
    "pink": "#F08FB4",
    "yellow": "#F6C945",
    "orange": "#F0803C",
    "red": "#D8433B",
    "green": "#57B06A",
    "blue": "#4C8FE0",
    "black": "#3A3550",
}
PAIRS = list(combinations(COLOURS, 2))
ANIMALS = ["echidna", "gecko", "thylacine", "kangaroo", "snake", "turtle", "flying_fox", "emu"]
PLAIN = ["any", "boomerang", "lonely", "long", "short"]
RELATIONS = ["next", "opposite", "corner", "apart", "far", "same", "contrary"]

# Machado, Oliveira and Fernandes (2009), full severity, for linear light.
BLINDNESS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
EASILY_TOLD_APART = 30.0
SHARED_OUTLINE = 0.75


def texture(name: str, density: int = 1) -> Image.Image:
    return Image.open(render.files(name, DRAWINGS[name][1])[density]).convert("RGBA")


def linear(colour: str) -> list[float]:
    shares = [value / 255 for value in bytes.fromhex(colour[1:])]
    return [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]


def lab(light: list[float]) -> tuple[float, float, float]:
    """CIE L*a*b* of linear light, in which equal distances look about equal."""
    r, g, b = (min(1.0, max(0.0, value)) for value in light)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (
        value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(colour: str, kind: str) -> tuple[float, float, float]:
    light = linear(colour)
    return lab([sum(a * b for a, b in zip(row, light, strict=True)) for row in BLINDNESS[kind]])


def distance(a: tuple[float, ...], b: tuple[float, ...]) -> float:
    return sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5


def confusable() -> set[tuple[str, str]]:
    return {
        (a, b)
        for a, b in PAIRS
        for kind in BLINDNESS
        if distance(seen(COLOURS[a], kind), seen(COLOURS[b], kind)) < EASILY_TOLD_APART
    }


def overlap(a: str, b: str) -> float:
    """How much of two birds' outlines, laid over each other, is shared."""
    masks = [
        texture(f"bird_{name}").getchannel("A").point(lambda value: value > 127 and 255).tobytes()
        for name in (a, b)
    ]
    both = sum(x and y and 1 for x, y in zip(*masks, strict=True))
    either = sum((x or y) and 1 for x, y in zip(*masks, strict=True))
    return both / either


def test_manifest_is_that_of_the_drawings() -> None:
    assert render.manifest()["textures"] == MANIFEST, "run assets/render.py"


@pytest.mark.parametrize("name", DRAWINGS)
def test_texture_is_there_in_every_density(name: str) -> None:
    kind = DRAWINGS[name][1]
    for density, path in render.files(name, kind).items():
        with Image.open(path) as image:
            assert image.size == (kind.size[0] * density, kind.size[1] * density)


def test_no_texture_without_a_drawing() -> None:
    wanted = {
        path for name, (_, kind) in DRAWINGS.items() for path in render.files(name, kind).values()
    }
    there = {path for path in render.TEXTURES.rglob("*") if path.is_file()}
    assert there - wanted == {render.MANIFEST}


def test_everything_a_table_needs_is_drawn() -> None:
    wanted = {f"{prefix}_{colour}" for prefix in ("bird", "symbol") for colour in COLOURS}
    wanted |= {f"animal_{animal}" for animal in ANIMALS}
    wanted |= {f"wish_{wish}" for wish in PLAIN + RELATIONS}
    wanted |= {f"wish_{wish}_tall" for wish in PLAIN}
    wanted |= {f"tile_{game}" for game in ("uluru", "uraeus", "ukuma", "wongar", "companion")}
    wanted |= {"bird_wisher", "rock", "seat", "glow", "sand", "perch", "stone", "boomerang"}
    assert wanted <= set(MANIFEST)


def test_all_textures_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in render.TEXTURES.rglob("*")) < 5_000_000


@pytest.mark.parametrize(
    "script",
    ["birds", "symbols", "animals", "wishes", "rock", "scenery", "tiles", "uraeus", "wongar"],
)
def test_drawings_are_what_their_script_writes(script: str, tmp_path: Path) -> None:
    """A script run on a copy of the art leaves every drawing as it is."""
    copy = tmp_path / "art"
    copy.mkdir()
    for source in render.ART.rglob("*"):
        if source.suffix in {".py", ".svg", ".json"}:
            target = copy / source.relative_to(render.ART)
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(source.read_bytes())
    subprocess.run([sys.executable, "-B", str(copy / f"{script}.py")], check=True)
    for drawn in (*copy.rglob("*.svg"), *copy.rglob("*.json")):
        assert drawn.read_bytes() == (render.ART / drawn.relative_to(copy)).read_bytes(), drawn.name


def test_a_changed_drawing_is_noticed(tmp_path: Path) -> None:
    """Also when the change is in a drawing that another one shows."""
    (tmp_path / "inner.svg").write_text("<svg/>")
    (tmp_path / "outer.svg").write_text('<svg><image href="inner.svg"/></svg>')
    kind = render.Kind((8, 8), (1,))
    before = render.fingerprint(tmp_path / "outer.svg", kind)
    (tmp_path / "inner.svg").write_text("<svg><g/></svg>")
    assert render.fingerprint(tmp_path / "outer.svg", kind) != before


def test_colours_that_blur_have_symbols_of_their_own() -> None:
    blurred = confusable()
    assert blurred, "under colour blindness some pairs do come close"
    for a, b in blurred:
        assert MANIFEST[f"bird_{a}"]["symbol"] != MANIFEST[f"bird_{b}"]["symbol"]


def test_every_bird_has_a_symbol_of_its_own() -> None:
    assert len({MANIFEST[f"bird_{colour}"]["symbol"] for colour in COLOURS}) == len(COLOURS)


@pytest.mark.parametrize(("a", "b"), list(combinations([*COLOURS, "wisher"], 2)))
def test_outlines_differ(a: str, b: str) -> None:
    assert overlap(a, b) < SHARED_OUTLINE


@pytest.mark.parametrize("colour", COLOURS)
def test_symbol_lies_on_the_bird(colour: str) -> None:
    """All four corners of the symbol's place are on the body, and its ink stands out there."""
    bird, spot = texture(f"bird_{colour}"), MANIFEST[f"bird_{colour}"]["symbol_spot"]
    x, y, half = (
        spot["x"] * bird.width,
        (1 - spot["y"]) * bird.height,
        spot["width"] * bird.width / 2,
    )
    for dx, dy in ((0, 0), (-half, 0), (half, 0), (0, -half), (0, half)):
        assert bird.getpixel((round(x + dx), round(y + dy)))[3] == 255
    under = bird.getpixel((round(x), round(y)))
    sign = texture(f"symbol_{colour}", 3)
    ink = max((count, pixel) for count, pixel in sign.getcolors(100_000) if pixel[3] == 255)[1]
    as_text = ["#" + bytes(pixel[:3]).hex() for pixel in (under, ink)]
    assert distance(lab(linear(as_text[0])), lab(linear(as_text[1]))) > 40


@pytest.mark.parametrize("wish", [*PLAIN, *(f"{wish}_tall" for wish in PLAIN), *RELATIONS])
def test_wishes_give_their_birds_room(wish: str) -> None:
    entry = MANIFEST[f"wish_{wish}"]
    slots = [entry[role] for role in ("wisher", "other") if role in entry]
    assert len(slots) == (2 if wish in RELATIONS else 1)
    for slot in slots:
        above = slot["y"] + slot["height"] * (1 - MANIFEST["bird_wisher"]["foot"]["y"])
        assert 0 < slot["x"] < 1
        assert 0 < slot["y"] < above < 1.08, "a crest may reach a little over the picture"


def test_edges_carry_their_colour_into_the_invisible() -> None:
    """Beside a red bird the see-through pixels are reddish, never black: no dark fringe."""
    image = texture("bird_red", 2)
    alpha = image.getchannel("A")
    checked = 0
    for y in range(1, image.height - 1):
        for x in range(1, image.width - 1):
            if alpha.getpixel((x, y)) == 0 and alpha.getpixel((x - 1, y)) > 200:
                red, green, blue, _ = image.getpixel((x, y))
                assert max(red, green, blue) > 60
                checked += 1
    assert checked > 20


def test_hourglass_outline_is_a_closed_waist() -> None:
    entry = MANIFEST["hourglass_glass"]
    outline = entry["outline"]
    assert all(0 < x < 1 and 0 < y < 1 for x, y in outline)
    half = outline[: len(outline) // 2]
    assert all(low[1] < high[1] for high, low in pairwise(half)), "the right side falls"
    assert min(x for x, _ in half) - 0.5 == pytest.approx(entry["neck"]["width"] / 2, abs=0.01)


@pytest.mark.parametrize("name", [name for name in MANIFEST if "repeats" in MANIFEST[name]])
def test_repeating_layers_have_no_seam(name: str) -> None:
    image = texture(name)
    steps = []
    for left, right in ((0, image.width - 1), (image.width // 2, image.width // 2 - 1)):
        columns = [[image.getpixel((x, y)) for y in range(image.height)] for x in (left, right)]
        steps.append(
            sum(
                abs(a[3] - b[3]) + abs(a[0] - b[0]) * (a[3] > 0)
                for a, b in zip(*columns, strict=True)
            )
        )
    assert steps[0] <= 2 * steps[1] + 400, "the step at the seam is like any other step"
