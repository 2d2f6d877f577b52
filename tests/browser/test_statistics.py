"""The report of the laboratory in the browser: charts on demand, numbers, five languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from citadels.lab.report.document import build_report
from citadels.text import LANGUAGES, Texts
from tests.browser.support.accessibility import DEVICES, find_faults
from tests.browser.support.page_driver import LAPTOP, PHONE, Device, PageDriver
from tests.browser.support.server_process import ServerProcess
from tests.browser.support.text_layout import LayoutChecker
from tests.lab.sample_findings import publish_sample, sample_findings

PAGE_PATH: Final = "/statistics"
REPORT_ROUTE: Final = "**/api/statistics/en"
CHARTS_ROUTE: Final = "**/api/statistics/en/charts/*"
OpenPage = Callable[..., PageDriver]


@pytest.fixture(scope="module")
def statistics_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with few figures, so that all of them can be checked."""
    folder = tmp_path_factory.mktemp("laboratory")
    with ServerProcess(folder, statistics=publish_sample(folder / "small.zip")) as process:
        yield process


def record_chart_requests(page: Page) -> list[str]:
    urls: list[str] = []
    page.on(
        "request", lambda request: urls.append(request.url) if "/charts/" in request.url else None
    )
    return urls


def open_statistics(driver: PageDriver) -> Page:
    driver.goto(PAGE_PATH)
    driver.page.locator("main h1").wait_for()
    return driver.page


@pytest.mark.parametrize(("device", "is_narrow"), [(LAPTOP, False), (PHONE, True)])
def test_a_chart_is_fetched_when_it_is_nearly_in_sight(
    device: Device, is_narrow: bool, open_page: OpenPage
) -> None:
    """In the real report, which is long."""
    driver = open_page(device)
    urls = record_chart_requests(driver.page)
    page = open_statistics(driver)
    figures = page.locator("main figure")
    names = figures.count()
    assert len(urls) < names
    before = figures.last.evaluate("one => one.getBoundingClientRect().height")
    figures.last.scroll_into_view_if_needed()
    chart = figures.last.get_by_role("img")
    expect(chart).to_be_visible()
    assert figures.last.evaluate("one => one.getBoundingClientRect().height") == before
    assert {url.endswith("?narrow=true") for url in urls} == {is_narrow}
    assert len(set(urls)) == len(urls)
    width = chart.evaluate("one => one.getBoundingClientRect().width")
    assert 0.85 * (350 if is_narrow else 720) < width <= device.width


def test_a_chart_takes_the_ink_of_the_page(open_page: OpenPage) -> None:
    page = open_statistics(open_page(LAPTOP))
    page.locator("main figure").first.scroll_into_view_if_needed()
    text = page.locator("main figure svg text").first
    inks = set()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        ink = "one => [getComputedStyle(one).fill, getComputedStyle(document.body).color]"
        fill, here = text.evaluate(ink)
        assert fill == here
        inks.add(fill)
    assert len(inks) == 2


def test_another_language_brings_other_words_and_charts(
    open_page: OpenPage, statistics_server: ServerProcess
) -> None:
    page = open_statistics(open_page(LAPTOP, statistics_server.address))
    name = sample_findings().figures()[0].name
    chart = page.locator(f"[data-chart={name}]").get_by_role("img")
    expect(chart).to_have_accessible_name(f"en {name}")
    page.locator("header select").select_option("fr")
    document = build_report(sample_findings(), "fr")
    expect(page.locator("main h1")).to_have_text(document.title)
    expect(chart).to_have_accessible_name(f"fr {name}")
    expect(page.locator("main h2")).to_have_text(
        [
            *(note.title for note in document.notes),
            *(chapter.title for chapter in document.chapters),
        ]
    )


def test_it_is_read_by_keys(open_page: OpenPage, statistics_server: ServerProcess) -> None:
    """The table of contents leads to chapters, and every number can be read."""
    page = open_statistics(open_page(LAPTOP, statistics_server.address))
    chapter = build_report(sample_findings(), "en").chapters[1]
    page.get_by_role("link", name=chapter.title).press("Enter")
    expect(page.locator(f"h2#{chapter.id}")).to_be_focused()
    assert page.url.endswith(f"{PAGE_PATH}#{chapter.id}")
    page.reload()
    expect(page.locator(f"h2#{chapter.id}")).to_be_in_viewport()
    figure_data = chapter.figures[0]
    figure = page.locator(f"figure#{figure_data.name}")
    figure.locator("summary").press("Enter")
    expect(figure.locator("thead th[scope=col]")).to_have_text(figure_data.head)
    cells = [cell for row in figure_data.rows for cell in row]
    expect(figure.locator("tbody :is(th[scope=row], td)")).to_have_text(cells)
    expect(figure.locator("code")).to_have_text(figure_data.repeat)


@pytest.mark.parametrize("size", DEVICES)
def test_all_of_it_is_sound(
    size: str, open_page: OpenPage, statistics_server: ServerProcess
) -> None:
    driver = open_page(DEVICES[size], statistics_server.address)
    page = open_statistics(driver)
    for summary in page.locator("main figure summary").all():
        summary.click()
    page.locator("main table").nth(len(sample_findings().figures()) - 1).wait_for()
    assert find_faults(driver, "statistics") == []


def test_missing_statistics_are_reported(
    open_page: OpenPage, statistics_server: ServerProcess
) -> None:
    driver = open_page(PHONE, statistics_server.address)
    page, texts = driver.page, Texts("en")
    page.route(
        REPORT_ROUTE, lambda route: route.fulfill(status=404, json={"code": "no-statistics"})
    )
    open_statistics(driver)
    expect(page.locator("main")).to_contain_text(texts.get("web-error-no-statistics"))
    problems = find_faults(driver, "none")
    page.unroute(REPORT_ROUTE)
    page.route(REPORT_ROUTE, lambda route: route.fulfill(status=500, json={"code": "broken"}))
    open_statistics(driver)
    expect(page.get_by_role("alert")).to_have_text(texts.get("web-error-broken"))
    page.unroute(REPORT_ROUTE)
    page.route(CHARTS_ROUTE, lambda route: route.fulfill(status=500, json={"code": "broken"}))
    page.get_by_role("button", name=texts.get("web-shell-again")).click()
    page.locator("main figure").first.scroll_into_view_if_needed()
    missed = page.locator("figure [role=alert]").first
    expect(missed).to_contain_text(texts.get("web-statistics-missed"))
    problems += find_faults(driver, "without charts")
    page.unroute(CHARTS_ROUTE)
    missed.get_by_role("button").click()
    expect(page.locator("figure").first.get_by_role("img")).to_be_visible()
    assert problems == []
    driver.errors = [error for error in driver.errors if "/api/statistics/" not in error]


def test_it_has_room_for_its_words(open_page: OpenPage, statistics_server: ServerProcess) -> None:
    driver = open_page(LAPTOP, statistics_server.address)
    reader = LayoutChecker(driver)
    driver.goto(PAGE_PATH)
    for language in LANGUAGES:
        reader.reload_with_language(language)
        driver.page.locator("main h1").wait_for()
        driver.page.evaluate(
            "document.querySelectorAll('main details').forEach(one => one.open = true)"
        )
        driver.page.locator("main table").first.wait_for()
        reader.check_sizes("statistics", language)
    assert reader.faults == []
