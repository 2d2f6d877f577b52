"""The district decks of the classic books: exchanged cards, and cards that leave at random."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from citadels.engine.codes import (
    ARMORY,
    BALL_ROOM,
    DIPLOMAT,
    FORTRESS,
    GRAVEYARD,
    HAUNTED_QUARTER,
    KEEP,
    MARKET,
    PARK,
    QUARRY,
    TAVERN,
    UNIQUE,
)
from citadels.engine.editions.edition import Setup, SetupError
from citadels.engine.editions.registry import edition
from citadels.engine.rulings import BALL_ROOM_MANNER
from citadels.engine.serialization import SaveError, setup_from_spec
from citadels.engine.setup import draw_removed_cards, make_rules, random_setup, setup_from_preset
from citadels.engine.validation.setup_problems import setup_problems
from tests.rules.classic_decks import (
    EN,
    FIRST_GAME,
    FIVE_STARRED,
    FR,
    RU,
    STARRED_DISTRICTS,
    WITH_DIPLOMAT,
    WITHOUT_EXCHANGE,
    deck_cards,
    deck_size,
    make_setup_for,
    wrong_count_problem,
)
from tests.rules.classic_setups import BOOKS, make_problem

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


# At random.


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
