"""Random games for the properties: set-ups, players who choose by lot, a note of what was played.

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

Item = TypeVar("Item")

PROFILE: Final = "2016"
CLASSIC: Final = tuple(profile for profile in PROFILES if profile != PROFILE)
PLAYERS: Final = tuple(range(2, 9))
NAMES: Final = list(recorder.DEFAULT_NAMES)
LONG: Final = os.environ.get("CITADELS_LONG") == "1"
COVERED: Final = Coverage.current() is not None  # everything takes four times as long then
LONGEST_GAME: Final = 5000  # answers; games by lot have some hundred

# How a player by lot chooses.
EVENLY: Final = 0
BUSILY: Final = 1  # seldom ends a turn while there is something else to do
BUILDING: Final = 2  # builds whatever can be built, and draws cards
STYLES: Final = 3


class Lots:
    """Chance for tests."""

    def __init__(self, seed: int) -> None:
        self.state = State(blank_row(0))
        chance.seed(self.state, seed)

    def below(self, count: int) -> int:
        return chance.randbelow(self.state, count)

    def pick(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Item]) -> None:
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]


def seeds(usual: int, long: int) -> range:
    """Seeds of the games of one test: more of them when there is time, fewer when there is not."""
    if LONG:
        return range(long)
    return range(max(1, usual // 6) if COVERED else usual)


def varied_setup(players: int, seed: int, profile: str = PROFILE) -> Setup:
    """A legal set-up by lot; every second one reads some of the open points otherwise."""
    made = random_setup(profile, players, seed)
    if seed % 2 == 0:
        return made
    lots = Lots(seed)
    book = edition(profile)
    rulings: list[tuple[int, int]] = []
    for number in sorted(book.rulings):
        others = [
            reading
            for reading in range(book.reading_count(number))
            if reading != book.reading(number) and number != TWO_WAYS_TOGETHER
        ]
        if others and lots.below(2) == 0:
            rulings.append((number, lots.pick(others)))
    targets = (0, *book.targets)
    made = replace(made, rulings=tuple(rulings), target=lots.pick(targets))
    return draw_removed_cards(made, [], seed)


def preset_setups(players: int) -> list[Setup]:
    """All presets of the book, for so many players."""
    return [
        setup_from_preset(PROFILE, players, preset=row.slug) for row in edition(PROFILE).presets
    ]


def choice(game: Game, lots: Lots, style: int) -> int:
    """One of the legal answers, by lot."""
    legal = game.legal()
    if style == BUILDING and lots.below(4):
        builds = [given for given in legal if verb_of(given) in {BUILD, BUILD_BY, CARDS}]
        legal = builds or legal
    if style != EVENLY and lots.below(8):
        others = [given for given in legal if verb_of(given) != END]
        legal = others or legal
    return lots.pick(legal)


class Table:
    """A game in play, and what was answered so far."""

    def __init__(self, setup: Setup, seed: int, style: int | None = None) -> None:
        self.seed = seed
        self.style = seed % STYLES if style is None else style
        self.lots = Lots(seed + 1)
        self.game = new_game(setup, seed)
        self.answers: list[int] = []

    def steps(self) -> Iterator[Game]:
        """The game before each answer; the answer is drawn and given when the caller comes back."""
        while not self.game.is_over():
            assert len(self.answers) < LONGEST_GAME, "the game does not end"
            yield self.game
            self.answer(self.draw())

    def draw(self) -> int:
        """The next answer, by lot."""
        return choice(self.game, self.lots, self.style)

    def answer(self, given: int) -> None:
        self.answers.append(given)
        self.game.apply(given)

    def note(self) -> str:
        said = ", ".join(answer_text(given, NAMES) for given in self.answers)
        return f"rules {self.game.rules.spec}\nseed {self.seed}\nanswers: {said}"


@contextmanager
def noted(table: Table) -> Iterator[Table]:
    """Add to whatever fails how to get there."""
    try:
        yield table
    except Exception as error:
        error.add_note(table.note())
        raise


def tables(players: int, usual: int, long: int, skip: int = 0) -> Iterator[Table]:
    """Games of so many players: by turns of 2016, every third time a preset, and of the others."""
    presets = preset_setups(players)
    for number in seeds(usual, long):
        seed = 1000 * players + skip + number
        if number % 3 == 2:
            yield Table(presets[number // 3 % len(presets)], seed)
        else:
            yield Table(varied_setup(players, seed), seed)
        profile = CLASSIC[(number + players) % len(CLASSIC)]
        yield Table(varied_setup(players, seed, profile), seed)


def preset_tables(players: int, preset: str, usual: int, long: int) -> Iterator[Table]:
    """Games of so many players with this preset, for questions about some of its cards."""
    for number in seeds(usual, long):
        yield Table(setup_from_preset(PROFILE, players, preset=preset), 1000 * players + number)


def question(game: Game) -> tuple[str, int]:
    """The open question: the handler's name and the step."""
    frame = game.read_frame(game.get(DEPTH) - 1)
    return handler_name(frame.handler), frame.step


def snapshot(game: Game) -> tuple[list[int], list[int], list[int], list[int]]:
    """All that a game consists of."""
    return list(game.row), list(game.script), list(game.log), list(game.outcomes)


def all_cards(game: Game) -> list[int]:
    """How many cards of each kind there are, wherever they lie."""
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


def coins_on_districts(game: Game) -> int:
    """Gold that lies on beautified districts."""
    return sum(
        cell // BEAUTIFIED_UNIT
        for seat in range(game.seats())
        for cell in game.row[
            SEATS_BASE + seat * SEAT_SIZE + CITY : SEATS_BASE + seat * SEAT_SIZE + CITY + KINDS
        ]
    )


def everybody(game: Game) -> range:
    """All seats, and the spectator."""
    return range(NOBODY, game.seats())


def as_text(seen: SeatView) -> str:
    """A view in a form in which two are equal only if they are the same to the last byte."""
    return json.dumps(seen.as_data(), sort_keys=True)


def minds(game: Game) -> dict[int, Knowledge]:
    """The knowledge of everybody after the deal, the spectator's too."""
    cards = sum(game.rules.copies)
    learnt = {seat: Knowledge(game.seats(), seat, cards) for seat in everybody(game)}
    hear(game, learnt)
    return learnt


def hear(game: Game, learnt: dict[int, Knowledge]) -> None:
    """Tell everybody what they may hear of the last answer."""
    for seat, mind in learnt.items():
        mind.observe(game.events_for(seat))
