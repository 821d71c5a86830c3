"""Whatever state the file or the disk is in, the app goes on, says so, and overwrites nothing."""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import pytest

from device import storage
from device.database import NAME, VERSION, Fault
from device.journal import Journal
from device.storage import NOTICES, Storage


def filled(folder: Path, matches: int = 20, lines: int = 40) -> dict[int, list[str]]:
    """A journal with some matches in it, closed."""
    journal = Journal.open(folder)
    journal.remember("setup.uluru", {"seats": 3})
    told = {}
    for number in range(matches):
        match = journal.begin("uluru", "solo", f'{{"seed":{number}}}')
        told[match] = [f"0 T=W @{number * 1000 + line}" for line in range(lines)]
        journal.append(match, *told[match])
    journal.close()
    return told


def templates(journal: Journal) -> list[str]:
    return [notice.template for notice in journal.notices()]


def aside(folder: Path) -> list[Path]:
    return sorted(folder.glob("journal-*.db"))


def test_a_file_that_is_no_database_is_kept_under_a_new_name(tmp_path: Path) -> None:
    rubbish = b"These are not the moves you are looking for. " * 100
    (tmp_path / NAME).write_bytes(rubbish)
    journal = Journal.open(tmp_path)
    (kept,) = aside(tmp_path)
    (notice,) = journal.notices()
    assert notice.template == NOTICES[Fault.DAMAGED]
    assert notice.params == {"n": 0, "file": kept.name}
    assert kept.read_bytes() == rubbish
    match = journal.begin("uluru", "solo", "{}")
    assert journal.append(match, "a")
    assert journal.notices() == ()


def test_the_database_of_another_program_is_kept_whole(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / NAME) as other:
        other.execute("CREATE TABLE recipes (name)")
        other.execute("INSERT INTO recipes VALUES ('damper')")
    other.close()
    journal = Journal.open(tmp_path)
    assert templates(journal) == [NOTICES[Fault.FOREIGN]]
    (kept,) = aside(tmp_path)
    assert sqlite3.connect(kept).execute("SELECT name FROM recipes").fetchall() == [("damper",)]
    assert journal.lasting


def test_a_newer_journal_is_kept_for_the_newer_app(tmp_path: Path) -> None:
    told = filled(tmp_path)
    newer = sqlite3.connect(tmp_path / NAME)
    newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    newer.close()
    journal = Journal.open(tmp_path)
    assert templates(journal) == [NOTICES[Fault.NEWER]]
    assert journal.current() is None
    (kept,) = aside(tmp_path)
    count = sqlite3.connect(kept).execute("SELECT COUNT(*) FROM lines").fetchone()
    assert count == (sum(map(len, told.values())),)


def test_a_folder_where_the_file_should_be_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    (tmp_path / NAME / "photo.png").write_bytes(b"png")
    journal = Journal.open(tmp_path)
    assert templates(journal) == [NOTICES[Fault.FOREIGN]]
    (kept,) = aside(tmp_path)
    assert (kept / "photo.png").read_bytes() == b"png"
    assert journal.lasting


def test_an_empty_file_is_simply_a_new_journal(tmp_path: Path) -> None:
    (tmp_path / NAME).touch()
    journal = Journal.open(tmp_path)
    assert journal.notices() == ()
    assert journal.remember("a", 1)
    assert aside(tmp_path) == []


def test_what_can_be_read_of_a_damaged_file_is_rescued(tmp_path: Path) -> None:
    """Overwrite every page but the first in turn: what comes back is whole or a true beginning."""
    told = filled(tmp_path / "sound")
    whole = (tmp_path / "sound" / NAME).read_bytes()
    size = 4096
    pages = len(whole) // size
    assert pages > 8
    best = 0
    for page in range(1, pages):
        folder = tmp_path / f"page{page}"
        folder.mkdir()
        damaged = bytearray(whole)
        damaged[page * size : (page + 1) * size] = b"\xa5" * size
        (folder / NAME).write_bytes(damaged)
        journal = Journal.open(folder)
        (notice,) = journal.notices()
        assert notice.template == NOTICES[Fault.DAMAGED]
        (kept,) = aside(folder)
        assert kept.read_bytes() == damaged
        rescued = 0
        for match, lines in told.items():
            loaded = journal.load(match)
            if loaded:
                assert lines[: len(loaded[1])] == loaded[1]
                rescued += len(loaded[1])
        assert journal.append(journal.begin("uluru", "solo", "{}"), "a")
        assert Journal.open(folder).notices() == ()
        best = max(best, rescued)
    assert best > 0.7 * sum(map(len, told.values())), "damage to one page must not cost the rest"


