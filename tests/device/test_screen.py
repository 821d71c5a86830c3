"""The screen stays lit while sand runs, and edges are free where there is no Android."""

import pytest

from device import android, screen
from device.screen import Insets, keep_lit, safe_area


class Window:
    allow_screensaver = True


def test_the_screen_stays_lit_while_asked_to() -> None:
    window = Window()
    keep_lit(window, True)
    assert window.allow_screensaver is False
    keep_lit(window, False)
    assert window.allow_screensaver is True


def test_a_window_that_cannot_does_no_harm() -> None:
    keep_lit(object(), True)


def test_every_edge_is_ours_on_a_desktop() -> None:
    assert safe_area() == Insets(0, 0, 0, 0)


def test_android_reports_its_edges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "android_insets", lambda: Insets(0, 48, 0, 24))
    assert safe_area() == Insets(top=48, bottom=24)


def test_java_is_not_looked_for_elsewhere() -> None:
    with pytest.raises(NotImplementedError, match="exists on Android only"):
        android.java("java.util.Locale")
