"""Clients get everything that is public, and nothing that they may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

from citadels.engine.charges import charges
from citadels.engine.codes import BEAUTIFIED_BIT, HIDDEN, NO_CARD, NO_ROLE, NOBODY, TURN_PHASE
from citadels.engine.game import FULL_TURN, Game
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.setup import new_game, setup_from_preset
from citadels.engine.state import (
    ANSWER_COUNT,
    BEWITCHED,
    DRAFT_STEP,
    FACEUP,
    KILLED,
    PAID_BUILDS,
    REVEALED,
    ROBBED,
    SITE_CARD,
    SITE_COUNTED,
    SITE_SEAT,
    SPENT,
    TURN_ROLE,
    TURN_SEAT,
    USED,
    USED_DISTRICTS,
)
from citadels.engine.view import SeatView, make_view, mask_list
from citadels.protocol.views import UNKNOWN, Common, Own
from tests.properties.random_games import (
    IS_LONG_RUN,
    PLAYER_COUNTS,
    RandomGame,
    note_on_failure,
    observers,
    random_games,
)
from tests.properties.redeal import redeal
from tests.protocol.reference_views import private_view, public_view, unavailable_of

# Public, but useless to a client: internal counters, and what follows from other fields.
OMITTED_FIELDS: Final = {
    ANSWER_COUNT,
    DRAFT_STEP,
    REVEALED,  # follows from the characters of the players
    USED,
    USED_DISTRICTS,
    SPENT,
    PAID_BUILDS,
    SITE_COUNTED,
}
OMITTED_ATTRIBUTES: Final = {
    "rules",  # sent with the table
    "seats",  # as many as there are players
    "seat",
    "fields",  # checked one by one
    "reached",
    # Spectators may not know these cards; how many there are is a field.
    *("swap_given", "swap_taken", "signed", "flowered", "under_museum", "held"),
    # Not for spectators.
    *("seen", "seen_again", "legal", "shown_hand", "shown_deck"),
}
# The private part contains everything in the seat's own view that is not public.
PRIVATE_ATTRIBUTES: Final = {
    *("seat", "hands", "roles", "laid_down", "packet", "seen", "seen_again"),
    *("swap_given", "swap_taken", "signed", "flowered", "under_museum", "held"),
    *("legal", "shown_hand", "shown_deck"),
}

ATTRIBUTES_BY_SEAT: Final = {"gold", "hands", "cities", "completed", "built", "reached", "roles"}

each_number_of_players = pytest.mark.parametrize("players", PLAYER_COUNTS)


def make_own_view(game: Game, seat: int) -> Own:
    is_asked = game.to_move() == seat
    missing = unavailable_of(game) if is_asked else []
    return private_view(make_view(game, seat), charges(game) if is_asked else [], missing, "")


def encode_views(game: Game, seat: int) -> bytes:
    """What is sent to a client."""
    part = public_view(make_view(game)) if seat == NOBODY else make_own_view(game, seat)
    return msgspec.json.encode(part)


# Secrets.


@each_number_of_players
def test_redealing_hidden_cards_does_not_change_the_bytes(players: int) -> None:
    for table in random_games(players, 2, 60, skip=610):
        with note_on_failure(table):
            for game in table.play():
                assert_same_bytes(game, table)
            assert_same_bytes(table.game, table)


def assert_same_bytes(game: Game, table: RandomGame) -> None:
    """Compare the view of one seat only; other tests compare all views."""
    seats = [game.to_move(), NOBODY, *observers(game)]
    for seat in seats if IS_LONG_RUN else [table.rng.choice(seats)]:
        twin = redeal(game, seat, table.rng)
        assert encode_views(twin, seat) == encode_views(game, seat), f"a leak to seat {seat}"


@each_number_of_players
def test_no_card_is_named_that_the_client_may_not_know(players: int) -> None:
    for table in random_games(players, 2, 60, skip=630):
        with note_on_failure(table):
            for game in table.play():
                if table.rng.randbelow(4) == 0:
                    assert_only_named(game, NOBODY, open_cards(game))
                    seat = table.rng.randbelow(game.seats())
                    assert_only_named(game, seat, open_cards(game) | own_cards(game, seat))


def assert_only_named(game: Game, seat: int, known: set[str]) -> None:
    names = set(strings_in(msgspec.json.decode(encode_views(game, seat))))
    slugs = {text.removesuffix("*") for text in names}
    assert (slugs & set(DISTRICTS)) <= known, f"seat {seat} is sent an unknown card"


def strings_in(data: object) -> Iterator[str]:
    """All strings in decoded JSON; a district that was used is no secret: it stands in a city."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for item in data:
            yield from strings_in(item)
    elif isinstance(data, dict):
        for value in data.values():
            yield from strings_in(value)