def test_a_log_that_was_not_folded_in_is_rescued_with_its_damaged_file(tmp_path: Path) -> None:
    told = filled(tmp_path, matches=3, lines=400)
    journal = Journal.open(tmp_path)
    late = journal.begin("uluru", "solo", "{}")
    journal.append(late, "only", "in", "the", "log")
    photo = tmp_path / "photo"
    photo.mkdir()
    for ending in ("", "-wal"):
        (photo / f"{NAME}{ending}").write_bytes((tmp_path / f"{NAME}{ending}").read_bytes())
    with (photo / NAME).open("r+b") as file:
        file.seek(5 * 4096)
        file.write(b"\xff" * 4096)
    before = (photo / NAME).read_bytes(), (photo / f"{NAME}-wal").read_bytes()
    after = Journal.open(photo)
    assert templates(after) == [NOTICES[Fault.DAMAGED]]
    (kept,) = aside(photo)
    assert (kept.read_bytes(), kept.with_name(f"{kept.name}-wal").read_bytes()) == before
    loaded = after.load(late)
    assert loaded is not None
    assert loaded[1] == ["only", "in", "the", "log"]
    assert sum(len(after.load(match)[1]) for match in told if after.load(match)) > 100  # type: ignore[index]


def test_names_of_files_set_aside_never_collide(tmp_path: Path) -> None:
    for _ in range(3):
        (tmp_path / NAME).write_bytes(b"not a database, but long enough to look at" * 30)
        Journal.open(tmp_path).close()
    assert len(aside(tmp_path)) == 3


def test_without_a_folder_the_table_plays_in_memory_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file, not a folder")
    journal = Journal.open(tmp_path / "blocked" / "here")
    assert templates(journal) == [storage.UNWRITABLE]
    match = journal.begin("uluru", "solo", "{}")
    assert journal.append(match, "a") is False
    assert journal.load(match)[1] == ["a"]  # type: ignore[index]
    assert journal.recall("x", 1) == 1
    assert not journal.lasting


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
def test_a_read_only_folder_can_still_be_read(tmp_path: Path) -> None:
    """In a child without the rights of root: earlier matches are there, new ones last in memory."""
    told = filled(tmp_path, matches=2, lines=3)
    above = [parent for parent in tmp_path.parents if Path(tempfile.gettempdir()) in parent.parents]
    for parent in above:
        parent.chmod(0o755)
    tmp_path.chmod(0o555)
    (tmp_path / NAME).chmod(0o444)
    child = os.fork()
    if child == 0:
        try:
            if os.getuid() == 0:
                os.setuid(65534)
            journal = Journal.open(tmp_path)
            assert templates(journal) == [storage.UNWRITABLE]
            assert {match: journal.load(match)[1] for match in told} == told  # type: ignore[index]
            assert journal.append(journal.begin("uluru", "solo", "{}"), "a") is False
        except BaseException as problem:  # noqa: BLE001 - the parent reads the exit status
            print(repr(problem), file=sys.stderr)
            os._exit(1)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    for parent in (tmp_path, *above):
        parent.chmod(0o700)
    assert os.waitstatus_to_exitcode(status) == 0


