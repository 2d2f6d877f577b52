"""Setting up a game by the three classic books: the deal, sizes of a city, rulings."""

from __future__ import annotations

from collections import Counter

import pytest

from citadels.engine.codes import ARTIST
from citadels.engine.editions.edition import AT_RANDOM, OLDEST, Setup, SetupError
from citadels.engine.editions.registry import edition
from citadels.engine.names import CHARACTERS
from citadels.engine.rulings import (
    ADD_WITHOUT_EXCHANGE,
    GREAT_WALL_COIN,
    IMPORT_BONUS_DISTRICTS,
    ORDINARY_REMOVED,
    TIE_BREAK,
    TWO_WAYS_TOGETHER,
    WISHING_WELL_COUNTS_ITSELF,
    WITCH_MAY_DECLINE,
)
from citadels.engine.serialization import SaveError, setup_from_spec
from citadels.engine.setup import make_rules, new_game, random_setup, setup_from_preset
from citadels.engine.validation.setup_problems import setup_problems
from tests.rules.classic_setups import (
    BOOKS,
    FIRST_GAME,
    PLAYERS,
    RANK_9_CHARACTERS,
    REPLACEMENTS,
    every_book,
    make_problem,
    make_setup_for,
)
from tests.rules.refused_setups import new_game_problems

# Dealing.


@every_book
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_is_dealt_four_cards_and_two_gold(book: str, players: int) -> None:
    """[classic S001] Of 66 cards, in the French book 69; eight districts complete a city."""
    game = new_game(setup_from_preset(book, players), seed=players)
    assert [game.hand_size(seat) for seat in range(players)] == [4] * players
    assert [game.gold(seat) for seat in range(players)] == [2] * players
    assert game.deck_size() == (69 if book == "classic-fr" else 66) - 4 * players
    assert game.rules.complete_at == 8


@every_book
def test_the_base_game_has_eight_characters(book: str) -> None:
    """[classic S001] One for each rank from 1 to 8, without anything starred."""
    setup = setup_from_preset(book, 5)
    assert setup.characters == FIRST_GAME
    assert setup.districts == ()
    assert setup.removed == ()
    cast = make_rules(setup).cast
    assert [CHARACTERS[cast[rank]] for rank in range(1, 9)] == [
        "assassin",
        "thief",
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
    ]


@pytest.mark.parametrize("book", ["classic-en", "classic-ru"])
def test_the_oldest_player_begins_with_the_crown(book: str) -> None:
    """[classic-en S002] [classic-ru S002] The players decide who it is."""
    assert edition(book).first_crown == OLDEST
    for seat in range(4):
        game = new_game(setup_from_preset(book, 4), seed=7, crown=seat)
        assert game.crown() == seat
        assert game.to_move() == seat


def test_the_first_crown_is_random() -> None:
    """[classic-fr S003] A thousand games: each of four seats about a quarter of them."""
    assert edition("classic-fr").first_crown == AT_RANDOM
    setup = setup_from_preset("classic-fr", 4)
    crowns = Counter(new_game(setup, seed).crown() for seed in range(1000))
    assert sorted(crowns) == [0, 1, 2, 3]
    for seat in range(4):
        assert abs(crowns[seat] - 250) < 50, seat


# The size of a city.


@every_book
@pytest.mark.parametrize("players", PLAYERS)
def test_a_short_game_goes_to_seven_districts(book: str, players: int) -> None:
    """[classic S016] With any number of players."""
    setup = setup_from_preset(book, players, target=7)
    assert setup.target == 7
    assert make_rules(setup).complete_at == 7
    assert make_rules(setup_from_preset(book, players)).complete_at == 8


@pytest.mark.parametrize("book", ["classic-en", "classic-ru"])
def test_two_books_know_no_game_to_six_districts(book: str) -> None:
    """[classic-en S017] [classic-ru S017] Seven is as short as it gets."""
    assert setup_problems(Setup(book, 5, FIRST_GAME, (), (), 8)) == [], "as many as always"
    for target in (1, 5, 6, 9):
        setup = Setup(book, 5, FIRST_GAME, (), (), target)
        assert new_game_problems(setup) == [make_problem("bad-target", amount=target)]
    with pytest.raises(SetupError, match="bad-target amount=6"):
        setup_from_preset(book, 5, target=6)


