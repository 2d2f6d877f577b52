"""An observation contains the view of a seat and what it has learnt, piece by piece."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
import pytest

from citadels import PROFILES
from citadels.engine.codes import BEAUTIFIED_BIT, HANDLER_COUNT, HIDDEN, NOBODY
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge, Pile
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.rulings import RULING_COUNT
from citadels.engine.serialization import setup_from_spec
from citadels.engine.state import (
    BLACKMAILER_SEAT,
    CROWN,
    DEPTH,
    FACEUP,
    FIRST,
    GATHERED,
    HELD_SIZE,
    KILLED,
    MAGISTRATE_SEAT,
    MUSEUM_SIZE,
    RANK,
    REVEALED,
    ROBBED,
    ROUND,
    SHORTER_BY,
    TURN_ROLE,
    TURN_SEAT,
    USED_DISTRICTS,
)
from citadels.engine.view import SeatView, make_view, mask_list
from citadels.rl.encoding import features
from citadels.rl.families import Family, get_family
from citadels.rl.layout import Layout
from citadels.rl.learner_table import LearnerTable, TableOptions
from tests.properties.random_games import PLAYER_COUNTS, note_on_failure, random_games
from tests.rl.learner_games import family_at, make_learners, observation_of, observed_steps

Row = npt.NDArray[np.uint8]


class ObservationReader:
    """Decodes an observation by the names of its pieces, independently of the encoder."""

    def __init__(self, kind: Family, row: Row, view: SeatView) -> None:
        self.encoding = kind
        self.row = row
        self.view = view
        book = kind.codec
        self.roles = [role for role in range(len(CHARACTERS)) if book.role_index[role] >= 0]
        self.cards = [card for card in range(len(DISTRICTS)) if book.card_index[card] >= 0]

    def feature(self, name: str) -> Row:
        return self.encoding.layout.read(self.row, name)

    def number(self, name: str) -> int:
        return int(self.feature(name)[0])

    def seat(self, name: str) -> int:
        """The seat that a piece names, as the game numbers seats."""
        indexes = np.flatnonzero(self.feature(name))
        assert len(indexes) <= 1
        return (int(indexes[0]) + self.view.seat) % self.view.seats if len(indexes) else NOBODY

    def characters(self, name: str) -> list[int]:
        return [self.roles[place] for place in np.flatnonzero(self.feature(name))]

    def districts(self, name: str) -> list[int]:
        counts = self.feature(name)
        return [card for card, count in zip(self.cards, counts, strict=True) for _ in range(count)]

    def of_seat(self, name: str, seat: int) -> list[int]:
        values = self.feature(name)[(seat - self.view.seat) % self.view.seats]
        return [int(value) for value in np.atleast_1d(values)]

    def cards_of(self, name: str, seat: int) -> list[int]:
        counts = self.of_seat(name, seat)
        return [card for card, count in zip(self.cards, counts, strict=True) for _ in range(count)]


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_pieces_contain_what_the_view_shows(players: int) -> None:
    for table in random_games(players, usual=2, long=60, skip=71_000):
        kind = family_at(table)
        learners = make_learners(table)
        with note_on_failure(table):
            for game in observed_steps(table, learners):
                if len(table.answers) % 9 == 0:
                    for seat in range(players):
                        view = make_view(game, seat)
                        reader = ObservationReader(kind, observation_of(learners, seat), view)
                        assert_table_matches(reader, game)
                        assert_seats_match(reader, learners.knowledge[seat])
                        assert_knowledge_matches(reader, learners.knowledge[seat])


def assert_table_matches(reader: ObservationReader, game: Game) -> None:
    view, fields = reader.view, reader.view.fields
    numbers = {
        "round": fields[ROUND],
        "gathered": fields[GATHERED],
        "held_size": fields[HELD_SIZE],
        "under_size": fields[MUSEUM_SIZE],
        "deck_size": view.deck_size,
        "packet_size": len(view.packet),
        "laid_down_size": len(view.laid_down),
        "target": game.rules.complete_at - fields[SHORTER_BY],
        "question_amount": view.questions[-1][5],
    }
    assert {name: reader.number(name) for name in numbers} == numbers
    seats = {
        "crown": fields[CROWN],
        "first": fields[FIRST],
        "turn": fields[TURN_SEAT],
        "magistrate": fields[MAGISTRATE_SEAT],
        "blackmailer": fields[BLACKMAILER_SEAT],
        "asked": view.to_move(),
        "question_target": view.questions[-1][3],
    }
    assert {name: reader.seat(name) for name in seats} == seats
    roles = {
        "cast": mask_list(game.rules.cast_mask),
        "faceup": mask_list(fields[FACEUP]),
        "revealed": mask_list(fields[REVEALED]),
        "packet": known_cards(view.packet),
        "seen": view.seen,
        "seen_again": view.seen_again,
        "laid_down": known_cards(view.laid_down),
        "killed": known_cards([fields[KILLED]]),
        "robbed": known_cards([fields[ROBBED]]),
        "turn_role": known_cards([fields[TURN_ROLE]]),
        "warrants": view.warrants,
        "signed": known_cards([view.signed]),
        "threats": view.threats,
        "flowered": known_cards([view.flowered]),
        "swap_given": known_cards([view.swap_given]),
        "swap_taken": known_cards([view.swap_taken]),
    }
    assert {name: reader.characters(name) for name in roles} == roles
    cards = {
        "held": known_cards(view.held),
        "under": known_cards(view.under_museum),
        "shown_hand": view.shown_hand,
        "shown_deck": view.shown_deck,
        "used_districts": mask_list(fields[USED_DISTRICTS]),
        "question_card": [card % BEAUTIFIED_BIT for card in known_cards([view.questions[-1][4]])],
    }
    assert {name: reader.districts(name) for name in cards} == cards
    assert np.flatnonzero(reader.feature("calling")).tolist() == [fields[RANK]]
    assert np.flatnonzero(reader.feature("question")).tolist() == [view.questions[-1][0]]
    assert np.flatnonzero(reader.feature("step")).tolist() == [view.questions[-1][1]]
    waiting = sorted({question[0] for question in view.questions[:-1]})
    assert np.flatnonzero(reader.feature("waiting")).tolist() == waiting


def assert_seats_match(reader: ObservationReader, knowledge: Knowledge) -> None:
    view = reader.view
    assert reader.feature("present").tolist() == [1] * view.seats + [0] * (8 - view.seats)
    for seat in range(view.seats):
        assert reader.of_seat("gold", seat) == [min(view.gold[seat], 255)]
        assert reader.of_seat("hand_size", seat) == [len(view.hands[seat])]
        assert reader.of_seat("city_size", seat) == [len(view.cities[seat])]
        assert reader.of_seat("completed", seat) == [view.completed[seat]]
        assert reader.of_seat("built", seat) == [view.built[seat]]
        assert reader.cards_of("city", seat) == sorted(
            place % BEAUTIFIED_BIT for place in view.cities[seat]
        )
        fine = sorted(
            place - BEAUTIFIED_BIT for place in view.cities[seat] if place >= BEAUTIFIED_BIT
        )
        assert reader.cards_of("beautified", seat) == fine
        roles = [place for place, is_held in enumerate(reader.of_seat("roles", seat)) if is_held]
        assert [reader.roles[place] for place in roles] == known_cards(view.roles[seat])
        assert reader.of_seat("roles_hidden", seat) == [view.roles[seat].count(HIDDEN)]
        if seat == view.seat:
            assert reader.cards_of("hand", seat) == view.hands[seat]
        else:
            assert_pile(
                reader.cards_of("hand", seat),
                reader.of_seat("hand_sure", seat)[0],
                knowledge.hands[seat],
            )


def assert_knowledge_matches(reader: ObservationReader, knowledge: Knowledge) -> None:
    placed = [card for card in knowledge.deck if card != HIDDEN]
    assert reader.districts("deck_known") == sorted(placed)
    depths = {
        reader.cards[place]: int(depth)
        for place, depth in enumerate(reader.feature("deck_place"))
        if depth
    }
    assert depths == {card: knowledge.deck.index(card) + 1 for card in placed}
    assert_pile(reader.districts("deck_loose"), reader.number("loose_sure"), knowledge.loose)
    assert_pile(reader.districts("museum_known"), reader.number("museum_sure"), knowledge.museum)
    assert reader.characters("blank_threats") == sorted(knowledge.blank_threats)
    assert reader.characters("real_threat") == known_cards([knowledge.real_threat])


def assert_pile(cards: list[int], sure: int, pile: Pile) -> None:
    """A pile about which nothing is certain any more is omitted."""
    assert sure == pile.sure_count
    counts = Counter({card: count for card, count in enumerate(pile.known) if count})
    assert Counter(cards) == (counts if pile.sure_count else Counter())


def known_cards(codes: Iterable[int]) -> list[int]:
    return [code for code in codes if code >= 0]


def test_nothing_of_the_previous_observation_remains() -> None:
    for table in random_games(5, usual=2, long=20, skip=72_000):
        used = make_learners(table)
        for game in observed_steps(table, used):
            if len(table.answers) % 11 == 0:
                fresh = make_learners(table)
                fresh.knowledge = used.knowledge
                for seat in range(game.seats()):
                    assert (
                        observation_of(used, seat).tolist() == observation_of(fresh, seat).tolist()
                    )


def test_floats_are_the_bytes_divided_by_typical_values() -> None:
    byte_table, float_table = (
        LearnerTable(TableOptions()),
        LearnerTable(TableOptions(observations="float32")),
    )
    for table in (byte_table, float_table):
        table.deal(3)
        for _ in range(60):
            table.apply_action(table.legal_actions()[-1])
    row, floats = byte_table.observe(0), float_table.observe(0)
    assert (str(row.dtype), str(floats.dtype)) == ("uint8", "float32")
    layout = byte_table.family.layout
    assert layout.read(floats, "gold")[0] == layout.read(row, "gold")[0] / np.float32(10)
    assert np.allclose(floats, row * layout.scales())
    assert floats.max() < 30


def test_beliefs_come_last_and_sum_to_one_for_each_seat_that_holds_one_character() -> None:
    table = LearnerTable(TableOptions(beliefs=True))
    table.deal(5)
    for _ in range(4):
        table.apply_action(table.legal_actions()[0])
    row = table.observe(1)
    without = LearnerTable(TableOptions())
    without.deal(5)
    for _ in range(4):
        without.apply_action(without.legal_actions()[0])
    layout = table.family.layout
    assert row[: layout.size()].tolist() == without.observe(1).tolist()
    beliefs = layout.read(row, "beliefs")[:4]
    assert np.all(np.abs(beliefs.sum(axis=1, dtype=int) - 255) <= 4)
    own = layout.read(row, "roles")[0]
    assert (beliefs[0] == 255 * own).all()


def test_random_setups_differ_between_games_and_repeat() -> None:
    table = LearnerTable(TableOptions(preset="random", players=6))
    specs = []
    for seed in (1, 2, 1):
        table.deal(seed)
        specs.append((table.game.rules.spec, table.observe(0).tolist()))
        cast = table.family.layout.read(table.observe(0), "cast")
        setup = setup_from_spec(table.game.rules.spec)
        assert int(cast.sum()) == len(setup.characters)
    assert specs[0] == specs[2] != specs[1]


def test_the_pieces_are_large_enough() -> None:
    assert features.MAX_RULINGS == RULING_COUNT
    assert features.MAX_HANDLERS == HANDLER_COUNT
    assert len(PROFILES) == features.MAX_PROFILES


def test_piece_constants_equal_their_positions() -> None:
    names = [name.upper() for name, _, _, _ in features.FEATURES]
    assert [getattr(features, name) for name in names] == list(range(features.FEATURE_COUNT))
    assert isinstance(get_family("2016").layout, Layout)


def test_an_unknown_piece_is_named_in_the_error() -> None:
    row = np.zeros(get_family("2016").layout.size(), dtype=np.uint8)
    with pytest.raises(ValueError, match="no piece 'golds'; there are profile, present"):
        get_family("2016").layout.read(row, "golds")


def test_observations_of_another_kind_are_refused() -> None:
    with pytest.raises(ValueError, match="observations are uint8 or float32, not 'float64'"):
        TableOptions(observations="float64")


def test_the_steps_of_questions_fit() -> None:
    for table in random_games(7, usual=2, long=40, skip=73_000):
        for game in table.play():
            frames = [game.read_frame(depth) for depth in range(game.get(DEPTH))]
            assert all(frame.step < features.MAX_STEPS for frame in frames)
