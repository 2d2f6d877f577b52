"""No bot knows more than its seat: dealing anew what is hidden from it changes no answer."""

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
from tests.bots.tables import (
    QUICK,
    SchoolTable,
    enough,
    remembered,
    school_tables,
    some,
    spaced,
    times,
    told_games,
)
from tests.properties.games import PLAYERS, Lots, as_text, noted, question
from tests.properties.redeal import redealt

each_number_of_players = pytest.mark.parametrize("players", some(PLAYERS))

GAMES: Final = times(1, 8)  # of each profile and number of players
SEARCHED: Final = times(1, 2)
SELDOM: Final = 12  # a question that came before is looked at once in so many times
KINDS: Final = enough(8)  # of questions, in the games of one number of players
TOLD_KINDS: Final = enough(25)  # of questions, in the stories of the rules

Moment = tuple[SchoolTable, Game, SeatView, Knowledge]


def choices(players: int, games: int, seldom: int, skip: int) -> Iterator[Moment]:
    """Moments at which there is something to choose: each kind of question, then some of them."""
    for table in school_tables(players, games, skip):
        met: set[tuple[str, int]] = set()
        for game, seen, learnt in table.moments():
            if len(seen.legal) == 1:
                continue
            if question(game) not in met or table.lots.below(seldom) == 0:
                met.add(question(game))
                yield table, game, seen, learnt


def by_policy(bot: Bot, game: Game, seed: int) -> int:
    policy = bot.policy(seed)
    assert policy is not None
    given: int = policy.choose(game, game.write_options())
    return given


def must_be_honest(bots: list[Bot], game: Game, learnt: Knowledge, lots: Lots) -> None:
    """The true game, others dealt anew, and the view alone: all of them give one answer."""
    seat = game.to_move()
    seed = lots.below(2**31)
    seen = make_view(game, seat)
    twins = [redealt(game, seat, lots) for _ in range(2)]
    for bot in bots:
        given = by_policy(bot, game, seed)
        for twin in twins:
            assert by_policy(bot, twin, seed) == given, f"{bot.spec} saw what is hidden"
        assert bot.choose(seen, learnt, seed) == given, f"{bot.spec} has two minds"


@each_number_of_players
def test_a_quick_bot_answers_alike_whatever_its_seat_cannot_see(players: int) -> None:
    """Inside the engine it is given the true game, and reads nothing of it that is hidden."""
    bots = [make_bot(name) for name in QUICK]
    met: set[tuple[str, int]] = set()
    for table, game, _, learnt in choices(players, GAMES, SELDOM, skip=100):
        met.add(question(game))
        with noted(table):
            must_be_honest(bots, game, learnt, table.lots)
    assert len(met) >= KINDS, f"only these were asked: {sorted(met)}"


def test_a_quick_bot_is_honest_at_every_kind_of_question() -> None:
    """Those that are seldom asked come up in the stories of the rules."""
    bots = [make_bot(name) for name in QUICK]
    lots = Lots(1)
    met: Counter[tuple[str, int]] = Counter()
    for title, game, learnt in told_games(0, spaced(3, 1)):
        if len(game.legal()) == 1 or met[question(game)] >= times(8, 40):
            continue
        met[question(game)] += 1
        try:
            must_be_honest(bots, game, learnt, lots)
        except AssertionError as error:
            error.add_note(title)
            raise
    assert len(met) >= TOLD_KINDS, f"only these were asked: {sorted(met)}"


@each_number_of_players
def test_every_bot_gives_one_answer_to_one_view(players: int) -> None:
    """The view of a game dealt anew is the same, so the answer is; asked twice, too."""
    bots = [make_bot(line) for line in (*QUICK, "search(iterations=8)")]
    asked = 0
    for table, game, seen, learnt in choices(players, SEARCHED, 10**6, skip=200):
        seed = table.lots.below(2**31)
        again = make_view(redealt(game, seen.seat, table.lots), seen.seat)
        bot = bots[-1] if table.lots.below(3) == 0 else table.lots.pick(bots)
        with noted(table):
            assert as_text(again) == as_text(seen), "dealt anew, it looks different"
            given = bot.choose(seen, learnt, seed)
            assert bot.choose(again, learnt.copy(), seed) == given, bot.spec
        asked += 1
    assert asked >= KINDS


@each_number_of_players
def test_a_bot_leaves_what_it_is_shown_as_it_was(players: int) -> None:
    bots = [make_bot(line) for line in (*QUICK, "search(iterations=2)")]
    for table, game, seen, learnt in islice(choices(players, 1, 10**6, skip=300), times(12, 60)):
        before = as_text(seen), remembered(learnt), list(game.row)
        seed = table.lots.below(2**31)
        with noted(table):
            for bot in bots:
                bot.choose(seen, learnt, seed)
                policy = bot.policy(seed)
                if policy is not None:
                    policy.choose(game, game.write_options())
                after = as_text(seen), remembered(learnt), list(game.row)
                assert after == before, f"{bot.spec} has changed it"
