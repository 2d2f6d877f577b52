"""How much better `search` gets with more time: `python -m bench.bots.curve --help`.

One seat with a larger budget against three with the smallest, so that its share would be even if
time bought nothing. Budgets are numbers of games tried, which a busy machine does not touch; the
same line of the record can be played again anywhere. Hours are needed, so each block of deals is
kept as soon as it is played, and blocks of other days are added to it.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np

from citadels import choose, native
from citadels.sim.arena import Plan, Player
from citadels.sim.pairing import one_against_rest
from citadels.sim.statistics import Confidence, Estimate, Numbers, ratios

FILE: Final = Path(__file__).parents[1] / "history" / "curve.jsonl"
COMMAND: Final = "python -m bench.bots.curve --seeds 1-50"
PLAYERS: Final = 4
DEALS: Final = 6  # in a block, each in all four seats
SMALLEST: Final = 700
# Milliseconds as `search(ms=…)` would need them for so many on a quiet core.
BUDGETS: Final = {50: 1_750, 100: 3_500, 200: 7_000, 500: 17_500, 1000: 35_000}


@dataclass(frozen=True)
class Block:
    """Some deals played with one budget, every deal in each seat."""

    ms: int
    seed: int
    shares: tuple[float, ...]  # of the victories of each deal, by deal
    engine: str  # which code played


def play(ms: int, seed: int) -> Block:
    one, rest = f"search(iterations={BUDGETS[ms]})", f"search(iterations={SMALLEST})"
    match = one_against_rest(one, rest, PLAYERS)
    setup = choose("2016", PLAYERS, preset="first-game").line()
    plan = Plan(setup, (match,), DEALS, seed)
    played = Player(plan).play(range(plan.games()))
    shares = [0.0] * DEALS
    for result in played.results:
        shares[result.deal] += sum(
            share
            for entry, share in zip(result.entries, result.shares, strict=True)
            if match.sides[entry] == 0
        )
    return Block(ms, seed, tuple(round(share, 6) for share in shares), native.fingerprint())


def read(file: Path = FILE) -> list[Block]:
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    return [
        Block(**{**found, "shares": tuple(found["shares"])}) for found in map(json.loads, lines)
    ]


def keep(block: Block, file: Path = FILE) -> None:
    """One write for one line, so that several processes can keep theirs."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(asdict(block)) + "\n")


def share_of(blocks: Sequence[Block], budgets: Sequence[int], how: Confidence) -> Estimate:
    """The mean over some budgets, each with the same weight, by deal."""
    won, games = _by_deal(blocks, budgets)
    return ratios(won[:, None], games[:, None], how)[0]


def _by_deal(blocks: Sequence[Block], budgets: Sequence[int]) -> tuple[Numbers, Numbers]:
    shares = [share for block in blocks if block.ms in budgets for share in block.shares]
    return np.array(shares), np.full(len(shares), float(PLAYERS))


def _work(first: int, last: int, turn: int, of: int) -> None:
    """Every process takes its turns in the same list; what is kept already is passed over."""
    done = {(block.ms, block.seed) for block in read()}
    wanted = [(ms, seed) for seed in range(first, last) for ms in sorted(BUDGETS, reverse=True)]
    for ms, seed in wanted[turn::of]:
        if (ms, seed) not in done:
            keep(play(ms, seed))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots.curve", description=__doc__)
    parser.add_argument(
        "--seeds", default="", help="play these blocks, such as 1-10, and keep them"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    wish = parser.parse_args()
    if wish.seeds:
        first, last = map(int, wish.seeds.split("-"))
        context = get_context("spawn")
        workers = [
            context.Process(target=_work, args=(first, last + 1, turn, wish.processes))
            for turn in range(wish.processes)
        ]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    print("\n".join(table(read())))


def table(blocks: Sequence[Block]) -> list[str]:
    """The curve in rows of Markdown."""
    rows = ["| ms for an answer | games tried | games | share |", "|---:|---:|---:|---:|"]
    rows.append(f"| 20 | {SMALLEST:,} | | 25.0 (by symmetry) |")
    for ms, tried in BUDGETS.items():
        games = PLAYERS * sum(len(block.shares) for block in blocks if block.ms == ms)
        if games:
            share = share_of(blocks, [ms], Confidence())
            rows.append(f"| {ms} | {tried:,} | {games} | {_told(share)} |")
    return rows


def _told(share: Estimate) -> str:
    low, high = share.low or 0.0, share.high or 0.0
    return f"{100 * share.mean:.1f} ({100 * low:.1f}–{100 * high:.1f})"


if __name__ == "__main__":
    main()
