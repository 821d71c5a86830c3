"""Those who want to be told when something changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Watchers(Generic[P]):
    """Call it to tell everybody; one who leaves while being told is still told this once."""

    def __init__(self) -> None:
        self._watchers: list[Callable[P, object]] = []

    def add(self, watcher: Callable[P, object]) -> Callable[[], None]:
        """Tell `watcher` from now on; what is returned ends that."""
        self._watchers.append(watcher)

        def leave() -> None:
            if watcher in self._watchers:
                self._watchers.remove(watcher)

        return leave

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        for watcher in tuple(self._watchers):
            watcher(*args, **kwargs)
