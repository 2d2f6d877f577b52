"""Plays chunks of a condition: the same numbers wherever they are played."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from citadels.bots.registry import make_bot
from citadels.engine.playout import RandomPolicy
from citadels.engine.rules import Rules
from citadels.engine.serialization import setup_from_spec
from citadels.engine.setup import make_rules
from citadels.lab.counter_registry import COUNTERS
from citadels.lab.study import Condition
from citadels.sim.counters.block import BlockRunner, BlockSeeds
from citadels.sim.counters.counter import CELL_FIELDS
from citadels.sim.counters.randomized_policy import RandomizedPolicy
from citadels.sim.executor import StopCheck, StoppedError, never
from citadels.sim.seeds import mix_seed

Ints = npt.NDArray[np.int64]
GAME_HEADER_FIELDS: Final = 3  # numbers of a game before those of its seats: crown, rounds, answers
TIMING_SAMPLE_EVERY: Final = 100  # one game in 100 is played again to measure what counting costs


@dataclass(frozen=True)
class Chunk:
    """Some consecutive blocks of a condition."""

    condition: Condition
    first_block: int
    blocks: int

    def games(self) -> int:
        last = min(self.condition.games, (self.first_block + self.blocks) * self.condition.block)
        return last - self.first_block * self.condition.block


@dataclass(frozen=True)
class ChunkResult:
    """The counts of a chunk, and the results of its games."""

    cells: dict[str, Ints]  # by counter: blocks, cells, fields
    games: Ints  # by game: crown, rounds, answers, then parts of the victory and points by seat
    seconds: float
    bare_seconds: float  # of these, for the games alone: rules and players, without counters
    digest: str


def play_chunk(chunk: Chunk, should_stop: StopCheck = never) -> ChunkResult:
    """Play all its blocks. If stopped, raise an error: an incomplete chunk has no result."""
    condition = chunk.condition
    start = time.perf_counter()
    block_seconds = 0.0
    cells: dict[str, list[Ints]] = {name: [] for name in condition.counters}
    games: list[Ints] = []
    for block in range(chunk.first_block, chunk.first_block + chunk.blocks):
        if should_stop():
            raise StoppedError
        block_start = time.perf_counter()
        runner = play_block(condition, block)
        block_seconds += time.perf_counter() - block_start
        for name, counter in zip(condition.counters, runner.counters, strict=True):
            cells[name].append(_ints(counter.cells).reshape(-1, CELL_FIELDS))
        games.append(
            np.array(runner.rows, dtype=np.int64).reshape(
                -1, GAME_HEADER_FIELDS + 2 * condition.players
            )
        )
    stacked = {name: np.stack(arrays) for name, arrays in cells.items()}
    game_rows = np.concatenate(games)
    result_digest = compute_digest(stacked, game_rows)
    bare_seconds = block_seconds * _measure_game_share(chunk)
    return ChunkResult(stacked, game_rows, time.perf_counter() - start, bare_seconds, result_digest)


def _measure_game_share(chunk: Chunk) -> float:
    """The share of games in the time of a block, measured by playing some again with and without
    counters.
    """
    sample_games = 1 + chunk.games() // TIMING_SAMPLE_EVERY
    condition = replace(
        chunk.condition, games=chunk.first_block * chunk.condition.block + sample_games
    )
    seconds = []
    for with_counters in (True, False):
        start = time.thread_time()  # others may use the machine too
        play_block(condition, chunk.first_block, with_counters)
        seconds.append(time.thread_time() - start)
    return min(1.0, seconds[1] / max(seconds[0], 1e-9))


def play_block(condition: Condition, block: int, with_counters: bool = True) -> BlockRunner:
    """Play one block; its games depend on nothing outside it."""
    rules = _make_rules(condition.setup(block).spec())
    counter_names = condition.counters if with_counters else ()
    counters = [COUNTERS[name].make() for name in counter_names]
    runner = BlockRunner(rules, list(condition.bots), counters)
    policies = [_make_policy(spec, condition) for spec in condition.bots]
    seed_parts = (condition.seed, condition.profile, condition.players, condition.preset, block)
    seeds = BlockSeeds(
        mix_seed("lab deals", *seed_parts) >> 8, mix_seed("lab players", *seed_parts) >> 8
    )
    first = block * condition.block
    runner.play(
        first, min(condition.block, condition.games - first), policies, seeds, condition.duplicate
    )
    return runner


def compute_digest(cells: dict[str, Ints], games: Ints) -> str:
    """A digest of results: the same for the same games on every machine."""
    hasher = hashlib.sha256()
    for name in sorted(cells):
        hasher.update(name.encode())
        hasher.update(cells[name].astype("<i8").tobytes())
    hasher.update(games.astype("<i8").tobytes())
    return hasher.hexdigest()


@lru_cache(maxsize=64)
def _make_rules(setup_spec: str) -> Rules:
    return make_rules(setup_from_spec(setup_spec))


def _make_policy(spec: str, condition: Condition) -> RandomizedPolicy:
    policy = make_bot(spec).policy(0)
    if not isinstance(policy, RandomPolicy):
        raise TypeError(f"{spec} cannot start again with another seed")
    return RandomizedPolicy(policy, condition.choice_mask(), condition.per_mille())


def _ints(row: Any) -> Ints:
    return np.array(row, dtype=np.int64)
