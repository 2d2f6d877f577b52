"""The form of an edition: rows that can be laid beside the rulebook, and what they add up to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from citadels.engine.handler import Character, District
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.native_types import override
from citadels.engine.rulings import RULINGS as RULINGS
from citadels.engine.state import State


@dataclass(frozen=True)
class DistrictRow:
    """A kind of district: numbers as printed, and what it does."""

    card: int
    cost: int
    type: int
    copies: int = 1
    effect: District = field(default_factory=District)
    is_optional: bool = False  # one of those from which some are chosen for a game


@dataclass(frozen=True)
class CharacterRow:
    """A character: its rank, what it does, and with how few players it may be used."""

    role: int
    rank: int
    effect: Character
    min_players: int = 2


@dataclass(frozen=True)
class Preset:
    """A set that the book proposes. A ninth character belongs to it but may be left out."""

    slug: str
    characters: tuple[int, ...]
    districts: tuple[int, ...]


@dataclass(frozen=True)
class DraftRow:
    """How characters are laid out and kept: for a number of players and of characters."""

    players: int
    characters: int
    faceup: int
    steps: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Numbers:
    """The plain numbers of an edition."""

    start_gold: int
    start_cards: int
    gather_gold: int
    gather_cards: int
    gather_keep: int
    points_all_types: int
    points_first: int
    points_completed: int
    hidden_rank: int
    last_rank: int  # the rank of the character that may be added
    facedown_first: bool = False  # the face-down character is laid before those face up
    most_replaced: int = 9  # characters of the first game that may be replaced


@dataclass(frozen=True)
class Problem:
    """Why a set-up is not allowed: a code of `names.PROBLEMS` with its values."""

    code: str
    values: tuple[tuple[str, str | int], ...] = ()

    @override
    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.values)])


class SetupError(ValueError):
    """A set-up that the rules do not allow. It lists every problem."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems


@dataclass(frozen=True)
class Setup:
    """What the table has chosen: everything that decides the rules of a game."""

    profile: str
    players: int
    characters: tuple[int, ...]
    districts: tuple[int, ...]
    rulings: tuple[tuple[int, int], ...] = ()  # number and reading, where it is not the book's
    target: int = 0  # the size of a completed city; 0: that of the book
    removed: tuple[int, ...] = ()  # cards taken out of the deck to make room

    def spec(self) -> str:
        """The set-up in one line. The same line always gives the same rules."""
        parts = [
            f"players={self.players}",
            f"characters={'+'.join(CHARACTERS[role] for role in self.characters)}",
            f"districts={'+'.join(DISTRICTS[card] for card in self.districts)}",
        ]
        for number, reading in self.rulings:
            slug, readings = RULINGS[number]
            parts.append(f"{slug}={readings[reading]}")
        if self.target:
            parts.append(f"target={self.target}")
        if self.removed:
            parts.append(f"removed={'+'.join(DISTRICTS[card] for card in self.removed)}")
        return f"{self.profile}({','.join(parts)})"


@dataclass(frozen=True)
class Pair:
    """A district and a character that do not go together."""

    card: int
    role: int


class DeckRule:
    """Which special districts a game is played with, and what leaves the deck for them."""

    def problems(self, book: Edition, setup: Setup) -> list[Problem]:
        """What is wrong with the districts of a set-up."""
        raise NotImplementedError

    def max_districts(self, book: Edition) -> int:
        """How many districts can be chosen."""
        raise NotImplementedError

    def draw_districts(self, book: Edition, rng: State) -> tuple[int, ...]:
        """Some districts at random."""
        raise NotImplementedError

    def draw_removed(
        self, book: Edition, setup: Setup, keep: list[int], rng: State
    ) -> tuple[int, ...]:
        """What leaves the deck, at random unless the players choose it; not what is to be kept."""
        raise NotImplementedError


# Who has the crown at first.
AT_RANDOM = "random"
OLDEST = "oldest"


@dataclass(frozen=True)
class Edition:
    """One rulebook as tables."""

    slug: str
    characters: tuple[CharacterRow, ...]
    districts: tuple[DistrictRow, ...]
    drafts: tuple[DraftRow, ...]
    complete_at: tuple[tuple[int, int], ...]  # players, districts that complete a city
    presets: tuple[Preset, ...]
    substitutes: tuple[tuple[int, tuple[int, ...]], ...]  # a character, its replacements
    last_rank_choices: tuple[int, ...]  # by the reading of the ruling on the missing rank
    turn_end_orders: tuple[tuple[int, ...], ...]  # by the reading of the ruling on the order
    tie_break: tuple[int, ...]
    numbers: Numbers
    last_rank_ruling: int
    turn_end_ruling: int
    deck_rule: DeckRule
    rulings: tuple[int, ...]  # the open points that can arise
    readings: tuple[tuple[int, int], ...] = ()  # how they are read, where it is not the first way
    targets: tuple[int, ...] = ()  # other sizes of a city to which the game may be played
    first_crown: str = AT_RANDOM
    left_out_pairs: tuple[Pair, ...] = ()  # the district leaves the deck if the character plays
    forbidden_pairs: tuple[Pair, ...] = ()
    not_dealt: tuple[tuple[int, int, int], ...] = ()  # a district, by the reading of a ruling
    ineffective_pairs: tuple[Pair, ...] = ()  # allowed, but the district can do nothing
    # A character, and a number of players with which it makes little sense.
    min_sensible_players: tuple[tuple[int, int], ...] = ()

    def derive(self, slug: str, *rows: CharacterRow | DistrictRow, **changes: Any) -> Edition:
        """The same edition with some rows and fields replaced, so that a file shows only those."""
        characters = tuple(_replace_row(row, rows) for row in self.characters)
        districts = tuple(_replace_row(row, rows) for row in self.districts)
        return replace(self, slug=slug, characters=characters, districts=districts, **changes)

    def reading(self, number: int) -> int:
        """How this book reads an open point by itself."""
        return dict(self.readings).get(number, 0)

    def reading_count(self, number: int) -> int:
        """How many readings an open point has; a ninth character must be one of this book."""
        if number == self.last_rank_ruling:
            return len(self.last_rank_choices)
        return len(RULINGS[number][1])

    def setup_reading(self, setup: Setup, number: int) -> int:
        """How a set-up reads an open point."""
        return dict(setup.rulings).get(number, self.reading(number))

    def left_out_districts(self, setup: Setup) -> list[int]:
        """Districts that are not dealt though they would belong to the deck."""
        cards = [pair.card for pair in self.left_out_pairs if pair.role in setup.characters]
        for card, number, reading in self.not_dealt:
            if self.setup_reading(setup, number) == reading:
                cards.append(card)
        return cards

    def players(self) -> range:
        counts = [row.players for row in self.drafts]
        return range(min(counts), max(counts) + 1)

    def row_of(self, role: int) -> CharacterRow | None:
        for row in self.characters:
            if row.role == role:
                return row
        return None

    def draft(self, players: int, characters: int) -> DraftRow:
        """How these players choose among these characters; the numbers have been checked."""
        rows = [
            row for row in self.drafts if (row.players, row.characters) == (players, characters)
        ]
        return rows[0]


def _replace_row(row: Any, rows: tuple[CharacterRow | DistrictRow, ...]) -> Any:
    """The row, or the one that stands for the same card among those given."""
    for candidate in rows:
        if _row_key(candidate) == _row_key(row):
            return candidate
    return row


def _row_key(row: CharacterRow | DistrictRow) -> tuple[str, int]:
    if isinstance(row, CharacterRow):
        return "character", row.role
    return "district", row.card
