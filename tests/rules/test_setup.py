"""Setting up a game: what may be chosen, what is refused and why, and what is dealt."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.bits import lowest_bit
from citadels.engine.codes import (
    ARCHITECT,
    ARMORY,
    ARTIST,
    ASSASSIN,
    BISHOP,
    EMPEROR,
    KING,
    MAGICIAN,
    MERCHANT,
    PATRICIAN,
    QUEEN,
    TAVERN,
    TAX_COLLECTOR,
    THIEF,
    TRADER,
    WARLORD,
    WIZARD,
)
from citadels.engine.editions.edition import Problem, Setup, SetupError
from citadels.engine.editions.registry import edition
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.rulings import DEFAULT_RANK_9
from citadels.engine.setup import make_rules, new_game, setup_from_preset
from citadels.engine.state import ROUND
from citadels.engine.validation.setup_problems import setup_problems
from citadels.engine.view import hand_list
from tests.rules.refused_setups import new_game_problems

EDITION: Final = edition("2016")
FIRST_GAME: Final = (ASSASSIN, THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD)
UNIQUE_DISTRICTS: Final = EDITION.presets[0].districts
PLAYERS: Final = tuple(range(2, 9))
RANK_9_CHARACTERS: Final = (QUEEN, ARTIST, TAX_COLLECTOR)


def with_rank_9(players: int, role: int) -> Setup:
    """The first game with this character of rank 9."""
    return Setup("2016", players, (*FIRST_GAME, role), UNIQUE_DISTRICTS)


def with_replacement(old: int, new: int) -> tuple[int, ...]:
    """The cast of the first game, one character replaced."""
    return tuple(new if role == old else role for role in FIRST_GAME)


def problem_codes(setup: Setup) -> list[str]:
    return [problem.code for problem in setup_problems(setup)]


def all_cards(game: Game) -> list[int]:
    """Every card of the deck and of all hands, sorted."""
    cards = [game.deck_at(index) for index in range(game.deck_size())]
    for seat in range(game.seats()):
        cards += hand_list(game, seat)
    return sorted(cards)


# Dealing.


def test_two_players_begin_with_four_cards_two_gold_and_eight_districts_to_build() -> None:
    """[2016 S001] Four cards and 2 gold each, 60 of 68 cards left, one crown, eight districts."""
    setup = setup_from_preset("2016", 2)
    assert EMPEROR not in setup.characters
    assert len(setup.characters) == 8
    game = new_game(setup, seed=1, crown=1)
    for seat in (0, 1):
        assert game.hand_size(seat) == 4
        assert game.gold(seat) == 2
        assert game.city_size(seat) == 0
    assert game.deck_size() == 60
    assert game.crown() == 1
    assert game.rules.complete_at == 8


def test_six_players_leave_44_cards_and_have_the_tokens_of_the_first_game() -> None:
    """[2016 S009] The first game of six: 24 of 68 cards are dealt; eight tokens lie in order."""
    game = new_game(setup_from_preset("2016", 6), seed=9)
    assert game.deck_size() == 44
    ranks = range(1, game.rules.ranks + 1)
    assert [CHARACTERS[game.rules.cast[rank]] for rank in ranks] == [
        "assassin",
        "thief",
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_table_is_dealt_from_the_same_68_cards(players: int) -> None:
    """[2016 S001, S009] The 54 basic districts and the fourteen chosen, each dealt out once."""
    setup = setup_from_preset("2016", players)
    game = new_game(setup, seed=players)
    basic = [
        row.card for row in EDITION.districts if not row.is_optional for _ in range(row.copies)
    ]
    assert len(basic) == 54
    assert all_cards(game) == sorted([*basic, *setup.districts])
    assert [game.hand_size(seat) for seat in range(players)] == [4] * players
    assert [game.gold(seat) for seat in range(players)] == [2] * players
    assert game.deck_size() == 68 - 4 * players
    assert game.rules.complete_at == (8 if players < 4 else 7)
    assert game.get(ROUND) == 1
    assert game.to_move() == game.crown()


def test_the_set_up_gives_the_crown_or_leaves_it_to_chance() -> None:
    """[2016 S001] [R-2016 15] One seat has the crown; left to chance, every seat may get it."""
    setup = setup_from_preset("2016", 5)
    assert [new_game(setup, 3, crown=seat).crown() for seat in range(5)] == [0, 1, 2, 3, 4]
    assert {new_game(setup, seed).crown() for seed in range(60)} == {0, 1, 2, 3, 4}


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    setup = setup_from_preset("2016", 4)
    assert list(new_game(setup, 5).row) == list(new_game(setup, 5).row)
    assert list(new_game(setup, 5).row) != list(new_game(setup, 6).row)
    with pytest.raises(ValueError, match="-1"):
        new_game(setup, -1)


@pytest.mark.parametrize("crown", [-2, 4])
def test_the_crown_goes_to_a_seat_of_the_table(crown: int) -> None:
    with pytest.raises(SetupError) as caught:
        new_game(setup_from_preset("2016", 4), 1, crown=crown)
    assert caught.value.problems == [Problem("bad-crown", (("name", str(crown)),))]


# Who may be in the cast.


def test_two_players_do_without_the_emperor() -> None:
    """[2016 S002] King and Patrician may rule over two players, the Emperor may not."""
    emperor = Setup("2016", 2, with_replacement(KING, EMPEROR), UNIQUE_DISTRICTS)
    values: tuple[tuple[str, str | int], ...] = (("character", "emperor"), ("players", 3))
    assert new_game_problems(emperor) == [Problem("too-few-players-for", values)]
    for ruler in (KING, PATRICIAN):
        assert not setup_problems(Setup("2016", 2, with_replacement(KING, ruler), UNIQUE_DISTRICTS))
    for players in range(3, 8):
        roles = setup_from_preset("2016", players).characters
        cast = tuple(EMPEROR if role == KING else role for role in roles)
        assert not setup_problems(Setup("2016", players, cast, UNIQUE_DISTRICTS)), players


@pytest.mark.parametrize("role", RANK_9_CHARACTERS)
def test_two_players_do_without_rank_nine(role: int) -> None:
    """[2016 S003] With two players no character of rank 9 is allowed."""
    assert new_game_problems(with_rank_9(2, role)) == [
        Problem("rank-9-forbidden", (("players", 2),))
    ]
    with pytest.raises(SetupError, match="rank-9-forbidden players=2"):
        setup_from_preset("2016", 2, last_rank=True)


@pytest.mark.parametrize(
    ("players", "scenario"),
    [(3, "S004"), (4, "S005")],
)
def test_three_or_four_players_do_without_the_queen(players: int, scenario: str) -> None:
    """[2016 S004, S005] The Queen needs five players; Artist and Tax Collector do not."""
    values: tuple[tuple[str, str | int], ...] = (("character", "queen"), ("players", 5))
    problems = new_game_problems(with_rank_9(players, QUEEN))
    assert problems == [Problem("too-few-players-for", values)], scenario
    assert not setup_problems(with_rank_9(players, ARTIST))
    assert not setup_problems(with_rank_9(players, TAX_COLLECTOR))


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_five_or_more_players_may_have_the_queen(players: int) -> None:
    """[2016 S006] From five players on the Queen is allowed."""
    assert not setup_problems(with_rank_9(players, QUEEN))
    assert new_game(with_rank_9(players, QUEEN), 1).rules.cast[9] == QUEEN


@pytest.mark.parametrize("players", PLAYERS)
def test_rank_nine_is_forbidden_optional_or_required_by_the_number_of_players(
    players: int,
) -> None:
    """[2016 S003, S004, S005, S006] Eight characters, nine, or either of the two."""
    eight = problem_codes(Setup("2016", players, FIRST_GAME, UNIQUE_DISTRICTS))
    nine = problem_codes(with_rank_9(players, ARTIST))
    if players == 2:
        assert (eight, nine) == ([], ["rank-9-forbidden"])
    elif players in {3, 8}:
        assert (eight, nine) == (["rank-9-required"], [])
    else:
        assert (eight, nine) == ([], [])


@pytest.mark.parametrize("players", PLAYERS)
def test_a_cast_has_one_character_of_each_rank(players: int) -> None:
    """[2016 S007] Two of rank 6 and none of rank 5: both are reported."""
    cast = setup_from_preset("2016", players).characters
    twice = tuple(TRADER if role == BISHOP else role for role in cast)
    assert new_game_problems(Setup("2016", players, twice, UNIQUE_DISTRICTS)) == [
        Problem("rank-missing", (("rank", 5),)),
        Problem("rank-twice", (("rank", 6),)),
    ]


def test_two_of_a_rank_are_refused_even_if_no_rank_is_missing() -> None:
    """[2016 S007] A ninth character is one of rank 9, not a second one of another rank."""
    setup = Setup("2016", 5, (*FIRST_GAME, WIZARD), UNIQUE_DISTRICTS)
    assert new_game_problems(setup) == [Problem("rank-twice", (("rank", 3),))]
    setup = Setup("2016", 5, (*FIRST_GAME, ARTIST, TAX_COLLECTOR), UNIQUE_DISTRICTS)
    assert new_game_problems(setup) == [Problem("rank-twice", (("rank", 9),))]


def test_a_missing_rank_is_refused() -> None:
    """[2016 S007] Seven characters are too few, whichever rank is missing."""
    for index, missing in enumerate(FIRST_GAME):
        cast = tuple(role for role in FIRST_GAME if role != missing)
        problems = new_game_problems(Setup("2016", 5, cast, UNIQUE_DISTRICTS))
        assert problems == [Problem("rank-missing", (("rank", index + 1),))]


def test_a_character_that_does_not_exist_is_refused() -> None:
    unknown = len(CHARACTERS)
    setup = Setup("2016", 4, (*FIRST_GAME, unknown), UNIQUE_DISTRICTS)
    assert setup_problems(setup) == [Problem("unknown-character", (("name", str(unknown)),))]


@pytest.mark.parametrize("players", [0, 1, 9])
def test_a_game_is_for_two_to_eight_players(players: int) -> None:
    setup = Setup("2016", players, FIRST_GAME, UNIQUE_DISTRICTS)
    assert new_game_problems(setup) == [Problem("players-out-of-range", (("players", players),))]


def test_the_order_in_which_characters_are_named_does_not_matter() -> None:
    """[2016 S009] The tokens lie by rank, in whatever order the set-up has them."""
    backwards = Setup("2016", 6, tuple(reversed(FIRST_GAME)), UNIQUE_DISTRICTS)
    cast = make_rules(backwards).cast
    assert [cast[rank] for rank in range(1, 9)] == list(FIRST_GAME)
    assert (
        setup_from_preset("2016", 6, characters=tuple(reversed(FIRST_GAME))).characters
        == FIRST_GAME
    )


# Which districts are shuffled in.


def test_exactly_fourteen_unique_districts_are_chosen() -> None:
    """[2016 S008] Thirteen, fifteen and none are refused."""
    wrong = [Problem("districts-wrong-number", (("amount", 14),))]
    assert new_game_problems(Setup("2016", 4, FIRST_GAME, UNIQUE_DISTRICTS[:-1])) == wrong
    assert new_game_problems(Setup("2016", 4, FIRST_GAME, (*UNIQUE_DISTRICTS, ARMORY))) == wrong
    assert new_game_problems(Setup("2016", 4, FIRST_GAME, ())) == wrong
    assert not setup_problems(Setup("2016", 4, FIRST_GAME, (*UNIQUE_DISTRICTS[:-1], ARMORY)))


def test_the_fourteen_districts_are_different() -> None:
    """[2016 S008] One listed twice is refused, be they fourteen with it or fifteen."""
    first = UNIQUE_DISTRICTS[0]
    twice = Problem("district-twice", (("district", DISTRICTS[first]),))
    wrong = Problem("districts-wrong-number", (("amount", 14),))
    assert new_game_problems(Setup("2016", 4, FIRST_GAME, (*UNIQUE_DISTRICTS[:-1], first))) == [
        twice
    ]
    assert new_game_problems(Setup("2016", 4, FIRST_GAME, (*UNIQUE_DISTRICTS, first))) == [
        twice,
        wrong,
    ]


def test_only_unique_districts_can_be_chosen() -> None:
    """[2016 S008] A basic district is in every deck and is not chosen."""
    setup = Setup("2016", 4, FIRST_GAME, (*UNIQUE_DISTRICTS[:-1], TAVERN))
    assert new_game_problems(setup) == [Problem("district-not-unique", (("district", "tavern"),))]
    unknown = len(DISTRICTS)
    setup = Setup("2016", 4, FIRST_GAME, (*UNIQUE_DISTRICTS[:-1], unknown))
    assert setup_problems(setup) == [Problem("unknown-district", (("name", str(unknown)),))]


def test_any_fourteen_of_the_unique_districts_are_allowed() -> None:
    """[2016 S008] The advice to vary their costs binds nobody."""
    unique = [row.card for row in EDITION.districts if row.is_optional]
    for start in range(len(unique) - 13):
        districts = tuple(unique[start : start + 14])
        game = new_game(setup_from_preset("2016", 4, districts=districts), seed=start)
        dealt = sorted(card for card in set(all_cards(game)) if card in unique)
        assert dealt == sorted(districts)


def test_an_unknown_ruling_or_reading_is_refused() -> None:
    setup = Setup("2016", 4, FIRST_GAME, UNIQUE_DISTRICTS, ((99, 0), (0, 0), (DEFAULT_RANK_9, 3)))
    assert problem_codes(setup) == ["unknown-ruling", "unknown-ruling", "unknown-reading"]
    assert problem_codes(
        Setup("2016", 4, FIRST_GAME, UNIQUE_DISTRICTS, ((DEFAULT_RANK_9, -1),))
    ) == ["unknown-reading"]


def test_characters_and_districts_that_were_not_chosen_are_out_of_the_game() -> None:
    """[R-2016 16] No table of the rules has them."""
    rules = make_rules(setup_from_preset("2016", 4))
    mask = rules.cast_mask
    cast = []
    while mask:
        cast.append(int(lowest_bit(mask)))
        mask &= mask - 1
    assert tuple(cast) == FIRST_GAME
    assert sum(rules.copies[card] for card in range(len(rules.copies))) == 68
    assert rules.copies[ARMORY] == 0
