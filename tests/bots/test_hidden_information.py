"""No bot knows more than its seat: redealing the hidden cards changes no answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Final

import pytest

from citadels.bots.bot import Bot
from citadels.bots.registry import make_bot
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.view import SeatView, make_view
from tests.bots.bot_games import (
    QUICK_BOTS,
    MixedTable,
    knowledge_state,
    mixed_tables,
    scale_count,
    scale_interval,
    scale_minimum,
    some_cases,
    story_decisions,
)
from tests.properties.random_games import (
    PLAYER_COUNTS,
    SeededRandom,
    note_on_failure,
    open_question,
    view_text,
)
from tests.properties.redeal import redeal

each_number_of_players = pytest.mark.parametrize("players", some_cases(PLAYER_COUNTS))

QUICK_GAMES: Final = scale_count(1, 8)  # of each profile and number of players
SEARCH_GAMES: Final = scale_count(1, 2)
DECISION_INTERVAL: Final = 12  # each kind of question is checked once, then one in 12
MIN_QUESTION_KINDS: Final = scale_minimum(8)  # of questions, in the games of one number of players
MIN_STORY_QUESTION_KINDS: Final = scale_minimum(25)  # of questions, in the stories of the rules

Decision = tuple[MixedTable, Game, SeatView, Knowledge]


def random_decisions(players: int, games: int, seldom: int, skip: int) -> Iterator[Decision]:
    """Questions with a choice: each kind once, then a random selection."""
    for table in mixed_tables(players, games, skip):
        kinds: set[tuple[str, int]] = set()
        for game, view, knowledge in table.decisions():
            if len(view.legal) == 1:
                continue
            if open_question(game) not in kinds or table.rng.randbelow(seldom) == 0:
                kinds.add(open_question(game))
                yield table, game, view, knowledge


def policy_answer(bot: Bot, game: Game, seed: int) -> int:
    policy = bot.policy(seed)
    assert policy is not None
    answer: int = policy.choose(game, game.write_options())
    return answer


def assert_honest(bots: list[Bot], game: Game, knowledge: Knowledge, rng: SeededRandom) -> None:
    """Check that the true game, redealt games and the view alone all give the same answer."""
    seat = game.to_move()
    seed = rng.randbelow(2**31)
    view = make_view(game, seat)
    twins = [redeal(game, seat, rng) for _ in range(2)]
    for bot in bots:
        answer = policy_answer(bot, game, seed)
        for twin in twins:
            assert policy_answer(bot, twin, seed) == answer, f"{bot.spec} used hidden information"
        assert bot.choose(view, knowledge, seed) == answer, f"{bot.spec} differs by view"


@each_number_of_players
def test_hidden_information_does_not_change_the_answer_of_a_quick_bot(players: int) -> None:
    """Inside the engine it gets the true game, but reads nothing hidden from it."""
    bots = [make_bot(name) for name in QUICK_BOTS]
    kinds: set[tuple[str, int]] = set()
    for table, game, _, knowledge in random_decisions(
        players, QUICK_GAMES, DECISION_INTERVAL, skip=100
    ):
        kinds.add(open_question(game))
        with note_on_failure(table):
            assert_honest(bots, game, knowledge, table.rng)
    assert len(kinds) >= MIN_QUESTION_KINDS, f"only these were asked: {sorted(kinds)}"


def test_a_quick_bot_is_honest_at_every_kind_of_question() -> None:
    """Rare questions occur in the stories about the rules."""
    bots = [make_bot(name) for name in QUICK_BOTS]
    rng = SeededRandom(1)
    counts: Counter[tuple[str, int]] = Counter()
    for title, game, knowledge in story_decisions(0, scale_interval(3, 1)):
        if len(game.legal()) == 1 or counts[open_question(game)] >= scale_count(8, 40):
            continue
        counts[open_question(game)] += 1
        try:
            assert_honest(bots, game, knowledge, rng)
        except AssertionError as error:
            error.add_note(title)
            raise
    assert len(counts) >= MIN_STORY_QUESTION_KINDS, f"only these were asked: {sorted(counts)}"


@each_number_of_players
def test_every_bot_gives_one_answer_to_one_view(players: int) -> None:
    """The view of a redealt game is the same, and so is the answer, also when asked twice."""
    bots = [make_bot(spec) for spec in (*QUICK_BOTS, "search(iterations=8)")]
    question_count = 0
    for table, game, view, knowledge in random_decisions(players, SEARCH_GAMES, 10**6, skip=200):
        seed = table.rng.randbelow(2**31)
        redealt_view = make_view(redeal(game, view.seat, table.rng), view.seat)
        bot = bots[-1] if table.rng.randbelow(3) == 0 else table.rng.choice(bots)
        with note_on_failure(table):
            assert view_text(redealt_view) == view_text(view), "the view changes when redealt"
            answer = bot.choose(view, knowledge, seed)
            assert bot.choose(redealt_view, knowledge.copy(), seed) == answer, bot.spec
        question_count += 1
    assert question_count >= MIN_QUESTION_KINDS


@each_number_of_players
def test_a_bot_does_not_modify_its_inputs(players: int) -> None:
    bots = [make_bot(spec) for spec in (*QUICK_BOTS, "search(iterations=2)")]
    for table, game, view, knowledge in islice(
        random_decisions(players, 1, 10**6, skip=300), scale_count(12, 60)
    ):
        before = view_text(view), knowledge_state(knowledge), list(game.row)
        seed = table.rng.randbelow(2**31)
        with note_on_failure(table):
            for bot in bots:
                bot.choose(view, knowledge, seed)
                policy = bot.policy(seed)
                if policy is not None:
                    policy.choose(game, game.write_options())
                after = view_text(view), knowledge_state(knowledge), list(game.row)
                assert after == before, f"{bot.spec} modified its inputs"
