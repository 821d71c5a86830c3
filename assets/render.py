"""Renders the drawings in assets/art to the textures in assets/textures, and writes their manifest.

    pip install resvg-py pillow numpy  (tools of the workshop, not of the app)
    python assets/render.py            renders what has changed; with names, renders those again

Drawings that share a pattern are written by the scripts beside them (birds, symbols, animals,
wishes, rock, scenery, tiles, ukuma, uraeus, wongar); each is still a plain SVG file, which is
what is rendered here.

What the app finds in assets/textures/manifest.json, under "textures", for each name:

    size       width and height in dp; the file of density d is d times as many pixels
    densities  the folders that hold it: 0.5x, 1x, 2x, 3x, 4x
    file       the file's name in each folder
    source     the drawing, and hash its fingerprint together with all drawings it shows

and what its drawing needs besides, always relative to the texture, y counted upwards as in Kivy:

    bird_*     foot: the middle of the base. symbol, symbol_spot: which sign lies where on the belly
               (middle and width); draw symbol_<colour> there when symbols are switched on
    wish_*     wisher, other: where a bird's foot stands, and its height as a part of the glyph's;
               draw bird_wisher and bird_<colour> there, the one with the greater y first
    seat, glow, rock  foot: the point that stands for the place on the board
    hourglass_glass   outline: the inside of the glass as a polygon, to clip the sand; neck
    perch      borders: left and right parts that do not stretch; top: where feet stand
    sand, scenery_*   repeats: may be repeated in x, or in both directions, without a seam

Textures: bird_<white pink yellow orange red green blue black wisher>, symbol_<colour>,
animal_<echidna gecko thylacine kangaroo snake turtle flying_fox emu>, wish_<kind> (and _tall for
the standing board), rock, sand, seat, glow, boomerang, perch, stone, hourglass_frame,
hourglass_glass, crown, shadow, spark, ukuma_card_<form>_<player>, ukuma_back_<player>,
ukuma_disc_<a b c>, scenery_<mountains dunes spinifex gum>_<night day>,
emblem_<area of Wongar, scorpion, cards>
(white, to be tinted), piece_<disc cube cylinder>_<colour>, piece_<ancestor elder>,
scenery_<star starfield moon sun cloud>, uraeus_<skin head field scale goose tail>,
uraeus_stone_<red blue green yellow>, tile_<uluru uraeus ukuma wongar companion tutorial>; for
the packaging, in the folder app: icon, icon_front, icon_back, presplash.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path

ASSETS = Path(__file__).parent
ART = ASSETS / "art"
TEXTURES = ASSETS / "textures"
MANIFEST = TEXTURES / "manifest.json"
RECIPE = "3"  # raise it when the way of rendering changes what comes out


@dataclass(frozen=True)
class Kind:
    """How one folder of drawings, or one drawing of it, becomes textures."""

    size: tuple[int, int]
    densities: tuple[float, ...]
    colours: int = 256  # of the palette; 0 keeps all
    opaque: bool = False


FOLDERS = {
    "birds": ("bird_", Kind((96, 128), (0.5, 1, 2, 3, 4))),
    "symbols": ("symbol_", Kind((32, 32), (1, 2, 3), 32)),
    "animals": ("animal_", Kind((64, 64), (1, 2, 3))),
    "wishes": ("wish_", Kind((128, 96), (1, 2, 3))),
    "ukuma": ("ukuma_", Kind((96, 136), (1, 2, 3), 64)),
    "board": ("", Kind((64, 64), (1, 2))),
    "scenery": ("scenery_", Kind((64, 64), (1, 2))),
    "tiles": ("tile_", Kind((360, 240), (0.5, 1, 2), 0, opaque=True)),
    "uraeus": ("uraeus_", Kind((64, 64), (1, 2))),
    "emblems": ("emblem_", Kind((96, 96), (1, 2), 16)),
    "pieces": ("piece_", Kind((48, 48), (1, 2), 128)),
    "app": ("app/", Kind((512, 512), (1,), 0)),
}
SINGLE = {
    "rock": Kind((480, 204), (1, 2)),
    "sand": Kind((256, 256), (1, 2), 24),
    "seat": Kind((96, 72), (1, 2, 3)),
    "glow": Kind((96, 72), (1, 2, 3), 64),
    "boomerang": Kind((96, 96), (0.5, 1, 2)),
    "perch": Kind((256, 48), (1, 2)),
    "stone": Kind((32, 32), (1, 2, 4)),
    "ukuma_disc_a": Kind((64, 64), (1, 2, 3), 64),
    "ukuma_disc_b": Kind((64, 64), (1, 2, 3), 64),
    "ukuma_disc_c": Kind((64, 64), (1, 2, 3), 64),
    "hourglass_frame": Kind((160, 320), (1, 2, 4)),
    "hourglass_glass": Kind((160, 320), (1, 2, 4)),
    "crown": Kind((48, 48), (1, 2, 3)),
    "shadow": Kind((64, 32), (1,), 64),
    "spark": Kind((32, 32), (1, 2), 64),
    "scenery_mountains_night": Kind((1024, 256), (1, 2)),
    "scenery_mountains_day": Kind((1024, 256), (1, 2)),
    "scenery_dunes_night": Kind((1024, 256), (1, 2)),
    "scenery_dunes_day": Kind((1024, 256), (1, 2)),
    "scenery_spinifex_night": Kind((128, 96), (0.5, 1, 2), 64),
    "scenery_spinifex_day": Kind((128, 96), (0.5, 1, 2), 64),
    "scenery_gum_night": Kind((224, 320), (1, 2), 128),
    "scenery_gum_day": Kind((224, 320), (1, 2), 128),
    "scenery_starfield": Kind((512, 512), (1, 2), 32),
    "scenery_star": Kind((32, 32), (1, 2), 64),
    "scenery_moon": Kind((128, 128), (1, 2), 0),
    "scenery_sun": Kind((128, 128), (1, 2), 0),
    "scenery_cloud": Kind((256, 48), (1, 2), 64),
    "uraeus_skin": Kind((64, 64), (1, 2), 128),
    "uraeus_head": Kind((152, 100), (1, 2)),
    "piece_ancestor": Kind((48, 72), (1, 2), 128),
    "piece_elder": Kind((48, 72), (1, 2), 128),
    "app/icon_front": Kind((432, 432), (1,), 0),
    "app/icon_back": Kind((432, 432), (1,), 0, opaque=True),
}


def drawings() -> dict[str, tuple[Path, Kind]]:
    """Every texture's name with its drawing and the way it is rendered."""
    found = {}
    for folder, (prefix, kind) in FOLDERS.items():
        for source in sorted((ART / folder).glob("*.svg")):
            name = prefix + source.stem
            found[name] = (source, SINGLE.get(name, kind))
    return found


