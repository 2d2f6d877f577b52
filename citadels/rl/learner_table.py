"""One table for learners: what the environments have in common."""

from __future__ import annotations

from dataclasses import dataclass
from operator import index
from typing import Any, Final, SupportsIndex

import numpy as np
import numpy.typing as npt

from citadels.bots.bot import rules_of
from citadels.bots.explanation import make_sampler, role_chances
from citadels.engine.editions.edition import Setup, SetupError
from citadels.engine.game import Game, IllegalAnswerError
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.names import REASONS
from citadels.engine.native_types import override
from citadels.engine.rules import Rules
from citadels.engine.serialization import setup_from_spec
from citadels.engine.setup import random_setup, setup_from_preset
from citadels.engine.validation.setup_problems import setup_problems
from citadels.engine.view import SeatView
from citadels.rl.actions import WAIT
from citadels.rl.encoding.encoded_table import EncodedTable
from citadels.rl.families import family_of, profile_number

Row = npt.NDArray[Any]  # of uint8 or float32

UINT8: Final = "uint8"
FLOAT32: Final = "float32"
RANDOM_PRESET: Final = "random"  # the preset that is another one in every game
SEED_LIMIT: Final = 2**62  # environments draw seeds below this
POOL_SIZE: Final = 256  # random set-ups that the games of many tables take in turn


class IllegalActionError(ValueError):
    """An action that the seat that is asked may not take now. Nothing has changed."""


@dataclass(frozen=True)
class TableOptions:
    """What a table of learners can choose."""

    profile: str = "2016"
    players: int = 4
    preset: str = "first-game"  # or "random": other characters and districts in each game
    setup: Setup | str | None = None  # in the place of these three; also as its line
    observations: str = UINT8  # or "float32": the same, scaled
    beliefs: bool = False  # also how likely each seat holds each character
    margin: float = 0.0  # reward for each point ahead of the best other seat

    def __post_init__(self) -> None:
        if self.observations not in {UINT8, FLOAT32}:
            raise ValueError(f"observations are {UINT8} or {FLOAT32}, not {self.observations!r}")

    @property
    def is_random(self) -> bool:
        """Whether every game has a set-up of its own."""
        return self.setup is None and self.preset == RANDOM_PRESET

    def setup_of(self, seed: int) -> Setup:
        """The set-up of the game with this seed."""
        if isinstance(self.setup, str):
            return _validate(setup_from_spec(self.setup))
        if self.setup is not None:
            return _validate(self.setup)
        if self.is_random:
            return random_setup(self.profile, self.players, seed)
        return setup_from_preset(self.profile, self.players, preset=self.preset)

    def rules(self, seed: int) -> Rules:
        return rules_of(self.setup_of(seed).spec())

    def rules_pool(self, seed: int) -> list[Rules]:
        """The rules that games of many tables take in turn: several if they are random."""
        return [self.rules(seed + number) for number in range(POOL_SIZE if self.is_random else 1)]


class LearnerTable:
    """A game, what its seats know, and how it looks to a learner."""

    def __init__(self, options: TableOptions) -> None:
        self.options = options
        setup = options.setup_of(0)
        self.family = family_of(setup)
        self.seats = setup.players
        self.observation_size = self.family.layout.size(options.beliefs)
        self.action_count = len(self.family.actions)
        self._scales = self.family.layout.scales(options.beliefs)
        self._table = EncodedTable(self.family.codec, options.rules(0), profile_number(setup))
        self._legal: list[int] | None = None
        self.seed: int | None = None  # of the game that was dealt last
        self.history: list[int] = []  # its actions so far

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        """A copy plays the same game again: that is quick, and compiled tables cannot be copied."""
        return _replay, (self.options, self.seed, self.history)

    def deal(self, seed: int) -> None:
        """Begin the game of this seed: the same seed, the same game."""
        if self.options.is_random:
            self._table.rules = self.options.rules(seed)
            self._table.writer.set_rules(self._table.rules)
        self._table.deal(seed)
        self._legal = None
        self.seed = seed
        self.history = []

    @property
    def game(self) -> Game:
        """The whole game: for the environment, never for a player."""
        return self._table.game

    def to_move(self) -> int:
        """Who has to answer, or NOBODY after the end."""
        return self._table.game.to_move()

    def is_over(self) -> bool:
        return self._table.game.is_over()

    def legal_actions(self) -> list[int]:
        """The actions of the seat that is asked."""
        if self._legal is None:
            self._legal = self._table.legal_actions()
        return self._legal

    def legal_texts(self) -> list[str]:
        """The same in words, seats as distances from the one who is asked."""
        texts = self.family.actions.texts
        return [texts[action] for action in self.legal_actions()]

    def apply_action(self, action: SupportsIndex) -> None:
        """Let the seat that is asked do this. Refused, it changes nothing."""
        number = index(action)  # the compiled table takes no numbers of numpy
        if self.is_over():
            raise IllegalActionError(f"action {number} comes after the end of the game")
        try:
            self._table.apply_action(number)
        except IllegalAnswerError as error:
            text, reason = self.family.actions.texts[number], REASONS[error.reason & 255]
            raise IllegalActionError(
                f"action {number} ({text}) is not legal here: {reason}"
            ) from error
        except ValueError as error:  # there is no such action
            raise IllegalActionError(str(error)) from error
        self._legal = None
        self.history.append(number)

    def action_of(self, answer: int) -> int:
        """The action of an answer that the seat that is asked could give."""
        return self.family.codec.action_of(answer, self.to_move(), self.seats)

    def observe(self, seat: int) -> Row:
        """All that a seat knows."""
        table = self._table
        table.observe(seat)
        if self.options.beliefs and not self.is_over():
            table.writer.write_beliefs(self._beliefs(seat))
        row = np.array(table.writer.buffer, dtype=np.uint8)[: self.observation_size]
        return row if self.options.observations == UINT8 else row * self._scales

    def mask(self, seat: int, can_wait: bool = False) -> npt.NDArray[np.int8]:
        """A one for each action that a seat may take; those who are not asked may perhaps wait."""
        mask = np.zeros(self.action_count, dtype=np.int8)
        if seat == self.to_move():
            mask[self.legal_actions()] = 1
        elif can_wait:
            mask[WAIT] = 1
        return mask

    def rewards(self) -> list[float]:
        """What each seat has got: nothing before the end."""
        if not self.is_over():
            return [0.0] * self.seats
        return [self._table.reward(seat, self.options.margin) for seat in range(self.seats)]

    def knowledge(self, seat: int) -> Knowledge:
        return self._table.knowledge[seat]

    def view_of(self, seat: int) -> SeatView:
        return self._table.view_of(seat)

    def _beliefs(self, seat: int) -> list[float]:
        view = self.view_of(seat)
        _, beliefs = make_sampler(view, self.knowledge(seat), 0)
        return [probability for row in role_chances(beliefs) for probability in row]


def _validate(setup: Setup) -> Setup:
    problems = setup_problems(setup)
    if problems:
        raise SetupError(problems)
    return setup


def _replay(options: TableOptions, seed: int | None, history: list[int]) -> LearnerTable:
    table = LearnerTable(options)
    if seed is not None:
        table.deal(seed)
    for action in history:
        table.apply_action(action)
    return table
