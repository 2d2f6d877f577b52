"""The soak test of a million games, on a small scale."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from citadels.engine.editions.registry import PROFILES
from citadels.engine.game import Game
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story as tell
from citadels.engine.validation.audit import AuditError
from citadels.engine.validation.setup_problems import setup_problems
from citadels.sim import soak
from citadels.sim.soak import SoakStats, format_stats, play_game, play_range, setup_of

# Enough games for every rulebook with every number of players.
GAMES_PER_ROUND = len(PROFILES) * len(soak.PLAYERS)


def test_every_book_is_played_with_every_number_of_players() -> None:
    counts = Counter(
        (setup.profile, setup.players) for setup in map(setup_of, range(GAMES_PER_ROUND))
    )
    assert len(counts) == GAMES_PER_ROUND


def test_set_ups_are_legal_and_vary_the_rulings() -> None:
    setups = [setup_of(number) for number in range(4 * GAMES_PER_ROUND)]
    assert not [setup for setup in setups if setup_problems(setup)]
    assert len({setup.rulings for setup in setups}) > GAMES_PER_ROUND
    assert any(setup.target for setup in setups)


def test_a_game_number_always_means_the_same_game() -> None:
    first, repeated, different = play_game(33), play_game(33), play_game(34)
    assert first[1] == repeated[1]
    assert list(first[0].row) == list(repeated[0].row)
    assert list(first[0].row) != list(different[0].row)


def test_games_are_counted_in_any_number_of_processes() -> None:
    alone = play_range(range(5, 40))
    assert alone.games == 35
    assert not alone.failures
    *_, shared = soak.soak(35, first=5, processes=2)
    assert (shared.games, shared.decisions) == (alone.games, alone.decisions)
    assert format_stats(shared).startswith("35 games, ")


def test_a_failure_includes_its_story(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "MAX_DECISIONS", 40)
    tally = play_range(range(2))
    assert tally.games == 2
    assert len(tally.failures) == 2
    failure = tally.failures[1]
    assert failure.number == 1
    assert failure.what == "AuditError: the game did not end after 40 answers"
    story = parse_stories(failure.story)
    assert story
    for expected_text in story:
        tell(expected_text)


def test_a_story_ends_before_the_answer_that_broke_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def play_badly(*_: object) -> int:
        raise AuditError("a coin is missing")

    class BrokenBooks:
        def __init__(self, game: Game) -> None:
            self.left = 7

        def check(self, game: Game) -> None:
            self.left -= 1
            if self.left == 0:
                raise AuditError("a coin is missing")

    monkeypatch.setattr(soak, "playout_with_audit", play_badly)
    monkeypatch.setattr(soak, "Audit", BrokenBooks)
    failure = play_range(range(4, 5)).failures[0]
    assert failure.what == "AuditError: a coin is missing"
    answers = [line for line in failure.story.splitlines() if ": " in line and "#" not in line]
    assert len(answers) == 7


def test_a_game_that_cannot_start_is_a_failure_without_a_story(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_setup(number: int) -> None:
        raise KeyError(number)

    monkeypatch.setattr(soak, "setup_of", no_setup)
    failure = play_range(range(3, 4)).failures[0]
    assert failure.what == "KeyError: 3"
    assert failure.story == "no story: KeyError: 3"


def test_tallies_add_up() -> None:
    total = SoakStats(1, 10, 10, 1)
    total.add(SoakStats(2, 30, 20, 0))
    assert total == SoakStats(3, 40, 20, 1)


def test_statistics_are_reported_during_the_run() -> None:
    assert list(islice(soak.soak(3, processes=1), 5))[-1].games == 3
