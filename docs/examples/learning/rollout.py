"""Plays at many tables, and keeps what was seen, what was done and how it went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from learner import Learner

from citadels.rl.batch_env import LEARNER, LocalBatchEnv
from citadels.rl.encoding.features import MAX_SEATS
from citadels.rl.subprocess_batch_env import SubprocessBatchEnv

Array = npt.NDArray[Any]


@dataclass
class Rollout:
    """So many answers of the learner. All lists go by answer."""

    observations: Array
    masks: Array
    actions: Array
    log_chances: Array  # with which the action was taken
    advantages: Array  # how much better it went than was hoped before
    targets: Array  # what should have been hoped
    shares: Array  # of the victory, in the games that ended meanwhile


def play(
    tables: LocalBatchEnv | SubprocessBatchEnv,
    learner: Learner,
    steps: int,
    chance: np.random.Generator,
    memory: float,
) -> Rollout:
    """Let the learner answer so many questions at every table, by the chances it gives them."""
    shape = (steps, tables.table_count)
    observations = np.empty((*shape, tables.observation_size), np.uint8)
    masks = np.empty((*shape, tables.action_count), np.uint8)
    actions, seats = np.empty(shape, np.int64), np.empty(shape, np.int64)
    log_chances, hopes = np.empty(shape, np.float32), np.empty(shape, np.float32)
    ended = np.empty(shape, np.bool_)
    rewards = np.empty((*shape, MAX_SEATS), np.float32)
    for step in range(steps):
        observations[step], masks[step] = tables.observations, tables.masks
        seats[step] = tables.acting_seats
        used, logs, hopes[step] = learner.look(tables.observations, tables.masks)
        taken = drawn(logs, chance)
        actions[step] = used[taken]
        log_chances[step] = np.take_along_axis(logs, taken[:, None], axis=1)[:, 0]
        tables.step(actions[step])
        ended[step], rewards[step] = tables.terminated, tables.rewards
    _, _, last = learner.look(tables.observations, tables.masks)
    advantages = _advantages(hopes, seats, ended, rewards, (tables.acting_seats, last), memory)
    known = ~np.isnan(advantages)
    return Rollout(
        observations[known],
        masks[known],
        actions[known],
        log_chances[known],
        advantages[known],
        (advantages + hopes)[known],
        rewards[ended, seats[ended]],
    )


def _advantages(
    hopes: Array,
    seats: Array,
    ended: Array,
    rewards: Array,
    last: tuple[Array, Array],
    memory: float,
) -> Array:
    """How much better it went after each answer, seat by seat, from the last one back.

    Step by step a seat hopes for more or less. An answer is given all of the next change, and of
    those after it the less the later they come. Where nothing came after it, it is not known.
    """
    steps, tables = hopes.shape
    rows = np.arange(tables)
    later = np.full((tables, MAX_SEATS), np.nan, np.float32)  # hoped at the next question
    later[rows, last[0]] = last[1]
    changes = np.zeros((tables, MAX_SEATS), np.float32)
    advantages = np.empty_like(hopes)
    for step in reversed(range(steps)):
        over = ended[step]
        later[over], changes[over] = rewards[step, over], 0
        at = (rows, seats[step])
        advantages[step] = later[at] - hopes[step] + np.float32(memory) * changes[at]
        later[at] = hopes[step]
        changes[at] = np.nan_to_num(advantages[step])
    return advantages


def shares_against(learner: Learner, rival: str, games: int, seed: int) -> Array:
    """The shares of the victory in new games, alone among bots of one kind."""
    each = 4  # games at a table, so that few of them wait for the last one
    chance = np.random.default_rng(seed)
    lineup = [LEARNER, *[rival] * (learner.options.players - 1)]
    tables = LocalBatchEnv(-(-games // each), learner.options, lineup, seed)
    won: list[list[float]] = [[] for _ in range(tables.table_count)]
    while min(map(len, won)) < each:
        used, logs, _ = learner.look(tables.observations, tables.masks)
        seats = tables.acting_seats.copy()
        tables.step(used[drawn(logs, chance)])
        for at in np.flatnonzero(tables.terminated):
            won[at].append(float(tables.rewards[at, seats[at]]))
    return np.array([shares[:each] for shares in won]).ravel()


def drawn(logs: Array, chance: np.random.Generator) -> Array:
    """One action for each row, by the logarithms of their chances.

    The largest sum of such a logarithm and this kind of noise falls on each by its chance.
    """
    chosen: Array = np.argmax(logs + chance.gumbel(size=logs.shape), axis=1)
    return chosen
