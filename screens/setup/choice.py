"""What is being chosen for a match: the way to play, who sits where, and the options.

It knows no widgets. What it remembers is plain data for the journal; what it reads back may come
from an older version or a damaged file, so everything is checked and the rest is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from device.language import mark
from engines.contract import Game, Option, Seat, Value
from engines.sentences import SetupError
from screens.games import Mode, Playable

BOT_NAMES = (mark("Dingo"), mark("Wombat"), mark("Quokka"), mark("Koala"), mark("Numbat"))
LONGEST_NAME = 16
HOURGLASS = "hourglass"


@dataclass
class Player:
    """Somebody who will sit at the table."""

    colour: str
    name: str = ""
    bot: str | None = None


class Choice:
    """The set-up of one game; refusals are `SetupError`s and change nothing."""

    def __init__(
        self, playable: Playable, game: Game[Any, Any], memo: Any = None, sand: Value = 60
    ) -> None:
        self.playable = playable
        self.game = game
        self._sand = sand
        kept = memo if isinstance(memo, dict) else {}
        self.mode = self._mode(kept.get("mode")) or playable.modes[0]
        self._tables = {
            mode.name: self._recalled(mode, kept.get("players")) for mode in playable.modes
        }
        self.options = self._options(kept)

    # Remembering.

    def memo(self) -> dict[str, Any]:
        """All of it as data."""
        return {
            "mode": self.mode.name,
            "players": {
                name: [vars(player) for player in players] for name, players in self._tables.items()
            },
            "options": self.options,
            "sand": self._sand,
        }

    def _mode(self, name: object) -> Mode | None:
        return next((mode for mode in self.playable.modes if mode.name == name), None)

    def _recalled(self, mode: Mode, kept: Any) -> list[Player]:
        rows = kept.get(mode.name) if isinstance(kept, dict) else None
        players = [
            Player(row["colour"], str(row.get("name", ""))[:LONGEST_NAME], self._level(row))
            for row in (rows if isinstance(rows, list) else ())
            if isinstance(row, dict) and row.get("colour") in self.playable.colours
        ]
        colours = {player.colour for player in players}
        people = sum(player.bot is None for player in players)
        if len(players) in mode.seats and len(colours) == len(players) and people in mode.people:
            return players
        usual = max(mode.seats[0], min(2, mode.seats[-1]))
        people, level = mode.people[-1], self.game.levels[min(1, len(self.game.levels) - 1)]
        return [
            Player(colour, bot=None if number < people else level)
            for number, colour in enumerate(list(self.playable.colours)[:usual])
        ]

    def _level(self, row: Mapping[str, Any]) -> str | None:
        return row.get("bot") if row.get("bot") in self.game.levels else None

    def _options(self, kept: Mapping[str, Any]) -> dict[str, Value]:
        known = kept.get("options") if isinstance(kept.get("options"), dict) else {}
        chosen = {option.name: _allowed(option, known) for option in self.game.options}
        if HOURGLASS in chosen and (HOURGLASS not in known or kept.get("sand") != self._sand):
            chosen[HOURGLASS] = self._sand
        return chosen

    # Choosing.

    @property
    def players(self) -> list[Player]:
        """Those who sit at the table in the chosen way to play."""
        return self._tables[self.mode.name]

    def play_as(self, name: str) -> None:
        self.mode = self._mode(name) or self.mode

    @property
    def open_options(self) -> list[Option]:
        """The options that matter now and are not settled by the way to play."""
        bots = {player.bot for player in self.players}
        return [
            option
            for option in self.game.options
            if option.name not in self.mode.settles
            and (wording := self.playable.wording[option.name]).matters(self.options)
            and (not wording.bot or wording.bot in bots)
        ]

    @property
    def bots_welcome(self) -> bool:
        """Whether this way to play has a seat that needs no person."""
        return self.mode.seats[-1] != self.mode.people[0]

    def add(self) -> None:
        """One more player, in a colour that is free."""
        most = self.mode.seats[-1]
        if len(self.players) >= most:
            raise SetupError("No more than {n} can play this way.", n=most)
        taken = {player.colour for player in self.players}
        free = next(colour for colour in self.playable.colours if colour not in taken)
        self.players.append(Player(free))

    def remove(self, seat: int) -> None:
        fewest = self.mode.seats[0]
        if len(self.players) <= fewest:
            raise SetupError("At least {n} must play this way.", n=fewest)
        rest = [player for other, player in enumerate(self.players) if other != seat]
        self._check_people(rest)
        del self.players[seat]

    def seat_bot(self, seat: int, level: str | None) -> None:
        """A bot of this level sits here, or a person again."""
        player = self.players[seat]
        others = [each for each in self.players if each is not player]
        self._check_people([*others, Player(player.colour, bot=level)])
        player.bot = level

    def next_colour(self, seat: int) -> None:
        """The next colour that nobody has."""
        taken = {player.colour for player in self.players}
        colours = list(self.playable.colours)
        at = colours.index(self.players[seat].colour)
        order = colours[at:] + colours[:at]
        self.players[seat].colour = next(
            (colour for colour in order if colour not in taken), self.players[seat].colour
        )

    def _check_people(self, players: list[Player]) -> None:
        people = sum(player.bot is None for player in players)
        if people < self.mode.people[0]:
            raise SetupError(
                "Played this way, it needs {n} person.|Played this way, it needs {n} people.",
                n=self.mode.people[0],
            )

    # Starting.

    def seats(self, bot_names: tuple[str, ...] = BOT_NAMES) -> list[Seat]:
        """The seats of the match; refuses two players of one name."""
        names = [player.name.strip() for player in self.players if player.bot is None]
        for name in filter(None, names):
            if names.count(name) > 1:
                raise SetupError("Two players are called {name}.", name=name)
        free = [name for name in bot_names if name not in names]
        return [
            Seat(
                player.name.strip() if player.bot is None else free.pop(0),
                player.bot,
                player.colour,
            )
            for player in self.players
        ]

    def settled(self) -> dict[str, Value]:
        """The options of the match."""
        return {**self.options, **self.mode.settles}


def _allowed(option: Option, known: Mapping[str, Any]) -> Value:
    try:
        return option.check(known.get(option.name))
    except SetupError:
        return option.default
