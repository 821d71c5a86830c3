"""The file of the journal: its tables, and how it is opened, examined, rescued and set aside."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import Any

Statement = tuple[str, tuple[Any, ...]]

NAME = "journal.db"
APPLICATION = 0x44524D54  # "DRMT", so that a foreign file is known at a glance
VERSION = 1

SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL, kind TEXT NOT NULL, header TEXT NOT NULL,
    started REAL NOT NULL, ended REAL, summary TEXT, score REAL, sand REAL) STRICT;
CREATE TABLE IF NOT EXISTS lines (
    match INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (match, number)) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS memos (
    key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
"""
TABLES = {"matches": "id", "lines": "match {0}, number", "memos": "key"}

# A transcript with a hole cannot be replayed: the lines behind the first hole go.
CLOSE_HOLES = """
DELETE FROM lines WHERE match NOT IN (SELECT id FROM matches) OR number <> (
    SELECT COUNT(*) FROM lines AS earlier
    WHERE earlier.match = lines.match AND earlier.number < lines.number)
"""

BROKEN = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}
TAKEN = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


class Fault(Enum):
    """Why a file cannot be used; the value goes into the name under which it is set aside."""

    DAMAGED = "damaged"
    FOREIGN = "foreign"
    NEWER = "newer"


class UnfitError(Exception):
    """A file that must be set aside."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def open_file(path: Path) -> sqlite3.Connection:
    """Our file, new or proven sound; else raises UnfitError and leaves the file untouched."""
    if path.exists():
        examine(path)
    connection = connect(path)
    try:
        lay_out(connection)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def connect(path: Path | str) -> sqlite3.Connection:
    return sqlite3.connect(
        path, timeout=0.2, isolation_level=None, uri=str(path).startswith("file:")
    )


def connect_to_read(path: Path, access: str = "mode=ro") -> sqlite3.Connection:
    """Without the right to change anything: closing would else fold the log into the file."""
    return connect(f"{path.absolute().as_uri()}?{access}")


def examine(path: Path) -> None:
    """Make sure that a file is empty, or ours and whole."""
    if not path.is_file():
        raise UnfitError(Fault.FOREIGN)
    connection = connect_to_read(path)
    try:
        empty = connection.execute("SELECT 1 FROM sqlite_schema").fetchone() is None
        if not empty and _pragma(connection, "application_id") != APPLICATION:
            raise UnfitError(Fault.FOREIGN)
        if _pragma(connection, "user_version") > VERSION:
            raise UnfitError(Fault.NEWER)
        if _pragma(connection, "quick_check(1)") != "ok":
            raise UnfitError(Fault.DAMAGED)
    except sqlite3.DatabaseError as problem:
        raise UnfitError(Fault.DAMAGED) if code(problem) in BROKEN else problem from None
    finally:
        connection.close()


def lay_out(connection: sqlite3.Connection) -> None:
    """Make the tables where they are missing; raises where nothing can be written."""
    _pragma(connection, "journal_mode = WAL")
    connection.execute("BEGIN IMMEDIATE")
    if _pragma(connection, "application_id") != APPLICATION:
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
    for table in SCHEMA.split(";"):
        connection.execute(table)
    connection.execute("COMMIT")


def blank() -> sqlite3.Connection:
    """An empty journal in memory."""
    connection = connect(":memory:")
    lay_out(connection)
    return connection


def commit(
    connection: sqlite3.Connection, statements: Iterable[Statement], flush: bool = True
) -> None:
    """All of it or nothing."""
    connection.execute(f"PRAGMA synchronous = {'FULL' if flush else 'NORMAL'}")
    connection.execute("BEGIN IMMEDIATE")
    try:
        for sql, values in statements:
            connection.execute(sql, values)
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def copy_what_can_be_read(path: Path, target: sqlite3.Connection) -> None:
    """Copy the rows of a file that may be damaged, or lie where nothing can be written.

    Only when the log cannot be read is the bare file taken: it may lag behind its log.
    """
    for access in ("mode=ro", "immutable=1"):
        with contextlib.suppress(sqlite3.Error):
            source = connect_to_read(path, access)
            try:
                source.execute("SELECT 1 FROM sqlite_schema").fetchone()
                copy_rows(source, target)
                return
            finally:
                source.close()


def copy_rows(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Every row that can still be read: from the front to the damage, and from the back to it."""
    target.execute("BEGIN IMMEDIATE")
    for table, order in TABLES.items():
        for way in ("ASC", "DESC"):
            try:
                for row in source.execute(
                    f"SELECT * FROM {table} ORDER BY {order.format(way)} {way}"
                ):
                    places = ", ".join("?" * len(row))
                    target.execute(f"INSERT OR IGNORE INTO {table} VALUES ({places})", row)
                break
            except sqlite3.Error:
                continue
    target.execute(CLOSE_HOLES)
    target.execute("COMMIT")


def set_aside(path: Path, fault: Fault) -> Path:
    """Rename the file, with its log, to a name that says why; nothing is ever deleted."""
    stem = f"{path.stem}-{fault.value}-{time.strftime('%Y%m%d-%H%M%S')}"
    aside = path.with_name(f"{stem}{path.suffix}")
    count = 1
    while aside.exists():
        count += 1
        aside = path.with_name(f"{stem}-{count}{path.suffix}")
    # The log goes first: a log without its file does no harm, a file without its log loses moves.
    for ending in ("-wal", "-shm", ""):
        with contextlib.suppress(FileNotFoundError):
            Path(f"{path}{ending}").rename(f"{aside}{ending}")
    return aside


def code(problem: Exception) -> int:
    """SQLite's primary result code, or 0."""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF


def _pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]
