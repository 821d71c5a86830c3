"""The journal's file, kept through power cuts, full disks and damage.

What `write` calls written is on the disk: the write-ahead log is flushed before it returns.
When the disk refuses, the table plays on over a copy in memory, and every later write tries
again to bring all that is waiting to the disk, in order. Nothing here raises into a screen.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from device.database import (
    BROKEN,
    NAME,
    TAKEN,
    Fault,
    Statement,
    UnfitError,
    blank,
    code,
    commit,
    copy_rows,
    copy_what_can_be_read,
    open_file,
    set_aside,
)
from device.language import mark
from engines.sentences import Sentence

NOTICES = {
    Fault.DAMAGED: mark(
        "The saved games were damaged. {n} match was rescued; the old file is kept as {file}.|"
        "The saved games were damaged. {n} matches were rescued; the old file is kept as {file}."
    ),
    Fault.FOREIGN: mark(
        "A file of another program stood where games are saved. It is kept as {file}."
    ),
    Fault.NEWER: mark("These games were saved by a newer Dreamtable. They are kept as {file}."),
}
IN_USE = mark("Dreamtable is open a second time. What is played here is not saved.")
UNWRITABLE = mark("Nothing can be saved on this device. What is played now lasts until you leave.")
FULL = mark(
    "Saving fails at the moment, perhaps for want of space. It is tried again at every move."
)
SAVED_AGAIN = mark("Saving works again, and nothing was lost.")


class Storage:
    """The file, or its stand-in in memory while the disk refuses."""

    def __init__(self, folder: Path) -> None:
        self.notices: list[Sentence] = []
        self._path = folder / NAME
        self._disk: sqlite3.Connection | None = None
        self._desk: sqlite3.Connection | None = None
        self._waiting: list[Statement] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._disk = self._open_or_replace()
        except (OSError, sqlite3.Error) as problem:
            self._notify(IN_USE if code(problem) in TAKEN else UNWRITABLE)
            self._desk = blank()
            copy_what_can_be_read(self._path, self._desk)

    @property
    def lasting(self) -> bool:
        """Whether everything written so far is on the disk."""
        return self._desk is None

    def write(self, *statements: Statement, flush: bool = True) -> bool:
        """Whether this, and all that waited before it, is on the disk now.

        Without `flush` it survives the death of the app, but perhaps not a power cut.
        """
        if self._desk is not None:
            commit(self._desk, statements)
        if self._disk is None:
            return False
        flush = flush or bool(self._waiting)
        self._waiting += statements
        try:
            commit(self._disk, self._waiting, flush)
        except sqlite3.Error as problem:
            self._refuge(problem)
            return self.lasting
        self._waiting.clear()
        if self._desk is not None:
            self._desk.close()
            self._desk = None
            self._notify(SAVED_AGAIN)
        return True

    def read(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows that answer; from memory while the disk refuses."""
        try:
            return self._at_hand().execute(question, values).fetchall()
        except sqlite3.Error as problem:
            self._refuge(problem)
            return self._at_hand().execute(question, values).fetchall()

    def close(self) -> None:
        for connection in (self._disk, self._desk):
            if connection is not None:
                with contextlib.suppress(sqlite3.Error):
                    connection.close()

    def _at_hand(self) -> sqlite3.Connection:
        connection = self._desk or self._disk
        assert connection is not None, "one of the two is always there"
        return connection

    def _refuge(self, problem: Exception) -> None:
        """The disk refused: go on in memory, and give up a file that broke under our hands."""
        broken = code(problem) in BROKEN
        if self._desk is None:
            self._desk = blank()
            if self._disk is not None:
                copy_rows(self._disk, self._desk)
            commit(self._desk, self._waiting)
            if not broken:
                self._notify(FULL)
        if broken and self._disk is not None:
            self._disk.close()
            self._disk = None
            try:
                self._disk = self._replace(Fault.DAMAGED, self._desk)
            except (OSError, sqlite3.Error):
                self._notify(UNWRITABLE)
            else:
                self._waiting.clear()
                self._desk.close()
                self._desk = None

    def _open_or_replace(self) -> sqlite3.Connection:
        try:
            return open_file(self._path)
        except UnfitError as unfit:
            return self._replace(unfit.fault)

    def _replace(
        self, fault: Fault, rescued: sqlite3.Connection | None = None
    ) -> sqlite3.Connection:
        """Set the file aside under a new name and begin another with what can be rescued."""
        aside = set_aside(self._path, fault)
        fresh = open_file(self._path)
        if rescued is not None:
            copy_rows(rescued, fresh)
        elif fault is Fault.DAMAGED:
            copy_what_can_be_read(aside, fresh)
        matches = fresh.execute("SELECT COUNT(*) FROM matches").fetchone()[0]
        self._notify(NOTICES[fault], n=matches, file=aside.name)
        return fresh

    def _notify(self, template: str, **params: object) -> None:
        self.notices.append(Sentence(template, params))
