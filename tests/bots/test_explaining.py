"""Every bot gives its reasons, and they are those of the answer that it gives."""

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
from tests.bots.tables import (
    SchoolTable,
    enough,
    fresh_mind,
    school_tables,
    some,
    story_game,
    times,
)
from tests.properties.games import NAMES, varied_setup

TINY: Final = 1e-9
FEW: Final = 2  # games for each option, instead of many

each_bot = pytest.mark.parametrize("name", BOTS)


@pytest.fixture(autouse=True)
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explanation, "PLAYOUTS_PER_OPTION", FEW)


def bot_of(name: str) -> Bot:
    return make_bot("search(iterations=20)" if name == "search" else name)


def moments(name: str, number: int) -> Iterator[tuple[Game, SeatView, Knowledge]]:
    """Two questions near the end of each of some games, other games for each bot."""
    at = list(BOTS).index(name) + number
    for players in some((2, 4, 5, 6)):
        profile = PROFILES[(players + at) % len(PROFILES)]
        table = SchoolTable(varied_setup(players, at, profile), at)
        yield from islice(late_choices(table), times(2, 2))


def late_choices(table: SchoolTable) -> Iterator[tuple[Game, SeatView, Knowledge]]:
    for game, seen, learnt in table.moments():
        most = max(len(city) for city in seen.cities)
        if most + 2 > game.complete_at() and len(seen.legal) > 1 and table.lots.below(6) == 0:
            yield game, seen, learnt


@each_bot
def test_the_reasons_are_those_of_the_answer(name: str) -> None:
    bot = bot_of(name)
    asked = 0
    for seed in range(times(1, 3)):
        for game, seen, learnt in moments(name, seed):
            thought = bot.explain(seen, learnt, seed)
            assert thought.answer == bot.choose(seen, learnt, seed)
            assert thought.options[0].answer == thought.answer, "the answer comes first"
            assert sorted(option.answer for option in thought.options) == seen.legal
            assert thought.visits == sum(option.visits for option in thought.options)
            for option in thought.options:
                assert 0 <= option.share <= 1
                assert 0 <= option.std_error <= 1
            the_best_come_first(thought, name)
            beliefs_are_whole(thought, game, seen)
            asked += 1
    assert asked >= enough(4)


def the_best_come_first(thought: Explanation, name: str) -> None:
    """After the answer, the shares fall; a search trusts what it tried most."""
    shares = [option.share for option in thought.options[1:]]
    tries = [option.visits for option in thought.options]
    order: Sequence[float] = tries if name == "search" else shares
    assert order == sorted(order, reverse=True)


def beliefs_are_whole(thought: Explanation, game: Game, seen: SeatView) -> None:
    """One row for each seat: as many characters as it holds; what is known is certain."""
    assert len(thought.beliefs) == game.seats()
    for row, roles in zip(thought.beliefs, seen.roles, strict=True):
        assert len(row) == MAX_ROLES
        assert all(-TINY <= chance <= 1 + TINY for chance in row)
        assert abs(sum(row) - len(roles)) < TINY
        assert all(abs(row[role] - 1) < TINY for role in roles if role != HIDDEN)


@each_bot
def test_explained_twice_it_is_the_same(name: str) -> None:
    bot = bot_of(name)
    _, seen, learnt = next(moments(name, 5))
    assert bot.explain(seen, learnt, 3) == bot.explain(seen, learnt, 3)


@each_bot
def test_the_only_answer_is_explained_as_well(name: str) -> None:
    table = next(iter(school_tables(4, 1, skip=90)))
    seen, learnt = next(
        (seen, learnt) for _, seen, learnt in table.moments() if len(seen.legal) == 1
    )
    thought = bot_of(name).explain(seen, learnt, 1)
    assert [option.answer for option in thought.options] == seen.legal
    assert thought.options[0].visits == thought.visits > 1


@each_bot
def test_the_shares_tell_what_wins_from_what_loses(name: str) -> None:
    """The last answer of a game that Bob has won unless Ann builds the Fortress."""
    game = story_game(
        """Ann  warlord gold 5  hand tavern fortress  city cathedral castle manor church temple
Bob  bishop  city tavern market trading-post docks harbor watchtower prison
Cid  merchant
Dan  king
turn Ann, gathered"""
    )
    seen, learnt = make_view(game, 0), fresh_mind(game, 0)
    thought = bot_of(name).explain(seen, learnt, 2)
    shares = {answer_text(option.answer, NAMES): option.share for option in thought.options}
    assert shares["build fortress"] > 0.8
    assert shares["build tavern"] < 0.2 or name == "search", "a search may never have tried it"
