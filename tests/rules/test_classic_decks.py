"""The district decks of the classic books: what they have, and what is added to them."""

from __future__ import annotations

from collections import Counter

import pytest

from citadels.engine.codes import (
    BALL_ROOM,
    FORTRESS,
    GRAVEYARD,
    KEEP,
    MAP_ROOM,
    MARKET,
    PARK,
    QUARRY,
    STATUE,
    TAVERN,
    WISHING_WELL,
)
from citadels.engine.editions.edition import SetupError
from citadels.engine.rulings import BALL_ROOM_MANNER
from citadels.engine.setup import make_rules, setup_from_preset
from citadels.engine.validation.setup_problems import setup_problems
from tests.rules.classic_decks import (
    EN,
    FIVE_STARRED,
    FR,
    REMOVED_ABOVE_THREE,
    RU,
    STARRED_DISTRICTS,
    THREE_STARRED,
    WITH_DIPLOMAT,
    WITH_IMPORT_BONUS,
    Rulings,
    deck_cards,
    deck_size,
    make_setup_for,
    wrong_count_problem,
)
from tests.rules.classic_setups import BOOKS, make_problem

# What the box has.


def test_the_starred_districts_of_each_book() -> None:
    """[classic A57] Fourteen Russian ones, eleven French; the English book borrows them."""
    assert set(deck_size(EN, has_starred=True)) == {*STARRED_DISTRICTS, *THREE_STARRED}
    assert set(deck_size(RU, has_starred=True)) == {*STARRED_DISTRICTS, *THREE_STARRED}
    assert set(deck_size(FR, has_starred=True)) == set(STARRED_DISTRICTS)
    assert deck_size(EN, has_starred=False).total() == 66
    assert deck_size(RU, has_starred=False).total() == 66
    assert deck_size(FR, has_starred=False).total() == 69
    assert deck_size(FR, has_starred=False) - deck_size(EN, has_starred=False) == Counter(
        THREE_STARRED
    )


@pytest.mark.parametrize("book", BOOKS)
def test_without_starred_districts_all_others_are_dealt(book: str) -> None:
    """[classic S001] Each as often as it is printed, two Keeps among them."""
    deck = deck_cards(setup_from_preset(book, 5))
    assert deck == deck_size(book, has_starred=False)
    assert deck[KEEP] == 2


@pytest.mark.parametrize("book", BOOKS)
def test_with_the_diplomat_there_is_no_graveyard(book: str) -> None:
    """[classic S010] [classic A61] It leaves by itself, and nothing else does."""
    setup = setup_from_preset(book, 5, characters=WITH_DIPLOMAT)
    assert setup.removed == ()
    assert deck_size(book, has_starred=False) - deck_cards(setup) == Counter([GRAVEYARD])
    assert make_rules(setup).copies[GRAVEYARD] == 0
    assert make_rules(setup_from_preset(book, 5)).copies[GRAVEYARD] == 1


@pytest.mark.parametrize(
    ("book", "rulings"),
    [(RU, ((BALL_ROOM_MANNER, 2),)), (EN, ((BALL_ROOM_MANNER, 2), *WITH_IMPORT_BONUS))],
)
def test_a_ball_room_that_is_off_is_not_dealt(book: str, rulings: Rulings) -> None:
    """[classic A48] The third reading of `ball-room-manner`."""
    setup = setup_from_preset(book, 5, districts=(BALL_ROOM, PARK), rulings=tuple(sorted(rulings)))
    assert deck_cards(setup) == deck_size(book, has_starred=False) + Counter([PARK])


# Adding.


def test_the_english_book_has_no_starred_districts() -> None:
    """[classic-en A67] They are refused unless the players add them."""
    assert setup_problems(make_setup_for(EN, (PARK,))) == [
        make_problem("bonus-districts-elsewhere")
    ]
    with pytest.raises(SetupError, match="bonus-districts-elsewhere"):
        setup_from_preset(EN, 5, districts=(PARK,))
    assert not setup_problems(make_setup_for(EN, (PARK,), rulings=WITH_IMPORT_BONUS))
    assert (
        deck_cards(setup_from_preset(EN, 5, districts=(PARK,), rulings=WITH_IMPORT_BONUS))[PARK]
        == 1
    )
    assert not setup_problems(make_setup_for(EN, ()))


@pytest.mark.parametrize(("book", "rulings"), [(RU, ()), (EN, WITH_IMPORT_BONUS)])
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_up_to_three_are_added_and_nothing_leaves(book: str, rulings: Rulings, amount: int) -> None:
    """[classic A43] One alone is as good as two or three."""
    setup = setup_from_preset(book, 5, districts=FIVE_STARRED[:amount], rulings=rulings)
    assert setup.removed == ()
    assert deck_cards(setup) == deck_size(book, has_starred=False) + Counter(FIVE_STARRED[:amount])
    assert setup_problems(make_setup_for(book, FIVE_STARRED[:amount], (TAVERN,), rulings)) == [
        wrong_count_problem(0)
    ]


