"""How much room there is above `search`: `python -m bench.bots.ceiling --help`.

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

from bench.bots.curve import percent, points
from bench.bots.record import FOLDER, lines_of, numbers_of, play_and_keep
from citadels import compiled_engine, new_game, setup_from_preset
from citadels.bots.bot import Bot
from citadels.bots.registry import make_bot
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.native_types import override
from citadels.engine.scoring import winners
from citadels.engine.view import SeatView, make_view, mask_list
from citadels.sim.seeds import deal_seed, seat_seed
from citadels.sim.statistics import Confidence, Estimate, ratios
from citadels.sim.table import play

FILE: Final = FOLDER / "ceiling.jsonl"
PLAYERS: Final = 4
TRIES: Final = 2_800  # what 200 ms are enough for
REST: Final = "belief"
PLAYED: Final = ((False, False), (True, False), (True, True))  # told, and told the hands too


@dataclass(frozen=True)
class Deal:
    """One deal in every seat: how many games of it were won."""

    seed: int
    alone: float  # with what the seat can know
    characters: float  # told who holds which
    told: float  # and the hands as well
    engine: str  # which code played


class ToldBot(Bot):
    """A bot that looks at one game from above."""

    def __init__(self, bot: Bot, game: Game, hands: bool) -> None:
        self.bot = bot
        self.game = game
        self.hands = hands
        self.spec = f"told {bot.spec}"

    @override
    def choose(self, view: SeatView, knowledge: Knowledge, seed: int) -> int:
        return self.bot.choose(opened(self.game, view.seat, self.hands), knowledge, seed)


def opened(game: Game, seat: int, hands: bool) -> SeatView:
    """The view of a seat with the characters of the others laid open, and with their cards."""
    seen = make_view(game, seat)
    for other in range(game.seats()):
        seen.roles[other] = mask_list(game.roles(other))
        if hands:
            cards = [game.hand_at(other, place) for place in range(game.hand_size(other))]
            seen.hands[other] = sorted(cards)
    return seen


def play_deal(seed: int, tries: int = TRIES) -> Deal:
    """The deal with the search in each seat, alone and told."""
    won = [_won(seed, tries, told, hands) for told, hands in PLAYED]
    return Deal(seed, won[0], won[1], won[2], compiled_engine.fingerprint())


def _won(seed: int, tries: int, told: bool, hands: bool) -> float:
    """How many games of the deal."""
    won = 0.0
    setup = setup_from_preset("2016", PLAYERS, preset="first-game")
    for seat in range(PLAYERS):
        game = new_game(setup, deal_seed(seed, 0))
        one = make_bot(f"search(iterations={tries})")
        bots = [make_bot(REST) for _ in range(PLAYERS)]
        bots[seat] = ToldBot(one, game, hands) if told else one
        play(game, bots, [seat_seed(seed, 0, place, 0) for place in range(PLAYERS)])
        first = winners(game)
        won += 1 / len(first) if seat in first else 0.0
    return round(won, 6)


def read(file: Path = FILE) -> list[Deal]:
    """The record in the order of the seeds, whichever deal was played first."""
    return sorted((Deal(**found) for found in lines_of(file)), key=lambda deal: deal.seed)


def shares(deals: Sequence[Deal], how: Confidence) -> list[Estimate]:
    """What was won alone, told the characters, told the hands too; and how much the last brings."""
    games = np.full((len(deals), 1), float(PLAYERS))
    won = [[one.alone, one.characters, one.told, one.told - one.alone] for one in deals]
    columns = np.array(won)
    return [ratios(columns[:, [place]], games, how)[0] for place in range(4)]


def table(deals: Sequence[Deal]) -> list[str]:
    """All in rows of Markdown, and the difference."""
    alone, characters, told, more = shares(deals, Confidence())
    games = PLAYERS * len(deals)
    return [
        "| what the seat knows | games | share |",
        "|---|---:|---:|",
        f"| what it can | {games} | {percent(alone)} |",
        f"| all characters | {games} | {percent(characters)} |",
        f"| all characters and hands | {games} | {percent(told)} |",
        f"| the last over the first | | {points(more)} |",
    ]


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
        play_and_keep(play_deal, missing, FILE, wish.processes)
    deals = read()
    if deals:
        print("\n".join(table(deals)))


if __name__ == "__main__":
    main()
