from __future__ import annotations

from citadels.engine.handler import District
from citadels.engine.typed import override


class Stables(District):
    """Building it does not count toward the limit."""

    @override
    def counts_toward_limit(self) -> bool:
        return False
