"""Plays blocks of games inside the engine, with counters looking on.

A game by fast players takes a tenth of a millisecond: nothing of it can be left to Python.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.game import Game
from citadels.engine.native_types import i64, vec
from citadels.engine.rules import Rules
from citadels.engine.scoring import VICTORY_PARTS, score, winners
from citadels.engine.setup import deal
from citadels.engine.state import ANSWER_COUNT, CROWN, DEPTH, FRAME_SIZE, ROUND, SEATS, TOP_SEAT
from citadels.lab.counting.counter import Counter, zeros
from citadels.lab.counting.forcing import Forced

LONGEST: Final = 20000  # answers; games by lot have some hundred
# Between two seeds. The generator is filled from both halves of a seed, and is weak at first where
# only one of them differs: so both do. Blocks of a million games stay below 2**62.
APART: Final = 0x259E3779B9
ROOM: Final = 16  # seeds for the players of one game


class EndlessError(Exception):
    """A game that nobody brings to an end."""


class Seeds:
    """Where the chance of a block begins: that of its deals, and that of its players."""

    def __init__(self, deal: int, players: int) -> None:
        self.deal = deal
        self.players = players


class Block:
    """Games of one set-up, with their results in rows: one entry for each game and seat."""

    def __init__(self, rules: Rules, counters: list[Counter]) -> None:
        self.rules = rules
        self.counters = counters
        self.parts: vec[i64] = zeros(8)
        self.points: vec[i64] = zeros(8)
        self.rows: list[int] = []  # by game: crown, rounds, answers, then share and points by seat
        self.hearing: list[Counter] = []  # those who want to see answers
        self.watches_rounds = False
        for counter in counters:
            if counter.needs_answers:
                self.hearing.append(counter)
            if counter.needs_rounds:
                self.watches_rounds = True

    def play(
        self, first: i64, games: i64, players: list[Forced], seeds: Seeds, duplicate: bool
    ) -> None:
        """Play so many games from the first on, each a deal of its own, or every deal in turn."""
        seats: i64 = len(players)
        for number in range(games):
            deals: i64 = number // seats if duplicate else number
            self.play_one(
                seeds.deal + deals * APART,
                players,
                (first + number) % seats,
                seeds.players + number * ROOM * APART,
            )

    def play_one(self, seed: int, players: list[Forced], turn: int, chance: int) -> None:
        """Play the deal of a seed. Players move on by so many seats; chance is theirs."""
        seats: i64 = len(players)
        seated: list[Forced] = []
        for seat in range(seats):
            player = players[(seat - turn) % len(players)]
            player.reseed(chance + seat * APART)
            seated.append(player)
        game = deal(self.rules, seed)
        game.is_quiet = True
        crown = game.row[CROWN]
        for counter in self.counters:
            counter.begin(game)
        if self.hearing or self.watches_rounds:
            self._watch(game, seated)
        else:
            self._run(game, seated)
        if not game.is_over():
            raise EndlessError(f"the game of seed {seed} did not end")
        self._settle(game)
        for counter in self.counters:
            counter.end(game, self.parts, self.points)
        self.rows += (crown, game.row[ROUND], game.row[ANSWER_COUNT])
        for seat in range(seats):
            self.rows.append(self.parts[seat])
            self.rows.append(self.points[seat])

    def _run(self, game: Game, seated: list[Forced]) -> None:
        row = game.row
        while row[ANSWER_COUNT] < LONGEST:
            options = game.write_options()
            if options == 0:
                return
            game.play(seated[row[TOP_SEAT + row[DEPTH] * FRAME_SIZE]].choose(game, options))

    def _watch(self, game: Game, seated: list[Forced]) -> None:
        row = game.row
        last = row[ROUND]
        while row[ANSWER_COUNT] < LONGEST:
            options = game.write_options()
            if options == 0:
                return
            seat = row[TOP_SEAT + row[DEPTH] * FRAME_SIZE]
            player = seated[seat]
            given = player.choose(game, options)
            for counter in self.hearing:
                counter.answer(game, seat, given, player.by_lot)
            game.play(given)
            if self.watches_rounds and row[ROUND] != last and not game.is_over():
                last = row[ROUND]
                for counter in self.counters:
                    counter.round_ended(game)

    def _settle(self, game: Game) -> None:
        seats = game.row[SEATS]
        most: i64 = -1
        ahead: i64 = 0
        for seat in range(seats):
            points: i64 = score(game, seat)
            self.points[seat] = points
            if points > most:
                most = points
                ahead = 1
            elif points == most:
                ahead += 1
        best = winners(game) if ahead > 1 else []  # who wins a tie is longer to say
        for seat in range(seats):
            if ahead == 1:
                self.parts[seat] = VICTORY_PARTS if self.points[seat] == most else 0
            else:
                self.parts[seat] = VICTORY_PARTS // len(best) if seat in best else 0
