"""The crossings of a move that docs/architecture.md lists are those of a move that is played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CROSSING: Final = re.compile(r"^\d+\. `(\w+ → \w+)`", re.MULTILINE)


def test_a_move_crosses_between_packages_as_the_page_says_and_ten_times_at_most() -> None:
    program = [sys.executable, "-m", "tests.docs.crossings"]
    environment = {**os.environ, "CITADELS_ENGINE": "pure", "PYTHONIOENCODING": "utf-8"}
    output = subprocess.run(
        program, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=True
    ).stdout
    crossings = [line for line in output.splitlines() if " → " in line]
    assert crossings == CROSSING.findall(PAGE)
    assert len(crossings) <= 10
