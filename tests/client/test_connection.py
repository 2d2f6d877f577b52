"""A client records each step once and in order, and notices when it has missed one."""

from __future__ import annotations

import msgspec
import pytest

from citadels.client import MissedStepsError, TableConnection
from citadels.engine.setup import setup_from_preset
from citadels.match.header import Header
from citadels.match.match import Match
from citadels.match.records import ANSWER
from citadels.protocol.messages import EVERYTHING, FromServer, Refused, Update
from citadels.protocol.updates import UpdateBuilder

GAME_ID = "bcdfghjknpqrstvx"
_decoder = msgspec.json.Decoder(FromServer)


def make_match(answers: int, secret: bytes = bytes(32)) -> Match:
    """A game in which every player took the first option."""
    rules = setup_from_preset("2016", 2, preset="first-game").spec()
    match = Match(Header(rules, ("Ann", "Bob"), secret, ("", "")))
    for _ in range(answers):
        match.play(match.record(ANSWER, match.to_move(), match.game.legal()[0], 1000))
    return match


def make_update(after: int, until: int, game: str = GAME_ID) -> Update:
    """The update for the first seat between two steps."""
    message = _decoder.decode(UpdateBuilder(game, make_match(until)).encode_update(0, after))
    assert isinstance(message, Update)
    return message


def step_numbers(connection: TableConnection) -> list[int]:
    return [step.number for step in connection.steps]


def test_steps_are_recorded_in_order() -> None:
    connection = TableConnection("ws://nowhere")
    connection._apply(make_update(EVERYTHING, 2))
    connection._apply(make_update(2, 3))
    assert step_numbers(connection) == [0, 1, 2, 3]
    assert connection.last_step == 3


def test_a_repeated_update_is_recorded_once() -> None:
    connection = TableConnection("ws://nowhere")
    for after, until in ((EVERYTHING, 2), (EVERYTHING, 2), (2, 3), (2, 3), (EVERYTHING, 2)):
        connection._apply(make_update(after, until))
    assert step_numbers(connection) == [0, 1, 2, 3]
    assert connection.state is not None
    assert connection.state.number == 3


def test_only_the_new_steps_of_an_overlapping_update_are_recorded() -> None:
    connection = TableConnection("ws://nowhere")
    connection._apply(make_update(EVERYTHING, 2))
    connection._apply(make_update(1, 4))
    assert step_numbers(connection) == [0, 1, 2, 3, 4]


def test_a_gap_is_noticed_and_nothing_is_recorded() -> None:
    connection = TableConnection("ws://nowhere")
    connection._apply(make_update(EVERYTHING, 2))
    with pytest.raises(MissedStepsError):
        connection._apply(make_update(3, 4))
    assert step_numbers(connection) == [0, 1, 2]
    assert connection.last_step == 2


def test_a_late_refusal_does_not_revert_the_state() -> None:
    connection = TableConnection("ws://nowhere")
    late = Refused("stale", "c1", state=make_update(EVERYTHING, 1).state)
    connection._apply(make_update(EVERYTHING, 3))
    connection._apply(late)
    assert connection.state is not None
    assert connection.state.number == 3


def test_a_new_game_starts_with_its_deal() -> None:
    connection = TableConnection("ws://nowhere")
    connection._apply(make_update(EVERYTHING, 3))
    connection._apply(make_update(EVERYTHING, 1, game="another"))
    assert step_numbers(connection) == [0, 1]
    with pytest.raises(MissedStepsError):
        connection._apply(make_update(4, 5, game="a third"))