def fingerprint(source: Path, kind: Kind) -> str:
    """Changes when the drawing, a drawing shown in it, or the way of rendering changes."""
    digest = hashlib.sha256(f"{RECIPE} {kind}".encode())
    waiting, seen = [source.resolve()], set()
    while waiting:
        drawing = waiting.pop()
        if drawing not in seen:
            seen.add(drawing)
            text = drawing.read_text(encoding="utf-8")
            digest.update(text.encode())
            shown = re.findall(r'href="([^"#]+)"', text)
            waiting += sorted((drawing.parent / path).resolve() for path in shown)
    return digest.hexdigest()[:16]


def files(name: str, kind: Kind) -> dict[float, Path]:
    """The texture's file for each density."""
    ending = ".jpg" if kind.opaque and not name.startswith("app/") else ".png"
    if name.startswith("app/"):
        return {1: TEXTURES / f"{name}{ending}"}
    return {density: TEXTURES / f"{density}x" / f"{name}{ending}" for density in kind.densities}


def layouts() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for path in sorted(ART.glob("*/layout.json")):
        found.update(json.loads(path.read_text(encoding="utf-8")))
    return found


def manifest() -> dict[str, object]:
    places = layouts()
    textures = {}
    for name, (source, kind) in drawings().items():
        textures[name] = {
            "source": source.relative_to(ART).as_posix(),
            "hash": fingerprint(source, kind),
            "size": list(kind.size),
            "densities": sorted(files(name, kind)),
            "file": next(iter(files(name, kind).values())).name,
            **places.get(name, {}),
        }
    return {"textures": textures}


def bleed(image):
    """Gives see-through pixels the colour of their nearest neighbours, against dark fringes.

    Between an edge and nothing the graphics card mixes colours, also those of invisible pixels.
    """
    from PIL import Image, ImageFilter

    alpha = image.getchannel("A")
    spread = image.convert("RGBa")
    mean = spread.resize((1, 1), Image.Resampling.BOX).convert("RGBA").getpixel((0, 0))
    under = Image.new("RGBA", image.size, (*mean[:3], 255))
    for radius in (8, 4, 2, 1):
        layer = spread.filter(ImageFilter.BoxBlur(radius)).convert("RGBA")
        under.paste(layer, mask=layer.getchannel("A").point(lambda a: 255 if a > 3 else 0))
    under.paste(image, mask=alpha.point(lambda a: 255 if a > 3 else 0))
    under.putalpha(alpha)
    return under


