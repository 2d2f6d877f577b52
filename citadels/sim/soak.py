"""Random games by the million: each must end, and no card or coin may be lost.

Game number k is the same game on every machine: book, players, set-up, deal and all choices
follow from k.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from citadels.engine.editions.edition import Setup
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.game import Game
from citadels.engine.notation.recorder import DEFAULT_NAMES, StoryRecorder
from citadels.engine.playout import BuilderPolicy, BusyPolicy, RandomPolicy
from citadels.engine.rulings import TWO_WAYS_TOGETHER
from citadels.engine.scoring import winners
from citadels.engine.setup import draw_removed_cards, new_game, random_setup
from citadels.engine.validation.audit import Audit, AuditError, playout_with_audit
from citadels.sim.counters.game_results import MAX_DECISIONS
from citadels.sim.executor import LocalExecutor, StopCheck, never

PLAYERS: Final = range(2, 9)
POLICIES: Final = (RandomPolicy, BusyPolicy, BuilderPolicy)
CHUNK_GAMES: Final = 250  # games between two reports of a process


@dataclass(frozen=True)
class Failure:
    """A game that did not end as it should, with its story."""

    number: int
    what: str
    story: str


@dataclass
class SoakStats:
    """The games so far."""

    games: int = 0
    decisions: int = 0
    longest_game: int = 0
    shared_wins: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: SoakStats) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest_game = max(self.longest_game, other.longest_game)
        self.shared_wins += other.shared_wins
        self.failures += other.failures


def setup_of(number: int) -> Setup:
    """The set-up of a game: books and player counts in turn, the rest at random.

    Every second one has non-default rulings.
    """
    profile = PROFILES[number % len(PROFILES)]
    players = PLAYERS[number // len(PROFILES) % len(PLAYERS)]
    setup = random_setup(profile, players, number)
    rng = RandomPolicy(number)
    if rng.randbelow(2) == 0:
        return setup
    book = edition(profile)
    rulings = [
        (ruling, rng.randbelow(book.reading_count(ruling)))
        for ruling in sorted(book.rulings)
        if ruling != TWO_WAYS_TOGETHER
    ]
    changed_rulings = tuple(
        (ruling, reading) for ruling, reading in rulings if reading != book.reading(ruling)
    )
    targets = (0, *book.targets)
    target = targets[rng.randbelow(len(targets))]
    return draw_removed_cards(replace(setup, rulings=changed_rulings, target=target), [], number)


def policy_of(number: int) -> RandomPolicy:
    return POLICIES[number % len(POLICIES)](number + 1)


def play_game(number: int) -> tuple[Game, int]:
    """Play a game to its end with an audit. Raises any error."""
    game = new_game(setup_of(number), number)
    decisions = playout_with_audit(game, policy_of(number), MAX_DECISIONS)
    if not game.is_over():
        raise AuditError(f"the game did not end after {MAX_DECISIONS} answers")
    if not winners(game):
        raise AuditError("nobody has won")
    return game, decisions


def play_range(numbers: range, _should_stop: StopCheck = never) -> SoakStats:
    stats = SoakStats()
    for number in numbers:
        try:
            game, decisions = play_game(number)
        except Exception as error:  # noqa: BLE001  any error is a finding
            stats.failures.append(failure_of(number, error))
        else:
            stats.decisions += decisions
            stats.longest_game = max(stats.longest_game, decisions)
            stats.shared_wins += len(winners(game)) > 1
        stats.games += 1
    return stats


def failure_of(number: int, error: Exception) -> Failure:
    """Play it again, slowly, and record the answers up to the failure."""
    reason = f"{type(error).__name__}: {error}"
    try:
        setup = setup_of(number)
        record = StoryRecorder(setup, number, -1, list(DEFAULT_NAMES[: setup.players]))
        return Failure(number, reason, story_of(number, record, reason))
    except Exception as replay_error:  # noqa: BLE001  there may be no game to record
        return Failure(number, reason, f"no story: {type(replay_error).__name__}: {replay_error}")


def story_of(number: int, record: StoryRecorder, title: str) -> str:
    game = record.begin()
    books = Audit(game)
    policy = policy_of(number)
    try:
        while not game.is_over() and len(record.answers) < MAX_DECISIONS:
            answer = policy.choose(game, game.write_options())
            record.add(game.to_move(), answer)
            previous_game = game.copy()
            game.play(answer)
            books.check(game)
    except Exception:  # noqa: BLE001  the answer that caused it is the last one of the story
        return record.story_text(previous_game, title)
    return record.story_text(game, title)


def soak(games: int, first: int = 0, processes: int | None = None) -> Iterator[SoakStats]:
    """Play a number of games on all cores. Yields the statistics so far after each chunk."""
    chunks = [
        range(start, min(start + CHUNK_GAMES, first + games))
        for start in range(first, first + games, CHUNK_GAMES)
    ]
    stats = SoakStats()
    for _, chunk_stats in LocalExecutor(processes).run(play_range, chunks):
        stats.add(chunk_stats)
        yield stats


def format_stats(stats: SoakStats) -> str:
    return (
        f"{stats.games:,} games, {stats.decisions:,} decisions"
        f" (longest game {stats.longest_game:,}), "
        f"{stats.shared_wins:,} shared victories, {len(stats.failures):,} failures"
    )
