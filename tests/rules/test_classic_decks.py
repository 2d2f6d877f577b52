"""The district decks of the classic books: what may be added, and what leaves the deck for it."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Final

import pytest

from citadels.engine.codes import (
    ARMORY,
    BALL_ROOM,
    BELL_TOWER,
    DIPLOMAT,
    FACTORY,
    FORTRESS,
    GRAVEYARD,
    HAUNTED_QUARTER,
    HOSPITAL,
    IMPERIAL_TREASURY,
    KEEP,
    LIGHTHOUSE,
    MAP_ROOM,
    MARKET,
    MUSEUM,
    PARK,
    POOR_HOUSE,
    QUARRY,
    STATUE,
    TAVERN,
    THRONE_ROOM,
    UNIQUE,
    WARLORD,
    WISHING_WELL,
)
from citadels.engine.editions.edition import Problem, Setup, SetupError
from citadels.engine.editions.registry import edition
from citadels.engine.game import Game
from citadels.engine.rulings import (
    ADD_WITHOUT_EXCHANGE,
    BALL_ROOM_MANNER,
    IMPORT_BONUS_DISTRICTS,
    ORDINARY_REMOVED,
)
from citadels.engine.serialization import SaveError, setup_from_spec
from citadels.engine.setup import (
    draw_removed_cards,
    make_rules,
    new_game,
    random_setup,
    setup_from_preset,
)
from citadels.engine.validation.setup_problems import setup_problems
from citadels.engine.view import deck_list, hand_list

BOOKS: Final = ("classic-en", "classic-ru", "classic-fr")
EN: Final = "classic-en"
RU: Final = "classic-ru"
FR: Final = "classic-fr"
FIRST_GAME: Final = edition(EN).presets[0].characters
WITH_DIPLOMAT: Final = tuple(DIPLOMAT if role == WARLORD else role for role in FIRST_GAME)

STARRED_DISTRICTS: Final = (
    ARMORY,
    FACTORY,
    MAP_ROOM,
    MUSEUM,
    PARK,
    POOR_HOUSE,
    LIGHTHOUSE,
    BELL_TOWER,
    HOSPITAL,
    THRONE_ROOM,
    BALL_ROOM,
)
THREE_STARRED: Final = (
    IMPERIAL_TREASURY,
    QUARRY,
    WISHING_WELL,
)  # starred, but not in the French book
FIVE_STARRED: Final = (ARMORY, MUSEUM, PARK, QUARRY, HOSPITAL)

WITH_IMPORT_BONUS: Final = ((IMPORT_BONUS_DISTRICTS, 1),)
REMOVED_ABOVE_THREE: Final = ((ORDINARY_REMOVED, 1),)
WITHOUT_EXCHANGE: Final = ((ADD_WITHOUT_EXCHANGE, 1),)

Rulings = tuple[tuple[int, int], ...]


def make_setup_for(
    book: str,
    districts: tuple[int, ...],
    removed: tuple[int, ...] = (),
    rulings: Rulings = (),
    cast: tuple[int, ...] = FIRST_GAME,
) -> Setup:
    return Setup(book, 5, cast, districts, rulings, 0, removed)


def make_problem(code: str, **values: str | int) -> Problem:
    return Problem(code, tuple(values.items()))


def wrong_count_problem(amount: int) -> Problem:
    return make_problem("removed-wrong-number", amount=amount)


def dealt_cards(game: Game) -> Counter[int]:
    """Every card of the deck and of all hands."""
    hands = [hand_list(game, seat) for seat in range(game.seats())]
    return Counter(chain(deck_list(game), *hands))


def deck_cards(setup: Setup) -> Counter[int]:
    return dealt_cards(new_game(setup, 5))


def deck_size(book: str, has_starred: bool) -> Counter[int]:
    """The cards of a book: those always in the deck, or those that are starred."""
    rows = [row for row in edition(book).districts if row.is_optional is has_starred]
    return Counter({row.card: row.copies for row in rows})


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
    """[classic A48] The third manner of the Ball Room."""
    setup = setup_from_preset(book, 5, districts=(BALL_ROOM, PARK), rulings=tuple(sorted(rulings)))
    assert deck_cards(setup) == deck_size(book, has_starred=False) + Counter([PARK])


# Adding.


def test_the_english_book_has_no_starred_districts() -> None:
    """[classic-en A67] They are refused unless the table brings them in."""
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
    """[classic-ru S013] Any colour, also several of a name; but so many and no others."""
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


# Exchanging.


@pytest.mark.parametrize("amount", [1, 4, 11])
def test_starred_districts_take_the_places_of_special_ones(amount: int) -> None:
    """[classic-fr S014] [classic A44] As many as come, so that there are 69 cards as before."""
    setup = setup_from_preset(FR, 5, districts=STARRED_DISTRICTS[:amount])
    assert len(setup.removed) == amount
    unstarred = deck_size(FR, has_starred=False)
    rows = {row.card: row for row in edition(FR).districts}
    assert all(rows[card].type == UNIQUE and not rows[card].is_optional for card in setup.removed)
    deck = deck_cards(setup)
    assert deck == unstarred - Counter(setup.removed) + Counter(STARRED_DISTRICTS[:amount])
    assert deck.total() == 69


def test_the_table_may_say_which_special_cards_are_exchanged() -> None:
    """[classic-fr S014] Both Keeps are two cards; a Tavern is no special one."""
    four = STARRED_DISTRICTS[:4]
    gone = (KEEP, KEEP, QUARRY, HAUNTED_QUARTER)
    assert deck_cards(setup_from_preset(FR, 5, districts=four, removed=gone))[KEEP] == 0
    assert setup_problems(make_setup_for(FR, four, (*gone[:3], TAVERN))) == [
        make_problem("removed-not-unique", district="tavern")
    ]
    assert setup_problems(make_setup_for(FR, four, (*gone[:3], ARMORY))) == [
        make_problem("removed-starred", district="armory")
    ]
    assert setup_problems(make_setup_for(FR, four, (KEEP, KEEP, KEEP, QUARRY))) == [
        make_problem("removed-not-there", district="keep")
    ]
    assert setup_problems(make_setup_for(FR, four, (*gone[:3], 60))) == [
        make_problem("removed-not-unique", district="60"),
        make_problem("removed-not-there", district="60"),
    ]
    assert setup_problems(make_setup_for(FR, four, gone[:3])) == [wrong_count_problem(4)]
    assert setup_problems(make_setup_for(FR, (), gone[:1])) == [wrong_count_problem(0)]


def test_the_eleven_are_not_simply_added() -> None:
    """[classic-fr S015] [classic A44] Refused by itself, allowed if the table wants it."""
    assert setup_problems(make_setup_for(FR, STARRED_DISTRICTS)) == [wrong_count_problem(11)]
    with pytest.raises(SetupError, match="removed-wrong-number amount=11"):
        setup_from_preset(FR, 5, districts=STARRED_DISTRICTS, removed=())
    setup = setup_from_preset(FR, 5, districts=STARRED_DISTRICTS, rulings=WITHOUT_EXCHANGE)
    assert setup.removed == ()
    assert deck_cards(setup).total() == 80


def test_a_table_that_adds_freely_may_still_take_cards_out() -> None:
    """[classic A44] Any number of special ones, under the other reading."""
    for gone in ((), (KEEP,), (KEEP, KEEP, QUARRY)):
        setup = setup_from_preset(
            FR, 5, districts=STARRED_DISTRICTS[:2], removed=gone, rulings=WITHOUT_EXCHANGE
        )
        assert deck_cards(setup).total() == 69 + 2 - len(gone)
    assert setup_problems(make_setup_for(FR, (), (TAVERN,), WITHOUT_EXCHANGE)) == [
        make_problem("removed-not-unique", district="tavern")
    ]
    assert setup_problems(make_setup_for(FR, (), (KEEP,) * 3, WITHOUT_EXCHANGE)) == [
        make_problem("removed-not-there", district="keep")
    ]


def test_nothing_leaves_the_deck_of_the_later_edition() -> None:
    book = edition("2016")
    fourteen = book.presets[0].districts
    setup = Setup("2016", 5, FIRST_GAME, fourteen, (), 0, (TAVERN,))
    assert setup_problems(setup) == [wrong_count_problem(0)]
    assert setup_from_preset("2016", 5).removed == ()


# Lots.


@pytest.mark.parametrize("book", [RU, FR])
def test_random_removals_depend_on_the_seed_alone(book: str) -> None:
    five = STARRED_DISTRICTS[:5]
    removals = [setup_from_preset(book, 5, districts=five, seed=seed).removed for seed in range(40)]
    assert [
        setup_from_preset(book, 5, districts=five, seed=seed).removed for seed in range(40)
    ] == removals
    assert len(set(removals)) > 30
    assert all(tuple(sorted(gone)) == gone for gone in removals)
    removed_cards = set(chain(*removals))
    colours = {row.type for row in edition(book).districts if row.card in removed_cards}
    assert colours == ({UNIQUE} if book == FR else {*range(UNIQUE), UNIQUE})


@pytest.mark.parametrize("book", [RU, FR])
def test_a_needed_card_is_never_removed_at_random(book: str) -> None:
    """A position names cards; one copy of each mention stays."""
    setup = make_setup_for(book, STARRED_DISTRICTS[:5])
    for seed in range(60):
        gone = draw_removed_cards(setup, [KEEP, GRAVEYARD, PARK], seed).removed
        assert len(gone) == 5
        assert gone.count(KEEP) < 2
        assert GRAVEYARD not in gone


def test_where_too_few_cards_may_leave_all_of_them_do() -> None:
    special = [row for row in edition(FR).districts if row.type == UNIQUE and not row.is_optional]
    special_cards = [row.card for row in special for _ in range(row.copies)]
    setup = make_setup_for(FR, STARRED_DISTRICTS[:5])
    assert draw_removed_cards(setup, special_cards, 1).removed == ()
    short = draw_removed_cards(setup, special_cards[2:], 1)
    assert sorted(short.removed) == sorted(special_cards[:2])
    assert setup_problems(short) == [wrong_count_problem(5)]


def test_random_presets_have_decks_of_the_right_size() -> None:
    """[classic-ru S013] [classic-fr S014] Up to five starred, up to six, and none in English."""
    counts: dict[str, set[int]] = {book: set() for book in BOOKS}
    for book in BOOKS:
        for seed in range(80):
            setup = random_setup(book, 4, seed)
            assert setup_problems(setup) == []
            counts[book].add(len(setup.districts))
            starred = len(setup.districts)
            added = starred if book == RU and starred <= 3 else 0
            assert len(setup.removed) == starred - added
            loses_graveyard = DIPLOMAT in setup.characters and GRAVEYARD not in setup.removed
            assert deck_cards(setup).total() == (69 if book == FR else 66) + added - loses_graveyard
    assert counts == {EN: {0}, RU: set(range(6)), FR: set(range(7))}


def test_a_setup_spec_keeps_removed_cards() -> None:
    setup = setup_from_preset(RU, 5, districts=FIVE_STARRED, target=7, seed=3)
    assert setup_from_spec(setup.spec()) == setup
    exact = setup_from_preset(
        RU, 5, districts=FIVE_STARRED, removed=(TAVERN, TAVERN, MARKET, KEEP, FORTRESS)
    )
    assert exact.spec().endswith(",removed=tavern+tavern+market+keep+fortress)")
    assert setup_from_spec(exact.spec()) == exact
    french = setup_from_preset(
        FR, 5, districts=STARRED_DISTRICTS, rulings=WITHOUT_EXCHANGE, target=6
    )
    assert setup_from_spec(french.spec()) == french
    with pytest.raises(SaveError, match="'moon' is not a district"):
        setup_from_spec(exact.spec().replace("removed=tavern", "removed=moon"))


def test_a_card_that_is_out_already_makes_no_room() -> None:
    """The Diplomat has taken the Graveyard out: it cannot leave for a starred card as well."""
    setup = Setup(FR, 5, WITH_DIPLOMAT, (PARK,), removed=(GRAVEYARD,))
    assert setup_problems(setup) == [make_problem("removed-not-there", district="graveyard")]
    for seed in range(40):
        assert (
            GRAVEYARD
            not in draw_removed_cards(
                Setup(FR, 5, WITH_DIPLOMAT, STARRED_DISTRICTS), [], seed
            ).removed
        )


def test_a_ball_room_that_is_not_dealt_needs_no_room() -> None:
    """Nobody has to bow, so nothing leaves the deck for the card that is not dealt."""
    off = ((BALL_ROOM_MANNER, 2),)
    setup = setup_from_preset(FR, 5, districts=(BALL_ROOM, PARK), rulings=off)
    assert len(setup.removed) == 1
    assert sum(make_rules(setup).copies) == 69
