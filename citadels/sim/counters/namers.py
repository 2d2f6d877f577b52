"""The characters that name another one, as their cards declare it."""

from __future__ import annotations

from typing import Final

from citadels.engine.codes import HANDLER_COUNT
from citadels.engine.editions.declarations import namers
from citadels.engine.native_types import i64, vec

NAMERS: Final = namers()
NO_NAMER: Final = -1

_INDEX_BY_HANDLER: Final = vec[i64](
    [NAMERS.index(code) if code in NAMERS else NO_NAMER for code in range(HANDLER_COUNT)]
)


def namer_index(handler: i64) -> i64:
    """The place of a character among the namers, or NO_NAMER."""
    return _INDEX_BY_HANDLER[handler]
