"""If one number of a saved game is changed, it is refused by name or the game stays playable."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.bits import BIT
from citadels.engine.game import Game
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story
from citadels.engine.serialization import SaveError, dump, load
from citadels.engine.state import DEPTH, FRAME_SIZE, HAND, SEAT_SIZE, SEATS_BASE, STACK
from citadels.engine.view import make_view
from tests.properties.random_games import (
    IS_COVERAGE_RUN,
    PLAYER_COUNTS,
    SeededRandom,
    note_on_failure,
    open_question,
    random_games,
)

each_number_of_players = pytest.mark.parametrize("players", PLAYER_COUNTS)

BOUNDARY_VALUES: Final = (-2, -1, 0, 1, 2, 3, 7, 31, 63, 64, 77, 99, 127, 2**31, 2**40, 2**61)
MAX_QUESTION_KINDS: Final = 4 if IS_COVERAGE_RUN else 30  # of questions in one game


def cells_to_change(row: list[int], players: int, rng: SeededRandom) -> list[int]:
    """The cells with a meaning here, and a few of the many that count cards."""
    cells = [*range(56), *range(STACK, STACK + row[DEPTH] * FRAME_SIZE)]
    for seat in range(players):
        cells += range(SEATS_BASE + seat * SEAT_SIZE, SEATS_BASE + seat * SEAT_SIZE + HAND)
        cells += [
            SEATS_BASE + seat * SEAT_SIZE + HAND + rng.randbelow(SEAT_SIZE - HAND) for _ in range(4)
        ]
    return cells + [56 + rng.randbelow(STACK - 56) for _ in range(10)]


def random_other_value(value: int, rng: SeededRandom) -> int:
    near = (value - 1, value + 1, value ^ 1, value ^ BIT[rng.randbelow(32)])
    return rng.choice([candidate for candidate in (*BOUNDARY_VALUES, *near) if candidate != value])


def plays_to_end(game: Game, players: int, rng: SeededRandom) -> None:
    """Check that a game that passed validation does not crash the engine."""
    for _ in range(25):
        if game.is_over():
            return
        assert 0 <= game.to_move() < players
        make_view(game, rng.randbelow(players))
        game.unavailable_options()
        game.apply(rng.choice(game.legal()))
        assert all(game.gold(seat) >= 0 for seat in range(players))


def change_each_cell(game: Game, players: int, rng: SeededRandom) -> int:
    """Change each cell in turn; return how many changes were refused."""
    data = dump(game)
    refused = 0
    for cell in cells_to_change(list(game.row), players, rng):
        row = list(game.row)
        row[cell] = random_other_value(row[cell], rng)
        try:
            loaded = load({**data, "row": row})
        except SaveError:
            refused += 1
        else:
            plays_to_end(loaded, players, rng)
    return refused


@each_number_of_players
def test_a_changed_number_is_refused_or_harmless(players: int) -> None:
    for table in random_games(players, 3, 20, skip=700):
        kinds: set[tuple[str, int]] = set()
        with note_on_failure(table):
            for game in table.play():
                if len(kinds) < MAX_QUESTION_KINDS and open_question(game) not in kinds:
                    kinds.add(open_question(game))
                    assert change_each_cell(game, players, table.rng) > 50


CARDINAL_STORY = """# The Cardinal borrows a coin.
profile 2016
cast cardinal
Ann  cardinal  gold 2  hand manor tavern
Bob  king      gold 3
Cid  merchant
Dan  architect
turn Ann, gathered

Ann: cardinal manor
asked Ann borrow-from
"""


def test_a_cardinal_who_borrows_one_coin_has_no_choice_of_paying_in_cards() -> None:
    (story,) = parse_stories(CARDINAL_STORY)
    game = run_story(story)
    data = dump(game)
    load(data)
    row = list(game.row)
    step = STACK + (row[DEPTH] - 1) * FRAME_SIZE + 1
    assert row[step] == 1
    row[step] = 0
    with pytest.raises(SaveError):
        load({**data, "row": row})


RECLAIM_STORY = """# The owner of the Graveyard may pay for what the Warlord destroys.
profile classic-en
Ann  warlord   gold 3
Bob  bishop
Cid  thief     gold 2  city graveyard
Dan  king      city docks tavern
deck docks manor
turn Ann, gathered

Ann: warlord Dan docks
asked Cid reclaim
"""


@pytest.mark.parametrize("card", [-1, 62, 79, 127])
def test_a_card_to_reclaim_is_in_the_deck(card: int) -> None:
    (story,) = parse_stories(RECLAIM_STORY)
    data = dump(run_story(story))
    row = list(load(data).row)
    row[STACK + (row[DEPTH] - 1) * FRAME_SIZE + 4] = card
    with pytest.raises(SaveError, match=r"deck|is 127, not"):
        load({**data, "row": row})
