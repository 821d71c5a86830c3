"""The Android package asks for nothing it should not, and runs what the desktop runs."""

import configparser
import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

HOUSE = Path(__file__).resolve().parent.parent

LOCKED = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)(?: ; ([^\\]+))?", re.MULTILINE)


def android() -> configparser.SectionProxy:
    spec = configparser.ConfigParser(interpolation=None)
    spec.read(HOUSE / "buildozer.spec", encoding="utf-8")
    return spec["app"]


def words(option: str) -> list[str]:
    return [word.strip() for word in android()[option].split(",")]


def locked(name: str) -> dict[str, str]:
    """Version by package, of those that a lock does not keep for Windows."""
    text = (HOUSE / "locks" / f"{name}.txt").read_text("utf-8")
    return {
        package: version
        for package, version, marker in LOCKED.findall(text)
        if "win32" not in marker
    }


def test_vibration_is_the_only_permission() -> None:
    assert words("android.permissions") == ["VIBRATE"]
    assert android().get("android.wakelock") is None  # it would add a second one


def test_the_app_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))["project"]
    assert android()["version"] == project["version"]
    assert f"## {project['version']}" in (HOUSE / "CHANGELOG.md").read_text("utf-8")


def test_android_runs_exactly_what_the_lock_holds() -> None:
    python, sqlite, *packages = words("requirements")
    assert (python, sqlite) == ("python3", "sqlite3")
    named = dict(package.lower().split("==") for package in packages)
    assert named == locked("runtime")
    assert "filetype" in named


def test_the_local_recipe_builds_the_locked_version() -> None:
    recipes = HOUSE / android()["p4a.local_recipes"]
    recipe = (recipes / "materialyoucolor" / "__init__.py").read_text("utf-8")
    assert f'version = "{locked("runtime")["materialyoucolor"]}"' in recipe


def test_android_is_built_by_the_locked_toolchain() -> None:
    tag = android()["p4a.branch"].removeprefix("v")
    assert (
        ".".join(str(int(part)) for part in tag.split("."))
        == (locked("packaging")["python-for-android"])
    )


def test_the_back_key_and_every_orientation_reach_the_app() -> None:
    arguments = HOUSE / android()["android.extra_manifest_application_arguments"]
    namespace = "http://schemas.android.com/apk/res/android"
    application = ElementTree.fromstring(
        f'<application xmlns:android="{namespace}" {arguments.read_text("utf-8")}/>'
    )
    assert application.attrib == {f"{{{namespace}}}enableOnBackInvokedCallback": "false"}
    assert words("orientation") == ["all"]
    assert android()["android.api"] == "36"


def test_only_what_the_app_needs_is_shipped() -> None:
    left_out = set(words("source.exclude_dirs"))
    assert {"tests", "tools", "bench", "packaging", "locks"} <= left_out
    assert left_out.isdisjoint({"assets", "screens", "device", "engines"})


def test_every_kind_of_file_that_the_app_reads_is_shipped() -> None:
    shipped = {f".{ending}" for ending in words("source.include_exts")}
    made_here = {"art", "__pycache__"}
    for room in ("assets", "screens", "device", "engines"):
        for path in (HOUSE / room).rglob("*"):
            read = path.is_file() and path.suffix != ".md"
            if read and made_here.isdisjoint(path.parts):
                assert path.suffix in shipped, path


def test_the_icon_and_the_first_picture_are_there() -> None:
    pictures = [option for option in android() if option.endswith(".filename")]
    assert len(pictures) == 4
    for option in pictures:
        assert (HOUSE / android()[option]).is_file(), option


def test_locks_are_hashed_and_name_no_index() -> None:
    for lock in (HOUSE / "locks").glob("*.txt"):
        text = lock.read_text("utf-8")
        packages = re.split(r"\n(?=\S)", text.strip())
        assert packages, lock.name
        for package in packages:
            assert LOCKED.match(package), (lock.name, package)
            assert "--hash=sha256:" in package, (lock.name, package)
        assert "://" not in text, lock.name
        assert "index" not in text, lock.name


def test_the_lock_leaves_out_what_has_no_wheel() -> None:
    everything = locked("dev") | locked("runtime")
    assert {"materialshapes", "pycairo"}.isdisjoint(everything)
    assert everything["kivymd"] == "2.0.0"
    assert everything["kivy"] == "2.3.1"
    assert locked("runtime").items() <= locked("dev").items()
