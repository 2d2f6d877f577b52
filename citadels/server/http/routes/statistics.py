"""The report of the laboratory about the game, and its charts.

These requests cost no more than static files, so they do not count towards the rate limits.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response

from citadels.server.games.statistics import ReportPage
from citadels.server.http.dependencies import NodeDep
from citadels.server.http.openapi import error_responses
from citadels.server.http.spa import REVALIDATE, file_response
from citadels.text import LANGUAGES

NOT_MODIFIED: Final[dict[int | str, dict[str, Any]]] = {
    304: {"description": "Unchanged: the client already has the version named in `If-None-Match`."}
}
SVG_RESPONSE: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "An SVG image. It takes its colours from the page that contains it.",
        "content": {"image/svg+xml": {"schema": {"type": "string"}}},
    }
}
router = APIRouter(prefix="/api/statistics", tags=["statistics"])

LanguagePath = Annotated[
    str, Path(description="A language.", pattern=f"^({'|'.join(LANGUAGES)})$", examples=["en"])
]
FigurePath = Annotated[
    str, Path(description="The name of a figure of the report.", min_length=1, max_length=120)
]


@router.get(
    "/{language}", response_model=ReportPage, responses={**error_responses(404), **NOT_MODIFIED}
)
async def get_report(language: LanguagePath, node: NodeDep, request: Request) -> Response:
    """The report in one language: chapters, conclusions and all numbers."""
    return file_response(await node.statistics.report(language), request, REVALIDATE)


@router.get(
    "/{language}/charts/{name}",
    response_class=Response,
    responses={**error_responses(404), **NOT_MODIFIED, **SVG_RESPONSE},
)
async def get_chart(
    language: LanguagePath,
    name: FigurePath,
    node: NodeDep,
    request: Request,
    narrow: Annotated[bool, Query(description="Whether to draw the chart for a phone.")] = False,
) -> Response:
    """The chart of a figure, as a fragment for a page."""
    return file_response(await node.statistics.chart(language, name, narrow), request, REVALIDATE)