def open_cards(game: Game) -> set[str]:
    view = make_view(game)
    cards = {place % BEAUTIFIED_BIT for city in view.cities for place in city}
    cards |= {question[4] % BEAUTIFIED_BIT for question in view.questions if question[4] >= 0}
    cards |= {view.fields[SITE_CARD]} - {-1}
    return {DISTRICTS[card] for card in cards}


def own_cards(game: Game, seat: int) -> set[str]:
    view = make_view(game, seat)
    piles = (view.hands[seat], view.held, view.under_museum, view.shown_hand, view.shown_deck)
    return {DISTRICTS[card] for pile in piles for card in pile if card != HIDDEN}


@each_number_of_players
def test_no_hidden_character_is_named_in_the_common_part(players: int) -> None:
    for table in random_games(players, 2, 60, skip=650):
        with note_on_failure(table):
            for game in table.play():
                if table.rng.randbelow(3) == 0:
                    names = set(strings_in(msgspec.json.decode(encode_views(game, NOBODY))))
                    assert names & set(CHARACTERS) <= open_characters(game)


def open_characters(game: Game) -> set[str]:
    """Characters that are revealed, face up, named by somebody, or asking a question."""
    view = make_view(game)
    open_now = {*mask_list(game.get(REVEALED)), *mask_list(game.get(FACEUP))}
    open_now |= {game.get(field) for field in (KILLED, BEWITCHED, ROBBED, TURN_ROLE)} - {NO_ROLE}
    open_now |= {*view.warrants, *view.threats, *(question[0] for question in view.questions)}
    return {CHARACTERS[role] for role in open_now if role < len(CHARACTERS)}


def test_a_spectator_sees_only_hand_sizes() -> None:
    game = new_game(setup_from_preset("2016", 4), 7, 0)
    common = public_view(make_view(game))
    assert [player.cards for player in common.players] == [4, 4, 4, 4]
    assert "hand" not in Common.__struct_fields__
    assert not set(strings_in(msgspec.json.decode(encode_views(game, NOBODY)))) & set(DISTRICTS)


# Everything that is public.


def full_view(seat: int) -> SeatView:
    """The view of a game in which somebody is building in their turn, so that all parts matter."""
    view = make_view(new_game(setup_from_preset("2016", 4), 7, 0), seat)
    view.fields[TURN_SEAT] = view.fields[SITE_SEAT] = 1
    view.fields[SITE_CARD] = 3
    return view


def view_with_change(seat: int, name: str) -> SeatView:
    """The same view with one part changed."""
    view = full_view(seat)
    old = getattr(view, name)
    new: object
    if isinstance(old, int):
        new = old + 1  # what is hidden is no longer there
    elif isinstance(old, str):
        new = old[::-1]
    elif isinstance(old, dict):
        new = {field: value + 1 for field, value in old.items()}
    elif name == "questions":
        new = [*old, (TURN_PHASE, FULL_TURN, 0, NOBODY, NO_CARD, 0)]
    elif name == "legal":
        new = old[1:]
    elif name in ATTRIBUTES_BY_SEAT:
        new = [[*part, 2] if isinstance(part, list) else 1 + part for part in old]
    else:
        new = [*old, 2]
    setattr(view, name, new)
    return view


