"""The app speaks the language that was chosen, or the system's, and counts as that one does."""

import datetime
import json
from pathlib import Path

import pytest

from device.language import (
    LANGUAGES,
    Language,
    load_catalogue,
    mark,
    resolve,
    system_language,
    system_locales,
)
from engines.sentences import DreamtableError, Sentence

CATALOGUE = {
    "Play": {"de": "Spielen", "fr": "Jouer", "it": "Gioca"},
    "{name} won.": {"de": "{name} gewann.", "fr": "{name} a gagné.", "it": "{name} ha vinto."},
    "{n} stone|{n} stones": {
        "de": "{n} Stein|{n} Steine",
        "fr": "{n} pierre|{n} pierres",
        "it": "{n} pietra|{n} pietre",
    },
    "pink": {"de": "Rosa", "fr": "rose", "it": "rosa"},
    "{bird} is not here.": {"de": "{bird} ist nicht hier."},
}


@pytest.fixture
def german() -> Language:
    return Language(CATALOGUE, "de")


def test_texts_are_looked_up_by_their_english(german: Language) -> None:
    assert german.tr("Play") == "Spielen"
    assert german.tr("{name} won.", name="Ada") == "Ada gewann."


def test_a_missing_text_is_shown_in_english(german: Language) -> None:
    assert german.tr("Nobody translated me") == "Nobody translated me"
    assert german.tr("{n} bird|{n} birds", n=2) == "2 birds"
    assert Language(CATALOGUE, "fr").tr("{bird} is not here.", bird="x") == "x is not here."


@pytest.mark.parametrize(
    ("code", "none", "one", "two"),
    [
        ("en", "0 stones", "1 stone", "2 stones"),
        ("de", "0 Steine", "1 Stein", "2 Steine"),
        ("fr", "0 pierre", "1 pierre", "2 pierres"),
        ("it", "0 pietre", "1 pietra", "2 pietre"),
    ],
)
def test_every_language_counts_in_its_own_way(code: str, none: str, one: str, two: str) -> None:
    language = Language(CATALOGUE, code)
    assert [language.tr("{n} stone|{n} stones", n=n) for n in range(3)] == [none, one, two]


def test_a_missing_french_text_counts_in_english() -> None:
    assert Language(CATALOGUE, "fr").tr("{n} bird|{n} birds", n=0) == "0 birds"


def test_sentences_and_refusals_are_told_with_their_words_translated(german: Language) -> None:
    sentence = Sentence("{bird} is not here.", {"bird": "pink"})
    refusal = DreamtableError("{bird} is not here.", bird="pink")
    assert german.say(sentence) == german.say(refusal) == "Rosa ist nicht hier."
    assert german.say(Sentence("{name} won.", {"name": "Zoë"})) == "Zoë gewann."


def test_the_language_changes_while_people_look(german: Language) -> None:
    seen: list[str] = []
    leave = german.watch(lambda: seen.append(german.tr("Play")))
    german.choose("fr")
    german.choose("fr")
    german.choose("it")
    leave()
    german.choose("en")
    assert seen == ["Jouer", "Gioca"]
    assert german.tr("Play") == "Play"


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "nl:it:fr"}, "it"),
        ({"LC_ALL": "fr-CA", "LANG": "de_DE"}, "fr"),
    ],
)
def test_the_system_is_followed(
    environ: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("device.language.system_locales", lambda: system_locales(environ))
    assert system_language() == code
    assert resolve("system") == code
    assert resolve("en") == "en"


def test_a_system_that_speaks_none_of_ours_gets_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("device.language.system_locales", lambda: ["pt_BR", "C", ""])
    assert system_language() == resolve("klingon") == "en"


def test_all_areas_make_one_catalogue(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(json.dumps({"Play": CATALOGUE["Play"]}), encoding="utf-8")
    (tmp_path / "b.json").write_text(json.dumps({"pink": CATALOGUE["pink"]}), encoding="utf-8")
    assert set(load_catalogue(tmp_path)) == {"Play", "pink"}
    assert mark("Play") == "Play"


def test_numbers_and_days_are_written_as_people_write_them() -> None:
    day = datetime.date(2026, 3, 5)
    written = {}
    for code in LANGUAGES:
        language = Language(CATALOGUE, code)
        written[code] = (language.number(3.14159, 1), language.number(7), language.date(day))
    assert written == {
        "en": ("3.1", "7", "5 Mar 2026"),
        "de": ("3,1", "7", "05.03.2026"),
        "fr": ("3,1", "7", "05/03/2026"),
        "it": ("3,1", "7", "05/03/2026"),
    }
