"""Every bot can explain its answer, and the explanation matches the answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

import pytest

from citadels.bots import explanation
from citadels.bots.bot import Bot, Explanation
from citadels.bots.registry import BOTS, make_bot
from citadels.bots.strategy.play_style import MAX_ROLES
from citadels.engine.answers.text import answer_text
from citadels.engine.codes import HIDDEN
from citadels.engine.editions.registry import PROFILES
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.view import SeatView, make_view
from tests.bots.bot_games import (
    MixedTable,
    mixed_tables,
    new_knowledge,
    scale_count,
    scale_minimum,
    some_cases,
    story_game,
)
from tests.properties.random_games import NAMES, random_setup_for

TOLERANCE: Final = 1e-9
FEW_PLAYOUTS: Final = 2  # games for each option, instead of many

each_bot = pytest.mark.parametrize("name", BOTS)


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explanation, "PLAYOUTS_PER_OPTION", FEW_PLAYOUTS)


def make_test_bot(name: str) -> Bot:
    return make_bot("search(iterations=20)" if name == "search" else name)


def decisions_for(name: str, number: int) -> Iterator[tuple[Game, SeatView, Knowledge]]:
    """Two questions near the end of each of some games; each bot gets different games."""
    index = list(BOTS).index(name) + number
    for players in some_cases((2, 4, 5, 6)):
        profile = PROFILES[(players + index) % len(PROFILES)]
        table = MixedTable(random_setup_for(players, index, profile), index)
        yield from islice(late_decisions(table), scale_count(2, 2))


def late_decisions(table: MixedTable) -> Iterator[tuple[Game, SeatView, Knowledge]]:
    for game, view, knowledge in table.decisions():
        largest_city = max(len(city) for city in view.cities)
        if (
            largest_city + 2 > game.complete_at()
            and len(view.legal) > 1
            and table.rng.randbelow(6) == 0
        ):
            yield game, view, knowledge


@each_bot
def test_the_explanation_matches_the_answer(name: str) -> None:
    bot = make_test_bot(name)
    question_count = 0
    for seed in range(scale_count(1, 3)):
        for game, view, knowledge in decisions_for(name, seed):
            explanation = bot.explain(view, knowledge, seed)
            assert explanation.answer == bot.choose(view, knowledge, seed)
            assert explanation.options[0].answer == explanation.answer, (
                "the answer does not come first"
            )
            assert sorted(option.answer for option in explanation.options) == view.legal
            assert explanation.visits == sum(option.visits for option in explanation.options)
            for option in explanation.options:
                assert 0 <= option.share <= 1
                assert 0 <= option.std_error <= 1
            assert_sorted_by_value(explanation, name)
            assert_beliefs_complete(explanation, game, view)
            question_count += 1
    assert question_count >= scale_minimum(4)


def assert_sorted_by_value(explanation: Explanation, name: str) -> None:
    """Check that shares decrease after the answer; a search sorts by visits instead."""
    shares = [option.share for option in explanation.options[1:]]
    tries = [option.visits for option in explanation.options]
    order: Sequence[float] = tries if name == "search" else shares
    assert order == sorted(order, reverse=True)


def assert_beliefs_complete(explanation: Explanation, game: Game, view: SeatView) -> None:
    """Check that there is a row for each seat, with the right sum, and that facts are certain."""
    assert len(explanation.beliefs) == game.seats()
    for row, roles in zip(explanation.beliefs, view.roles, strict=True):
        assert len(row) == MAX_ROLES
        assert all(-TOLERANCE <= chance <= 1 + TOLERANCE for chance in row)
        assert abs(sum(row) - len(roles)) < TOLERANCE
        assert all(abs(row[role] - 1) < TOLERANCE for role in roles if role != HIDDEN)


@each_bot
def test_an_explanation_is_reproducible(name: str) -> None:
    bot = make_test_bot(name)
    _, view, knowledge = next(decisions_for(name, 5))
    assert bot.explain(view, knowledge, 3) == bot.explain(view, knowledge, 3)


@each_bot
def test_a_forced_answer_is_explained_too(name: str) -> None:
    table = next(iter(mixed_tables(4, 1, skip=90)))
    view, knowledge = next(
        (view, knowledge) for _, view, knowledge in table.decisions() if len(view.legal) == 1
    )
    explanation = make_test_bot(name).explain(view, knowledge, 1)
    assert [option.answer for option in explanation.options] == view.legal
    assert explanation.options[0].visits == explanation.visits > 1


@each_bot
def test_the_shares_distinguish_winning_from_losing(name: str) -> None:
    """The last answer of a game that Bob has won unless Ann builds the Fortress."""
    game = story_game(
        """Ann  warlord gold 5  hand tavern fortress  city cathedral castle manor church temple
Bob  bishop  city tavern market trading-post docks harbor watchtower prison
Cid  merchant
Dan  king
turn Ann, gathered"""
    )
    view, knowledge = make_view(game, 0), new_knowledge(game, 0)
    explanation = make_test_bot(name).explain(view, knowledge, 2)
    shares = {answer_text(option.answer, NAMES): option.share for option in explanation.options}
    assert shares["build fortress"] > 0.8
    assert shares["build tavern"] < 0.2 or name == "search", "only a search may not have tried it"
