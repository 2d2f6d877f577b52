"""Random games for the property tests: set-ups, random players, and a note on failures.

Everything is drawn with the engine's own generator, so that all machines play the same games.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, TypeVar

from coverage import Coverage

from citadels.engine import chance
from citadels.engine.answers.codec import verb_of
from citadels.engine.answers.text import answer_text
from citadels.engine.codes import (
    BUILD,
    BUILD_BY,
    CARDS,
    END,
    KINDS,
    NO_CARD,
    NOBODY,
)
from citadels.engine.editions.edition import Setup
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.names import handler_name
from citadels.engine.notation import recorder
from citadels.engine.rulings import TWO_WAYS_TOGETHER
from citadels.engine.setup import draw_removed_cards, new_game, random_setup, setup_from_preset
from citadels.engine.state import (
    BEAUTIFIED_UNIT,
    CITY,
    DEPTH,
    HAND,
    HELD,
    MUSEUM_CARDS,
    SEAT_SIZE,
    SEATS_BASE,
    SITE_CARD,
    State,
    blank_row,
)
from citadels.engine.view import SeatView

T = TypeVar("T")

PROFILE: Final = "2016"
CLASSIC_PROFILES: Final = tuple(profile for profile in PROFILES if profile != PROFILE)
PLAYER_COUNTS: Final = tuple(range(2, 9))
NAMES: Final = list(recorder.DEFAULT_NAMES)
IS_LONG_RUN: Final = os.environ.get("CITADELS_LONG") == "1"
IS_COVERAGE_RUN: Final = Coverage.current() is not None  # four times slower
MAX_ANSWERS: Final = 5000  # answers; random games have a few hundred

# How a random player chooses.
UNIFORM_STYLE: Final = 0
BUSY_STYLE: Final = 1  # rarely ends a turn while there is something else to do
BUILDER_STYLE: Final = 2  # builds whatever can be built, and draws cards
STYLE_COUNT: Final = 3


class SeededRandom:
    """The random generator for tests."""

    def __init__(self, seed: int) -> None:
        self.state = State(blank_row(0))
        chance.seed(self.state, seed)

    def randbelow(self, count: int) -> int:
        return chance.randbelow(self.state, count)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.randbelow(len(items))]

    def shuffle(self, items: list[T]) -> None:
        for place in range(len(items) - 1, 0, -1):
            target = self.randbelow(place + 1)
            items[place], items[target] = items[target], items[place]


def seed_range(usual: int, long: int) -> range:
    """Seeds of the games of one test: more in a long run, fewer in a coverage run."""
    if IS_LONG_RUN:
        return range(long)
    return range(max(1, usual // 6) if IS_COVERAGE_RUN else usual)


def random_setup_for(players: int, seed: int, profile: str = PROFILE) -> Setup:
    """A random legal set-up; every second one has non-default rulings."""
    setup = random_setup(profile, players, seed)
    if seed % 2 == 0:
        return setup
    rng = SeededRandom(seed)
    book = edition(profile)
    rulings: list[tuple[int, int]] = []
    for number in sorted(book.rulings):
        readings = [
            reading
            for reading in range(book.reading_count(number))
            if reading != book.reading(number) and number != TWO_WAYS_TOGETHER
        ]
        if readings and rng.randbelow(2) == 0:
            rulings.append((number, rng.choice(readings)))
    targets = (0, *book.targets)
    setup = replace(setup, rulings=tuple(rulings), target=rng.choice(targets))
    return draw_removed_cards(setup, [], seed)


def preset_setups(players: int) -> list[Setup]:
    """All presets of the book, for this number of players."""
    return [
        setup_from_preset(PROFILE, players, preset=row.slug) for row in edition(PROFILE).presets
    ]


def random_answer(game: Game, rng: SeededRandom, style: int) -> int:
    """One of the legal answers, at random."""
    legal = game.legal()
    if style == BUILDER_STYLE and rng.randbelow(4):
        builds = [answer for answer in legal if verb_of(answer) in {BUILD, BUILD_BY, CARDS}]
        legal = builds or legal
    if style != UNIFORM_STYLE and rng.randbelow(8):
        other_answers = [answer for answer in legal if verb_of(answer) != END]
        legal = other_answers or legal
    return rng.choice(legal)


class RandomGame:
    """A game in progress, and the answers so far."""

    def __init__(self, setup: Setup, seed: int, style: int | None = None) -> None:
        self.seed = seed
        self.style = seed % STYLE_COUNT if style is None else style
        self.rng = SeededRandom(seed + 1)
        self.game = new_game(setup, seed)
        self.answers: list[int] = []

    def play(self) -> Iterator[Game]:
        """Yield the game before each answer, which is drawn and given when the caller resumes."""
        while not self.game.is_over():
            assert len(self.answers) < MAX_ANSWERS, "the game does not end"
            yield self.game
            self.apply_answer(self.next_answer())

    def next_answer(self) -> int:
        """The next answer, at random."""
        return random_answer(self.game, self.rng, self.style)

    def apply_answer(self, answer: int) -> None:
        self.answers.append(answer)
        self.game.apply(answer)

    def describe(self) -> str:
        answers_text = ", ".join(answer_text(answer, NAMES) for answer in self.answers)
        return f"rules {self.game.rules.spec}\nseed {self.seed}\nanswers: {answers_text}"


@contextmanager
def note_on_failure(table: RandomGame) -> Iterator[RandomGame]:
    """Add to any failure how to reproduce it."""
    try:
        yield table
    except Exception as error:
        error.add_note(table.describe())
        raise


def random_games(players: int, usual: int, long: int, skip: int = 0) -> Iterator[RandomGame]:
    """Games for a number of players: every second of 2016, of these every third with a preset."""
    presets = preset_setups(players)
    for number in seed_range(usual, long):
        seed = 1000 * players + skip + number
        if number % 3 == 2:
            yield RandomGame(presets[number // 3 % len(presets)], seed)
        else:
            yield RandomGame(random_setup_for(players, seed), seed)
        profile = CLASSIC_PROFILES[(number + players) % len(CLASSIC_PROFILES)]
        yield RandomGame(random_setup_for(players, seed, profile), seed)


def preset_games(players: int, preset: str, usual: int, long: int) -> Iterator[RandomGame]:
    """Games with this number of players and this preset, to test some of its cards."""
    for number in seed_range(usual, long):
        yield RandomGame(
            setup_from_preset(PROFILE, players, preset=preset), 1000 * players + number
        )


def open_question(game: Game) -> tuple[str, int]:
    """The open question: the handler's name and the step."""
    frame = game.read_frame(game.get(DEPTH) - 1)
    return handler_name(frame.handler), frame.step


