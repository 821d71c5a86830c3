"""KV finds its rules by the bare name of a class: two screens must not share one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module

from kivy.uix.widget import Widget

from screens.app import ROUTES


def kinds_of(kind: type[Widget]) -> Iterator[type[Widget]]:
    for each in kind.__subclasses__():
        yield each
        yield from kinds_of(each)


def test_no_two_widgets_have_the_same_name() -> None:
    for route in ROUTES.values():
        import_module(route.partition(":")[0])
    rooms: dict[str, set[str]] = defaultdict(set)
    for kind in kinds_of(Widget):
        if kind.__module__.startswith("screens."):
            rooms[kind.__name__].add(kind.__module__)
    assert {name: found for name, found in rooms.items() if len(found) > 1} == {}
