"""Counting while games are played: one small class for each statistic.

An observer looks and never touches. All counts are whole numbers, so that those of many processes
add up to the same sums in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.codes import (
    BEWITCHED_ROLE,
    BRIBED,
    BUILT,
    CONFISCATED,
    DESTROYED,
    EXCHANGED,
    GIVEN_UP,
    KILLED_ROLE,
    NOBODY,
    PICK,
    ROBBED_ROLE,
    SEIZED,
    STOLE,
)
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS, DISTRICTS, SCORES
from citadels.engine.native_types import override
from citadels.engine.scoring import VICTORY_PARTS, score, score_items, winners
from citadels.engine.state import ANSWER_COUNT, ROUND

Tally = Counter[tuple[str, ...]]  # what was counted, under a few words


def parts_of(game: Game) -> list[int]:
    """How much of the victory each seat has, in parts of `WHOLE`."""
    best = winners(game)
    return [VICTORY_PARTS // len(best) if seat in best else 0 for seat in range(game.seats())]


class Observer:
    """Sees a game begin and end, and every answer if it needs to.

    What it counts becomes part of the sums only when the game has ended.
    """

    name = ""
    needs_steps = False

    def __init__(self) -> None:
        self.tally: Tally = Counter()
        self.fresh: Tally = Counter()
        self.lines: list[str] = []

    def begin(self, game: Game, lines: Sequence[str]) -> None:
        """A game has been dealt to these bots."""
        self.fresh = Counter()
        self.lines = list(lines)
        self.before(game)

    def end(self, game: Game) -> None:
        """The game is over."""
        self.after(game)
        self.tally.update(self.fresh)

    def before(self, game: Game) -> None:
        """What is to be done at the beginning."""

    def step(self, game: Game, seat: int, answer: int) -> None:
        """What is to be done after an answer; the events are still there."""

    def after(self, game: Game) -> None:
        """What is to be counted at the end."""


class Length(Observer):
    """How many rounds and answers a game has."""

    name = "length"

    @override
    def after(self, game: Game) -> None:
        self.fresh["rounds", str(game.get(ROUND))] += 1
        self.fresh["answers", str(game.get(ANSWER_COUNT))] += 1


class Points(Observer):
    """The points of each bot, of the winners, and what they are for."""

    name = "points"

    @override
    def after(self, game: Game) -> None:
        parts = parts_of(game)
        for seat, line in enumerate(self.lines):
            points = score(game, seat)
            self.fresh["bot", line, "seats"] += 1
            self.fresh["bot", line, "points"] += points
            self.fresh["bot", line, "squares"] += points * points
            self.fresh["bot", line, "wins"] += parts[seat]
            self.fresh["bot", line, "districts"] += game.city_size(seat)
            for purpose, _, worth in score_items(game, seat):
                self.fresh["for", SCORES[purpose]] += worth
            if parts[seat]:
                self.fresh["winners", "seats"] += 1
                self.fresh["winners", "points"] += points


class Characters(Observer):
    """How often each character is kept, and by those who win."""

    name = "characters"
    needs_steps = True

    @override
    def before(self, game: Game) -> None:
        self.kept: list[tuple[int, int]] = []

    @override
    def step(self, game: Game, seat: int, answer: int) -> None:
        if verb_of(answer) == PICK:
            self.kept.append((seat, arg1_of(answer)))

    @override
    def after(self, game: Game) -> None:
        parts = parts_of(game)
        for seat, role in self.kept:
            self.fresh[CHARACTERS[role], "picks"] += 1
            self.fresh[CHARACTERS[role], "wins"] += parts[seat]


class Districts(Observer):
    """Which districts are built, by whom, and which are destroyed or given up."""

    name = "districts"
    needs_steps = True

    @override
    def step(self, game: Game, seat: int, answer: int) -> None:
        for kind, owner, _, card, _ in game.events_for(NOBODY):
            if kind == BUILT:
                self.fresh["built", DISTRICTS[card]] += 1
                self.fresh["bot", self.lines[owner]] += 1
            elif kind == DESTROYED:
                self.fresh["destroyed", DISTRICTS[card]] += 1
            elif kind == GIVEN_UP:
                self.fresh["given-up", DISTRICTS[card]] += 1
                self.fresh["destroyed", DISTRICTS[card]] -= 1  # told of once more, as destroyed


class Attacks(Observer):
    """Characters that are attacked, and whether somebody has them."""

    name = "attacks"
    needs_steps = True

    _MARKS: Final = {KILLED_ROLE: "killed", BEWITCHED_ROLE: "bewitched", ROBBED_ROLE: "robbed"}
    _DEEDS: Final = {
        BRIBED: "bribed",
        CONFISCATED: "confiscated",
        EXCHANGED: "exchanged",
        SEIZED: "seized",
    }

    @override
    def step(self, game: Game, seat: int, answer: int) -> None:
        for kind, _, _, card, amount in game.events_for(NOBODY):
            if kind in self._MARKS:
                self.fresh[self._MARKS[kind], "tries"] += 1
                self.fresh[self._MARKS[kind], "hits"] += game.holder(card) != NOBODY
            elif kind in self._DEEDS:
                self.fresh[self._DEEDS[kind], "tries"] += 1
                self.fresh[self._DEEDS[kind], "hits"] += 1
            elif kind == STOLE:
                self.fresh["stolen", "gold"] += amount


OBSERVERS: Final[dict[str, type[Observer]]] = {
    kind.name: kind for kind in (Length, Points, Characters, Districts, Attacks)
}
