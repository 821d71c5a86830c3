"""The players: points, supply, figures, boomerang, and how many cards everybody holds."""

from __future__ import annotations

from typing import Any, NamedTuple

from kivy.app import App
from kivy.graphics import Color, Line, RoundedRectangle
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from engines.wongar.material import KINDS
from engines.wongar.views import View
from screens.theme import faded
from screens.wongar.look import (
    FIGURES,
    area_back,
    fitting,
    hand_back,
    picture,
    ritual_card,
    stone,
    symbol,
    write,
)

GAP = 6  # dp between players


class PlayerState(NamedTuple):
    """All that everybody may know about a player."""

    name: str
    letter: str
    points: int
    supply: tuple[int, ...]
    rituals: int
    hand: int
    kept: int
    figures: tuple[int, ...]
    boomerang: bool
    acting: bool
    bot: bool


class PlayerTile(Widget):
    """One player: a broad row, a small tile or a chip, as there is room."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.state: PlayerState | None = None
        self.bind(pos=self._draw, size=self._draw)

    def show(self, state: PlayerState) -> None:
        if state != self.state:
            self.state = state
            self._draw()

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        state = self.state
        if state is None or self.width < dp(30):
            return
        theme: Any = App.get_running_app().theme
        radius = min(dp(16), self.height * 0.25)
        with self.canvas:
            Color(*theme.panel)
            RoundedRectangle(pos=self.pos, size=self.size, radius=[radius])
            if state.acting:
                Color(*faded(theme.glow, 0.16))
                RoundedRectangle(pos=self.pos, size=self.size, radius=[radius])
                Color(*(theme.glow if theme.night else theme.accent))
                Line(rounded_rectangle=(*self.pos, *self.size, radius), width=dp(1.6))
            if self.height < dp(84) and self.width < dp(180):
                self._draw_chip(theme, state)
            else:
                self._draw_rows(theme, state)

    def _draw_chip(self, theme: Any, state: PlayerState) -> None:
        side = min(self.height * 0.46, self.width * 0.38)
        top = self.top - side * 0.62
        symbol(state.letter, self.x + side * 0.68, top, side)
        write(str(state.points), self.right - dp(6), top, side * 0.92, theme.on_sky, across=1)
        tall = self.height * 0.34
        x, y = self.x + dp(5), self.y + tall * 0.62
        for figure in state.figures:
            picture(FIGURES[figure], x + tall * 0.34, y, tall)
            x += tall * 0.66
        if state.boomerang:
            picture("boomerang", x + tall * 0.45, y, tall * 0.8)
        size = max(sp(10), tall * 0.66)
        write(str(state.rituals), self.right - dp(6), y, size, theme.on_sky_soft, across=1)
        ritual_card(None, self.right - dp(6) - size * 1.5, y - size * 0.55, size * 0.8, size * 1.1)

    def _draw_rows(self, theme: Any, state: PlayerState) -> None:
        pad = dp(10) if self.width > dp(180) else dp(7)
        row = (self.height - pad) / 3
        big = min(row * 0.95, dp(40))
        y = self.top - pad / 2 - row * 0.52
        symbol(state.letter, self.x + pad + big / 2, y, big)
        points = write(
            str(state.points), self.right - pad, y, min(sp(30), row * 0.9), theme.on_sky, across=1
        )
        name = self.x + pad + big + dp(8)
        room = self.right - pad - points - dp(8) - name
        size = min(theme.body, row * 0.6)
        shown = fitting(state.name, size, room, state.acting)
        write(shown, name, y, size, theme.on_sky, state.acting, 0, room)
        self._draw_supply(theme, state, pad, y - row, row)
        self._draw_cards(theme, state, pad, y - 2 * row, row)

    def _draw_supply(
        self, theme: Any, state: PlayerState, pad: float, y: float, row: float
    ) -> None:
        share = (self.width - 2 * pad) / 3
        side = min(row * 0.86, share * 0.5, dp(34))
        size = min(sp(16), max(sp(11), share * 0.34))
        for kind in KINDS:
            x = self.x + pad + kind * share
            left = state.supply[kind]
            stone(kind, state.letter, x + side / 2, y, side, 1.0 if left else 0.35)
            ink = theme.on_sky if left else theme.on_sky_soft
            write(str(left), x + side + dp(3), y, size, ink, across=0)

    def _draw_cards(self, theme: Any, state: PlayerState, pad: float, y: float, row: float) -> None:
        tall = min(row * 0.72, dp(26))
        wide = tall * 0.72
        size = min(sp(15), max(sp(11), tall * 0.66))
        x = self.x + pad
        small = self.width < dp(180)
        pitch = wide + size * 1.35 + dp(4)
        if small:
            wide, tall, size = wide * 0.8, tall * 0.8, size * 0.9
            pitch = min(wide + size * 1.3 + dp(3), (self.width - 2 * pad) * 0.23)
        for place, count in enumerate((state.rituals, state.hand, state.kept)):
            left = x + place * pitch
            if place == 0:
                ritual_card(None, left, y - tall / 2, wide, tall)
            elif place == 1:
                hand_back(left, y - tall / 2, wide, tall)
            else:
                area_back("Waterhole", left, y - tall / 2, wide, tall)
            write(str(count), left + wide + dp(3), y, size, theme.on_sky, across=0)
        grown = min(row * (0.86 if small else 1.15), dp(42))
        x = self.right - pad - grown * 0.3
        for figure in reversed(state.figures):
            picture(FIGURES[figure], x, y, grown)
            x -= grown * 0.52
        if state.boomerang:
            picture("boomerang", x, y, grown * 0.7)


class Players(Widget):
    """Everybody, below or beside one another."""

    def __init__(self, seats: int, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.tiles = [PlayerTile() for _ in range(seats)]
        for tile in self.tiles:
            self.add_widget(tile)
        self.bind(pos=self._lay, size=self._lay)

    def _lay(self, *_: Any) -> None:
        gap, count = dp(GAP), len(self.tiles)
        below = self.height > self.width
        for place, tile in enumerate(self.tiles):
            if below:
                tall = min((self.height - gap * (count - 1)) / count, dp(168))
                tile.size = (self.width, tall)
                tile.pos = (self.x, self.top - tall - place * (tall + gap))
            else:
                wide = (self.width - gap * (count - 1)) / count
                tile.size = (wide, self.height)
                tile.pos = (self.x + place * (wide + gap), self.y)

    def show(self, view: View, names: tuple[str, ...], bots: tuple[bool, ...], acting: int) -> None:
        for seat, tile in enumerate(self.tiles):
            tile.show(
                PlayerState(
                    names[seat],
                    view.letters[seat],
                    view.points[seat],
                    view.supply[seat],
                    view.ritual_sizes[seat],
                    view.hand_sizes[seat],
                    sum(view.backs[seat]),
                    tuple(figure for figure in (0, 1) if view.holder[figure] == seat),
                    view.boomerang == seat,
                    seat == acting,
                    bots[seat],
                )
            )

    def centre(self, seat: int) -> tuple[float, float]:
        return tuple(self.tiles[seat].center)
