"""A saved game goes on in the same way, also in the middle of any effect; garbage is refused."""

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
from citadels.engine.editions.edition import Setup, SetupError
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS, QUESTIONS
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
from tests.properties.games import (
    BUILDING,
    PLAYERS,
    PROFILE,
    Lots,
    Table,
    noted,
    question,
    snapshot,
    tables,
    varied_setup,
)

ALL_KINDS: Final = {(handler, step) for handler, step, _ in QUESTIONS}

each_number_of_players = pytest.mark.parametrize("players", PLAYERS)


def saved(game: Game) -> Game:
    """The game after a way through a file."""
    return load(json.loads(json.dumps(dump(game))))


def goes_on_alike(game: Game, lots: Lots) -> None:
    """A few answers lead the game and its save to the same place, step by step."""
    twin, other = game.copy(), saved(game)
    assert (other.row, other.script) == (game.row, game.script)
    assert other.rules.spec == game.rules.spec
    for _ in range(3):
        assert other.legal() == twin.legal()
        assert other.unavailable_options() == twin.unavailable_options()
        if twin.is_over():
            return
        given = lots.pick(twin.legal())
        twin.apply(given)
        other.apply(given)
        assert snapshot(other) == snapshot(twin)


@each_number_of_players
def test_a_saved_game_goes_on_in_the_same_way(players: int) -> None:
    for table in tables(players, 5, 80, skip=40):
        with noted(table):
            for game in table.steps():
                if table.lots.below(4) == 0:
                    game.script = [0] * table.lots.below(3)
                if table.lots.below(6) == 0:
                    goes_on_alike(game, table.lots)
            goes_on_alike(table.game, table.lots)


def test_a_game_can_be_saved_at_every_kind_of_question() -> None:
    """Random games, and then games of those who want a question that is seldom asked."""
    met: set[tuple[str, int]] = set()
    for players in PLAYERS:
        for table in tables(players, 5, 10, skip=140):
            save_what_is_new(table, met)
    for seed in range(200):
        if met == ALL_KINDS:
            break
        save_what_is_new(wishful_table(seed), met, wanted=ALL_KINDS - met)
        save_what_is_new(wishful_classic_table(seed), met, wanted=ALL_KINDS - met)
    assert met == ALL_KINDS


def save_what_is_new(
    table: Table, met: set[tuple[str, int]], wanted: set[tuple[str, int]] | None = None
) -> None:
    with noted(table):
        for game in table.steps():
            if wanted:
                lead_to(game, wanted, table)
            if question(game) not in met:
                met.add(question(game))
                goes_on_alike(game, table.lots)


def lead_to(game: Game, wanted: set[tuple[str, int]], table: Table) -> None:
    """If an answer leads to a wanted question, give it."""
    for given in game.legal():
        if verb_of(given) in {USE, CARDS, DECLINE, PICK, BUILD, END}:
            twin = game.copy()
            twin.apply(given)
            if not twin.is_over() and question(twin) in wanted:
                table.answer(given)
                return


def wishful_table(seed: int) -> Table:
    """Three players with the cards that ask the questions seldom asked."""
    cast = (ASSASSIN, THIEF, SEER, EMPEROR, CARDINAL, MERCHANT, ARCHITECT, WARLORD, ARTIST)
    rare = (OBSERVATORY, THEATER, THIEVES_DEN)
    others = [card for card in edition(PROFILE).presets[0].districts if card not in rare]
    districts = (*rare, *others[: 14 - len(rare)])
    rulings = ((SEER_TAKES, 1),)
    return Table(
        setup_from_preset(PROFILE, 3, characters=cast, districts=districts, rulings=rulings), seed
    )


def wishful_classic_table(seed: int) -> Table:
    """The same for the questions of the classic books; two districts stand already."""
    rare = (BELL_TOWER, HOSPITAL, LIGHTHOUSE, PARK)
    table = Table(setup_from_preset("classic-ru", 3, districts=rare), seed, BUILDING)
    for card in (HOSPITAL, PARK):
        if table.game.deck_mask() >> card & 1:
            table.game.remove_from_deck(card)
            table.game.add_to_city(0, card)
    return table


@each_number_of_players
@pytest.mark.parametrize("profile", PROFILES)
def test_the_line_of_a_set_up_reads_back(profile: str, players: int) -> None:
    for seed in range(30):
        setup = varied_setup(players, seed, profile)
        assert setup_problems(setup) == []
        assert setup_from_spec(setup.spec()) == setup


def test_the_line_of_a_set_up_has_one_text_whatever_the_order_of_its_rulings() -> None:
    setup = random_setup(PROFILE, 4, 1)
    line = Setup(setup.profile, 4, setup.characters, setup.districts, ((3, 1), (8, 1))).spec()
    turned = Setup(setup.profile, 4, setup.characters, setup.districts, ((8, 1), (3, 1))).spec()
    assert setup_from_spec(line) == setup_from_spec(turned)


