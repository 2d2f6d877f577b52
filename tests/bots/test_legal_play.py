"""Every bot plays whole games of all kinds, and from any position."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

from citadels.bots.bot import Bot, NoDecisionError
from citadels.bots.registry import BOTS, make_bot
from citadels.bots.search import SearchBot
from citadels.engine.codes import NOBODY
from citadels.engine.editions.registry import PROFILES
from citadels.engine.game import Game
from citadels.engine.playout import RandomPolicy, playout_by_seat
from citadels.engine.setup import new_game
from citadels.engine.view import SeatView, make_view
from tests.bots.bot_games import (
    QUICK_BOTS,
    MixedTable,
    make_all_bots,
    mixed_tables,
    scale_count,
    scale_interval,
    some_cases,
    story_decisions,
)
from tests.properties.random_games import (
    PLAYER_COUNTS,
    RandomGame,
    initial_knowledge,
    note_on_failure,
    observe_events,
    random_setup_for,
)

MAX_ANSWERS: Final = 5000  # answers

each_kind_of_game = pytest.mark.parametrize(
    ("players", "profile"),
    some_cases([(players, name) for players in PLAYER_COUNTS for name in PROFILES]),
)


@each_kind_of_game
def test_every_bot_plays_to_the_end_with_legal_answers(players: int, profile: str) -> None:
    """A different bot in each seat, rotated from game to game; asked again, it answers the same."""
    bots = make_all_bots(iterations=1)
    for number in range(scale_count(1, 3)):
        seed = 100 * players + 10 * number + PROFILES.index(profile)
        table = RandomGame(random_setup_for(players, seed, profile), seed)
        seated = [bots[(seed + seat) % len(bots)] for seat in range(players)]
        with note_on_failure(table):
            play_by_views(table, seated)


def play_by_views(table: RandomGame, seated: list[Bot]) -> None:
    game = table.game
    knowledge_by_seat = initial_knowledge(game)
    while not game.is_over():
        assert len(table.answers) < MAX_ANSWERS, "the game does not end"
        seat = game.to_move()
        view, seed = make_view(game, seat), table.rng.randbelow(2**31)
        answer = seated[seat].choose(view, knowledge_by_seat[seat], seed)
        assert answer in view.legal, seated[seat].spec
        if table.rng.randbelow(8) == 0:
            assert seated[seat].choose(view, knowledge_by_seat[seat], seed) == answer, seated[
                seat
            ].spec
        table.apply_answer(answer)
        observe_events(game, knowledge_by_seat)


@pytest.mark.parametrize(
    ("name", "profile"),
    some_cases([(name, profile) for name in QUICK_BOTS for profile in PROFILES]),
)
def test_policies_play_to_the_end_inside_the_engine(name: str, profile: str) -> None:
    bot = make_bot(name)
    for players in PLAYER_COUNTS[::2]:
        for number in range(scale_count(1, 5)):
            seed = 100 * players + number
            game = new_game(random_setup_for(players, seed, profile), seed)
            game.is_quiet = True
            playout_by_seat(
                game, [bot.policy(seed + seat) or RandomPolicy(0) for seat in range(players)]
            )
            assert game.is_over()


@pytest.mark.parametrize("players", some_cases(PLAYER_COUNTS))
@pytest.mark.parametrize("name", QUICK_BOTS)
def test_a_policy_remembers_nothing_from_earlier_questions(name: str, players: int) -> None:
    """A used policy answers like a new one with the same random state."""
    bot = make_bot(name)
    for table in islice(mixed_tables(players, 1, skip=400 + players), scale_count(1, 4)):
        old = bot.policy(table.seed)
        assert isinstance(old, RandomPolicy)
        with note_on_failure(table):
            for game in table.play():
                new = bot.policy(0)
                assert isinstance(new, RandomPolicy)
                new.word0, new.word1, new.word2, new.word3 = (
                    old.word0,
                    old.word1,
                    old.word2,
                    old.word3,
                )
                answer = old.choose(game, game.write_options())
                assert new.choose(game, game.write_options()) == answer


@pytest.mark.parametrize("name", BOTS)
def test_a_forced_answer_is_given_at_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the seed, and without a search."""
    monkeypatch.setattr(SearchBot, "_make_searcher", None)
    bot = make_bot(name)
    answer = 0
    for table in mixed_tables(4, 1, skip=440):
        with note_on_failure(table):
            for _, view, knowledge in table.decisions():
                if len(view.legal) == 1:
                    seed = table.rng.randbelow(2**31)
                    assert [bot.choose(view, knowledge, seed)] == view.legal
                    answer += 1
    assert answer > 4


@pytest.mark.parametrize("name", BOTS)
def test_a_seat_without_a_decision_is_refused(name: str) -> None:
    bot = make_bot(name)
    table = next(iter(mixed_tables(3, 1, skip=450)))
    game, view, knowledge = next(table.decisions())
    other_seat = (view.seat + 1) % 3
    for seat in (other_seat, NOBODY):
        for ask in (bot.choose, bot.explain):
            with pytest.raises(NoDecisionError, match=f"seat {seat} has nothing to answer"):
                ask(make_view(game, seat), knowledge, 1)


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_another_seed_may_be_another_answer(name: str) -> None:
    """Among equally good options the seed decides."""
    bot = make_bot(name)
    table = MixedTable(random_setup_for(5, 1, PROFILES[0]), 1)
    assert any(
        len({bot.choose(view, knowledge, seed) for seed in range(8)}) > 1
        for _, view, knowledge in table.decisions()
        if len(view.legal) > 1
    )


@pytest.mark.parametrize("name", BOTS)
def test_a_large_seed_is_accepted(name: str) -> None:
    bot = make_bot("search(iterations=2)" if name == "search" else name)
    table = next(iter(mixed_tables(3, 1, skip=460)))
    _, view, knowledge = next(table.decisions())
    for seed in (0, 2**31, 2**40 + 7, 2**62):
        assert bot.choose(view, knowledge, seed) in view.legal


@pytest.mark.parametrize("name", BOTS)
def test_a_negative_seed_is_refused_by_name(name: str) -> None:
    bot = make_bot("search(iterations=2)" if name == "search" else name)
    table = next(iter(mixed_tables(3, 1, skip=460)))
    _, view, knowledge = next(table.decisions())
    for ask in (bot.choose, bot.explain):
        with pytest.raises(ValueError, match="a seed is not negative: -3"):
            ask(view, knowledge, -3)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_in_positions_whose_draft_it_has_not_seen(name: str) -> None:
    """In a story the bot has not seen the draft, and knows only how many characters each has."""
    bot = make_bot("search(iterations=2)" if name == "search" else name)
    index = list(BOTS).index(name)
    blind = 0
    for number, (title, game, knowledge) in enumerate(
        story_decisions(index, 7 * scale_interval(4, 1))
    ):
        view = make_view(game, game.to_move())
        try:
            answer = bot.choose(view, knowledge, number)
            assert answer in view.legal
            assert policy_answer(bot, game, number) in {None, answer}
        except Exception as error:
            error.add_note(title)
            raise
        blind += lacks_draft_history(view)
    assert blind > 10


def policy_answer(bot: Bot, game: Game, seed: int) -> int | None:
    policy = bot.policy(seed)
    return None if policy is None else policy.choose(game, game.write_options())


def lacks_draft_history(view: SeatView) -> bool:
    return not view.seen and len(view.legal) > 1
