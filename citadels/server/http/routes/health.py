"""For the administrator: health and metrics."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, Field

from citadels.server.http.dependencies import NodeDep
from citadels.server.http.openapi import error_responses
from citadels.server.store.errors import StoreError

METRICS_MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
HealthStatus: TypeAlias = Literal["ok", "degraded", "down"]

router = APIRouter(tags=["operations"])


class Health(BaseModel):
    """The state of this node and of the services it depends on."""

    status: Annotated[
        HealthStatus,
        Field(description="`degraded` without Redis; `down` if it accepts no answers."),
    ]
    database: Annotated[HealthStatus, Field(description="`ok` or `down`.")]
    pubsub: Annotated[
        HealthStatus, Field(description="`ok`, or `degraded` while Redis cannot be reached.")
    ]
    stopping: bool
    tables: Annotated[int, Field(description="Tables in memory.")]


@router.get(
    "/health",
    response_model=Health,
    responses={
        **error_responses(),
        503: {"model": Health, "description": "This node cannot accept answers."},
    },
)
async def health(node: NodeDep) -> Response:
    """200 while the server accepts answers; 503 while it stops or its database is down."""
    pubsub: HealthStatus = "ok" if node.registry.pubsub.is_healthy() else "degraded"
    database: HealthStatus = "ok"
    try:
        await node.store.ping()
    except StoreError:
        database = "down"
    is_up = database == "ok" and not node.registry.is_stopping
    body = Health(
        status=pubsub if is_up else "down",
        database=database,
        pubsub=pubsub,
        stopping=node.registry.is_stopping,
        tables=len(node.registry.tables),
    )
    return JSONResponse(body.model_dump(), 200 if is_up else 503)


@router.get("/metrics", response_class=PlainTextResponse, responses=error_responses())
async def metrics(node: NodeDep) -> Response:
    """Metrics for Prometheus."""
    return Response(node.metrics.render(), media_type=METRICS_MEDIA_TYPE)
