"""The commands are tried in plain surroundings, whatever those of the tester are."""

from __future__ import annotations

import pytest

SURROUNDINGS = ("CITADELS_LANG", "LANGUAGE", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR")


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SURROUNDINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
