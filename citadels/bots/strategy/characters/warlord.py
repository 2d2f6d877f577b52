from __future__ import annotations

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.play_style import PlayStyle
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class Warlord(CharacterStrategy):
    """A danger to the leader, but it costs gold."""

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        threat = style.ranking.greatest_threat(game, seat)
        return 30 + (threat - 60) * style.harm_percent // 200 + style.attack_bonus
