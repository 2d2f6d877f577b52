"""Measures presses on a slow phone: `python -m bench.web`. The client has to be built."""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from bench.web.report import format_report
from bench.web.runner import run_rounds
from bench.web.throttled_page import ThrottledPage
from tests.browser.support.server_process import ServerProcess


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="of all presses")
    parser.add_argument("--out", type=Path, default=Path("build/bench-web.md"))
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        text = format_report(run_rounds(ThrottledPage(browser, server), options.rounds))
        browser.close()
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
