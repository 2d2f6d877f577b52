from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.choices.turn_plan import FREE_PRIORITY
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import PAY_GOLD
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import CROWN, SEATS

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy


class Emperor(CharacterStrategy):
    """Worth what is paid for the crown, which goes to the least dangerous."""

    @override
    def bonus(self, school: i64) -> i64:
        return 60

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        return 70 if game.row[CROWN] != seat else 40

    @override
    def player_use_value(
        self, game: Game, seat: i64, other: i64, detail: i64, policy: CharterPolicy
    ) -> i64:
        """Who gets the crown: the weaker, and so that the own choice comes early."""
        seats = game.row[SEATS]
        distance = (seat - other + seats) % seats
        threat = policy.style.ranking.threat(game, seat, other)
        value = 400 - threat - 20 * distance
        is_asked = game.frame.handler == self.code
        return value if is_asked else FREE_PRIORITY + value

    @override
    def answer_value(self, game: Game, seat: i64, answer: i64, style: PlayStyle) -> i64:
        if verb_of(answer) == PAY_GOLD:
            return -COIN_VALUE
        return super().answer_value(game, seat, answer, style)
