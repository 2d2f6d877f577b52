"""The classic Russian rulebook: fourteen starred districts, and ties are broken."""

from __future__ import annotations

from typing import Final

from citadels.engine.editions.classic_en import CLASSIC_EN, SHARED_READINGS, SHARED_RULINGS
from citadels.engine.editions.deck_rules import AddBonus
from citadels.engine.rulings import (
    HOSPITAL_MAY_BE_DECLINED,
    LOST_BELL_TOWER,
    ORDINARY_REMOVED,
    QUARRY_REPEATS,
    WITCH_MAY_DECLINE,
)
from citadels.engine.scoring import BY_DISTRICTS, BY_GOLD

CLASSIC_RU: Final = CLASSIC_EN.derive(
    "classic-ru",
    tie_break=(BY_DISTRICTS, BY_GOLD),
    deck_rule=AddBonus(free=3, imported=False),
    rulings=(*SHARED_RULINGS, ORDINARY_REMOVED),
    readings=(
        *SHARED_READINGS,
        (WITCH_MAY_DECLINE, 1),
        (LOST_BELL_TOWER, 1),
        (QUARRY_REPEATS, 1),
        (HOSPITAL_MAY_BE_DECLINED, 1),
    ),
)
