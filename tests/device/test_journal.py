"""The journal gives back what it was given, and a little later too."""

import itertools
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, rule

from device.journal import Journal
from device.storage import Storage

HEADER = '{"game":"uluru","version":1,"seed":7}'


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal.open(tmp_path / "not" / "there" / "yet")


def reopened(journal: Journal, folder: Path) -> Journal:
    journal.close()
    return Journal.open(folder)


def test_a_new_journal_is_empty_and_says_nothing(journal: Journal) -> None:
    assert journal.notices() == ()
    assert journal.lasting
    assert journal.current() is None
    assert journal.history() == []
    assert journal.load(1) is None
    assert journal.best("uluru", "solo") is None


def test_a_match_can_be_continued_where_it_stood(tmp_path: Path) -> None:
    journal = Journal.open(tmp_path)
    match = journal.begin("uluru", "solo", HEADER)
    assert journal.append(match, "* deal 1 2 3")
    assert journal.append(match, "0 T=W @1200", "0 B=X @1950")
    assert journal.save_sand(match, 41.25)
    after = Journal.open(tmp_path)  # the first one was never closed, as after a kill
    current = after.current()
    assert current is not None
    assert (current.match, current.game, current.kind, current.header, current.sand) == (
        match, "uluru", "solo", HEADER, 41.25,
    )  # fmt: skip
    assert after.load(match) == (current, ["* deal 1 2 3", "0 T=W @1200", "0 B=X @1950"])


def test_undo_takes_lines_back_and_play_goes_on(journal: Journal) -> None:
    match = journal.begin("uluru", "practice", HEADER)
    other = journal.begin("uluru", "practice", HEADER)
    journal.append(match, "a", "b", "c", "d")
    journal.append(other, "x", "y", "z")
    assert journal.rewind(match, 2)
    journal.append(match, "e")
    assert [journal.load(one)[1] for one in (match, other)] == [["a", "b", "e"], ["x", "y", "z"]]  # type: ignore[index]
    journal.rewind(match, 0)
    assert journal.load(match)[1] == []  # type: ignore[index]


def test_only_an_unfinished_match_is_continued(journal: Journal) -> None:
    first, second, third = (journal.begin("uluru", "solo", HEADER) for _ in range(3))
    assert journal.current().match == third  # type: ignore[union-attr]
    journal.finish(third, "{}")
    assert journal.current().match == second  # type: ignore[union-attr]
    journal.abandon(second)
    assert journal.current().match == first  # type: ignore[union-attr]
    journal.abandon(third)
    journal.finish(first, "{}")
    assert journal.current() is None
    assert {entry.match for entry in journal.history()} == {first, third}


def test_records_show_finished_matches_the_latest_first(tmp_path: Path) -> None:
    seconds = itertools.count(1_800_000_000)
    journal = Journal(Storage(tmp_path), now=lambda: float(next(seconds)))
    for kind, score in (("solo", 40), ("daily", 44), ("solo", 46), ("solo", 46), ("solo", 12)):
        match = journal.begin("uluru", kind, HEADER)
        journal.save_sand(match, 3.0)
        journal.finish(match, f'{{"stones":{score}}}', score)
    journal.begin("uluru", "solo", HEADER)
    unscored = journal.begin("wongar", "table", HEADER)
    journal.finish(unscored, "{}")
    assert [entry.score for entry in journal.history("uluru", "solo")] == [12, 46, 46, 40]
    assert [entry.score for entry in journal.history("uluru", limit=2)] == [12, 46]
    assert [entry.match for entry in journal.history("wongar")] == [unscored]
    assert len(journal.history()) == 6
    assert all(entry.ended and entry.sand is None for entry in journal.history())
    best = journal.best("uluru", "solo")
    assert best is not None
    assert (best.score, best.summary) == (46, '{"stones":46}')
    assert best.match == min(e.match for e in journal.history("uluru", "solo") if e.score == 46)
    assert journal.best("wongar", "table") is None


def test_matches_begun_in_one_instant_or_with_a_clock_set_back_stay_apart(tmp_path: Path) -> None:
    times = iter([5000.0, 5000.0, 17.0, 17.0])
    journal = Journal(Storage(tmp_path), now=lambda: next(times))
    matches = [journal.begin("uluru", "solo", HEADER) for _ in range(3)]
    journal.close()
    matches.append(Journal(Storage(tmp_path), now=lambda: next(times)).begin("ukuma", "x", HEADER))
    assert matches == sorted(set(matches))


@pytest.mark.parametrize("value", [None, True, 0, 2.5, "Zoë", ["a", 1], {"seats": ["A", "B"]}])
def test_small_things_are_remembered(tmp_path: Path, value: object) -> None:
    journal = Journal.open(tmp_path)
    assert journal.recall("setup.uluru", "nothing") == "nothing"
    journal.remember("setup.uluru", "something else")
    assert journal.remember("setup.uluru", value)
    assert reopened(journal, tmp_path).recall("setup.uluru", "nothing") == value


def test_a_memo_that_is_not_json_counts_as_never_made(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    storage.write(("INSERT INTO memos VALUES ('tutorial', '{oops')", ()))
    assert Journal(storage).recall("tutorial", False) is False


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]))))
def test_any_line_of_text_survives(lines: list[str]) -> None:
    journal = Journal(Storage(Path("/dev/null/nowhere")))
    match = journal.begin("uluru", "solo", HEADER)
    journal.append(match, *lines)
    assert journal.load(match)[1] == lines  # type: ignore[index]


class AnyUse(RuleBasedStateMachine):
    """The journal against a dictionary of lists, whatever the order of calls."""

    matches = Bundle("matches")

    @initialize()
    def open(self) -> None:
        self.journal = Journal(Storage(Path("/dev/null/nowhere")))
        self.lines: dict[int, list[str]] = {}
        self.ended: set[int] = set()

    @rule(target=matches)
    def begin(self) -> int:
        match = self.journal.begin("uluru", "solo", HEADER)
        self.lines[match] = []
        return match

    @rule(match=matches, lines=st.lists(st.text("abc")))
    def append(self, match: int, lines: list[str]) -> None:
        self.journal.append(match, *lines)
        self.lines[match] += lines

    @rule(match=matches, keep=st.integers(0, 6))
    def rewind(self, match: int, keep: int) -> None:
        self.journal.rewind(match, keep)
        del self.lines[match][keep:]

    @rule(match=matches, finished=st.booleans())
    def end(self, match: int, finished: bool) -> None:
        self.journal.finish(match, "{}") if finished else self.journal.abandon(match)
        self.ended.add(match)

    @rule()
    def compare(self) -> None:
        assert {match: self.journal.load(match)[1] for match in self.lines} == self.lines  # type: ignore[index]
        current = self.journal.current()
        unfinished = max(self.lines.keys() - self.ended, default=None)
        assert (current and current.match) == unfinished


TestAnyUse = AnyUse.TestCase
