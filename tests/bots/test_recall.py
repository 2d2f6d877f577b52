"""What others believe in a search: exact, the same for the same knowledge, by nothing hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from citadels.bots.explanation import make_sampler
from citadels.bots.strategy.beliefs.belief_table import BeliefTable, NaiveBeliefTable
from citadels.bots.strategy.beliefs.exact_beliefs import ExactBeliefTable
from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.search.belief_cache import CachedBeliefTable, knowledge_key
from citadels.engine.codes import DRAFT_PHASE
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.state import RANK, ROUND
from citadels.engine.view import SeatView
from tests.bots.tables import SchoolTable, enough, school_tables, some, story_game, times
from tests.properties.games import NAMES, PLAYERS, noted
from tests.properties.redeal import redealt

Moment = tuple[SchoolTable, Game, SeatView, Knowledge]

NAMING: Final = 2  # the last rank that names another


def names(game: Game) -> bool:
    """The first characters are called, who name others."""
    return game.get(RANK) in range(1, NAMING + 1) and game.frame.handler != DRAFT_PHASE


def picks(game: Game) -> bool:
    """Somebody chooses a character."""
    return game.frame.handler == DRAFT_PHASE and len(game.legal()) > 1


def moments(wanted: Callable[[Game], bool], skip: int, seldom: int = 8) -> Iterator[Moment]:
    for players in some(PLAYERS):
        for table in school_tables(players, times(1, 2), skip):
            for game, seen, learnt in table.moments():
                if wanted(game) and not table.lots.below(seldom):
                    yield table, game, seen, learnt


def told(guess: BeliefTable, game: Game, seat: int) -> list[int]:
    guess.fill(game, seat, PlayStyle())
    return [int(chance) for chance in guess.chances]


def test_what_a_seat_cannot_see_changes_nothing() -> None:
    asked = 0
    for table, game, _, _ in moments(names, 10):
        seat = game.to_move()
        twin = redealt(game, seat, table.lots)
        with noted(table):
            assert knowledge_key(twin, seat) == knowledge_key(game, seat)
            recalled = CachedBeliefTable(game.get(ROUND))
            assert told(recalled, game, seat) == told(ExactBeliefTable(), game, seat)
            assert told(recalled, twin, seat) == told(ExactBeliefTable(), game, seat)
            assert len(recalled.cache) == 1
        asked += 1
    assert asked >= enough(40)


def test_in_drawn_games_others_believe_what_they_could_know_there() -> None:
    """What counts for a belief is in the fingerprint, so that it is worked out once for each."""
    asked, found = 0, 0
    for table, game, seen, learnt in moments(names, 40, seldom=80):
        recalled = CachedBeliefTable(game.get(ROUND))
        with noted(table):
            sampler, _ = make_sampler(seen, learnt, 1)
            for seed in range(8):
                drawn = sampler.draw(seed)
                for seat in range(drawn.seats()):
                    assert told(recalled, drawn, seat) == told(ExactBeliefTable(), drawn, seat)
                    asked += 1
        found += len(recalled.cache)
    assert asked >= enough(40)
    assert found < asked, "what was known again was not worked out again"


def test_who_picks_believes_what_the_packet_tells() -> None:
    """The same packet is known again; another one is not taken for it."""
    asked, found = 0, 0
    for table, game, seen, learnt in moments(picks, 50, seldom=20):
        recalled = CachedBeliefTable(game.get(ROUND))
        with noted(table):
            sampler, _ = make_sampler(seen, learnt, 1)
            for given in seen.legal:
                for seed in range(4):
                    drawn = sampler.draw(seed)
                    drawn.apply(given)
                    if drawn.frame.handler != DRAFT_PHASE:
                        continue
                    mover = drawn.to_move()
                    assert told(recalled, drawn, mover) == told(ExactBeliefTable(), drawn, mover)
                    asked += 1
        found += len(recalled.cache)
    assert asked >= enough(40)
    assert 1 < found < asked


def print_at(*players: str) -> int:
    """What Ann, the Thief, knows when she is called."""
    lines = [f"{name}  {role}" for name, role in zip(NAMES, ("thief", *players), strict=False)]
    return int(knowledge_key(story_game("\n".join([*lines, "turn Ann thief, gathered"])), 0))


def test_who_was_called_is_told_apart_and_who_was_not_is_not() -> None:
    called = print_at("assassin", "king", "bishop")
    assert print_at("king", "assassin", "bishop") != called
    assert print_at("assassin", "bishop", "king") == called


def test_in_later_rounds_beliefs_are_as_exact_but_not_remembered() -> None:
    _, game, _, _ = next(moments(names, 70))
    seat = game.to_move()
    exact, naive = (told(guess, game, seat) for guess in (ExactBeliefTable(), NaiveBeliefTable()))
    assert exact != naive
    recalled = CachedBeliefTable(game.get(ROUND) - 1)
    assert told(recalled, game, seat) == exact
    assert not recalled.cache
    recalled.cached_round = game.get(ROUND)
    assert told(recalled, game, seat) == exact
    assert len(recalled.cache) == 1


def test_what_is_believed_later_does_not_spoil_what_is_remembered() -> None:
    found = moments(names, 70)
    game = next(found)[1].copy()
    other = next(one for _, one, _, _ in found if one.get(ROUND) > game.get(ROUND))
    recalled = CachedBeliefTable(game.get(ROUND))
    first = told(recalled, game, game.to_move())
    later = told(recalled, other, other.to_move())
    assert later != first
    assert told(recalled, game, game.to_move()) == first
