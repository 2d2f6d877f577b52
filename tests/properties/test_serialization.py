"""A saved game continues identically, even in the middle of an effect; garbage is refused."""

from __future__ import annotations

import json
from typing import Final

import pytest

from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import (
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BELL_TOWER,
    BUILD,
    CARDINAL,
    CARDS,
    DECLINE,
    EMPEROR,
    END,
    HOSPITAL,
    LIGHTHOUSE,
    MERCHANT,
    NOBODY,
    OBSERVATORY,
    PARK,
    PICK,
    SEER,
    THEATER,
    THIEF,
    THIEVES_DEN,
    USE,
    WARLORD,
)
from citadels.engine.editions.declarations import QUESTIONS
from citadels.engine.editions.edition import Setup, SetupError
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story
from citadels.engine.rulings import SEER_TAKES
from citadels.engine.serialization import SaveError, dump, load, setup_from_spec
from citadels.engine.setup import random_setup, setup_from_preset
from citadels.engine.state import (
    CROWN,
    DECK,
    DECK_HEAD,
    DECK_SIZE,
    DEPTH,
    HAND_SIZE,
    HELD_SEAT,
    KILLED,
    PACKET,
    RNG_WORDS,
    SEAT_GOLD,
    SEATS,
    SEATS_BASE,
    STACK,
    TURN_ROLE,
)
from citadels.engine.state import (
    SEAT_SIZE as ROW_OF_SEAT,
)
from citadels.engine.validation.setup_problems import setup_problems
from tests.properties.random_games import (
    BUILDER_STYLE,
    PLAYER_COUNTS,
    PROFILE,
    RandomGame,
    SeededRandom,
    game_state,
    note_on_failure,
    open_question,
    random_games,
    random_setup_for,
)

ALL_QUESTION_KINDS: Final = {(handler, step) for handler, step, _ in QUESTIONS}

each_number_of_players = pytest.mark.parametrize("players", PLAYER_COUNTS)


def save_and_load(game: Game) -> Game:
    """Save the game and load it again."""
    return load(json.loads(json.dumps(dump(game))))


def assert_same_continuation(game: Game, rng: SeededRandom) -> None:
    """Give a few answers to the game and to its loaded copy, and compare each step."""
    twin, loaded = game.copy(), save_and_load(game)
    assert (loaded.row, loaded.script) == (game.row, game.script)
    assert loaded.rules.spec == game.rules.spec
    for _ in range(3):
        assert loaded.legal() == twin.legal()
        assert loaded.unavailable_options() == twin.unavailable_options()
        if twin.is_over():
            return
        answer = rng.choice(twin.legal())
        twin.apply(answer)
        loaded.apply(answer)
        assert game_state(loaded) == game_state(twin)


@each_number_of_players
def test_a_saved_game_continues_identically(players: int) -> None:
    for table in random_games(players, 5, 80, skip=40):
        with note_on_failure(table):
            for game in table.play():
                if table.rng.randbelow(4) == 0:
                    game.script = [0] * table.rng.randbelow(3)
                if table.rng.randbelow(6) == 0:
                    assert_same_continuation(game, table.rng)
            assert_same_continuation(table.game, table.rng)


def test_a_game_can_be_saved_at_every_kind_of_question() -> None:
    """Random games, then games whose players steer towards the rarest questions."""
    kinds: set[tuple[str, int]] = set()
    for players in PLAYER_COUNTS:
        for table in random_games(players, 5, 10, skip=140):
            save_new_kinds(table, kinds)
    for seed in range(200):
        if kinds == ALL_QUESTION_KINDS:
            break
        save_new_kinds(
            game_with_rare_districts(seed), kinds, target_kinds=ALL_QUESTION_KINDS - kinds
        )
        save_new_kinds(
            classic_game_with_rare_cards(seed), kinds, target_kinds=ALL_QUESTION_KINDS - kinds
        )
    assert kinds == ALL_QUESTION_KINDS


