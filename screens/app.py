"""The app: opens the device, lays the scenery, and leads from screen to screen."""

from __future__ import annotations

import logging
import os
import time
from functools import cached_property
from pathlib import Path
from typing import Any

# Kivy tells of every start; and of its new settings file, and of missing xclip, as if they hurt.
NOISE = ("Config: Older", "Config: Upgrading", "Cutbuffer: Unable")
os.environ.setdefault("KCFG_KIVY_LOG_LEVEL", "warning")
logging.getLogger("kivy").addFilter(lambda record: not str(record.msg).startswith(NOISE))
logging.getLogger("device").setLevel(logging.WARNING)

from kivy.config import Config  # noqa: E402 - Kivy reads its settings on import

Config.set("kivy", "exit_on_escape", "0")
Config.set("input", "mouse", "mouse,disable_multitouch")

from kivy.clock import Clock as KivyClock  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.uix.boxlayout import BoxLayout  # noqa: E402
from kivy.uix.floatlayout import FloatLayout  # noqa: E402
from kivy.utils import platform  # noqa: E402
from kivymd.app import MDApp  # noqa: E402

from device.clock import Clock, WallClock  # noqa: E402
from device.cues import Cues  # noqa: E402
from device.journal import Journal  # noqa: E402
from device.language import Language, Telling, load_catalogue  # noqa: E402
from device.screen import safe_area  # noqa: E402
from device.settings import Settings  # noqa: E402
from device.sound import Sounds  # noqa: E402
from device.speech import Speech  # noqa: E402
from device.vibration import Vibration  # noqa: E402
from screens.material import Material  # noqa: E402
from screens.navigator import FADE, Navigator  # noqa: E402
from screens.session import Session  # noqa: E402
from screens.theme import Theme  # noqa: E402
from screens.widgets import dialogs  # noqa: E402
from screens.widgets.backdrop import Backdrop  # noqa: E402
from screens.widgets.controls import Toast  # noqa: E402
from screens.widgets.scenery import Scenery  # noqa: E402

ASSETS = Path(__file__).parent.parent / "assets"
ESCAPE = 27  # Android's Back key and Back gesture too
NEWS = 1.0  # seconds between two looks for news about saving
SETTLED = 0.6  # seconds after which Home has appeared and sounds may be loaded

ROUTES = {
    "home": "screens.home.home:HomeScreen",
    "settings": "screens.settings.settings:SettingsScreen",
    "records": "screens.records.records:RecordsScreen",
    "setup": "screens.setup.setup:SetupScreen",
    "uluru": "screens.uluru.table:UluruTable",
    "review": "screens.uluru.review:ReviewScreen",
    "uraeus": "screens.uraeus.table:UraeusTable",
    "uraeus_lesson": "screens.uraeus.lesson:LessonScreen",
    "ukuma": "screens.ukuma.table:UkumaTable",
    "wongar": "screens.wongar.table:WongarTable",
    "rules": "screens.rules.rules:RulesScreen",
    "tutorial": "screens.tutorial.tutorial:TutorialScreen",
}


class DreamtableApp(MDApp):
    """Owns what outlives the screens: journal, settings, language, cues, theme and session.

    Screens use `app.tr`, `app.say`, `app.theme`, `app.cues`, `app.settings`, `app.journal`,
    `app.nav` and `app.session`.
    """

    title = "Dreamtable"
    icon = str(ASSETS / "textures" / "app" / "icon.png")

    def __init__(self, folder: Path | None = None, clock: Clock | None = None) -> None:
        super().__init__()
        self._folder = folder
        self.theme_cls = Material()
        self.clock = clock or WallClock()
        self.session: Session | None = None

    # The device.

    @cached_property
    def journal(self) -> Journal:
        return Journal.open(self._folder or Path(self.user_data_dir))

    def _get_user_data_dir(self) -> str:
        """Kivy's own folder for this app; on Linux the folder above it may be missing."""
        above = Path(os.environ.get("XDG_CONFIG_HOME", "~/.config")).expanduser()
        if platform == "linux":
            above.mkdir(parents=True, exist_ok=True)
        return str(super()._get_user_data_dir())

    @cached_property
    def settings(self) -> Settings:
        return Settings(self.journal)

    @cached_property
    def language(self) -> Language:
        return Language(load_catalogue(ASSETS / "translations"), self.settings.language)

    @cached_property
    def cues(self) -> Cues:
        return Cues(self.settings, self.clock, Sounds(ASSETS / "sounds"), Vibration(), Speech())

    # What people read.

    def tr(self, text: str, **params: object) -> str:
        return self.language.tr(text, **params)

    def say(self, telling: Telling) -> str:
        return self.language.say(telling)

    # From screen to screen.

    def build(self) -> FloatLayout:
        self.scenery = Scenery(size=Window.size)
        self.nav = Navigator(ROUTES)
        self._listening = KivyClock.create_trigger(self._tell_news, NEWS, interval=True)
        self._dress()
        self.settings.watch(self._set)
        root = FloatLayout()
        self.backdrop = Backdrop(self.scenery)
        root.add_widget(self.backdrop)
        self._margins = BoxLayout(padding=safe_area())
        self._margins.add_widget(self.nav)
        root.add_widget(self._margins)
        Window.softinput_mode = "below_target"  # what is typed stands above the keyboard
        Window.bind(on_keyboard=self._key, size=self._clear_edges)
        self.nav.go("home")
        return root

    def _clear_edges(self, *_: Any) -> None:
        """Screens keep clear of cameras and bars, which move when the tablet is turned."""
        self._margins.padding = safe_area()

    def _dress(self) -> None:
        """Puts on the theme that the settings ask for."""
        self.theme = Theme(self.settings.night(time.localtime().tm_hour), self.settings.text_size)
        self.theme_cls.dress(self.theme)
        self.scenery.dress(self.theme, self.settings.reduced_motion)
        self.nav.fade = 0 if self.settings.reduced_motion else FADE

    def _set(self, name: str) -> None:
        """A setting changed: the screen on show is built again where it shows."""
        if name == "language":
            self.language.choose(self.settings.language)
        if name in ("language", "theme", "text_size", "reduced_motion"):
            self._dress()
            self.nav.refresh()

    def _key(self, _window: Any, key: int, *_: Any) -> bool:
        if key != ESCAPE:
            return False
        if not dialogs.close() and not self.nav.back():
            self.stop()
        return True

    # The life of the app.

    def on_start(self) -> None:
        KivyClock.schedule_once(lambda _: self.cues.prepare(), SETTLED)
        KivyClock.schedule_once(self._clear_edges, SETTLED)
        self._listening()

    def _tell_news(self, _dt: float) -> None:
        """What the journal has to say is told at any table; Home has a box for it."""
        notices = () if self.nav.place == "home" else self.journal.notices()
        if notices:
            Toast.show("\n".join(self.say(notice) for notice in notices))

    def on_pause(self) -> bool:
        if self.session is not None:
            self.session.pause()
        return True

    def on_stop(self) -> None:
        if self.session is not None:
            self.session.pause()
        self.nav.close()
        self.backdrop.let_go()
        self._listening.cancel()
        Window.unbind(on_keyboard=self._key, size=self._clear_edges)
        self.journal.close()
