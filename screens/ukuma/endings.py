"""How a game ended, in words for each player and in frames about the cards that decided it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.app import App

from device.cues import Cue
from device.language import mark
from engines.ukuma.rules import Ending, Result
from engines.ukuma.table import AHEAD, Cell, Table
from screens.ukuma.moments import Celebration

Tr = Callable[..., str]

REASONS = {
    Ending.EDGE: mark("A card has reached the far home."),
    Ending.BEHIND: mark("A card has got behind a card of the other side."),
    Ending.SIDES: mark("Both have a card at the left and at the right edge."),
    Ending.STUCK: mark("Nobody has a card left that fits anywhere."),
}


def headline(tr: Tr, match: Any, seat: int, names: tuple[str, str], alone: bool) -> str:
    """The game, or the match once it is over, as this seat hears of it."""
    result, outcome = match.results[-1], match.outcome
    score = f"{match.wins[seat]} : {match.wins[1 - seat]}"
    several = match.setup.options["games"] > 1
    winner = result.winner
    if outcome is not None and several:
        winner = outcome.winners[0] if len(outcome.winners) == 1 else None
        if winner is None:
            return tr("The match is drawn, {score}", score=score)
        if winner == seat and not alone:
            return tr("You win the match, {score}!", score=score)
        return tr("{name} wins the match, {score}", name=names[winner], score=score)
    if winner is None:
        return tr("A draw")
    if winner == seat and not alone:
        return tr("You win!")
    return tr("{name} wins", name=names[winner])


def deciding_cells(table: Table, result: Result) -> tuple[Cell, ...]:
    """The cards besides the last one that make the ending what it is."""
    x, y = result.cell
    if result.ending is Ending.BEHIND and result.winner is not None:
        passed = y - AHEAD[result.winner]
        foe = 1 - result.winner
        return tuple((x + dx, passed) for dx in (-1, 0, 1) if table.owner((x + dx, passed)) == foe)
    if result.ending is Ending.SIDES:
        sides = (0, table.size.columns - 1)
        return tuple(cell for cell in table.cards if cell[0] in sides)
    return ()


def pronounce(table: Any, anew: bool) -> None:
    """Tells everybody how the game ended, and celebrates it when that is news."""
    app, match, people = App.get_running_app(), table.match, table.session.people
    tr, theme, result = app.tr, app.theme, match.results[-1]
    names = (table.name_of(0), table.name_of(1))
    action = tr("Next game") if match.outcome is None else tr("Rematch")
    for hand in table.hands:
        words = headline(tr, match, hand.seat, names, alone=not hand.plays)
        mine = hand.plays or not people
        hand.voice.judge(words, tr(REASONS[result.ending]), action if mine else "")
    frame = theme.glow if result.winner is None else theme.bad
    cells = deciding_cells(match.table, result)
    table.frame(*((cell, frame) for cell in cells))
    if result.winner is not None:
        _celebrate(table, result.cell, anew)
    elif anew:
        app.cues.play(Cue.SAND_OUT, 0.5)
    if anew:
        listener = people[0] if people else 0
        said = headline(tr, match, listener, names, alone=len(people) != 1)
        app.cues.speak(said, app.language.code)


def _celebrate(table: Any, cell: Cell, anew: bool) -> None:
    app, figure = App.get_running_app(), table.lying[cell]
    figure.shine = 1
    table.lain.remove_widget(figure)
    table.lain.add_widget(figure)
    if anew:
        app.cues.play(Cue.WIN)
        if not app.settings.reduced_motion:
            sparks = Celebration(*table.ground.at(cell), reach=table.ground.cell[0])
            table.desk.add_widget(sparks)
            sparks.start()
