"""Searches in the middle of games, for the tests of the search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from citadels.bots.registry import make_bot
from citadels.bots.search import SearchBot
from citadels.bots.strategy.search.ismcts import Searcher
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.view import SeatView
from tests.bots.tables import SchoolTable, school_tables, times
from tests.properties.games import PLAYERS

Moment = tuple[SchoolTable, Game, SeatView, Knowledge]

ITERATIONS: Final = 30


def moments(skip: int, seldom: int = 40) -> Iterator[Moment]:
    """Questions by lot, of few and of many players."""
    for players in PLAYERS[::3]:
        for table in school_tables(players, times(1, 3), skip):
            for game, seen, learnt in table.moments():
                if len(seen.legal) > 1 and table.lots.below(seldom) == 0:
                    yield table, game, seen, learnt


def search_bot(line: str) -> SearchBot:
    bot = make_bot(line)
    assert isinstance(bot, SearchBot)
    return bot


def searcher_for(seen: SeatView, learnt: Knowledge, seed: int) -> Searcher:
    return search_bot(f"search(iterations={ITERATIONS})")._make_searcher(seen, learnt, seed)


# The same again, and in time.


def a_choice() -> tuple[Game, SeatView, Knowledge]:
    table = next(iter(school_tables(4, 1, skip=20)))
    return next(
        (game, seen, learnt)
        for game, seen, learnt in table.moments()
        if len(table.answers) > 30 and len(seen.legal) > 3
    )
