"""What the laboratory has found out about the game: its report, and the charts of it.

Nothing here costs more than a file does, so it is not counted against the limits of an address.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response

from citadels.server.documenting import refusals
from citadels.server.pages import LOOK_AGAIN, sent
from citadels.server.routes.needs import NodeNeed
from citadels.server.statistics import ReportPage
from citadels.text import LANGUAGES

KNOWN: Final[dict[int | str, dict[str, Any]]] = {
    304: {"description": "It is what the reader has: `If-None-Match` named it."}
}
DRAWN: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "An SVG image. Its ink is that of the page it stands in.",
        "content": {"image/svg+xml": {"schema": {"type": "string"}}},
    }
}
router = APIRouter(prefix="/api/statistics", tags=["statistics"])

LanguageNeed = Annotated[
    str, Path(description="A language.", pattern=f"^({'|'.join(LANGUAGES)})$", examples=["en"])
]
FigureName = Annotated[
    str, Path(description="The name of a figure of the report.", min_length=1, max_length=120)
]


@router.get("/{language}", response_model=ReportPage, responses={**refusals(404), **KNOWN})
async def report(language: LanguageNeed, node: NodeNeed, request: Request) -> Response:
    """The report in a language: chapters, what follows from them, and all numbers."""
    return sent(await node.statistics.report(language), request, LOOK_AGAIN)


@router.get(
    "/{language}/charts/{name}",
    response_class=Response,
    responses={**refusals(404), **KNOWN, **DRAWN},
)
async def chart(
    language: LanguageNeed,
    name: FigureName,
    node: NodeNeed,
    request: Request,
    narrow: Annotated[bool, Query(description="Drawn for a phone.")] = False,
) -> Response:
    """The chart of a figure, to be put into a page."""
    return sent(await node.statistics.chart(language, name, narrow), request, LOOK_AGAIN)
