"""Common sense in using districts: what everybody who has read the card would do."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.codes import PALACE, TAVERN
from tests.bots.bot_games import story_game
from tests.bots.test_common_sense import SEEDS, STEADY_BOTS, answers_of, play_turn

TRADE_CITY: Final = "city theater market tavern docks harbor trading-post"

each_steady_bot = pytest.mark.parametrize("spec", STEADY_BOTS)


@pytest.mark.parametrize("spec", ["rush", "charter", "belief"])  # others prefer to hurt opponents
def test_the_best_character_is_not_swapped(spec: str) -> None:
    game = story_game(
        f"""Ann  merchant  {TRADE_CITY}
Bob  king
Cid  assassin
Dan  warlord
selected"""
    )
    assert answers_of(spec, game) == {"pass"}


@each_steady_bot
def test_the_best_character_is_taken_if_its_holder_is_known(spec: str) -> None:
    """Only two characters are left that Bob can have, and the Merchant is one of them."""
    game = story_game(
        f"""Ann  bishop magician  {TRADE_CITY}
Bob  king merchant
faceup assassin thief architect warlord
selected"""
    )
    assert answers_of(spec, game) == {"theater Bob"}


@each_steady_bot
def test_the_least_useful_character_is_given_in_exchange(spec: str) -> None:
    game = story_game(
        f"""Ann  bishop merchant  {TRADE_CITY}
Bob  king architect
selected"""
    )
    game.apply(game.legal()[0])
    assert answers_of(spec, game) == {"hand bishop"}


@each_steady_bot
def test_a_card_worth_building_is_not_sold_for_one_coin(spec: str) -> None:
    """The Laboratory pays 1 gold for a card in the older book, and 2 in the newer one."""
    text = """Ann  merchant  hand palace  city laboratory
Bob  king
Cid  assassin
Dan  warlord
turn Ann, gathered"""
    for seed in SEEDS:
        assert play_turn(spec, text, seed, "classic-en").in_hand(0, PALACE)


@each_steady_bot
@pytest.mark.parametrize("profile", ["2016", "classic-en"])
def test_a_duplicate_of_a_built_district_is_sold(spec: str, profile: str) -> None:
    text = """Ann  bishop  hand tavern  city laboratory tavern
Bob  king
Cid  assassin
Dan  warlord
turn Ann, gathered"""
    for seed in SEEDS:
        assert not play_turn(spec, text, seed, profile).in_hand(0, TAVERN)
