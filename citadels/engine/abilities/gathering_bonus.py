"""What a character adds to gathering: the coin of the Merchant, the cards of the Architect.

Nobody has reason to refuse it unless a district looks at what is left at the end of the turn, so
only then the player is asked.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import make_answer, verb_of
from citadels.engine.codes import ACCEPT, DECLINE
from citadels.engine.game import Game
from citadels.engine.handler import Character
from citadels.engine.native_types import i64, override
from citadels.engine.question import Question
from citadels.engine.rulings import EXTRA_MAY_BE_REFUSED
from citadels.engine.state import TURN_RESUMED, Frame

TAKE_OR_LEAVE: Final = 0


class BonusGiver(Character):
    """Gives something by itself: at the start of the turn, or after gathering.

    A player who takes over a bewitched turn gets it at once.
    """

    def __init__(self, at_start: bool) -> None:
        super().__init__()
        self.at_start = at_start
        self.questions = {TAKE_OR_LEAVE: Question("take-extra")}

    def give_bonus(self, game: Game, seat: i64) -> None:
        """Hand over what is extra."""
        raise NotImplementedError

    @override
    def at_turn_start(self, game: Game, seat: i64) -> None:
        if self.at_start or game.row[TURN_RESUMED] == 1:
            self._offer_bonus(game, seat)

    @override
    def after_own_gathering(self, game: Game, seat: i64) -> None:
        if not self.at_start:
            self._offer_bonus(game, seat)

    def _offer_bonus(self, game: Game, seat: i64) -> None:
        matters = game.city_mask(seat) & game.rules.at_turn_end != 0
        if matters and game.rules.rulings[EXTRA_MAY_BE_REFUSED] == 0:
            game.ask(self.code, TAKE_OR_LEAVE, seat)
        else:
            self.give_bonus(game, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        game.offer(make_answer(ACCEPT))
        game.offer(make_answer(DECLINE))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        if verb_of(answer) == ACCEPT:
            self.give_bonus(game, frame.seat)
