"""Every bot plays: whole games of all kinds, and whatever position it is put into."""

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
from tests.bots.tables import (
    QUICK,
    SchoolTable,
    every_bot,
    school_tables,
    some,
    spaced,
    times,
    told_games,
)
from tests.properties.games import PLAYERS, Table, hear, minds, noted, varied_setup

LONGEST: Final = 5000  # answers

each_kind_of_game = pytest.mark.parametrize(
    ("players", "profile"), some([(players, name) for players in PLAYERS for name in PROFILES])
)


@each_kind_of_game
def test_every_bot_plays_to_the_end_with_legal_answers(players: int, profile: str) -> None:
    """One bot at each seat, and others the next time; asked again, it answers the same."""
    bots = every_bot(iterations=1)
    for number in range(times(1, 3)):
        seed = 100 * players + 10 * number + PROFILES.index(profile)
        table = Table(varied_setup(players, seed, profile), seed)
        seated = [bots[(seed + seat) % len(bots)] for seat in range(players)]
        with noted(table):
            play_by_views(table, seated)


def play_by_views(table: Table, seated: list[Bot]) -> None:
    game = table.game
    learnt = minds(game)
    while not game.is_over():
        assert len(table.answers) < LONGEST, "the game does not end"
        seat = game.to_move()
        seen, seed = make_view(game, seat), table.lots.below(2**31)
        given = seated[seat].choose(seen, learnt[seat], seed)
        assert given in seen.legal, seated[seat].spec
        if table.lots.below(8) == 0:
            assert seated[seat].choose(seen, learnt[seat], seed) == given, seated[seat].spec
        table.answer(given)
        hear(game, learnt)


@pytest.mark.parametrize(
    ("name", "profile"), some([(name, profile) for name in QUICK for profile in PROFILES])
)
def test_policies_play_to_the_end_inside_the_engine(name: str, profile: str) -> None:
    bot = make_bot(name)
    for players in PLAYERS[::2]:
        for number in range(times(1, 5)):
            seed = 100 * players + number
            game = new_game(varied_setup(players, seed, profile), seed)
            game.is_quiet = True
            playout_by_seat(
                game, [bot.policy(seed + seat) or RandomPolicy(0) for seat in range(players)]
            )
            assert game.is_over()


@pytest.mark.parametrize("players", some(PLAYERS))
@pytest.mark.parametrize("name", QUICK)
def test_a_policy_keeps_nothing_of_an_earlier_question(name: str, players: int) -> None:
    """One that plays on answers as a new one with the same chance would."""
    bot = make_bot(name)
    for table in islice(school_tables(players, 1, skip=400 + players), times(1, 4)):
        old = bot.policy(table.seed)
        assert isinstance(old, RandomPolicy)
        with noted(table):
            for game in table.steps():
                new = bot.policy(0)
                assert isinstance(new, RandomPolicy)
                new.word0, new.word1, new.word2, new.word3 = (
                    old.word0,
                    old.word1,
                    old.word2,
                    old.word3,
                )
                given = old.choose(game, game.write_options())
                assert new.choose(game, game.write_options()) == given


@pytest.mark.parametrize("name", BOTS)
def test_the_only_answer_is_given_without_a_thought(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the seed, and without a search."""
    monkeypatch.setattr(SearchBot, "_make_searcher", None)
    bot = make_bot(name)
    given = 0
    for table in school_tables(4, 1, skip=440):
        with noted(table):
            for _, seen, learnt in table.moments():
                if len(seen.legal) == 1:
                    seed = table.lots.below(2**31)
                    assert [bot.choose(seen, learnt, seed)] == seen.legal
                    given += 1
    assert given > 4


@pytest.mark.parametrize("name", BOTS)
def test_a_seat_that_is_not_asked_is_told_so(name: str) -> None:
    bot = make_bot(name)
    table = next(iter(school_tables(3, 1, skip=450)))
    game, seen, learnt = next(table.moments())
    other = (seen.seat + 1) % 3
    for seat in (other, NOBODY):
        for ask in (bot.choose, bot.explain):
            with pytest.raises(NoDecisionError, match=f"seat {seat} has nothing to answer"):
                ask(make_view(game, seat), learnt, 1)


@pytest.mark.parametrize("name", QUICK)
def test_another_seed_may_be_another_answer(name: str) -> None:
    """Where options are as good as each other, chance decides, and the seed is the chance."""
    bot = make_bot(name)
    table = SchoolTable(varied_setup(5, 1, PROFILES[0]), 1)
    assert any(
        len({bot.choose(seen, learnt, seed) for seed in range(8)}) > 1
        for _, seen, learnt in table.moments()
        if len(seen.legal) > 1
    )


@pytest.mark.parametrize("name", BOTS)
def test_a_large_seed_will_do(name: str) -> None:
    bot = make_bot("search(iterations=2)" if name == "search" else name)
    table = next(iter(school_tables(3, 1, skip=460)))
    _, seen, learnt = next(table.moments())
    for seed in (0, 2**31, 2**40 + 7, 2**62):
        assert bot.choose(seen, learnt, seed) in seen.legal


@pytest.mark.parametrize("name", BOTS)
def test_a_negative_seed_is_refused_by_name(name: str) -> None:
    bot = make_bot("search(iterations=2)" if name == "search" else name)
    table = next(iter(school_tables(3, 1, skip=460)))
    _, seen, learnt = next(table.moments())
    for ask in (bot.choose, bot.explain):
        with pytest.raises(ValueError, match="a seed is not negative: -3"):
            ask(seen, learnt, -3)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_in_positions_whose_draft_it_has_not_seen(name: str) -> None:
    """Put into a story it knows the numbers only: who drafted what, nobody has told it."""
    bot = make_bot("search(iterations=2)" if name == "search" else name)
    at = list(BOTS).index(name)
    blind = 0
    for number, (title, game, learnt) in enumerate(told_games(at, 7 * spaced(4, 1))):
        seen = make_view(game, game.to_move())
        try:
            given = bot.choose(seen, learnt, number)
            assert given in seen.legal
            assert by_policy(bot, game, number) in {None, given}
        except Exception as error:
            error.add_note(title)
            raise
        blind += is_blind(seen)
    assert blind > 10


def by_policy(bot: Bot, game: Game, seed: int) -> int | None:
    policy = bot.policy(seed)
    return None if policy is None else policy.choose(game, game.write_options())


def is_blind(seen: SeatView) -> bool:
    return not seen.seen and len(seen.legal) > 1
