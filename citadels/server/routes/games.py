"""Games that are over, games from elsewhere, and positions to practise."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response
from fastapi.responses import PlainTextResponse

from citadels.engine.codes import NOBODY
from citadels.protocol.scores import ScoreSheet
from citadels.protocol.updates import encode
from citadels.server import importing, practising, replaying
from citadels.server.documenting import refusals, updates
from citadels.server.errors import ServerError
from citadels.server.routes.bodies import Kept, NewGame, NewPractice, Seated
from citadels.server.routes.needs import FewTables, NodeNeed, Slowly
from citadels.server.scoring_sheet import score_sheet
from citadels.server.tokens import is_game_id

router = APIRouter(prefix="/api", tags=["games"])


def _game(
    game: Annotated[
        str, Path(description="The id of a game.", max_length=40, examples=["bcdfghjknpqrstvx"])
    ],
) -> str:
    if not is_game_id(game):
        raise ServerError("no-game", f"there is no game {game!r}")
    return game


GameNeed = Annotated[str, Depends(_game)]


@router.get(
    "/games/{game}/story",
    response_class=PlainTextResponse,
    dependencies=[Slowly],
    responses=refusals(400, 404, 409, 429),
)
async def story(game: GameNeed, node: NodeNeed) -> PlainTextResponse:
    """A finished game as a story, with its secret: `citadels verify` deals it again."""
    return PlainTextResponse(await replaying.export(node.hub, game))


@router.get(
    "/games/{game}/replay",
    dependencies=[Slowly],
    responses={**refusals(400, 404, 409, 429), **updates()},
)
async def replay(
    game: GameNeed,
    node: NodeNeed,
    seat: Annotated[int, Query(ge=NOBODY, le=7)] = NOBODY,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=replaying.MOST_AT_ONCE)] = replaying.MOST_AT_ONCE,
) -> Response:
    """Steps of a finished game from the eyes of a seat, in the form of `update` messages."""
    updates = await replaying.replay(node.hub, game, seat, first, count)
    return Response(encode(updates), media_type="application/json")


@router.get(
    "/games/{game}/scores",
    dependencies=[Slowly],
    responses=refusals(400, 404, 409, 429),
)
async def scores(game: GameNeed, node: NodeNeed) -> ScoreSheet:
    """A finished game in numbers: points by what they are for, ties, and round by round."""
    return await score_sheet(node.hub, game)


@router.post(
    "/games",
    status_code=201,
    dependencies=[Slowly, FewTables],
    responses=refusals(400, 409, 429),
)
async def import_game(body: NewGame, node: NodeNeed) -> Kept:
    """Keep a finished game that is told as a story, so that it can be looked at step by step."""
    return Kept(game=await importing.import_game(node.hub, body.story))


@router.post(
    "/practice",
    status_code=201,
    dependencies=[Slowly, FewTables],
    responses=refusals(400, 404, 409, 429),
)
async def practise(body: NewPractice, node: NodeNeed) -> Seated:
    """Play on from the end of a story, against bots."""
    table, seat, token = await practising.practise(
        node.hub, body.name, body.story, body.seat, body.bots
    )
    return Seated(table=table.info(), seat=seat, token=token)