def with_palette(image, colours: int):
    """The same picture with few colours, see-through ones included, chosen by k-means.

    A pixel between two colours takes the one or the other after a fine fixed pattern, so that soft
    shades stay soft.
    """
    import numpy as np
    from PIL import Image

    # Invisible pixels keep a colour for the card to mix with; edges and shadows need a share too.
    hidden, edges = min(12, colours // 8), colours // 4
    pixels = np.asarray(image).reshape(-1, 4)
    seen, solid = pixels[:, 3] > 0, pixels[:, 3] == 255
    if not solid.any():
        edges = colours - hidden
    row, column = np.mgrid[: image.height, : image.width]
    pattern = (52.9829189 * ((0.06711056 * column + 0.00583715 * row) % 1)).ravel() % 1
    index = np.zeros(len(pixels), dtype=np.uint8)
    palette = np.zeros((0, 4))
    for part, share in ((~seen, hidden), (seen & ~solid, edges), (solid, colours - hidden - edges)):
        if not part.any():
            continue
        strip = Image.fromarray(np.ascontiguousarray(pixels[part][None]), "RGBA")
        flat = part is solid or not seen[part].any()
        strip = strip.convert("RGB").quantize(share) if flat else strip.quantize(share)
        entries = np.array(strip.getpalette("RGBA"), dtype=np.float32).reshape(-1, 4)[:share]
        if flat:
            entries[:, 3] = 255 if part is solid else 0
        unique, where, counts = np.unique(
            pixels[part], axis=0, return_inverse=True, return_counts=True
        )
        values, weight = unique.astype(np.float32), np.sqrt(counts).astype(np.float32)
        for _ in range(8):
            nearest = closest(values, entries)
            for k in np.unique(nearest):
                mine = nearest == k
                entries[k] = np.average(values[mine], axis=0, weights=weight[mine])
        first = closest(values, entries)
        off = values - entries[first]
        second = closest(values + 1.5 * off, entries)
        near, far = np.linalg.norm(off, axis=1), np.linalg.norm(values - entries[second], axis=1)
        share_of_second = (near / np.maximum(near + far, 1e-6))[where.ravel()]
        choice = np.where(
            pattern[part] < share_of_second, second[where.ravel()], first[where.ravel()]
        )
        index[part] = choice + len(palette)
        palette = np.vstack([palette, np.round(entries)])
    result = Image.fromarray(index.reshape(image.height, image.width), "P")
    palette = palette.astype(np.uint8)
    result.putpalette(palette[:, :3].tobytes())
    result.info["transparency"] = palette[:, 3].tobytes()
    return result


def closest(values, entries):
    """The number of the nearest entry for each colour, a slice at a time to spare memory."""
    import numpy as np

    norm = (entries**2).sum(axis=1)
    slices = np.array_split(values, len(values) // 20000 + 1)
    return np.concatenate([(norm - 2 * part @ entries.T).argmin(axis=1) for part in slices])


def rendered(source: Path, size: tuple[int, int]):
    import resvg_py
    from PIL import Image

    data = resvg_py.svg_to_bytes(
        svg_path=str(source),
        resources_dir=str(source.parent),
        width=size[0],
        height=size[1],
        skip_system_fonts=True,
    )
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def save(image, path: Path, kind: Kind) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".jpg":
        image.convert("RGB").save(path, quality=90, optimize=True, subsampling=0)
    elif kind.opaque:
        image.convert("RGB").save(path, optimize=True)
    else:
        image = bleed(image)
        if kind.colours:
            image = with_palette(image, kind.colours)
        image.save(path, optimize=True)


def main(names: list[str]) -> None:
    before = json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {"textures": {}}
    now = manifest()
    for name, (source, kind) in drawings().items():
        known = before["textures"].get(name, {})
        whole = all(path.exists() for path in files(name, kind).values())
        if name in names or not whole or known.get("hash") != now["textures"][name]["hash"]:
            for density, path in files(name, kind).items():
                size = (round(kind.size[0] * density), round(kind.size[1] * density))
                save(rendered(source, size), path, kind)
            print(name)
    MANIFEST.write_text(json.dumps(now, indent=1) + "\n")
    wanted = {path for name, (_, kind) in drawings().items() for path in files(name, kind).values()}
    for path in TEXTURES.rglob("*"):
        if path.is_file() and path != MANIFEST and path not in wanted:
            path.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