def test_everything_public_is_in_the_common_part() -> None:
    plain = public_view(full_view(NOBODY))
    for name in full_view(NOBODY).as_data():
        if name not in OMITTED_ATTRIBUTES:
            assert public_view(view_with_change(NOBODY, name)) != plain, f"{name} is left out"


def test_all_public_fields_are_in_the_common_part() -> None:
    plain = public_view(full_view(NOBODY))
    for field in full_view(NOBODY).fields:
        view = full_view(NOBODY)
        view.fields[field] += 1
        is_shown = public_view(view) != plain
        assert is_shown != (field in OMITTED_FIELDS), f"field {field}"


def test_everything_that_only_the_seat_sees_is_in_the_private_part() -> None:
    plain = private_view(full_view(0), [], [], "")
    for name in full_view(0).as_data():
        if name != "seat":
            is_shown = private_view(view_with_change(0, name), [], [], "") != plain
            assert is_shown == (name in PRIVATE_ATTRIBUTES), name
    assert plain.seat == 0


def test_what_the_common_part_omits_is_in_the_private_part_or_public_elsewhere() -> None:
    open_elsewhere = {"rules", "seats", "fields", "reached"}
    assert OMITTED_ATTRIBUTES - open_elsewhere <= PRIVATE_ATTRIBUTES


# Forms.


@each_number_of_players
def test_both_parts_can_be_read_back(players: int) -> None:
    for table in random_games(players, 2, 20, skip=670):
        with note_on_failure(table):
            for game in table.play():
                if table.rng.randbelow(8) == 0:
                    read_back(game, table.rng.randbelow(game.seats()))
            read_back(table.game, 0)


def read_back(game: Game, seat: int) -> None:
    common, own = public_view(make_view(game)), make_own_view(game, seat)
    assert msgspec.json.decode(msgspec.json.encode(common), type=Common) == common
    assert msgspec.json.decode(msgspec.json.encode(own), type=Own) == own
    assert common.over == game.is_over() == (common.asked is None)
    asked_seat = common.asked.seat if common.asked else NOBODY
    assert asked_seat == game.to_move()
    assert [option.id for option in own.options] == (game.legal() if asked_seat == seat else [])


def test_the_parts_of_a_table() -> None:
    game = new_game(setup_from_preset("2016", 4), 7, 0)
    common, own = public_view(make_view(game)), make_own_view(game, 0)
    assert common.asked is not None
    assert (common.asked.kind, common.asked.source) == ("pick-character", "draft")
    assert (common.round, common.rank, common.crown) == (1, 0, 0)
    assert (common.turn, common.site) == (None, None)
    assert (common.packet, common.aside, len(common.faceup)) == (5, True, 2)
    assert [player.roles for player in common.players] == [[], [], [], []]
    assert len(own.packet) == 5
    assert own.packet == own.seen
    assert own.undo == ""
    game.apply(game.legal()[0])
    assert [player.roles for player in public_view(make_view(game)).players] == [
        [UNKNOWN],
        [],
        [],
        [],
    ]
    assert make_own_view(game, 0).roles == [own.packet[0]]
    assert make_own_view(game, 0).packet == []


@pytest.mark.parametrize("seat", range(4))
def test_the_common_part_needs_a_spectators_view_and_the_private_part_a_seats(seat: int) -> None:
    game = new_game(setup_from_preset("2016", 4), 7, 0)
    with pytest.raises(ValueError, match=f"made for spectators, not for seat {seat}"):
        public_view(make_view(game, seat))
    with pytest.raises(ValueError, match="a spectator has no part of their own"):
        private_view(make_view(game), [], [], "")
