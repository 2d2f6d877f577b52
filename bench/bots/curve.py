"""How much better `search` gets with more time: `python -m bench.bots.curve --help`.

One seat with a larger budget plays against a table with the smallest, so that its share would be
even if time made no difference: with two players, where no third player interferes, and with four.
Also, one seat with each budget plays against bots that do not search. Budgets are numbers of games
tried, so they do not depend on the load of the machine, and any line of the record can be
reproduced anywhere. A curve takes hours, so each block of deals is recorded as soon as it is
played, and later runs add to it. A game with 1000 ms costs as much as fifty with 20, so small
budgets may play more deals than large ones.
"""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from bench.bots.result_log import HISTORY_FOLDER, parse_range, play_missing, read_records
from citadels import compiled_engine, setup_from_preset
from citadels.sim.estimates import Bootstrap, Estimate, Floats, ratios
from citadels.sim.seatings import one_against_rest
from citadels.sim.tournament import GameRunner, Plan

RECORD_FILE: Final = HISTORY_FOLDER / "curve.jsonl"
PLAYER_COUNTS: Final = (2, 4)
DEALS_PER_BLOCK: Final = 6  # deals per block, each played in every seat
SMALLEST_BUDGET: Final = 280
# The milliseconds that `search(ms=…)` would need for these iterations on a quiet core.
ITERATIONS_BY_MS: Final = {
    20: SMALLEST_BUDGET,
    50: 700,
    100: 1_400,
    200: 2_800,
    500: 7_000,
    1000: 14_000,
}
LARGER_BUDGETS: Final = tuple(ITERATIONS_BY_MS)[1:]
LATER_BUDGETS: Final = (
    50,
    200,
)  # a steep beginning must not count as a rise of the rest
# The correlation of budgets within one deal, which is easy or hard for all of them: 0.29 against
# # `belief`. A large budget must not seem better because the few deals it has played were easy.
DEAL_CORRELATION: Final = 0.3
# The bots in the other seats.
SMALLEST_SEARCH: Final = f"search(iterations={SMALLEST_BUDGET})"
RIVALS: Final = (SMALLEST_SEARCH, "belief")


@dataclass(frozen=True)
class Block:
    """Some deals played with one budget, each in every seat."""

    players: int
    tries: int
    seed: int
    shares: tuple[float, ...]  # share of the victories, by deal
    engine: str  # fingerprint of the code that played
    rest: str = SMALLEST_SEARCH  # the opponents


def play_block(players: int, opponent: str, iterations: int, seed: int) -> Block:
    spec = f"search(iterations={iterations})"
    match = one_against_rest(spec, opponent, players)
    setup_spec = setup_from_preset("2016", players, preset="first-game").spec()
    plan = Plan(setup_spec, (match,), DEALS_PER_BLOCK, seed)
    outcome = GameRunner(plan).play_chunk(range(plan.games()))
    shares = [0.0] * DEALS_PER_BLOCK
    for result in outcome.results:
        shares[result.deal] += sum(
            share
            for entry, share in zip(result.entries, result.shares, strict=True)
            if match.sides[entry] == 0
        )
    rounded = tuple(round(share, 6) for share in shares)
    return Block(players, iterations, seed, rounded, compiled_engine.fingerprint(), opponent)


def read_blocks(file: Path = RECORD_FILE) -> list[Block]:
    return [Block(**{**record, "shares": tuple(record["shares"])}) for record in read_records(file)]


def estimate_share(blocks: Sequence[Block], ms: int, bootstrap: Bootstrap) -> Estimate:
    """The shares won with one budget, by deal. All blocks have the same number of players."""
    matching = [block for block in blocks if block.tries == ITERATIONS_BY_MS[ms]]
    shares = np.array([share for block in matching for share in block.shares])
    games = np.full(len(shares), float(matching[0].players))
    return ratios(shares[:, None], games[:, None], bootstrap)[0]


def budgets_against(opponent: str) -> tuple[int, ...]:
    """The budgets to play; the smallest need not play against itself."""
    return LARGER_BUDGETS if opponent == SMALLEST_SEARCH else tuple(ITERATIONS_BY_MS)


def group_by_curve(blocks: Sequence[Block]) -> list[list[Block]]:
    """The blocks of each curve, which has one number of players and one kind of opponents."""
    groups = [
        [block for block in blocks if (block.players, block.rest) == (players, opponent)]
        for opponent in RIVALS
        for players in PLAYER_COUNTS
    ]
    return [curve for curve in groups if curve]


