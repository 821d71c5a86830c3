"""Wongar once more, written straight from the rules and as plainly as can be.

`Ledger` follows a match by the texts of its moves alone and keeps its own books: who has which
stone where, who holds what, and all points. It shares no code with the engine.
"""

from __future__ import annotations

from collections import Counter

KINDS = ("disc", "cube", "cylinder")
TOP = ("Kangaroo", "Emu", "Turtle")
MIDDLE = ("Snake", "Hand", "Foot", "Lizard")
BOTTOM = ("Fish", "Waterhole", "Moon")
AREAS = TOP + MIDDLE + BOTTOM
TABLE = {1: (2, 3, 4), 2: (3, 4, 6), 3: (4, 6, 8)}


def majority_points(space: int, figures: set[str]) -> int:
    section = 1 if space <= 5 else 2 if space <= 10 else 3
    elder, ancestor, both = TABLE[section]
    if figures == {"ancestor", "elder"}:
        return both
    return ancestor if figures == {"ancestor"} else elder


def ceremony_points(
    area: dict[str, dict[str, int]], order: str, ancestor: str, figures: set[str], space: int
) -> dict[str, int]:
    """The scoring of a ceremony: the heart of the rules in a dozen lines."""
    points = dict.fromkeys(order, 0)
    for kind in KINDS:
        most = max(area.get(player, {}).get(kind, 0) for player in order)
        if most == 0:
            continue
        tied = [player for player in order if area.get(player, {}).get(kind, 0) == most]
        winner = ancestor
        while winner not in tied:
            winner = order[(order.index(winner) + 1) % len(order)]
        points[winner] += majority_points(space, figures)
    return points


