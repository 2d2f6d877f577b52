"""Learns Citadels by playing: against bots, against itself, or both.

    python learn.py --processes 2 --against random,charter --out policy
    citadels tournament --one 'learned(file=policy/policy.npz)' --rest random --games 400

The same seed gives the same curve on one machine with the same number of threads; set
OMP_NUM_THREADS=1 to be sure of them.
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

OTHER_DEALS = 10**9  # so far away are the seeds of the games in which it is looked at


def read_words() -> argparse.Namespace:
    form = argparse.ArgumentDefaultsHelpFormatter
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").splitlines()[0], formatter_class=form
    )
    parser.add_argument("--out", type=Path, default=Path("policy"), help="folder for the results")
    parser.add_argument("--updates", type=int, default=80, help="how often weights are changed")
    parser.add_argument("--tables", type=int, default=256, help="games that are played together")
    parser.add_argument("--steps", type=int, default=64, help="answers at each table in an update")
    parser.add_argument("--processes", type=int, default=1, help="that play; one more learns")
    parser.add_argument("--seed", type=int, default=1, help="where all chance comes from")
    parser.add_argument("--profile", default="2016")
    parser.add_argument("--preset", default="first-game", help="or random: another in every game")
    parser.add_argument(
        "--lineup",
        default="learner,learner,learner,learner",
        help="who plays: quick bots, and a learner or more; as many as players",
    )
    parser.add_argument("--batch", type=int, default=1024, help="answers for one step of weights")
    parser.add_argument("--hidden", default="128,64", help="width of the two hidden layers")
    parser.add_argument("--look", type=int, default=5, help="updates between two looks at it")
    parser.add_argument("--against", default="random", help="with whom a look sees it play")
    parser.add_argument("--games", type=int, default=400, help="against each of them")
    return parser.parse_args()


def main() -> None:
    words = read_words()
    lineup = words.lineup.split(",")
    options = TableOptions(profile=words.profile, players=len(lineup), preset=words.preset)
    first, second = (int(width) for width in words.hidden.split(","))
    learner = Learner(options, (first, second), Settings(batch=words.batch), words.seed)
    words.out.mkdir(parents=True, exist_ok=True)
    curve = Curve(learner, words)
    if words.processes == 1:
        learn(LocalBatchEnv(words.tables, options, lineup, words.seed), learner, words, curve)
        return
    with SubprocessBatchEnv(words.tables, words.processes, options, lineup, words.seed) as tables:
        learn(tables, learner, words, curve)


def learn(
    tables: LocalBatchEnv | SubprocessBatchEnv,
    learner: Learner,
    words: argparse.Namespace,
    curve: Curve,
) -> None:
    """Play, learn from it, and look now and then how well it plays by now."""
    chance = np.random.default_rng(words.seed)
    curve.look(0)
    for update in range(1, words.updates + 1):
        rollout = play(tables, learner, words.steps, chance, learner.settings.memory)
        learner.learn(rollout, chance, pace=1 - (update - 1) / words.updates)
        curve.played(len(rollout.actions), len(rollout.shares))
        if update % words.look == 0 or update == words.updates:
            curve.look(update)


class Curve:
    """What is written down of the learning: one line for each look, and the newest network."""

    def __init__(self, learner: Learner, words: argparse.Namespace) -> None:
        self.learner = learner
        self.words = words
        self.begun = time.monotonic()
        self.answers = self.games = 0
        self.file = words.out / "curve.jsonl"
        self.file.write_text("", encoding="utf-8")

    def played(self, answers: int, games: int) -> None:
        self.answers += answers
        self.games += games

    def look(self, update: int) -> None:
        """Let it play on deals that it has not learnt from, as it plays when it learns."""
        for rival in self.words.against.split(","):
            seed = self.words.seed + OTHER_DEALS
            self.tell(update, rival, shares_against(self.learner, rival, self.words.games, seed))
        trained = f"learn.py --lineup {self.words.lineup} --seed {self.words.seed}, update {update}"
        self.learner.known(trained).save(self.words.out / "policy.npz")

    def tell(self, update: int, rival: str, shares: Array) -> None:
        share = float(shares.mean())
        half = 1.96 * float(shares.std()) / len(shares) ** 0.5
        line: dict[str, Any] = {
            "update": update,
            "answers": self.answers,
            "games": self.games,
            "minutes": round((time.monotonic() - self.begun) / 60, 3),
            "against": rival,
            "share": round(share, 4),
            "low": round(max(0.0, share - half), 4),
            "high": round(min(1.0, share + half), 4),
        }
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        print(" ".join(f"{name} {value}" for name, value in line.items()), flush=True)


if __name__ == "__main__":
    main()
