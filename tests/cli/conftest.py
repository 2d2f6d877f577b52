"""Commands are tested in a clean environment, independent of the tester's own."""

from __future__ import annotations

import pytest

LOCALE_VARIABLES = ("CITADELS_LANG", "LANGUAGE", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR")


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LOCALE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
