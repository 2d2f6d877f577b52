"""Requests and responses of the HTTP API. Tables are described in `protocol.lobby`."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from citadels.protocol.lobby import ProblemInfo, SetupInfo, TableInfo

Slug = Annotated[str, Field(max_length=40)]
Place = Annotated[int, Field(ge=0, le=7)]
SeatKey = Annotated[int, Field(ge=0, le=7, strict=False)]  # keys are strings in JSON
BotSpec = Annotated[str, Field(max_length=80, examples=["charter", "search(ms=200)"])]
StoryText = Annotated[str, Field(max_length=200_000)]
Name = Annotated[str, Field(max_length=200, examples=["Ann", "Оля"])]


class Body(BaseModel):
    """A request body. Unknown fields and other types are refused: `false` is not place 0."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class SetupRequest(Body):
    """A set-up: a spec, a preset, or single cards; random cards if `random` is set."""

    spec: Annotated[str, Field(max_length=2000)] = ""
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
    """A new table, with the choices of its host."""

    name: Name
    setup: SetupRequest = SetupRequest()
    bots: Annotated[dict[SeatKey, BotSpec], Field(max_length=8, examples=[{"1": "charter"}])] = {}
    clock: Annotated[str, Field(max_length=60, examples=["off", "live(bank=600,increment=10)"])] = (
        "off"
    )
    stand_in: BotSpec = "charter"
    public: bool = False
    casual: bool = True
    spectators: bool = True


class NewPractice(Body):
    """A practice game, which continues from the end of a story."""

    name: Name
    story: StoryText
    seat: Place = 0
    bots: BotSpec = "charter"


class NewGame(Body):
    """A whole game that was played elsewhere, as a story."""

    story: StoryText


class JoinRequest(Body):
    """A person who wants to sit down; without a place, in any free seat."""

    name: Name
    place: Place | None = None


class BotRequest(Body):
    """A bot for a seat."""

    bot: BotSpec


class HostRequest(Body):
    """The place of the new host."""

    place: Place


class MuteRequest(Body):
    """Mutes a player in the chat, or allows them to write again."""

    place: Place
    muted: bool = True


class StoredGame(BaseModel):
    """The id of a stored game."""

    game: str


class SeatCredentials(BaseModel):
    """A seat that was just taken. The token is sent only in this response."""

    table: TableInfo
    seat: int
    token: str


class SetupCheck(BaseModel):
    """The problems of a set-up; or, if there are none, its description and warnings."""

    setup: SetupInfo | None = None
    problems: list[ProblemInfo] = []
    warnings: list[ProblemInfo] = []


class ErrorBody(BaseModel):
    """The body of every error response."""

    code: str
    message: str
    problems: list[ProblemInfo] = []
