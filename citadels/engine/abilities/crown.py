"""Taking the crown and handing it on: what characters of rank 4 have in common."""

from __future__ import annotations

from typing import Final

from citadels.engine.aims import AIM_NOTHING, AIM_PLAYER
from citadels.engine.answers.codec import (
    arg1_of,
    arg2_of,
    argument_code,
    make_reason,
    make_use,
    verb_of,
)
from citadels.engine.codes import (
    CROWN_STAYS,
    LEGAL,
    NO_ARGUMENT,
    NOBLE,
    NOBODY,
    NOT_ASKED_NOW,
    NOT_THERE,
    NOT_YOUR_ABILITY,
    NOTHING_TO_GAIN,
    SEAT_ARGUMENT,
    USE,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import AT_ROUND_END, IN_CARDS, IN_GOLD, Character
from citadels.engine.native_types import i64, override
from citadels.engine.phases.call import reveal
from citadels.engine.question import OUT_OF_TURN, Question
from citadels.engine.rulings import CROWN_MOVES_BEFORE_SCORING
from citadels.engine.state import FIRST, KILLED, TURN_RESUMED

TO_WHOM: Final = 1


def inherits_crown_now(game: Game, role: i64) -> bool:
    """Whether the killed character of this code moves the crown now that the round ends."""
    if game.row[KILLED] != role or game.holder(role) == NOBODY:
        return False
    return game.row[FIRST] == NOBODY or game.rules.rulings[CROWN_MOVES_BEFORE_SCORING] == 0


class Heir(Character):
    """Takes the crown in the turn; killed, at the end of the round; bewitched, all the same."""

    def __init__(self, income_type: i64, in_cards: bool) -> None:
        super().__init__()
        self.hooks = AT_ROUND_END
        self.aims = AIM_NOTHING
        self.income_type = income_type
        self.income_in = IN_CARDS if in_cards else IN_GOLD

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if arg1 != NO_ARGUMENT or game.row[TURN_RESUMED] == 1:
            return NOT_YOUR_ABILITY
        return NOTHING_TO_GAIN if game.crown() == seat else LEGAL

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.move_crown(seat)

    @override
    def before_turn_ends(self, game: Game, seat: i64) -> None:
        if game.row[TURN_RESUMED] == 0:
            game.move_crown(seat)

    @override
    def when_bewitched(self, game: Game, seat: i64) -> None:
        game.move_crown(seat)

    @override
    def at_round_end(self, game: Game) -> None:
        if inherits_crown_now(game, self.code):
            heir = game.holder(self.code)
            reveal(game, heir, self.code)
            game.move_crown(heir)


class CrownGiver(Character):
    """1 gold for each noble district. The crown goes to a player who does not have it."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = AT_ROUND_END
        self.aims = AIM_PLAYER
        self.income_type = NOBLE
        self.income_in = IN_GOLD
        self.questions = {TO_WHOM: Question("pass-crown", OUT_OF_TURN)}

    def crown_refusal(self, game: Game, seat: i64, other: i64) -> i64:
        """Why this player cannot be given the crown, or LEGAL."""
        if other == seat:
            return YOURSELF
        if other == game.crown():
            return make_reason(CROWN_STAYS, other)
        return LEGAL if other < game.seats() else make_reason(NOT_THERE)

    def offer_receivers(self, game: Game, seat: i64) -> None:
        for other in range(game.seats()):
            reason = self.crown_refusal(game, seat, other)
            game.consider(make_use(self.code, SEAT_ARGUMENT + other), reason)

    def crown_answer_refusal(self, game: Game, seat: i64, answer: i64) -> i64:
        """Why the crown cannot be handed on by this answer."""
        if verb_of(answer) != USE or arg1_of(answer) != self.code:
            return NOT_ASKED_NOW
        return self.crown_refusal(game, seat, argument_code(arg2_of(answer)))
