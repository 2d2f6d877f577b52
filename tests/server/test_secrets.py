"""What a reader may not know makes no difference to any byte that he is sent.

Random games are put on two servers. On the second one everything that a certain seat, or a
spectator, may not know is dealt anew. Both are given the same answers for as long as nothing hidden
comes to light, and that reader asks whatever can be asked: he must get the same bytes from both.
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
from tests.properties.games import LONG, Lots, choice, everybody
from tests.properties.redeal import redealt, sees_museum, shown_to
from tests.properties.test_interference import (
    SHOWS_CHARACTERS,
    veiled,
    with_other_cards,
    with_other_characters,
)
from tests.server.serving import Running
from tests.server.table_talk import send
from tests.server.twins import Pair, Twins, played_match, twins_of, two_servers

FAR: Final = 12  # answers that two games are followed
MOMENTS: Final = 40 if LONG else 3  # of each game at which everything is dealt anew
SIZES: Final = (2, 3, 4, 6, 8)

Servers = tuple[Running, Running]
StaysHidden = Callable[[Game, Match, Match, int, int], bool]

each_profile = pytest.mark.parametrize("profile", PROFILES)


@pytest.mark.asyncio
@each_profile
async def test_everything_dealt_anew_is_the_same_to_a_reader_who_asks(
    tmp_path: Path, profile: str
) -> None:
    async with two_servers(tmp_path) as servers:
        for players in SIZES:
            lots = Lots(players)
            for moment in range(MOMENTS):
                match = random_moment(profile, players, 100 + moment, lots)
                seat = some_reader(match, lots)
                async with twins_of(servers, match) as twins:
                    await twins.redeal(redealt(match.game, seat, lots))
                    await look(twins, seat)
                    await ask_around(twins, await twins.pair(seat), lots)
                    await come_back_later(twins, seat, lots)


def random_moment(profile: str, players: int, seed: int, lots: Lots) -> Match:
    return played_match(profile, players, seed + 7 * players, lots.below(30 * players))


def some_reader(match: Match, lots: Lots) -> int:
    """Any seat or a spectator; often whoever is asked, because he is told the most."""
    return match.to_move() if lots.below(3) == 0 else lots.pick(list(everybody(match.game)))


async def look(twins: Twins, seat: int) -> None:
    """Welcome and state over the line, and all that can be looked at without one."""
    pair = await twins.pair(seat)
    frames = await pair.same()
    assert [frame[9:16] for frame in frames] == ["welcome", 'update"', 'pong","']
    first, _ = await twins.matches()
    game = (await twins.live(0)).row.game
    for path in (
        f"/api/tables/{twins.table}",
        f"/api/games/{game}/story",
        f"/api/games/{game}/replay?seat=0",
        f"/api/games/{game}/scores",
        "/api/tables",
    ):
        one, other = [await send(server, "GET", path) for server in twins.servers]
        assert (one.status_code, one.text) == (other.status_code, other.text)
        assert first.header.secret.hex() not in one.text


async def ask_around(twins: Twins, pair: Pair, lots: Lots) -> None:
    """Answers that are late, illegal, made up or not his; taking back; talking."""
    if pair.seat == NOBODY:
        return
    first, _ = await twins.matches()
    question, legal = first.question, set(first.game.legal())
    made_up = [lots.below(2**31) for _ in range(2)]
    refused = [given for given, _ in first.game.unavailable_options()]
    others = [lots.pick(elsewhere()) for _ in range(6)]
    for number, given in enumerate([*made_up, *refused, *others]):
        if first.to_move() != pair.seat or given not in legal:
            await pair.send(Answer(question, given, f"probe-{question}-{number}"))
    await pair.send(Answer(question + 1, 0, f"late-{question}"))
    if first.to_move() != pair.seat or first.undo_refusal(pair.seat):
        await pair.send(Undo(question, f"undo-{question}"))
    if lots.below(4) == 0:
        await pair.send(Say(f"say-{question}", "hm"))
    frames = await pair.same()
    assert len(frames) > 1


@cache
def elsewhere() -> list[int]:
    """Answers to other questions, which somebody may try here."""
    met: set[int] = set()
    for seed in range(5):
        match = played_match("2016", 4, 900 + seed, 0)
        lots = Lots(seed)
        while not match.is_over():
            met.update(match.game.legal())
            match.game.apply(choice(match.game, lots, 1))
    return sorted(met)


async def come_back_later(twins: Twins, seat: int, lots: Lots) -> None:
    """A reader who has missed some steps is told the same of them."""
    pair = await twins.pair(seat)
    first, _ = await twins.matches()
    for after in (first.number(), lots.below(first.number() + 1), first.number() + 5):
        await pair.open(after)
        await pair.same()


# On from there.


@pytest.mark.asyncio
@each_profile
async def test_cards_that_a_reader_cannot_know_make_no_difference_to_any_byte(
    tmp_path: Path, profile: str
) -> None:
    async with two_servers(tmp_path) as servers:
        far = 0
        for players in SIZES:
            far = max(far, await followed(servers, profile, players, cards_stay_hidden))
        assert far > 5, "no two games could be followed for long"


@pytest.mark.asyncio
@each_profile
async def test_characters_that_a_reader_cannot_know_make_no_difference_before_their_call(
    tmp_path: Path, profile: str
) -> None:
    async with two_servers(tmp_path) as servers:
        far = 0
        for players in SIZES:
            far = max(far, await followed(servers, profile, players, characters_stay_hidden))
        assert far > 0, "no two games could be followed"


async def followed(
    servers: Servers, profile: str, players: int, hidden: StaysHidden, hints: bool = False
) -> int:
    """Deal anew at random moments and play on; the most answers that could be given."""
    far = 0
    lots = Lots(1000 * players)
    for moment in range(MOMENTS):
        match = random_moment(profile, players, 200 + moment, lots)
        seat = match.to_move() if hints else some_reader(match, lots)
        dealt = with_other_cards if hidden is cards_stay_hidden else with_other_characters
        async with twins_of(servers, match) as twins:
            await twins.redeal(dealt(match.game, match.knowledge(seat), lots))
            await look(twins, seat)
            far = max(far, await follow(twins, seat, hidden, lots, hints))
    return far


async def follow(twins: Twins, seat: int, hidden: StaysHidden, lots: Lots, hints: bool) -> int:
    """Give both tables the same answers as long as they can; how many they were."""
    pair = await twins.pair(seat)
    first, second = await twins.matches()
    began = first.game.copy()
    for count in range(FAR):
        await ask_around(twins, pair, lots)
        if hints and first.to_move() == seat:
            await pair.send(AskHint(first.question, f"hint-{count}"))
            assert any('"type":"hint"' in frame for frame in await pair.same())
        given = choice(first.game, lots, 1)
        if not hidden(began, first, second, given, seat):
            return count
        await twins.answer(given)
        await pair.same()
        assert first.number() == second.number()
        if count % 3 == 2 and not first.undo_refusal(seat) and first.to_move() == seat:
            await pair.send(Undo(first.question, f"back-{count}"))
            await pair.same()
        if count % 4 == 3:
            await come_back_later(twins, seat, lots)
        if first.is_over():
            return count
    return FAR


def after(match: Match, given: int) -> Game:
    """The game as the answer will leave it."""
    game = match.game.copy()
    game.apply_with(given, commitment.chance_words(match.header.secret, game.get(ANSWER_COUNT) + 1))
    return game


def cards_stay_hidden(began: Game, first: Match, second: Match, given: int, seat: int) -> bool:
    """Whether the seat is shown no card by this answer that it could not know."""
    spies = verb_of(given) == USE and arg1_of(given) == SPY  # gold tells what was in the hand
    if spies or given not in second.game.legal():
        return False
    game, twin = after(first, given), after(second, given)
    heard, told = game.events_for(seat), twin.events_for(seat)
    assert veiled(heard, seat) == veiled(told, seat), f"seat {seat} hears a secret"
    same_museum = sees_museum(game, seat) == sees_museum(began, seat)
    return heard == told and shown_to(game, seat) == NOBODY and same_museum


def characters_stay_hidden(_: Game, first: Match, second: Match, given: int, seat: int) -> bool:
    """Whether the seat is shown no character by this answer that it could not know."""
    tells = verb_of(given) in {REVEAL, CONFISCATE, MARK, END}
    if tells or given not in second.game.legal():
        return False
    game = after(first, given)
    if game.get(PACKET) and game.to_move() == seat:
        return False
    return not any(event[0] in SHOWS_CHARACTERS for event in game.events_for(seat))


@pytest.mark.asyncio
async def test_a_hint_tells_nothing_that_the_seat_cannot_know(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as servers:
        for players in (2, 5):
            await followed(servers, "2016", players, cards_stay_hidden, hints=True)
            await followed(servers, "2016", players, characters_stay_hidden, hints=True)


# These tests can fail.


Leak = Callable[[Game, int, str], str]


def leak_by_state(game: Game, seat: int, text: str) -> str:
    """The top of the deck, in a number that nobody looks at."""
    return text.replace('"deck":', f'"deck":1{game.deck_at(0)}', 1)


def leak_by_length(game: Game, seat: int, text: str) -> str:
    """The hand of the first seat, in a space after what another one gets."""
    return text + " " * (seat != NOBODY and game.in_hand(0, game.deck_at(0)) > 0)


def leaky_pen(leak: Leak | None, hides: bool = True) -> type:
    """A pen that lets something slip into what is seen, or hides nothing of what is heard."""

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
async def test_a_leak_in_what_is_seen_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak
) -> None:
    monkeypatch.setattr(updates, "UpdateWriter", leaky_pen(leak))
    async with two_servers(tmp_path) as servers:
        with pytest.raises(AssertionError, match="can tell two games apart"):
            await anything(servers, cards_stay_hidden)


@pytest.mark.asyncio
async def test_a_leak_in_what_is_heard_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updates, "UpdateWriter", leaky_pen(None, hides=False))
    async with two_servers(tmp_path) as servers:
        with pytest.raises(AssertionError, match="can tell two games apart"):
            await anything(servers, cards_stay_hidden)


@pytest.mark.asyncio
async def test_a_leak_in_a_refusal_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def helpful(match: Match, given: int) -> int:
        why = match.game.refusal(given) if 0 <= given < 2**31 else 1
        return why + (match.game.deck_at(0) << 8) if why else 0

    monkeypatch.setattr(Match, "_refusal", helpful)
    async with two_servers(tmp_path) as servers:
        with pytest.raises(AssertionError, match="can tell two games apart"):
            await anything(servers, cards_stay_hidden)


async def anything(servers: Servers, hidden: StaysHidden) -> None:
    for players in SIZES:
        await followed(servers, "2016", players, hidden)
