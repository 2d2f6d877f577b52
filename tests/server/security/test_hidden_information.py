"""Nothing that a reader may not know affects any byte sent to that reader.

Random games are stored on two servers. On the second one everything that a given seat, or a
spectator, may not know is redealt. Both get the same answers for as long as nothing hidden is
revealed. The reader sends every kind of request and must get the same bytes from both.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.codes import CONFISCATE, END, MARK, NOBODY, REVEAL, SPY, USE
from citadels.engine.editions.registry import PROFILES
from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE, PUBLIC
from citadels.engine.state import ANSWER_COUNT, PACKET
from citadels.match import commitment
from citadels.match.match import Match
from citadels.protocol import updates
from citadels.protocol.fast_json.update_writer import Snapshot, UpdateWriter
from citadels.protocol.messages import Answer, AskHint, Say, Undo
from tests.properties.random_games import IS_LONG_RUN, SeededRandom, observers, random_answer
from tests.properties.redeal import can_see_museum, redeal, shown_hand_owner
from tests.properties.test_noninterference import (
    CHARACTER_EVENTS,
    hide_cards,
    resample_cards,
    resample_characters,
)
from tests.server.support.helpers import send
from tests.server.support.paired_servers import (
    ConnectionPair,
    PairedTables,
    open_paired_tables,
    play_match,
    run_two_servers,
)
from tests.server.support.server_fixture import RunningServer

MAX_STEPS: Final = 12  # answers for which two games are compared
POSITION_COUNT: Final = 40 if IS_LONG_RUN else 3  # redealt positions per game
PLAYER_COUNTS: Final = (2, 3, 4, 6, 8)

ServerPair = tuple[RunningServer, RunningServer]
IsHiddenCheck = Callable[[Game, Match, Match, int, int], bool]

each_profile = pytest.mark.parametrize("profile", PROFILES)


@pytest.mark.asyncio
@each_profile
async def test_a_redealt_game_gives_the_same_responses(tmp_path: Path, profile: str) -> None:
    async with run_two_servers(tmp_path) as servers:
        for players in PLAYER_COUNTS:
            rng = SeededRandom(players)
            for moment in range(POSITION_COUNT):
                match = random_position(profile, players, 100 + moment, rng)
                seat = random_observer(match, rng)
                async with open_paired_tables(servers, match) as twins:
                    await twins.redeal(redeal(match.game, seat, rng))
                    await compare_http(twins, seat)
                    await compare_commands(twins, await twins.connect_pair(seat), rng)
                    await compare_after_reconnect(twins, seat, rng)


def random_position(profile: str, players: int, seed: int, rng: SeededRandom) -> Match:
    return play_match(profile, players, seed + 7 * players, rng.randbelow(30 * players))


def random_observer(match: Match, rng: SeededRandom) -> int:
    """Any seat or a spectator; often the asked seat, because it is sent the most."""
    return match.to_move() if rng.randbelow(3) == 0 else rng.choice(list(observers(match.game)))


async def compare_http(twins: PairedTables, seat: int) -> None:
    """Compare the welcome and state on the WebSocket, and all responses over HTTP."""
    pair = await twins.connect_pair(seat)
    frames = await pair.assert_same()
    assert [frame[9:16] for frame in frames] == ["welcome", 'update"', 'pong","']
    first, _ = await twins.matches()
    game = (await twins.get_live_table(0)).row.game
    for path in (
        f"/api/tables/{twins.table}",
        f"/api/games/{game}/story",
        f"/api/games/{game}/replay?seat=0",
        f"/api/games/{game}/scores",
        "/api/tables",
    ):
        first_response, second_response = [
            await send(server, "GET", path) for server in twins.servers
        ]
        assert (first_response.status_code, first_response.text) == (
            second_response.status_code,
            second_response.text,
        )
        assert first.header.secret.hex() not in first_response.text


async def compare_commands(twins: PairedTables, pair: ConnectionPair, rng: SeededRandom) -> None:
    """Compare the replies to late, illegal, invented and unasked answers, to undo and to chat."""
    if pair.seat == NOBODY:
        return
    first, _ = await twins.matches()
    question, legal = first.question, set(first.game.legal())
    made_up = [rng.randbelow(2**31) for _ in range(2)]
    refused = [answer for answer, _ in first.game.unavailable_options()]
    unrelated = [rng.choice(unrelated_answers()) for _ in range(6)]
    for number, answer in enumerate([*made_up, *refused, *unrelated]):
        if first.to_move() != pair.seat or answer not in legal:
            await pair.send(Answer(question, answer, f"probe-{question}-{number}"))
    await pair.send(Answer(question + 1, 0, f"late-{question}"))
    if first.to_move() != pair.seat or first.undo_refusal(pair.seat):
        await pair.send(Undo(question, f"undo-{question}"))
    if rng.randbelow(4) == 0:
        await pair.send(Say(f"say-{question}", "hm"))
    frames = await pair.assert_same()
    assert len(frames) > 1


@cache
def unrelated_answers() -> list[int]:
    """Answers to other questions, which a client may try."""
    answers: set[int] = set()
    for seed in range(5):
        match = play_match("2016", 4, 900 + seed, 0)
        rng = SeededRandom(seed)
        while not match.is_over():
            answers.update(match.game.legal())
            match.game.apply(random_answer(match.game, rng, 1))
    return sorted(answers)


async def compare_after_reconnect(twins: PairedTables, seat: int, rng: SeededRandom) -> None:
    """Compare the updates for a reader who has missed some steps."""
    pair = await twins.connect_pair(seat)
    first, _ = await twins.matches()
    for after in (first.number(), rng.randbelow(first.number() + 1), first.number() + 5):
        await pair.open(after)
        await pair.assert_same()


# Continuing the games.


@pytest.mark.asyncio
@each_profile
async def test_cards_that_a_reader_cannot_know_affect_no_byte(tmp_path: Path, profile: str) -> None:
    async with run_two_servers(tmp_path) as servers:
        longest = 0
        for players in PLAYER_COUNTS:
            longest = max(
                longest, await run_twin_games(servers, profile, players, are_cards_hidden)
            )
        assert longest > 5, "no two games could be compared for long"


@pytest.mark.asyncio
@each_profile
async def test_characters_that_a_reader_cannot_know_affect_no_byte_before_their_call(
    tmp_path: Path, profile: str
) -> None:
    async with run_two_servers(tmp_path) as servers:
        longest = 0
        for players in PLAYER_COUNTS:
            longest = max(
                longest, await run_twin_games(servers, profile, players, are_characters_hidden)
            )
        assert longest > 0, "no two games could be compared"


async def run_twin_games(
    servers: ServerPair, profile: str, players: int, hidden: IsHiddenCheck, hints: bool = False
) -> int:
    """Redeal at random moments and continue; returns the largest number of answers given."""
    longest = 0
    rng = SeededRandom(1000 * players)
    for moment in range(POSITION_COUNT):
        match = random_position(profile, players, 200 + moment, rng)
        seat = match.to_move() if hints else random_observer(match, rng)
        dealt = resample_cards if hidden is are_cards_hidden else resample_characters
        async with open_paired_tables(servers, match) as twins:
            await twins.redeal(dealt(match.game, match.knowledge(seat), rng))
            await compare_http(twins, seat)
            longest = max(longest, await compare_steps(twins, seat, hidden, rng, hints))
    return longest


async def compare_steps(
    twins: PairedTables, seat: int, hidden: IsHiddenCheck, rng: SeededRandom, hints: bool
) -> int:
    """Give both tables the same answers for as long as possible, and return their number."""
    pair = await twins.connect_pair(seat)
    first, second = await twins.matches()
    began = first.game.copy()
    for count in range(MAX_STEPS):
        await compare_commands(twins, pair, rng)
        if hints and first.to_move() == seat:
            await pair.send(AskHint(first.question, f"hint-{count}"))
            assert any('"type":"hint"' in frame for frame in await pair.assert_same())
        answer = random_answer(first.game, rng, 1)
        if not hidden(began, first, second, answer, seat):
            return count
        await twins.answer(answer)
        await pair.assert_same()
        assert first.number() == second.number()
        if count % 3 == 2 and not first.undo_refusal(seat) and first.to_move() == seat:
            await pair.send(Undo(first.question, f"back-{count}"))
            await pair.assert_same()
        if count % 4 == 3:
            await compare_after_reconnect(twins, seat, rng)
        if first.is_over():
            return count
    return MAX_STEPS


def apply_to_copy(match: Match, answer: int) -> Game:
    """The game after the answer."""
    game = match.game.copy()
    game.apply_with(
        answer, commitment.chance_words(match.header.secret, game.get(ANSWER_COUNT) + 1)
    )
    return game


def are_cards_hidden(began: Game, first: Match, second: Match, answer: int, seat: int) -> bool:
    """Whether this answer shows the seat no card that it could not know."""
    spies = verb_of(answer) == USE and arg1_of(answer) == SPY  # gold reveals the hand
    if spies or answer not in second.game.legal():
        return False
    game, twin = apply_to_copy(first, answer), apply_to_copy(second, answer)
    events, twin_events = game.events_for(seat), twin.events_for(seat)
    assert hide_cards(events, seat) == hide_cards(twin_events, seat), f"seat {seat} gets a secret"
    same_museum = can_see_museum(game, seat) == can_see_museum(began, seat)
    return events == twin_events and shown_hand_owner(game, seat) == NOBODY and same_museum


def are_characters_hidden(_: Game, first: Match, second: Match, answer: int, seat: int) -> bool:
    """Whether this answer shows the seat no character that it could not know."""
    tells = verb_of(answer) in {REVEAL, CONFISCATE, MARK, END}
    if tells or answer not in second.game.legal():
        return False
    game = apply_to_copy(first, answer)
    if game.get(PACKET) and game.to_move() == seat:
        return False
    return not any(event[0] in CHARACTER_EVENTS for event in game.events_for(seat))


@pytest.mark.asyncio
async def test_a_hint_reveals_nothing_hidden(tmp_path: Path) -> None:
    async with run_two_servers(tmp_path) as servers:
        for players in (2, 5):
            await run_twin_games(servers, "2016", players, are_cards_hidden, hints=True)
            await run_twin_games(servers, "2016", players, are_characters_hidden, hints=True)


# The comparison detects leaks.


LeakFunction = Callable[[Game, int, str], str]


def leak_by_state(game: Game, seat: int, text: str) -> str:
    """Leak the top of the deck in an inconspicuous number."""
    return text.replace('"deck":', f'"deck":1{game.deck_at(0)}', 1)


def leak_by_length(game: Game, seat: int, text: str) -> str:
    """Leak the hand of the first seat as a trailing space."""
    return text + " " * (seat != NOBODY and game.in_hand(0, game.deck_at(0)) > 0)


def install_leak(leak: LeakFunction | None, hides: bool = True) -> type:
    """An update writer that leaks something in the state, or hides nothing in the events."""

    class LeakyPen:
        def __init__(self, name: str, moment: Snapshot) -> None:
            self.pen = UpdateWriter(name, moment)
            self.set_snapshot(moment)

        @property
        def snapshot(self) -> Snapshot:
            return self.pen.snapshot

        def set_snapshot(self, moment: Snapshot) -> None:
            if not hides:
                moment.log = moment.log[:]
                moment.log[EVENT_SIZE - 1 :: EVENT_SIZE] = [PUBLIC] * (
                    len(moment.log) // EVENT_SIZE
                )
            self.pen.set_snapshot(moment)

        def state(self, seat: int) -> str:
            text = self.pen.state(seat)
            return leak(self.snapshot.game, seat, text) if leak else text

        def update(self, seat: int) -> bytes:
            text = self.pen.update(seat).decode()
            return (leak(self.snapshot.game, seat, text) if leak else text).encode()

    return LeakyPen


@pytest.mark.asyncio
@pytest.mark.parametrize("leak", [leak_by_state, leak_by_length])
async def test_a_leak_in_the_state_is_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: LeakFunction
) -> None:
    monkeypatch.setattr(updates, "UpdateWriter", install_leak(leak))
    async with run_two_servers(tmp_path) as servers:
        with pytest.raises(AssertionError, match="can tell two games apart"):
            await assert_no_difference(servers, are_cards_hidden)


@pytest.mark.asyncio
async def test_a_leak_in_the_events_is_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updates, "UpdateWriter", install_leak(None, hides=False))
    async with run_two_servers(tmp_path) as servers:
        with pytest.raises(AssertionError, match="can tell two games apart"):
            await assert_no_difference(servers, are_cards_hidden)


@pytest.mark.asyncio
async def test_a_leak_in_a_refusal_is_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def helpful(match: Match, answer: int) -> int:
        reason = match.game.refusal(answer) if 0 <= answer < 2**31 else 1
        return reason + (match.game.deck_at(0) << 8) if reason else 0

    monkeypatch.setattr(Match, "_refusal", helpful)
    async with run_two_servers(tmp_path) as servers:
        with pytest.raises(AssertionError, match="can tell two games apart"):
            await assert_no_difference(servers, are_cards_hidden)


async def assert_no_difference(servers: ServerPair, hidden: IsHiddenCheck) -> None:
    for players in PLAYER_COUNTS:
        await run_twin_games(servers, "2016", players, hidden)
