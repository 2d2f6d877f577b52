"""How much room there is above `search`: `python -m bench.bots.ceiling --help`.

The same search plays the same deals in the same seats twice: as it is, and told which cards and
characters everybody holds. No player can know that; what even the second does not win is decided by
cards that lie in the deck and by what the others draw and do, and no time for thinking buys it.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np

from bench.bots.record import FOLDER, keep, lines_of, numbers_of
from citadels import choose, native, new_game
from citadels.bots.bot import Bot
from citadels.bots.lines import make_bot
from citadels.engine.game import Game
from citadels.engine.knowledge import Knowledge
from citadels.engine.scoring import winners
from citadels.engine.typed import override
from citadels.engine.view import SeatView, mask_list, view
from citadels.processes import serve_parent
from citadels.sim.seeds import deal_seed, seat_seed
from citadels.sim.statistics import Confidence, Estimate, ratios
from citadels.sim.table import play

FILE: Final = FOLDER / "ceiling.jsonl"
PLAYERS: Final = 4
TRIES: Final = 2_800  # what 200 ms are enough for
REST: Final = "belief"


@dataclass(frozen=True)
class Deal:
    """One deal in every seat: how many games of it were won."""

    seed: int
    alone: float  # with what the seat can know
    told: float  # with what nobody can
    engine: str  # which code played


class ToldBot(Bot):
    """A bot that looks at one game from above."""

    def __init__(self, bot: Bot, game: Game) -> None:
        self.bot = bot
        self.game = game
        self.line = f"told {bot.line}"

    @override
    def choose(self, seen: SeatView, learnt: Knowledge, seed: int) -> int:
        return self.bot.choose(opened(self.game, seen.seat), learnt, seed)


def opened(game: Game, seat: int) -> SeatView:
    """The view of a seat with the cards and characters of the others laid open."""
    seen = view(game, seat)
    for other in range(game.seats()):
        seen.hands[other] = [game.hand_at(other, place) for place in range(game.hand_size(other))]
        seen.hands[other].sort()
        seen.roles[other] = mask_list(game.roles(other))
    return seen


def play_deal(seed: int, tries: int = TRIES) -> Deal:
    """The deal with the search in each seat, alone and told."""
    won = [0.0, 0.0]
    setup = choose("2016", PLAYERS, preset="first-game")
    for seat in range(PLAYERS):
        for told in (False, True):
            game = new_game(setup, deal_seed(seed, 0))
            one = make_bot(f"search(iterations={tries})")
            bots = [make_bot(REST) for _ in range(PLAYERS)]
            bots[seat] = ToldBot(one, game) if told else one
            play(game, bots, [seat_seed(seed, 0, place, 0) for place in range(PLAYERS)])
            first = winners(game)
            won[told] += 1 / len(first) if seat in first else 0.0
    return Deal(seed, round(won[0], 6), round(won[1], 6), native.fingerprint())


def read(file: Path = FILE) -> list[Deal]:
    """The record in the order of the seeds, whichever deal was played first."""
    return sorted((Deal(**found) for found in lines_of(file)), key=lambda deal: deal.seed)


def shares(deals: Sequence[Deal], how: Confidence) -> tuple[Estimate, Estimate, Estimate]:
    """What was won alone, told, and how much more that is."""
    games = np.full((len(deals), 1), float(PLAYERS))
    won = ([deal.alone, deal.told, deal.told - deal.alone] for deal in deals)
    columns = np.array(list(won))
    alone, told, more = (ratios(columns[:, [place]], games, how)[0] for place in range(3))
    return alone, told, more


def table(deals: Sequence[Deal]) -> list[str]:
    """Both in rows of Markdown, and the difference."""
    alone, told, more = (_told(one) for one in shares(deals, Confidence()))
    games = PLAYERS * len(deals)
    return [
        "| what the seat is told | games | share |",
        "|---|---:|---:|",
        f"| what it can know | {games} | {alone} |",
        f"| all hands and characters | {games} | {told} |",
        f"| the difference | | {more} |",
    ]


def _told(one: Estimate) -> str:
    low, high = one.low or 0.0, one.high or 0.0
    dash = "–" if low >= 0 else " to "
    return f"{100 * one.mean:.1f} ({100 * low:.1f}{dash}{100 * high:.1f})"


def command(deals: Sequence[Deal]) -> str:
    """What plays these deals again; those that a record has already are passed over."""
    seeds = [deal.seed for deal in deals]
    return f"python -m bench.bots.ceiling --seeds {min(seeds)}-{max(seeds)}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots.ceiling", description=__doc__)
    parser.add_argument("--seeds", default="", help="play these deals, such as 1-50, and keep them")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    wish = parser.parse_args()
    if wish.seeds:
        done = {deal.seed for deal in read()}
        missing = [seed for seed in numbers_of(wish.seeds) if seed not in done]
        with get_context("spawn").Pool(wish.processes, serve_parent) as pool:
            for deal in pool.imap_unordered(play_deal, missing):
                keep(deal, FILE)
    deals = read()
    if deals:
        print("\n".join(table(deals)))


if __name__ == "__main__":
    main()
