"""Views and knowledge as plain data and back: for bots that think in another process."""

from __future__ import annotations

from citadels.engine.knowledge.knowledge import Knowledge, Pile
from citadels.engine.view import SeatView

PileData = tuple[list[int], int]
KnowledgeData = tuple[int, list[PileData], list[int], PileData, PileData, int, int, list[int], int]


def view_from_data(data: dict[str, object]) -> SeatView:
    """The view that `SeatView.as_data` wrote down."""
    view = SeatView("", 0, 0)
    for name, value in data.items():
        setattr(view, name, value)
    return view


def knowledge_to_data(knowledge: Knowledge) -> KnowledgeData:
    """What a seat has learnt as plain data."""
    return (
        knowledge.seat,
        [_pile_to_data(pile) for pile in knowledge.hands],
        knowledge.deck[:],
        _pile_to_data(knowledge.loose),
        _pile_to_data(knowledge.museum),
        knowledge.unshown_deck_cards,
        knowledge.taken_card,
        knowledge.blank_threats[:],
        knowledge.real_threat,
    )


def knowledge_from_data(data: KnowledgeData) -> Knowledge:
    """The knowledge that was written down."""
    knowledge = Knowledge(0, data[0], 0)
    knowledge.hands = [_pile_from_data(pile) for pile in data[1]]
    knowledge.deck = data[2][:]
    knowledge.loose = _pile_from_data(data[3])
    knowledge.museum = _pile_from_data(data[4])
    knowledge.unshown_deck_cards = data[5]
    knowledge.taken_card = data[6]
    knowledge.blank_threats = data[7][:]
    knowledge.real_threat = data[8]
    return knowledge


def _pile_to_data(pile: Pile) -> PileData:
    return pile.known[:], pile.sure_count


def _pile_from_data(data: PileData) -> Pile:
    pile = Pile()
    pile.known = data[0][:]
    pile.sure_count = data[1]
    return pile
