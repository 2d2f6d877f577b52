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
from citadels.lab.counters.counter import Counter, zeros
from citadels.lab.counters.randomized_policy import RandomizedPolicy

MAX_DECISIONS: Final = 20000  # answers; random games have a few hundred
# Between two seeds. The generator is filled from both halves of a seed, and is weak at first where
# only one of them differs: so both do. Blocks of a million games stay below 2**62.
SEED_STRIDE: Final = 0x259E3779B9
SEEDS_PER_GAME: Final = 16  # seeds for the players of one game


class EndlessError(Exception):
    """A game that nobody brings to an end."""


class BlockSeeds:
    """Where the chance of a block begins: that of its deals, and that of its players."""

    def __init__(self, deal_seed: int, player_seed: int) -> None:
        self.deal_seed = deal_seed
        self.player_seed = player_seed


class BlockRunner:
    """Games of one set-up, with their results in rows: one entry for each game and seat."""

    def __init__(self, rules: Rules, counters: list[Counter]) -> None:
        self.rules = rules
        self.counters = counters
        self.shares: vec[i64] = zeros(8)
        self.points: vec[i64] = zeros(8)
        self.rows: list[int] = []  # by game: crown, rounds, answers, then share and points by seat
        self.answer_counters: list[Counter] = []  # those who want to see answers
        self.needs_rounds = False
        for counter in counters:
            if counter.needs_answers:
                self.answer_counters.append(counter)
            if counter.needs_rounds:
                self.needs_rounds = True

    def play(
        self,
        first: i64,
        games: i64,
        policies: list[RandomizedPolicy],
        seeds: BlockSeeds,
        duplicate: bool,
    ) -> None:
        """Play so many games from the first on, each a deal of its own, or every deal in turn."""
        seats: i64 = len(policies)
        for number in range(games):
            deal_number: i64 = number // seats if duplicate else number
            self.play_game(
                seeds.deal_seed + deal_number * SEED_STRIDE,
                policies,
                (first + number) % seats,
                seeds.player_seed + number * SEEDS_PER_GAME * SEED_STRIDE,
            )

    def play_game(
        self, seed: int, policies: list[RandomizedPolicy], rotation: int, player_seed: int
    ) -> None:
        """Play the deal of a seed. Players move on by so many seats; chance is theirs."""
        seats: i64 = len(policies)
        seat_policies: list[RandomizedPolicy] = []
        for seat in range(seats):
            policy = policies[(seat - rotation) % len(policies)]
            policy.reseed(player_seed + seat * SEED_STRIDE)
            seat_policies.append(policy)
        game = deal(self.rules, seed)
        game.is_quiet = True
        crown = game.row[CROWN]
        for counter in self.counters:
            counter.begin(game)
        if self.answer_counters or self.needs_rounds:
            self._play_observed(game, seat_policies)
        else:
            self._play_unobserved(game, seat_policies)
        if not game.is_over():
            raise EndlessError(f"the game of seed {seed} did not end")
        self._compute_results(game)
        for counter in self.counters:
            counter.end(game, self.shares, self.points)
        self.rows += (crown, game.row[ROUND], game.row[ANSWER_COUNT])
        for seat in range(seats):
            self.rows.append(self.shares[seat])
            self.rows.append(self.points[seat])

    def _play_unobserved(self, game: Game, seat_policies: list[RandomizedPolicy]) -> None:
        row = game.row
        while row[ANSWER_COUNT] < MAX_DECISIONS:
            options = game.write_options()
            if options == 0:
                return
            game.play(seat_policies[row[TOP_SEAT + row[DEPTH] * FRAME_SIZE]].choose(game, options))

    def _play_observed(self, game: Game, seat_policies: list[RandomizedPolicy]) -> None:
        row = game.row
        last_round = row[ROUND]
        while row[ANSWER_COUNT] < MAX_DECISIONS:
            options = game.write_options()
            if options == 0:
                return
            seat = row[TOP_SEAT + row[DEPTH] * FRAME_SIZE]
            policy = seat_policies[seat]
            answer = policy.choose(game, options)
            for counter in self.answer_counters:
                counter.before_answer(game, seat, answer, policy.by_lot)
            game.play(answer)
            if self.needs_rounds and row[ROUND] != last_round and not game.is_over():
                last_round = row[ROUND]
                for counter in self.counters:
                    counter.after_round(game)

    def _compute_results(self, game: Game) -> None:
        seats = game.row[SEATS]
        best_points: i64 = -1
        leaders: i64 = 0
        for seat in range(seats):
            points: i64 = score(game, seat)
            self.points[seat] = points
            if points > best_points:
                best_points = points
                leaders = 1
            elif points == best_points:
                leaders += 1
        winner_seats = winners(game) if leaders > 1 else []  # who wins a tie is longer to say
        for seat in range(seats):
            if leaders == 1:
                self.shares[seat] = VICTORY_PARTS if self.points[seat] == best_points else 0
            else:
                self.shares[seat] = (
                    VICTORY_PARTS // len(winner_seats) if seat in winner_seats else 0
                )
