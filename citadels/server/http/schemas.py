"""What clients send and get, beside what tables look like to everybody."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from citadels.protocol.lobby import ProblemInfo, SetupInfo, TableInfo

Slug = Annotated[str, Field(max_length=40)]
Place = Annotated[int, Field(ge=0, le=7)]
PlaceKey = Annotated[int, Field(ge=0, le=7, strict=False)]  # keys are text in JSON
BotLine = Annotated[str, Field(max_length=80, examples=["charter", "search(ms=200)"])]
StoryText = Annotated[str, Field(max_length=200_000)]
Name = Annotated[str, Field(max_length=200, examples=["Ann", "Оля"])]


class Body(BaseModel):
    """Something that is sent: what it does not know is refused, and `false` is no place 0."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class SetupBody(Body):
    """A set-up: a whole line, a preset, or single cards; by lot where `random` is said."""

    line: Annotated[str, Field(max_length=2000)] = ""
    profile: Slug = "2016"
    players: Annotated[int, Field(ge=2, le=8)] = 4
    preset: Slug = "first-game"
    random: bool = False
    characters: Annotated[list[Slug], Field(max_length=32)] | None = None
    districts: Annotated[list[Slug], Field(max_length=64)] | None = None
    last_rank: bool | None = None
    substitutes: Annotated[list[Slug], Field(max_length=8)] = []
    rulings: Annotated[dict[Slug, Slug], Field(max_length=64)] = {}
    target: Annotated[int, Field(ge=0, le=20)] = 0
    removed: Annotated[list[Slug], Field(max_length=32)] | None = None


class NewTable(Body):
    """A table as its host wants it."""

    name: Name
    setup: SetupBody = SetupBody()
    bots: Annotated[dict[PlaceKey, BotLine], Field(max_length=8, examples=[{"1": "charter"}])] = {}
    clock: Annotated[str, Field(max_length=60, examples=["off", "live(bank=600,increment=10)"])] = (
        "off"
    )
    stand_in: BotLine = "charter"
    public: bool = False
    casual: bool = True
    spectators: bool = True


class NewPractice(Body):
    """A position to play on from: the end of a story."""

    name: Name
    story: StoryText
    seat: Place = 0
    bots: BotLine = "charter"


class NewGame(Body):
    """A game that was played elsewhere: a story of all of it."""

    story: StoryText


class Joining(Body):
    """Who wants to sit down, and where."""

    name: Name
    place: Place | None = None


class BotBody(Body):
    """A bot by its line."""

    bot: BotLine


class HostBody(Body):
    """Who is to be the host."""

    place: Place


class Muting(Body):
    """Who may not speak, or may again."""

    place: Place
    muted: bool = True


class Kept(BaseModel):
    """A game that is kept, and where."""

    game: str


class Seated(BaseModel):
    """A seat of one's own. The token is told this once and never again."""

    table: TableInfo
    seat: int
    token: str


class Checked(BaseModel):
    """What is wrong with a set-up, or what it is and what is odd about it."""

    setup: SetupInfo | None = None
    problems: list[ProblemInfo] = []
    warnings: list[ProblemInfo] = []


class Refusal(BaseModel):
    """Why something was not done."""

    code: str
    message: str
    problems: list[ProblemInfo] = []
