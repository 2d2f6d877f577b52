"""What a story consists of, after reading and before playing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from citadels.engine.codes import NO_ROLE, NOBODY
from citadels.engine.notation.tokens import Token

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

EVERYBODY: Final = -3  # an assertion that is no one's view
SPECTATOR: Final = NOBODY
TABLE: Final = NOBODY  # an assertion about no single player
ANY_REASON: Final = -1
ANY_AMOUNT: Final = -1


@dataclass(frozen=True)
class NamedCode:
    """A card or character with the word that named it."""

    code: int
    token: Token = field(compare=False)


@dataclass
class PlayerSetup:
    """A line of a player in the set-up."""

    name: Token
    roles: list[NamedCode] = field(default_factory=list)
    gold: int = 0
    hand: list[NamedCode] = field(default_factory=list)
    city: list[NamedCode] = field(default_factory=list)
    museum: list[NamedCode] = field(default_factory=list)
    crown: bool = False
    first: bool = False

    def is_only_named(self) -> bool:
        """Whether nothing was given but the name, and perhaps the crown."""
        items = [*self.roles, *self.hand, *self.city, *self.museum]
        return not items and self.gold == 0 and not self.first


@dataclass
class Mark:
    """A line such as `robbed king by Bob`: characters, the real one, and the owner of the mark."""

    key: Token
    roles: list[NamedCode]
    real: int = NO_ROLE
    owner: Token | None = None


@dataclass
class StartPoint:
    """The last line of the set-up: where the story begins."""

    kind: str
    token: Token
    seat: int = NOBODY
    role: NamedCode | None = None
    resumed: bool = False
    gathered: bool = False


@dataclass
class StorySetup:
    """Everything before the play."""

    profiles: list[Token] = field(default_factory=list)
    preset: Token | None = None
    cast: list[NamedCode] = field(default_factory=list)
    districts: list[NamedCode] | None = None
    rulings: list[tuple[Token, int, int]] = field(default_factory=list)
    target: int = 0
    removed: list[NamedCode] | None = None
    rules: Token | None = None
    seed: int = 0
    sealed: tuple[str, str] = ("", "")  # the hash that was shown, and the secret behind it
    chance: list[int] = field(default_factory=list)
    players: list[PlayerSetup] = field(default_factory=list)
    deck: list[NamedCode] = field(default_factory=list)
    deck_only: bool = False
    round: int = 1
    marks: list[Mark] = field(default_factory=list)
    tax: int = 0
    faceup: list[NamedCode] = field(default_factory=list)
    facedown: list[NamedCode] = field(default_factory=list)
    crown_by_chance: Token | None = None

    def names(self) -> list[str]:
        return [player.name.text for player in self.players]

    def heads(self) -> list[Token]:
        """What the rules are taken from, each for a separate run: profiles, or the one line."""
        return self.profiles if self.rules is None else [self.rules]


@dataclass(frozen=True)
class Answer:
    token: Token = field(compare=False)
    seat: int
    answer: int


@dataclass(frozen=True)
class ExpectedOptions:
    """The legal answers: all of them if exact, else some."""

    token: Token = field(compare=False)
    seat: int
    answers: tuple[int, ...]
    is_exact: bool


@dataclass(frozen=True)
class ExpectedRefusal:
    token: Token = field(compare=False)
    seat: int
    answer: int
    reason: int


@dataclass(frozen=True)
class ScriptedOutcomes:
    """What chance will give next."""

    token: Token = field(compare=False)
    outcomes: tuple[int, ...]


@dataclass(frozen=True)
class Assertion:
    """Something true of the game, or of the view of a seat."""

    token: Token = field(compare=False)
    viewer: int
    subject: int
    key: str
    values: tuple[int, ...]
    real: int = NO_ROLE  # the starred character of marks
    is_count: bool = False  # only how many


@dataclass(frozen=True)
class ExpectedEvent:
    """An event among those of the last answer, as a seat sees them."""

    token: Token = field(compare=False)
    viewer: int
    kind: int
    seat: int
    target: int
    card: int
    amount: int


@dataclass(frozen=True)
class OpenQuestion:
    """What is open now."""

    token: Token = field(compare=False)
    kind: str
    seat: int
    role: int = NO_ROLE
    resumed: bool = False
    gathered: bool = False
    question: str = ""


StoryStep = (
    Answer
    | ExpectedOptions
    | ExpectedRefusal
    | ScriptedOutcomes
    | Assertion
    | ExpectedEvent
    | OpenQuestion
)


@dataclass
class Story:
    """A story: a sentence about the rules, a position, and what follows."""

    line: int
    title: list[str]
    citations: list[str]
    setup: StorySetup
    start: StartPoint
    steps: list[StoryStep]
