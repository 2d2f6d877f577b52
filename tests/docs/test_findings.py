"""The findings in the documents are those included in the package."""

from __future__ import annotations

import re

from citadels.lab.report.bundle import FindingsBundle, packaged_bundle
from citadels.lab.report.markdown import picture_file, render_markdown
from tests.architecture.source_code import ROOT

FINDINGS = FindingsBundle(packaged_bundle()).findings
FOLDER = ROOT / "docs" / "findings"
UPDATE_COMMAND = "citadels lab report citadels/lab/statistics.zip --markdown docs/findings"


def test_the_report_says_what_the_package_says() -> None:
    text = (FOLDER / "report.md").read_text(encoding="utf-8")
    assert text == render_markdown(FINDINGS, "en"), UPDATE_COMMAND


def test_every_figure_has_its_picture_and_no_other_is_there() -> None:
    expected_names = {picture_file(figure) for figure in FINDINGS.figures()}
    assert {path.name for path in FOLDER.glob("*.svg")} == expected_names, UPDATE_COMMAND


def test_the_page_counts_the_games_that_were_played() -> None:
    page = (ROOT / "docs" / "findings.md").read_text(encoding="utf-8")
    assert f"{FINDINGS.games / 1e6:.1f} million games" in page


def test_every_range_of_the_page_stands_in_the_report() -> None:
    page = (ROOT / "docs" / "findings.md").read_text(encoding="utf-8").partition("## Cities")[0]
    report = (FOLDER / "report.md").read_text(encoding="utf-8")
    ranges = re.findall(r"[+−][\d.]+ to [+−][\d.]+", page)
    assert len(ranges) > 15
    missing = [text for text in ranges if text not in report]
    assert missing == []
