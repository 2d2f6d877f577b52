"""What an ability can be aimed at: what its answer names besides the card that is used.

The menu follows from it, and so do the place of an option on the table, its wording and its action
for learning.
"""

from __future__ import annotations

from typing import Final

AIM_NOTHING: Final = 1
AIM_HAND: Final = 2  # a card of the own hand
AIM_OWN_CITY: Final = 4  # a district of the own city
AIM_CITY: Final = 8  # a district of any city
AIM_CHARACTER: Final = 16
AIM_PLAYER: Final = 32
AIM_PLAYER_AND_TYPE: Final = 64  # a player, and a type of districts
AIM_GOLD_OR_CARDS: Final = 128
