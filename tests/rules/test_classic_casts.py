"""The casts of the classic books: who replaces whom, the ninth character, excluded pairs."""

from __future__ import annotations

import pytest

from citadels.engine.codes import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARTIST,
    EMPEROR,
    HOSPITAL,
    KING,
    PATRICIAN,
    QUEEN,
    WITCH,
)
from citadels.engine.editions.edition import SetupError
from citadels.engine.rulings import (
    DEFAULT_RANK_9,
    IMPORT_BONUS_DISTRICTS,
    MORE_THAN_TWO_REPLACED,
    TWO_WAYS_TOGETHER,
)
from citadels.engine.setup import make_rules, new_game, random_setup, setup_from_preset
from citadels.engine.validation.setup_problems import setup_problems, setup_warnings
from tests.rules.classic_setups import (
    FIRST_GAME,
    PLAYERS,
    REPLACEMENTS,
    Rulings,
    every_book,
    make_problem,
    make_setup_for,
    with_replacement,
)
from tests.rules.refused_setups import new_game_problems

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
    assert new_game_problems(make_setup_for(book, 5, cast)) == [
        make_problem("rank-missing", rank=7),
        make_problem("rank-twice", rank=6),
    ]


@every_book
def test_one_or_two_characters_are_replaced_and_no_third(book: str) -> None:
    """[classic S006] [classic A03] Two are allowed, three and more are not."""
    assert not setup_problems(make_setup_for(book, 5, with_replacement(WITCH, ALCHEMIST)))
    for new in (REPLACEMENTS[:3], REPLACEMENTS[5:], REPLACEMENTS):
        cast = with_replacement(*new)
        assert new_game_problems(make_setup_for(book, 5, cast)) == [
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
    assert new_game_problems(make_setup_for(book, 6, three)) == [
        make_problem("too-many-replaced", amount=2)
    ]


@every_book
def test_a_table_may_allow_only_one_of_the_two_ways(book: str) -> None:
    """[classic S007] [classic A01] The other reading of `two-ways-together`."""
    rulings: Rulings = ((TWO_WAYS_TOGETHER, 1),)
    both = make_setup_for(book, 6, (*with_replacement(EMPEROR), QUEEN), rulings)
    assert new_game_problems(both) == [make_problem("replaced-and-rank-9")]
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
        assert new_game_problems(setup) == [
            make_problem("too-few-players-for", character="queen", players=5)
        ]
    else:
        assert new_game_problems(setup) == [make_problem("rank-9-forbidden", players=players)]


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
    assert new_game_problems(setup) == [make_problem("rank-twice", rank=9)]


@every_book
def test_eight_players_get_a_ninth_character_by_themselves(book: str) -> None:
    """[classic S009] [classic A64] The Artist, or the Queen if the players choose so."""
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
    assert make_problem("unknown-character", name=str(PATRICIAN)) in new_game_problems(
        make_setup_for(book, 5, cast)
    )


@every_book
@pytest.mark.parametrize("players", [0, 1, 9])
def test_a_game_is_for_two_to_eight_players(book: str, players: int) -> None:
    assert new_game_problems(make_setup_for(book, players, FIRST_GAME)) == [
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
    ("book", "rulings"), [("classic-ru", ()), ("classic-en", ((IMPORT_BONUS_DISTRICTS, 1),))]
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
