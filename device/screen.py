"""What the glass itself is asked: to stay lit, and how much of its edge is not ours."""

from __future__ import annotations

from typing import Any, NamedTuple

from device.android import activity, java
from device.nextbest import NextBest


class Insets(NamedTuple):
    """Pixels at each edge that lie under a camera, a corner or a bar of the system."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


def keep_lit(window: Any, lit: bool) -> None:
    """Keep the screen on while sand runs; on Android SDL sets the window flag for it."""
    NextBest(lambda: setattr(window, "allow_screensaver", not lit))()


def safe_area() -> Insets:
    """The edges to keep free; none outside Android."""
    found: list[Insets] = []
    NextBest(lambda: found.append(android_insets()))()
    return found[0] if found else Insets()


def android_insets() -> Insets:
    """What Android reports for bars and cut-outs of the window."""
    kinds = java("android.view.WindowInsets$Type")
    insets = activity().getWindow().getDecorView().getRootWindowInsets()
    edges = insets.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Insets(edges.left, edges.top, edges.right, edges.bottom)
