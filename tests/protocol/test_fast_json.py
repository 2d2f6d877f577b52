"""`fast_json` writes byte for byte what encoding the messages would write."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from citadels.engine.charges import charges
from citadels.engine.codes import BEAUTIFIED_BIT, NO_CARD, NOBODY, TURN_PHASE
from citadels.engine.editions.registry import PROFILES
from citadels.engine.game import FULL_TURN, Game
from citadels.engine.game_state import PUBLIC, visible_events
from citadels.engine.names import UNDO
from citadels.engine.setup import new_game, setup_from_preset
from citadels.engine.state import SITE_CARD, SITE_SEAT, TAX, TURN_ROLE, TURN_SEAT
from citadels.engine.view import make_view
from citadels.protocol.fast_json.private import write_private
from citadels.protocol.fast_json.public import write_public
from citadels.protocol.fast_json.steps import MAX_CACHED_EVENTS, write_events, write_step
from citadels.protocol.messages import Step
from citadels.protocol.steps import events_of
from tests.properties.random_games import (
    PLAYER_COUNTS,
    RandomGame,
    SeededRandom,
    observers,
    random_setup_for,
    seed_range,
)
from tests.protocol.reference_views import private_view, public_view, unavailable_of

NOW_MS: Final = 1_700_000_000_123

encode = msgspec.json.encode


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_step_of_a_game_is_written_the_same(profile: str, players: int) -> None:
    for seed in seed_range(usual=2, long=60):
        table = RandomGame(random_setup_for(players, seed, profile), seed)
        rng = SeededRandom(seed)
        for game in table.play():
            assert_same_parts(game, UNDO[rng.randbelow(len(UNDO))])
            assert_same_step(game)
        assert_same_parts(table.game, "")
        assert_same_step(table.game)


def assert_same_parts(game: Game, undo: str) -> None:
    for seat in observers(game):
        if seat == NOBODY:
            assert write_public(game).encode() == encode(public_view(make_view(game)))
        else:
            is_asked = game.to_move() == seat
            missing = unavailable_of(game) if is_asked else []
            own = private_view(
                make_view(game, seat), charges(game) if is_asked else [], missing, undo
            )
            assert write_private(game, seat, undo).encode() == encode(own)


def assert_same_step(game: Game) -> None:
    for seat in observers(game):
        step = Step(7, "answer", seat, NOW_MS, events_of(visible_events(game.log, seat)))
        events = write_events(game.log, seat)
        assert write_step(7, "answer", seat, NOW_MS, events).encode() == encode(step)


def test_rare_values_are_written_the_same() -> None:
    game = new_game(setup_from_preset("2016", 4), 7, 0)
    game.put(TURN_SEAT, 1)
    game.put(SITE_SEAT, 1)
    for role, card, fine in ((0, 3, BEAUTIFIED_BIT + 5), (-1, BEAUTIFIED_BIT + 3, NO_CARD)):
        game.put(TURN_ROLE, role)
        game.put(SITE_CARD, card)
        game.ask(TURN_PHASE, FULL_TURN, 0, 2, fine, 2)
        game.put(TAX, 1000 * (1 + role))
        assert write_public(game).encode() == encode(public_view(make_view(game)))


def test_the_event_cache_is_bounded() -> None:
    for amount in range(MAX_CACHED_EVENTS + 10):
        (event,) = events_of([(1, 0, NOBODY, NO_CARD, amount)])
        assert write_events([1, 0, NOBODY, NO_CARD, amount, PUBLIC], 2).encode() == encode(event)


def test_a_spectator_has_no_private_part() -> None:
    with pytest.raises(ValueError, match="a spectator has no part of their own"):
        write_private(new_game(setup_from_preset("2016", 4), 7, 0), NOBODY, "")
