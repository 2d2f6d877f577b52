"""What a seat makes of the events it hears: seat 0 of three, a deck of five."""

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


def mind(*events: Event) -> Knowledge:
    learnt = Knowledge(3, 0, 5)
    learnt.observe(list(events))
    return learnt


def content(pile: Pile) -> tuple[list[int], int]:
    return [card for card, count in enumerate(pile.known) for _ in range(count)], pile.sure_count


def saw(*cards: int, whose: int = 1) -> list[Event]:
    return [(SAW_CARD, 0, whose, card, 1) for card in cards]


NOTHING: tuple[list[int], int] = ([], 0)


# Piles.


def test_a_pile_knows_what_was_added() -> None:
    pile = Pile()
    pile.add(TAVERN)
    pile.add(TAVERN)
    pile.add(CASTLE)
    assert content(pile) == ([CASTLE, TAVERN, TAVERN], 3)


def test_a_known_card_that_leaves_is_gone_and_another_changes_nothing() -> None:
    pile = Pile()
    pile.add(TAVERN)
    pile.add(CASTLE)
    pile.take(DOCKS)
    assert content(pile) == ([CASTLE, TAVERN], 2)
    pile.take(TAVERN)
    assert content(pile) == ([CASTLE], 1)


def test_a_card_that_leaves_unseen_makes_all_but_one_sure() -> None:
    pile = Pile()
    pile.add(TAVERN)
    pile.add(CASTLE)
    pile.take_unknown()
    assert content(pile) == ([CASTLE, TAVERN], 1)
    pile.take_unknown()
    pile.take_unknown()
    assert content(pile) == ([CASTLE, TAVERN], 0)
    pile.take(CASTLE)
    assert content(pile) == ([TAVERN], 0)


def test_a_copy_of_a_pile_is_another_pile() -> None:
    pile = Pile()
    pile.add(TAVERN)
    twin = pile.copy()
    twin.add(CASTLE)
    pile.clear()
    assert content(pile) == NOTHING
    assert content(twin) == ([CASTLE, TAVERN], 2)


# Hands.


def test_a_hand_that_was_looked_at_is_known() -> None:
    learnt = mind(*saw(TAVERN, CASTLE))
    assert content(learnt.hands[1]) == ([CASTLE, TAVERN], 2)
    assert content(learnt.hands[2]) == NOTHING


def test_a_second_look_replaces_the_first() -> None:
    learnt = mind(*saw(TAVERN, CASTLE))
    learnt.observe(saw(DOCKS))
    assert content(learnt.hands[1]) == ([DOCKS], 1)


def test_what_others_look_at_teaches_nothing() -> None:
    learnt = mind((SAW_CARD, 2, 1, HIDDEN, 1), (SAW_CARD, 2, 0, TAVERN, 1))
    assert [content(pile) for pile in learnt.hands] == [NOTHING] * 3


def test_a_card_that_was_given_is_known_until_it_is_built() -> None:
    learnt = mind((GAVE_CARD, 0, 1, TAVERN, 1))
    assert content(learnt.hands[1]) == ([TAVERN], 1)
    learnt.observe([(SITE_LAID, 1, NOBODY, TAVERN, 0), (BUILT, 1, NOBODY, TAVERN, 0)])
    assert content(learnt.hands[1]) == NOTHING


def test_a_card_that_goes_from_one_to_another_unseen_may_be_any() -> None:
    learnt = mind(*saw(TAVERN, CASTLE))
    learnt.observe([(GAVE_CARD, 1, 2, HIDDEN, 1)])
    assert content(learnt.hands[1]) == ([CASTLE, TAVERN], 1)
    assert content(learnt.hands[2]) == NOTHING
    learnt.observe([(TOOK_CARD, 2, 1, HIDDEN, 1)])
    assert content(learnt.hands[1]) == ([CASTLE, TAVERN], 0)


def test_a_card_taken_by_oneself_has_left_the_other_hand() -> None:
    learnt = mind(*saw(TAVERN, CASTLE), (TOOK_CARD, 0, 1, TAVERN, 1))
    assert content(learnt.hands[1]) == ([CASTLE], 1)
    assert content(learnt.hands[0]) == NOTHING


def test_a_card_kept_before_ones_eyes_is_known() -> None:
    learnt = mind((KEPT, 2, NOBODY, TAVERN, 1), (KEPT, 1, NOBODY, HIDDEN, 1))
    learnt.observe([(KEPT, 0, NOBODY, CASTLE, 1)])
    assert content(learnt.hands[2]) == ([TAVERN], 1)
    assert content(learnt.hands[1]) == NOTHING
    assert content(learnt.hands[0]) == NOTHING


