"""The daily challenge: one deal a day, the same for everyone, and the days in a row it was met."""

from __future__ import annotations

import datetime
import json

from device.journal import Entry, Journal

GAME = "uluru"
KIND = "daily"


def today() -> datetime.date:
    return datetime.datetime.now().astimezone().date()


def met(journal: Journal) -> dict[datetime.date, Entry]:
    """The finished challenges by day; of several on one day the first counts."""
    found: dict[datetime.date, Entry] = {}
    for entry in journal.history(GAME, KIND):
        day = day_of(entry)
        if day is not None:
            found[day] = entry
    return found


def day_of(entry: Entry) -> datetime.date | None:
    """The day whose challenge this match was."""
    try:
        return datetime.date.fromisoformat(json.loads(entry.header)["table"]["day"])
    except (ValueError, LookupError, TypeError):
        return None


def streak(days: set[datetime.date], day: datetime.date) -> int:
    """How many days in a row, up to this day or the one before it, had their challenge met."""
    one = datetime.timedelta(days=1)
    last = day if day in days else day - one
    count = 0
    while last - one * count in days:
        count += 1
    return count
