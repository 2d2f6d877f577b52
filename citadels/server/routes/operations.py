"""For whoever keeps the server running."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, Field

from citadels.server.documenting import refusals
from citadels.server.routes.needs import NodeNeed
from citadels.server.store.errors import StoreError

FIGURES: Final = "text/plain; version=0.0.4; charset=utf-8"
router = APIRouter(tags=["operations"])


class Health(BaseModel):
    """How the server is."""

    status: Annotated[str, Field(description="`well` while answers can be taken.")]
    database: Annotated[str, Field(description="`well` or `away`.")]
    fanout: Annotated[str, Field(description="`well`, or `away` while other nodes are not heard.")]
    stopping: bool
    tables: Annotated[int, Field(description="Tables in memory.")]


@router.get(
    "/health",
    response_model=Health,
    responses={**refusals(), 503: {"model": Health, "description": "It cannot take answers."}},
)
async def health(node: NodeNeed) -> Response:
    """200 while the server can take answers; 503 while its database is away or it stops."""
    try:
        await node.store.check()
        database = "well"
    except StoreError:
        database = "away"
    well = database == "well" and not node.hub.stopping
    body = Health(
        status="well" if well else "unwell",
        database=database,
        fanout="well" if node.hub.fanout.is_well() else "away",
        stopping=node.hub.stopping,
        tables=len(node.hub.tables),
    )
    return JSONResponse(body.model_dump(), 200 if well else 503)


@router.get("/metrics", response_class=PlainTextResponse, responses=refusals())
async def metrics(node: NodeNeed) -> Response:
    """Figures for Prometheus."""
    return Response(node.metrics.text(), media_type=FIGURES)
