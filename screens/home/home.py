"""Home: go on with the match in progress, take today's challenge, or choose a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from device.journal import Entry
from engines.contract import Seat
from engines.sentences import DreamtableError
from screens import matches
from screens.games import GAMES
from screens.home import challenge
from screens.home.cards import Hero, Leaf, Tile, Tool, way
from screens.navigator import Screen
from screens.session import Session
from screens.widgets import dialogs
from screens.widgets.controls import Picture

Builder.load_file(str(Path(__file__).with_suffix(".kv")))

WIDE = 840  # dp from which there are two columns
LARGEST = 1160
TILE = 3 / 2
TUTORIAL = "tutorial"  # remembered once somebody has seen or declined it


class HomeScreen(Screen):
    """Lays itself out in one column or two, as there is room."""

    wide = BooleanProperty(False)
    margin = NumericProperty(0)
    column = NumericProperty(0)
    tile_columns = NumericProperty(1)
    tool_columns = NumericProperty(2)

    def enter(self) -> None:
        self._app = App.get_running_app()
        self._add_ways()
        self._add_tiles()
        self._add_tools()
        self.bind(size=self._lay)
        self._lay()
        if not self._app.settings.reduced_motion:
            self._reveal()
        Clock.schedule_once(self._tell_notices)
        if self._unfinished is not None:
            Clock.schedule_once(self._tell_standing, 0.05)

    def leave(self) -> None:
        Clock.unschedule(self._tell_notices)
        Clock.unschedule(self._tell_standing)

    # What can be done here.

    def _add_ways(self) -> None:
        app, ways = self._app, self.ids.ways
        self._unfinished = app.journal.current()
        if self._unfinished is not None:
            self._hero = self._continue(self._unfinished)
            ways.add_widget(self._hero, index=1)
        elif app.nav.knows("tutorial") and app.journal.recall(TUTORIAL) is None:
            hero = Hero(
                picture="tile_tutorial",
                headline=app.tr("New here?"),
                note=app.tr("Learn Uluru with your own hands, in about a minute."),
                action=app.tr("Show me"),
            )
            hero.bind(on_release=lambda *_: self._learn())
            ways.add_widget(hero, index=1)
        ways.add_widget(self._daily(), index=1)
        solo = way(Picture(name="bird_red"), app.tr("Solo challenge"), self._best())
        solo.bind(on_release=lambda *_: app.nav.go("setup", game="uluru", mode="solo"))
        code = way(
            Picture(name="boomerang"),
            app.tr("Deal code"),
            app.tr("Play the deal that a friend has sent you."),
        )
        code.bind(on_release=lambda *_: self._ask_code())
        for each in (solo, code):
            self.ids.more.add_widget(each)

    def _continue(self, entry: Entry) -> Widget:
        app = self._app
        game = GAMES.get(entry.game)
        hero = Hero(
            picture=game.tile if game else "",
            headline=app.tr("Continue {game}", game=app.tr(game.title if game else "Dreamtable")),
            action=app.tr("Continue"),
        )
        hero.bind(on_release=lambda *_: self._go_on(entry))
        return hero

    def _tell_standing(self, _dt: float) -> None:
        """Only now, as it takes the engine to know: the first frame does not wait for it."""
        session = matches.read(self._unfinished)
        if session is not None:
            self._hero.note = self._standing(session)

    def _standing(self, session: Session) -> str:
        app = self._app
        parts = [app.say(GAMES[session.game.name].progress(session.match))]
        parts += [", ".join(seat.name for seat in session.seats if seat.name)]
        sand = session.hourglass
        if sand.length and session.match.sand is not None:
            parts.append(app.tr("{n} s of sand left", n=round(sand.remaining())))
        return " · ".join(part for part in parts if part)

    def _daily(self) -> Widget:
        app, day = self._app, challenge.today()
        met = challenge.met(app.journal)
        row = challenge.streak(set(met), day)
        if day in met:
            note = app.tr("Met today with {n} stone|Met today with {n} stones", n=_stones(met[day]))
        else:
            note = app.language.date(day)
        if row > 1:
            note += " · " + app.tr("{n} day in a row|{n} days in a row", n=row)
        card = way(Leaf(day=str(day.day)), app.tr("Today’s challenge"), note)
        card.bind(on_release=lambda *_: self._take_challenge(met.get(day)))
        return card

    def _best(self) -> str:
        app = self._app
        best = app.journal.best("uluru", "solo", matches.against_sand)
        if best is None:
            return app.tr("Six rounds against the sand and against yourself.")
        return app.tr("Your best: {n} stone|Your best: {n} stones", n=_stones(best))

    def _add_tiles(self) -> None:
        app = self._app
        for game in GAMES.values():
            if app.nav.knows(game.table):
                tile = self._tile(game.tile, app.tr(game.title), app.tr(game.tagline))
                tile.bind(on_release=lambda *_, name=game.name: app.nav.go("setup", game=name))

    def _tile(self, picture: str, headline: str, note: str) -> Tile:
        tile = Tile(picture=picture, headline=headline, note=note)
        tile.ids.band.bind(minimum_height=self._level_tiles)
        self.ids.tiles.add_widget(tile)
        return tile

    def _add_tools(self) -> None:
        app = self._app
        tools = (
            ("tutorial", "school-outline", app.tr("Tutorial")),
            ("records", "chart-line", app.tr("Records")),
            ("rules", "book-open-variant", app.tr("Rules")),
            ("settings", "cog-outline", app.tr("Settings")),
        )
        for place, icon, headline in tools:
            if app.nav.knows(place):
                tool = Tool(icon=icon, headline=headline)
                tool.bind(on_release=lambda *_, place=place: self._open(place))
                self.ids.tools.add_widget(tool)

    # Doing it.

    def _open(self, place: str) -> None:
        if place == "tutorial":
            self._learn()
        else:
            self._app.nav.go(place)

    def _learn(self) -> None:
        self._app.journal.remember(TUTORIAL, "seen")
        self._app.nav.go("tutorial")

    def _go_on(self, entry: Entry) -> None:
        matches.resume(entry)

    def _take_challenge(self, met: Entry | None) -> None:
        app, day = self._app, challenge.today()
        if met is not None and app.nav.knows("review"):
            app.nav.go("review", match=met.match)
            return
        begun = app.journal.current()
        if begun is not None and challenge.day_of(begun) == day:
            self._go_on(begun)
            return
        from engines.uluru.codes import challenge_of_the_day

        self._play(challenge_of_the_day(day), challenge.KIND, {"day": day.isoformat()})

    def _ask_code(self) -> None:
        from engines.uluru.codes import parse_code

        app = self._app

        def accept(text: str) -> str | None:
            try:
                asked = parse_code(text)
            except DreamtableError as refusal:
                return app.say(refusal)
            self._play(asked, "code", {"code": str(asked)})
            return None

        dialogs.prompt(
            app.tr("Deal code"),
            app.tr("Type the eight signs that you were given."),
            app.tr("Play"),
            accept,
        )

    def _play(self, asked: Any, kind: str, about: dict[str, str]) -> None:
        """Plays a challenge alone, with the hourglass of the settings."""
        options = {**asked.options, "hourglass": self._app.settings.hourglass or "off"}
        matches.begin_after_asking(
            challenge.GAME, [Seat()], options, kind, {"mode": "solo", **about}, asked.seed
        )

    def _tell_notices(self, _dt: float) -> None:
        notices = self._app.journal.notices()
        if notices:
            dialogs.tell(
                self._app.tr("About your saved games"),
                "\n\n".join(self._app.say(notice) for notice in notices),
            )

    # How it looks.

    def _lay(self, *_: Any) -> None:
        if self.width < 2:
            return
        self.wide = self.width >= dp(WIDE) and self.width > self.height
        self.margin = max(dp(16 if self.width < dp(600) else 24), (self.width - dp(LARGEST)) / 2)
        inner = self.width - 2 * self.margin
        self.column = min(dp(440), inner * 0.42)
        room = inner - self.column - dp(24) if self.wide else inner
        count = len(self.ids.tiles.children)
        self.tile_columns = 2 if count > 1 and room >= dp(480) else 1
        tile = (room - dp(16) * (self.tile_columns - 1)) / self.tile_columns
        for child in self.ids.tiles.children:
            child.picture_height = min(tile / TILE, max(self.height * 0.56, dp(220)))
        self._lay_more()
        self._lay_tools(inner)

    def _lay_more(self) -> None:
        """Where all stands in one column, the games come before the other ways to play Uluru."""
        more = self.ids.more
        host = self.ids.games if self.tile_columns == 1 and not self.wide else self.ids.ways
        if more.parent is not host:
            more.parent.remove_widget(more)
            host.add_widget(more)

    def _level_tiles(self, *_: Any) -> None:
        """All tiles are as tall as the one that has most to say."""
        tiles = self.ids.tiles.children
        tallest = max(tile.ids.band.minimum_height for tile in tiles)
        for tile in tiles:
            tile.band_height = tallest

    def _lay_tools(self, inner: float) -> None:
        """Beside the title where there is room, else at the end of the page."""
        tools, header, page = self.ids.tools, self.ids.header, self.ids.page
        host = header if self.wide else page
        if tools.parent is not host:
            tools.parent.remove_widget(tools)
            host.add_widget(tools, index=0 if self.wide else 1)
        count = len(tools.children)
        needed = sum(tool.width for tool in tools.children) + dp(12) * count
        self.tool_columns = count if self.wide or needed <= inner else 2
        for tool in tools.children:
            tool.size_hint_x = None if self.wide else 1

    def _reveal(self) -> None:
        """What is on the page comes up from the sand, one after the other."""
        ways, tiles = self.ids.ways, self.ids.tiles
        rising = [*reversed(ways.children), *reversed(tiles.children)]
        for order, widget in enumerate(rising):
            widget.opacity = 0
            (
                Animation(duration=0.04 * order) + Animation(opacity=1, duration=0.22, t="out_quad")
            ).start(widget)


def _stones(entry: Entry) -> int:
    """The journal keeps stones as a score, and a higher score is the better one."""
    return -int(entry.score or 0)
