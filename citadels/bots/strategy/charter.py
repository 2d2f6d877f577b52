"""The charter player: the well-known human strategy, as one choice after the other.

Every option is given a worth, in hundredths of a gold coin, and the best is taken. Reads only what
its seat may know: the own hand and characters, and what lies open.
"""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.guess import Guess, NaiveGuess
from citadels.bots.strategy.manner import ROLES_ROOM, Manner
from citadels.bots.strategy.naming import naming_worth
from citadels.bots.strategy.picks import pick_worth
from citadels.bots.strategy.powers import crown_worth, use_worth
from citadels.bots.strategy.replies import reply_worth
from citadels.bots.strategy.swaps import swap_worth
from citadels.bots.strategy.turns import build_worth, gather_worth, income_worth
from citadels.engine import codes
from citadels.engine.answers.codec import arg1_of, arg2_of, argument_code, verb_of
from citadels.engine.bits import lowest_bit, zeros
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.playout import RandomPolicy
from citadels.engine.state import DEPTH, FRAME_SIZE, TOP_SEAT

_WORST: Final = -1000000000
_CHARACTERS: Final = 32  # handlers below this
_THEATER: Final = codes.FIRST_DISTRICT_HANDLER + codes.THEATER


class CharterPolicy(RandomPolicy):
    """Chooses what is worth most; among equals by lot."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.manner = Manner()
        self.guess: Guess = NaiveGuess()
        self.has_guessed = False

    @override
    def choose(self, game: Game, options: i64) -> i64:
        if options == 1:
            return game.options[0]
        seat = game.row[TOP_SEAT + game.row[DEPTH] * FRAME_SIZE]
        self.begin_question()
        span = self.manner.noise + 1
        best = game.options[0]
        most: i64 = _WORST
        for index in range(options):
            given = game.options[index]
            worth = self.worth(game, seat, given) + self.randbelow(span)
            if worth > most:
                most = worth
                best = given
        return best

    def begin_question(self) -> None:
        """Forget what was worked out for another question."""
        self.has_guessed = False
        self.manner.ranking.forget()

    def worth(self, game: Game, seat: i64, given: i64) -> i64:
        """What an option promises, for comparison with the others of the same question."""
        verb = verb_of(given)
        if verb == codes.PICK:
            return self.pick(game, seat, arg1_of(given))
        if verb == codes.GOLD or verb == codes.CARDS:
            return gather_worth(game, seat, given)
        if verb == codes.BUILD or verb == codes.BUILD_BY:
            return build_worth(game, seat, given, self.manner)
        if verb == codes.USE:
            return self.use(game, seat, given)
        if verb == codes.INCOME or verb == codes.SPLIT:
            return income_worth(game, seat, given, self.manner)
        if verb == codes.MARK:
            self.guess_once(game, seat)
            namer = game.frame.handler
            return naming_worth(game, seat, namer, arg1_of(given), self.guess, self.manner)
        return reply_worth(game, seat, given, self.manner)

    def pick(self, game: Game, seat: i64, role: i64) -> i64:
        """What it is worth to be this character."""
        return pick_worth(game, seat, role, True, self.manner)

    def use(self, game: Game, seat: i64, given: i64) -> i64:
        handler = arg1_of(given)
        if handler < _CHARACTERS and game.rules.rank_of[handler] <= 2:
            self.guess_once(game, seat)
        if handler == _THEATER:
            return self._swap(game, seat, argument_code(arg2_of(given)))
        if handler == game.frame.handler and handler == codes.EMPEROR:
            return crown_worth(game, seat, argument_code(arg2_of(given)), self.manner)
        return use_worth(game, seat, given, self.guess, self.manner)

    def _swap(self, game: Game, seat: i64, other: i64) -> i64:
        """What it is worth to change characters with another."""
        self.guess_once(game, seat)
        own = zeros(ROLES_ROOM)
        roles = game.rules.cast_mask
        while roles:
            role = lowest_bit(roles)
            roles &= roles - 1
            own[role] = self.pick(game, seat, role)
        return swap_worth(game, seat, other, own, self.guess, self.manner)

    def guess_once(self, game: Game, seat: i64) -> None:
        """A guess serves all options of one question."""
        if not self.has_guessed:
            self.guess.fill(game, seat, self.manner)
            self.has_guessed = True
