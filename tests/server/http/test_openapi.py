"""The HTTP API conforms to its OpenAPI document, whatever is sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import cache
from typing import Any, Final

import pytest
import pytest_asyncio
import schemathesis
from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from citadels.client import Seat
from citadels.server.app import make_app
from citadels.server.settings import Settings
from tests.server.support.helpers import make_settings, seat_people, start_game
from tests.server.support.server_fixture import RunningServer, run_server

EXAMPLE_COUNT: Final = 25  # for each way to ask
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@cache
def openapi_document() -> dict[str, Any]:
    return make_app(Settings()).openapi()


def operations() -> list[tuple[str, str]]:
    """The method and path of every operation."""
    return [(method, path) for path, item in openapi_document()["paths"].items() for method in item]


def make_request(address: str, method: str, path: str, seats: list[Seat]) -> list[int]:
    """Send many valid and invalid requests, often for a table that exists."""
    schema = schemathesis.openapi.from_url(f"{address}/openapi.json")
    statuses: list[int] = []
    operation = schema[path][method.upper()]
    good = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    bad = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    ways = st.one_of(good, bad) if operation.body or operation.query else good

    @settings(
        max_examples=EXAMPLE_COUNT,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.quiet,
    )
    @given(ways, st.sampled_from([None, *seats]))
    def each(case: Any, seat: Seat | None) -> None:
        if seat is not None and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = seat.table
        if seat is not None:
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {seat.token}"}
        statuses.append(case.call_and_validate(checks=CHECKS, timeout=30).status_code)

    each()
    return statuses


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningServer]:
    folder = tmp_path_factory.mktemp("server")
    async with run_server(make_settings(folder, max_request_bytes=16_777_216)) as running_server:
        yield running_server


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(("method", "path"), operations(), ids=str)
async def test_every_response_conforms_to_the_document(
    method: str, path: str, server: RunningServer
) -> None:
    waiting = await seat_people(server.client, 2, setup={"players": 4})
    playing = await start_game(server.client, 2, setup={"players": 2})
    seats = [waiting[0], waiting[1], playing[0]]
    statuses = await asyncio.to_thread(make_request, server.address, method, path, seats)
    is_blind = "{game}" in path or "{name}" in path  # cannot be guessed
    assert is_blind or set(statuses) - {401, 404}, "no request reached the table"


def test_every_operation_is_described() -> None:
    for path, item in openapi_document()["paths"].items():
        for method, way in item.items():
            assert way["description"].endswith("."), (method, path)
            assert way["tags"], (method, path)
            assert {"408", "413", "422", "503"} <= set(way["responses"]), (method, path)


def test_every_refusal_has_the_same_form() -> None:
    for item in openapi_document()["paths"].values():
        for way in item.values():
            for status, answer in way["responses"].items():
                if status.startswith("4"):
                    content = answer["content"]["application/json"]
                    assert content["schema"] == {"$ref": "#/components/schemas/ErrorBody"}
                    assert content["example"]["code"]


def test_operations_that_need_a_token_declare_it() -> None:
    openapi = openapi_document()
    assert openapi["components"]["securitySchemes"]["Bearer"]["scheme"] == "bearer"
    needs = {
        path
        for path, item in openapi["paths"].items()
        for way in item.values()
        if way.get("security")
    }
    assert needs == {
        "/api/seat",
        "/api/tables/{table}/seats/{place}",
        "/api/tables/{table}/seats/{place}/bot",
        "/api/tables/{table}/host",
        "/api/tables/{table}/muted",
        "/api/tables/{table}/start",
        "/api/tables/{table}/rematch",
    }


def test_websocket_messages_are_documented_too() -> None:
    schemas = openapi_document()["components"]["schemas"]
    for name in ("FromClient", "FromServer", "Answer", "Update", "Refused"):
        assert f"message.{name}" in schemas
