"""Nothing that a person reads stays untranslated, and nothing is translated that nobody reads."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from device.language import LANGUAGES

HOUSE = Path(__file__).resolve().parent.parent
AREAS = sorted((HOUSE / "assets" / "translations").glob("*.json"))
ROOMS = ("engines", "device", "screens")
OTHERS = [code for code in LANGUAGES if code != "en"]

# Functions whose first argument is shown to people. Refusals of the engines are found by name.
MARKERS = {"tr", "_tr", "mark", "Sentence"}
# The referee answers programs, over a protocol that is English.
UNTOLD = {"QuestionError"}
# What widgets show; such a text goes through a marker.
SHOWN = re.compile(r"(\w+_)?(text|title|label|headline)$")
KV_RULE = re.compile(r"^\s*(?P<name>\w+)\s*:(?P<value>.*)$")
KV_MARKED = re.compile(r"""\btr\(\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')""")


def sources() -> list[Path]:
    files = [path for room in ROOMS for path in (HOUSE / room).rglob("*.py")]
    return sorted([*files, *HOUSE.glob("main.py")])


def refusals(trees: dict[Path, ast.Module]) -> set[str]:
    """The names of all errors that carry a sentence: those that descend from DreamtableError."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"DreamtableError"}
    while grown := {name for name, parents in bases.items() if parents & found} - found:
        found |= grown
    return found


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def possible(node: ast.expr) -> Iterator[ast.expr]:
    """What an expression can come out as."""
    match node:
        case ast.IfExp(body=body, orelse=orelse):
            yield from possible(body)
            yield from possible(orelse)
        case ast.BoolOp(values=values):
            for value in values:
                yield from possible(value)
        case ast.BinOp(left=left, right=right):
            yield from possible(left)
            yield from possible(right)
        case ast.Call(func=ast.Attribute(value=template, attr="format")):
            yield from possible(template)
        case ast.JoinedStr(values=values):
            yield from values
        case _:
            yield node


def marked(tree: ast.AST, markers: set[str]) -> Iterator[str]:
    """The texts a piece of Python gives to the catalogue; an f-string cannot be looked up."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and name_of(node.func) in markers:
            assert not isinstance(node.args[0], ast.JoinedStr), (
                f"line {node.lineno}: an f-string cannot be translated, give parameters instead"
            )
            for text in possible(node.args[0]):
                match text:
                    case ast.Constant(value=str(value)):
                        yield value


def bare(value: ast.expr) -> Iterator[str]:
    """Words that an expression would show as they are."""
    for node in possible(value):
        match node:
            case ast.Constant(value=str(text)) if re.search(r"[^\W\d_]{2}", text):
                yield text


def kv_expressions(source: str) -> Iterator[tuple[str, ast.expr]]:
    """The values of a KV file that are Python expressions of one line, with their names."""
    for line in source.splitlines():
        rule = KV_RULE.match(line)
        name, value = (rule["name"], rule["value"]) if rule else ("", line)
        try:
            yield name, ast.parse(value.strip(), mode="eval").body
        except SyntaxError:
            continue


def texts_of_kv(source: str) -> set[str]:
    found = {ast.literal_eval(literal) for literal in KV_MARKED.findall(source)}
    for _, value in kv_expressions(source):
        found |= set(marked(value, {"tr"}))
    return found


def bare_texts_of_kv(source: str) -> set[str]:
    return {
        text for name, value in kv_expressions(source) if SHOWN.match(name) for text in bare(value)
    }


def bare_texts_of_python(tree: ast.AST) -> set[str]:
    return {
        text
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg and SHOWN.match(keyword.arg)
        for text in bare(keyword.value)
    }


@pytest.fixture(scope="module")
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sources()}


def texts(trees: dict[Path, ast.Module], markers: set[str]) -> dict[str, str]:
    """Every text given to one of these functions, and a place where it stands."""
    found = {}
    for path, tree in trees.items():
        for text in marked(tree, markers):
            found[text] = str(path.relative_to(HOUSE))
    for path in sorted(HOUSE.rglob("screens/**/*.kv")):
        for text in texts_of_kv(path.read_text(encoding="utf-8")):
            found[text] = str(path.relative_to(HOUSE))
    return found