@pytest.mark.parametrize(("book", "rulings"), [(RU, ()), (EN, WITH_IMPORT_BONUS)])
@pytest.mark.parametrize("amount", [4, 5, 11, 14])
def test_for_each_of_more_than_three_an_ordinary_card_leaves(
    book: str, rulings: Rulings, amount: int
) -> None:
    """[classic-ru S013] [classic A43] Five in and five out: 66 cards, as always."""
    starred = (
        *FIVE_STARRED,
        *(card for card in (*STARRED_DISTRICTS, *THREE_STARRED) if card not in FIVE_STARRED),
    )[:amount]
    setup = setup_from_preset(book, 5, districts=starred, rulings=rulings)
    assert len(setup.removed) == amount
    ordinary = deck_size(book, has_starred=False)
    assert Counter(setup.removed) <= ordinary
    deck = deck_cards(setup)
    assert deck == ordinary - Counter(setup.removed) + Counter(starred)
    assert deck.total() == 66


def test_the_table_may_say_which_ordinary_cards_leave() -> None:
    """[classic-ru S013] Any colour, also several of a name; but exactly this number."""
    gone = (TAVERN, TAVERN, MARKET, KEEP, FORTRESS)
    setup = setup_from_preset(RU, 5, districts=FIVE_STARRED, removed=gone)
    assert setup.removed == gone
    deck = deck_cards(setup)
    assert (deck[TAVERN], deck[MARKET], deck[KEEP], deck[FORTRESS]) == (3, 3, 1, 1)
    assert setup_problems(make_setup_for(RU, FIVE_STARRED)) == [wrong_count_problem(5)]
    assert setup_problems(make_setup_for(RU, FIVE_STARRED, gone[:4])) == [wrong_count_problem(5)]
    assert setup_problems(make_setup_for(RU, FIVE_STARRED, (*gone, TAVERN))) == [
        wrong_count_problem(5)
    ]
    with pytest.raises(SetupError, match="removed-wrong-number amount=5"):
        setup_from_preset(RU, 5, districts=FIVE_STARRED, removed=())


@pytest.mark.parametrize(("book", "rulings"), [(RU, ()), (EN, WITH_IMPORT_BONUS)])
def test_read_otherwise_cards_leave_only_for_those_above_three(book: str, rulings: Rulings) -> None:
    """[classic A43] The other reading of `ordinary-removed`: five in, two out."""
    turned = tuple(sorted((*rulings, *REMOVED_ABOVE_THREE)))
    setup = setup_from_preset(book, 5, districts=FIVE_STARRED, rulings=turned)
    assert len(setup.removed) == 2
    assert deck_cards(setup).total() == 69
    assert setup_problems(make_setup_for(book, FIVE_STARRED, (TAVERN,) * 5, turned)) == [
        wrong_count_problem(2)
    ]
    assert setup_from_preset(book, 5, districts=FIVE_STARRED[:3], rulings=turned).removed == ()


def test_only_ordinary_cards_that_are_there_leave() -> None:
    """[classic-ru S013] No starred card, and none more often than it is printed."""
    removed = (TAVERN, TAVERN, MARKET, MARKET)
    for card, slug in ((PARK, "park"), (WISHING_WELL, "wishing-well")):
        assert setup_problems(make_setup_for(RU, FIVE_STARRED, (*removed, card))) == [
            make_problem("removed-starred", district=slug)
        ]
    gone = (GRAVEYARD, GRAVEYARD, *removed[:3])
    assert setup_problems(make_setup_for(RU, FIVE_STARRED, gone)) == [
        make_problem("removed-not-there", district="graveyard")
    ]
    assert not setup_problems(make_setup_for(RU, FIVE_STARRED, (KEEP, KEEP, *removed[:3])))
    six = (*FIVE_STARRED, MAP_ROOM)
    assert setup_problems(make_setup_for(RU, six, (TAVERN,) * 6)) == [
        make_problem("removed-not-there", district="tavern")
    ]
    assert not setup_problems(make_setup_for(RU, six, (*(TAVERN,) * 5, MARKET)))


def test_cards_of_other_games_neither_come_nor_leave() -> None:
    """A Statue is of the later edition; 60 is no card at all."""
    assert setup_problems(make_setup_for(RU, (STATUE,))) == [
        make_problem("unknown-district", name=str(STATUE))
    ]
    assert setup_problems(make_setup_for(RU, (60,))) == [
        make_problem("unknown-district", name="60")
    ]
    removed = (TAVERN, TAVERN, MARKET, MARKET)
    assert setup_problems(make_setup_for(RU, FIVE_STARRED, (*removed, STATUE))) == [
        make_problem("removed-not-there", district="statue")
    ]
    assert setup_problems(make_setup_for(RU, FIVE_STARRED, (*removed, 60))) == [
        make_problem("removed-not-there", district="60")
    ]
    assert setup_problems(make_setup_for(RU, FIVE_STARRED, (*removed, -1))) == [
        make_problem("removed-not-there", district="-1")
    ]


@pytest.mark.parametrize("book", [RU, FR])
def test_only_starred_districts_are_chosen_and_each_once(book: str) -> None:
    assert setup_problems(make_setup_for(book, (KEEP,), (TAVERN,) if book == RU else (KEEP,)))[
        0
    ] == make_problem("district-not-unique", district="keep")
    twice = setup_problems(make_setup_for(book, (PARK, PARK)))
    assert make_problem("district-twice", district="park") in twice
    if book == FR:
        quarry = setup_problems(make_setup_for(book, (QUARRY,), (KEEP,)))
        assert quarry == [make_problem("district-not-unique", district="quarry")]
