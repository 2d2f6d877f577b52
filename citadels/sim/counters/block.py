"""Plays blocks of games inside the engine, with counters watching.

A game of fast players takes a tenth of a millisecond, so nothing of it can be left to Python.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.game import Game
from citadels.engine.native_types import i64, vec
from citadels.engine.playout import Policy, playout_by_seat
from citadels.engine.rules import Rules
from citadels.engine.setup import deal
from citadels.engine.state import ANSWER_COUNT, CROWN, DEPTH, FRAME_SIZE, ROUND, TOP_SEAT
from citadels.sim.counters.counter import Counter
from citadels.sim.counters.game_results import MAX_DECISIONS, EndlessError, compute_results, zeros
from citadels.sim.counters.randomized_policy import RandomizedPolicy

# Between two seeds. The generator is filled from both halves of a seed and is weak at first where
# only one of them differs, so both do. Blocks of a million games stay below 2**62.
SEED_STRIDE: Final = 0x259E3779B9
SEEDS_PER_GAME: Final = 16  # seeds for the players of one game


class BlockSeeds:
    """The seeds of a block: for its deals, and for its players."""

    def __init__(self, deal_seed: int, player_seed: int) -> None:
        self.deal_seed = deal_seed
        self.player_seed = player_seed


class BlockRunner:
    """Games of one set-up, with their results in rows: one entry for each game and seat."""

    def __init__(self, rules: Rules, bots: list[str], counters: list[Counter]) -> None:
        self.rules = rules
        self.bots = bots  # by entry of the line-up
        self.counters = counters
        self.shares: vec[i64] = zeros(8)
        self.points: vec[i64] = zeros(8)
        self.rows: list[int] = []  # by game: crown, rounds, answers, then share and points by seat
        self.answer_counters: list[Counter] = []  # those that need answers
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
        """Play a number of games from the first on; duplicate: each deal in every rotation."""
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
        """Play the deal of a seed, with the players moved on by `rotation` seats."""
        seats: i64 = len(policies)
        seat_bots: list[str] = []
        seat_policies: list[RandomizedPolicy] = []
        players: list[Policy] = []
        for seat in range(seats):
            entry = (seat - rotation) % len(policies)
            policy = policies[entry]
            policy.reseed(player_seed + seat * SEED_STRIDE)
            seat_bots.append(self.bots[entry])
            seat_policies.append(policy)
            players.append(policy)
        game = deal(self.rules, seed)
        game.is_quiet = True
        crown = game.row[CROWN]
        for counter in self.counters:
            counter.begin(game, seat_bots)
        if self.answer_counters or self.needs_rounds:
            self._play_observed(game, seat_policies)
        else:
            playout_by_seat(game, players, MAX_DECISIONS)
        if not game.is_over():
            raise EndlessError(f"the game of seed {seed} did not end")
        compute_results(game, self.shares, self.points)
        for counter in self.counters:
            counter.end(game, self.shares, self.points)
        self.rows += (crown, game.row[ROUND], game.row[ANSWER_COUNT])
        for seat in range(seats):
            self.rows.append(self.shares[seat])
            self.rows.append(self.points[seat])

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
                counter.before_answer(game, seat, answer, policy.randomized)
            game.play(answer)
            if self.needs_rounds and row[ROUND] != last_round and not game.is_over():
                last_round = row[ROUND]
                for counter in self.counters:
                    counter.after_round(game)
