"""Plays portions of a part: the same numbers wherever they are played."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
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
from citadels.lab.counters import COUNTERS
from citadels.lab.counting.block import Block, Seeds
from citadels.lab.counting.counter import FIELDS
from citadels.lab.counting.forcing import Forced
from citadels.lab.study import Part
from citadels.sim.seeds import mixed

Ints = npt.NDArray[np.int64]
HEAD: Final = 3  # numbers of a game before those of its seats: crown, rounds, answers
WEIGHED: Final = 100  # one game in so many is played again to tell what counting costs


@dataclass(frozen=True)
class Portion:
    """Some blocks of a part, one after the other."""

    part: Part
    first: int
    blocks: int

    def games(self) -> int:
        last = min(self.part.games, (self.first + self.blocks) * self.part.block)
        return last - self.first * self.part.block


@dataclass(frozen=True)
class Played:
    """What was counted in a portion, and what came out of its games."""

    cells: dict[str, Ints]  # by counter: blocks, cells, fields
    games: Ints  # by game: crown, rounds, answers, then parts and points of each seat
    seconds: float
    bare: float  # of which the games themselves took: rules and players, nobody looking on
    digest: str


class StoppedError(Exception):
    """A portion that was broken off because no more are wanted."""


def never() -> bool:
    return False


def play_portion(portion: Portion, stop: Callable[[], bool] = never) -> Played:
    """Play all its blocks; half a portion is none."""
    part = portion.part
    started = time.perf_counter()
    inside = 0.0
    cells: dict[str, list[Ints]] = {name: [] for name in part.counters}
    games: list[Ints] = []
    for block in range(portion.first, portion.first + portion.blocks):
        if stop():
            raise StoppedError
        begun = time.perf_counter()
        played = play_block(part, block)
        inside += time.perf_counter() - begun
        for name, counter in zip(part.counters, played.counters, strict=True):
            cells[name].append(_ints(counter.cells).reshape(-1, FIELDS))
        games.append(np.array(played.rows, dtype=np.int64).reshape(-1, HEAD + 2 * part.players))
    stacked = {name: np.stack(parts) for name, parts in cells.items()}
    together = np.concatenate(games)
    told = digest(stacked, together)
    bare = inside * _part_of_the_games(portion)
    return Played(stacked, together, time.perf_counter() - started, bare, told)


def _part_of_the_games(portion: Portion) -> float:
    """How much of the time in a block goes into its games: some of them once more, both ways."""
    few = 1 + portion.games() // WEIGHED
    part = replace(portion.part, games=portion.first * portion.part.block + few)
    seconds = []
    for counted in (True, False):
        begun = time.thread_time()  # others may use the machine, too
        play_block(part, portion.first, counted)
        seconds.append(time.thread_time() - begun)
    return min(1.0, seconds[1] / max(seconds[0], 1e-9))


def play_block(part: Part, block: int, counted: bool = True) -> Block:
    """The games of one block, with its chance alone."""
    rules = _rules(part.setup(block).spec())
    names = part.counters if counted else ()
    made = Block(rules, [COUNTERS[name].make() for name in names])
    players = [_player(line, part) for line in part.bots]
    words = (part.seed, part.profile, part.players, part.preset, block)
    seeds = Seeds(mixed("lab deals", *words) >> 8, mixed("lab players", *words) >> 8)
    first = block * part.block
    made.play(first, min(part.block, part.games - first), players, seeds, part.duplicate)
    return made


def digest(cells: dict[str, Ints], games: Ints) -> str:
    """What tells results apart: the same for the same games on every machine."""
    told = hashlib.sha256()
    for name in sorted(cells):
        told.update(name.encode())
        told.update(cells[name].astype("<i8").tobytes())
    told.update(games.astype("<i8").tobytes())
    return told.hexdigest()


@lru_cache(maxsize=64)
def _rules(line: str) -> Rules:
    return make_rules(setup_from_spec(line))


def _player(line: str, part: Part) -> Forced:
    policy = make_bot(line).policy(0)
    if not isinstance(policy, RandomPolicy):
        raise TypeError(f"{line} cannot begin anew with another seed")
    return Forced(policy, part.kinds(), part.per_mille())


def _ints(row: Any) -> Ints:
    """The cells of a counter as an array of its own."""
    return np.array(row, dtype=np.int64)