@pytest.fixture(scope="module")
def catalogue() -> dict[str, dict[str, str]]:
    merged: dict[str, dict[str, str]] = {}
    for area in AREAS:
        merged.update(json.loads(area.read_text(encoding="utf-8")))
    return merged


def test_every_text_is_in_the_catalogue(
    trees: dict[Path, ast.Module], catalogue: dict[str, dict[str, str]]
) -> None:
    wanted = texts(trees, (MARKERS | refusals(trees)) - UNTOLD)
    assert len(wanted) > 5, "the search for texts found next to nothing"
    assert {text: place for text, place in wanted.items() if text not in catalogue} == {}


def test_the_catalogue_holds_nothing_else(
    trees: dict[Path, ast.Module], catalogue: dict[str, dict[str, str]]
) -> None:
    assert sorted(set(catalogue) - set(texts(trees, MARKERS | refusals(trees)))) == []


def test_no_widget_shows_a_text_past_the_catalogue(trees: dict[Path, ast.Module]) -> None:
    found = {
        str(path.relative_to(HOUSE)): shown
        for path, tree in trees.items()
        if path.is_relative_to(HOUSE / "screens") and (shown := bare_texts_of_python(tree))
    }
    for path in sorted(HOUSE.rglob("screens/**/*.kv")):
        if shown := bare_texts_of_kv(path.read_text(encoding="utf-8")):
            found[str(path.relative_to(HOUSE))] = shown
    assert found == {}


@pytest.mark.parametrize("area", AREAS, ids=lambda path: path.stem)
def test_every_translation_is_there_and_fits(area: Path) -> None:
    for text, translations in json.loads(area.read_text(encoding="utf-8")).items():
        assert sorted(translations) == sorted(OTHERS), text
        for code, translation in translations.items():
            assert translation.strip() == translation != "", (code, text)
            assert translation.count("|") == text.count("|") <= 1, (code, text)
            assert parameters(translation) == parameters(text), (code, text)


def parameters(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_no_text_is_translated_in_two_areas() -> None:
    owners: dict[str, list[str]] = {}
    for area in AREAS:
        pairs = json.loads(area.read_text(encoding="utf-8"), object_pairs_hook=list)
        for text, _ in pairs:
            owners.setdefault(text, []).append(area.stem)
    assert {text: areas for text, areas in owners.items() if len(areas) > 1} == {}


def test_the_search_sees_what_it_should() -> None:
    python = ast.parse(
        'tr("One")\nself.tr("Two" if x else "Three", n=2)\n'
        'raise SetupError("Four {x}", x=1)\nlog("Five")\n'
    )
    assert set(marked(python, {"tr", "SetupError"})) == {"One", "Two", "Three", "Four {x}"}
    with pytest.raises(AssertionError, match="f-string"):
        list(marked(ast.parse('tr(f"{n} stones")'), {"tr"}))
    kv = 'Label:\n    text: app.tr("Six")\n    on_press:\n        app.go(app.tr("Se\\"ven"))\n'
    assert texts_of_kv(kv) == {"Six", 'Se"ven'}
    assert bare_texts_of_kv('A:\n  text: "Eight"\n  hint_text: "" if a == "nine" else tr("x")') == {
        "Eight"
    }
    assert bare_texts_of_kv('A:\n  text: "Round " + str(1)\n  icon: "arrow"\n') == {"Round "}
    assert bare_texts_of_kv('A:\n  text: f"{n} stones"\n  font_name: "Roboto"\n') == {" stones"}
    assert bare_texts_of_python(ast.parse('Label(text="Ten", size="x")')) == {"Ten"}
    assert refusals({Path("a"): ast.parse("class A(DreamtableError): ...\nclass B(A): ...")}) == {
        "DreamtableError", "A", "B",
    }  # fmt: skip