def save_new_kinds(
    table: RandomGame, kinds: set[tuple[str, int]], target_kinds: set[tuple[str, int]] | None = None
) -> None:
    with note_on_failure(table):
        for game in table.play():
            if target_kinds:
                answer_toward(game, target_kinds, table)
            if open_question(game) not in kinds:
                kinds.add(open_question(game))
                assert_same_continuation(game, table.rng)


def answer_toward(game: Game, target_kinds: set[tuple[str, int]], table: RandomGame) -> None:
    """Give an answer that leads to a wanted question, if there is one."""
    for answer in game.legal():
        if verb_of(answer) in {USE, CARDS, DECLINE, PICK, BUILD, END}:
            twin = game.copy()
            twin.apply(answer)
            if not twin.is_over() and open_question(twin) in target_kinds:
                table.apply_answer(answer)
                return


def game_with_rare_districts(seed: int) -> RandomGame:
    """Three players with the cards that ask the rarest questions."""
    cast = (ASSASSIN, THIEF, SEER, EMPEROR, CARDINAL, MERCHANT, ARCHITECT, WARLORD, ARTIST)
    rare = (OBSERVATORY, THEATER, THIEVES_DEN)
    other_districts = [card for card in edition(PROFILE).presets[0].districts if card not in rare]
    districts = (*rare, *other_districts[: 14 - len(rare)])
    rulings = ((SEER_TAKES, 1),)
    return RandomGame(
        setup_from_preset(PROFILE, 3, characters=cast, districts=districts, rulings=rulings), seed
    )


def classic_game_with_rare_cards(seed: int) -> RandomGame:
    """The same for the classic books, with two districts already built."""
    rare = (BELL_TOWER, HOSPITAL, LIGHTHOUSE, PARK)
    table = RandomGame(setup_from_preset("classic-ru", 3, districts=rare), seed, BUILDER_STYLE)
    for card in (HOSPITAL, PARK):
        if table.game.deck_mask() >> card & 1:
            table.game.remove_from_deck(card)
            table.game.add_to_city(0, card)
    return table


@each_number_of_players
@pytest.mark.parametrize("profile", PROFILES)
def test_a_setup_spec_round_trips(profile: str, players: int) -> None:
    for seed in range(30):
        setup = random_setup_for(players, seed, profile)
        assert setup_problems(setup) == []
        assert setup_from_spec(setup.spec()) == setup


def test_a_setup_spec_does_not_depend_on_ruling_order() -> None:
    setup = random_setup(PROFILE, 4, 1)
    spec = Setup(setup.profile, 4, setup.characters, setup.districts, ((3, 1), (8, 1))).spec()
    turned = Setup(setup.profile, 4, setup.characters, setup.districts, ((8, 1), (3, 1))).spec()
    assert setup_from_spec(spec) == setup_from_spec(turned)


SAVED_GAME: Final = dump(RandomGame(random_setup(PROFILE, 3, 5), 5).game)
SAVED_ROW: Final = SAVED_GAME["row"]


def row_with(cell: int, value: object) -> dict[str, object]:
    assert isinstance(SAVED_ROW, list)
    return {**SAVED_GAME, "row": [*SAVED_ROW[:cell], value, *SAVED_ROW[cell + 1 :]]}


