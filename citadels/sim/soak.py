"""Random games by the million: every one must end, and no card or coin may be lost on the way.

Game number k is the same game on every machine: book, players, set-up, deal and all choices
follow from k.
"""

from __future__ import annotations

import multiprocessing
import os
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
from citadels.worker_process import init_worker

PLAYERS: Final = range(2, 9)
POLICIES: Final = (RandomPolicy, BusyPolicy, BuilderPolicy)
LONGEST: Final = 20_000  # answers; games by lot have some hundred
CHUNK: Final = 250  # games that a process plays before it reports


@dataclass(frozen=True)
class Failure:
    """A game that did not end as it should, and how to see it again."""

    number: int
    what: str
    story: str


@dataclass
class Tally:
    """What has been played so far."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    shared_wins: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.shared_wins += other.shared_wins
        self.failures += other.failures


def setup_of(number: int) -> Setup:
    """The set-up of a game: books and player counts in turn, the rest by lot.

    Every second one plays some of the open points by another reading.
    """
    profile = PROFILES[number % len(PROFILES)]
    players = PLAYERS[number // len(PROFILES) % len(PLAYERS)]
    made = random_setup(profile, players, number)
    lots = RandomPolicy(number)
    if lots.randbelow(2) == 0:
        return made
    book = edition(profile)
    rulings = [
        (ruling, lots.randbelow(book.reading_count(ruling)))
        for ruling in sorted(book.rulings)
        if ruling != TWO_WAYS_TOGETHER
    ]
    others = tuple((ruling, way) for ruling, way in rulings if way != book.reading(ruling))
    targets = (0, *book.targets)
    target = targets[lots.randbelow(len(targets))]
    return draw_removed_cards(replace(made, rulings=others, target=target), [], number)


def policy_of(number: int) -> RandomPolicy:
    return POLICIES[number % len(POLICIES)](number + 1)


def play(number: int) -> tuple[Game, int]:
    """Play a game to its end, with its books kept. Raises whatever goes wrong."""
    game = new_game(setup_of(number), number)
    decisions = playout_with_audit(game, policy_of(number), LONGEST)
    if not game.is_over():
        raise AuditError(f"the game did not end after {LONGEST} answers")
    if not winners(game):
        raise AuditError("nobody has won")
    return game, decisions


def play_range(numbers: range) -> Tally:
    """Play these games and count."""
    tally = Tally()
    for number in numbers:
        try:
            game, decisions = play(number)
        except Exception as error:  # noqa: BLE001  whatever it is, it is what we look for
            tally.failures.append(failure_of(number, error))
        else:
            tally.decisions += decisions
            tally.longest = max(tally.longest, decisions)
            tally.shared_wins += len(winners(game)) > 1
        tally.games += 1
    return tally


def failure_of(number: int, error: Exception) -> Failure:
    """Play it once more, slowly, and write down what was answered until it went wrong."""
    what = f"{type(error).__name__}: {error}"
    try:
        setup = setup_of(number)
        record = StoryRecorder(setup, number, -1, list(DEFAULT_NAMES[: setup.players]))
        return Failure(number, what, story_of(number, record, what))
    except Exception as second:  # noqa: BLE001  there may be no game to tell of
        return Failure(number, what, f"no story: {type(second).__name__}: {second}")


def story_of(number: int, record: StoryRecorder, title: str) -> str:
    game = record.begin()
    books = Audit(game)
    policy = policy_of(number)
    try:
        while not game.is_over() and len(record.answers) < LONGEST:
            given = policy.choose(game, game.write_options())
            record.add(game.to_move(), given)
            before = game.copy()
            game.play(given)
            books.check(game)
    except Exception:  # noqa: BLE001  the answer that did it is the last one of the story
        return record.story_text(before, title)
    return record.story_text(game, title)


def soak(games: int, first: int = 0, processes: int | None = None) -> Iterator[Tally]:
    """Play so many games on all cores. Gives the tally again after each report."""
    chunks = [
        range(start, min(start + CHUNK, first + games))
        for start in range(first, first + games, CHUNK)
    ]
    total = Tally()
    context = multiprocessing.get_context("spawn")
    with context.Pool(processes or os.cpu_count(), init_worker) as pool:
        for tally in pool.imap_unordered(play_range, chunks):
            total.add(tally)
            yield total


def said(tally: Tally) -> str:
    """The tally in one line."""
    return (
        f"{tally.games:,} games, {tally.decisions:,} decisions (longest game {tally.longest:,}), "
        f"{tally.shared_wins:,} shared victories, {len(tally.failures):,} failures"
    )
