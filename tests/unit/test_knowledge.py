"""What a seat learns from its events: seat 0 of three, a deck of five."""

from __future__ import annotations

import pytest

from citadels.engine.codes import (
    BUILT,
    CASTLE,
    DESTROYED,
    DISCARDED,
    DOCKS,
    DREW,
    GAVE_CARD,
    HIDDEN,
    KEPT,
    MANOR,
    MUSEUM,
    NO_ROLE,
    NOBODY,
    PUT_UNDER,
    RECLAIMED,
    ROUND_BEGAN,
    SAW_CARD,
    SHUFFLED,
    SITE_LAID,
    STORED,
    SWAPPED_HANDS,
    TAVERN,
    TEMPLE,
    THIEF,
    THREAT_SHOWN,
    TOOK_CARD,
)
from citadels.engine.knowledge.knowledge import INFORMATIVE_EVENTS, Knowledge, Pile
from citadels.engine.knowledge.view_codec import knowledge_to_data
from citadels.engine.names import EVENTS

Event = tuple[int, int, int, int, int]


def observe(*events: Event) -> Knowledge:
    knowledge = Knowledge(3, 0, 5)
    knowledge.observe(list(events))
    return knowledge


def pile_content(pile: Pile) -> tuple[list[int], int]:
    return [card for card, count in enumerate(pile.known) for _ in range(count)], pile.sure_count


def saw_hand_events(*cards: int, whose: int = 1) -> list[Event]:
    return [(SAW_CARD, 0, whose, card, 1) for card in cards]


EMPTY_PILE: tuple[list[int], int] = ([], 0)


# Piles.


def test_a_pile_knows_what_was_added() -> None:
    pile = Pile()
    pile.add(TAVERN)
    pile.add(TAVERN)
    pile.add(CASTLE)
    assert pile_content(pile) == ([CASTLE, TAVERN, TAVERN], 3)


def test_a_known_card_that_leaves_is_gone_and_another_changes_nothing() -> None:
    pile = Pile()
    pile.add(TAVERN)
    pile.add(CASTLE)
    pile.take(DOCKS)
    assert pile_content(pile) == ([CASTLE, TAVERN], 2)
    pile.take(TAVERN)
    assert pile_content(pile) == ([CASTLE], 1)


def test_a_card_that_leaves_unseen_makes_all_but_one_sure() -> None:
    pile = Pile()
    pile.add(TAVERN)
    pile.add(CASTLE)
    pile.take_unknown()
    assert pile_content(pile) == ([CASTLE, TAVERN], 1)
    pile.take_unknown()
    pile.take_unknown()
    assert pile_content(pile) == ([CASTLE, TAVERN], 0)
    pile.take(CASTLE)
    assert pile_content(pile) == ([TAVERN], 0)


def test_a_copy_of_a_pile_is_another_pile() -> None:
    pile = Pile()
    pile.add(TAVERN)
    twin = pile.copy()
    twin.add(CASTLE)
    pile.clear()
    assert pile_content(pile) == EMPTY_PILE
    assert pile_content(twin) == ([CASTLE, TAVERN], 2)


# Hands.


def test_a_hand_that_was_looked_at_is_known() -> None:
    knowledge = observe(*saw_hand_events(TAVERN, CASTLE))
    assert pile_content(knowledge.hands[1]) == ([CASTLE, TAVERN], 2)
    assert pile_content(knowledge.hands[2]) == EMPTY_PILE


def test_a_second_look_replaces_the_first() -> None:
    knowledge = observe(*saw_hand_events(TAVERN, CASTLE))
    knowledge.observe(saw_hand_events(DOCKS))
    assert pile_content(knowledge.hands[1]) == ([DOCKS], 1)


def test_what_others_look_at_teaches_nothing() -> None:
    knowledge = observe((SAW_CARD, 2, 1, HIDDEN, 1), (SAW_CARD, 2, 0, TAVERN, 1))
    assert [pile_content(pile) for pile in knowledge.hands] == [EMPTY_PILE] * 3


