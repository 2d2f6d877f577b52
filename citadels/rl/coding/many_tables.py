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
from citadels.rl.coding.codebook import Codebook
from citadels.rl.coding.learning_table import LearningTable
from citadels.rl.coding.pieces import SEATS_ROOM
from citadels.rl.coding.writer import bytes_of

OPTIONS: Final = 512  # more than any question has
APART: Final = 0x9E3779B1  # between the seeds of two tables


class ManyTables:
    """Everything that is read from outside lies in rows, one after the other for each table."""

    def __init__(
        self,
        book: Codebook,
        rules: list[Rules],
        profile: int,
        policies: list[list[Policy | None]],
        seed: int,
        margin: float,
    ) -> None:
        """One list of policies for each table, by seat; nobody where the learner sits.

        Of several set-ups, every game is played with the one that its seed falls on.
        """
        tables = len(policies)
        self.book = book
        self.rules = rules
        self.margin = margin
        self.policies = policies
        self.size: i64 = book.size
        self.width: i64 = len(book.answers)
        self.observations: vec[u8] = bytes_of(tables * self.size)
        self.masks: vec[u8] = bytes_of(tables * self.width)
        self.seats: vec[i64] = vec[i64]([0] * tables)  # who is asked
        self.ended: vec[u8] = bytes_of(tables)  # a game ended in the last step
        self.rewards: vec[float] = vec[float]([0.0] * (tables * SEATS_ROOM))  # of those that did
        self.answers: vec[i64] = vec[i64]([0] * tables)  # given on a table, by whomever
        self.legal: vec[i64] = vec[i64]([0] * (tables * OPTIONS))
        self.legal_size: vec[i64] = vec[i64]([0] * tables)
        self.tables: list[LearningTable] = []
        self.seeds: list[int] = []
        for at in range(tables):
            table = LearningTable(book, rules[0], profile, self.observations, at * int(self.size))
            self.tables.append(table)
            self.seeds.append(seed + at * APART)
            self._begin(at)
            self._show(at)

    def step(self, actions: list[int]) -> None:
        """Answer the question of each table."""
        tables = self.tables
        if len(actions) != len(tables):
            raise ValueError(f"{len(actions)} actions are not one for each of {len(tables)} tables")
        for at in range(len(tables)):
            self._check(at, actions[at])
        for at in range(len(tables)):
            table = tables[at]
            game = table.game
            game.play(self.book.answer_of(actions[at], game.to_move(), game.seats()))
            table.hear()
            self.answers[at] += 1
            self.ended[at] = u8(0)
            self._go_on(at)
            self._show(at)

    def _check(self, at: i64, action: i64) -> None:
        """Refuse what is not legal before anything has changed."""
        if action < 0 or action >= self.width or self.masks[at * self.width + action] == 0:
            raise ValueError(f"action {action} is not legal at table {at}")

    def _begin(self, at: i64) -> None:
        """Deal until the learner is asked."""
        seed = self.seeds[at]
        self.tables[at].take_up(deal(self.rules[seed % len(self.rules)], seed))
        self.seeds[at] = seed + 1
        self._go_on(at)

    def _go_on(self, at: i64) -> None:
        """Let policies answer until the learner is asked; deal anew after the end."""
        table = self.tables[at]
        players = self.policies[at]
        game = table.game
        while not game.is_over():
            player = players[game.to_move()]
            if player is None:
                return
            game.play(player.choose(game, game.write_options()))
            table.hear()
            self.answers[at] += 1
        self.ended[at] = u8(1)
        self._settle(at, game)
        self._begin(at)

    def _settle(self, at: i64, game: Game) -> None:
        table = self.tables[at]
        for seat in range(game.seats()):
            self.rewards[at * SEATS_ROOM + seat] = table.reward(seat, self.margin)

    def _show(self, at: i64) -> None:
        """Write what the seat that is asked knows and may do."""
        table = self.tables[at]
        seat = table.game.to_move()
        self.seats[at] = seat
        mask_base = at * self.width
        base = at * OPTIONS
        for index in range(self.legal_size[at]):
            self.masks[mask_base + self.legal[base + index]] = u8(0)
        legal = table.actions()
        for index in range(len(legal)):
            self.masks[mask_base + legal[index]] = u8(1)
            self.legal[base + index] = legal[index]
        self.legal_size[at] = len(legal)
        table.observe(seat)
