"""The test that `test_killed_worker.py` runs and kills; pytest does not collect it by itself."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

from tests.browser.support.page_driver import PageDriver
from tests.browser.support.server_process import ServerProcess
from tests.browser.support.table_setup import open_table


def test_a_table_stays_open(open_page: Callable[..., PageDriver], server: ServerProcess) -> None:
    driver = open_page()
    open_table(server, ["Ann"], {"profile": "2016", "players": 4})[0].open_in(driver)
    driver.wait_for_question()
    Path(os.environ["READY_FILE"]).touch()
    signal.pause()
