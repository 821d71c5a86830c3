"""The house rules: doors lead only downwards, modules stay small, and files name no machine."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent

# What a room may import besides itself and the standard library.
DOORS = {
    "main": {"screens"},
    "screens": {"device", "engines", "kivy", "kivymd"},
    "device": {"engines", "kivy", "plyer"},
    "engines": set(),
}
WALLS = {"device": ("kivy.uix", "kivymd")}
# The bridge to Java that plyer itself stands on; it exists on Android only.
BRIDGES = {"device.android": {"jnius"}}
WORKSHOPS = {"assets", "bench", "packaging", "tests", "tools"}
MOST_LINES = 400

KV_IMPORT = re.compile(r"^\s*#:\s*import\s+\S+\s+(\S+)", re.MULTILINE)


def imports(source: str, module: str) -> Iterator[str]:
    """The dotted names that a module asks for; `module` is its own name, for relative imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: -node.level] if node.level else []
            base = ".".join([*above, node.module or ""]).strip(".")
            yield from (f"{base}.{alias.name}".strip(".") for alias in node.names)
        elif isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            wanted = node.args[0]
            if name in {"import_module", "__import__"} and isinstance(wanted, ast.Constant):
                yield str(wanted.value)


def trespasses(module: str, names: Iterator[str]) -> list[str]:
    """The imports that this module's room has no door for."""
    room = module.split(".")[0]
    allowed = {room, *DOORS[room], *BRIDGES.get(module, ()), *sys.stdlib_module_names}
    walls = WALLS.get(room, ())
    return [
        name
        for name in names
        if name.split(".")[0] not in allowed
        or any(name == wall or name.startswith(f"{wall}.") for wall in walls)
    ]


def tracked() -> list[Path]:
    """All files of the house, without those that .gitignore names."""
    ignored = {line.rstrip("/") for line in (HOUSE / ".gitignore").read_text("utf-8").split()}
    return [
        path
        for top in HOUSE.iterdir()
        if top.name not in ignored | {".git"}
        for path in (top.rglob("*") if top.is_dir() else [top])
        if path.is_file() and ignored.isdisjoint(path.relative_to(HOUSE).parts)
    ]


def room_files(suffix: str) -> Iterator[tuple[str, str]]:
    """Name and source of each file of the rooms; a package's name keeps its `__init__`."""
    for path in tracked():
        parts = path.relative_to(HOUSE).with_suffix("").parts
        if parts[0] in DOORS and path.suffix == suffix:
            yield ".".join(parts), path.read_text("utf-8")


def test_no_python_module_imports_upwards() -> None:
    found = {
        module: wrong
        for module, source in room_files(".py")
        if (wrong := trespasses(module, imports(source, module)))
    }
    assert found == {}


def test_no_kv_file_imports_upwards() -> None:
    found = {
        module: wrong
        for module, source in room_files(".kv")
        if (wrong := trespasses(module, iter(KV_IMPORT.findall(source))))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engines.uluru", "import kivy"),
        ("engines.uluru", "import numpy.linalg as la"),
        ("engines.uluru", "from device import clock"),
        ("engines.uluru", "def late():\n    from screens.table import Table"),
        ("engines.uluru", "from ..device import clock"),
        ("engines.uluru", "import importlib\nimportlib.import_module('device.clock')"),
        ("engines.uluru", "__import__('plyer')"),
        ("device.cues", "from screens import widgets"),
        ("device.cues", "from kivy.uix.label import Label"),
        ("device.cues", "from kivy import uix"),
        ("device.cues", "import kivymd"),
        ("device.cues", "from jnius import autoclass"),
        ("screens.table.table", "import plyer"),
        ("screens.table.table", "import main"),
        ("screens.table.table", "from tools import shots"),
        ("main", "from engines import registry"),
        ("main", "import kivy"),
    ],
)
def test_a_door_upwards_is_found(module: str, source: str) -> None:
    assert trespasses(module, imports(source, module))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engines.uluru.solver", "from ..seats import Seat\nfrom . import cards"),
        ("engines.__init__", "from .uluru import match\nimport random, collections.abc"),
        ("device.cues", "from kivy.clock import Clock\nimport plyer, engines.match"),
        ("device.android", "from jnius import autoclass"),
        ("screens.table.table", "from kivy.uix.label import Label\nimport kivymd.app"),
        ("main", "import sys\nfrom screens.app import Dreamtable"),
    ],
)
def test_a_door_downwards_is_open(module: str, source: str) -> None:
    assert trespasses(module, imports(source, module)) == []


def test_a_kv_import_is_read() -> None:
    source = "#:kivy 2.3\n  #:import Clock kivy.clock.Clock\n#: import x plyer.vibrator\n"
    assert trespasses("screens.table.table", iter(KV_IMPORT.findall(source))) == ["plyer.vibrator"]


def test_every_python_folder_is_a_known_room() -> None:
    folders = {
        path.relative_to(HOUSE).parts[0].removesuffix(".py")
        for path in tracked()
        if path.suffix == ".py"
    }
    assert folders <= set(DOORS) | WORKSHOPS
    assert "engines" in folders


def test_modules_stay_small() -> None:
    lengths = {
        str(path.relative_to(HOUSE)): len(path.read_text("utf-8").splitlines())
        for path in tracked()
        if path.suffix in {".py", ".kv"} and path.parent != HOUSE / "assets" / "art"
    }  # a drawing is one idea, however many lines its paths take
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}


# Spelled in two halves so that this file does not name what it forbids.
REGISTRIES = [
    "".join(halves)
    for halves in [
        ("py", "pi.org"),
        ("python", "hosted.org"),
        ("npm", "js.org"),
        ("crates", ".io"),
        ("ana", "conda.org"),
        ("ruby", "gems.org"),
        ("maven", ".org"),
        ("maven.", "google.com"),
    ]
]
FOREIGN = re.compile(
    rb"|".join(
        [
            rb"(?<![\w.])/(?:work|root|home|Users)/\w",
            *(re.escape(host).encode() for host in REGISTRIES),
        ]
    )
)


def test_no_file_names_a_registry_or_a_machine() -> None:
    found = {
        str(path.relative_to(HOUSE)): hits
        for path in tracked()
        if (hits := FOREIGN.findall(path.read_bytes()))
    }
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        f"--index-url https://{REGISTRIES[0]}/simple",
        f"https://files.{REGISTRIES[1]}/packages/",
        "cd @work@main".replace("@", "/"),
        "open('@home@anna@game.json')".replace("@", "/"),
    ],
)
def test_a_registry_or_a_machine_is_found(line: str) -> None:
    assert FOREIGN.search(line.encode())
