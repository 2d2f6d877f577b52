"""The documents that the server gives of itself, for programs: OpenAPI."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI

from citadels.protocol.messages import FromClient, FromServer, Update
from citadels.server.routes.bodies import Refusal

ABOUT: Final = """Tables, seats and games of Citadels.

A game is played over a WebSocket at `/api/tables/{table}/line`. The first message is a `hello` with
the token of a seat, or without one to look on; then come the messages of
`#/components/schemas/message.FromServer`, and those of `message.FromClient` may be sent, each as
one JSON object. Everything else is done with the requests below.

A refusal has a `code` for programs and a `message` for programmers, and nothing has changed.
Players read the code in their own language, from the words of the client."""

TAGS: Final[list[dict[str, Any]]] = [
    {"name": "tables", "description": "Opening tables, sitting down at them, starting."},
    {"name": "setups", "description": "What can be played, and against whom."},
    {"name": "games", "description": "Games that are over, and positions to practise."},
    {"name": "statistics", "description": "What the laboratory has found out about the game."},
    {"name": "operations", "description": "For whoever keeps the server running."},
]

_REFUSED: Final = {
    400: ("What is asked for cannot be done by anybody.", "bad-bot"),
    401: ("The token of a seat is needed, and this is none.", "bad-token"),
    403: ("Somebody else may do this.", "not-host"),
    404: ("It is not there.", "no-table"),
    408: ("The request came too slowly.", "too-slow"),
    409: ("The table or the game is not in a state for it.", "started"),
    413: ("The request is too large.", "too-large"),
    422: ("The request is not understood; `problems` say where.", "bad-request"),
    429: ("Too many from this address; `Retry-After` says when again.", "too-many"),
    503: ("The database is away, or the server stops.", "store-away"),
}
_SCHEMAS: Final = "#/components/schemas/{model}"
_PREFIX: Final = "message."
_MESSAGES: Final = f"#/components/schemas/{_PREFIX}{{name}}"


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How a route may refuse, beside what every route may."""
    return {status: _refusal(status) for status in sorted({*statuses, 408, 413, 422, 503})}


def _refusal(status: int) -> dict[str, Any]:
    description, code = _REFUSED[status]
    told = {
        "schema": {"$ref": _SCHEMAS.format(model=Refusal.__name__)},
        "example": {"code": code, "message": "why, in a sentence for programmers"},
    }
    return {"description": description, "content": {"application/json": told}}


def updates() -> dict[int | str, dict[str, Any]]:
    """An answer that is made of messages."""
    schema = {"type": "array", "items": {"$ref": _MESSAGES.format(name=Update.__name__)}}
    return {200: {"content": {"application/json": {"schema": schema}}}}


def document(app: FastAPI) -> None:
    """Let the document know refusals, and the messages of the line as well."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        made = plain()
        refusal = Refusal.model_json_schema(ref_template=_SCHEMAS)
        made["components"]["schemas"].update(
            {**refusal.pop("$defs"), Refusal.__name__: refusal, **_messages()}
        )
        return made

    app.openapi = openapi  # type: ignore[method-assign] # as FastAPI wants it


def _messages() -> dict[str, Any]:
    (sent, told), found = msgspec.json.schema_components(
        (FromClient, FromServer), ref_template=_MESSAGES
    )
    named = {_PREFIX + name: schema for name, schema in found.items()}
    return {**named, _PREFIX + "FromClient": sent, _PREFIX + "FromServer": told}
