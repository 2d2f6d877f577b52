"""Many games stepped together: one call answers one question of each.

Seats may be played by policies of the engine; then only questions of the others come out. A game
that ends is followed at once by the next one on the same table.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.game import Game
from citadels.engine.native_types import i64, u8, vec
from citadels.engine.playout import Policy
from citadels.engine.rules import Rules
from citadels.engine.setup import deal
from citadels.rl.encoding.codec import Codec
from citadels.rl.encoding.encoded_table import EncodedTable
from citadels.rl.encoding.features import MAX_SEATS
from citadels.rl.encoding.observation_writer import zero_bytes

MAX_OPTIONS: Final = 512  # more than any question has
SEED_STRIDE: Final = 0x9E3779B1  # between the seeds of two tables


class TableBatch:
    """Everything that is read from outside lies in rows, one after the other for each table."""

    def __init__(
        self,
        codec: Codec,
        rules: list[Rules],
        profile: int,
        policies: list[list[Policy | None]],
        seed: int,
        margin: float,
    ) -> None:
        """One list of policies for each table, by seat; nobody where the learner sits.

        Of several set-ups, every game is played with the one that its seed falls on.
        """
        table_count = len(policies)
        self.codec = codec
        self.rules = rules
        self.margin = margin
        self.policies = policies
        self.row_size: i64 = codec.row_size
        self.action_count: i64 = len(codec.answers)
        self.observations: vec[u8] = zero_bytes(table_count * self.row_size)
        self.masks: vec[u8] = zero_bytes(table_count * self.action_count)
        self.acting_seats: vec[i64] = vec[i64]([0] * table_count)  # who is asked
        self.terminated: vec[u8] = zero_bytes(table_count)  # a game ended in the last step
        # Of the games that ended in the last step.
        self.rewards: vec[float] = vec[float]([0.0] * (table_count * MAX_SEATS))
        self.answer_counts: vec[i64] = vec[i64]([0] * table_count)  # given on a table, by all seats
        self.legal: vec[i64] = vec[i64]([0] * (table_count * MAX_OPTIONS))
        self.legal_counts: vec[i64] = vec[i64]([0] * table_count)
        self.tables: list[EncodedTable] = []
        self.seeds: list[int] = []
        for table_index in range(table_count):
            table = EncodedTable(
                codec, rules[0], profile, self.observations, table_index * int(self.row_size)
            )
            self.tables.append(table)
            self.seeds.append(seed + table_index * SEED_STRIDE)
            self._deal_game(table_index)
            self._write_row(table_index)

    def step(self, actions: list[int]) -> None:
        """Answer the question of each table."""
        tables = self.tables
        if len(actions) != len(tables):
            raise ValueError(f"{len(actions)} actions are not one for each of {len(tables)} tables")
        for table_index in range(len(tables)):
            self._check_action(table_index, actions[table_index])
        for table_index in range(len(tables)):
            table = tables[table_index]
            game = table.game
            game.play(self.codec.answer_of(actions[table_index], game.to_move(), game.seats()))
            table.update_knowledge()
            self.answer_counts[table_index] += 1
            self.terminated[table_index] = u8(0)
            self._play_policies(table_index)
            self._write_row(table_index)

    def _check_action(self, table_index: i64, action: i64) -> None:
        """Refuse what is not legal before anything has changed."""
        if (
            action < 0
            or action >= self.action_count
            or self.masks[table_index * self.action_count + action] == 0
        ):
            raise ValueError(f"action {action} is not legal at table {table_index}")

    def _deal_game(self, table_index: i64) -> None:
        """Deal until the learner is asked."""
        seed = self.seeds[table_index]
        self.tables[table_index].start(deal(self.rules[seed % len(self.rules)], seed))
        self.seeds[table_index] = seed + 1
        self._play_policies(table_index)

    def _play_policies(self, table_index: i64) -> None:
        """Let policies answer until the learner is asked; deal again after the end."""
        table = self.tables[table_index]
        policies = self.policies[table_index]
        game = table.game
        while not game.is_over():
            policy = policies[game.to_move()]
            if policy is None:
                return
            game.play(policy.choose(game, game.write_options()))
            table.update_knowledge()
            self.answer_counts[table_index] += 1
        self.terminated[table_index] = u8(1)
        self._write_rewards(table_index, game)
        self._deal_game(table_index)

    def _write_rewards(self, table_index: i64, game: Game) -> None:
        table = self.tables[table_index]
        for seat in range(game.seats()):
            self.rewards[table_index * MAX_SEATS + seat] = table.reward(seat, self.margin)

    def _write_row(self, table_index: i64) -> None:
        """Write what the seat that is asked knows and may do."""
        table = self.tables[table_index]
        seat = table.game.to_move()
        self.acting_seats[table_index] = seat
        mask_base = table_index * self.action_count
        legal_base = table_index * MAX_OPTIONS
        for index in range(self.legal_counts[table_index]):
            self.masks[mask_base + self.legal[legal_base + index]] = u8(0)
        legal = table.legal_actions()
        for index in range(len(legal)):
            self.masks[mask_base + legal[index]] = u8(1)
            self.legal[legal_base + index] = legal[index]
        self.legal_counts[table_index] = len(legal)
        table.observe(seat)