def test_a_discard_of_another_may_be_any_of_the_known_cards() -> None:
    learnt = mind(*saw(TAVERN, CASTLE), (DISCARDED, 1, NOBODY, HIDDEN, 1))
    assert content(learnt.hands[1]) == ([CASTLE, TAVERN], 1)
    assert learnt.deck == [HIDDEN] * 6


def test_hands_that_are_swapped_by_others_stay_known() -> None:
    learnt = mind(*saw(TAVERN), (SWAPPED_HANDS, 1, 2, -1, 0), (GAVE_CARD, 1, 2, HIDDEN, 2))
    assert content(learnt.hands[1]) == NOTHING
    assert content(learnt.hands[2]) == ([TAVERN], 1)


def test_what_one_gives_in_a_swap_of_hands_is_known() -> None:
    learnt = mind(*saw(DOCKS))
    learnt.observe(
        [
            (SWAPPED_HANDS, 1, 0, -1, 0),
            (GAVE_CARD, 0, 1, TAVERN, 2),
            (GAVE_CARD, 0, 1, CASTLE, 2),
            (GAVE_CARD, 1, 0, DOCKS, 2),
        ]
    )
    assert content(learnt.hands[1]) == ([CASTLE, TAVERN], 2)
    assert content(learnt.hands[0]) == NOTHING


# The deck.


def test_what_one_puts_under_the_deck_is_known_until_it_is_drawn() -> None:
    learnt = mind((PUT_UNDER, 0, NOBODY, TAVERN, 1), (DISCARDED, 0, NOBODY, CASTLE, 1))
    assert learnt.deck == [HIDDEN] * 5 + [TAVERN, CASTLE]
    learnt.observe([(DREW, 1, NOBODY, HIDDEN, 1)] * 6)
    assert learnt.deck == [CASTLE]
    assert content(learnt.hands[1]) == ([TAVERN], 1)
    learnt.observe([(DREW, 2, NOBODY, HIDDEN, 0)])
    assert content(learnt.hands[2]) == NOTHING, "drawn to choose from, perhaps not kept"


def test_a_destroyed_district_lies_at_the_bottom_for_all_to_know() -> None:
    assert mind((DESTROYED, 1, NOBODY, MANOR, 0)).deck == [HIDDEN] * 5 + [MANOR]


def test_what_another_puts_under_the_deck_is_not_known() -> None:
    assert mind((PUT_UNDER, 1, NOBODY, HIDDEN, 1)).deck == [HIDDEN] * 6


def test_a_shuffle_leaves_the_cards_but_not_their_places() -> None:
    learnt = mind((PUT_UNDER, 0, NOBODY, TAVERN, 1), (SHUFFLED, NOBODY, NOBODY, -1, 0))
    assert learnt.deck == [HIDDEN] * 6
    assert content(learnt.loose) == ([TAVERN], 1)
    learnt.observe([(DREW, 0, NOBODY, CASTLE, 1)])
    assert content(learnt.loose) == ([TAVERN], 1)
    learnt.observe([(DREW, 1, NOBODY, HIDDEN, 1)])
    assert content(learnt.loose) == ([TAVERN], 0)
    learnt.observe([(DREW, 0, NOBODY, TAVERN, 1)])
    assert content(learnt.loose) == NOTHING


def test_a_known_place_of_the_deck_drawn_by_oneself_teaches_nothing_new() -> None:
    learnt = Knowledge(3, 0, 0)
    learnt.observe([(PUT_UNDER, 0, NOBODY, TAVERN, 1), (DREW, 0, NOBODY, TAVERN, 1)])
    assert learnt.deck == []
    assert content(learnt.loose) == NOTHING


# The Museum and threats.


def test_a_card_laid_under_the_museum_is_known_until_it_falls() -> None:
    learnt = mind((STORED, 0, NOBODY, TAVERN, 1), (STORED, 0, NOBODY, TEMPLE, 1))
    learnt.observe([(STORED, 1, NOBODY, HIDDEN, 1)])
    assert content(learnt.museum) == ([TEMPLE, TAVERN], 2)
    learnt.observe([(PUT_UNDER, NOBODY, NOBODY, HIDDEN, 1)] * 3)
    assert content(learnt.museum) == NOTHING
    assert content(learnt.loose) == ([TEMPLE, TAVERN], 2)
    assert learnt.deck == [HIDDEN] * 8


def test_a_blank_threat_is_known_until_the_next_round() -> None:
    learnt = mind((THREAT_SHOWN, 1, 2, THIEF, 0))
    assert learnt.blank_threats == [THIEF]
    learnt.observe([(ROUND_BEGAN, 1, NOBODY, -1, 2)])
    assert learnt.blank_threats == []


def test_a_real_threat_that_was_shown_is_known_until_the_next_round() -> None:
    learnt = mind((THREAT_SHOWN, 1, 2, THIEF, 1))
    assert learnt.real_threat == THIEF
    assert learnt.blank_threats == []
    assert learnt.copy().real_threat == THIEF
    learnt.observe([(ROUND_BEGAN, 1, NOBODY, -1, 2)])
    assert learnt.real_threat == NO_ROLE


