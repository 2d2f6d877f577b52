"""Exact beliefs of somebody who knows how players think, not only what is good for them."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.beliefs import Beliefs, Layout
from citadels.bots.strategy.manner import Manner
from citadels.bots.strategy.pickers import Pickers
from citadels.engine.bits import BIT, lowest_bit
from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.engine.knowledge.role_knowledge import RoleKnowledge
from citadels.engine.native_types import i64, override, vec
from citadels.engine.rules import Rules
from citadels.engine.sampling.role_sampler import SLOT_PICKED, Slot

_NONE: Final = vec[float]([0.0] * 4608)  # 512 sets of nine characters


class KeenBeliefs(Beliefs):
    """The odds of a pick depend on the packet, on hands that may be, and on who is feared.

    The first sketch stands for what lies open; the hands are those of all.
    """

    def __init__(
        self, rules: Rules, sight: RoleKnowledge, sketches: list[Game], manner: Manner, trust: float
    ) -> None:
        self.pickers = Pickers(sketches, sight.seat, trust)
        super().__init__(rules, sight, sketches[0], manner)

    @override
    def see_packet(self, layout: Layout, slot: Slot, gone: i64) -> None:
        super().see_packet(layout, slot, gone)
        if not self._is_read(slot):
            return
        count: i64 = len(layout.roles)
        if len(layout.likely) == 0:
            layout.likely = _NONE[: (layout.full + 1) * count]
        packet: i64 = 0
        left = layout.full & ~gone
        while left:
            packet |= BIT[layout.roles[lowest_bit(left)]]
            left &= left - 1
        self.pickers.weigh(slot.actor, packet, self.odds)
        left = layout.full & ~gone
        while left:
            at = lowest_bit(left)
            left &= left - 1
            layout.likely[gone * count + at] = self.pickers.chosen[layout.roles[at]]

    @override
    def weight(self, layout: Layout, slot: Slot, gone: i64, at: i64) -> float:
        if not self._is_read(slot):
            return super().weight(layout, slot, gone, at)
        if layout.aside >= 0 and (gone == 0 or gone | BIT[at] == layout.full):
            return super().weight(layout, slot, gone, at)
        count: i64 = len(layout.roles)
        return layout.likely[gone * count + at]

    def _is_read(self, slot: Slot) -> bool:
        """Whether it was filled by a pick of another player, from a packet that can be told."""
        if slot.kind != SLOT_PICKED or slot.actor == NOBODY or slot.actor == self.knowledge.seat:
            return False
        return self.follows_draft
