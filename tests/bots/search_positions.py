"""Positions in the middle of games, for the tests of the search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from citadels.bots.registry import make_bot
from citadels.bots.search import SearchBot
from citadels.bots.strategy.search.ismcts import Searcher
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.view import SeatView
from tests.bots.bot_games import MixedTable, mixed_tables, scale_count
from tests.properties.random_games import PLAYER_COUNTS

Decision = tuple[MixedTable, Game, SeatView, Knowledge]

ITERATIONS: Final = 30


def random_decisions(skip: int, seldom: int = 40) -> Iterator[Decision]:
    """Random questions, with few and with many players."""
    for players in PLAYER_COUNTS[::3]:
        for table in mixed_tables(players, scale_count(1, 3), skip):
            for game, view, knowledge in table.decisions():
                if len(view.legal) > 1 and table.rng.randbelow(seldom) == 0:
                    yield table, game, view, knowledge


def make_search_bot(spec: str) -> SearchBot:
    bot = make_bot(spec)
    assert isinstance(bot, SearchBot)
    return bot


def make_searcher(view: SeatView, knowledge: Knowledge, seed: int) -> Searcher:
    return make_search_bot(f"search(iterations={ITERATIONS})")._make_searcher(view, knowledge, seed)


# Reproducible and on time.


def late_decision() -> tuple[Game, SeatView, Knowledge]:
    table = next(iter(mixed_tables(4, 1, skip=20)))
    return next(
        (game, view, knowledge)
        for game, view, knowledge in table.decisions()
        if len(table.answers) > 30 and len(view.legal) > 3
    )
