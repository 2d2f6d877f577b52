"""Plays at many tables and records observations, actions and outcomes."""

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
    """A number of answers of the learner. All arrays are indexed by answer."""

    observations: Array
    masks: Array
    actions: Array
    log_probs: Array  # of the action taken
    advantages: Array  # outcome minus the value estimated before
    targets: Array  # targets of the value
    shares: Array  # of the victory, in games that ended


def play(
    tables: LocalBatchEnv | SubprocessBatchEnv,
    learner: Learner,
    steps: int,
    rng: np.random.Generator,
    gae_lambda: float,
) -> Rollout:
    """Let the learner answer this many questions at every table, sampling from its policy."""
    shape = (steps, tables.table_count)
    observations = np.empty((*shape, tables.observation_size), np.uint8)
    masks = np.empty((*shape, tables.action_count), np.uint8)
    actions, seats = np.empty(shape, np.int64), np.empty(shape, np.int64)
    log_probs, values = np.empty(shape, np.float32), np.empty(shape, np.float32)
    ended = np.empty(shape, np.bool_)
    rewards = np.empty((*shape, MAX_SEATS), np.float32)
    for step in range(steps):
        observations[step], masks[step] = tables.observations, tables.masks
        seats[step] = tables.acting_seats
        used, logs, values[step] = learner.evaluate(tables.observations, tables.masks)
        taken = sample_actions(logs, rng)
        actions[step] = used[taken]
        log_probs[step] = np.take_along_axis(logs, taken[:, None], axis=1)[:, 0]
        tables.step(actions[step])
        ended[step], rewards[step] = tables.terminated, tables.rewards
    _, _, last = learner.evaluate(tables.observations, tables.masks)
    advantages = _advantages(values, seats, ended, rewards, (tables.acting_seats, last), gae_lambda)
    known = ~np.isnan(advantages)
    return Rollout(
        observations[known],
        masks[known],
        actions[known],
        log_probs[known],
        advantages[known],
        (advantages + values)[known],
        rewards[ended, seats[ended]],
    )


def _advantages(
    values: Array,
    seats: Array,
    ended: Array,
    rewards: Array,
    last: tuple[Array, Array],
    gae_lambda: float,
) -> Array:
    """The advantage of each answer, seat by seat, from the last one back (GAE).

    The value of a seat changes from answer to answer. An answer is credited with the next change in
    full, and with later ones the less the later they come. It is unknown for the last answers.
    """
    steps, tables = values.shape
    rows = np.arange(tables)
    later = np.full((tables, MAX_SEATS), np.nan, np.float32)  # value at the next question
    later[rows, last[0]] = last[1]
    changes = np.zeros((tables, MAX_SEATS), np.float32)
    advantages = np.empty_like(values)
    for step in reversed(range(steps)):
        over = ended[step]
        later[over], changes[over] = rewards[step, over], 0
        at = (rows, seats[step])
        advantages[step] = later[at] - values[step] + np.float32(gae_lambda) * changes[at]
        later[at] = values[step]
        changes[at] = np.nan_to_num(advantages[step])
    return advantages


def shares_against(learner: Learner, opponent: str, games: int, seed: int) -> Array:
    """The shares of the victory in new games, alone against bots of one kind."""
    each = 4  # games at a table, so that few of them wait for the last one
    rng = np.random.default_rng(seed)
    lineup = [LEARNER, *[opponent] * (learner.options.players - 1)]
    tables = LocalBatchEnv(-(-games // each), learner.options, lineup, seed)
    won: list[list[float]] = [[] for _ in range(tables.table_count)]
    while min(map(len, won)) < each:
        used, logs, _ = learner.evaluate(tables.observations, tables.masks)
        seats = tables.acting_seats.copy()
        tables.step(used[sample_actions(logs, rng)])
        for at in np.flatnonzero(tables.terminated):
            won[at].append(float(tables.rewards[at, seats[at]]))
    return np.array([shares[:each] for shares in won]).ravel()


def sample_actions(logs: Array, rng: np.random.Generator) -> Array:
    """Sample one action for each row by log probability, with the Gumbel-max trick."""
    chosen: Array = np.argmax(logs + rng.gumbel(size=logs.shape), axis=1)
    return chosen
