"""Another game that a seat cannot distinguish from this one, for search.

The sampler of the engine makes a position, not the way that led to it. So the new state has an
empty history and cannot be saved. The seat remembers everything; the others are treated as
spectators up to now, because what they have seen in a sampled game is undefined.
"""

from __future__ import annotations

from citadels.engine.codes import NOBODY
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.view import make_view
from citadels.rl.encoding.explicit_chance import CHANCE_PLAYER, ExplicitChanceTable, KnowledgeCache
from citadels.rl.open_spiel.info_state import InfoState, InfoStates


def sample_table(table: ExplicitChanceTable, seat: int, seed: int) -> ExplicitChanceTable:
    """A table that is the same to this seat. Chance must not be in the middle of anything."""
    if table.game is None or table.current_player == CHANCE_PLAYER:
        raise ValueError("a game is not sampled while chance has to move")
    knowledge = table.knowledge(seat)
    sample = table.copy()
    sample.game = Sampler(make_view(table.game, seat), knowledge, table.rules).draw(seed)
    sample.is_sampled = True
    sample.legal = None  # another hand may have other answers
    sample.knowledge_caches = [
        _sample_knowledge(table, other, seat) for other in range(NOBODY, table.rules.seats)
    ]
    return sample


def sample_info_states(
    table: ExplicitChanceTable, info_states: InfoStates, sample: ExplicitChanceTable, seat: int
) -> InfoStates:
    """What is remembered at the table that was sampled for this seat."""
    sampled_states = InfoStates()
    for other in range(NOBODY, table.rules.seats):
        info_state = info_states.get(table, seat if other == seat else NOBODY).copy()
        sampled_states.by_seat[other] = _reassign_info_state(info_state, other, sample)
    return sampled_states


def _sample_knowledge(table: ExplicitChanceTable, other: int, seat: int) -> KnowledgeCache:
    knowledge = table.knowledge(seat if other == seat else NOBODY).copy()
    cache = KnowledgeCache(
        knowledge if other in {seat, NOBODY} else _reassign_knowledge(knowledge, other)
    )
    cache.step_count = len(table.steps)
    return cache


def _reassign_knowledge(knowledge: Knowledge, seat: int) -> Knowledge:
    """A spectator's knowledge for a seat that sees its own hand."""
    knowledge.seat = seat
    knowledge.hands[seat].clear()
    return knowledge


def _reassign_info_state(
    info_state: InfoState, seat: int, sample: ExplicitChanceTable
) -> InfoState:
    info_state.seat = seat
    info_state.game = sample.game.copy() if sample.game is not None else None
    return info_state
