"""Exact beliefs that model how players think, not only what is good for them."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.beliefs.exact_beliefs import Beliefs, Layout
from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.search.pick_model import PickModel
from citadels.engine.bits import BIT, lowest_bit
from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.engine.knowledge.role_knowledge import RoleKnowledge
from citadels.engine.native_types import i64, override, vec
from citadels.engine.rules import Rules
from citadels.engine.sampling.role_sampler import SLOT_PICKED, Slot

_ZERO_LIKELIHOODS: Final = vec[float]([0.0] * 4608)  # 512 sets of nine characters


class OpponentModelBeliefs(Beliefs):
    """The odds of a pick depend on the packet, on hands that may be, and on who is feared.

    The public part is read from the first sketch; the hands are those of all sketches.
    """

    def __init__(
        self,
        rules: Rules,
        sight: RoleKnowledge,
        samples: list[Game],
        style: PlayStyle,
        trust: float,
    ) -> None:
        self.pick_model = PickModel(samples, sight.seat, trust)
        super().__init__(rules, sight, samples[0], style)

    @override
    def weigh_packet(self, layout: Layout, slot: Slot, gone: i64) -> None:
        super().weigh_packet(layout, slot, gone)
        if not self._is_modelled(slot):
            return
        count: i64 = len(layout.roles)
        if len(layout.likelihoods) == 0:
            layout.likelihoods = _ZERO_LIKELIHOODS[: (layout.full_set + 1) * count]
        packet: i64 = 0
        places = layout.full_set & ~gone
        while places:
            packet |= BIT[layout.roles[lowest_bit(places)]]
            places &= places - 1
        self.pick_model.set_pick_chances(slot.actor, packet, self.odds)
        places = layout.full_set & ~gone
        while places:
            role_index = lowest_bit(places)
            places &= places - 1
            layout.likelihoods[gone * count + role_index] = self.pick_model.pick_chances[
                layout.roles[role_index]
            ]

    @override
    def likelihood(self, layout: Layout, slot: Slot, gone: i64, role_index: i64) -> float:
        if not self._is_modelled(slot):
            return super().likelihood(layout, slot, gone, role_index)
        if layout.aside >= 0 and (gone == 0 or gone | BIT[role_index] == layout.full_set):
            return super().likelihood(layout, slot, gone, role_index)
        count: i64 = len(layout.roles)
        return layout.likelihoods[gone * count + role_index]

    def _is_modelled(self, slot: Slot) -> bool:
        """Whether it was filled by a pick of another player, from a packet that is known."""
        if slot.kind != SLOT_PICKED or slot.actor == NOBODY or slot.actor == self.knowledge.seat:
            return False
        return self.follows_draft
