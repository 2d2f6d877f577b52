from __future__ import annotations

from citadels.engine.abilities.crown import Heir
from citadels.engine.codes import NOBLE


class Patrician(Heir):
    """1 card for each noble district. Takes the crown in the turn, as the King does."""

    def __init__(self) -> None:
        super().__init__(NOBLE, in_cards=True)
