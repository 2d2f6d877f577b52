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
from citadels.rl.coding.many_tables import ManyTables
from citadels.rl.coding.pieces import SEATS_ROOM
from citadels.rl.coding.writer import Writer, bytes_of
from citadels.rl.families import profile_number
from citadels.rl.opponents import Lines, opponents_of, seated
from citadels.rl.spaces import ACTION_MASK, OBSERVATION, action_space, seat_space
from citadels.rl.table import SEEDS, UINT8, IllegalActionError, Options, Row, Table

METADATA: Final[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

Observation = dict[str, npt.NDArray[Any]]
Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class SeatVectorEnv(VectorEnv[Observation, Any, npt.NDArray[Any]]):
    """The learner of table i sits in seat i modulo players, so all seats are learnt alike.

    Opponents are bots that play inside the engine: all but `search`. Illegal actions
    raise an error before anything has changed.
    """

    metadata = METADATA

    def __init__(self, num_envs: int = 1, opponents: Lines = "charter", **options: Any) -> None:
        self.options = Options(**options)
        table = Table(self.options)
        if self.options.beliefs:
            raise ValueError("beliefs are not written for many tables together")
        self.num_envs = num_envs
        self.single_observation_space: spaces.Dict = seat_space(table)
        self.single_action_space: spaces.Discrete = action_space(table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = [number % table.seats for number in range(num_envs)]
        self._family = table.family
        self._size = table.size
        self._scales = self._family.layout.scales()
        bots = opponents_of(opponents, table.seats)
        self._bots = [seated(bots, seat) for seat in self.seats]
        self._last = Writer(
            self._family.book,
            self.options.rules(0),
            profile_number(self.options.setup_of(0)),
            bytes_of(self._family.book.size),
            0,
        )
        self._deal(self._seed())  # also refuses bots that do not play inside the engine

    @override
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew on all tables."""
        super().reset(seed=seed)
        self._deal(self._seed() if seed is None else seed)
        return self._observations(), {}

    @override
    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, Floats, Flags, Flags, dict[str, Any]]:
        """Answer the question of every learner."""
        taken = [int(action) for action in actions]
        try:
            self._tables.step(taken)
        except ValueError:
            self._refuse(taken)
            raise
        ended = np.array(self._tables.ended, dtype=np.bool_)
        rewards = np.zeros(self.num_envs)
        infos: dict[str, Any] = {}
        if ended.any():
            each = np.array(self._tables.rewards).reshape(self.num_envs, SEATS_ROOM)
            rewards[ended] = each[np.arange(self.num_envs), self.seats][ended]
            infos = self._final(ended)
        return self._observations(), rewards, ended, np.zeros_like(ended), infos

    def _deal(self, seed: int) -> None:
        policies = [
            [self._policy(bot) if bot is not None else None for bot in bots] for bots in self._bots
        ]
        number = profile_number(self.options.setup_of(0))
        pool = self.options.pool(seed)
        margin = self.options.margin
        self._tables = ManyTables(self._family.book, pool, number, policies, seed, margin)
        self._games = [(table.game, table.learnt) for table in self._tables.tables]

    def _policy(self, bot: Bot) -> Policy:
        policy = bot.policy(self._seed())
        if policy is None:
            raise BotError(f"{bot.spec} does not play inside the engine; use single environments")
        return policy

    def _seed(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _refuse(self, actions: list[int]) -> None:
        """Raise an error that tells the first action that is not legal, with its words."""
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
        return np.array(self._tables.masks, dtype=np.int8).reshape(self.num_envs, -1)

    def _observations(self) -> Observation:
        rows = np.array(self._tables.observations, dtype=np.uint8).reshape(self.num_envs, -1)
        return {OBSERVATION: self._row(rows), ACTION_MASK: self._masks()}

    def _row(self, row: npt.NDArray[np.uint8]) -> Row:
        known = row[..., : self._size]  # beliefs come last, and nobody has written them
        return known if self.options.observations == UINT8 else known * self._scales

    def _final(self, ended: Flags) -> dict[str, Any]:
        """How the games that have ended looked to their learners, and the points in them."""
        seen = np.full(self.num_envs, None, dtype=object)
        points = np.zeros((self.num_envs, len(self._bots[0])), dtype=np.int64)
        nothing = np.zeros(len(self._family.actions), dtype=np.int8)
        for number in np.flatnonzero(ended):
            game, learnt = self._games[number]  # the table itself has a new game already
            seat = self.seats[number]
            if self._last.rules is not game.rules:
                self._last.begin(game.rules)
            self._last.write(make_view(game, seat), learnt[seat])
            row = self._row(np.array(self._last.buffer, dtype=np.uint8))
            seen[number] = {OBSERVATION: row, ACTION_MASK: nothing.copy()}
            points[number] = [score(game, other) for other in range(game.seats())]
            table = self._tables.tables[number]
            self._games[number] = (table.game, table.learnt)
        return {
            "final_obs": seen,
            "_final_obs": ended.copy(),
            "final_info": {"points": points, "_points": ended.copy()},
            "_final_info": ended.copy(),
        }

    @override
    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""
