"""Whether an answer can be taken back: decided from what it revealed.

An answer is taken back only in the turn of the player who gave it, only while the same player has
to decide next, and only if it revealed nothing: no card or character that the player did not know
or that is somebody else's, and no random outcome. A district that the player has built goes back
into the hand; that the others have seen it is the player's own loss.
"""

from __future__ import annotations

from typing import Final

from citadels.engine import codes
from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE
from citadels.engine.state import DEPTH, MUSEUM_SIZE, ROUND, TURN_RESUMED, TURN_ROLE, TURN_SEAT

# Whether an answer can be taken back, by code: see UNDO in `names`.
UNDOABLE: Final = 0
NOT_OWN_TURN: Final = 1
OTHERS_DECIDED: Final = 2
REVEALED_SOMETHING: Final = 3
CHANCE_FELL: Final = 4

# Events by which somebody learns something unknown that they could not choose.
REVEALING_EVENTS: Final = (
    codes.FACEUP_LAID,
    codes.FACEDOWN_LAID,
    codes.PICKED,
    codes.SWAPPED,
    codes.SWAP_GAVE,
    codes.CALLED,
    codes.REVEALED_ROLE,
    codes.DREW,
    codes.THREAT_SHOWN,
    codes.WARRANT_SHOWN,
    codes.SAW_CARD,
    codes.TOOK_CARD,
    codes.GAVE_CARD,
    codes.SWAPPED_HANDS,
    codes.SHUFFLED,
    codes.SPIED,
    codes.SAW_IN_DECK,
    codes.TOOK_FROM_DECK,
    codes.RECLAIMED,
)


def undo_refusal(before: Game, after: Game) -> int:
    """Why the answer that led from one game to the other cannot be taken back, or UNDOABLE."""
    seat = before.to_move()
    if seat != before.get(TURN_SEAT) or _turn(before) != _turn(after):
        return NOT_OWN_TURN
    if after.to_move() != seat:
        return OTHERS_DECIDED
    if after.outcomes:
        return CHANCE_FELL
    for offset in range(0, len(after.log), EVENT_SIZE):
        if after.log[offset] in REVEALING_EVENTS:
            return REVEALED_SOMETHING
    return REVEALED_SOMETHING if _shows_cards(before, after, seat) else UNDOABLE


def _shows_cards(before: Game, after: Game, seat: int) -> bool:
    """Whether the player sees cards now that are in no event."""
    frame = after.read_frame(after.get(DEPTH) - 1)
    handler = after.rules.handlers[frame.handler]
    if handler.shows_hand_of(frame) != codes.NOBODY or handler.shows_deck(frame):
        return True
    new_districts = after.city_mask(seat) & ~before.city_mask(seat)
    return new_districts & after.rules.keeps_pile != 0 and after.get(MUSEUM_SIZE) > 0


def _turn(game: Game) -> list[int]:
    return [game.get(field) for field in (ROUND, TURN_SEAT, TURN_ROLE, TURN_RESUMED)]
