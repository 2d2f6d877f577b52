"""The OpenAPI document, with the messages of the WebSocket."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI

from citadels.engine.native_types import override
from citadels.protocol.messages import FromClient, FromServer, Update
from citadels.server.http.schemas import ErrorBody

DESCRIPTION: Final = """Tables, seats and games of Citadels.

A game is played over a WebSocket at `/api/tables/{table}/ws`. The first message is a `hello` with
the token of a seat, or without a token for spectators; then the server sends the messages of
`#/components/schemas/message.FromServer`, and the client may send those of `message.FromClient`,
each as one JSON object. Everything else is done with the requests below.

An error has a `code` for programs and a `message` for programmers, and has changed nothing.
Clients show players a text for the code in their language."""

TAGS: Final[list[dict[str, Any]]] = [
    {"name": "tables", "description": "Open a table, sit down, start the game."},
    {"name": "setups", "description": "Editions, presets and bots."},
    {"name": "games", "description": "Finished games and practice positions."},
    {"name": "statistics", "description": "The report of the laboratory about the game."},
    {"name": "operations", "description": "For the administrator: health and metrics."},
]

_ERROR_EXAMPLES: Final = {
    400: ("The request can never succeed.", "bad-bot"),
    401: ("The token of a seat is missing or invalid.", "bad-token"),
    403: ("Only another seat may do this.", "not-host"),
    404: ("Not found.", "no-table"),
    408: ("The request arrived too slowly.", "too-slow"),
    409: ("The state of the table or game does not allow this.", "started"),
    413: ("The request is too large.", "too-large"),
    422: ("The request is invalid; `problems` lists where.", "bad-request"),
    429: (
        "Too many requests from this address; `Retry-After` says when to try again.",
        "rate-limited",
    ),
    503: ("The database is unavailable, or the server is shutting down.", "database-unavailable"),
}
_SCHEMA_REF: Final = "#/components/schemas/{model}"
_MESSAGE_PREFIX: Final = "message."
_MESSAGE_REF: Final = f"#/components/schemas/{_MESSAGE_PREFIX}{{name}}"


def error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors of a route, in addition to those of every route."""
    return {status: _error_response(status) for status in sorted({*statuses, 408, 413, 422, 503})}


def _error_response(status: int) -> dict[str, Any]:
    description, code = _ERROR_EXAMPLES[status]
    media_type = {
        "schema": {"$ref": _SCHEMA_REF.format(model=ErrorBody.__name__)},
        "example": {"code": code, "message": "the reason, in a sentence for programmers"},
    }
    return {"description": description, "content": {"application/json": media_type}}


def updates_response() -> dict[int | str, dict[str, Any]]:
    """A response that consists of messages."""
    schema = {"type": "array", "items": {"$ref": _MESSAGE_REF.format(name=Update.__name__)}}
    return {200: {"content": {"application/json": {"schema": schema}}}}


class Application(FastAPI):
    """FastAPI, with errors and the messages of the WebSocket in its description."""

    @override
    def openapi(self) -> dict[str, Any]:
        schema = super().openapi()
        error_body = ErrorBody.model_json_schema(ref_template=_SCHEMA_REF)
        schema["components"]["schemas"].update(
            {**error_body.pop("$defs"), ErrorBody.__name__: error_body, **_message_schemas()}
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
