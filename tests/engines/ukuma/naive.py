"""ukuma once more, straight from the rules and as plainly as can be: no thought of speed.

Cards are texts such as `/ab`, a table is a dict from cells to texts such as `W/ab`.
"""

from __future__ import annotations

Table = dict[tuple[int, int], str]

DECK = [form + west + east for form in "/\\^v" for west in "abc" for east in "abc"]


def other(player: str) -> str:
    return {"W": "B", "B": "W"}[player]


def read(text: str) -> Table:
    table = {}
    for word in text.split():
        where, card = word[2:].split("=")
        x, y = where.split(",")
        table[int(x), int(y)] = word[0] + card
    return table


def rule_1(table: Table, player: str, x: int, y: int) -> bool:
    """It shares an edge with an own card."""
    for cell in [(x, y + 1), (x, y - 1), (x + 1, y), (x - 1, y)]:
        if cell in table and table[cell].startswith(player):
            return True
    return False


def rule_2(table: Table, card: str, x: int, y: int) -> bool:
    """It fits every neighbouring card, own and foreign."""
    form, west, east = card
    if (x, y + 1) in table and table[x, y + 1][1] != form:
        return False
    if (x, y - 1) in table and table[x, y - 1][1] != form:
        return False
    if (x + 1, y) in table and table[x + 1, y][2] != east:
        return False
    return not ((x - 1, y) in table and table[x - 1, y][3] != west)


def rule_3(table: Table, player: str, x: int, y: int) -> bool:
    """It touches a foreign card by edge or corner."""
    for row in [y - 1, y, y + 1]:
        for column in [x - 1, x, x + 1]:
            if (column, row) in table and table[column, row].startswith(other(player)):
                return True
    return False


def cells(table: Table, columns: int, rows: int, player: str) -> list[tuple[int, int]]:
    return [
        (x, y)
        for x in range(columns)
        for y in range(rows)
        if (x, y) not in table and rule_1(table, player, x, y) and rule_3(table, player, x, y)
    ]


def broken(
    table: Table, columns: int, rows: int, player: str, card: str, x: int, y: int
) -> list[str]:
    """What speaks against a card, in the words of the engine's reasons."""
    if x < 0 or y < 0 or x >= columns or y >= rows:
        return ["OFF_TABLE"]
    if (x, y) in table:
        return ["TAKEN"]
    wrong = []
    if not rule_1(table, player, x, y):
        wrong.append("RULE_1")
    if not rule_2(table, card, x, y):
        wrong.append("RULE_2")
    if not rule_3(table, player, x, y):
        wrong.append("RULE_3")
    return wrong


def places(
    table: Table, columns: int, rows: int, player: str, cards: list[str]
) -> list[tuple[str, tuple[int, int]]]:
    own = cells(table, columns, rows, player)
    return [(card, (x, y)) for card in cards for x, y in own if rule_2(table, card, x, y)]


def wins(table: Table, rows: int, player: str, x: int, y: int) -> str | None:
    """How a card of this player, just put there, wins."""
    if player == "W":
        if y == rows - 1:
            return "edge"
        passed = [(x - 1, y - 1), (x, y - 1), (x + 1, y - 1)]
    else:
        if y == 0:
            return "edge"
        passed = [(x - 1, y + 1), (x, y + 1), (x + 1, y + 1)]
    for cell in passed:
        if cell in table and table[cell].startswith(other(player)):
            return "behind"
    return None


def both_at_both_sides(table: Table, columns: int) -> bool:
    found = {(card[0], x) for (x, _), card in table.items()}
    return all((player, x) in found for player in "WB" for x in (0, columns - 1))


class Game:
    """One game with every card somewhere; piles are lists whose first card is drawn first."""

    def __init__(self, columns: int, rows: int, table: str) -> None:
        self.columns, self.rows = columns, rows
        self.table = read(table)
        self.hand: dict[str, list[str]] = {"W": [], "B": []}
        self.discard: dict[str, list[str]] = {"W": [], "B": []}
        # The order of a shuffled pile is not known, that of a turned one is.
        self.shuffled = {
            player: [card for card in DECK if player + card not in self.table.values()]
            for player in "WB"
        }
        self.turned: dict[str, list[str]] = {"W": [], "B": []}
        self.over: tuple[str | None, str] | None = None

    def must_draw(self, player: str) -> int:
        if self.hand[player]:
            return 0
        left = self.shuffled[player] + self.turned[player] + self.discard[player]
        return min(3, len(left))

    def draw(self, player: str, cards: list[str]) -> None:
        assert len(cards) == self.must_draw(player)
        for card in cards:
            if not self.shuffled[player] and not self.turned[player]:
                self.turned[player] = self.discard[player]
                self.discard[player] = []
            if self.shuffled[player]:
                self.shuffled[player].remove(card)
            else:
                assert self.turned[player].pop(0) == card
            self.hand[player].append(card)

    def throw(self, player: str) -> None:
        self.discard[player] += self.hand[player]
        self.hand[player] = []

    def rest(self, player: str) -> list[str]:
        return (
            self.hand[player] + self.shuffled[player] + self.turned[player] + self.discard[player]
        )

    def place(self, player: str, card: str, x: int, y: int) -> None:
        assert (card, (x, y)) in self.places(player)
        self.hand[player].remove(card)
        self.table[x, y] = player + card
        how = wins(self.table, self.rows, player, x, y)
        if how:
            self.over = (player, how)
        elif both_at_both_sides(self.table, self.columns):
            self.over = (None, "sides")
        elif not any(
            places(self.table, self.columns, self.rows, each, self.rest(each)) for each in "WB"
        ):
            self.over = (None, "stuck")

    def places(self, player: str) -> list[tuple[str, tuple[int, int]]]:
        return places(self.table, self.columns, self.rows, player, self.hand[player])
