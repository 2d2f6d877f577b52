"""Beliefs of others in a search are exact, and depend only on what those players know."""

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
from tests.bots.bot_games import (
    MixedTable,
    mixed_tables,
    scale_count,
    scale_minimum,
    some_cases,
    story_game,
)
from tests.properties.random_games import NAMES, PLAYER_COUNTS, note_on_failure
from tests.properties.redeal import redeal

Decision = tuple[MixedTable, Game, SeatView, Knowledge]

TARGET_STEP: Final = 2  # the last rank that names another character


def is_naming(game: Game) -> bool:
    """Whether the first ranks are called, whose characters name others."""
    return game.get(RANK) in range(1, TARGET_STEP + 1) and game.frame.handler != DRAFT_PHASE


def is_picking(game: Game) -> bool:
    """Whether somebody is choosing a character."""
    return game.frame.handler == DRAFT_PHASE and len(game.legal()) > 1


def random_decisions(
    predicate: Callable[[Game], bool], skip: int, seldom: int = 8
) -> Iterator[Decision]:
    for players in some_cases(PLAYER_COUNTS):
        for table in mixed_tables(players, scale_count(1, 2), skip):
            for game, view, knowledge in table.decisions():
                if predicate(game) and not table.rng.randbelow(seldom):
                    yield table, game, view, knowledge


def belief_of(guess: BeliefTable, game: Game, seat: int) -> list[int]:
    guess.fill(game, seat, PlayStyle())
    return [int(chance) for chance in guess.chances]


def test_hidden_information_does_not_change_beliefs() -> None:
    question_count = 0
    for table, game, _, _ in random_decisions(is_naming, 10):
        seat = game.to_move()
        twin = redeal(game, seat, table.rng)
        with note_on_failure(table):
            assert knowledge_key(twin, seat) == knowledge_key(game, seat)
            recalled = CachedBeliefTable(game.get(ROUND))
            assert belief_of(recalled, game, seat) == belief_of(ExactBeliefTable(), game, seat)
            assert belief_of(recalled, twin, seat) == belief_of(ExactBeliefTable(), game, seat)
            assert len(recalled.cache) == 1
        question_count += 1
    assert question_count >= scale_minimum(40)


def test_in_sampled_games_others_believe_only_what_they_could_know() -> None:
    """The key contains everything that a belief depends on, so each is computed only once."""
    question_count, match_count = 0, 0
    for table, game, view, knowledge in random_decisions(is_naming, 40, seldom=80):
        recalled = CachedBeliefTable(game.get(ROUND))
        with note_on_failure(table):
            sampler, _ = make_sampler(view, knowledge, 1)
            for seed in range(8):
                sample = sampler.draw(seed)
                for seat in range(sample.seats()):
                    assert belief_of(recalled, sample, seat) == belief_of(
                        ExactBeliefTable(), sample, seat
                    )
                    question_count += 1
        match_count += len(recalled.cache)
    assert question_count >= scale_minimum(40)
    assert match_count < question_count, "no belief was found in the cache"


def test_a_pickers_beliefs_depend_on_the_packet() -> None:
    """The same packet is found in the cache, and a different one is not confused with it."""
    question_count, match_count = 0, 0
    for table, game, view, knowledge in random_decisions(is_picking, 50, seldom=20):
        recalled = CachedBeliefTable(game.get(ROUND))
        with note_on_failure(table):
            sampler, _ = make_sampler(view, knowledge, 1)
            for answer in view.legal:
                for seed in range(4):
                    sample = sampler.draw(seed)
                    sample.apply(answer)
                    if sample.frame.handler != DRAFT_PHASE:
                        continue
                    mover = sample.to_move()
                    assert belief_of(recalled, sample, mover) == belief_of(
                        ExactBeliefTable(), sample, mover
                    )
                    question_count += 1
        match_count += len(recalled.cache)
    assert question_count >= scale_minimum(40)
    assert 1 < match_count < question_count


def infoset_at(*players: str) -> int:
    """The key of what Ann, the Thief, knows when she is called."""
    lines = [f"{name}  {role}" for name, role in zip(NAMES, ("thief", *players), strict=False)]
    return int(knowledge_key(story_game("\n".join([*lines, "turn Ann thief, gathered"])), 0))


def test_infosets_distinguish_called_roles_only() -> None:
    called = infoset_at("assassin", "king", "bishop")
    assert infoset_at("king", "assassin", "bishop") != called
    assert infoset_at("assassin", "bishop", "king") == called


def test_in_later_rounds_beliefs_are_exact_but_not_cached() -> None:
    _, game, _, _ = next(random_decisions(is_naming, 70))
    seat = game.to_move()
    exact, naive = (
        belief_of(guess, game, seat) for guess in (ExactBeliefTable(), NaiveBeliefTable())
    )
    assert exact != naive
    recalled = CachedBeliefTable(game.get(ROUND) - 1)
    assert belief_of(recalled, game, seat) == exact
    assert not recalled.cache
    recalled.cached_round = game.get(ROUND)
    assert belief_of(recalled, game, seat) == exact
    assert len(recalled.cache) == 1


def test_beliefs_of_later_rounds_do_not_overwrite_cached_ones() -> None:
    decisions = random_decisions(is_naming, 70)
    game = next(decisions)[1].copy()
    later_game = next(
        candidate for _, candidate, _, _ in decisions if candidate.get(ROUND) > game.get(ROUND)
    )
    recalled = CachedBeliefTable(game.get(ROUND))
    first = belief_of(recalled, game, game.to_move())
    later = belief_of(recalled, later_game, later_game.to_move())
    assert later != first
    assert belief_of(recalled, game, game.to_move()) == first
