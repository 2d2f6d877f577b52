"""The web interface does what its document says, whatever is sent to it."""

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
from tests.server.serving import Running, running
from tests.server.table_talk import begin, settings_in, sit_down

EXAMPLES: Final = 25  # for each way to ask
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@cache
def document() -> dict[str, Any]:
    return make_app(Settings()).openapi()


def ways() -> list[tuple[str, str]]:
    """Every way to ask: its method and its path."""
    return [(method, path) for path, item in document()["paths"].items() for method in item]


def ask(address: str, method: str, path: str, seats: list[Seat]) -> list[int]:
    """Ask in many ways, good and bad; half of the time of a table that is there."""
    schema = schemathesis.openapi.from_url(f"{address}/openapi.json")
    statuses: list[int] = []
    operation = schema[path][method.upper()]
    good = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    bad = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    ways = st.one_of(good, bad) if operation.body or operation.query else good

    @settings(
        max_examples=EXAMPLES,
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
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    async with running(settings_in(folder, largest_request=16_777_216)) as found:
        yield found


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(("method", "path"), ways(), ids=str)
async def test_every_answer_is_one_that_the_document_knows(
    method: str, path: str, server: Running
) -> None:
    waiting = await sit_down(server.client, 2, setup={"players": 4})
    playing = await begin(server.client, 2, setup={"players": 2})
    seats = [waiting[0], waiting[1], playing[0]]
    statuses = await asyncio.to_thread(ask, server.address, method, path, seats)
    is_blind = "{game}" in path or "{name}" in path  # nobody hits one by chance
    assert is_blind or set(statuses) - {401, 404}, "it never came to the table"


def test_every_way_to_ask_is_described() -> None:
    for path, item in document()["paths"].items():
        for method, way in item.items():
            assert way["description"].endswith("."), (method, path)
            assert way["tags"], (method, path)
            assert {"408", "413", "422", "503"} <= set(way["responses"]), (method, path)


def test_every_refusal_has_the_same_form() -> None:
    for item in document()["paths"].values():
        for way in item.values():
            for status, answer in way["responses"].items():
                if status.startswith("4"):
                    told = answer["content"]["application/json"]
                    assert told["schema"] == {"$ref": "#/components/schemas/Refusal"}
                    assert told["example"]["code"]


def test_what_needs_a_token_says_so() -> None:
    made = document()
    assert made["components"]["securitySchemes"]["Bearer"]["scheme"] == "bearer"
    needs = {
        path for path, item in made["paths"].items() for way in item.values() if way.get("security")
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


def test_the_messages_of_the_line_are_documented_too() -> None:
    schemas = document()["components"]["schemas"]
    for name in ("FromClient", "FromServer", "Answer", "Update", "Refused"):
        assert f"message.{name}" in schemas
