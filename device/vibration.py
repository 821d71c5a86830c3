"""The buzz in the hand, through plyer's vibrator."""

from __future__ import annotations

from device.nextbest import NextBest, plyer_feature

SHORTEST = 0.005  # Android refuses a buzz of no milliseconds


class Vibration:
    """Buzzes where the device can."""

    def __init__(self) -> None:
        self._buzz = NextBest(vibrate)

    def prepare(self) -> None:
        """Look for a vibrator now rather than at the first touch."""
        NextBest(plyer_feature)("vibrator")

    def buzz(self, seconds: float) -> None:
        """Shake the hand that holds the tablet."""
        self._buzz(seconds)


def vibrate(seconds: float) -> None:
    plyer_feature("vibrator").vibrate(max(seconds, SHORTEST))
