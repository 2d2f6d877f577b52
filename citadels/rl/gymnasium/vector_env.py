"""Many tables of one learner each for Gymnasium, stepped together inside the compiled engine.

A game that ends is followed at once by the next on the same table: the observation is the first of
the new game, and the last of the old one is in the infos.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from citadels.bots.bot import Bot, BotError
from citadels.engine.native_types import override
from citadels.engine.playout import Policy
from citadels.engine.scoring import score
from citadels.engine.view import make_view
from citadels.rl.encoding.batch import TableBatch
from citadels.rl.encoding.features import MAX_SEATS
from citadels.rl.encoding.observation_writer import ObservationWriter, zero_bytes
from citadels.rl.families import profile_number
from citadels.rl.learner_table import (
    SEED_LIMIT,
    UINT8,
    IllegalActionError,
    LearnerTable,
    Row,
    TableOptions,
)
from citadels.rl.opponents import BotSpecs, make_opponents, seat_bots
from citadels.rl.spaces import ACTION_MASK, OBSERVATION, action_space, observation_space

METADATA: Final[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

Observation = dict[str, npt.NDArray[Any]]
Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class SeatVectorEnv(VectorEnv[Observation, Any, npt.NDArray[Any]]):
    """The learner of table i sits in seat i modulo players, so that all seats are learnt equally.

    Opponents are bots that play inside the engine: all but `search`. Illegal actions
    raise an error before anything has changed.
    """

    metadata = METADATA

    def __init__(self, num_envs: int = 1, opponents: BotSpecs = "charter", **options: Any) -> None:
        self.options = TableOptions(**options)
        table = LearnerTable(self.options)
        if self.options.beliefs:
            raise ValueError("beliefs are not written for many tables together")
        self.num_envs = num_envs
        self.single_observation_space: spaces.Dict = observation_space(table)
        self.single_action_space: spaces.Discrete = action_space(table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.learner_seats = [number % table.seats for number in range(num_envs)]
        self._family = table.family
        self._observation_size = table.observation_size
        self._scales = self._family.layout.scales()
        bots = make_opponents(opponents, table.seats)
        self._bots = [seat_bots(bots, seat) for seat in self.learner_seats]
        self._final_writer = ObservationWriter(
            self._family.codec,
            self.options.rules(0),
            profile_number(self.options.setup_of(0)),
            zero_bytes(self._family.codec.row_size),
            0,
        )
        self._deal(self._draw_seed())  # also refuses bots that do not play inside the engine

    @override
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal again on all tables."""
        super().reset(seed=seed)
        self._deal(self._draw_seed() if seed is None else seed)
        return self._observations(), {}

    @override
    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, Floats, Flags, Flags, dict[str, Any]]:
        """Answer the question of every learner."""
        action_list = [int(action) for action in actions]
        try:
            self._batch.step(action_list)
        except ValueError:
            self._raise_illegal(action_list)
            raise
        terminated = np.array(self._batch.terminated, dtype=np.bool_)
        rewards = np.zeros(self.num_envs)
        infos: dict[str, Any] = {}
        if terminated.any():
            rewards_by_seat = np.array(self._batch.rewards).reshape(self.num_envs, MAX_SEATS)
            rewards[terminated] = rewards_by_seat[np.arange(self.num_envs), self.learner_seats][
                terminated
            ]
            infos = self._final_infos(terminated)
        return self._observations(), rewards, terminated, np.zeros_like(terminated), infos

    def _deal(self, seed: int) -> None:
        policies = [
            [self._make_policy(bot) if bot is not None else None for bot in bots]
            for bots in self._bots
        ]
        profile = profile_number(self.options.setup_of(0))
        pool = self.options.rules_pool(seed)
        margin = self.options.margin
        self._batch = TableBatch(self._family.codec, pool, profile, policies, seed, margin)
        self._games = [(table.game, table.knowledge) for table in self._batch.tables]

    def _make_policy(self, bot: Bot) -> Policy:
        policy = bot.policy(self._draw_seed())
        if policy is None:
            raise BotError(f"{bot.spec} does not play inside the engine; use single environments")
        return policy

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(SEED_LIMIT))

    def _raise_illegal(self, actions: list[int]) -> None:
        """Raise an error with the words of the first action that is not legal."""
        masks, texts = self._masks(), self._family.actions.texts
        for number, action in enumerate(actions[: self.num_envs]):
            if not 0 <= action < len(texts):
                raise IllegalActionError(f"there is no action {action}, given at table {number}")
            if not masks[number, action]:
                raise IllegalActionError(
                    f"action {action} ({texts[action]}) is not legal at table {number}"
                )

    # What learners see.

    def _masks(self) -> npt.NDArray[np.int8]:
        return np.array(self._batch.masks, dtype=np.int8).reshape(self.num_envs, -1)

    def _observations(self) -> Observation:
        rows = np.array(self._batch.observations, dtype=np.uint8).reshape(self.num_envs, -1)
        return {OBSERVATION: self._to_observation(rows), ACTION_MASK: self._masks()}

    def _to_observation(self, row: npt.NDArray[np.uint8]) -> Row:
        observation = row[..., : self._observation_size]  # beliefs come last and are not written
        return observation if self.options.observations == UINT8 else observation * self._scales

    def _final_infos(self, terminated: Flags) -> dict[str, Any]:
        """How the games that have ended looked to their learners, and the points in them."""
        observations = np.full(self.num_envs, None, dtype=object)
        points = np.zeros((self.num_envs, len(self._bots[0])), dtype=np.int64)
        empty_mask = np.zeros(len(self._family.actions), dtype=np.int8)
        for number in np.flatnonzero(terminated):
            game, knowledge = self._games[number]  # the table itself has a new game already
            seat = self.learner_seats[number]
            if self._final_writer.rules is not game.rules:
                self._final_writer.set_rules(game.rules)
            self._final_writer.write(make_view(game, seat), knowledge[seat])
            row = self._to_observation(np.array(self._final_writer.buffer, dtype=np.uint8))
            observations[number] = {OBSERVATION: row, ACTION_MASK: empty_mask.copy()}
            points[number] = [score(game, other) for other in range(game.seats())]
            table = self._batch.tables[number]
            self._games[number] = (table.game, table.knowledge)
        return {
            "final_obs": observations,
            "_final_obs": terminated.copy(),
            "final_info": {"points": points, "_points": terminated.copy()},
            "_final_info": terminated.copy(),
        }

    @override
    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""
