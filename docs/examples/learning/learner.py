"""A network that learns: what it likes, and how its weights are changed (PPO, with Adam)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import autograd.numpy as np
from autograd import grad
from autograd.tracer import getval

from citadels.rl.families import family_of
from citadels.rl.learner_table import TableOptions
from citadels.rl.network import Network, new_network

if TYPE_CHECKING:
    from rollout import Rollout

Array = Any  # of NumPy, or one whose gradient is being taken
Weights = dict[str, Array]

NEVER = np.float32(-1e9)  # the logarithm of the chance of what is not legal
ROWS = {"first": 0, "policy": 1, "policy_bias": 1}  # those taken out by entry, those by action


@dataclass(frozen=True)
class Settings:
    """How fast and how boldly it learns."""

    rate: float = 1e-3
    rounds: int = 3  # how often each rollout is gone through
    batch: int = 1024
    clip: float = 0.2  # how far chances may move away from those that played
    curiosity: float = 0.01  # what evenly spread chances are worth
    memory: float = 0.95  # how much later changes of hope count


class Learner:
    """A network with what Adam remembers of its gradients."""

    def __init__(
        self, options: TableOptions, hidden: tuple[int, int], settings: Settings, seed: int
    ) -> None:
        self.options = options
        self.settings = settings
        self.network = new_network(family_of(options.setup_of(0)).name, hidden, seed)
        weights = self.network.weights
        self.means = {name: np.zeros_like(value) for name, value in weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in weights.items()}
        self.steps = 0
        self.scales = self.network.family.layout.scales()

    def look(self, observations: Array, masks: Array) -> tuple[Array, Array, Array]:
        """For rows of tables: actions that are legal somewhere, log chances of them, shares."""
        entries, actions = _used(observations), _used(masks)
        weights = _part(self.network.weights, (entries, actions))
        scaled = observations[:, entries] * self.scales[entries]
        liked, hopes = _forward(weights, scaled)
        logs, _ = _log_chances(np.where(masks[:, actions], liked, NEVER))
        return actions, logs, hopes

    def learn(self, rollout: Rollout, chance: Any, pace: float = 1.0) -> None:
        """Go through a rollout a few times. Rows of weights that it does not touch stay away.

        A pace below 1 makes smaller changes, so that it settles in the end.
        """
        places = entries, actions = _used(rollout.observations), _used(rollout.masks)
        parts = [_part(all_of, places) for all_of in self._tables()]
        inputs = rollout.observations[:, entries]
        legal = rollout.masks[:, actions] == 1
        advantages = rollout.advantages
        advantages = (advantages - advantages.mean()) / (advantages.std() + np.float32(1e-6))
        for rows in _batches(len(inputs), self.settings, chance):
            gradient = grad(_loss)(
                parts[0],
                inputs[rows] * self.scales[entries],
                legal[rows],
                (rollout.actions[rows, None] == actions).astype(np.float32),
                rollout.log_chances[rows],
                advantages[rows],
                rollout.targets[rows],
                self.settings,
            )
            self.steps += 1
            _adam(parts, gradient, pace * self.settings.rate, self.steps)
        for all_of, part in zip(self._tables(), parts, strict=True):
            _put_back(all_of, part, places)

    def known(self, trained: str) -> Network:
        """The network to be saved, in which entries never seen count nothing."""
        weights = dict(self.network.weights)
        seen = self.squares["first"].any(axis=1)
        weights["first"] = np.where(seen[:, None], weights["first"], np.float32(0))
        return Network(self.network.family.name, weights, trained)

    def _tables(self) -> tuple[Weights, Weights, Weights]:
        return self.network.weights, self.means, self.squares


def _used(rows: Array) -> Array:
    """The columns that are not zero in every row: a fifth of all, or less, and so is the work."""
    return np.flatnonzero(rows.any(axis=0))


def _part(weights: Weights, places: tuple[Array, Array]) -> Weights:
    """A copy of the weights, with only the rows that are used."""
    return {
        name: value[places[ROWS[name]]] if name in ROWS else value.copy()
        for name, value in weights.items()
    }


def _put_back(weights: Weights, part: Weights, places: tuple[Array, Array]) -> None:
    for name, value in part.items():
        weights[name][places[ROWS[name]] if name in ROWS else ...] = value


def _batches(count: int, settings: Settings, chance: Any) -> Iterator[Array]:
    """All rows in some order, a batch at a time, several rounds."""
    for _ in range(settings.rounds):
        order = chance.permutation(count)
        yield from np.array_split(order, max(1, round(count / settings.batch)))


def _forward(weights: Weights, scaled: Array) -> tuple[Array, Array]:
    """The network for many rows: how each action is liked, and the share that is hoped for."""
    zero = np.float32(0)  # everything stays float32: twice as fast
    first = np.maximum(scaled @ weights["first"] + weights["first_bias"], zero)
    second = np.maximum(first @ weights["second"] + weights["second_bias"], zero)
    liked = second @ weights["policy"].T + weights["policy_bias"]
    hope = second @ weights["value"] + weights["value_bias"]
    half = np.float32(0.5)
    return liked, half + half * np.tanh(half * hope)


def _log_chances(liked: Array) -> tuple[Array, Array]:
    """Logarithms of the chances of actions, and how evenly they are spread (the entropy)."""
    liked = liked - getval(liked).max(axis=1, keepdims=True)  # a constant: it changes nothing
    powers = np.exp(liked)
    total = np.sum(powers, axis=1, keepdims=True)
    logs = liked - np.log(total)
    return logs, -np.sum(powers * logs, axis=1) / total[:, 0]


def _loss(
    weights: Weights,
    scaled: Array,
    legal: Array,
    taken: Array,
    before: Array,
    advantages: Array,
    targets: Array,
    settings: Settings,
) -> Array:
    """What is to become small: PPO's bounded loss of the policy, the error of the hopes."""
    liked, hopes = _forward(weights, scaled)
    logs, spread = _log_chances(np.where(legal, liked, NEVER))
    ratio = np.exp(np.sum(logs * taken, axis=1) - before)
    low, high = np.float32(1 - settings.clip), np.float32(1 + settings.clip)
    better = np.minimum(ratio * advantages, np.clip(ratio, low, high) * advantages)
    gain = better + np.float32(settings.curiosity) * spread
    return np.mean((hopes - targets) ** 2) - np.mean(gain)


def _adam(parts: list[Weights], gradient: Weights, rate: float, steps: int) -> None:
    """A step against the gradient, as long for each weight as its gradients are steady."""
    weights, means, squares = parts
    long, short = np.float32(0.999), np.float32(0.9)
    pace = np.float32(rate * (1 - long**steps) ** 0.5 / (1 - short**steps))
    for name, slope in gradient.items():
        means[name] += (1 - short) * (slope - means[name])
        squares[name] += (1 - long) * (slope**2 - squares[name])
        weights[name] -= pace * means[name] / (np.sqrt(squares[name]) + np.float32(1e-8))
