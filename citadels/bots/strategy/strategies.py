"""What may be asked about a card, and whom to ask: the strategy of each card, by its handler.

Values are in hundredths of a gold coin, those of uses with their place in the order of actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citadels.engine.codes import HANDLER_COUNT, NOBODY
from citadels.engine.native_types import i64, vec

if TYPE_CHECKING:
    from citadels.bots.strategy.play_style import PlayStyle
    from citadels.bots.strategy.policies.charter import CharterPolicy
    from citadels.engine.game import Game


class Strategy:
    """What players make of a card."""

    def __init__(self) -> None:
        self.code: i64 = NOBODY  # of the handler, set when it gets its place

    # A character.

    def bonus(self, school: i64) -> i64:
        """What it is worth beyond, or below, what is counted for it: found by playing."""
        raise NotImplementedError

    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        """What it promises beyond its income, over playing a turn without any ability."""
        raise NotImplementedError

    def brings_cards(self, game: Game) -> bool:
        """Whether its ability will still bring cards in this turn: there is no need to draw."""
        raise NotImplementedError

    # A district with a text.

    def base_value(self, game: Game) -> i64:
        """What its text adds to its cost once it stands, in the middle of a game."""
        raise NotImplementedError

    def text_value(self, game: Game, seat: i64) -> i64:
        """The same for a seat, as things are."""
        raise NotImplementedError

    def promised_value(self, game: Game) -> i64:
        """The points and other gains that it promises its owner, where a position is judged."""
        raise NotImplementedError

    # Any card.

    def use_value(self, game: Game, seat: i64, answer: i64, policy: CharterPolicy) -> i64:
        """What a use promises."""
        raise NotImplementedError

    def naming_value(self, game: Game, seat: i64, role: i64, policy: CharterPolicy) -> i64:
        """What it promises to name a character, without a place in the order of actions."""
        raise NotImplementedError

    def answer_value(self, game: Game, seat: i64, answer: i64, style: PlayStyle) -> i64:
        """What an answer to a question of the card promises; zero is to do nothing."""
        raise NotImplementedError


STRATEGIES: Final = vec[Strategy]([Strategy()] * HANDLER_COUNT)


def set_strategy(code: i64, strategy: Strategy) -> None:
    """Let a strategy judge the card with this handler."""
    strategy.code = code
    STRATEGIES[code] = strategy
