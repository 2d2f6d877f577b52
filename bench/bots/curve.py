"""How much better `search` gets with more time: `python -m bench.bots.curve --help`.

One seat with a larger budget against a table with the smallest, so that its share would be even if
time bought nothing: at two players, where no third decides the game, and at four. And one seat with
each budget against bots that do not search. Budgets are numbers of games tried, which a busy
machine does not touch; the same line of the record can be played again anywhere. Hours are needed,
so each block of deals is kept as soon as it is played, and blocks of other days are added to it.
A game with 1000 ms costs as much as fifty with 20: small budgets may play more deals than large.
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

from bench.bots.record import FOLDER, lines_of, numbers_of, play_and_keep
from citadels import compiled_engine, setup_from_preset
from citadels.sim.arena import Plan, Player
from citadels.sim.pairing import one_against_rest
from citadels.sim.statistics import Confidence, Estimate, Numbers, ratios

FILE: Final = FOLDER / "curve.jsonl"
PLAYERS: Final = (2, 4)
DEALS: Final = 6  # in a block, each in every seat
SMALLEST: Final = 280
# Milliseconds as `search(ms=…)` would need them for so many on a quiet core.
BUDGETS: Final = {20: SMALLEST, 50: 700, 100: 1_400, 200: 2_800, 500: 7_000, 1000: 14_000}
LARGER: Final = tuple(BUDGETS)[1:]
LATER: Final = (50, 200)  # a first step, or a steep beginning, must not pass for a rise of the rest
# How alike budgets fare in one deal, which is easy or hard for all of them: 0.29 against `belief`.
# A large budget must not seem better because the few deals that it has played were easy.
ALIKE: Final = 0.3
# Who sits at the other seats.
LEAST: Final = f"search(iterations={SMALLEST})"
RIVALS: Final = (LEAST, "belief")


@dataclass(frozen=True)
class Block:
    """Some deals played with one budget, every deal in each seat."""

    players: int
    tries: int
    seed: int
    shares: tuple[float, ...]  # of the victories of each deal, by deal
    engine: str  # which code played
    rest: str = LEAST  # the rivals


def play(players: int, rest: str, tries: int, seed: int) -> Block:
    one = f"search(iterations={tries})"
    match = one_against_rest(one, rest, players)
    setup = setup_from_preset("2016", players, preset="first-game").spec()
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
    return Block(players, tries, seed, rounded, compiled_engine.fingerprint(), rest)


def read(file: Path = FILE) -> list[Block]:
    return [Block(**{**found, "shares": tuple(found["shares"])}) for found in lines_of(file)]


def share_of(blocks: Sequence[Block], ms: int, how: Confidence) -> Estimate:
    """What was won with one budget, by deal. All blocks are of one number of players."""
    found = [block for block in blocks if block.tries == BUDGETS[ms]]
    shares = np.array([share for block in found for share in block.shares])
    games = np.full(len(shares), float(found[0].players))
    return ratios(shares[:, None], games[:, None], how)[0]


def budgets_against(rest: str) -> tuple[int, ...]:
    """The budgets that are played; against itself the smallest need not be."""
    return LARGER if rest == LEAST else tuple(BUDGETS)


def curves(blocks: Sequence[Block]) -> list[list[Block]]:
    """The blocks of each curve: of one number of players and one kind of rivals."""
    found = [
        [block for block in blocks if (block.players, block.rest) == (players, rest)]
        for rest in RIVALS
        for players in PLAYERS
    ]
    return [curve for curve in found if curve]


def rise(blocks: Sequence[Block], how: Confidence) -> Estimate:
    """How much share each doubling of the budget brings.

    The share of the smallest budget against itself is known without playing, so there the line
    begins at the even share. Deals are drawn with all that was played of them, since several
    budgets play the same ones.
    """
    if blocks[0].rest == LEAST:
        even = 1 / blocks[0].players
        return _slope([(far, share - even) for far, share in _deals(blocks)], how, alike=0.0)
    return _slope_among(blocks, how, tuple(BUDGETS))


def rise_from(ms: int, blocks: Sequence[Block], how: Confidence) -> Estimate:
    """The same among the budgets from one on, where the smaller ones do not help."""
    return _slope_among(blocks, how, since(ms))


def since(ms: int) -> tuple[int, ...]:
    """The budgets from one on."""
    return tuple(one for one in BUDGETS if one >= ms)


def has_played(blocks: Sequence[Block], budgets: Sequence[int]) -> bool:
    """Whether there is something of every one of these budgets."""
    return {BUDGETS[ms] for ms in budgets} <= {block.tries for block in blocks}


def _slope_among(blocks: Sequence[Block], how: Confidence, budgets: tuple[int, ...]) -> Estimate:
    """Of the line through all games with these budgets, whichever deals they have played."""
    tries = {BUDGETS[ms] for ms in budgets}
    deals = _deals([block for block in blocks if block.tries in tries])
    weighed = [(1 / (1 + (len(far) - 1) * ALIKE), far, share) for far, share in deals]
    whole = sum(weight * len(far) for weight, far, _ in weighed)
    middle = sum(weight * far.sum() for weight, far, _ in weighed) / whole
    mean = sum(weight * share.sum() for weight, _, share in weighed) / whole
    centred = [(far - middle, share - mean) for far, share in deals]
    return _slope(centred, how, ALIKE)


def _deals(blocks: Sequence[Block]) -> list[tuple[Numbers, Numbers]]:
    """Of each deal: how many doublings, and the share, for each budget that has played it."""
    found: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for block in blocks:
        for number, share in enumerate(block.shares):
            played = found.setdefault((block.seed, number), [])
            played.append((doublings(block.tries), share / block.players))
    rows = [np.array(found[deal]).T for deal in sorted(found)]
    return [(row[0], row[1]) for row in rows]


def _slope(deals: Sequence[tuple[Numbers, Numbers]], how: Confidence, alike: float) -> Estimate:
    """Of the line through nothing, by least squares; so alike are the shares of one deal."""
    tops = []
    squares = []
    for far, gain in deals:
        common = alike / (1 + (len(far) - 1) * alike)
        tops.append([far @ gain - common * far.sum() * gain.sum()])
        squares.append([far @ far - common * far.sum() ** 2])
    return ratios(np.array(tops), np.array(squares), how)[0]


def doublings(tries: int) -> float:
    """How often the smallest budget has to be doubled for so many."""
    return math.log2(tries / SMALLEST)


def _play_out(
    players: int, rest: str, budgets: Sequence[int], seeds: range, processes: int
) -> None:
    """Play what is not in the record yet, the dearest first."""
    done = {(block.players, block.rest, block.tries, block.seed) for block in read()}
    dearest = sorted((BUDGETS[ms] for ms in budgets), reverse=True)
    wanted = [(players, rest, tries, seed) for seed in seeds for tries in dearest]
    missing = [one for one in wanted if one not in done]
    play_and_keep(_play_one, missing, FILE, processes)


def _play_one(which: tuple[int, str, int, int]) -> Block:
    return play(*which)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots.curve", description=__doc__)
    parser.add_argument(
        "--seeds", default="", help="play these blocks, such as 1-10, and keep them"
    )
    parser.add_argument("--players", type=int, choices=PLAYERS, default=PLAYERS[0])
    parser.add_argument("--rest", choices=RIVALS, default=LEAST, help="who sits at the other seats")
    parser.add_argument(
        "--ms", type=int, nargs="+", choices=tuple(BUDGETS), help="only with these budgets"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    wish = parser.parse_args()
    if wish.seeds:
        budgets = wish.ms or budgets_against(wish.rest)
        _play_out(wish.players, wish.rest, budgets, numbers_of(wish.seeds), wish.processes)
    for blocks in curves(read()):
        title = f"{blocks[0].players} players, against {blocks[0].rest}"
        print("\n".join([title, *table(blocks), "", *told(blocks), ""]))


def table(blocks: Sequence[Block]) -> list[str]:
    """One curve in rows of Markdown."""
    players = blocks[0].players
    rows = ["| ms for an answer | games tried | games | share |", "|---:|---:|---:|---:|"]
    if blocks[0].rest == LEAST:
        rows.append(f"| 20 | {SMALLEST:,} | | {100 / players:.1f} (by symmetry) |")
    for ms, tried in BUDGETS.items():
        games = players * sum(len(block.shares) for block in blocks if block.tries == tried)
        if games:
            share = share_of(blocks, ms, Confidence())
            rows.append(f"| {ms} | {tried:,} | {games} | {percent(share)} |")
    return rows


def commands(blocks: Sequence[Block]) -> list[str]:
    """What plays these blocks again; those that a record has already are passed over."""
    rest = "" if blocks[0].rest == LEAST else f" --rest {blocks[0].rest}"
    every = budgets_against(blocks[0].rest)
    together: dict[tuple[int, int], list[int]] = {}
    for ms in every:
        seeds = [block.seed for block in blocks if block.tries == BUDGETS[ms]]
        if seeds:
            together.setdefault((min(seeds), max(seeds)), []).append(ms)
    lines = []
    for (first, last), budgets in together.items():
        only = "" if tuple(budgets) == every else f" --ms {' '.join(map(str, budgets))}"
        which = f"--players {blocks[0].players}{rest}{only}"
        lines.append(f"python -m bench.bots.curve {which} --seeds {first}-{last}")
    return lines


def told(blocks: Sequence[Block]) -> list[str]:
    """How steep it is, in sentences."""
    lines = []
    if blocks[0].rest == LEAST or has_played(blocks, tuple(BUDGETS)):
        steep = rise(blocks, Confidence())
        ending = "." if rises(steep) else ": nothing that can be told from chance."
        lines.append(f"Each doubling of the time brings {points(steep)} of share{ending}")
    for ms in LATER:
        if has_played(blocks, since(ms)):
            above = rise_from(ms, blocks, Confidence())
            ending = "." if rises(above) else ": too few games to tell whether it goes on."
            lines.append(f"From {ms} ms on alone, {points(above)}{ending}")
    return lines


def rises(slope: Estimate, digits: int = 1) -> bool:
    """Whether the lower end is above nothing as it is told."""
    return _hundredths(slope.low, digits) > 0


def points(slope: Estimate, digits: int = 1) -> str:
    ends = (slope.mean, slope.low, slope.high)
    mean, low, high = (f"{_hundredths(one, digits):.{digits}f}" for one in ends)
    return f"{mean} points ({low} to {high})"


def _hundredths(share: float | None, digits: int) -> float:
    """As it is told: to a tenth or finer, and nothing has no sign."""
    return round(100 * (share or 0.0), digits) + 0.0


def percent(share: Estimate) -> str:
    low, high = share.low or 0.0, share.high or 0.0
    return f"{100 * share.mean:.1f} ({100 * low:.1f}–{100 * high:.1f})"


if __name__ == "__main__":
    main()
