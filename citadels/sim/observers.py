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


def victory_shares(game: Game) -> list[int]:
    """How much of the victory each seat has, in parts of `WHOLE`."""
    winner_seats = winners(game)
    return [
        VICTORY_PARTS // len(winner_seats) if seat in winner_seats else 0
        for seat in range(game.seats())
    ]


class Observer:
    """Sees a game begin and end, and every answer if it needs to.

    What it counts becomes part of the sums only when the game has ended.
    """

    name = ""
    needs_answers = False

    def __init__(self) -> None:
        self.tally: Tally = Counter()
        self.game_tally: Tally = Counter()
        self.bot_specs: list[str] = []

    def begin(self, game: Game, bot_specs: Sequence[str]) -> None:
        """A game has been dealt to these bots."""
        self.game_tally = Counter()
        self.bot_specs = list(bot_specs)
        self.on_begin(game)

    def end(self, game: Game) -> None:
        """The game is over."""
        self.on_end(game)
        self.tally.update(self.game_tally)

    def on_begin(self, game: Game) -> None:
        """What is to be done at the beginning."""

    def after_answer(self, game: Game, seat: int, answer: int) -> None:
        """What is to be done after an answer; the events are still there."""

    def on_end(self, game: Game) -> None:
        """What is to be counted at the end."""


class Length(Observer):
    """How many rounds and answers a game has."""

    name = "length"

    @override
    def on_end(self, game: Game) -> None:
        self.game_tally["rounds", str(game.get(ROUND))] += 1
        self.game_tally["answers", str(game.get(ANSWER_COUNT))] += 1


class Points(Observer):
    """The points of each bot, of the winners, and what they are for."""

    name = "points"

    @override
    def on_end(self, game: Game) -> None:
        shares = victory_shares(game)
        for seat, spec in enumerate(self.bot_specs):
            points = score(game, seat)
            self.game_tally["bot", spec, "seats"] += 1
            self.game_tally["bot", spec, "points"] += points
            self.game_tally["bot", spec, "squares"] += points * points
            self.game_tally["bot", spec, "wins"] += shares[seat]
            self.game_tally["bot", spec, "districts"] += game.city_size(seat)
            for purpose, _, worth in score_items(game, seat):
                self.game_tally["for", SCORES[purpose]] += worth
            if shares[seat]:
                self.game_tally["winners", "seats"] += 1
                self.game_tally["winners", "points"] += points


class Characters(Observer):
    """How often each character is kept, and by those who win."""

    name = "characters"
    needs_answers = True

    @override
    def on_begin(self, game: Game) -> None:
        self.picks: list[tuple[int, int]] = []

    @override
    def after_answer(self, game: Game, seat: int, answer: int) -> None:
        if verb_of(answer) == PICK:
            self.picks.append((seat, arg1_of(answer)))

    @override
    def on_end(self, game: Game) -> None:
        shares = victory_shares(game)
        for seat, role in self.picks:
            self.game_tally[CHARACTERS[role], "picks"] += 1
            self.game_tally[CHARACTERS[role], "wins"] += shares[seat]


class Districts(Observer):
    """Which districts are built, by whom, and which are destroyed or given up."""

    name = "districts"
    needs_answers = True

    @override
    def after_answer(self, game: Game, seat: int, answer: int) -> None:
        for kind, owner, _, card, _ in game.events_for(NOBODY):
            if kind == BUILT:
                self.game_tally["built", DISTRICTS[card]] += 1
                self.game_tally["bot", self.bot_specs[owner]] += 1
            elif kind == DESTROYED:
                self.game_tally["destroyed", DISTRICTS[card]] += 1
            elif kind == GIVEN_UP:
                self.game_tally["given-up", DISTRICTS[card]] += 1
                self.game_tally["destroyed", DISTRICTS[card]] -= (
                    1  # told of once more, as destroyed
                )


class Attacks(Observer):
    """Characters that are attacked, and whether somebody has them."""

    name = "attacks"
    needs_answers = True

    _MARK_NAMES: Final = {KILLED_ROLE: "killed", BEWITCHED_ROLE: "bewitched", ROBBED_ROLE: "robbed"}
    _ACTION_NAMES: Final = {
        BRIBED: "bribed",
        CONFISCATED: "confiscated",
        EXCHANGED: "exchanged",
        SEIZED: "seized",
    }

    @override
    def after_answer(self, game: Game, seat: int, answer: int) -> None:
        for kind, _, _, card, amount in game.events_for(NOBODY):
            if kind in self._MARK_NAMES:
                self.game_tally[self._MARK_NAMES[kind], "tries"] += 1
                self.game_tally[self._MARK_NAMES[kind], "hits"] += game.holder(card) != NOBODY
            elif kind in self._ACTION_NAMES:
                self.game_tally[self._ACTION_NAMES[kind], "tries"] += 1
                self.game_tally[self._ACTION_NAMES[kind], "hits"] += 1
            elif kind == STOLE:
                self.game_tally["stolen", "gold"] += amount


OBSERVERS: Final[dict[str, type[Observer]]] = {
    kind.name: kind for kind in (Length, Points, Characters, Districts, Attacks)
}
