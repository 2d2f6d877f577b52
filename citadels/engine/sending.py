"""Views and knowledge as plain data and back: for bots that think in another process."""

from __future__ import annotations

from citadels.engine.knowledge import Knowledge, Pile
from citadels.engine.view import SeatView

PileData = tuple[list[int], int]
KnowledgeData = tuple[int, list[PileData], list[int], PileData, PileData, int, int, list[int], int]


def view_from(data: dict[str, object]) -> SeatView:
    """The view that `SeatView.as_data` wrote down."""
    seen = SeatView("", 0, 0)
    for name, value in data.items():
        setattr(seen, name, value)
    return seen


def knowledge_data(learnt: Knowledge) -> KnowledgeData:
    """What a seat has learnt as plain data."""
    return (
        learnt.seat,
        [_pile_data(pile) for pile in learnt.hands],
        learnt.deck[:],
        _pile_data(learnt.loose),
        _pile_data(learnt.museum),
        learnt.looked_through,
        learnt.taken,
        learnt.blank_threats[:],
        learnt.real_threat,
    )


def knowledge_from(data: KnowledgeData) -> Knowledge:
    """The knowledge that was written down."""
    learnt = Knowledge(0, data[0], 0)
    learnt.hands = [_pile_from(pile) for pile in data[1]]
    learnt.deck = data[2][:]
    learnt.loose = _pile_from(data[3])
    learnt.museum = _pile_from(data[4])
    learnt.looked_through = data[5]
    learnt.taken = data[6]
    learnt.blank_threats = data[7][:]
    learnt.real_threat = data[8]
    return learnt


def _pile_data(pile: Pile) -> PileData:
    return pile.known[:], pile.sure


def _pile_from(data: PileData) -> Pile:
    pile = Pile()
    pile.known = data[0][:]
    pile.sure = data[1]
    return pile
