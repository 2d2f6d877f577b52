"""Laying the marks of a round: killed, bewitched, robbed, warrants and threats."""

from __future__ import annotations

from typing import Final

from citadels.engine import state
from citadels.engine.bits import BIT
from citadels.engine.codes import BLACKMAILER, MAGISTRATE, NOBODY, THIEF, WITCH
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS
from citadels.engine.notation.story import Mark, StorySetup
from citadels.engine.notation.tokens import parse_seat as seat_of
from citadels.engine.notation.tokens import token_error

# Key of a line: field of the character, field of the owner, the character who lays it.
_SINGLE_MARKS: Final = {
    "bewitched": (state.BEWITCHED, state.WITCH_SEAT, WITCH),
    "robbed": (state.ROBBED, state.THIEF_SEAT, THIEF),
}
_MULTIPLE_MARKS: Final = {
    "warrants": (state.WARRANTS, state.SIGNED, state.MAGISTRATE_SEAT, MAGISTRATE),
    "threats": (state.THREATS, state.FLOWERED, state.BLACKMAILER_SEAT, BLACKMAILER),
}


def lay_marks(game: Game, story_setup: StorySetup) -> None:
    for mark in story_setup.marks:
        for item in mark.roles:
            if game.rules.cast_mask & BIT[item.code] == 0:
                raise token_error(item.token, "not in the cast of this game")
        _lay(game, story_setup, mark)


def _lay(game: Game, story_setup: StorySetup, mark: Mark) -> None:
    key = mark.key.text
    if key == "killed":
        if mark.owner is not None:
            raise token_error(mark.owner, "not needed: nothing depends on who killed")
        game.put(state.KILLED, mark.roles[0].code)
    elif key in _SINGLE_MARKS:
        role_field, seat_field, owner_role = _SINGLE_MARKS[key]
        game.put(role_field, mark.roles[0].code)
        game.put(seat_field, _owner(game, story_setup, mark, owner_role))
    else:
        marks_field, real_field, seat_field, owner_role = _MULTIPLE_MARKS[key]
        for item in mark.roles:
            game.put(marks_field, game.get(marks_field) | BIT[item.code])
        game.put(real_field, mark.real)
        game.put(seat_field, _owner(game, story_setup, mark, owner_role))


def _owner(game: Game, story_setup: StorySetup, mark: Mark, owner_role: int) -> int:
    """The owner of a mark: the named player, or the one who has the character that lays it."""
    if mark.owner is not None:
        return seat_of(mark.owner, story_setup.names())
    holder = game.holder(owner_role)
    if holder == NOBODY:
        owner = CHARACTERS[owner_role]
        message = f"not the mark of any player: nobody has the {owner}, so add 'by' and a name"
        raise token_error(mark.key, message)
    return holder
