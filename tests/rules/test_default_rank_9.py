"""[2016 A24] A first game that needs a rank 9 and names none gets the one of the ruling."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.codes import ARTIST, QUEEN, TAX_COLLECTOR
from citadels.engine.editions.edition import Problem, SetupError
from citadels.engine.editions.registry import edition
from citadels.engine.rulings import DEFAULT_RANK_9, RULINGS
from citadels.engine.setup import setup_from_preset

FIRST_GAME: Final = edition("2016").presets[0].characters
CHARACTER_BY_READING: Final = (
    ("artist", ARTIST),
    ("queen", QUEEN),
    ("tax-collector", TAX_COLLECTOR),
)


def rank_9_ruling(reading: str) -> tuple[tuple[int, int], ...]:
    """The ruling turned to this reading."""
    return ((DEFAULT_RANK_9, RULINGS[DEFAULT_RANK_9][1].index(reading)),)


def test_the_readings_are_the_three_characters_of_rank_9() -> None:
    assert RULINGS[DEFAULT_RANK_9] == (
        "default-rank-9",
        tuple(name for name, _ in CHARACTER_BY_READING),
    )


@pytest.mark.parametrize("players", [3, 8])
def test_by_itself_it_is_the_artist(players: int) -> None:
    assert setup_from_preset("2016", players).characters == (*FIRST_GAME, ARTIST)


@pytest.mark.parametrize(("reading", "role"), CHARACTER_BY_READING)
def test_with_eight_players_it_is_the_one_of_the_reading(reading: str, role: int) -> None:
    setup = setup_from_preset("2016", 8, rulings=rank_9_ruling(reading))
    assert setup.characters == (*FIRST_GAME, role)


@pytest.mark.parametrize(("reading", "role"), [CHARACTER_BY_READING[0], CHARACTER_BY_READING[2]])
def test_with_three_players_it_is_the_one_of_the_reading(reading: str, role: int) -> None:
    setup = setup_from_preset("2016", 3, rulings=rank_9_ruling(reading))
    assert setup.characters == (*FIRST_GAME, role)


def test_with_three_players_it_cannot_be_the_queen() -> None:
    with pytest.raises(SetupError) as refused:
        setup_from_preset("2016", 3, rulings=rank_9_ruling("queen"))
    values = (("character", "queen"), ("players", 5))
    assert refused.value.problems == [Problem("too-few-players-for", values)]


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_where_rank_9_may_be_left_out_it_comes_only_if_wanted(players: int) -> None:
    assert setup_from_preset("2016", players).characters == FIRST_GAME
    setup = setup_from_preset(
        "2016", players, last_rank=True, rulings=rank_9_ruling("tax-collector")
    )
    assert setup.characters == (*FIRST_GAME, TAX_COLLECTOR)


@pytest.mark.parametrize("reading", [name for name, _ in CHARACTER_BY_READING])
def test_a_rank_9_that_is_named_stays(reading: str) -> None:
    preset = setup_from_preset("2016", 8, preset="cunning-agents", rulings=rank_9_ruling(reading))
    assert preset.characters[-1] == TAX_COLLECTOR
    roles = (*FIRST_GAME, ARTIST)
    assert (
        setup_from_preset("2016", 8, characters=roles, rulings=rank_9_ruling(reading)).characters
        == roles
    )
