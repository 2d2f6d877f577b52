"""An observation is the view of a seat and what it has learnt, piece by piece."""

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
from citadels.rl.coding import pieces
from citadels.rl.families import Family, family
from citadels.rl.layout import Layout
from citadels.rl.table import Options, Table
from tests.properties.games import PLAYERS, noted, tables
from tests.rl.playing import family_at, learning, moments, row_of

Row = npt.NDArray[np.uint8]


class Reader:
    """Reads an observation back into words: the test's own way, by names."""

    def __init__(self, kind: Family, row: Row, seen: SeatView) -> None:
        self.kind = kind
        self.row = row
        self.seen = seen
        book = kind.book
        self.roles = [role for role in range(len(CHARACTERS)) if book.role_at[role] >= 0]
        self.cards = [card for card in range(len(DISTRICTS)) if book.card_at[card] >= 0]

    def piece(self, name: str) -> Row:
        return self.kind.layout.read(self.row, name)

    def number(self, name: str) -> int:
        return int(self.piece(name)[0])

    def seat(self, name: str) -> int:
        """The seat that a piece names, counted as the game does."""
        found = np.flatnonzero(self.piece(name))
        assert len(found) <= 1
        return (int(found[0]) + self.seen.seat) % self.seen.seats if len(found) else NOBODY

    def characters(self, name: str) -> list[int]:
        return [self.roles[place] for place in np.flatnonzero(self.piece(name))]

    def districts(self, name: str) -> list[int]:
        counts = self.piece(name)
        return [card for card, count in zip(self.cards, counts, strict=True) for _ in range(count)]

    def of_seat(self, name: str, seat: int) -> list[int]:
        values = self.piece(name)[(seat - self.seen.seat) % self.seen.seats]
        return [int(value) for value in np.atleast_1d(values)]

    def cards_of(self, name: str, seat: int) -> list[int]:
        counts = self.of_seat(name, seat)
        return [card for card, count in zip(self.cards, counts, strict=True) for _ in range(count)]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_pieces_tell_what_the_view_shows(players: int) -> None:
    for table in tables(players, usual=2, long=60, skip=71_000):
        kind = family_at(table)
        learners = learning(table)
        with noted(table):
            for game in moments(table, learners):
                if len(table.answers) % 9 == 0:
                    for seat in range(players):
                        seen = make_view(game, seat)
                        reader = Reader(kind, row_of(learners, seat), seen)
                        compare_table(reader, game)
                        compare_seats(reader, learners.learnt[seat])
                        compare_learnt(reader, learners.learnt[seat])


def compare_table(reader: Reader, game: Game) -> None:
    seen, fields = reader.seen, reader.seen.fields
    numbers = {
        "round": fields[ROUND],
        "gathered": fields[GATHERED],
        "held_size": fields[HELD_SIZE],
        "under_size": fields[MUSEUM_SIZE],
        "deck_size": seen.deck_size,
        "packet_size": len(seen.packet),
        "laid_down_size": len(seen.laid_down),
        "target": game.rules.complete_at - fields[SHORTER_BY],
        "question_amount": seen.questions[-1][5],
    }
    assert {name: reader.number(name) for name in numbers} == numbers
    seats = {
        "crown": fields[CROWN],
        "first": fields[FIRST],
        "turn": fields[TURN_SEAT],
        "magistrate": fields[MAGISTRATE_SEAT],
        "blackmailer": fields[BLACKMAILER_SEAT],
        "asked": seen.to_move(),
        "question_target": seen.questions[-1][3],
    }
    assert {name: reader.seat(name) for name in seats} == seats
    roles = {
        "cast": mask_list(game.rules.cast_mask),
        "faceup": mask_list(fields[FACEUP]),
        "revealed": mask_list(fields[REVEALED]),
        "packet": known(seen.packet),
        "seen": seen.seen,
        "seen_again": seen.seen_again,
        "laid_down": known(seen.laid_down),
        "killed": known([fields[KILLED]]),
        "robbed": known([fields[ROBBED]]),
        "turn_role": known([fields[TURN_ROLE]]),
        "warrants": seen.warrants,
        "signed": known([seen.signed]),
        "threats": seen.threats,
        "flowered": known([seen.flowered]),
        "swap_given": known([seen.swap_given]),
        "swap_taken": known([seen.swap_taken]),
    }
    assert {name: reader.characters(name) for name in roles} == roles
    cards = {
        "held": known(seen.held),
        "under": known(seen.under_museum),
        "shown_hand": seen.shown_hand,
        "shown_deck": seen.shown_deck,
        "used_districts": mask_list(fields[USED_DISTRICTS]),
        "question_card": [card % BEAUTIFIED_BIT for card in known([seen.questions[-1][4]])],
    }
    assert {name: reader.districts(name) for name in cards} == cards
    assert np.flatnonzero(reader.piece("calling")).tolist() == [fields[RANK]]
    assert np.flatnonzero(reader.piece("question")).tolist() == [seen.questions[-1][0]]
    assert np.flatnonzero(reader.piece("step")).tolist() == [seen.questions[-1][1]]
    waiting = sorted({question[0] for question in seen.questions[:-1]})
    assert np.flatnonzero(reader.piece("waiting")).tolist() == waiting


