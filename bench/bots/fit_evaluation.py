"""Fit the weights of the evaluation to games played to the end, and write them down.

    python -m bench.bots.fit_evaluation --games 2000

A softmax over the seats of a linear judgement, with one row of weights for each phase of the game.
One fifth of the games is kept apart; the mean log loss on it is printed for each kind of table,
beside that of knowing nothing.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bench.bots.positions import KINDS, Kind, Position, positions
from citadels.bots.strategy.search.evaluation import FEATURE_COUNT, PHASE_COUNT
from citadels.bots.strategy.search.weights import WEIGHTS

SEATS: Final = 8
CHUNK: Final = 50
STEPS: Final = 1500
BATCH: Final = 8192
RATE: Final = 0.05
DECAY: Final = 1e-4
APART: Final = 5  # every fifth chunk of games is for testing
WEIGHTS_FILE: Final = Path("citadels/bots/strategy/search/weights.py")

Floats = NDArray[np.float64]


class Table:
    """Positions as arrays: features by seat, which seats there are, and their shares."""

    def __init__(self, found: list[Position]) -> None:
        count = len(found)
        self.features: Floats = np.zeros((count, SEATS, FEATURE_COUNT))
        self.there: Floats = np.zeros((count, SEATS))
        self.shares: Floats = np.zeros((count, SEATS))
        self.phase = np.array([position.phase for position in found], dtype=np.int64)
        for index, position in enumerate(found):
            seats = len(position.shares)
            self.features[index, :seats] = position.features
            self.there[index, :seats] = 1
            self.shares[index, :seats] = position.shares

    def judge(self, weights: Floats, picked: NDArray[np.int64]) -> Floats:
        """The shares that the weights give."""
        rows = weights[self.phase[picked]]
        values = np.einsum("nsf,nf->ns", self.features[picked], rows)
        values = np.where(self.there[picked] > 0, values, -1e9)
        values -= values.max(axis=1, keepdims=True)
        grown = np.exp(values) * self.there[picked]
        judged: Floats = grown / grown.sum(axis=1, keepdims=True)
        return judged

    def losses(self, weights: Floats) -> Floats:
        judged = self.judge(weights, np.arange(len(self.phase)))
        lost: Floats = -(self.shares * np.log(judged + 1e-12)).sum(axis=1)
        return lost

    def slope(self, weights: Floats, picked: NDArray[np.int64]) -> Floats:
        error = self.judge(weights, picked) - self.shares[picked]
        by_position = np.einsum("ns,nsf->nf", error, self.features[picked])
        slope = np.zeros_like(weights)
        np.add.at(slope, self.phase[picked], by_position)
        return slope / len(picked)


def fit(table: Table, steps: int) -> Floats:
    """Weights by Adam with a falling rate, on features scaled to one."""
    scale = table.features[table.there > 0].std(axis=0) + 1e-6
    table.features /= scale
    weights = np.zeros((PHASE_COUNT, FEATURE_COUNT))
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    lots = np.random.default_rng(1)
    for step in range(1, steps + 1):
        picked = lots.integers(0, len(table.phase), min(BATCH, len(table.phase)))
        slope = table.slope(weights, picked) + DECAY * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        rate = RATE * 0.5 * (1 + math.cos(math.pi * step / steps))
        ahead = mean / (1 - 0.9**step)
        weights -= rate * ahead / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    table.features *= scale
    # Nothing begins a round with a complete city: the phase is only there for shorter games.
    weights[0] = weights[1]
    scaled: Floats = weights / scale
    return scaled


def text_of(weights: Floats) -> str:
    """The module with the weights in it."""
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


def gather(job: tuple[Kind, range]) -> list[Position]:
    return list(positions(*job))


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the evaluation of the search.")
    parser.add_argument("--games", type=int, default=2000, help="for each part of each kind")
    parser.add_argument("--write", action="store_true", help="write the weights into the sources")
    chosen = parser.parse_args()
    jobs = [
        (kind, range(first, first + CHUNK))
        for kind in KINDS
        for first in range(0, chosen.games * kind.part, CHUNK)
    ]
    with multiprocessing.get_context("spawn").Pool() as pool:
        chunks = pool.map(gather, jobs, chunksize=1)
    learnt = [found for number, chunk in enumerate(chunks) for found in chunk if number % APART]
    weights = fit(Table(learnt), STEPS)
    report(jobs, chunks, weights)
    if chosen.write:
        WEIGHTS_FILE.write_text(text_of(weights))


def report(jobs: list[tuple[Kind, range]], chunks: list[list[Position]], weights: Floats) -> None:
    before = np.array(list(WEIGHTS)).reshape(PHASE_COUNT, FEATURE_COUNT)
    for kind in KINDS:
        apart = [
            found
            for number, chunk in enumerate(chunks)
            if number % APART == 0 and jobs[number][0] == kind
            for found in chunk
        ]
        table = Table(apart)
        losses = (table.losses(weights).mean(), table.losses(before).mean())
        print(
            f"{kind.profile} {kind.players}p{' random set' if kind.random_set else ''}: "
            f"{len(apart)} positions, log loss {losses[0]:.4f} "
            f"(weights so far {losses[1]:.4f}, chance {math.log(kind.players):.4f})"
        )


if __name__ == "__main__":
    main()
