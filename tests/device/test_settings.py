"""Settings are kept one by one; what is damaged falls back to its default alone."""

import pytest
from fakes import Notebook

from device.settings import Setting, Settings


def kept(**values: object) -> Notebook:
    return Notebook(**{f"setting.{name}": value for name, value in values.items()})


def test_a_new_device_starts_with_the_defaults() -> None:
    settings = Settings(Notebook())
    assert settings.values == {
        "language": "system",
        "theme": "night",
        "sound": True,
        "vibration": True,
        "speech": False,
        "hourglass": 60,
        "symbols": True,
        "text_size": 100,
        "reduced_motion": False,
        "left_handed": False,
    }


def test_what_was_set_is_there_the_next_time() -> None:
    notebook = Notebook()
    settings = Settings(notebook)
    settings.language = "it"
    settings.text_size = 130
    settings.sound = False
    again = Settings(notebook)
    assert (again.language, again.text_size, again.sound) == ("it", 130, False)


@pytest.mark.parametrize("damaged", [None, 1, "", "yes", [], {}, 3.5, -60, True])
def test_damaged_values_fall_back_one_by_one(damaged: object) -> None:
    settings = Settings(kept(language=damaged, hourglass=damaged, theme="day", text_size=damaged))
    assert (settings.language, settings.hourglass, settings.text_size) == ("system", 60, 100)
    assert settings.theme == "day"


def test_one_is_not_yes() -> None:
    assert Settings(kept(sound=0, speech=1)).values["sound"] is True
    assert Settings(kept(sound=0, speech=1)).values["speech"] is False


def test_an_unheard_of_value_is_refused_and_changes_nothing() -> None:
    settings = Settings(Notebook())
    with pytest.raises(ValueError, match="hourglass cannot be 61"):
        settings.hourglass = 61
    assert settings.hourglass == 60


def test_those_who_watch_are_told_of_changes_only() -> None:
    settings = Settings(Notebook())
    told: list[str] = []
    leave = settings.watch(told.append)
    settings.sound = True
    settings.sound = False
    settings.theme = "day"
    leave()
    leave()
    settings.theme = "night"
    assert told == ["sound", "theme"]


def test_the_choices_can_be_listed_for_a_menu() -> None:
    assert isinstance(Settings.hourglass, Setting)
    assert sorted(Settings.hourglass.choices) == [0, 45, 60, 75, 90]
    assert Settings.text_size.choices[-1] == 130


@pytest.mark.parametrize(
    ("theme", "hour", "night"),
    [
        ("night", 12, True),
        ("day", 23, False),
        ("clock", 6, True),
        ("clock", 7, False),
        ("clock", 18, False),
        ("clock", 19, True),
    ],
)
def test_night_comes_by_choice_or_by_the_clock(theme: str, hour: int, night: bool) -> None:
    settings = Settings(Notebook())
    settings.theme = theme
    assert settings.night(hour) is night