def game_state(game: Game) -> tuple[list[int], list[int], list[int], list[int]]:
    """All that a game consists of."""
    return list(game.row), list(game.script), list(game.log), list(game.outcomes)


def count_all_cards(game: Game) -> list[int]:
    """The number of cards of each kind, wherever they are."""
    row = list(game.row)
    piles = [row[HELD : HELD + KINDS], row[MUSEUM_CARDS : MUSEUM_CARDS + KINDS]]
    for seat in range(game.seats()):
        base = SEATS_BASE + seat * SEAT_SIZE
        piles.append(row[base + HAND : base + HAND + KINDS])
        piles.append([cell % BEAUTIFIED_UNIT for cell in row[base + CITY : base + CITY + KINDS]])
    count = [sum(cells) for cells in zip(*piles, strict=True)]
    for index in range(game.deck_size()):
        count[game.deck_at(index)] += 1
    if game.get(SITE_CARD) != NO_CARD:
        count[game.get(SITE_CARD)] += 1
    return count


def count_district_coins(game: Game) -> int:
    """Gold that lies on beautified districts."""
    return sum(
        cell // BEAUTIFIED_UNIT
        for seat in range(game.seats())
        for cell in game.row[
            SEATS_BASE + seat * SEAT_SIZE + CITY : SEATS_BASE + seat * SEAT_SIZE + CITY + KINDS
        ]
    )


def observers(game: Game) -> range:
    """All seats, and the spectator."""
    return range(NOBODY, game.seats())


def view_text(view: SeatView) -> str:
    """A view as text: two are equal only if the views are identical."""
    return json.dumps(view.as_data(), sort_keys=True)


def initial_knowledge(game: Game) -> dict[int, Knowledge]:
    """The knowledge of all seats and of a spectator after the deal."""
    cards = sum(game.rules.copies)
    knowledge_by_seat = {seat: Knowledge(game.seats(), seat, cards) for seat in observers(game)}
    observe_events(game, knowledge_by_seat)
    return knowledge_by_seat


def observe_events(game: Game, knowledge_by_seat: dict[int, Knowledge]) -> None:
    """Let every seat observe what it may see of the last answer."""
    for seat, knowledge in knowledge_by_seat.items():
        knowledge.observe(game.events_for(seat))