GOOD: Final = dump(Table(random_setup(PROFILE, 3, 5), 5).game)
ROW: Final = GOOD["row"]


def row_with(cell: int, value: object) -> dict[str, object]:
    assert isinstance(ROW, list)
    return {**GOOD, "row": [*ROW[:cell], value, *ROW[cell + 1 :]]}


def line_with(old: str, new: str) -> dict[str, object]:
    line = GOOD["rules"]
    assert isinstance(line, str)
    assert old in line
    return {**GOOD, "rules": line.replace(old, new)}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "schema None is not 1"),
        ({**GOOD, "schema": 0}, "schema 0"),
        ({**GOOD, "schema": "1"}, "schema '1'"),
        ({**GOOD, "rules": 3}, "rules 3 are no text"),
        ({**GOOD, "rules": "2016"}, "have no brackets"),
        ({**GOOD, "rules": "2016(players=3"}, "have no brackets"),
        (line_with("players=3", "players=x"), "players 'x' are no number"),
        (line_with("players=3", "players=333"), "players '333' are no number"),
        (line_with("players=3,", ""), "players '' are no number"),
        (line_with("players=3", "players=3,players=3"), "a second one"),
        (line_with("players=3", "players"), "'players' in the rules"),
        (line_with("characters=", "characters=jester+"), "'jester' is no character"),
        (line_with("districts=", "districts=moon+"), "'moon' is no district"),
        (line_with("players=3", "players=3,moon=full"), "'moon' is no ruling"),
        (line_with("players=3", "players=3,seer-takes=two"), "no reading of seer-takes"),
        ({**GOOD, "row": None}, "row is no list"),
        ({**GOOD, "row": []}, "does not fit 3 players"),
        (row_with(0, "1"), "'1' in row"),
        (row_with(0, 2**70), "no number that fits"),
        (row_with(0, True), "True in row"),
        (row_with(0, 1.5), "1.5 in row"),
        (row_with(SEATS, 4), "does not fit 3 players"),
        (row_with(CROWN, 3), f"number {CROWN} of the row is 3"),
        (row_with(RNG_WORDS, -1), "is -1"),
        (row_with(DEPTH, 999), "is 999"),
        (row_with(DECK, 64), "is 64"),
        (row_with(DECK_SIZE, 129), "is 129"),
        (row_with(DECK_HEAD, 128), "is 128"),
        (row_with(TURN_ROLE, 99), "is 99: no character of this game"),
        (row_with(KILLED, 70), "is 70: no character of this game"),
        (row_with(PACKET, -1), "is -1: no characters of this game"),
        (row_with(HELD_SEAT, 12), "is 12"),
        (row_with(SEATS_BASE + HAND_SIZE, 2**40), f"is {2**40}: the cards are 4"),
        (row_with(SEATS_BASE + SEAT_GOLD, -1), "is -1"),
        (row_with(STACK, 101), "is 101"),
        (row_with(STACK + 1, 77), "is 77: not what draft does by itself"),
        (row_with(STACK + 2, 3), "is 3"),
        (row_with(STACK + 3, -2), "is -2"),
        ({**GOOD, "script": None}, "script is no list"),
        ({**GOOD, "script": ["x"]}, "'x' in script"),
    ],
)
def test_what_is_no_saved_game_is_refused(data: dict[str, object], message: str) -> None:
    with pytest.raises(SaveError) as caught:
        load(data)
    assert message in str(caught.value)


def test_a_save_of_rules_that_do_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no profile 'moon'"):
        load({**GOOD, "rules": "moon(players=3)"})
    first = random_setup(PROFILE, 3, 5).characters[0]
    with pytest.raises(SetupError, match="rank-missing rank=1"):
        load(line_with(f"characters={CHARACTERS[first]}+", "characters="))


def test_nobody_is_asked_in_the_save_of_a_finished_game() -> None:
    table = Table(random_setup(PROFILE, 2, 3), 3)
    for _ in table.steps():
        pass
    assert saved(table.game).to_move() == NOBODY


THE_EMPEROR_IS_PAID: Final = """
# The Emperor chooses what he is paid.
profile 2016
Ann  thief  crown
Bob  emperor
Cid  merchant  gold 1
Dan  architect
turn Bob, gathered

Bob: emperor Cid
asked Bob gold-or-card
"""


def test_a_question_that_has_no_answer_is_refused() -> None:
    game = run_story(parse_stories(THE_EMPEROR_IS_PAID)[0])
    cid = SEATS_BASE + 2 * ROW_OF_SEAT
    row = list(game.row)
    row[cid + SEAT_GOLD] = 0
    with pytest.raises(SaveError, match="seat 1 is asked something that has no answer"):
        load({**dump(game), "row": row})