def test_the_french_book_also_knows_six_districts() -> None:
    """[classic-fr S017] Six, but not five."""
    assert make_rules(setup_from_preset("classic-fr", 6, target=6)).complete_at == 6
    with pytest.raises(SetupError, match="bad-target amount=5"):
        setup_from_preset("classic-fr", 6, target=5)


def test_the_later_edition_has_no_short_game() -> None:
    with pytest.raises(SetupError, match="bad-target amount=6"):
        setup_from_preset("2016", 4, target=6)


# Rulings.


@every_book
def test_an_open_point_is_settled_once(book: str) -> None:
    setup = Setup(book, 5, FIRST_GAME, (), ((WITCH_MAY_DECLINE, 0), (WITCH_MAY_DECLINE, 1)))
    assert new_game_problems(setup) == [make_problem("ruling-twice", name="witch-may-decline")]


@every_book
def test_a_ruling_of_another_book_is_refused(book: str) -> None:
    for number, reading in ((GREAT_WALL_COIN, 1), (GREAT_WALL_COIN, 0)):
        setup = make_setup_for(book, 5, FIRST_GAME, ((number, reading),))
        assert new_game_problems(setup) == [
            make_problem("ruling-elsewhere", name="great-wall-coin")
        ]


def test_each_book_has_its_own_rulings_about_the_deck_and_ties() -> None:
    """What the Russian book settles itself is no open point there; likewise the others."""
    own = {
        IMPORT_BONUS_DISTRICTS: ("classic-en",),
        ORDINARY_REMOVED: ("classic-en", "classic-ru"),
        ADD_WITHOUT_EXCHANGE: ("classic-fr",),
        WISHING_WELL_COUNTS_ITSELF: ("classic-fr",),
        TIE_BREAK: ("classic-en", "classic-fr"),
        TWO_WAYS_TOGETHER: BOOKS,
    }
    for number, books in own.items():
        for book in ("2016", *BOOKS):
            setup = setup_from_preset(book, 5)
            turned = Setup(book, 5, setup.characters, setup.districts, ((number, 1),))
            codes = [detected.code for detected in setup_problems(turned)]
            assert codes == ([] if book in books else ["ruling-elsewhere"]), (number, book)


# Random set-ups, and the set-up as text.


@every_book
@pytest.mark.parametrize("players", PLAYERS)
def test_a_random_setup_is_allowed(book: str, players: int) -> None:
    roles: set[int] = set()
    for seed in range(60):
        setup = random_setup(book, players, seed)
        assert setup_problems(setup) == []
        assert setup_from_spec(setup.spec()) == setup
        replaced = [role for role in setup.characters if role in REPLACEMENTS]
        assert len(replaced) <= 2
        roles |= set(setup.characters)
    assert roles >= {*FIRST_GAME, *REPLACEMENTS}
    ninth = {ARTIST} if players == 4 else set(RANK_9_CHARACTERS)
    assert roles & set(RANK_9_CHARACTERS) == (ninth if players >= 4 else set())


@every_book
def test_a_setup_spec_keeps_the_city_size(book: str) -> None:
    setup = setup_from_preset(book, 5, target=7)
    assert setup.spec().endswith(",target=7)")
    assert setup_from_spec(setup.spec()) == setup
    assert "target" not in setup_from_preset(book, 5).spec()


@every_book
@pytest.mark.parametrize("text", ["x", "", "-7", "777", "７"])
def test_a_setup_spec_with_an_invalid_target_is_refused(book: str, text: str) -> None:
    spec = setup_from_preset(book, 5, target=7).spec().replace("target=7", f"target={text}")
    with pytest.raises(SaveError, match="is not a number"):
        setup_from_spec(spec)


def test_the_message_names_the_target_that_is_no_number() -> None:
    spec = setup_from_preset("classic-fr", 5, target=6).spec().replace("target=6", "target=x")
    with pytest.raises(SaveError, match="target 'x' is not a number"):
        setup_from_spec(spec)