def test_a_card_that_was_given_is_known_until_it_is_built() -> None:
    knowledge = observe((GAVE_CARD, 0, 1, TAVERN, 1))
    assert pile_content(knowledge.hands[1]) == ([TAVERN], 1)
    knowledge.observe([(SITE_LAID, 1, NOBODY, TAVERN, 0), (BUILT, 1, NOBODY, TAVERN, 0)])
    assert pile_content(knowledge.hands[1]) == EMPTY_PILE


def test_a_card_that_goes_from_one_to_another_unseen_may_be_any() -> None:
    knowledge = observe(*saw_hand_events(TAVERN, CASTLE))
    knowledge.observe([(GAVE_CARD, 1, 2, HIDDEN, 1)])
    assert pile_content(knowledge.hands[1]) == ([CASTLE, TAVERN], 1)
    assert pile_content(knowledge.hands[2]) == EMPTY_PILE
    knowledge.observe([(TOOK_CARD, 2, 1, HIDDEN, 1)])
    assert pile_content(knowledge.hands[1]) == ([CASTLE, TAVERN], 0)


def test_a_card_taken_by_oneself_has_left_the_other_hand() -> None:
    knowledge = observe(*saw_hand_events(TAVERN, CASTLE), (TOOK_CARD, 0, 1, TAVERN, 1))
    assert pile_content(knowledge.hands[1]) == ([CASTLE], 1)
    assert pile_content(knowledge.hands[0]) == EMPTY_PILE


def test_a_card_kept_before_ones_eyes_is_known() -> None:
    knowledge = observe((KEPT, 2, NOBODY, TAVERN, 1), (KEPT, 1, NOBODY, HIDDEN, 1))
    knowledge.observe([(KEPT, 0, NOBODY, CASTLE, 1)])
    assert pile_content(knowledge.hands[2]) == ([TAVERN], 1)
    assert pile_content(knowledge.hands[1]) == EMPTY_PILE
    assert pile_content(knowledge.hands[0]) == EMPTY_PILE


def test_a_discard_of_another_may_be_any_of_the_known_cards() -> None:
    knowledge = observe(*saw_hand_events(TAVERN, CASTLE), (DISCARDED, 1, NOBODY, HIDDEN, 1))
    assert pile_content(knowledge.hands[1]) == ([CASTLE, TAVERN], 1)
    assert knowledge.deck == [HIDDEN] * 6


def test_hands_that_are_swapped_by_others_stay_known() -> None:
    knowledge = observe(
        *saw_hand_events(TAVERN), (SWAPPED_HANDS, 1, 2, -1, 0), (GAVE_CARD, 1, 2, HIDDEN, 2)
    )
    assert pile_content(knowledge.hands[1]) == EMPTY_PILE
    assert pile_content(knowledge.hands[2]) == ([TAVERN], 1)


def test_what_one_gives_in_a_swap_of_hands_is_known() -> None:
    knowledge = observe(*saw_hand_events(DOCKS))
    knowledge.observe(
        [
            (SWAPPED_HANDS, 1, 0, -1, 0),
            (GAVE_CARD, 0, 1, TAVERN, 2),
            (GAVE_CARD, 0, 1, CASTLE, 2),
            (GAVE_CARD, 1, 0, DOCKS, 2),
        ]
    )
    assert pile_content(knowledge.hands[1]) == ([CASTLE, TAVERN], 2)
    assert pile_content(knowledge.hands[0]) == EMPTY_PILE


# The deck.


def test_what_one_puts_under_the_deck_is_known_until_it_is_drawn() -> None:
    knowledge = observe((PUT_UNDER, 0, NOBODY, TAVERN, 1), (DISCARDED, 0, NOBODY, CASTLE, 1))
    assert knowledge.deck == [HIDDEN] * 5 + [TAVERN, CASTLE]
    knowledge.observe([(DREW, 1, NOBODY, HIDDEN, 1)] * 6)
    assert knowledge.deck == [CASTLE]
    assert pile_content(knowledge.hands[1]) == ([TAVERN], 1)
    knowledge.observe([(DREW, 2, NOBODY, HIDDEN, 0)])
    assert pile_content(knowledge.hands[2]) == EMPTY_PILE, "drawn to choose from, perhaps not kept"