def estimate_slope(blocks: Sequence[Block], bootstrap: Bootstrap) -> Estimate:
    """The gain in share per doubling of the budget.

    The share of the smallest budget against itself is known without playing, so there the line
    begins at the even share. The bootstrap draws deals with all their games, since several budgets
    play the same deals.
    """
    if blocks[0].rest == SMALLEST_SEARCH:
        even = 1 / blocks[0].players
        return _slope(
            [(log_budgets, share - even) for log_budgets, share in _deals(blocks)],
            bootstrap,
            correlation=0.0,
        )
    return _slope_among(blocks, bootstrap, tuple(ITERATIONS_BY_MS))


def slope_from(ms: int, blocks: Sequence[Block], bootstrap: Bootstrap) -> Estimate:
    """The same among the budgets from the given one up, without the smaller ones."""
    return _slope_among(blocks, bootstrap, budgets_from(ms))


def budgets_from(ms: int) -> tuple[int, ...]:
    """The budgets from the given one up."""
    return tuple(budget for budget in ITERATIONS_BY_MS if budget >= ms)


def has_played(blocks: Sequence[Block], budgets: Sequence[int]) -> bool:
    """Whether there are games with each of these budgets."""
    return {ITERATIONS_BY_MS[ms] for ms in budgets} <= {block.tries for block in blocks}


def _slope_among(
    blocks: Sequence[Block], bootstrap: Bootstrap, budgets: tuple[int, ...]
) -> Estimate:
    """The slope through all games with these budgets, regardless of their deals."""
    iterations = {ITERATIONS_BY_MS[ms] for ms in budgets}
    deals = _deals([block for block in blocks if block.tries in iterations])
    weighted = [
        (1 / (1 + (len(log_budgets) - 1) * DEAL_CORRELATION), log_budgets, share)
        for log_budgets, share in deals
    ]
    total = sum(weight * len(log_budgets) for weight, log_budgets, _ in weighted)
    mean_log_budget = sum(weight * log_budgets.sum() for weight, log_budgets, _ in weighted) / total
    mean_share = sum(weight * share.sum() for weight, _, share in weighted) / total
    centred = [(log_budgets - mean_log_budget, share - mean_share) for log_budgets, share in deals]
    return _slope(centred, bootstrap, DEAL_CORRELATION)


def _deals(blocks: Sequence[Block]) -> list[tuple[Floats, Floats]]:
    """For each deal, the doublings and the share of each budget that has played it."""
    points_by_deal: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for block in blocks:
        for number, share in enumerate(block.shares):
            deal_points = points_by_deal.setdefault((block.seed, number), [])
            deal_points.append((doublings(block.tries), share / block.players))
    rows = [np.array(points_by_deal[deal]).T for deal in sorted(points_by_deal)]
    return [(row[0], row[1]) for row in rows]


def _slope(
    deals: Sequence[tuple[Floats, Floats]], bootstrap: Bootstrap, correlation: float
) -> Estimate:
    """The slope of the line through the origin, by least squares with shares correlated by deal."""
    numerators = []
    squares = []
    for log_budgets, gain in deals:
        common = correlation / (1 + (len(log_budgets) - 1) * correlation)
        numerators.append([log_budgets @ gain - common * log_budgets.sum() * gain.sum()])
        squares.append([log_budgets @ log_budgets - common * log_budgets.sum() ** 2])
    return ratios(np.array(numerators), np.array(squares), bootstrap)[0]


def doublings(iterations: int) -> float:
    """How often the smallest budget has to be doubled to get this many."""
    return math.log2(iterations / SMALLEST_BUDGET)


def _play_missing(
    players: int, opponent: str, budgets: Sequence[int], seeds: range, processes: int
) -> None:
    """Play what is not in the record yet, the most expensive blocks first."""
    done = {(block.players, block.rest, block.tries, block.seed) for block in read_blocks()}
    iterations_descending = sorted((ITERATIONS_BY_MS[ms] for ms in budgets), reverse=True)
    jobs = [
        (players, opponent, iterations, seed)
        for seed in seeds
        for iterations in iterations_descending
    ]
    missing = [job for job in jobs if job not in done]
    play_missing(_play_job, missing, RECORD_FILE, processes)


