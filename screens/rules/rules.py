"""Rules: the chapters of a game, with figures that answer to a finger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engines.sentences import MaterialError
from screens.navigator import Screen
from screens.rules.pages import Figure, Note, games_with_rules, pages_of, title_of
from screens.widgets.controls import Pill, Words

Builder.load_file(str(Path(__file__).with_suffix(".kv")))

WIDE = 820  # dp from which on the chapters stand beside the text


class Paragraph(Words):
    """A few sentences."""


class Remark(BoxLayout):
    """A note on how this app plays."""

    text = StringProperty()


class ChapterPill(Pill):
    """Leads to a chapter."""


class RulesScreen(Screen):
    """The rules of `game`, open at `chapter`; Back leads to where one came from."""

    game = StringProperty("uluru")
    chapter = NumericProperty(0)
    heading = StringProperty()
    title = StringProperty()
    wide = BooleanProperty(False)
    first = BooleanProperty(True)
    last = BooleanProperty(False)

    def enter(self) -> None:
        self.tr = App.get_running_app().tr
        self._list_games()
        self.bind(size=self._lay)
        self._lay()
        self.open_game(self.game)

    def open_game(self, game: str) -> None:
        """The rules of another game, from the beginning."""
        chapter = self.chapter if game == self.game else 0
        self.game = game
        self._pages = pages_of(game)
        self.heading = self.tr("Rules of {game}", game=self.tr(title_of(game)))
        for pill in self.ids.games.children:
            pill.chosen = pill.game == game
        self._list_chapters()
        self.open_chapter(min(chapter, len(self._pages) - 1))

    def open_chapter(self, number: int) -> None:
        """Turns to a chapter."""
        self.chapter = number
        self.first, self.last = number == 0, number == len(self._pages) - 1
        chapter = self._pages[number]
        self.title = self.tr(chapter.title)
        blocks = self.ids.blocks
        blocks.clear_widgets()
        for block in chapter.blocks:
            blocks.add_widget(self._built(block))
        self.ids.scroller.scroll_y = 1
        for pill in self.ids.chapters.children:
            pill.chosen = pill.number == number
            if pill.chosen and not self.wide:
                self.ids.strip.scroll_to(pill, padding=dp(24), animate=False)

    def turn(self, by: int) -> None:
        """To the next chapter, or the one before."""
        self.open_chapter(max(0, min(len(self._pages) - 1, self.chapter + by)))

    def _built(self, block: str | Note | Figure) -> Any:
        if isinstance(block, Figure):
            try:
                return block.make()
            except MaterialError as refusal:
                return Remark(text=App.get_running_app().say(refusal))
        if isinstance(block, Note):
            return Remark(text=self.tr(block.text))
        return Paragraph(text=self.tr(block))

    def _list_games(self) -> None:
        games = games_with_rules()
        for game in games if len(games) > 1 else ():
            pill = Pill(text=self.tr(title_of(game)))
            pill.game = game
            pill.bind(on_release=lambda _, game=game: self.open_game(game))
            self.ids.games.add_widget(pill)

    def _list_chapters(self) -> None:
        chapters = self.ids.chapters
        chapters.clear_widgets()
        for number, chapter in enumerate(self._pages):
            pill = ChapterPill(text=self.tr(chapter.title))
            pill.number = number
            pill.bind(on_release=lambda _, number=number: self.open_chapter(number))
            chapters.add_widget(pill)

    def _lay(self, *_: Any) -> None:
        self.wide = self.width > dp(WIDE)
