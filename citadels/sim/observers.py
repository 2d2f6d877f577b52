"""Observers for simulations: one small class for each statistic."""

from __future__ import annotations

from collections import Counter
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
from citadels.engine.native_types import i64, override, vec
from citadels.engine.scoring import score_items
from citadels.engine.state import ANSWER_COUNT, ROUND
from citadels.sim.counters.observer import Observer

Tally = Counter[tuple[str, ...]]  # what was counted, under a few words


class TallyObserver(Observer):
    """Counts under keys of a few words. A game counts only when it has ended."""

    name = ""

    def __init__(self) -> None:
        self.tally: Tally = Counter()
        self.game_tally: Tally = Counter()
        self.bots: list[str] = []

    @override
    def begin(self, game: Game, bots: list[str]) -> None:
        self.game_tally = Counter()
        self.bots = bots

    @override
    def end(self, game: Game, shares: vec[i64], points: vec[i64]) -> None:
        self.tally.update(self.game_tally)


class Length(TallyObserver):
    """How many rounds and answers a game has."""

    name = "length"

    @override
    def end(self, game: Game, shares: vec[i64], points: vec[i64]) -> None:
        self.game_tally["rounds", str(game.get(ROUND))] += 1
        self.game_tally["answers", str(game.get(ANSWER_COUNT))] += 1
        super().end(game, shares, points)


class Points(TallyObserver):
    """The points of each bot and of the winners, and what they were scored for."""

    name = "points"

    @override
    def end(self, game: Game, shares: vec[i64], points: vec[i64]) -> None:
        for seat, spec in enumerate(self.bots):
            worth = points[seat]
            self.game_tally["bot", spec, "seats"] += 1
            self.game_tally["bot", spec, "points"] += worth
            self.game_tally["bot", spec, "squares"] += worth * worth
            self.game_tally["bot", spec, "wins"] += shares[seat]
            self.game_tally["bot", spec, "districts"] += game.city_size(seat)
            for purpose, _, item_worth in score_items(game, seat):
                self.game_tally["for", SCORES[purpose]] += item_worth
            if shares[seat]:
                self.game_tally["winners", "seats"] += 1
                self.game_tally["winners", "points"] += worth
        super().end(game, shares, points)


class Characters(TallyObserver):
    """How often each character is picked, and the shares of those seats."""

    name = "characters"
    needs_answers = True

    @override
    def begin(self, game: Game, bots: list[str]) -> None:
        super().begin(game, bots)
        self.picks: list[tuple[int, int]] = []

    @override
    def before_answer(self, game: Game, seat: int, answer: int, randomized: bool) -> None:
        if verb_of(answer) == PICK:
            self.picks.append((seat, arg1_of(answer)))

    @override
    def end(self, game: Game, shares: vec[i64], points: vec[i64]) -> None:
        for seat, role in self.picks:
            self.game_tally[CHARACTERS[role], "picks"] += 1
            self.game_tally[CHARACTERS[role], "wins"] += shares[seat]
        super().end(game, shares, points)


class Districts(TallyObserver):
    """Which districts are built, by which bot, and which are destroyed or sacrificed."""

    name = "districts"
    needs_events = True

    @override
    def after_answer(self, game: Game, seat: int, answer: int) -> None:
        for kind, owner, _, card, _ in game.events_for(NOBODY):
            if kind == BUILT:
                self.game_tally["built", DISTRICTS[card]] += 1
                self.game_tally["bot", self.bots[owner]] += 1
            elif kind == DESTROYED:
                self.game_tally["destroyed", DISTRICTS[card]] += 1
            elif kind == GIVEN_UP:
                self.game_tally["given-up", DISTRICTS[card]] += 1
                self.game_tally["destroyed", DISTRICTS[card]] -= 1  # a second event says destroyed


class Attacks(TallyObserver):
    """Characters that are attacked, and whether somebody has them."""

    name = "attacks"
    needs_events = True

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


OBSERVERS: Final[dict[str, type[TallyObserver]]] = {
    kind.name: kind for kind in (Length, Points, Characters, Districts, Attacks)
}
