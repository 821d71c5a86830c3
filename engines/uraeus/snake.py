"""The snake and the stones on it: what a position is, and how it is written.

A position is 80 bytes, so that it is copied, compared and hashed at the speed of C:

- cells 1 to 62 are the back fields: the lower stone in the low half of the byte, the upper one
  in the high half, 0 where nothing stands. Cells 0 and 63 stay empty: head and tail hold any
  number of stones, which do not touch each other;
- from HEAD on: how many stones of each kind stand on the head (field 0);
- from RESERVE and from HOME on: how many stones of each player wait, and have arrived.

A stone is a number from 1 to 8: two for each player, the odd one faces the tail (`>`), the even
one faces the head (`<`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from engines.sentences import NotationError, quoted

TAIL = 63
STONES = 3
LETTERS = "rbgy"
SCALES = (21, 30, 37, 41, 53)
GEESE = range(59, TAIL)

HEAD = 64
RESERVE = HEAD + 8
HOME = RESERVE + 4
SIZE = HOME + 4

Position = bytes
"""80 cells, as told above."""

BACK = tuple(max((scale for scale in SCALES if scale < field), default=0) for field in range(TAIL))
"""Where a stone that is hit on a field goes back to."""


def stone_of(player: int, faces_head: bool = False) -> int:
    return 2 * player + 1 + faces_head


def owner(stone: int) -> int:
    return (stone - 1) >> 1


def faces_head(stone: int) -> bool:
    return not stone & 1


def towards_head(stone: int) -> int:
    """The same player's stone, facing the head."""
    return stone + (stone & 1)


def turned(stone: int) -> int:
    """The same player's stone, facing the other way."""
    return stone + 1 if stone & 1 else stone - 1


def stones_on(position: Position, field: int) -> tuple[int, ...]:
    """The stones on a field, bottom to top; those on the head in the order of their kinds."""
    if field == 0:
        return tuple(stone for stone in range(1, 9) for _ in range(position[HEAD + stone - 1]))
    cell = position[field]
    return tuple(stone for stone in (cell & 15, cell >> 4) if stone)


def occupied(position: Position) -> tuple[int, ...]:
    """The fields that hold a stone, from the head to the tail."""
    back = tuple(field for field in range(1, TAIL) if position[field])
    return (0, *back) if any(position[HEAD:RESERVE]) else back


def opening(players: int) -> Position:
    """Every stone in reserve."""
    cells = bytearray(SIZE)
    cells[RESERVE : RESERVE + players] = bytes([STONES]) * players
    return bytes(cells)


def following(position: Position, player: int, players: int) -> int | None:
    """Who has the die after this player; nobody once all but one have come home."""
    clockwise = ((player + steps) % players for steps in range(1, players + 1))
    racing = [each for each in clockwise if position[HOME + each] < STONES]
    return racing[0] if len(racing) > 1 else None


@dataclass(frozen=True)
class Table:
    """A position and the letters of its players in turn order; `str()` is the notation."""

    letters: str
    position: Position

    def word(self, stone: int) -> str:
        """A stone as it is written: `r>`."""
        return self.letters[owner(stone)] + ("<" if faces_head(stone) else ">")

    def __str__(self) -> str:
        parts = []
        for field in occupied(self.position):
            words = [self.word(stone) for stone in stones_on(self.position, field)]
            parts.append(f"{field}:{''.join(words if field else sorted(words))}")
        parts.append(f"/ reserve {self._counts(RESERVE)} / home {self._counts(HOME)}")
        return " ".join(parts)

    def _counts(self, start: int) -> str:
        counts = self.position[start:]
        return " ".join(f"{letter}{counts[at]}" for at, letter in enumerate(self.letters))


MOST = 9
"""As many stones of a player as the notation can count; a rule lawyer may ask about four."""

_COUNT = re.compile(r"([rbgy])([0-9])")
_FIELD = re.compile(r"(0|[1-9][0-9]?):((?:[rbgy][<>])+)")


def parse_table(text: str) -> Table:
    """Reads what `str(table)` wrote; raises `NotationError` when it is no position.

    Questions may be asked about any number of stones, so three is not insisted on.
    """
    parts = [part.split() for part in text.split("/")]
    if len(parts) != 3 or parts[1][:1] != ["reserve"] or parts[2][:1] != ["home"]:
        raise NotationError(
            "{text} is not a position, such as '5:r> / reserve r2 b3 / home r0 b0'.",
            text=quoted(text),
        )
    letters, reserve = _parse_counts(parts[1][1:])
    at_home, home = _parse_counts(parts[2][1:])
    if letters != at_home:
        raise NotationError("Reserve and home must name the same players in the same order.")
    if not 2 <= len(letters) <= len(LETTERS) or len(set(letters)) != len(letters):
        raise NotationError("A position has 2 to 4 players, each named once.")
    cells = bytearray(SIZE)
    cells[RESERVE : RESERVE + len(letters)] = reserve
    cells[HOME : HOME + len(letters)] = home
    _put_stones(cells, parts[0], letters)
    table = Table(letters, bytes(cells))
    for player, letter in enumerate(letters):
        if count_stones(table.position, player) > MOST:
            raise NotationError(
                "Player {letter} has more than {most} stones.", letter=letter, most=MOST
            )
    return table


def _parse_counts(words: list[str]) -> tuple[str, bytes]:
    counts = []
    for word in words:
        match = _COUNT.fullmatch(word)
        if match is None:
            raise NotationError(
                "{word} is not a player with a number of stones, such as r2.", word=quoted(word)
            )
        counts.append(match)
    return "".join(each[1] for each in counts), bytes(int(each[2]) for each in counts)


def _put_stones(cells: bytearray, words: list[str], letters: str) -> None:
    last = -1
    for word in words:
        match = _FIELD.fullmatch(word)
        field = TAIL if match is None else int(match[1])
        if match is None or field >= TAIL:
            raise NotationError(
                "{word} is not a field from 0 to 62 with its stones, such as 5:r>.",
                word=quoted(word),
            )
        if field <= last:
            raise NotationError("The fields must ascend, each named once.")
        last = field
        if not set(match[2][::2]) <= set(letters):
            raise NotationError(
                "Field {field} has a stone of somebody who does not play.", field=field
            )
        stones = [
            stone_of(letters.index(letter), facing == "<")
            for letter, facing in zip(match[2][::2], match[2][1::2], strict=True)
        ]
        if field == 0:
            for stone in stones:
                # A count that no cell holds is far above the most, and refused as such.
                cells[HEAD + stone - 1] = min(255, cells[HEAD + stone - 1] + 1)
        elif len(stones) > 2:
            raise NotationError("No more than two stones stand on field {field}.", field=field)
        else:
            cells[field] = stones[0] if len(stones) == 1 else stones[0] | stones[1] << 4


def count_stones(position: Position, player: int) -> int:
    """All stones of a player, wherever they are: in a match always three."""
    on_board = sum(
        owner(stone) == player
        for field in occupied(position)
        for stone in stones_on(position, field)
    )
    return on_board + position[RESERVE + player] + position[HOME + player]