def test_a_journal_that_somebody_else_is_writing_is_not_called_damaged(tmp_path: Path) -> None:
    told = filled(tmp_path, matches=1, lines=2)
    other = sqlite3.connect(tmp_path / NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    journal = Journal.open(tmp_path)
    assert templates(journal) == [storage.IN_USE]
    assert aside(tmp_path) == []
    assert {match: journal.load(match)[1] for match in told} == told  # type: ignore[index]
    other.close()


class Disk:
    """A disk that can be full: SQLite is told how many pages the file may have."""

    def __init__(self, held: Storage) -> None:
        self._connection = held._disk
        assert self._connection is not None

    def fill(self) -> None:
        (pages,) = self._connection.execute("PRAGMA page_count").fetchone()
        self._connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()

    def clear(self) -> None:
        self._connection.execute("PRAGMA max_page_count = 1000000").fetchone()


def test_a_full_disk_costs_nothing_if_space_comes_back(tmp_path: Path) -> None:
    held = Storage(tmp_path)
    journal, disk = Journal(held), Disk(held)
    match = journal.begin("uluru", "solo", "{}")
    long = "x" * 3000
    assert journal.append(match, "first")
    disk.fill()
    answers = [journal.append(match, f"{number} {long}") for number in range(6)]
    assert answers[-1] is False
    journal.rewind(match, 5)
    other = journal.begin("ukuma", "duel", "{}")
    journal.append(other, "meanwhile")
    journal.remember("tutorial", True)
    expected = ["first", *(f"{number} {long}" for number in range(4))]
    assert journal.load(match)[1] == expected  # type: ignore[index]
    assert journal.recall("tutorial") is True
    assert journal.current().match == other  # type: ignore[union-attr]
    assert templates(journal) == [storage.FULL], "people are told once, not at every move"
    assert not journal.lasting
    disk.clear()
    assert journal.append(other, "space again")
    assert templates(journal) == [storage.SAVED_AGAIN]
    assert journal.lasting
    after = Journal.open(tmp_path)
    assert after.load(match)[1] == expected  # type: ignore[index]
    assert after.load(other)[1] == ["meanwhile", "space again"]  # type: ignore[index]
    assert after.recall("tutorial") is True


def test_a_file_that_breaks_during_play_is_replaced_under_our_hands(tmp_path: Path) -> None:
    journal = Journal.open(tmp_path)
    match = journal.begin("uluru", "solo", "{}")
    told = [f"{number} {'y' * 200}" for number in range(200)]
    journal.append(match, *told)
    journal.close()
    held = Storage(tmp_path)
    journal = Journal(held)
    assert held._disk is not None
    held._disk.execute("PRAGMA shrink_memory")  # else SQLite answers from its cache
    with (tmp_path / NAME).open("r+b") as file:
        file.seek(0, os.SEEK_END)
        pages = file.tell() // 4096
        file.seek((pages - 3) * 4096)
        file.write(b"\x5a" * 4096 * 3)
    loaded = journal.load(match)
    journal.append(match, "after the damage")
    assert NOTICES[Fault.DAMAGED] in templates(journal)
    assert loaded is not None
    assert loaded[1] == told[: len(loaded[1])]
    assert len(aside(tmp_path)) >= 1
    after = Journal.open(tmp_path)
    assert after.notices() == ()
    assert after.load(match)[1][-1] == "after the damage"  # type: ignore[index]


def test_nothing_raises_after_closing(tmp_path: Path) -> None:
    journal = Journal.open(tmp_path)
    match = journal.begin("uluru", "solo", "{}")
    journal.close()
    assert journal.append(match, "too late") is False
    assert journal.history() == []
    journal.close()


def test_moves_are_flushed_and_the_sand_is_not(tmp_path: Path) -> None:
    """SQLite flushes the log at each commit only when it is told to be that careful."""
    held = Storage(tmp_path)
    journal = Journal(held)
    assert held._disk is not None
    care = {0: "off", 1: "normal", 2: "full"}
    match = journal.begin("uluru", "solo", "{}")
    journal.append(match, "a")
    assert care[held._disk.execute("PRAGMA synchronous").fetchone()[0]] == "full"
    assert held._disk.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    journal.save_sand(match, 12.0)
    assert care[held._disk.execute("PRAGMA synchronous").fetchone()[0]] == "normal"
    journal.append(match, "b")
    assert care[held._disk.execute("PRAGMA synchronous").fetchone()[0]] == "full"


def test_a_move_costs_far_less_than_a_frame(tmp_path: Path) -> None:
    journal = Journal.open(tmp_path)
    match = journal.begin("uluru", "solo", "{}")
    costs = []
    for number in range(300):
        began = time.perf_counter()
        journal.append(match, f"0 T=W @{number}")
        costs.append(time.perf_counter() - began)
    assert sorted(costs)[len(costs) // 4] < 1 / 60 / 2, (
        "the best quarter, as others use the disk too"
    )
