from __future__ import annotations

from citadels.engine.handler import District
from citadels.engine.typed import override


class Necropolis(District):
    """You may build it by destroying one district of your city instead of paying."""

    @override
    def built_by_sacrifice(self) -> bool:
        return True
