"""The laboratory's report as a server tells it: whole, in every language, made once."""

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

from citadels.lab.report.html import page
from citadels.lab.report.published import Published, own_statistics
from citadels.lab.report.told import tell
from citadels.server.games import statistics
from citadels.server.games.statistics import ReportPage, load_statistics
from citadels.server.settings import SettingsError
from citadels.text import LANGUAGES
from tests.lab.small_findings import WIDTHS, plain_chart, publish_small, small_findings
from tests.server.serving import Running, running
from tests.server.table_talk import settings_in

NAME = "characters-lot-2016-4"
CHART = f"/api/statistics/uk/charts/{NAME}"


async def get(server: Running, path: str, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await server.client._http.get(path, headers={"accept-encoding": "", **named})


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("server")
    file = publish_small(folder / "small.zip")
    async with running(settings_in(folder, statistics=str(file))) as found:
        yield found


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_report_says_what_the_page_of_the_laboratory_says(
    server: Running, language: str
) -> None:
    answer = await get(server, f"/api/statistics/{language}")
    told = msgspec.json.decode(answer.content, type=ReportPage)
    assert told.report == tell(small_findings(), language)
    html = page(small_findings(), language, plain_chart)
    for said in words_of(asdict(told.report)):
        assert escape(said) in html, said


def words_of(told: Any) -> list[str]:
    """Every text in it, however deep."""
    if isinstance(told, str):
        return [told]
    inside = told.values() if isinstance(told, dict) else told if isinstance(told, list) else ()
    return [said for one in inside for said in words_of(one)]


@pytest.mark.asyncio(loop_scope="module")
async def test_what_is_unsure_says_so(server: Running) -> None:
    told = (await get(server, "/api/statistics/en")).json()["report"]
    first = told["chapters"][0]
    assert [one["unsure"] for one in first["short"]] == [False, True]
    assert [len(figure["reading"]) for figure in told["chapters"][1]["figures"]] == [2, 0]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(("query", "width"), [("", WIDTHS[0]), ("?narrow=true", WIDTHS[1])])
async def test_a_chart_comes_as_it_was_drawn(server: Running, query: str, width: int) -> None:
    answer = await get(server, CHART + query)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text == plain_chart(small_findings().figures()[0], "uk", width)
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")


@pytest.mark.asyncio(loop_scope="module")
async def test_the_place_for_a_chart_is_told_with_the_words(server: Running) -> None:
    told = (await get(server, "/api/statistics/uk")).json()
    names = [figure.name for figure in small_findings().figures()]
    assert list(told["charts"]) == names
    assert told["charts"][NAME] == {"wide": [WIDTHS[0], 80], "narrow": [WIDTHS[1], 80]}


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("path", ["/api/statistics/ru", CHART])
async def test_what_the_reader_has_is_not_sent_again(server: Running, path: str) -> None:
    first = await get(server, path)
    assert first.headers["cache-control"] == "no-cache"
    again = await get(server, path, if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert (await get(server, path, if_none_match='"other"')).status_code == 200


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("path", ["/api/statistics/fr", CHART])
async def test_it_is_sent_packed_to_who_can_take_it(server: Running, path: str) -> None:
    plain = await get(server, path)
    packed = await get(server, path, accept_encoding="gzip, br")
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
        (f"/api/statistics/tlh/charts/{NAME}", 422, "bad-request"),
        (f"/api/statistics/en/charts/{'x' * 200}", 422, "bad-request"),
        (f"{CHART}?narrow=perhaps", 422, "bad-request"),
        ("/api/statistics", 404, "no-page"),
    ],
)
async def test_what_is_not_there_is_refused_as_everywhere(
    server: Running, path: str, status: int, code: str
) -> None:
    answer = await get(server, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.asyncio(loop_scope="module")
async def test_an_answer_is_made_once(server: Running) -> None:
    them = server.node.statistics
    assert await them.report("bg") is await them.report("bg")
    assert await them.chart("bg", NAME, True) is await them.chart("bg", NAME, True)
    assert await them.chart("bg", NAME, True) is not await them.chart("bg", NAME, False)


# Other files


def test_the_package_has_statistics_that_can_be_told() -> None:
    own = Published(own_statistics())
    own.check()
    assert own.findings.figures()


@pytest.mark.asyncio
async def test_a_server_whose_own_statistics_are_damaged_does_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "damaged.zip").write_bytes(b"PK")
    for file in (tmp_path / "damaged.zip", tmp_path / "nowhere.zip"):
        monkeypatch.setattr(statistics, "own_statistics", lambda file=file: file)
        with capture_logs() as logs:
            found = load_statistics("")
        assert logs[0]["event"] == "no-statistics"
        assert file.name in logs[0]["error"]
        with pytest.raises(Exception, match="no statistics"):
            await found.report("en")
    async with running(settings_in(tmp_path)) as server:
        answer = await get(server, "/api/statistics/en")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-statistics")
        assert (await get(server, CHART)).json()["code"] == "no-statistics"


def test_a_file_of_the_keeper_has_to_be_whole(tmp_path: Path) -> None:
    path = publish_small(tmp_path / "small.zip")
    settings_in(tmp_path, statistics=str(path)).check()
    with ZipFile(path) as whole, ZipFile(tmp_path / "less.zip", "w") as less:
        for name in whole.namelist()[:-1]:
            less.writestr(name, whole.read(name))
    for name, why in (("less.zip", "has no uk/"), ("nowhere.zip", "No such file")):
        with pytest.raises(SettingsError, match=rf"^statistics: .*{name} .*{why}"):
            settings_in(tmp_path, statistics=str(tmp_path / name)).check()


def test_a_server_needs_nothing_of_the_laboratory() -> None:
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
