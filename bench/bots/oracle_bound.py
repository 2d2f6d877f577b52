"""How much room there is above `search`: `python -m bench.bots.oracle_bound --help`.

The same search plays the same deals in the same seats: as it is, told who holds which character,
and told the cards of all hands as well. No player can know that; what even the last does not win is
decided by cards that lie in the deck and by what the others do.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from bench.bots.curve import format_points, format_share
from bench.bots.result_log import HISTORY_FOLDER, parse_range, play_missing, read_records
from citadels import compiled_engine, new_game, setup_from_preset
from citadels.bots.bot import Bot
from citadels.bots.registry import make_bot
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.native_types import override
from citadels.engine.scoring import winners
from citadels.engine.view import SeatView, make_view, mask_list
from citadels.sim.estimates import Bootstrap, Estimate, ratios
from citadels.sim.play_game import play_game
from citadels.sim.seeds import deal_seed, seat_seed

RECORD_FILE: Final = HISTORY_FOLDER / "ceiling.jsonl"
PLAYERS: Final = 4
ITERATIONS: Final = 2_800  # what 200 ms are enough for
OPPONENT: Final = "belief"
CONDITIONS: Final = ((False, False), (True, False), (True, True))  # told, and told the hands too


@dataclass(frozen=True)
class Deal:
    """One deal in every seat: how many games of it were won."""

    seed: int
    alone: float  # with what the seat can know
    characters: float  # told who holds which
    told: float  # and the hands as well
    engine: str  # which code played


class OracleBot(Bot):
    """A bot that looks at one game from above."""

    def __init__(self, bot: Bot, game: Game, can_see_hands: bool) -> None:
        self.bot = bot
        self.game = game
        self.can_see_hands = can_see_hands
        self.spec = f"told {bot.spec}"

    @override
    def choose(self, view: SeatView, knowledge: Knowledge, seed: int) -> int:
        return self.bot.choose(reveal(self.game, view.seat, self.can_see_hands), knowledge, seed)


def reveal(game: Game, seat: int, can_see_hands: bool) -> SeatView:
    """The view of a seat with the characters of the others laid open, and with their cards."""
    view = make_view(game, seat)
    for other in range(game.seats()):
        view.roles[other] = mask_list(game.roles(other))
        if can_see_hands:
            cards = [game.hand_at(other, index) for index in range(game.hand_size(other))]
            view.hands[other] = sorted(cards)
    return view


def play_deal(seed: int, iterations: int = ITERATIONS) -> Deal:
    """The deal with the search in each seat, alone and told."""
    wins = [
        _count_wins(seed, iterations, is_oracle, can_see_hands)
        for is_oracle, can_see_hands in CONDITIONS
    ]
    return Deal(seed, wins[0], wins[1], wins[2], compiled_engine.fingerprint())


def _count_wins(seed: int, iterations: int, is_oracle: bool, can_see_hands: bool) -> float:
    """How many games of the deal."""
    wins = 0.0
    setup = setup_from_preset("2016", PLAYERS, preset="first-game")
    for seat in range(PLAYERS):
        game = new_game(setup, deal_seed(seed, 0))
        search_bot = make_bot(f"search(iterations={iterations})")
        bots = [make_bot(OPPONENT) for _ in range(PLAYERS)]
        bots[seat] = OracleBot(search_bot, game, can_see_hands) if is_oracle else search_bot
        play_game(game, bots, [seat_seed(seed, 0, index, 0) for index in range(PLAYERS)])
        winning_seats = winners(game)
        wins += 1 / len(winning_seats) if seat in winning_seats else 0.0
    return round(wins, 6)


def read_deals(file: Path = RECORD_FILE) -> list[Deal]:
    """The record in the order of the seeds, whichever deal was played first."""
    return sorted((Deal(**record) for record in read_records(file)), key=lambda deal: deal.seed)


def estimate_shares(deals: Sequence[Deal], bootstrap: Bootstrap) -> list[Estimate]:
    """What was won alone, told the characters, told the hands too; and how much the last brings."""
    games = np.full((len(deals), 1), float(PLAYERS))
    wins = [[deal.alone, deal.characters, deal.told, deal.told - deal.alone] for deal in deals]
    columns = np.array(wins)
    return [ratios(columns[:, [column]], games, bootstrap)[0] for column in range(4)]


def format_table(deals: Sequence[Deal]) -> list[str]:
    """All in rows of Markdown, and the difference."""
    alone, characters, full, difference = estimate_shares(deals, Bootstrap())
    games = PLAYERS * len(deals)
    return [
        "| what the seat knows | games | share |",
        "|---|---:|---:|",
        f"| what it can | {games} | {format_share(alone)} |",
        f"| all characters | {games} | {format_share(characters)} |",
        f"| all characters and hands | {games} | {format_share(full)} |",
        f"| the last over the first | | {format_points(difference)} |",
    ]


def command(deals: Sequence[Deal]) -> str:
    """What plays these deals again; those that a record has already are passed over."""
    seeds = [deal.seed for deal in deals]
    return f"python -m bench.bots.oracle_bound --seeds {min(seeds)}-{max(seeds)}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots.oracle_bound", description=__doc__)
    parser.add_argument("--seeds", default="", help="play these deals, such as 1-50, and keep them")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    args = parser.parse_args()
    if args.seeds:
        done = {deal.seed for deal in read_deals()}
        missing = [seed for seed in parse_range(args.seeds) if seed not in done]
        play_missing(play_deal, missing, RECORD_FILE, args.processes)
    deals = read_deals()
    if deals:
        print("\n".join(format_table(deals)))


if __name__ == "__main__":
    main()
