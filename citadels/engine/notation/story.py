"""What a story consists of, after reading and before playing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from citadels.engine.codes import NO_ROLE, NOBODY
from citadels.engine.notation.tokens import Word

# Where a story begins.
TURN: Final = "turn"
CALL: Final = "call"
DRAFT: Final = "draft"
SELECTED: Final = "selected"
CLOSE: Final = "close"
OVER: Final = "over"
NEW_GAME: Final = "new game"

# And what may be open in between and at its end, with `turn` and `over`.
ASKED: Final = "asked"

EVERYBODY: Final = -3  # a claim that is no one's view
SPECTATOR: Final = NOBODY
TABLE: Final = NOBODY  # a claim about no single player
ANY_REASON: Final = -1
ANY_AMOUNT: Final = -1


@dataclass(frozen=True)
class Item:
    """A card or character with the word that named it."""

    code: int
    word: Word = field(compare=False)


@dataclass
class Player:
    """A line of a player in the set-up."""

    name: Word
    roles: list[Item] = field(default_factory=list)
    gold: int = 0
    hand: list[Item] = field(default_factory=list)
    city: list[Item] = field(default_factory=list)
    museum: list[Item] = field(default_factory=list)
    crown: bool = False
    first: bool = False

    def is_bare(self) -> bool:
        """Whether nothing was said but the name, and perhaps who has the crown."""
        listed = [*self.roles, *self.hand, *self.city, *self.museum]
        return not listed and self.gold == 0 and not self.first


@dataclass
class Mark:
    """A line such as `robbed king by Bob`: characters, the real one, and whose mark it is."""

    key: Word
    roles: list[Item]
    real: int = NO_ROLE
    owner: Word | None = None


@dataclass
class Start:
    """The last line of the set-up: where the story begins."""

    kind: str
    word: Word
    seat: int = NOBODY
    role: Item | None = None
    resumed: bool = False
    gathered: bool = False


@dataclass
class Opening:
    """Everything before the play."""

    profiles: list[Word] = field(default_factory=list)
    preset: Word | None = None
    cast: list[Item] = field(default_factory=list)
    districts: list[Item] | None = None
    rulings: list[tuple[Word, int, int]] = field(default_factory=list)
    target: int = 0
    removed: list[Item] | None = None
    rules: Word | None = None
    seed: int = 0
    sealed: tuple[str, str] = ("", "")  # the hash that was shown, and the secret behind it
    chance: list[int] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    deck: list[Item] = field(default_factory=list)
    deck_only: bool = False
    round: int = 1
    marks: list[Mark] = field(default_factory=list)
    tax: int = 0
    faceup: list[Item] = field(default_factory=list)
    facedown: list[Item] = field(default_factory=list)
    crown_by_chance: Word | None = None

    def names(self) -> list[str]:
        return [player.name.text for player in self.players]

    def heads(self) -> list[Word]:
        """What the rules are taken from, each for a run of its own: profiles, or the one line."""
        return self.profiles if self.rules is None else [self.rules]


@dataclass(frozen=True)
class Answer:
    at: Word = field(compare=False)
    seat: int
    given: int


@dataclass(frozen=True)
class Options:
    """The legal answers: all of them if exact, else some."""

    at: Word = field(compare=False)
    seat: int
    given: tuple[int, ...]
    exact: bool


@dataclass(frozen=True)
class Refusal:
    at: Word = field(compare=False)
    seat: int
    given: int
    why: int


@dataclass(frozen=True)
class Outcomes:
    """What chance will give next."""

    at: Word = field(compare=False)
    outcomes: tuple[int, ...]


@dataclass(frozen=True)
class Claim:
    """Something true of the game, or of the view of a seat."""

    at: Word = field(compare=False)
    viewer: int
    subject: int
    key: str
    values: tuple[int, ...]
    real: int = NO_ROLE  # the starred character of marks
    counted: bool = False  # only how many


@dataclass(frozen=True)
class Hears:
    """An event among those of the last answer, as a seat hears them."""

    at: Word = field(compare=False)
    viewer: int
    kind: int
    seat: int
    target: int
    card: int
    amount: int


@dataclass(frozen=True)
class Open:
    """What is open now."""

    at: Word = field(compare=False)
    kind: str
    seat: int
    role: int = NO_ROLE
    resumed: bool = False
    gathered: bool = False
    question: str = ""


Step = Answer | Options | Refusal | Outcomes | Claim | Hears | Open


@dataclass
class Story:
    """A story: a sentence about the rules, a position, and what follows."""

    line: int
    title: list[str]
    citations: list[str]
    opening: Opening
    start: Start
    steps: list[Step]
