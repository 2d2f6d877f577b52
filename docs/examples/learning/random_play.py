"""Plays random actions on many tables at once and prints the speed.

    python random_play.py --tables 256 --seconds 5
    python random_play.py --processes 2 --lineup learner,rush,charter,charter

Every learner begins like this: read the rows, choose a legal action for each, take a step.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from citadels.rl.batch_env import LocalBatchEnv, random_actions
from citadels.rl.learner_table import LearnerTable, TableOptions
from citadels.rl.subprocess_batch_env import SubprocessBatchEnv

Array = npt.NDArray[Any]


def one_table(seed: int) -> None:
    """The same with a single table, where every step can be inspected."""
    rng = np.random.default_rng(seed)
    table = LearnerTable(TableOptions(profile="2016", players=4))
    table.deal(seed)
    answers = 0
    while not table.is_over():
        row = table.observe(table.to_move())
        table.apply_action(rng.choice(table.legal_actions()))
        answers += 1
    print(f"one table: {answers} answers from rows of {len(row)} bytes, rewards {table.rewards()}")


def many_tables(tables: LocalBatchEnv | SubprocessBatchEnv, seconds: float, seed: int) -> None:
    rng = np.random.default_rng(seed)
    rewards: list[Array] = []
    steps = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        tables.step(random_actions(tables, rng))
        steps += tables.table_count
        rewards += list(tables.rewards[tables.terminated == 1, : tables.players])
    took = time.perf_counter() - begun
    print(f"{tables.table_count} tables: {steps / took:,.0f} steps a second,")
    print(f"  {tables.count_answers() / took:,.0f} answers a second with those of the bots")
    if rewards:
        by_seat = ", ".join(f"{share:.3f}" for share in np.mean(rewards, axis=0))
        print(f"  {len(rewards)} games, mean reward by seat {by_seat}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lineup", default="learner,learner,learner,learner")
    arguments = parser.parse_args()
    lineup = arguments.lineup.split(",")
    options = TableOptions(players=len(lineup))
    one_table(arguments.seed)
    if arguments.processes == 1:
        many_tables(
            LocalBatchEnv(arguments.tables, options, lineup, arguments.seed),
            arguments.seconds,
            arguments.seed,
        )
        return
    with SubprocessBatchEnv(
        arguments.tables, arguments.processes, options, lineup, arguments.seed
    ) as tables:
        many_tables(tables, arguments.seconds, arguments.seed)


if __name__ == "__main__":
    main()
