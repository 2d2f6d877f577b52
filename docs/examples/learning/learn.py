"""Learns Citadels by playing: against bots, against itself, or both.

    python learn.py --processes 2 --against random,charter --out policy
    citadels tournament --one 'learned(file=policy/policy.npz)' --rest random --games 400

The same seed gives the same curve on one machine with the same number of threads; set
OMP_NUM_THREADS=1 to fix their number.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from learner import Learner, Settings
from rollout import Array, play, shares_against

from citadels.rl.batch_env import LocalBatchEnv
from citadels.rl.learner_table import TableOptions
from citadels.rl.subprocess_batch_env import SubprocessBatchEnv

EVALUATION_SEEDS = 10**9  # offset of the seeds of evaluation games


def parse_arguments() -> argparse.Namespace:
    form = argparse.ArgumentDefaultsHelpFormatter
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").splitlines()[0], formatter_class=form
    )
    parser.add_argument("--out", type=Path, default=Path("policy"), help="folder for the results")
    parser.add_argument("--updates", type=int, default=80, help="number of updates of the weights")
    parser.add_argument("--tables", type=int, default=256, help="games played in parallel")
    parser.add_argument("--steps", type=int, default=64, help="answers per table and update")
    parser.add_argument(
        "--processes", type=int, default=1, help="processes that play; another one learns"
    )
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument("--profile", default="2016")
    parser.add_argument(
        "--preset", default="first-game", help="or random: a different one in every game"
    )
    parser.add_argument(
        "--lineup",
        default="learner,learner,learner,learner",
        help="one entry per player: a quick bot or learner, which must occur",
    )
    parser.add_argument("--batch", type=int, default=1024, help="answers per gradient step")
    parser.add_argument("--hidden", default="128,64", help="width of the two hidden layers")
    parser.add_argument(
        "--evaluate-every", type=int, default=5, help="updates between two evaluations"
    )
    parser.add_argument("--against", default="random", help="opponents in an evaluation")
    parser.add_argument("--games", type=int, default=400, help="games against each of them")
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    lineup = arguments.lineup.split(",")
    options = TableOptions(profile=arguments.profile, players=len(lineup), preset=arguments.preset)
    first, second = (int(width) for width in arguments.hidden.split(","))
    learner = Learner(options, (first, second), Settings(batch=arguments.batch), arguments.seed)
    arguments.out.mkdir(parents=True, exist_ok=True)
    curve = Curve(learner, arguments)
    if arguments.processes == 1:
        learn(
            LocalBatchEnv(arguments.tables, options, lineup, arguments.seed),
            learner,
            arguments,
            curve,
        )
        return
    with SubprocessBatchEnv(
        arguments.tables, arguments.processes, options, lineup, arguments.seed
    ) as tables:
        learn(tables, learner, arguments, curve)


def learn(
    tables: LocalBatchEnv | SubprocessBatchEnv,
    learner: Learner,
    arguments: argparse.Namespace,
    curve: Curve,
) -> None:
    """Play and learn, with an evaluation now and then."""
    rng = np.random.default_rng(arguments.seed)
    curve.evaluate(0)
    for update in range(1, arguments.updates + 1):
        rollout = play(tables, learner, arguments.steps, rng, learner.settings.gae_lambda)
        learner.learn(rollout, rng, pace=1 - (update - 1) / arguments.updates)
        curve.count(len(rollout.actions), len(rollout.shares))
        if update % arguments.evaluate_every == 0 or update == arguments.updates:
            curve.evaluate(update)


class Curve:
    """Records the learning: one line for each evaluation, and the newest network."""

    def __init__(self, learner: Learner, arguments: argparse.Namespace) -> None:
        self.learner = learner
        self.arguments = arguments
        self.begun = time.monotonic()
        self.answers = self.games = 0
        self.file = arguments.out / "curve.jsonl"
        self.file.write_text("", encoding="utf-8")

    def count(self, answers: int, games: int) -> None:
        self.answers += answers
        self.games += games

    def evaluate(self, update: int) -> None:
        """Let it play on deals not used for learning, with the same policy as during learning."""
        arguments = self.arguments
        for opponent in arguments.against.split(","):
            seed = arguments.seed + EVALUATION_SEEDS
            self.write(
                update, opponent, shares_against(self.learner, opponent, arguments.games, seed)
            )
        trained = f"learn.py --lineup {arguments.lineup} --seed {arguments.seed}, update {update}"
        self.learner.trained_network(trained).save(arguments.out / "policy.npz")

    def write(self, update: int, opponent: str, shares: Array) -> None:
        share = float(shares.mean())
        half = 1.96 * float(shares.std()) / len(shares) ** 0.5
        line: dict[str, Any] = {
            "update": update,
            "answers": self.answers,
            "games": self.games,
            "minutes": round((time.monotonic() - self.begun) / 60, 3),
            "against": opponent,
            "share": round(share, 4),
            "low": round(max(0.0, share - half), 4),
            "high": round(min(1.0, share + half), 4),
        }
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        print(" ".join(f"{name} {value}" for name, value in line.items()), flush=True)


if __name__ == "__main__":
    main()
