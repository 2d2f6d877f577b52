"""What only one seat may know, as plain numbers: to detect whether any of it has changed."""

from __future__ import annotations

from typing import Final

from citadels.engine import state
from citadels.engine.codes import KINDS, NO_ROLE
from citadels.engine.game import Game
from citadels.engine.view import hand_list, sees_museum

# What follows the hand begins with what is no card.
_MUSEUM_MARKER: Final = -1
_HELD_MARKER: Final = -2


def private_state(game: Game, seat: int) -> list[int]:
    """All that a view of the seat has beyond that of a spectator, while the seat is not asked.

    As long as it is equal, that part of the view is equal. What a question shows is not in it.
    """
    in_swap = seat in (game.get(state.SWAP_OWNER), game.get(state.SWAP_OTHER))
    part = [
        game.roles(seat),
        game.get(state.LAID_DOWN) & game.get_seat(seat, state.LAID_BY),
        game.get_seat(seat, state.SEEN),
        game.get_seat(seat, state.SEEN_AGAIN),
        game.get(state.SWAP_GIVEN) if in_swap else NO_ROLE,
        game.get(state.SWAP_TAKEN) if in_swap else NO_ROLE,
        game.get(state.SIGNED) if game.get(state.MAGISTRATE_SEAT) == seat else NO_ROLE,
        game.get(state.FLOWERED) if game.get(state.BLACKMAILER_SEAT) == seat else NO_ROLE,
    ]
    part += hand_list(game, seat)
    if game.get(state.MUSEUM_SIZE) > 0 and sees_museum(game, seat):
        part.append(_MUSEUM_MARKER)
        part += [game.in_museum(card) for card in range(KINDS)]
    if game.get(state.HELD_SIZE) > 0 and game.get(state.HELD_SEAT) == seat:
        part.append(_HELD_MARKER)
        part += [game.held(card) for card in range(KINDS)]
    return part
