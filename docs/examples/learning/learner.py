"""The learner: a policy and value network, trained by PPO with Adam."""

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

Array = Any  # a NumPy array, or one whose gradient is being computed
Weights = dict[str, Array]

ILLEGAL_LOGIT = np.float32(-1e9)  # log probability of illegal actions
ROWS = {"first": 0, "policy": 1, "policy_bias": 1}  # by entry, by action


@dataclass(frozen=True)
class Settings:
    """Hyperparameters of PPO and Adam."""

    rate: float = 1e-3
    epochs: int = 3  # epochs per rollout
    batch: int = 1024
    clip: float = 0.2  # clipping range of the probability ratio
    entropy_weight: float = 0.01  # weight of the entropy
    gae_lambda: float = 0.95  # lambda of the advantage estimate


class Learner:
    """A network with Adam's moments of its gradients."""

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

    def evaluate(self, observations: Array, masks: Array) -> tuple[Array, Array, Array]:
        """For many rows: the actions legal in any of them, log probabilities, and values."""
        entries, actions = _used(observations), _used(masks)
        weights = _part(self.network.weights, (entries, actions))
        scaled = observations[:, entries] * self.scales[entries]
        logits, values = _forward(weights, scaled)
        logs, _ = _log_probs(np.where(masks[:, actions], logits, ILLEGAL_LOGIT))
        return actions, logs, values

    def learn(self, rollout: Rollout, rng: Any, pace: float = 1.0) -> None:
        """Train on a rollout for a few epochs. Rows of weights that it does not use are left out.

        A pace below 1 makes smaller changes, so that learning settles at the end.
        """
        places = entries, actions = _used(rollout.observations), _used(rollout.masks)
        parts = [_part(all_of, places) for all_of in self._tables()]
        inputs = rollout.observations[:, entries]
        legal = rollout.masks[:, actions] == 1
        advantages = rollout.advantages
        advantages = (advantages - advantages.mean()) / (advantages.std() + np.float32(1e-6))
        for rows in _batches(len(inputs), self.settings, rng):
            gradient = grad(_loss)(
                parts[0],
                inputs[rows] * self.scales[entries],
                legal[rows],
                (rollout.actions[rows, None] == actions).astype(np.float32),
                rollout.log_probs[rows],
                advantages[rows],
                rollout.targets[rows],
                self.settings,
            )
            self.steps += 1
            _adam(parts, gradient, pace * self.settings.rate, self.steps)
        for all_of, part in zip(self._tables(), parts, strict=True):
            _put_back(all_of, part, places)

    def trained_network(self, trained: str) -> Network:
        """The network to save, in which entries never seen have no weight."""
        weights = dict(self.network.weights)
        seen = self.squares["first"].any(axis=1)
        weights["first"] = np.where(seen[:, None], weights["first"], np.float32(0))
        return Network(self.network.family.name, weights, trained)

    def _tables(self) -> tuple[Weights, Weights, Weights]:
        return self.network.weights, self.means, self.squares


def _used(rows: Array) -> Array:
    """The columns that are not zero in every row: a fifth or less, which saves as much work."""
    return np.flatnonzero(rows.any(axis=0))


def _part(weights: Weights, places: tuple[Array, Array]) -> Weights:
    """A copy of the weights, with the used rows only."""
    return {
        name: value[places[ROWS[name]]] if name in ROWS else value.copy()
        for name, value in weights.items()
    }


def _put_back(weights: Weights, part: Weights, places: tuple[Array, Array]) -> None:
    for name, value in part.items():
        weights[name][places[ROWS[name]] if name in ROWS else ...] = value


def _batches(count: int, settings: Settings, rng: Any) -> Iterator[Array]:
    """All rows in random order, in batches, for several epochs."""
    for _ in range(settings.epochs):
        order = rng.permutation(count)
        yield from np.array_split(order, max(1, round(count / settings.batch)))


def _forward(weights: Weights, scaled: Array) -> tuple[Array, Array]:
    """The network for many rows: the logits of the actions, and the expected share."""
    zero = np.float32(0)  # everything stays float32: twice as fast
    first = np.maximum(scaled @ weights["first"] + weights["first_bias"], zero)
    second = np.maximum(first @ weights["second"] + weights["second_bias"], zero)
    logits = second @ weights["policy"].T + weights["policy_bias"]
    value = second @ weights["value"] + weights["value_bias"]
    half = np.float32(0.5)
    return logits, half + half * np.tanh(half * value)


def _log_probs(logits: Array) -> tuple[Array, Array]:
    """Log probabilities of the actions, and their entropy."""
    logits = logits - getval(logits).max(
        axis=1, keepdims=True
    )  # a constant: no effect on the gradient
    exponentials = np.exp(logits)
    total = np.sum(exponentials, axis=1, keepdims=True)
    logs = logits - np.log(total)
    return logs, -np.sum(exponentials * logs, axis=1) / total[:, 0]


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
    """The loss: PPO's clipped policy loss plus the value error, minus the entropy bonus."""
    logits, values = _forward(weights, scaled)
    logs, entropy = _log_probs(np.where(legal, logits, ILLEGAL_LOGIT))
    ratio = np.exp(np.sum(logs * taken, axis=1) - before)
    low, high = np.float32(1 - settings.clip), np.float32(1 + settings.clip)
    better = np.minimum(ratio * advantages, np.clip(ratio, low, high) * advantages)
    gain = better + np.float32(settings.entropy_weight) * entropy
    return np.mean((values - targets) ** 2) - np.mean(gain)


def _adam(parts: list[Weights], gradient: Weights, rate: float, steps: int) -> None:
    """A step of Adam."""
    weights, means, squares = parts
    long, short = np.float32(0.999), np.float32(0.9)
    pace = np.float32(rate * (1 - long**steps) ** 0.5 / (1 - short**steps))
    for name, slope in gradient.items():
        means[name] += (1 - short) * (slope - means[name])
        squares[name] += (1 - long) * (slope**2 - squares[name])
        weights[name] -= pace * means[name] / (np.sqrt(squares[name]) + np.float32(1e-8))