def test_a_destroyed_district_lies_at_the_bottom_for_all_to_know() -> None:
    assert observe((DESTROYED, 1, NOBODY, MANOR, 0)).deck == [HIDDEN] * 5 + [MANOR]


def test_what_another_puts_under_the_deck_is_not_known() -> None:
    assert observe((PUT_UNDER, 1, NOBODY, HIDDEN, 1)).deck == [HIDDEN] * 6


def test_a_shuffle_leaves_the_cards_but_not_their_places() -> None:
    knowledge = observe((PUT_UNDER, 0, NOBODY, TAVERN, 1), (SHUFFLED, NOBODY, NOBODY, -1, 0))
    assert knowledge.deck == [HIDDEN] * 6
    assert pile_content(knowledge.loose) == ([TAVERN], 1)
    knowledge.observe([(DREW, 0, NOBODY, CASTLE, 1)])
    assert pile_content(knowledge.loose) == ([TAVERN], 1)
    knowledge.observe([(DREW, 1, NOBODY, HIDDEN, 1)])
    assert pile_content(knowledge.loose) == ([TAVERN], 0)
    knowledge.observe([(DREW, 0, NOBODY, TAVERN, 1)])
    assert pile_content(knowledge.loose) == EMPTY_PILE


def test_a_known_place_of_the_deck_drawn_by_oneself_teaches_nothing_new() -> None:
    knowledge = Knowledge(3, 0, 0)
    knowledge.observe([(PUT_UNDER, 0, NOBODY, TAVERN, 1), (DREW, 0, NOBODY, TAVERN, 1)])
    assert knowledge.deck == []
    assert pile_content(knowledge.loose) == EMPTY_PILE


# The Museum and threats.


def test_a_card_laid_under_the_museum_is_known_until_it_falls() -> None:
    knowledge = observe((STORED, 0, NOBODY, TAVERN, 1), (STORED, 0, NOBODY, TEMPLE, 1))
    knowledge.observe([(STORED, 1, NOBODY, HIDDEN, 1)])
    assert pile_content(knowledge.museum) == ([TEMPLE, TAVERN], 2)
    knowledge.observe([(PUT_UNDER, NOBODY, NOBODY, HIDDEN, 1)] * 3)
    assert pile_content(knowledge.museum) == EMPTY_PILE
    assert pile_content(knowledge.loose) == ([TEMPLE, TAVERN], 2)
    assert knowledge.deck == [HIDDEN] * 8


def test_a_blank_threat_is_known_until_the_next_round() -> None:
    knowledge = observe((THREAT_SHOWN, 1, 2, THIEF, 0))
    assert knowledge.blank_threats == [THIEF]
    knowledge.observe([(ROUND_BEGAN, 1, NOBODY, -1, 2)])
    assert knowledge.blank_threats == []


def test_a_real_threat_that_was_shown_is_known_until_the_next_round() -> None:
    knowledge = observe((THREAT_SHOWN, 1, 2, THIEF, 1))
    assert knowledge.real_threat == THIEF
    assert knowledge.blank_threats == []
    assert knowledge.copy().real_threat == THIEF
    knowledge.observe([(ROUND_BEGAN, 1, NOBODY, -1, 2)])
    assert knowledge.real_threat == NO_ROLE


# A card taken from the seat itself.


def test_a_card_taken_into_another_hand_is_known_there() -> None:
    assert pile_content(observe((TOOK_CARD, 1, 0, TAVERN, 1)).hands[1]) == ([TAVERN], 1)


def test_a_card_taken_to_build_or_keep_lies_in_front_of_who_took_it() -> None:
    knowledge = observe((TOOK_CARD, 1, 0, TAVERN, 0))
    assert pile_content(knowledge.hands[1]) == EMPTY_PILE
    assert knowledge.taken_card == knowledge.copy().taken_card == TAVERN
    before_build = knowledge.copy()
    before_build.observe([(KEPT, 1, NOBODY, TAVERN, 1)])
    assert pile_content(before_build.hands[1]) == ([TAVERN], 1)
    assert before_build.taken_card == HIDDEN


