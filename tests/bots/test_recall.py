"""What others believe in a search: exact, the same for the same knowledge, by nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from citadels.bots.explaining import think_of_the_others
from citadels.bots.strategy.beliefs import ExactGuess
from citadels.bots.strategy.guess import Guess, NaiveGuess
from citadels.bots.strategy.manner import Manner
from citadels.bots.strategy.recall import RecalledGuess, knowledge_of
from citadels.engine.codes import DRAFT_PHASE
from citadels.engine.game import Game
from citadels.engine.knowledge import Knowledge
from citadels.engine.state import RANK, ROUND
from citadels.engine.view import SeatView
from tests.bots.tables import SchoolTable, enough, school_tables, some, story_game, times
from tests.properties.games import PLAYERS, noted
from tests.properties.redeal import redealt

NAMING: Final = 2  # the last rank that names another


Moment = tuple[SchoolTable, Game, SeatView, Knowledge]


def naming_moments(skip: int, seldom: int = 8) -> Iterator[Moment]:
    """Games in which the first characters are called, who name others."""
    for players in some(PLAYERS):
        for table in school_tables(players, times(1, 2), skip):
            for game, seen, learnt in table.moments():
                is_early = game.get(RANK) in range(1, NAMING + 1)
                if is_early and game.frame.handler != DRAFT_PHASE and not table.lots.below(seldom):
                    yield table, game, seen, learnt


def told(guess: Guess, game: Game, seat: int) -> list[int]:
    guess.fill(game, seat, Manner())
    return [int(chance) for chance in guess.chances]


def test_what_a_seat_cannot_see_changes_nothing() -> None:
    asked = 0
    for table, game, _, _ in naming_moments(10):
        seat = game.to_move()
        twin = redealt(game, seat, table.lots)
        with noted(table):
            assert knowledge_of(twin, seat) == knowledge_of(game, seat)
            recalled = RecalledGuess(game.get(ROUND))
            assert told(recalled, game, seat) == told(ExactGuess(), game, seat)
            assert told(recalled, twin, seat) == told(ExactGuess(), game, seat)
            assert len(recalled.known) == 1
        asked += 1
    assert asked >= enough(40)


def test_in_drawn_games_others_believe_what_they_could_know_there() -> None:
    """Each is worked out where it is new, and stays as it was for who knows the same again."""
    asked, found = 0, 0
    for table, game, seen, learnt in naming_moments(40, seldom=80):
        recalled = RecalledGuess(game.get(ROUND))
        first: dict[int, list[int]] = {}
        with noted(table):
            sampler, _ = think_of_the_others(seen, learnt, 1)
            for seed in range(8):
                drawn = sampler.draw(seed)
                for seat in range(drawn.seats()):
                    exact = told(ExactGuess(), drawn, seat)
                    known = first.setdefault(knowledge_of(drawn, seat), exact)
                    assert told(recalled, drawn, seat) == known
                    asked += 1
        assert len(recalled.known) == len(first)
        found += len(first)
    assert asked >= enough(40)
    assert found < asked, "what was known again was not worked out again"


def test_what_tells_apart() -> None:
    text = """Ann  {}
Bob  king
Cid  merchant
Dan  bishop
turn Ann, gathered"""
    prints = [
        knowledge_of(story_game(text.format(role)), 0) for role in ("assassin", "thief", "witch")
    ]
    assert len(set(prints)) == len(prints)


def test_in_later_rounds_guesses_have_to_do() -> None:
    for table, game, _, _ in naming_moments(70):
        seat = game.to_move()
        recalled = RecalledGuess(game.get(ROUND) - 1)
        with noted(table):
            assert told(recalled, game, seat) == told(NaiveGuess(), game, seat)
            assert not recalled.known
            exact = told(ExactGuess(), game, seat)
        recalled.exact_in = game.get(ROUND)
        assert told(recalled, game, seat) == exact
        recalled.exact_in = game.get(ROUND) - 1
        told(recalled, game, seat)
        recalled.exact_in = game.get(ROUND)
        assert told(recalled, game, seat) == exact, "a guess does not spoil what is remembered"
        break