def setup_spec_with(old: str, new: str) -> dict[str, object]:
    spec = SAVED_GAME["rules"]
    assert isinstance(spec, str)
    assert old in spec
    return {**SAVED_GAME, "rules": spec.replace(old, new)}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "schema None is not 1"),
        ({**SAVED_GAME, "schema": 0}, "schema 0"),
        ({**SAVED_GAME, "schema": "1"}, "schema '1'"),
        ({**SAVED_GAME, "rules": 3}, "rules 3 are not text"),
        ({**SAVED_GAME, "rules": "2016"}, "have no brackets"),
        ({**SAVED_GAME, "rules": "2016(players=3"}, "have no brackets"),
        (setup_spec_with("players=3", "players=x"), "players 'x' is not a number"),
        (setup_spec_with("players=3", "players=333"), "players '333' is not a number"),
        (setup_spec_with("players=3,", ""), "players '' is not a number"),
        (setup_spec_with("players=3", "players=3,players=3"), "repeats a name"),
        (setup_spec_with("players=3", "players"), "'players' in the rules"),
        (setup_spec_with("characters=", "characters=jester+"), "'jester' is not a character"),
        (setup_spec_with("districts=", "districts=moon+"), "'moon' is not a district"),
        (setup_spec_with("players=3", "players=3,moon=full"), "'moon' is not a ruling"),
        (setup_spec_with("players=3", "players=3,seer-takes=two"), "not a reading of seer-takes"),
        ({**SAVED_GAME, "row": None}, "row is not a list"),
        ({**SAVED_GAME, "row": []}, "does not fit 3 players"),
        (row_with(0, "1"), "'1' in row"),
        (row_with(0, 2**70), "not a number in range"),
        (row_with(0, True), "True in row"),
        (row_with(0, 1.5), "1.5 in row"),
        (row_with(SEATS, 4), "does not fit 3 players"),
        (row_with(CROWN, 3), f"number {CROWN} of the row is 3"),
        (row_with(RNG_WORDS, -1), "is -1"),
        (row_with(DEPTH, 999), "is 999"),
        (row_with(DECK, 64), "is 64"),
        (row_with(DECK_SIZE, 129), "is 129"),
        (row_with(DECK_HEAD, 128), "is 128"),
        (row_with(TURN_ROLE, 99), "is 99: not a character of this game"),
        (row_with(KILLED, 70), "is 70: not a character of this game"),
        (row_with(PACKET, -1), "is -1: not characters of this game"),
        (row_with(HELD_SEAT, 12), "is 12"),
        (row_with(SEATS_BASE + HAND_SIZE, 2**40), f"is {2**40}: the cards are 4"),
        (row_with(SEATS_BASE + SEAT_GOLD, -1), "is -1"),
        (row_with(STACK, 101), "is 101"),
        (row_with(STACK + 1, 77), "is 77: not what draft does by itself"),
        (row_with(STACK + 2, 3), "is 3"),
        (row_with(STACK + 3, -2), "is -2"),
        ({**SAVED_GAME, "script": None}, "script is not a list"),
        ({**SAVED_GAME, "script": ["x"]}, "'x' in script"),
    ],
)
def test_an_invalid_saved_game_is_refused(data: dict[str, object], message: str) -> None:
    with pytest.raises(SaveError) as caught:
        load(data)
    assert message in str(caught.value)


def test_a_saved_game_with_unknown_rules_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no profile 'moon'"):
        load({**SAVED_GAME, "rules": "moon(players=3)"})
    first = random_setup(PROFILE, 3, 5).characters[0]
    with pytest.raises(SetupError, match="rank-missing rank=1"):
        load(setup_spec_with(f"characters={CHARACTERS[first]}+", "characters="))


def test_a_finished_game_has_no_question_after_loading() -> None:
    table = RandomGame(random_setup(PROFILE, 2, 3), 3)
    for _ in table.play():
        pass
    assert save_and_load(table.game).to_move() == NOBODY


EMPEROR_STORY: Final = """
# The Emperor chooses what is paid.
profile 2016
Ann  thief  crown
Bob  emperor
Cid  merchant  gold 1
Dan  architect
turn Bob, gathered

Bob: emperor Cid
asked Bob gold-or-card
"""


def test_a_saved_question_without_an_answer_is_refused() -> None:
    game = run_story(parse_stories(EMPEROR_STORY)[0])
    cid = SEATS_BASE + 2 * ROW_OF_SEAT
    row = list(game.row)
    row[cid + SEAT_GOLD] = 0
    with pytest.raises(SaveError, match="seat 1 is asked something that has no answer"):
        load({**dump(game), "row": row})