# A card taken from oneself.


def test_a_card_taken_into_another_hand_is_known_there() -> None:
    assert content(mind((TOOK_CARD, 1, 0, TAVERN, 1)).hands[1]) == ([TAVERN], 1)


def test_a_card_taken_to_build_or_keep_lies_in_front_of_who_took_it() -> None:
    learnt = mind((TOOK_CARD, 1, 0, TAVERN, 0))
    assert content(learnt.hands[1]) == NOTHING
    assert learnt.taken_card == learnt.copy().taken_card == TAVERN
    kept = learnt.copy()
    kept.observe([(KEPT, 1, NOBODY, TAVERN, 1)])
    assert content(kept.hands[1]) == ([TAVERN], 1)
    assert kept.taken_card == HIDDEN


def test_building_a_taken_card_leaves_an_equal_one_in_the_hand() -> None:
    learnt = mind((GAVE_CARD, 0, 1, TAVERN, 1), (TOOK_CARD, 1, 0, TAVERN, 0))
    learnt.observe([(SITE_LAID, 1, NOBODY, TAVERN, 0)])
    assert content(learnt.hands[1]) == ([TAVERN], 1)
    assert learnt.taken_card == HIDDEN


def test_what_is_taken_from_another_to_build_or_keep_is_not_known() -> None:
    assert mind((TOOK_CARD, 1, 2, HIDDEN, 0)).taken_card == HIDDEN


def test_a_copy_learns_by_itself() -> None:
    learnt = mind(*saw(TAVERN), (STORED, 0, NOBODY, TEMPLE, 1), (PUT_UNDER, 0, NOBODY, DOCKS, 1))
    twin = learnt.copy()
    assert vars_of(twin) == vars_of(learnt)
    twin.observe([*saw(CASTLE), (SHUFFLED, NOBODY, NOBODY, -1, 0), (THREAT_SHOWN, 1, 2, THIEF, 0)])
    assert content(learnt.hands[1]) == ([TAVERN], 1)
    assert learnt.deck == [HIDDEN] * 5 + [DOCKS]
    assert learnt.blank_threats == []
    assert content(learnt.loose) == NOTHING


def vars_of(learnt: Knowledge) -> tuple[object, ...]:
    piles = [*learnt.hands, learnt.loose, learnt.museum]
    return learnt.seat, learnt.deck, learnt.blank_threats, [content(pile) for pile in piles]


@pytest.mark.parametrize("seat", [NOBODY, 0, 1])
def test_everybody_can_learn(seat: int) -> None:
    learnt = Knowledge(2, seat, 3)
    learnt.observe([(DREW, 1, NOBODY, HIDDEN, 1), (DESTROYED, 1, NOBODY, MANOR, 0)])
    assert learnt.deck == [HIDDEN, HIDDEN, MANOR]


def test_a_reclaimed_district_is_known_to_be_in_the_hand() -> None:
    learnt = mind((DESTROYED, 1, NOBODY, DOCKS, 1), (RECLAIMED, 2, NOBODY, DOCKS, 0))
    assert learnt.deck == [HIDDEN] * 5
    assert content(learnt.hands[2]) == ([DOCKS], 1)


def test_a_reclaimed_district_that_was_destroyed_unheard_lay_at_the_bottom() -> None:
    learnt = mind((RECLAIMED, 2, NOBODY, DOCKS, 0))
    assert learnt.deck == [HIDDEN] * 4
    assert content(learnt.hands[2]) == ([DOCKS], 1)


def test_a_reclaimed_museum_lies_above_the_cards_that_lay_under_it() -> None:
    fallen = [(DESTROYED, 1, NOBODY, MUSEUM, 1), (PUT_UNDER, NOBODY, NOBODY, HIDDEN, 1)]
    learnt = mind(*fallen)
    assert learnt.deck[5:] == [MUSEUM, HIDDEN]
    learnt.observe([(RECLAIMED, 0, NOBODY, MUSEUM, 0)])
    assert learnt.deck == [HIDDEN] * 6
    assert content(learnt.hands[0]) == ([], 0), "the own hand is seen, not remembered"


@pytest.mark.parametrize("kind", range(1, len(EVENTS)))
def test_nothing_is_learnt_from_other_events_than_those_that_teach(kind: int) -> None:
    """Whoever tells a seat of these alone leaves out nothing."""
    learnt = mind()
    before = knowledge_to_data(learnt)
    if not (INFORMATIVE_EVENTS >> kind) & 1:
        learnt.observe([(kind, 1, 2, MANOR, 1)])
        assert knowledge_to_data(learnt) == before
