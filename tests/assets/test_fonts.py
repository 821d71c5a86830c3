"""Kivy has no font fallback: every letter of every language must be in the Roboto that it ships.

So no font of our own is needed; this test is what that rests on. KivyMD brings the other weights.
"""

import struct
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from device.language import LANGUAGES, load_catalogue

HOUSE = Path(__file__).resolve().parents[2]
# What numbers, names and quotations need besides the texts of the catalogue.
ALPHABET = (
    "0123456789.,:;!?/-+%×()…–—’‘‚“”„«»\u00a0ÄÖÜäöüß ÀÂÆÇÉÈÊËÎÏÔŒÙÛŸàâæçéèêëîïôœùûÿ ÀÈÉÌÒÙàèéìíòóùú"
)


def package(name: str) -> Path:
    """Where a package lies, without importing it."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


FONTS = [
    *(package("kivy") / "data" / "fonts").glob("Roboto-*.ttf"),
    *(package("kivymd") / "fonts").glob("Roboto-*.ttf"),
]


def characters(font: bytes) -> set[int]:
    """The code points that a TrueType font has a glyph for, from its Unicode `cmap` (format 4)."""
    (tables,) = struct.unpack_from(">H", font, 4)
    directory = {
        font[at : at + 4]: struct.unpack_from(">I", font, at + 8)[0]
        for at in range(12, 12 + 16 * tables, 16)
    }
    cmap = directory[b"cmap"]
    (maps,) = struct.unpack_from(">H", font, cmap + 2)
    for number in range(maps):
        _, _, offset = struct.unpack_from(">HHI", font, cmap + 4 + 8 * number)
        if struct.unpack_from(">H", font, cmap + offset) == (4,):
            return set(segments(font, cmap + offset))
    raise AssertionError("the font has no map of format 4")


def segments(font: bytes, table: int) -> Iterator[int]:
    count = struct.unpack_from(">H", font, table + 6)[0] // 2
    ends, starts, deltas, ranges = (
        (table + 14 + 2 * count * part + (2 if part else 0)) for part in range(4)
    )
    for index in range(count):
        (end,) = struct.unpack_from(">H", font, ends + 2 * index)
        (start,) = struct.unpack_from(">H", font, starts + 2 * index)
        (delta,) = struct.unpack_from(">H", font, deltas + 2 * index)
        (reach,) = struct.unpack_from(">H", font, ranges + 2 * index)
        for code in range(start, end + 1):
            glyph = code
            if reach:
                at = ranges + 2 * index + reach + 2 * (code - start)
                (glyph,) = struct.unpack_from(">H", font, at)
            if code != 0xFFFF and (glyph + delta) % 0x10000 and glyph:
                yield code


def test_the_fonts_are_there() -> None:
    assert {"Roboto-Regular.ttf", "Roboto-Bold.ttf", "Roboto-Medium.ttf"} <= {f.name for f in FONTS}


@pytest.mark.parametrize("font", FONTS, ids=lambda path: "-".join((path.parts[-3], path.stem)))
def test_every_letter_people_read_has_a_glyph(font: Path) -> None:
    texts = [*LANGUAGES.values(), ALPHABET]
    for english, translations in load_catalogue(HOUSE / "assets" / "translations").items():
        texts += [english, *translations.values()]
    letters = {letter for text in texts for letter in text} - {"\n"}
    have = characters(font.read_bytes())
    assert {letter for letter in letters if ord(letter) not in have} == set()


def test_the_reader_tells_what_is_missing() -> None:
    roboto = characters(FONTS[0].read_bytes())
    assert {ord(letter) for letter in "AZaz09ÄÖÜäöüßÀÉÈÊàéèêçœ"} <= roboto
    assert not {ord("漢"), ord("🐦") & 0xFFFF, 0xFFFF} & roboto
