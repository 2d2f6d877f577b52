"""The sets that the book proposes, and the substitutes for characters that need more players."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.codes import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARTIST,
    BLACKMAILER,
    EMPEROR,
    KING,
    MAGICIAN,
    MAGISTRATE,
    MARSHAL,
    NAVIGATOR,
    PATRICIAN,
    QUEEN,
    TAX_COLLECTOR,
    WARLORD,
    WITCH,
    WIZARD,
)
from citadels.engine.editions.edition import Problem, SetupError
from citadels.engine.editions.registry import edition
from citadels.engine.rulings import DEFAULT_RANK_9
from citadels.engine.setup import new_game, random_setup, setup_from_preset
from citadels.engine.validation.setup_problems import setup_problems

EDITION: Final = edition("2016")
FIRST_GAME: Final = EDITION.presets[0].characters
PLAYERS: Final = tuple(range(2, 9))
RANK_9_CHARACTERS: Final = (QUEEN, ARTIST, TAX_COLLECTOR)


def test_the_substitute_for_the_emperor_can_be_chosen() -> None:
    """[2016 S010] Cunning Agents for two with the Patrician; no Tax Collector."""
    roles = (WITCH, BLACKMAILER, MAGICIAN, PATRICIAN, ABBOT, ALCHEMIST, ARCHITECT, WARLORD)
    setup = setup_from_preset("2016", 2, preset="cunning-agents", substitutes=(PATRICIAN,))
    assert setup.characters == roles
    setup = setup_from_preset("2016", 2, preset="cunning-agents", substitutes=(KING,))
    assert setup.characters == tuple(KING if role == PATRICIAN else role for role in roles)
    assert setup_from_preset("2016", 2, preset="cunning-agents") == setup


def test_the_substitute_for_the_queen_can_be_chosen() -> None:
    """[2016 S011] Devious Dignitaries for three with the Tax Collector; not with the Queen."""
    eight = (MAGISTRATE, BLACKMAILER, WIZARD, KING, ABBOT, ALCHEMIST, NAVIGATOR, MARSHAL)
    setup = setup_from_preset("2016", 3, preset="devious-dignitaries", substitutes=(TAX_COLLECTOR,))
    assert setup.characters == (*eight, TAX_COLLECTOR)
    setup = setup_from_preset("2016", 3, preset="devious-dignitaries", substitutes=(ARTIST,))
    assert setup.characters == (*eight, ARTIST)
    assert setup_from_preset("2016", 3, preset="devious-dignitaries") == setup
    with pytest.raises(SetupError, match="too-few-players-for character=queen players=5"):
        setup_from_preset("2016", 3, preset="devious-dignitaries", characters=(*eight, QUEEN))


def test_four_players_replace_the_queen_only_if_they_want_a_rank_nine() -> None:
    """[2016 S005, S011] Eight characters by themselves, nine if asked for."""
    eight = setup_from_preset("2016", 4, preset="devious-dignitaries")
    assert len(eight.characters) == 8
    for substitute in (ARTIST, TAX_COLLECTOR):
        nine = setup_from_preset(
            "2016",
            4,
            preset="devious-dignitaries",
            last_rank=True,
            substitutes=(substitute,),
        )
        assert nine.characters == (*eight.characters, substitute)


def test_five_players_need_no_substitute() -> None:
    """[2016 S006] Queen and Emperor stay where the book has them."""
    nine = setup_from_preset("2016", 5, preset="devious-dignitaries", last_rank=True)
    assert nine.characters[8] == QUEEN
    agents = setup_from_preset("2016", 3, preset="cunning-agents")
    assert (agents.characters[3], agents.characters[8]) == (EMPEROR, TAX_COLLECTOR)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("preset", [row.slug for row in EDITION.presets])
def test_every_preset_can_be_played_by_every_number_of_players(preset: str, players: int) -> None:
    """[2016 S010, S011] With the printed substitutes all seven sets are legal."""
    setup = setup_from_preset("2016", players, preset=preset)
    assert not setup_problems(setup)
    row = next(row for row in EDITION.presets if row.slug == preset)
    replaced = [role for role in row.characters[:8] if role not in setup.characters]
    if players == 2 and EMPEROR in row.characters:
        assert replaced == [EMPEROR]
        assert KING in setup.characters
    else:
        assert not replaced
    assert len(setup.characters) == (9 if players in {3, 8} else 8)
    if players in {3, 4}:
        assert QUEEN not in setup.characters
    assert setup.districts == tuple(sorted(row.districts))
    assert new_game(setup, 1).to_move() >= 0


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("preset", [row.slug for row in EDITION.presets])
def test_every_preset_can_be_played_with_nine_characters(preset: str, players: int) -> None:
    """[2016 S005, S006, S011] A ninth character may be asked for from three players on."""
    setup = setup_from_preset("2016", players, preset=preset, last_rank=True)
    assert not setup_problems(setup)
    assert len(setup.characters) == 9


def test_nine_characters_cannot_be_left_to_eight_where_nine_are_needed() -> None:
    for players in (3, 8):
        with pytest.raises(SetupError, match=f"rank-9-required players={players}"):
            setup_from_preset("2016", players, last_rank=False)


def test_the_first_game_of_three_or_eight_gets_the_artist() -> None:
    """[2016 S012, A24] The list of the first game has no rank 9; the default is the Artist."""
    for players in (3, 8):
        assert setup_from_preset("2016", players).characters[8] == ARTIST
    for players in (2, 4, 5, 6, 7):
        assert len(setup_from_preset("2016", players).characters) == 8


def test_another_rank_nine_of_the_first_game_can_be_agreed_on() -> None:
    """[2016 S012, A24] Each reading of the ruling, the Queen only from five players on."""
    for reading, role in enumerate((ARTIST, QUEEN, TAX_COLLECTOR)):
        rulings = ((DEFAULT_RANK_9, reading),)
        assert setup_from_preset("2016", 8, rulings=rulings).characters[8] == role
    with pytest.raises(SetupError, match="too-few-players-for character=queen players=5"):
        setup_from_preset("2016", 3, rulings=((DEFAULT_RANK_9, 1),))
    assert setup_from_preset("2016", 8, characters=(*FIRST_GAME, QUEEN)).characters[8] == QUEEN


@pytest.mark.parametrize("players", PLAYERS)
def test_a_random_preset_is_legal_and_can_contain_every_card(players: int) -> None:
    """Over many seeds every character and district that may be used is drawn."""
    setups = [random_setup("2016", players, seed) for seed in range(400)]
    assert not [problem for setup in setups for problem in setup_problems(setup)]
    roles = {role for setup in setups for role in setup.characters}
    fitting = {row.role for row in EDITION.characters if row.min_players <= players}
    if players == 2:
        fitting -= set(RANK_9_CHARACTERS)
    assert roles == fitting
    districts = {card for setup in setups for card in setup.districts}
    assert districts == {row.card for row in EDITION.districts if row.is_optional}


@pytest.mark.parametrize("players", [1, 9])
def test_no_random_preset_for_too_few_or_too_many_players(players: int) -> None:
    with pytest.raises(SetupError, match=f"players-out-of-range players={players}"):
        random_setup("2016", players, 1)


def test_an_unknown_preset_or_profile_is_named() -> None:
    with pytest.raises(SetupError) as caught:
        setup_from_preset("2016", 4, preset="nobody")
    assert caught.value.problems == [Problem("unknown-preset", (("name", "nobody"),))]
    with pytest.raises(ValueError, match="2017"):
        setup_from_preset("2017", 4)


@pytest.mark.parametrize(
    ("players", "preset", "substitute", "slug"),
    [
        (3, "devious-dignitaries", QUEEN, "queen"),
        (2, "cunning-agents", ARTIST, "artist"),
        (5, "cunning-agents", KING, "king"),
        (2, "cunning-agents", 99, "99"),
    ],
)
def test_a_substitute_that_stands_in_for_nobody_is_refused(
    players: int, preset: str, substitute: int, slug: str
) -> None:
    """[2016 S011] The Queen cannot be her own substitute."""
    with pytest.raises(SetupError) as caught:
        setup_from_preset("2016", players, preset=preset, substitutes=(substitute,))
    assert caught.value.problems == [Problem("bad-substitute", (("character", slug),))]
