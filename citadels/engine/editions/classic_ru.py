"""The classic Russian rulebook: fourteen starred districts, and ties are broken."""

from __future__ import annotations

from typing import Final

from citadels.engine import rulings
from citadels.engine.editions.classic_en import CLASSIC_EN, SHARED_READINGS, SHARED_RULINGS
from citadels.engine.editions.deck_rules import AddBonus
from citadels.engine.scoring import BY_DISTRICTS, BY_GOLD

CLASSIC_RU: Final = CLASSIC_EN.derive(
    "classic-ru",
    tie_break=(BY_DISTRICTS, BY_GOLD),
    deck_rule=AddBonus(free=3, imported=False),
    rulings=(*SHARED_RULINGS, rulings.ORDINARY_REMOVED),
    readings=(
        *SHARED_READINGS,
        (rulings.WITCH_MAY_DECLINE, 1),
        (rulings.LOST_BELL_TOWER, 1),
        (rulings.QUARRY_REPEATS, 1),
        (rulings.HOSPITAL_MAY_BE_DECLINED, 1),
    ),
)
