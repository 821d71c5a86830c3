"""The one door to Android's own classes, closed on every other system."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

ON_ANDROID = hasattr(sys, "getandroidapilevel")


def java(name: str) -> Any:
    """The Java class of that name; raises NotImplementedError away from Android."""
    if not ON_ANDROID:
        raise NotImplementedError(f"{name} exists on Android only")
    return import_module("jnius").autoclass(name)


def activity() -> Any:
    """The activity this app runs in."""
    return java("org.kivy.android.PythonActivity").mActivity


def detach() -> None:
    """Tells Java that the thread which spoke to it ends."""
    if ON_ANDROID:
        import_module("jnius").detach()
