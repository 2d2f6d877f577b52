"""The report of the laboratory in the browser: charts in time, numbers, five languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from citadels.lab.report.document import build_report
from citadels.text import LANGUAGES, Texts
from tests.browser.house import House
from tests.browser.reading import Reader
from tests.browser.soundness import SIZES, faults
from tests.browser.visitor import LAPTOP, PHONE, Look, Visitor
from tests.lab.small_findings import publish_small, small_findings

PATH: Final = "/statistics"
REPORT: Final = "**/api/statistics/en"
CHARTS: Final = "**/api/statistics/en/charts/*"
Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def laboratory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with few figures, so that all of them can be looked at."""
    folder = tmp_path_factory.mktemp("laboratory")
    with House(folder, statistics=publish_small(folder / "small.zip")) as open_house:
        yield open_house


def charts_asked_for(page: Page) -> list[str]:
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/charts/" in one.url else None)
    return asked


def opened(visitor: Visitor) -> Page:
    visitor.go(PATH)
    visitor.page.locator("main h1").wait_for()
    return visitor.page


@pytest.mark.parametrize(("look", "is_narrow"), [(LAPTOP, False), (PHONE, True)])
def test_a_chart_is_fetched_when_it_is_nearly_in_sight(
    look: Look, is_narrow: bool, visit: Visit
) -> None:
    """Of the real report, which is long."""
    visitor = visit(look)
    asked = charts_asked_for(visitor.page)
    page = opened(visitor)
    figures = page.locator("main figure")
    names = figures.count()
    assert len(asked) < names
    before = figures.last.evaluate("one => one.getBoundingClientRect().height")
    figures.last.scroll_into_view_if_needed()
    chart = figures.last.get_by_role("img")
    expect(chart).to_be_visible()
    assert figures.last.evaluate("one => one.getBoundingClientRect().height") == before
    assert {url.endswith("?narrow=true") for url in asked} == {is_narrow}
    assert len(set(asked)) == len(asked)
    width = chart.evaluate("one => one.getBoundingClientRect().width")
    assert 0.85 * (350 if is_narrow else 720) < width <= look.width


def test_a_chart_takes_the_ink_of_the_page(visit: Visit) -> None:
    page = opened(visit(LAPTOP))
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


def test_another_language_brings_other_words_and_charts(visit: Visit, laboratory: House) -> None:
    page = opened(visit(LAPTOP, laboratory.address))
    name = small_findings().figures()[0].name
    chart = page.locator(f"[data-chart={name}]").get_by_role("img")
    expect(chart).to_have_accessible_name(f"en {name}")
    page.locator("header select").select_option("fr")
    told = build_report(small_findings(), "fr")
    expect(page.locator("main h1")).to_have_text(told.title)
    expect(chart).to_have_accessible_name(f"fr {name}")
    expect(page.locator("main h2")).to_have_text(
        [*(note.title for note in told.notes), *(chapter.title for chapter in told.chapters)]
    )


def test_it_is_read_by_keys(visit: Visit, laboratory: House) -> None:
    """The contents lead to chapters, and every number can be had."""
    page = opened(visit(LAPTOP, laboratory.address))
    chapter = build_report(small_findings(), "en").chapters[1]
    page.get_by_role("link", name=chapter.title).press("Enter")
    expect(page.locator(f"h2#{chapter.id}")).to_be_focused()
    assert page.url.endswith(f"{PATH}#{chapter.id}")
    page.reload()
    expect(page.locator(f"h2#{chapter.id}")).to_be_in_viewport()
    told = chapter.figures[0]
    figure = page.locator(f"figure#{told.name}")
    figure.locator("summary").press("Enter")
    expect(figure.locator("thead th[scope=col]")).to_have_text(told.head)
    cells = [cell for row in told.rows for cell in row]
    expect(figure.locator("tbody :is(th[scope=row], td)")).to_have_text(cells)
    expect(figure.locator("code")).to_have_text(told.repeat)


@pytest.mark.parametrize("size", SIZES)
def test_all_of_it_is_sound(size: str, visit: Visit, laboratory: House) -> None:
    visitor = visit(SIZES[size], laboratory.address)
    page = opened(visitor)
    for summary in page.locator("main figure summary").all():
        summary.click()
    page.locator("main table").nth(len(small_findings().figures()) - 1).wait_for()
    assert faults(visitor, "statistics") == []


def test_what_is_missing_is_told(visit: Visit, laboratory: House) -> None:
    visitor = visit(PHONE, laboratory.address)
    page, texts = visitor.page, Texts("en")
    page.route(REPORT, lambda route: route.fulfill(status=404, json={"code": "no-statistics"}))
    opened(visitor)
    expect(page.locator("main")).to_contain_text(texts.get("web-error-no-statistics"))
    found = faults(visitor, "none")
    page.unroute(REPORT)
    page.route(REPORT, lambda route: route.fulfill(status=500, json={"code": "broken"}))
    opened(visitor)
    expect(page.get_by_role("alert")).to_have_text(texts.get("web-error-broken"))
    page.unroute(REPORT)
    page.route(CHARTS, lambda route: route.fulfill(status=500, json={"code": "broken"}))
    page.get_by_role("button", name=texts.get("web-shell-again")).click()
    page.locator("main figure").first.scroll_into_view_if_needed()
    missed = page.locator("figure [role=alert]").first
    expect(missed).to_contain_text(texts.get("web-statistics-missed"))
    found += faults(visitor, "without charts")
    page.unroute(CHARTS)
    missed.get_by_role("button").click()
    expect(page.locator("figure").first.get_by_role("img")).to_be_visible()
    assert found == []
    visitor.troubles = [one for one in visitor.troubles if "/api/statistics/" not in one]


def test_it_has_room_for_its_words(visit: Visit, laboratory: House) -> None:
    visitor = visit(LAPTOP, laboratory.address)
    reader = Reader(visitor)
    visitor.go(PATH)
    for language in LANGUAGES:
        reader.reload_in(language)
        visitor.page.locator("main h1").wait_for()
        visitor.page.evaluate(
            "document.querySelectorAll('main details').forEach(one => one.open = true)"
        )
        visitor.page.locator("main table").first.wait_for()
        reader.look_in_sizes("statistics", language)
    assert reader.faults == []
