"""Finished games, imported games and practice positions."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response
from fastapi.responses import PlainTextResponse

from citadels.engine.codes import NOBODY
from citadels.protocol.scores import ScoreSheet
from citadels.protocol.updates import encode
from citadels.server.errors import ServerError
from citadels.server.games import replay, story_import
from citadels.server.games.score_sheet import load_score_sheet
from citadels.server.http.dependencies import NodeDep, RateLimited, TableQuota
from citadels.server.http.openapi import error_responses, updates_response
from citadels.server.http.schemas import NewGame, NewPractice, SeatCredentials, StoredGame
from citadels.server.security.tokens import is_game_id
from citadels.server.tables import practice

router = APIRouter(prefix="/api", tags=["games"])


def _get_game_id(
    game: Annotated[
        str, Path(description="The id of a game.", max_length=40, examples=["bcdfghjknpqrstvx"])
    ],
) -> str:
    if not is_game_id(game):
        raise ServerError("no-game", f"there is no game {game!r}")
    return game


GameIdDep = Annotated[str, Depends(_get_game_id)]


@router.get(
    "/games/{game}/story",
    response_class=PlainTextResponse,
    dependencies=[RateLimited],
    responses=error_responses(400, 404, 409, 429),
)
async def get_story(game: GameIdDep, node: NodeDep) -> PlainTextResponse:
    """A finished game as a story, with its secret: `citadels verify` deals it again."""
    return PlainTextResponse(await replay.export_story(node.registry, game))


@router.get(
    "/games/{game}/replay",
    dependencies=[RateLimited],
    responses={**error_responses(400, 404, 409, 429), **updates_response()},
)
async def get_replay(
    game: GameIdDep,
    node: NodeDep,
    seat: Annotated[int, Query(ge=NOBODY, le=7)] = NOBODY,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=replay.MAX_STEPS)] = replay.MAX_STEPS,
) -> Response:
    """Steps of a finished game as a seat saw them, in the form of `update` messages."""
    messages = await replay.replay_updates(node.registry, game, seat, first, count)
    return Response(encode(messages), media_type="application/json")


@router.get(
    "/games/{game}/scores",
    dependencies=[RateLimited],
    responses=error_responses(400, 404, 409, 429),
)
async def get_scores(game: GameIdDep, node: NodeDep) -> ScoreSheet:
    """The score sheet of a finished game: points item by item, ties, and each round."""
    return await load_score_sheet(node.registry, game)


@router.post(
    "/games",
    status_code=201,
    dependencies=[RateLimited, TableQuota],
    responses=error_responses(400, 409, 429),
)
async def upload_game(body: NewGame, node: NodeDep) -> StoredGame:
    """Import a finished game from a story, to view it step by step."""
    return StoredGame(game=await story_import.import_game(node.registry, body.story))


@router.post(
    "/practice",
    status_code=201,
    dependencies=[RateLimited, TableQuota],
    responses=error_responses(400, 404, 409, 429),
)
async def start_practice(body: NewPractice, node: NodeDep) -> SeatCredentials:
    """Continue a game from the end of a story, against bots."""
    table, seat, token = await practice.start_practice(
        node.registry, body.name, body.story, body.seat, body.bots
    )
    return SeatCredentials(table=table.info(), seat=seat, token=token)
