"""For whoever keeps the server running."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, Field

from citadels.server.http.dependencies import NodeDep
from citadels.server.http.openapi import error_responses
from citadels.server.store.errors import StoreError

METRICS_MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
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
    responses={
        **error_responses(),
        503: {"model": Health, "description": "It cannot take answers."},
    },
)
async def health(node: NodeDep) -> Response:
    """200 while the server can take answers; 503 while its database is away or it stops."""
    try:
        await node.store.ping()
        database = "well"
    except StoreError:
        database = "away"
    is_ok = database == "well" and not node.registry.is_stopping
    body = Health(
        status="well" if is_ok else "unwell",
        database=database,
        fanout="well" if node.registry.pubsub.is_healthy() else "away",
        stopping=node.registry.is_stopping,
        tables=len(node.registry.tables),
    )
    return JSONResponse(body.model_dump(), 200 if is_ok else 503)


@router.get("/metrics", response_class=PlainTextResponse, responses=error_responses())
async def metrics(node: NodeDep) -> Response:
    """Figures for Prometheus."""
    return Response(node.metrics.render(), media_type=METRICS_MEDIA_TYPE)
