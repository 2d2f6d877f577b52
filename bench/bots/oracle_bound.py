"""An upper bound for `search`: `python -m bench.bots.oracle_bound --help`.

The same search plays the same deals in the same seats: as it is, given all characters, and given
all characters and hands. No player can know these; what even the last version does not win depends
on the cards in the deck and on the other players.
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
ITERATIONS: Final = 2_800  # what 200 ms allow
OPPONENT: Final = "belief"
CONDITIONS: Final = ((False, False), (True, False), (True, True))  # given characters; hands too


@dataclass(frozen=True)
class Deal:
    """One deal played in every seat: the games won."""

    seed: int
    alone: float  # with what the seat can know
    characters: float  # given the characters
    hands: float  # given the hands too
    engine: str  # fingerprint of the code that played


class OracleBot(Bot):
    """A bot that is also given the true game."""

    def __init__(self, bot: Bot, game: Game, can_see_hands: bool) -> None:
        self.bot = bot
        self.game = game
        self.can_see_hands = can_see_hands
        self.spec = f"oracle {bot.spec}"

    @override
    def choose(self, view: SeatView, knowledge: Knowledge, seed: int) -> int:
        return self.bot.choose(reveal(self.game, view.seat, self.can_see_hands), knowledge, seed)


def reveal(game: Game, seat: int, can_see_hands: bool) -> SeatView:
    """The view of a seat with the others' characters revealed, and their cards if requested."""
    view = make_view(game, seat)
    for other in range(game.seats()):
        view.roles[other] = mask_list(game.roles(other))
        if can_see_hands:
            cards = [game.hand_at(other, index) for index in range(game.hand_size(other))]
            view.hands[other] = sorted(cards)
    return view


def play_deal(seed: int, iterations: int = ITERATIONS) -> Deal:
    """Play the deal with the search in each seat, under every condition."""
    wins = [
        _count_wins(seed, iterations, is_oracle, can_see_hands)
        for is_oracle, can_see_hands in CONDITIONS
    ]
    return Deal(seed, wins[0], wins[1], wins[2], compiled_engine.fingerprint())


def _count_wins(seed: int, iterations: int, is_oracle: bool, can_see_hands: bool) -> float:
    """The number of games won."""
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
    """The records in the order of the seeds, regardless of which deal ended first."""
    return sorted((Deal(**record) for record in read_records(file)), key=lambda deal: deal.seed)


def estimate_shares(deals: Sequence[Deal], bootstrap: Bootstrap) -> list[Estimate]:
    """The shares won as it is, given the characters, given the hands too; the gain of the last."""
    games = np.full((len(deals), 1), float(PLAYERS))
    wins = [[deal.alone, deal.characters, deal.hands, deal.hands - deal.alone] for deal in deals]
    columns = np.array(wins)
    return [ratios(columns[:, [column]], games, bootstrap)[0] for column in range(4)]


def format_table(deals: Sequence[Deal]) -> list[str]:
    """The shares as rows of a Markdown table, and the difference."""
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
    """The command that plays these deals again; deals already in a record are skipped."""
    seeds = [deal.seed for deal in deals]
    return f"python -m bench.bots.oracle_bound --seeds {min(seeds)}-{max(seeds)}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots.oracle_bound", description=__doc__)
    parser.add_argument("--seeds", default="", help="play and record these deals, such as 1-50")
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
