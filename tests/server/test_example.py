"""The example in docs/protocol.md plays a whole game."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.support.helpers import make_settings, with_timeout
from tests.server.support.server_fixture import run_server

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.mark.asyncio
async def test_the_example_plays_to_the_end(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    async with run_server(make_settings(tmp_path)) as server:
        text = example.replace("http://localhost:8000", server.address)
        names: dict[str, Any] = {}
        code = compile(text, str(PAGE), "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
        await with_timeout(eval(code, names), 60)  # noqa: S307 - our own example
        assert names["connection"].state.common.over
