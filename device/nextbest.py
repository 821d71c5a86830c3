"""Ways of doing one thing, best first: where a device lacks one, the next is used.

This is the only place that catches whatever a backend may throw. A way that failed once is not
tried again, so that a missing vibrator costs one attempt and not one per tick.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Generic, ParamSpec

P = ParamSpec("P")
_log = logging.getLogger(__name__)


class NextBest(Generic[P]):
    """Calls the best way that still works."""

    def __init__(self, *ways: Callable[P, object]) -> None:
        self._ways = ways

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> bool:
        """Whether any way did it."""
        for way in self._ways:
            try:
                way(*args, **kwargs)
            except Exception as problem:  # noqa: BLE001 - backends throw what they like
                _log.debug("%s does not work here (%r)", getattr(way, "__qualname__", way), problem)
                # Another thread may be going through the old list.
                self._ways = tuple(other for other in self._ways if other is not way)
            else:
                return True
        return False


def plyer_feature(name: str) -> Any:
    """The facade of plyer with this name, such as "vibrator".

    Raises NotImplementedError where plyer has nothing for this platform; plyer itself would
    print a traceback first.
    """
    import plyer
    from plyer.utils import platform

    if find_spec(f"plyer.platforms.{platform}.{name}") is None:
        raise NotImplementedError(f"plyer has no {name} on {platform}")
    return getattr(plyer, name)