class Ledger:
    """The books of a match, kept by listening to its moves."""

    def __init__(self, order: str) -> None:
        self.order = order
        self.supply = {(player, kind): n for player in order for kind, n in
                       zip(KINDS, (18, 15, 12), strict=True)}  # fmt: skip
        self.board: Counter[tuple[str, str, str]] = Counter()  # player, kind, area
        self.shown: dict[str, str] = {}
        self.cards_left = dict.fromkeys(AREAS, 13)
        self.hidden: dict[str, list[str]] = {player: [] for player in order}
        self.hands = {player: Counter(ancestor=2, elder=2) for player in order}
        self.rituals: dict[str, Counter[str]] = {player: Counter() for player in order}
        self.pile = Counter(disc=14, cube=12, cylinder=10)
        self.discards: Counter[str] = Counter()
        self.ancestor = self.elder = self.boomerang = ""
        self.stands = {"ancestor": "Hand", "elder": "Foot"}
        self.space = 0
        self.points = dict.fromkeys(order, 0)
        self.playing = False
        self.waiting: list[str] = []  # who has still to act in this round, the actor first
        self.figures: set[str] = set()
        self.where = ""
        self.passed: set[str] = set()
        self.last_ritual = ("", "")  # action and kind, for the second half of a double
        self.dealt = 0

    def left_of(self, player: str) -> str:
        return self.order[(self.order.index(player) + 1) % len(self.order)]

    def from_(self, player: str) -> list[str]:
        place = self.order.index(player)
        return list(self.order[place:] + self.order[:place])

    # Every move is heard here: who makes it ("*" for chance), and its text.

    def hear(self, player: str, text: str) -> None:
        word, *rest = text.split()
        getattr(self, f"hear_{word}")(player, *rest)

    def hear_turn(self, _: str, area: str, card: str) -> None:
        if card != "scorpion":
            self.shown[area] = card
            self.cards_left[area] -= 1
        elif self.playing:
            self.cards_left[area] -= 1
            self.space = min(15, self.space + 1)

    def hear_draw(self, _: str, kind: str, player: str) -> None:
        for area in AREAS:
            lying = sum(n for (_, _, there), n in self.board.items() if there == area)
            if lying < len(self.order) * (2 if area in ("Hand", "Foot") else 1):
                self.board[player, kind, area] += 1
                self.supply[player, kind] -= 1
                return
        raise AssertionError("the areas are full")

    def hear_deal(self, _: str, card: str) -> None:
        player = self.order[self.dealt // 2]
        self.dealt += 1
        self.take_ritual(player, card)

    def hear_begin(self, _: str, ancestor: str, elder: str) -> None:
        self.boomerang = self.ancestor = ancestor
        self.elder = elder
        for player in self.order:
            self.rituals[player]["double"] += 1
        self.playing = True
        self.waiting = self.from_(ancestor)

    def take_ritual(self, player: str, card: str) -> None:
        if sum(self.pile.values()) == 0:
            self.pile, self.discards = self.discards, Counter()
        assert self.pile[card] > 0
        self.pile[card] -= 1
        self.rituals[player][card] += 1

    def hear_pick(self, player: str, card: str) -> None:
        self.take_ritual(player, card)

    def act(self, player: str) -> None:
        """A player begins the action of this round; a new round begins when all have acted."""
        if not self.waiting:
            if self.boomerang == self.ancestor:
                self.boomerang = self.ancestor = self.left_of(self.ancestor)
            else:
                self.boomerang = self.ancestor
            self.waiting = self.from_(self.ancestor)
        assert self.waiting.pop(0) == player

    def hear_take(self, player: str, area: str) -> None:
        self.act(player)
        card = self.shown.pop(area)
        if card != "triple":
            self.hidden[player].append(card)
        if card in KINDS and self.supply[player, card]:
            self.put(player, card, area)
        if card in ("ancestor", "elder"):
            self.call(player, {card})
        if card == "both":
            self.call(player, {"ancestor", "elder"})
            self.stands = {"ancestor": area, "elder": area}
            self.begin_ceremony(area)

    def hear_hand(self, player: str, figure: str) -> None:
        self.act(player)
        assert self.hands[player][figure] > 0
        self.hands[player][figure] -= 1
        self.call(player, {figure})

    def call(self, player: str, figures: set[str]) -> None:
        self.figures = figures
        if "ancestor" in figures:
            self.ancestor = player
        if "elder" in figures:
            self.elder = player

    def hear_go(self, _: str, area: str) -> None:
        (figure,) = self.figures
        self.stands[figure] = area
        self.begin_ceremony(area)

    def put(self, player: str, kind: str, area: str) -> None:
        assert self.supply[player, kind] > 0
        self.supply[player, kind] -= 1
        self.board[player, kind, area] += 1

    def hear_place(self, player: str, kind: str, area: str) -> None:
        self.put(player, kind, area)

    def hear_pair(self, player: str, which: str) -> None:
        pass

    def hear_enough(self, player: str) -> None:
        if self.where:
            self.end_if_nobody_is_in()

    # The ceremony.

    def present(self, player: str) -> bool:
        return any(self.board[player, kind, self.where] for kind in KINDS)

    def begin_ceremony(self, area: str) -> None:
        self.where, self.passed = area, set()
        self.end_if_nobody_is_in()

    def is_in(self, player: str) -> bool:
        able = sum(self.rituals[player].values()) > 0
        return self.present(player) and player not in self.passed and able

    def hear_pass(self, player: str) -> None:
        assert self.is_in(player)
        self.passed.add(player)
        self.end_if_nobody_is_in()

    def hear_ritual(self, player: str, *words: str) -> None:
        assert self.is_in(player)
        card, kind = (words[0], words[1]) if words[0] == "double" else (words[0], words[0])
        self.rituals[player][card] -= 1
        self.discards[card] += 1
        self.do(player, kind, *words[-2:])
        self.last_ritual = (words[-2], kind)
        if card != "double" or not self.second(player):
            self.end_if_nobody_is_in()

    def second(self, player: str) -> bool:
        """Whether the double could do it a second time; if so, the player is asked."""
        action, kind = self.last_ritual
        if action == "out":
            return any(
                self.board[other, kind, self.where] for other in self.order if other != player
            )
        if action == "away":
            return self.board[player, kind, self.where] > 0
        return any(self.board[player, kind, area] for area in AREAS if touching(area, self.where))

    def hear_again(self, player: str, action: str, target: str) -> None:
        assert action == self.last_ritual[0]
        self.do(player, self.last_ritual[1], action, target)
        self.end_if_nobody_is_in()

    def do(self, player: str, kind: str, action: str, target: str) -> None:
        if action == "out":
            assert target != player
            self.take_stone(target, kind, self.where)
            self.supply[target, kind] += 1
            return
        assert touching(self.where, target)
        source, goal = (self.where, target) if action == "away" else (target, self.where)
        self.take_stone(player, kind, source)
        self.board[player, kind, goal] += 1

    def take_stone(self, player: str, kind: str, area: str) -> None:
        assert self.board[player, kind, area] > 0
        self.board[player, kind, area] -= 1

    def end_if_nobody_is_in(self) -> None:
        # Who is out by having no stone stays out: nobody else brings stones of theirs.
        self.passed |= {player for player in self.order if not self.is_in(player)}
        if len(self.passed) < len(self.order):
            return
        area = {
            player: {kind: self.board[player, kind, self.where] for kind in KINDS}
            for player in self.order
        }
        gained = ceremony_points(area, self.order, self.ancestor, self.figures, self.space)
        for player, points in gained.items():
            self.points[player] += points
        self.where = ""

    # The end.

    @property
    def last_round(self) -> bool:
        return self.space == 15 or any(
            area not in self.shown and self.cards_left[area] == 0 for area in AREAS
        )

    def final_points(self) -> dict[str, int]:
        final = dict(self.points)
        for kind in KINDS:
            most = max(cards.count(kind) for cards in self.hidden.values())
            for player, cards in self.hidden.items():
                if most and cards.count(kind) == most:
                    final[player] += 8
        return final


def touching(one: str, other: str) -> bool:
    """Along the rows, and between the middle row and the two others."""
    for row in (TOP, MIDDLE, BOTTOM):
        if one in row and other in row:
            return abs(row.index(one) - row.index(other)) == 1
    if one not in MIDDLE:
        one, other = other, one
    if one not in MIDDLE:
        return False
    outer = TOP if other in TOP else BOTTOM
    return MIDDLE.index(one) - outer.index(other) in (0, 1)