def test_building_a_taken_card_leaves_an_equal_one_in_the_hand() -> None:
    knowledge = observe((GAVE_CARD, 0, 1, TAVERN, 1), (TOOK_CARD, 1, 0, TAVERN, 0))
    knowledge.observe([(SITE_LAID, 1, NOBODY, TAVERN, 0)])
    assert pile_content(knowledge.hands[1]) == ([TAVERN], 1)
    assert knowledge.taken_card == HIDDEN


def test_what_is_taken_from_another_to_build_or_keep_is_not_known() -> None:
    assert observe((TOOK_CARD, 1, 2, HIDDEN, 0)).taken_card == HIDDEN


def test_a_copy_learns_by_itself() -> None:
    knowledge = observe(
        *saw_hand_events(TAVERN), (STORED, 0, NOBODY, TEMPLE, 1), (PUT_UNDER, 0, NOBODY, DOCKS, 1)
    )
    twin = knowledge.copy()
    assert knowledge_vars(twin) == knowledge_vars(knowledge)
    twin.observe(
        [
            *saw_hand_events(CASTLE),
            (SHUFFLED, NOBODY, NOBODY, -1, 0),
            (THREAT_SHOWN, 1, 2, THIEF, 0),
        ]
    )
    assert pile_content(knowledge.hands[1]) == ([TAVERN], 1)
    assert knowledge.deck == [HIDDEN] * 5 + [DOCKS]
    assert knowledge.blank_threats == []
    assert pile_content(knowledge.loose) == EMPTY_PILE


def knowledge_vars(knowledge: Knowledge) -> tuple[object, ...]:
    piles = [*knowledge.hands, knowledge.loose, knowledge.museum]
    return (
        knowledge.seat,
        knowledge.deck,
        knowledge.blank_threats,
        [pile_content(pile) for pile in piles],
    )


@pytest.mark.parametrize("seat", [NOBODY, 0, 1])
def test_everybody_can_learn(seat: int) -> None:
    knowledge = Knowledge(2, seat, 3)
    knowledge.observe([(DREW, 1, NOBODY, HIDDEN, 1), (DESTROYED, 1, NOBODY, MANOR, 0)])
    assert knowledge.deck == [HIDDEN, HIDDEN, MANOR]


def test_a_reclaimed_district_is_known_to_be_in_the_hand() -> None:
    knowledge = observe((DESTROYED, 1, NOBODY, DOCKS, 1), (RECLAIMED, 2, NOBODY, DOCKS, 0))
    assert knowledge.deck == [HIDDEN] * 5
    assert pile_content(knowledge.hands[2]) == ([DOCKS], 1)


def test_a_reclaimed_district_that_was_destroyed_unheard_lay_at_the_bottom() -> None:
    knowledge = observe((RECLAIMED, 2, NOBODY, DOCKS, 0))
    assert knowledge.deck == [HIDDEN] * 4
    assert pile_content(knowledge.hands[2]) == ([DOCKS], 1)


def test_a_reclaimed_museum_lies_above_the_cards_that_lay_under_it() -> None:
    fallen = [(DESTROYED, 1, NOBODY, MUSEUM, 1), (PUT_UNDER, NOBODY, NOBODY, HIDDEN, 1)]
    knowledge = observe(*fallen)
    assert knowledge.deck[5:] == [MUSEUM, HIDDEN]
    knowledge.observe([(RECLAIMED, 0, NOBODY, MUSEUM, 0)])
    assert knowledge.deck == [HIDDEN] * 6
    assert pile_content(knowledge.hands[0]) == ([], 0), (
        "a seat sees its own hand and need not remember it"
    )


@pytest.mark.parametrize("kind", range(1, len(EVENTS)))
def test_nothing_is_learnt_from_other_events_than_those_that_teach(kind: int) -> None:
    """So it is enough to show a seat the informative events."""
    knowledge = observe()
    before = knowledge_to_data(knowledge)
    if not (INFORMATIVE_EVENTS >> kind) & 1:
        knowledge.observe([(kind, 1, 2, MANOR, 1)])
        assert knowledge_to_data(knowledge) == before
