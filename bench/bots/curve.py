"""How much better `search` gets with more time: `python -m bench.bots.curve --help`.

One seat with a larger budget against a table with the smallest, so that its share would be even if
time bought nothing: at two players, where no third decides the game, and at four. Budgets are
numbers of games tried, which a busy machine does not touch; the same line of the record can be
played again anywhere. Hours are needed, so each block of deals is kept as soon as it is played, and
blocks of other days are added to it.
"""

from __future__ import annotations

import argparse
import json
import math
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
from citadels.sim.statistics import Confidence, Estimate, ratios

FILE: Final = Path(__file__).parents[1] / "history" / "curve.jsonl"
PLAYERS: Final = (2, 4)
DEALS: Final = 6  # in a block, each in every seat
SMALLEST: Final = 700
# Milliseconds as `search(ms=…)` would need them for so many on a quiet core.
BUDGETS: Final = {50: 1_750, 100: 3_500, 200: 7_000, 500: 17_500, 1000: 35_000}


@dataclass(frozen=True)
class Block:
    """Some deals played with one budget, every deal in each seat."""

    players: int
    ms: int
    seed: int
    shares: tuple[float, ...]  # of the victories of each deal, by deal
    engine: str  # which code played


def play(players: int, ms: int, seed: int) -> Block:
    one, rest = f"search(iterations={BUDGETS[ms]})", f"search(iterations={SMALLEST})"
    match = one_against_rest(one, rest, players)
    setup = choose("2016", players, preset="first-game").line()
    plan = Plan(setup, (match,), DEALS, seed)
    played = Player(plan).play(range(plan.games()))
    shares = [0.0] * DEALS
    for result in played.results:
        shares[result.deal] += sum(
            share
            for entry, share in zip(result.entries, result.shares, strict=True)
            if match.sides[entry] == 0
        )
    rounded = tuple(round(share, 6) for share in shares)
    return Block(players, ms, seed, rounded, native.fingerprint())


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


def share_of(blocks: Sequence[Block], ms: int, how: Confidence) -> Estimate:
    """What was won with one budget, by deal. All blocks are of one number of players."""
    found = [block for block in blocks if block.ms == ms]
    shares = np.array([share for block in found for share in block.shares])
    games = np.full(len(shares), float(found[0].players))
    return ratios(shares[:, None], games[:, None], how)[0]


def rise(blocks: Sequence[Block], how: Confidence) -> Estimate:
    """How much share each doubling of the budget brings: a line through the even share.

    The share of the smallest budget against itself is known without playing, so the line begins
    there. Deals are drawn with all that was played of them, since budgets play the same deals.
    """
    return _slope(blocks, how, origin=0.0, even=1 / blocks[0].players)


def rise_above(blocks: Sequence[Block], how: Confidence) -> Estimate:
    """The same among the larger budgets only, where the smallest does not help."""
    doublings = [_doublings(ms) for ms in BUDGETS]
    return _slope(whole(blocks), how, origin=sum(doublings) / len(doublings), even=0.0)


def whole(blocks: Sequence[Block]) -> list[Block]:
    """The blocks of those deals that were played with every budget."""
    played = {ms: {block.seed for block in blocks if block.ms == ms} for ms in BUDGETS}
    seeds = set.intersection(*played.values())
    return [block for block in blocks if block.seed in seeds]


def _slope(blocks: Sequence[Block], how: Confidence, origin: float, even: float) -> Estimate:
    tops: dict[tuple[int, int], float] = {}
    squares: dict[tuple[int, int], float] = {}
    for block in blocks:
        far = _doublings(block.ms) - origin
        for number, share in enumerate(block.shares):
            deal = (block.seed, number)
            tops[deal] = tops.get(deal, 0.0) + far * (share / block.players - even)
            squares[deal] = squares.get(deal, 0.0) + far**2
    deals = sorted(tops)
    won = np.array([[tops[deal]] for deal in deals])
    return ratios(won, np.array([[squares[deal]] for deal in deals]), how)[0]


def _doublings(ms: int) -> float:
    return math.log2(BUDGETS[ms] / SMALLEST)


def _work(players: int, seeds: range, turn: int, of: int) -> None:
    """Every process takes its turns in the same list; what is kept already is passed over."""
    done = {(block.players, block.ms, block.seed) for block in read()}
    wanted = [(players, ms, seed) for seed in seeds for ms in sorted(BUDGETS, reverse=True)]
    for one in wanted[turn::of]:
        if one not in done:
            keep(play(*one))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots.curve", description=__doc__)
    parser.add_argument(
        "--seeds", default="", help="play these blocks, such as 1-10, and keep them"
    )
    parser.add_argument("--players", type=int, choices=PLAYERS, default=PLAYERS[0])
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    wish = parser.parse_args()
    if wish.seeds:
        first, last = map(int, wish.seeds.split("-"))
        context = get_context("spawn")
        workers = [
            context.Process(
                target=_work,
                args=(wish.players, range(first, last + 1), turn, wish.processes),
            )
            for turn in range(wish.processes)
        ]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    for players in PLAYERS:
        blocks = [block for block in read() if block.players == players]
        if blocks:
            print("\n".join([f"{players} players", *table(blocks), "", *told(blocks), ""]))


def table(blocks: Sequence[Block]) -> list[str]:
    """The curve of one number of players in rows of Markdown."""
    players = blocks[0].players
    rows = ["| ms for an answer | games tried | games | share |", "|---:|---:|---:|---:|"]
    rows.append(f"| 20 | {SMALLEST:,} | | {100 / players:.1f} (by symmetry) |")
    for ms, tried in BUDGETS.items():
        games = players * sum(len(block.shares) for block in blocks if block.ms == ms)
        if games:
            share = share_of(blocks, ms, Confidence())
            rows.append(f"| {ms} | {tried:,} | {games} | {_told(share)} |")
    return rows


def command(blocks: Sequence[Block]) -> str:
    """What plays these blocks again; those that a record has already are passed over."""
    seeds = [block.seed for block in blocks]
    players = blocks[0].players
    return f"python -m bench.bots.curve --players {players} --seeds {min(seeds)}-{max(seeds)}"


def told(blocks: Sequence[Block]) -> list[str]:
    """How steep it is, in sentences."""
    lines = [f"Each doubling of the time brings {_points(rise(blocks, Confidence()))} of share."]
    if whole(blocks):
        above = rise_above(blocks, Confidence())
        ending = "." if (above.low or 0.0) > 0 else ": too few games to tell whether it goes on."
        lines.append(f"From 50 ms on, without the step from 20 ms, {_points(above)}{ending}")
    return lines


def _points(slope: Estimate) -> str:
    low, high = slope.low or 0.0, slope.high or 0.0
    return f"{100 * slope.mean:.1f} points ({100 * low:.1f} to {100 * high:.1f})"


def _told(share: Estimate) -> str:
    low, high = share.low or 0.0, share.high or 0.0
    return f"{100 * share.mean:.1f} ({100 * low:.1f}–{100 * high:.1f})"


if __name__ == "__main__":
    main()
