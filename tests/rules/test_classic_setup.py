"""Setting up a game by the three classic books: casts, sizes of a city, the first crown."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from citadels.engine.codes import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BISHOP,
    DIPLOMAT,
    EMPEROR,
    HOSPITAL,
    KING,
    MAGICIAN,
    MERCHANT,
    NAVIGATOR,
    PATRICIAN,
    QUEEN,
    TAX_COLLECTOR,
    THIEF,
    WARLORD,
    WITCH,
    WIZARD,
)
from citadels.engine.editions.edition import AT_RANDOM, OLDEST, Problem, Setup, SetupError
from citadels.engine.editions.registry import edition
from citadels.engine.names import CHARACTERS
from citadels.engine.rulings import (
    ADD_WITHOUT_EXCHANGE,
    DEFAULT_RANK_9,
    GREAT_WALL_COIN,
    IMPORT_BONUS_DISTRICTS,
    MORE_THAN_TWO_REPLACED,
    ORDINARY_REMOVED,
    TIE_BREAK,
    TWO_WAYS_TOGETHER,
    WISHING_WELL_COUNTS_ITSELF,
    WITCH_MAY_DECLINE,
)
from citadels.engine.serialization import SaveError, setup_from_spec
from citadels.engine.setup import make_rules, new_game, random_setup, setup_from_preset
from citadels.engine.validation.setup_problems import setup_problems, setup_warnings

BOOKS: Final = ("classic-en", "classic-ru", "classic-fr")
PLAYERS: Final = tuple(range(2, 9))
FIRST_GAME: Final = (ASSASSIN, THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD)
REPLACEMENTS: Final = (WITCH, TAX_COLLECTOR, WIZARD, EMPEROR, ABBOT, ALCHEMIST, NAVIGATOR, DIPLOMAT)
RANK_9_CHARACTERS: Final = (ARTIST, QUEEN)

every_book = pytest.mark.parametrize("book", BOOKS)

Rulings = tuple[tuple[int, int], ...]


def with_replacement(*new: int) -> tuple[int, ...]:
    """The first game with these in the places of those of their ranks."""
    return tuple(
        after if after in new else before
        for before, after in zip(FIRST_GAME, REPLACEMENTS, strict=True)
    )


def make_setup_for(book: str, players: int, cast: tuple[int, ...], rulings: Rulings = ()) -> Setup:
    return Setup(book, players, cast, (), rulings)


def make_problem(code: str, **values: str | int) -> Problem:
    return Problem(code, tuple(values.items()))


def problem_codes(setup: Setup) -> list[Problem]:
    """The problems with which every way to a game refuses this set-up."""
    problems = setup_problems(setup)
    assert problems
    for make in (lambda: make_rules(setup), lambda: new_game(setup, 1)):
        with pytest.raises(SetupError) as caught:
            make()
        assert caught.value.problems == problems
    return problems


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
    """[classic-en S002] [classic-ru S002] The table says who it is."""
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


# Casts.


@every_book
@pytest.mark.parametrize(("old", "new"), list(zip(FIRST_GAME, REPLACEMENTS, strict=True)))
def test_a_character_is_replaced_by_that_of_the_same_rank(book: str, old: int, new: int) -> None:
    """[classic S004] The Alchemist for the Merchant, and so with each of the eight ranks."""
    setup = setup_from_preset(book, 5, characters=with_replacement(new))
    rank = FIRST_GAME.index(old) + 1
    assert make_rules(setup).cast[rank] == new
    assert old not in setup.characters


@every_book
def test_nobody_is_replaced_by_a_character_of_another_rank(book: str) -> None:
    """[classic S005] An Alchemist for the Architect leaves rank 7 empty and rank 6 twice."""
    cast = tuple(ALCHEMIST if role == ARCHITECT else role for role in FIRST_GAME)
    assert problem_codes(make_setup_for(book, 5, cast)) == [
        make_problem("rank-missing", rank=7),
        make_problem("rank-twice", rank=6),
    ]


@every_book
def test_one_or_two_characters_are_replaced_and_no_third(book: str) -> None:
    """[classic S006] [classic A03] Two are allowed, three and more are not."""
    assert not setup_problems(make_setup_for(book, 5, with_replacement(WITCH, ALCHEMIST)))
    for new in (REPLACEMENTS[:3], REPLACEMENTS[5:], REPLACEMENTS):
        cast = with_replacement(*new)
        assert problem_codes(make_setup_for(book, 5, cast)) == [
            make_problem("too-many-replaced", amount=2)
        ]
        with pytest.raises(SetupError, match="too-many-replaced amount=2"):
            setup_from_preset(book, 5, characters=cast)


@every_book
def test_a_table_may_replace_more_than_two(book: str) -> None:
    """[classic S006] [classic A03] The other reading of `more-than-two-replaced`."""
    rulings: Rulings = ((MORE_THAN_TWO_REPLACED, 1),)
    setup = setup_from_preset(book, 5, characters=REPLACEMENTS, rulings=rulings)
    assert setup.characters == REPLACEMENTS
    assert new_game(setup, 1).rules.cast[1] == WITCH


@every_book
def test_the_character_of_rank_nine_replaces_nobody(book: str) -> None:
    """[classic S006, S007] Two replaced and one of rank 9 are not three replaced."""
    assert not setup_problems(make_setup_for(book, 6, (*with_replacement(EMPEROR), QUEEN)))
    assert not setup_problems(make_setup_for(book, 6, (*with_replacement(EMPEROR, WITCH), QUEEN)))
    three = (*with_replacement(EMPEROR, WITCH, ABBOT), QUEEN)
    assert problem_codes(make_setup_for(book, 6, three)) == [
        make_problem("too-many-replaced", amount=2)
    ]


@every_book
def test_a_table_may_allow_only_one_of_the_two_ways(book: str) -> None:
    """[classic S007] [classic A01] The other reading of `two-ways-together`."""
    rulings: Rulings = ((TWO_WAYS_TOGETHER, 1),)
    both = make_setup_for(book, 6, (*with_replacement(EMPEROR), QUEEN), rulings)
    assert problem_codes(both) == [make_problem("replaced-and-rank-9")]
    assert not setup_problems(make_setup_for(book, 6, (*FIRST_GAME, QUEEN), rulings))
    assert not setup_problems(make_setup_for(book, 6, with_replacement(EMPEROR, WITCH), rulings))
    assert not setup_problems(make_setup_for(book, 6, FIRST_GAME, rulings))


@every_book
@pytest.mark.parametrize("players", PLAYERS)
def test_the_queen_needs_five_players(book: str, players: int) -> None:
    """[classic S008] Four are refused for her sake, fewer because they have no rank 9 at all."""
    setup = make_setup_for(book, players, (*FIRST_GAME, QUEEN))
    if players >= 5:
        assert not setup_problems(setup)
    elif players == 4:
        assert problem_codes(setup) == [
            make_problem("too-few-players-for", character="queen", players=5)
        ]
    else:
        assert problem_codes(setup) == [make_problem("rank-9-forbidden", players=players)]


@every_book
@pytest.mark.parametrize("players", PLAYERS)
def test_rank_nine_is_for_four_players_and_eight_need_it(book: str, players: int) -> None:
    """[classic S009] [classic A02] Eight characters for up to seven, nine for four to eight."""
    eight = setup_problems(make_setup_for(book, players, FIRST_GAME))
    assert eight == ([make_problem("rank-9-required", players=8)] if players == 8 else [])
    nine = setup_problems(make_setup_for(book, players, (*FIRST_GAME, ARTIST)))
    assert nine == ([make_problem("rank-9-forbidden", players=players)] if players < 4 else [])


@every_book
def test_the_two_of_rank_nine_do_not_play_together(book: str) -> None:
    """[classic S009] There is one ninth character."""
    setup = make_setup_for(book, 6, (*FIRST_GAME, ARTIST, QUEEN))
    assert problem_codes(setup) == [make_problem("rank-twice", rank=9)]


@every_book
def test_eight_players_get_a_ninth_character_by_themselves(book: str) -> None:
    """[classic S009] [classic A64] The Artist, or the Queen if the table says so."""
    assert setup_from_preset(book, 8).characters == (*FIRST_GAME, ARTIST)
    queen: Rulings = ((DEFAULT_RANK_9, 1),)
    assert setup_from_preset(book, 8, rulings=queen).characters == (*FIRST_GAME, QUEEN)
    assert setup_from_preset(book, 7).characters == FIRST_GAME
    assert setup_from_preset(book, 4, last_rank=True).characters == (*FIRST_GAME, ARTIST)


@every_book
def test_the_tax_collector_is_no_ninth_character_here(book: str) -> None:
    """[classic A64] He has rank 2, so that reading of `default-rank-9` gives nobody."""
    with pytest.raises(SetupError):
        setup_from_preset(book, 8, rulings=((DEFAULT_RANK_9, 2),))


@every_book
def test_characters_of_the_later_edition_are_unknown(book: str) -> None:
    cast = tuple(PATRICIAN if role == KING else role for role in FIRST_GAME)
    assert make_problem("unknown-character", name=str(PATRICIAN)) in problem_codes(
        make_setup_for(book, 5, cast)
    )


@every_book
@pytest.mark.parametrize("players", [0, 1, 9])
def test_a_game_is_for_two_to_eight_players(book: str, players: int) -> None:
    assert problem_codes(make_setup_for(book, players, FIRST_GAME)) == [
        make_problem("players-out-of-range", players=players)
    ]
    with pytest.raises(SetupError, match="players-out-of-range"):
        random_setup(book, players, 1)


# Pairs.


def test_hospital_and_witch_exclude_each_other() -> None:
    """[classic-fr S011] Either may be in the game, both may not."""
    with pytest.raises(SetupError) as caught:
        setup_from_preset(
            "classic-fr", 5, characters=with_replacement(WITCH), districts=(HOSPITAL,)
        )
    assert caught.value.problems == [
        make_problem("district-forbids", district="hospital", character="witch")
    ]
    assert setup_from_preset("classic-fr", 5, characters=with_replacement(WITCH))
    assert not setup_warnings(setup_from_preset("classic-fr", 5, districts=(HOSPITAL,)))


@pytest.mark.parametrize(
    ("book", "rulings"),
    [("classic-ru", ()), ("classic-en", ((IMPORT_BONUS_DISTRICTS, 1),))],
)
def test_a_hospital_beside_the_witch_is_allowed_with_a_warning(book: str, rulings: Rulings) -> None:
    """[classic-ru S012] Nobody can be killed, so it can do nothing."""
    cast = with_replacement(WITCH)
    setup = setup_from_preset(book, 5, characters=cast, districts=(HOSPITAL,), rulings=rulings)
    assert setup_warnings(setup) == [
        make_problem("district-without-effect", district="hospital", character="witch")
    ]
    assert not setup_warnings(setup_from_preset(book, 5, districts=(HOSPITAL,), rulings=rulings))
    assert not setup_warnings(setup_from_preset(book, 5, characters=cast))


@every_book
def test_an_emperor_over_two_players_is_allowed_with_a_warning(book: str) -> None:
    """[classic A06] With one opponent there may be nobody to give the crown to."""
    cast = with_replacement(EMPEROR)
    assert setup_warnings(setup_from_preset(book, 2, characters=cast)) == [
        make_problem("few-players-for", character="emperor", players=2)
    ]
    assert not setup_warnings(setup_from_preset(book, 3, characters=cast))
    assert not setup_warnings(setup_from_preset(book, 2))


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
        assert problem_codes(setup) == [make_problem("bad-target", amount=target)]
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
    assert problem_codes(setup) == [make_problem("ruling-twice", name="witch-may-decline")]


@every_book
def test_a_ruling_of_another_book_is_refused(book: str) -> None:
    for number, reading in ((GREAT_WALL_COIN, 1), (GREAT_WALL_COIN, 0)):
        setup = make_setup_for(book, 5, FIRST_GAME, ((number, reading),))
        assert problem_codes(setup) == [make_problem("ruling-elsewhere", name="great-wall-coin")]


def test_each_book_has_its_own_rulings_about_the_deck_and_ties() -> None:
    """What the Russian book says itself is no open point there, and so with the others."""
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


# Lots, and the set-up in one line.


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
