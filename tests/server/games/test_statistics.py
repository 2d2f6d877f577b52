"""The report of the laboratory on a server: complete, in every language, built once."""

from __future__ import annotations

import gzip
import subprocess
import sys
from dataclasses import asdict
from html import escape
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx
import msgspec
import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from citadels.lab.report.bundle import FindingsBundle, packaged_bundle
from citadels.lab.report.document import build_report
from citadels.lab.report.html import render_page
from citadels.server.games import statistics
from citadels.server.games.statistics import ReportPage, load_statistics
from citadels.server.settings import SettingsError
from citadels.text import LANGUAGES
from tests.lab.sample_findings import CHART_WIDTHS_PX, blank_chart, publish_sample, sample_findings
from tests.server.support.helpers import make_settings
from tests.server.support.server_fixture import RunningServer, run_server

FIGURE_NAME = "characters-lot-2016-4"
CHART_PATH = f"/api/statistics/uk/charts/{FIGURE_NAME}"


async def get_response(server: RunningServer, path: str, **headers: str) -> httpx.Response:
    header_fields = {name.replace("_", "-"): value for name, value in headers.items()}
    return await server.client._http.get(path, headers={"accept-encoding": "", **header_fields})


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("server")
    file = publish_sample(folder / "small.zip")
    async with run_server(make_settings(folder, statistics_file=str(file))) as running_server:
        yield running_server


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_report_equals_the_page_of_the_laboratory(
    server: RunningServer, language: str
) -> None:
    answer = await get_response(server, f"/api/statistics/{language}")
    page_data = msgspec.json.decode(answer.content, type=ReportPage)
    assert page_data.report == build_report(sample_findings(), language)
    html = render_page(sample_findings(), language, blank_chart)
    for text in strings_in(asdict(page_data.report)):
        assert escape(text) in html, text


def strings_in(value: Any) -> list[str]:
    """All strings in a value, at any depth."""
    if isinstance(value, str):
        return [value]
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for item in inside for text in strings_in(item)]


@pytest.mark.asyncio(loop_scope="module")
async def test_uncertain_statements_are_marked(server: RunningServer) -> None:
    report = (await get_response(server, "/api/statistics/en")).json()["report"]
    first = report["chapters"][0]
    assert [sentence["unsure"] for sentence in first["short"]] == [False, True]
    assert [len(figure["reading"]) for figure in report["chapters"][1]["figures"]] == [2, 0]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("query", "width"), [("", CHART_WIDTHS_PX[0]), ("?narrow=true", CHART_WIDTHS_PX[1])]
)
async def test_a_chart_is_sent_unchanged(server: RunningServer, query: str, width: int) -> None:
    answer = await get_response(server, CHART_PATH + query)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text == blank_chart(sample_findings().figures()[0], "uk", width)
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")


@pytest.mark.asyncio(loop_scope="module")
async def test_the_report_contains_the_chart_sizes(server: RunningServer) -> None:
    data = (await get_response(server, "/api/statistics/uk")).json()
    names = [figure.name for figure in sample_findings().figures()]
    assert list(data["charts"]) == names
    assert data["charts"][FIGURE_NAME] == {
        "wide": [CHART_WIDTHS_PX[0], 80],
        "narrow": [CHART_WIDTHS_PX[1], 80],
    }


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("path", ["/api/statistics/ru", CHART_PATH])
async def test_an_unchanged_page_is_not_sent_again(server: RunningServer, path: str) -> None:
    first = await get_response(server, path)
    assert first.headers["cache-control"] == "no-cache"
    second = await get_response(server, path, if_none_match=first.headers["etag"])
    assert (second.status_code, second.content) == (304, b"")
    assert (await get_response(server, path, if_none_match='"other"')).status_code == 200


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("path", ["/api/statistics/fr", CHART_PATH])
async def test_pages_are_compressed_on_request(server: RunningServer, path: str) -> None:
    plain = await get_response(server, path)
    packed = await get_response(server, path, accept_encoding="gzip, br")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, mtime=0))


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/statistics/tlh", 422, "bad-request"),
        ("/api/statistics/en/charts/moat", 404, "no-chart"),
        ("/api/statistics/en/charts/findings.json", 404, "no-chart"),
        (f"/api/statistics/tlh/charts/{FIGURE_NAME}", 422, "bad-request"),
        (f"/api/statistics/en/charts/{'x' * 200}", 422, "bad-request"),
        (f"{CHART_PATH}?narrow=perhaps", 422, "bad-request"),
        ("/api/statistics", 404, "no-page"),
    ],
)
async def test_missing_pages_get_the_usual_errors(
    server: RunningServer, path: str, status: int, code: str
) -> None:
    answer = await get_response(server, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.asyncio(loop_scope="module")
async def test_each_response_is_built_once(server: RunningServer) -> None:
    reports = server.node.statistics
    assert await reports.report("bg") is await reports.report("bg")
    assert await reports.chart("bg", FIGURE_NAME, True) is await reports.chart(
        "bg", FIGURE_NAME, True
    )
    assert await reports.chart("bg", FIGURE_NAME, True) is not await reports.chart(
        "bg", FIGURE_NAME, False
    )


# Other files


def test_the_packaged_statistics_can_be_rendered() -> None:
    own = FindingsBundle(packaged_bundle())
    own.check()
    assert own.findings.figures()


@pytest.mark.asyncio
async def test_a_server_with_damaged_packaged_statistics_runs_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "damaged.zip").write_bytes(b"PK")
    for file in (tmp_path / "damaged.zip", tmp_path / "nowhere.zip"):
        monkeypatch.setattr(statistics, "packaged_bundle", lambda file=file: file)
        with capture_logs() as logs:
            loaded = load_statistics("")
        assert logs[0]["event"] == "statistics-not-loaded"
        assert file.name in logs[0]["error"]
        with pytest.raises(Exception, match="no statistics"):
            await loaded.report("en")
    async with run_server(make_settings(tmp_path)) as server:
        answer = await get_response(server, "/api/statistics/en")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-statistics")
        assert (await get_response(server, CHART_PATH)).json()["code"] == "no-statistics"


def test_a_custom_statistics_file_must_be_complete(tmp_path: Path) -> None:
    path = publish_sample(tmp_path / "small.zip")
    make_settings(tmp_path, statistics_file=str(path)).check()
    with ZipFile(path) as complete, ZipFile(tmp_path / "less.zip", "w") as truncated:
        for name in complete.namelist()[:-1]:
            truncated.writestr(name, complete.read(name))
    for name, message in (("less.zip", "has no uk/"), ("nowhere.zip", "No such file")):
        with pytest.raises(SettingsError, match=rf"^--statistics-file: .*{name} .*{message}"):
            make_settings(tmp_path, statistics_file=str(tmp_path / name)).check()


def test_a_server_needs_no_dependency_of_the_laboratory() -> None:
    program = (
        "import sys\n"
        "for name in ('altair', 'numpy', 'openskill', 'polars', 'vl_convert'):\n"
        "    sys.modules[name] = None\n"
        "import asyncio\n"
        "from citadels.server.app import make_app\n"
        "from citadels.server.games.statistics import load_statistics\n"
        "print(len(asyncio.run(load_statistics('').report('en')).body) > 1000)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "True\n"
