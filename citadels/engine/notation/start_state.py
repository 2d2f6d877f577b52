"""The moment at which a story begins: open questions and what has been revealed by then."""

from __future__ import annotations

from citadels.engine import state
from citadels.engine.bits import BIT, lowest_bit
from citadels.engine.characters.witch import RESUME, WHOM, may_decline
from citadels.engine.codes import CALL_PHASE, DRAFT_PHASE, NO_ROLE, NOBODY, TURN_PHASE, WITCH
from citadels.engine.game import FULL_TURN, Game
from citadels.engine.game_state import ScriptError
from citadels.engine.names import CHARACTERS
from citadels.engine.native_types import i64
from citadels.engine.notation.story import (
    CALL,
    CLOSE,
    DRAFT,
    SELECTED,
    TURN,
    NamedCode,
    StartPoint,
    StorySetup,
)
from citadels.engine.notation.tokens import StoryError, token_error
from citadels.engine.phases.call import NEXT_RANK
from citadels.engine.phases.draft import BEGIN, NEXT_STEP


def apply_start(game: Game, story_setup: StorySetup, start: StartPoint) -> None:
    """Set up the open questions and let everything happen that happens by itself."""
    if start.kind == TURN:
        _begin_turn(game, start)
    elif start.kind == CALL and start.role is not None:
        rank = _rank(game, start.role)
        _reveal_before(game, rank)
        game.put(state.RANK, rank - 1)
        game.ask(CALL_PHASE, NEXT_RANK, NOBODY)
    elif start.kind == DRAFT:
        game.ask(DRAFT_PHASE, BEGIN, NOBODY)
    elif start.kind == SELECTED:
        _begin_selected(game, story_setup)
    elif start.kind == CLOSE:
        _reveal_before(game, game.rules.ranks + 1)
        game.put(state.RANK, game.rules.ranks)
        game.ask(CALL_PHASE, NEXT_RANK, NOBODY)
    else:
        _reveal_before(game, game.rules.ranks + 1)
        game.put(state.RANK, game.rules.ranks)
        game.put(state.OVER, 1)
    game.log = []
    game.outcomes = []
    try:
        game.proceed()
    except ScriptError as error:
        raise StoryError(start.token.line, start.token.column, str(error)) from error


def _begin_selected(game: Game, story_setup: StorySetup) -> None:
    for seat, player in enumerate(story_setup.players):
        if game.roles(seat) == 0:
            raise token_error(player.name, "without a character, but all players have chosen")
    game.put(state.DRAFT_STEP, len(game.rules.draft))
    game.ask(DRAFT_PHASE, NEXT_STEP, NOBODY)


def _begin_turn(game: Game, start: StartPoint) -> None:
    seat = start.seat
    if start.resumed:
        _resume(game, start)
        return
    role = _role_of_turn(game, start)
    if game.get(state.KILLED) == role:
        raise token_error(
            start.token, f"impossible: the {CHARACTERS[role]} is killed and has no turn"
        )
    rank = game.rules.rank_of[role]
    _reveal_before(game, rank)
    _set_called_rank(game, rank)
    if game.get(state.BEWITCHED) == role:
        if start.gathered:
            message = (
                f"over for the bewitched {CHARACTERS[role]} after gathering: write 'turn ... as'"
            )
            raise token_error(start.token, message)
        game.ask(WITCH, RESUME, NOBODY)
        game.open_cut_turn(seat, role)
    elif role == WITCH and start.gathered and not may_decline(game):
        game.start_turn(seat, role)
        game.put(state.GATHERED, 1)
        game.ask(WITCH, WHOM, seat)
    elif start.gathered:  # the start of the turn is over and its effects are part of the position
        game.start_turn(seat, role)
        game.ask(TURN_PHASE, FULL_TURN, seat)
        game.rules.characters[role].apply_lasting_effects(game, seat)
        game.put(state.GATHERED, 1)
    else:
        game.rules.characters[role].begin_turn(game, seat)


def _resume(game: Game, start: StartPoint) -> None:
    """The Witch continues as the bewitched character."""
    seat = start.seat
    role = start.role.code if start.role is not None else NO_ROLE
    if game.get(state.BEWITCHED) == NO_ROLE:
        game.put(state.BEWITCHED, role)
        game.put(state.WITCH_SEAT, seat)
    if game.holder(WITCH) != seat or game.get(state.WITCH_SEAT) != seat:
        raise token_error(
            start.token, "impossible: only the Witch can continue as another character"
        )
    if game.get(state.BEWITCHED) != role:
        raise token_error(start.token, f"impossible: the {CHARACTERS[role]} is not bewitched")
    if game.holder(role) == NOBODY:
        raise token_error(
            start.token, f"impossible: nobody has the {CHARACTERS[role]}, so it is not called"
        )
    rank = game.rules.rank_of[role]
    _reveal_before(game, rank)
    _set_called_rank(game, rank)
    game.open_resumed_turn(seat, role)


def _set_called_rank(game: Game, rank: i64) -> None:
    """This rank has been called; the next follows when its turn is over."""
    game.put(state.RANK, rank)
    game.put(state.REVEALED, game.get(state.REVEALED) | BIT[game.rules.cast[rank]])
    game.ask(CALL_PHASE, NEXT_RANK, NOBODY)


def _role_of_turn(game: Game, start: StartPoint) -> int:
    roles = game.roles(start.seat)
    if start.role is not None:
        if roles & BIT[start.role.code] == 0:
            raise token_error(start.role.token, "not a character of this player")
        return start.role.code
    if roles == 0:
        raise token_error(start.token, "impossible: this player has no character")
    if roles & (roles - 1):
        raise token_error(start.token, "ambiguous: add one of the two characters")
    return lowest_bit(roles)


def _rank(game: Game, item: NamedCode) -> int:
    if game.rules.cast_mask & BIT[item.code] == 0:
        raise token_error(item.token, "not in the cast of this game")
    return game.rules.rank_of[item.code]


def _reveal_before(game: Game, rank: i64) -> None:
    """Show the characters of earlier ranks, with what lasts from their turns."""
    for earlier in range(1, rank):
        role = game.rules.cast[earlier]
        seat = game.holder(role)
        if seat == NOBODY or game.get(state.KILLED) == role:
            continue
        game.put(state.REVEALED, game.get(state.REVEALED) | BIT[role])
        if game.get(state.BEWITCHED) == role:
            seat = game.get(state.WITCH_SEAT)
        game.rules.characters[role].apply_lasting_effects(game, seat)