def compare_seats(reader: Reader, learnt: Knowledge) -> None:
    seen = reader.seen
    assert reader.piece("present").tolist() == [1] * seen.seats + [0] * (8 - seen.seats)
    for seat in range(seen.seats):
        assert reader.of_seat("gold", seat) == [min(seen.gold[seat], 255)]
        assert reader.of_seat("hand_size", seat) == [len(seen.hands[seat])]
        assert reader.of_seat("city_size", seat) == [len(seen.cities[seat])]
        assert reader.of_seat("completed", seat) == [seen.completed[seat]]
        assert reader.of_seat("built", seat) == [seen.built[seat]]
        assert reader.cards_of("city", seat) == sorted(
            place % BEAUTIFIED_BIT for place in seen.cities[seat]
        )
        fine = sorted(
            place - BEAUTIFIED_BIT for place in seen.cities[seat] if place >= BEAUTIFIED_BIT
        )
        assert reader.cards_of("beautified", seat) == fine
        roles = [place for place, held in enumerate(reader.of_seat("roles", seat)) if held]
        assert [reader.roles[place] for place in roles] == known(seen.roles[seat])
        assert reader.of_seat("roles_hidden", seat) == [seen.roles[seat].count(HIDDEN)]
        if seat == seen.seat:
            assert reader.cards_of("hand", seat) == seen.hands[seat]
        else:
            assert_pile(
                reader.cards_of("hand", seat),
                reader.of_seat("hand_sure", seat)[0],
                learnt.hands[seat],
            )


def compare_learnt(reader: Reader, learnt: Knowledge) -> None:
    placed = [card for card in learnt.deck if card != HIDDEN]
    assert reader.districts("deck_known") == sorted(placed)
    depths = {
        reader.cards[place]: int(depth)
        for place, depth in enumerate(reader.piece("deck_place"))
        if depth
    }
    assert depths == {card: learnt.deck.index(card) + 1 for card in placed}
    assert_pile(reader.districts("deck_loose"), reader.number("loose_sure"), learnt.loose)
    assert_pile(reader.districts("museum_known"), reader.number("museum_sure"), learnt.museum)
    assert reader.characters("blank_threats") == sorted(learnt.blank_threats)
    assert reader.characters("real_threat") == known([learnt.real_threat])


def assert_pile(cards: list[int], sure: int, pile: Pile) -> None:
    """A pile of which nothing is sure any more is not told of."""
    assert sure == pile.sure_count
    counts = Counter({card: count for card, count in enumerate(pile.known) if count})
    assert Counter(cards) == (counts if pile.sure_count else Counter())


def known(codes: Iterable[int]) -> list[int]:
    return [code for code in codes if code >= 0]


def test_nothing_of_the_last_observation_stays_behind() -> None:
    for table in tables(5, usual=2, long=20, skip=72_000):
        used = learning(table)
        for game in moments(table, used):
            if len(table.answers) % 11 == 0:
                fresh = learning(table)
                fresh.learnt = used.learnt
                for seat in range(game.seats()):
                    assert row_of(used, seat).tolist() == row_of(fresh, seat).tolist()


def test_floats_are_the_bytes_divided_by_what_is_usual() -> None:
    whole, parts = Table(Options()), Table(Options(observations="float32"))
    for table in (whole, parts):
        table.deal(3)
        for _ in range(60):
            table.take(table.legal()[-1])
    row, floats = whole.observe(0), parts.observe(0)
    assert (str(row.dtype), str(floats.dtype)) == ("uint8", "float32")
    layout = whole.family.layout
    assert layout.read(floats, "gold")[0] == layout.read(row, "gold")[0] / np.float32(10)
    assert np.allclose(floats, row * layout.scales())
    assert floats.max() < 30


def test_beliefs_come_last_and_sum_to_one_for_each_seat_that_holds_one_character() -> None:
    table = Table(Options(beliefs=True))
    table.deal(5)
    for _ in range(4):
        table.take(table.legal()[0])
    row = table.observe(1)
    without = Table(Options())
    without.deal(5)
    for _ in range(4):
        without.take(without.legal()[0])
    layout = table.family.layout
    assert row[: layout.size()].tolist() == without.observe(1).tolist()
    beliefs = layout.read(row, "beliefs")[:4]
    assert np.all(np.abs(beliefs.sum(axis=1, dtype=int) - 255) <= 4)
    own = layout.read(row, "roles")[0]
    assert (beliefs[0] == 255 * own).all()


def test_set_ups_by_lot_differ_from_game_to_game_and_repeat() -> None:
    table = Table(Options(preset="random", players=6))
    lines = []
    for seed in (1, 2, 1):
        table.deal(seed)
        lines.append((table.game.rules.spec, table.observe(0).tolist()))
        cast = table.family.layout.read(table.observe(0), "cast")
        setup = setup_from_spec(table.game.rules.spec)
        assert int(cast.sum()) == len(setup.characters)
    assert lines[0] == lines[2] != lines[1]


def test_the_rooms_are_large_enough() -> None:
    assert pieces.RULINGS_ROOM == RULING_COUNT
    assert pieces.HANDLERS_ROOM == HANDLER_COUNT
    assert len(PROFILES) == pieces.PROFILES_ROOM


def test_the_numbers_of_the_pieces_are_their_places() -> None:
    names = [name.upper() for name, _, _, _ in pieces.PIECES]
    assert [getattr(pieces, name) for name in names] == list(range(pieces.COUNT))
    assert isinstance(family("2016").layout, Layout)


def test_a_piece_that_there_is_not_is_named() -> None:
    row = np.zeros(family("2016").layout.size(), dtype=np.uint8)
    with pytest.raises(ValueError, match="no piece 'golds'; there are profile, present"):
        family("2016").layout.read(row, "golds")


def test_observations_of_another_kind_are_refused() -> None:
    with pytest.raises(ValueError, match="observations are uint8 or float32, not 'float64'"):
        Options(observations="float64")


def test_steps_of_questions_have_room() -> None:
    for table in tables(7, usual=2, long=40, skip=73_000):
        for game in table.steps():
            frames = [game.read_frame(depth) for depth in range(game.get(DEPTH))]
            assert all(frame.step < pieces.STEPS_ROOM for frame in frames)
