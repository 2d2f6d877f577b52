"""Updates made of cached parts equal updates written from scratch."""

from __future__ import annotations

import msgspec
import pytest

from citadels.engine.codes import NOBODY
from citadels.match.header import Header
from citadels.match.match import Match
from citadels.match.records import ANSWER, AWAY, BACK, UNDO
from citadels.protocol.messages import FromServer
from citadels.protocol.updates import UpdateBuilder, encode
from tests.properties.random_games import SeededRandom, random_answer, random_setup_for

_decoder = msgspec.json.Decoder(FromServer)


def play_step(match: Match, rng: SeededRandom) -> None:
    """Give an answer, or occasionally undo one."""
    seat = match.to_move()
    if not match.undo_refusal(seat) and rng.randbelow(3) == 0:
        match.play(match.record(UNDO, seat, 0, 1000))
    else:
        match.play(match.record(ANSWER, seat, random_answer(match.game, rng, seat % 3), 1000))


@pytest.mark.parametrize("profile", ["2016", "classic-en", "classic-ru", "classic-fr"])
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_cached_updates_equal_fresh_ones(profile: str, players: int) -> None:
    rng = SeededRandom(players)
    rules = random_setup_for(players, 77, profile).spec()
    header = Header(rules, tuple("ABCDEFG"[:players]), bytes(32), ("",) * players)
    match = Match(header)
    builder = UpdateBuilder("g", match)
    undone = 0
    while not match.is_over():
        before = match.number()
        play_step(match, rng)
        undone += match.steps[-1].record.kind == UNDO
        for seat in (*range(players), NOBODY):
            fresh = encode(UpdateBuilder("g", match).update(seat, before))
            assert _decoder.decode(builder.encode_update(seat, before)) == _decoder.decode(fresh)
    assert undone


@pytest.mark.parametrize("kind", [AWAY, BACK, UNDO])
def test_a_record_that_was_rolled_back_is_not_reused(kind: int) -> None:
    """Going away and coming back do not change the game, and an undo restores an earlier one."""
    rng, rules = SeededRandom(5), random_setup_for(4, 77, "2016").spec()
    match = Match(Header(rules, tuple("ABCD"), bytes(32), ("",) * 4))
    while match.undo_refusal(match.to_move()):
        play_step(match, rng)
    seat, builder = match.to_move(), UpdateBuilder("game", match)
    if kind == BACK:
        match.play(match.record(AWAY, seat, 0, 1))
    last_step, checkpoint = match.number(), match.checkpoint()
    for at in (1_000, 2_000):
        match.play(match.record(kind, seat, 0, at))
        fresh = encode(UpdateBuilder("game", match).update(seat, last_step))
        assert _decoder.decode(builder.encode_update(seat, last_step)) == _decoder.decode(fresh)
        match.rollback(checkpoint)
