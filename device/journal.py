"""The journal: every match as it was played, what became of it, and small things to remember.

A match is a header and numbered lines of text, as the engines' transcript gives them; the journal
reads neither. Every method can be called on the way to the next frame, and none raises. Those that
write tell whether it is on the disk; when it is not, it waits in memory and is tried again.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from device.storage import Storage
from engines.sentences import Sentence

COLUMNS = "id, game, kind, header, started, ended, summary, score, sand"


@dataclass(frozen=True, slots=True)
class Entry:
    """One match of the journal, without its lines."""

    match: int
    game: str
    kind: str
    header: str
    started: float
    ended: float | None
    summary: str | None
    score: float | None
    sand: float | None


class Journal:
    """What Home continues, what Records shows, what set-up remembers."""

    def __init__(self, storage: Storage, now: Callable[[], float] = time.time) -> None:
        self._storage = storage
        self._now = now
        ((latest,),) = storage.read("SELECT COALESCE(MAX(id), 0) FROM matches")
        self._latest: int = latest

    @classmethod
    def open(cls, folder: Path) -> Journal:
        """The journal of that folder, whatever state the folder is in."""
        return cls(Storage(folder))

    def notices(self) -> tuple[Sentence, ...]:
        """What people should be told about saving; each is given once."""
        said = tuple(self._storage.notices)
        self._storage.notices.clear()
        return said

    @property
    def lasting(self) -> bool:
        """Whether everything so far is on the disk."""
        return self._storage.lasting

    def begin(self, game: str, kind: str, header: str) -> int:
        """A new match, numbered by its moment so that numbers never repeat."""
        started = self._now()
        self._latest = max(self._latest + 1, int(started * 1000))
        self._storage.write(
            (
                "INSERT INTO matches (id, game, kind, header, started) VALUES (?, ?, ?, ?, ?)",
                (self._latest, game, kind, header, started),
            )
        )
        return self._latest

    def append(self, match: int, *lines: str) -> bool:
        """The next lines of the match, all of them or none."""
        return self._storage.write(
            *(
                (
                    "INSERT INTO lines SELECT ?, COUNT(*), ? FROM lines WHERE match = ?",
                    (match, line, match),
                )
                for line in lines
            )
        )

    def rewind(self, match: int, keep: int) -> bool:
        """Undo: only the first `keep` lines stay."""
        return self._storage.write(
            ("DELETE FROM lines WHERE match = ? AND number >= ?", (match, keep))
        )

    def save_sand(self, match: int, seconds: float | None) -> bool:
        """Where the hourglass stands; cheap enough for every second."""
        return self._storage.write(
            ("UPDATE matches SET sand = ? WHERE id = ?", (seconds, match)), flush=False
        )

    def finish(self, match: int, summary: str, score: float | None = None) -> bool:
        """The match is over; a higher score is a better one."""
        return self._storage.write(
            (
                "UPDATE matches SET ended = ?, summary = ?, score = ?, sand = NULL WHERE id = ?",
                (self._now(), summary, score, match),
            )
        )

    def abandon(self, match: int) -> bool:
        """Nobody wants to play this on."""
        return self._storage.write(
            (
                "UPDATE matches SET ended = ?, sand = NULL WHERE id = ? AND ended IS NULL",
                (self._now(), match),
            )
        )

    def current(self) -> Entry | None:
        """The latest match that is neither finished nor abandoned."""
        return self._first("WHERE ended IS NULL ORDER BY id DESC")

    def load(self, match: int) -> tuple[Entry, list[str]] | None:
        """A match and its lines."""
        entry = self._first("WHERE id = ?", match)
        if entry is None:
            return None
        rows = self._storage.read("SELECT text FROM lines WHERE match = ? ORDER BY number", match)
        return entry, [text for (text,) in rows]

    def history(
        self, game: str | None = None, kind: str | None = None, limit: int = -1
    ) -> list[Entry]:
        """Finished matches, the latest first."""
        return self._entries(
            "WHERE summary IS NOT NULL AND game = COALESCE(?, game) AND kind = COALESCE(?, kind) "
            "ORDER BY ended DESC, id DESC LIMIT ?",
            game,
            kind,
            limit,
        )

    def best(
        self, game: str, kind: str, counts: Callable[[Entry], bool] = lambda _: True
    ) -> Entry | None:
        """Of the finished matches that count the highest score; among equals the earliest."""
        ranked = self._entries(
            "WHERE game = ? AND kind = ? AND score IS NOT NULL ORDER BY score DESC, id", game, kind
        )
        return next(filter(counts, ranked), None)

    def remember(self, key: str, value: Any) -> bool:
        """Keep a small thing that JSON can hold, such as the last set-up of a game."""
        return self._storage.write(
            ("INSERT OR REPLACE INTO memos VALUES (?, ?)", (key, json.dumps(value)))
        )

    def recall(self, key: str, default: Any = None) -> Any:
        """What was remembered under this key."""
        rows = self._storage.read("SELECT value FROM memos WHERE key = ?", key)
        try:
            return json.loads(rows[0][0]) if rows else default
        except ValueError:
            return default

    def close(self) -> None:
        """Fold the log into the file; without this nothing is lost either."""
        self._storage.close()

    def _first(self, clause: str, *values: Any) -> Entry | None:
        entries = self._entries(f"{clause} LIMIT 1", *values)
        return entries[0] if entries else None

    def _entries(self, clause: str, *values: Any) -> list[Entry]:
        rows = self._storage.read(f"SELECT {COLUMNS} FROM matches {clause}", *values)
        return [Entry(*row) for row in rows]
