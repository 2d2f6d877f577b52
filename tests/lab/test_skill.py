"""How the report separates luck from skill."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest

from citadels.lab.report.chapters.skill import deals_of
from citadels.lab.report.results import PlayedCondition

TABLE_CONDITION = PlayedCondition(
    "2016", 4, "first-game", ("a", "b", "c", "d"), 4000, 400, (), 1, study="s"
)


def make_games(by: str) -> pl.DataFrame:
    """Deals in all rotations, won always by one bot, by one seat of a deal, or at random."""
    chance = np.random.default_rng(5)
    lucky_seats = chance.integers(4, size=1000)
    rows = []
    for game in range(4000):
        turn, deal = game % 4, game // 4
        lucky = {"bot": turn, "seat": int(lucky_seats[deal])}
        won = lucky.get(by, int(chance.integers(4)))
        for seat in range(4):
            bot = TABLE_CONDITION.bots[(seat - turn) % 4]
            share = float(seat == won)
            rows.append(
                {"game": game, "block": game // 400, "seat": seat, "bot": bot, "share": share}
            )
    return pl.DataFrame(rows)


@pytest.mark.parametrize(("by", "cause"), [("bot", 0), ("seat", 1), ("chance", 2)])
def test_luck_and_skill_are_separated(by: str, cause: int) -> None:
    deals = deals_of(make_games(by), TABLE_CONDITION)
    causes = deals.variance_shares(np.ones((1, len(deals.squares))))[0]
    assert causes.sum() == pytest.approx(1)
    assert causes[cause] > 0.97


def test_a_deal_that_lacks_a_rotation_is_left_out() -> None:
    all_games = make_games("chance")
    assert len(deals_of(all_games, TABLE_CONDITION).squares) == 1000
    assert len(deals_of(all_games.filter(pl.col("game") != 5), TABLE_CONDITION).squares) == 999
