"""Fits the weights of the evaluation to games played to the end.

    python -m bench.bots.fit_evaluation --games 2000

The model is a softmax over the seats of a linear evaluation, with one row of weights for each phase
of the game. One fifth of the games is held out; the mean log loss on it is printed for each kind of
table, next to that of even shares.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bench.bots.positions import KINDS, Position, TableKind, play_positions
from citadels.bots.strategy.search.evaluation import FEATURE_COUNT, PHASE_COUNT
from citadels.bots.strategy.search.weights import WEIGHTS

MAX_SEATS: Final = 8
CHUNK_GAMES: Final = 50
STEPS: Final = 1500
BATCH_SIZE: Final = 8192
LEARNING_RATE: Final = 0.05
WEIGHT_DECAY: Final = 1e-4
TEST_FOLDS: Final = 5  # every fifth chunk of games is held out
WEIGHTS_FILE: Final = Path("citadels/bots/strategy/search/weights.py")

Floats = NDArray[np.float64]


class PositionArrays:
    """Positions as arrays: features by seat, a mask of the seats, and their shares."""

    def __init__(self, positions_list: list[Position]) -> None:
        count = len(positions_list)
        self.features: Floats = np.zeros((count, MAX_SEATS, FEATURE_COUNT))
        self.is_present: Floats = np.zeros((count, MAX_SEATS))
        self.shares: Floats = np.zeros((count, MAX_SEATS))
        self.phase = np.array([position.phase for position in positions_list], dtype=np.int64)
        for index, position in enumerate(positions_list):
            seats = len(position.shares)
            self.features[index, :seats] = position.features
            self.is_present[index, :seats] = 1
            self.shares[index, :seats] = position.shares

    def predict(self, weights: Floats, indices: NDArray[np.int64]) -> Floats:
        """The shares that the weights predict."""
        rows = weights[self.phase[indices]]
        values = np.einsum("nsf,nf->ns", self.features[indices], rows)
        values = np.where(self.is_present[indices] > 0, values, -1e9)
        values -= values.max(axis=1, keepdims=True)
        exponentials = np.exp(values) * self.is_present[indices]
        predictions: Floats = exponentials / exponentials.sum(axis=1, keepdims=True)
        return predictions

    def losses(self, weights: Floats) -> Floats:
        predictions = self.predict(weights, np.arange(len(self.phase)))
        losses: Floats = -(self.shares * np.log(predictions + 1e-12)).sum(axis=1)
        return losses

    def gradient(self, weights: Floats, indices: NDArray[np.int64]) -> Floats:
        error = self.predict(weights, indices) - self.shares[indices]
        by_position = np.einsum("ns,nsf->nf", error, self.features[indices])
        gradient = np.zeros_like(weights)
        np.add.at(gradient, self.phase[indices], by_position)
        return gradient / len(indices)


def fit(arrays: PositionArrays, steps: int) -> Floats:
    """Fit the weights by Adam with a falling learning rate, on features scaled to one."""
    scale = arrays.features[arrays.is_present > 0].std(axis=0) + 1e-6
    arrays.features /= scale
    weights = np.zeros((PHASE_COUNT, FEATURE_COUNT))
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    rng = np.random.default_rng(1)
    for step in range(1, steps + 1):
        indices = rng.integers(0, len(arrays.phase), min(BATCH_SIZE, len(arrays.phase)))
        gradient = arrays.gradient(weights, indices) + WEIGHT_DECAY * weights
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.999 * square + 0.001 * gradient**2
        rate = LEARNING_RATE * 0.5 * (1 + math.cos(math.pi * step / steps))
        corrected_mean = mean / (1 - 0.9**step)
        weights -= rate * corrected_mean / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    arrays.features *= scale
    # No round begins with a complete city: this phase exists only for shorter games.
    weights[0] = weights[1]
    scaled: Floats = weights / scale
    return scaled


def format_module(weights: Floats) -> str:
    """The source of the module with the weights."""
    rows = "\n".join(
        "    " + " ".join(f"{value:.3f}," for value in row) for row in weights.tolist()
    )
    return (
        '"""The weights of the evaluation, by phase and feature.\n\n'
        'Written by bench/bots/fit_evaluation.py.\n"""\n\n'
        "from __future__ import annotations\n\nfrom typing import Final\n\n"
        "from citadels.engine.native_types import vec\n\n"
        f"# fmt: off\nWEIGHTS: Final = vec[float]([\n{rows}\n])\n# fmt: on\n"
    )


def collect_positions(job: tuple[TableKind, range]) -> list[Position]:
    return list(play_positions(*job))


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the evaluation of the search.")
    parser.add_argument("--games", type=int, default=2000, help="games for each part of each kind")
    parser.add_argument("--write", action="store_true", help="write the weights into the sources")
    args = parser.parse_args()
    jobs = [
        (kind, range(first, first + CHUNK_GAMES))
        for kind in KINDS
        for first in range(0, args.games * kind.weight, CHUNK_GAMES)
    ]
    with multiprocessing.get_context("spawn").Pool() as pool:
        chunks = pool.map(collect_positions, jobs, chunksize=1)
    training = [
        position for number, chunk in enumerate(chunks) for position in chunk if number % TEST_FOLDS
    ]
    weights = fit(PositionArrays(training), STEPS)
    print_report(jobs, chunks, weights)
    if args.write:
        WEIGHTS_FILE.write_text(format_module(weights))


def print_report(
    jobs: list[tuple[TableKind, range]], chunks: list[list[Position]], weights: Floats
) -> None:
    old_weights = np.array(list(WEIGHTS)).reshape(PHASE_COUNT, FEATURE_COUNT)
    for kind in KINDS:
        test_positions = [
            position
            for number, chunk in enumerate(chunks)
            if number % TEST_FOLDS == 0 and jobs[number][0] == kind
            for position in chunk
        ]
        arrays = PositionArrays(test_positions)
        losses = (arrays.losses(weights).mean(), arrays.losses(old_weights).mean())
        print(
            f"{kind.profile} {kind.players}p{' random set' if kind.has_random_set else ''}: "
            f"{len(test_positions)} positions, log loss {losses[0]:.4f} "
            f"(weights so far {losses[1]:.4f}, chance {math.log(kind.players):.4f})"
        )


if __name__ == "__main__":
    main()
