"""What players make of a card: when to use it, on what, and how to answer its questions.

Here is what they make of a card they know nothing of: they go by what it declares and by what a
use is aimed at. A card that is worth more thought overrides some of it in a module of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.strategy.choices.attacks import attack_gain
from citadels.bots.strategy.choices.named_character import murder_value
from citadels.bots.strategy.choices.responses import response_value
from citadels.bots.strategy.choices.turn_plan import (
    CITY_PRIORITY,
    FREE_PRIORITY,
    REJECT_VALUE,
    SPARE_GOLD_PRIORITY,
)
from citadels.bots.strategy.district_values import count_useful_cards, held_value
from citadels.bots.strategy.lead_estimate import MAX_THREAT_PERCENT
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.bots.strategy.strategies import Strategy
from citadels.engine.aims import AIM_HAND
from citadels.engine.answers.codec import arg2_of, arg3_of, argument_code
from citadels.engine.codes import (
    FOR_GOLD,
    NO_ARGUMENT,
    ROLE_ARGUMENT,
    SEAT_ARGUMENT,
)
from citadels.engine.game import Game
from citadels.engine.handler import Card
from citadels.engine.native_types import i64, override

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy


class CardStrategy(Strategy):
    """A card is used on what it is aimed at, and its questions are answered by what is done."""

    def card(self, game: Game) -> Card:
        """The card as it is in this game."""
        raise NotImplementedError

    @override
    def use_value(self, game: Game, seat: i64, answer: i64, policy: CharterPolicy) -> i64:
        argument = arg2_of(answer)
        target = argument_code(argument)
        if argument == NO_ARGUMENT:
            return self.bare_use_value(game, seat, policy)
        if argument >= FOR_GOLD:
            return self.choice_value(game, seat, target, policy)
        if argument < ROLE_ARGUMENT:
            return self.card_use_value(game, seat, target, policy)
        if argument < SEAT_ARGUMENT:
            policy.ensure_beliefs(game, seat)
            return FREE_PRIORITY + self.naming_value(game, seat, target, policy)
        detail = arg3_of(answer)
        if detail < ROLE_ARGUMENT:
            return self.district_use_value(game, seat, target, detail, policy)
        return self.player_use_value(game, seat, target, argument_code(detail), policy)

    def bare_use_value(self, game: Game, seat: i64, policy: CharterPolicy) -> i64:
        """Used on nothing in particular: if it is free, or if there is nothing to pay for."""
        if self.card(game).charge_for_use(game, seat, NO_ARGUMENT, NO_ARGUMENT) == 0:
            return FREE_PRIORITY
        return CITY_PRIORITY if count_useful_cards(game, seat) < 2 else REJECT_VALUE

    def card_use_value(self, game: Game, seat: i64, card: i64, policy: CharterPolicy) -> i64:
        """Used on a card of the own hand, which is lost, or on a district of the own city."""
        if self.card(game).aims & AIM_HAND == 0:
            return SPARE_GOLD_PRIORITY
        value = COIN_VALUE - held_value(game, seat, card, policy.style)
        return CITY_PRIORITY + value if value > 0 else REJECT_VALUE

    def choice_value(self, game: Game, seat: i64, choice: i64, policy: CharterPolicy) -> i64:
        """Gold for who has enough to build, else cards."""
        prefers_gold = count_useful_cards(game, seat) >= 3
        return FREE_PRIORITY + (COIN_VALUE if (choice == FOR_GOLD) == prefers_gold else 0)

    @override
    def naming_value(self, game: Game, seat: i64, role: i64, policy: CharterPolicy) -> i64:
        """As if the character lost its turn."""
        return murder_value(game, seat, role, policy.beliefs, policy.style)

    def player_use_value(
        self, game: Game, seat: i64, other: i64, detail: i64, policy: CharterPolicy
    ) -> i64:
        """Used on a player: harm is for the strongest, anything else for the weakest."""
        threat = policy.style.ranking.threat(game, seat, other)
        if self.card(game).harms:
            return FREE_PRIORITY + threat
        return FREE_PRIORITY + MAX_THREAT_PERCENT - threat

    def district_use_value(
        self, game: Game, seat: i64, owner: i64, place: i64, policy: CharterPolicy
    ) -> i64:
        """Used on a district of a city: of another, with gold that is left."""
        if owner == seat:
            return REJECT_VALUE
        value = self.attack_value(game, seat, owner, place, policy.style)
        return SPARE_GOLD_PRIORITY + value if value > 0 else REJECT_VALUE

    def attack_value(self, game: Game, seat: i64, owner: i64, place: i64, style: PlayStyle) -> i64:
        """What it promises to attack a district of another city, which is lost to its owner."""
        gain = attack_gain(game, seat, owner, place, style)
        return gain - self.card(game).charge_for_use(game, seat, owner, place) * COIN_VALUE

    @override
    def answer_value(self, game: Game, seat: i64, answer: i64, style: PlayStyle) -> i64:
        return response_value(game, seat, answer, style)