def _play_job(job: tuple[int, str, int, int]) -> Block:
    return play_block(*job)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots.curve", description=__doc__)
    parser.add_argument(
        "--seeds", default="", help="play these blocks, such as 1-10, and record them"
    )
    parser.add_argument("--players", type=int, choices=PLAYER_COUNTS, default=PLAYER_COUNTS[0])
    parser.add_argument(
        "--rest", choices=RIVALS, default=SMALLEST_SEARCH, help="the bots in the other seats"
    )
    parser.add_argument(
        "--ms", type=int, nargs="+", choices=tuple(ITERATIONS_BY_MS), help="play only these budgets"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    args = parser.parse_args()
    if args.seeds:
        budgets = args.ms or budgets_against(args.rest)
        _play_missing(args.players, args.rest, budgets, parse_range(args.seeds), args.processes)
    for blocks in group_by_curve(read_blocks()):
        title = f"{blocks[0].players} players, against {blocks[0].rest}"
        print("\n".join([title, *format_table(blocks), "", *summarize(blocks), ""]))


def format_table(blocks: Sequence[Block]) -> list[str]:
    """One curve as rows of a Markdown table."""
    players = blocks[0].players
    rows = ["| ms for an answer | games tried | games | share |", "|---:|---:|---:|---:|"]
    if blocks[0].rest == SMALLEST_SEARCH:
        rows.append(f"| 20 | {SMALLEST_BUDGET:,} | | {100 / players:.1f} (by symmetry) |")
    for ms, iterations in ITERATIONS_BY_MS.items():
        games = players * sum(len(block.shares) for block in blocks if block.tries == iterations)
        if games:
            share = estimate_share(blocks, ms, Bootstrap())
            rows.append(f"| {ms} | {iterations:,} | {games} | {format_share(share)} |")
    return rows


def format_commands(blocks: Sequence[Block]) -> list[str]:
    """The commands that play these blocks again; blocks already in a record are skipped."""
    opponent_option = "" if blocks[0].rest == SMALLEST_SEARCH else f" --rest {blocks[0].rest}"
    all_budgets = budgets_against(blocks[0].rest)
    budgets_by_seeds: dict[tuple[int, int], list[int]] = {}
    for ms in all_budgets:
        seeds = [block.seed for block in blocks if block.tries == ITERATIONS_BY_MS[ms]]
        if seeds:
            budgets_by_seeds.setdefault((min(seeds), max(seeds)), []).append(ms)
    lines = []
    for (first, last), budgets in budgets_by_seeds.items():
        ms_option = "" if tuple(budgets) == all_budgets else f" --ms {' '.join(map(str, budgets))}"
        options = f"--players {blocks[0].players}{opponent_option}{ms_option}"
        lines.append(f"python -m bench.bots.curve {options} --seeds {first}-{last}")
    return lines


def summarize(blocks: Sequence[Block]) -> list[str]:
    """The slopes, in sentences."""
    lines = []
    if blocks[0].rest == SMALLEST_SEARCH or has_played(blocks, tuple(ITERATIONS_BY_MS)):
        slope = estimate_slope(blocks, Bootstrap())
        ending = "." if is_rising(slope) else ": not distinguishable from chance."
        lines.append(f"Each doubling of the time brings {format_points(slope)} of share{ending}")
    for ms in LATER_BUDGETS:
        if has_played(blocks, budgets_from(ms)):
            slope_above = slope_from(ms, blocks, Bootstrap())
            ending = "." if is_rising(slope_above) else ": too few games to see whether it rises."
            lines.append(f"Among budgets from {ms} ms up, {format_points(slope_above)}{ending}")
    return lines


def is_rising(slope: Estimate, digits: int = 1) -> bool:
    """Whether the lower end is above zero after rounding."""
    return _to_percent(slope.low, digits) > 0


def format_points(slope: Estimate, digits: int = 1) -> str:
    bounds = (slope.mean, slope.low, slope.high)
    mean, low, high = (f"{_to_percent(value, digits):.{digits}f}" for value in bounds)
    return f"{mean} points ({low} to {high})"


def _to_percent(share: float | None, digits: int) -> float:
    """Percentage points, rounded; zero has no sign."""
    return round(100 * (share or 0.0), digits) + 0.0


def format_share(share: Estimate) -> str:
    low, high = share.low or 0.0, share.high or 0.0
    return f"{100 * share.mean:.1f} ({100 * low:.1f}–{100 * high:.1f})"


if __name__ == "__main__":
    main()
