"""The documents that the server gives of itself, for programs: OpenAPI."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI

from citadels.engine.native_types import override
from citadels.protocol.messages import FromClient, FromServer, Update
from citadels.server.http.schemas import Refusal

DESCRIPTION: Final = """Tables, seats and games of Citadels.

A game is played over a WebSocket at `/api/tables/{table}/ws`. The first message is a `hello` with
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
    {"name": "operations", "description": "For the administrator: health and metrics."},
]

_ERROR_EXAMPLES: Final = {
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
_SCHEMA_REF: Final = "#/components/schemas/{model}"
_MESSAGE_PREFIX: Final = "message."
_MESSAGE_REF: Final = f"#/components/schemas/{_MESSAGE_PREFIX}{{name}}"


def error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How a route may refuse, beside what every route may."""
    return {status: _error_response(status) for status in sorted({*statuses, 408, 413, 422, 503})}


def _error_response(status: int) -> dict[str, Any]:
    description, code = _ERROR_EXAMPLES[status]
    media_type = {
        "schema": {"$ref": _SCHEMA_REF.format(model=Refusal.__name__)},
        "example": {"code": code, "message": "why, in a sentence for programmers"},
    }
    return {"description": description, "content": {"application/json": media_type}}


def updates_response() -> dict[int | str, dict[str, Any]]:
    """An answer that is made of messages."""
    schema = {"type": "array", "items": {"$ref": _MESSAGE_REF.format(name=Update.__name__)}}
    return {200: {"content": {"application/json": {"schema": schema}}}}


class Application(FastAPI):
    """FastAPI, with errors and the messages of the WebSocket in its description."""

    @override
    def openapi(self) -> dict[str, Any]:
        schema = super().openapi()
        error_body = Refusal.model_json_schema(ref_template=_SCHEMA_REF)
        schema["components"]["schemas"].update(
            {**error_body.pop("$defs"), Refusal.__name__: error_body, **_message_schemas()}
        )
        return schema


def _message_schemas() -> dict[str, Any]:
    (from_client, from_server), components = msgspec.json.schema_components(
        (FromClient, FromServer), ref_template=_MESSAGE_REF
    )
    schemas = {_MESSAGE_PREFIX + name: schema for name, schema in components.items()}
    return {
        **schemas,
        _MESSAGE_PREFIX + "FromClient": from_client,
        _MESSAGE_PREFIX + "FromServer": from_server,
    }
