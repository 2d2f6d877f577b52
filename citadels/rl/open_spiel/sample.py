"""Another game that a seat cannot tell from this one, for search.

The sampler of the engine makes a position, not the way that led to it. So the new state has an
empty history and cannot be saved. The seat remembers everything; the others are taken for
spectators up to now, for nobody can say what they have seen in a game that was made up.
"""

from __future__ import annotations

from citadels.engine.codes import NOBODY
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.view import make_view
from citadels.rl.coding.dealer_table import DEALER, DealerTable, Mind
from citadels.rl.open_spiel.memory import Memories, Memory


def sampled(table: DealerTable, seat: int, seed: int) -> DealerTable:
    """A table that is the same to this seat. Chance must not be in the middle of anything."""
    if table.game is None or table.player == DEALER:
        raise ValueError("a game is not sampled while chance has to move")
    learnt = table.learnt(seat)
    twin = table.copy()
    twin.game = Sampler(make_view(table.game, seat), learnt, table.rules).draw(seed)
    twin.is_sampled = True
    twin.legal = None  # another hand may have other answers
    twin.minds = [_mind(table, other, seat) for other in range(NOBODY, table.rules.seats)]
    return twin


def memories_of(table: DealerTable, memories: Memories, twin: DealerTable, seat: int) -> Memories:
    """What is remembered at the table that was sampled for this seat."""
    out = Memories()
    for other in range(NOBODY, table.rules.seats):
        memory = memories.caught_up(table, seat if other == seat else NOBODY).copy()
        out.of[other] = _moved(memory, other, twin)
    return out


def _mind(table: DealerTable, other: int, seat: int) -> Mind:
    learnt = table.learnt(seat if other == seat else NOBODY).copy()
    mind = Mind(learnt if other in {seat, NOBODY} else _as_learnt_by(learnt, other))
    mind.steps = len(table.steps)
    return mind


def _as_learnt_by(learnt: Knowledge, seat: int) -> Knowledge:
    """A spectator's knowledge for somebody who sees his own hand."""
    learnt.seat = seat
    learnt.hands[seat].clear()
    return learnt


def _moved(memory: Memory, seat: int, twin: DealerTable) -> Memory:
    memory.seat = seat
    memory.game = twin.game.copy() if twin.game is not None else None
    return memory
