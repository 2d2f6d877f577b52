from __future__ import annotations

from citadels.engine.codes import NOBLE
from citadels.engine.crown import Heir


class King(Heir):
    """1 gold for each noble district. Takes the crown in the turn.

    Killed, takes it when the round ends; bewitched, takes it all the same.
    """

    def __init__(self) -> None:
        super().__init__(NOBLE, in_cards=False)
