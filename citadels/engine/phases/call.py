"""The turn phase: ranks are called one after the other, then the round is closed."""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import BIT, lowest_bit
from citadels.engine.codes import (
    CALLED,
    DRAFT_PHASE,
    GAME_ENDED,
    NO_CARD,
    NO_ROLE,
    NOBODY,
    REVEALED_ROLE,
    ROUND_ENDED,
)
from citadels.engine.game import Game
from citadels.engine.handler import Handler
from citadels.engine.native_types import i64, override
from citadels.engine.state import (
    CROWN,
    FIRST,
    KILLED,
    OVER,
    RANK,
    REVEALED,
    ROUND,
    TURN_ROLE,
    Frame,
)
from citadels.engine.state import TURN_SEAT as TURN_SEAT

NEXT_RANK: Final = 0
CLOSE_ROUND: Final = 1
_BEGIN_DRAFT: Final = 0


class CallPhase(Handler):
    """Nobody is asked anything here; it only sets turns in motion.

    The step to the next rank lies under the turns until all ranks have been called.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stays_open = True
        self.silent_steps = (NEXT_RANK, CLOSE_ROUND)

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        if frame.step == NEXT_RANK:
            self._next_rank(game)
        else:
            self._close(game)

    def _next_rank(self, game: Game) -> None:
        row = game.row
        rules = game.rules
        row[TURN_SEAT] = NOBODY
        row[TURN_ROLE] = NO_ROLE
        rank = row[RANK]
        role: i64 = NO_ROLE
        seat: i64 = NOBODY
        while seat == NOBODY:
            rank += 1
            if rank > rules.ranks:
                game.pop_frame()
                game.ask(self.code, CLOSE_ROUND, NOBODY)
                for character in rules.at_round_end:
                    character.at_round_end(game)
                return
            row[RANK] = rank
            role = rules.cast[rank]
            game.emit(CALLED, row[CROWN], NOBODY, role, rank)
            seat = game.holder(role)
        # A killed character stays silent: to the table it is as if nobody had it.
        if row[KILLED] == role:
            mask = game.city_mask(seat) & rules.when_killed
            while mask:
                rules.districts[lowest_bit(mask)].when_killed(game, seat, role)
                mask &= mask - 1
            return
        reveal(game, seat, role)
        is_cut = False
        for character in rules.at_call:
            if character.at_call(game, seat, role):
                is_cut = True
        if not is_cut:
            rules.characters[role].begin_turn(game, seat)

    def _close(self, game: Game) -> None:
        game.pop_frame()
        game.emit(ROUND_ENDED, NOBODY, NOBODY, NO_CARD, game.row[ROUND])
        if game.row[FIRST] == NOBODY:
            game.ask(DRAFT_PHASE, _BEGIN_DRAFT, NOBODY)
        else:
            game.row[OVER] = 1
            game.emit(GAME_ENDED, NOBODY)


def reveal(game: Game, seat: i64, role: i64) -> None:
    """Show the character to all, unless it is revealed already."""
    if game.row[REVEALED] & BIT[role]:
        return
    game.row[REVEALED] |= BIT[role]
    game.emit(REVEALED_ROLE, seat, NOBODY, role)
