"""Where a device lacks something, the next best is used, and nothing is tried in vain twice."""

import pytest

from device.nextbest import NextBest, plyer_feature
from device.vibration import Vibration


class Way:
    """A way that works, or fails from its n-th call on."""

    def __init__(self, fails_at: int | None = None) -> None:
        self.calls: list[str] = []
        self._fails_at = fails_at

    def __call__(self, what: str) -> None:
        self.calls.append(what)
        if self._fails_at is not None and len(self.calls) >= self._fails_at:
            raise NotImplementedError


def test_the_best_way_is_used_while_it_works() -> None:
    best, other = Way(), Way()
    do = NextBest(best, other)
    assert do("a")
    assert do("b")
    assert (best.calls, other.calls) == (["a", "b"], [])


def test_a_failing_way_hands_over_and_is_not_tried_again() -> None:
    best, other = Way(fails_at=2), Way()
    do = NextBest(best, other)
    assert all([do("a"), do("b"), do("c")])
    assert (best.calls, other.calls) == (["a", "b"], ["b", "c"])


@pytest.mark.parametrize("problem", [NotImplementedError, OSError, AttributeError, RuntimeError])
def test_whatever_a_backend_throws_stays_here(problem: type[Exception]) -> None:
    def broken() -> None:
        raise problem("no such thing")

    assert NextBest(broken)() is False
    assert NextBest()() is False


def test_leaving_the_app_is_not_held_back() -> None:
    def leave() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        NextBest(leave)()


def test_plyer_is_not_asked_for_what_it_lacks(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NotImplementedError, match="plyer has no moonlight"):
        plyer_feature("moonlight")
    assert capfd.readouterr() == ("", "")


def test_a_vibrator_is_asked_in_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    class Vibrator:
        def vibrate(self, time: float) -> None:
            asked.append(time)

    monkeypatch.setattr(
        "device.vibration.plyer_feature", lambda name: {"vibrator": Vibrator()}[name]
    )
    vibration = Vibration()
    vibration.prepare()
    vibration.buzz(0.25)
    vibration.buzz(0.0)
    assert asked == [0.25, 0.005]


def test_without_a_vibrator_nothing_happens(capfd: pytest.CaptureFixture[str]) -> None:
    vibration = Vibration()
    vibration.prepare()
    vibration.buzz(0.1)
    vibration.buzz(0.1)
    assert "Traceback" not in "".join(capfd.readouterr())
