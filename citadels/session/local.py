"""A game in this process: one seat for a person, the others for bots."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import structs

from citadels.bots.bot import BotProcessError
from citadels.bots.hint_message import hint_of
from citadels.bots.worker import cached_bot
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.native_types import override
from citadels.engine.scoring import winners
from citadels.engine.serialization import setup_from_spec
from citadels.engine.view import SeatView, make_view
from citadels.match import commitment
from citadels.match.header import Header
from citadels.match.match import Match, RefusedError
from citadels.match.records import ANSWER, UNDO
from citadels.match.story import story_of
from citadels.protocol.lobby import Ending, SeatInfo, TableInfo
from citadels.protocol.messages import EVERYTHING, Hint, State
from citadels.protocol.score_sheet import seat_scores, tie_breaks
from citadels.protocol.scores import SeatScore, TieBreak
from citadels.protocol.setups import setup_info
from citadels.protocol.updates import UpdateBuilder, encode
from citadels.session.save_file import SaveError, SaveFile
from citadels.session.session import Session, SessionError, now_ms

if TYPE_CHECKING:
    from citadels.bots.pool import BotPool

PERSON_SEAT: Final = 0
STORY_TITLE: Final = "A game from the terminal."
HINT_BOT: Final = "search(ms=500)"
_state_decoder: Final = msgspec.json.Decoder(State)


def new_game(
    setup_spec: str,
    names: list[str],
    opponents: Sequence[str],
    is_auto: bool = False,
    seed: int | None = None,
) -> Match:
    """A game against these bots, in turn from the seat after the person, as long as seats are left.

    With `is_auto` a bot has the person's seat too.
    """
    players = setup_from_spec(setup_spec).players
    bots = [opponents[(seat - 1) % len(opponents)] for seat in range(players)]
    if not is_auto:
        bots[PERSON_SEAT] = ""
    return new_match(setup_spec, names[:players], bots, seed)


def new_match(
    setup_spec: str, names: list[str], bot_specs: list[str], seed: int | None = None
) -> Match:
    """A match that begins now; a seat without a bot is the person's.

    The same seed always gives the same game.
    """
    secret = secrets.token_bytes(commitment.SECRET_BYTES)
    if seed is not None:
        secret = hashlib.sha256(f"citadels seed {seed}".encode()).digest()
    return Match(Header(setup_spec, tuple(names), secret, tuple(bot_specs)), now_ms())


class LocalSession(Session):
    """A match in this process, written to a save file if it has one.

    Bots that take their time answer in the pool, so that a screen never freezes. Without a pool
    they answer here, and there are no hints.
    """

    def __init__(
        self,
        match: Match,
        save_file: SaveFile | None = None,
        seat: int = PERSON_SEAT,
        pace_seconds: float = 0.0,
        bot_pool: BotPool | None = None,
    ) -> None:
        super().__init__(_table_info(match), seat)
        self.pace_seconds = pace_seconds  # seconds before a bot answers
        self.shows_every_answer = False  # also those of bots that answer at once
        self.story_path: Path | None = None  # the story of the finished game
        self._bot_pool = bot_pool
        self._reset(match, save_file)

    def _reset(self, match: Match, save_file: SaveFile | None) -> None:
        self.match = match
        self.save_file = save_file
        self._updates = UpdateBuilder("", match)
        self._wake = asyncio.Event()
        self._skip = asyncio.Event()
        self.steps = []
        self.table = _table_info(match)
        self._refresh()

    @override
    async def run(self) -> None:
        while True:
            self._wake.clear()
            await self.play_bots()
            if self.match.is_over() and self.save_file is not None and self.story_path is None:
                self._finish_save(self.save_file)
            await self._wake.wait()

    async def play_bots(self) -> None:
        """Let the bots answer until a person is asked or the game is over."""
        while self.match.bot_of(self.match.to_move()):
            await self._pause()
            await self._play_bot()

    async def _pause(self) -> None:
        await asyncio.sleep(0)  # a screen can be drawn
        if self.pace_seconds and not self._skip.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._skip.wait(), self.pace_seconds)
        if self.match.header.bots[self.seat]:  # one who watches skips one pause at a time
            self._skip.clear()

    async def _play_bot(self) -> None:
        match, seat = self.match, self.match.to_move()
        seat_view, knowledge = make_view(match.game, seat), match.knowledge(seat)
        seed = commitment.bot_seed(match.header.secret, match.question)
        answer = await self._ask_bot(match.bot_of(seat), seat_view, knowledge, seed)
        if match is self.match:  # else another game has begun meanwhile
            self._apply(ANSWER, seat, answer)

    async def _ask_bot(self, bot_spec: str, view: SeatView, knowledge: Knowledge, seed: int) -> int:
        bot, pool = cached_bot(bot_spec), self._bot_pool
        if bot.is_quick or pool is None:
            return bot.choose(view, knowledge, seed)
        try:
            return await pool.choose(bot_spec, view, knowledge, seed)
        except BotProcessError:  # somebody has ended the process: the next one answers
            return await pool.choose(bot_spec, view, knowledge, seed)

    def _apply(self, kind: int, seat: int, value: int) -> None:
        """Save a record, then play it. If it cannot be saved, the game continues and shows why."""
        match = self.match
        record = match.record(kind, seat, value, now_ms())
        if self.save_file is not None:
            try:
                self.save_file.add(record, match.hash_of(record))
                self.save_error = None
            except SaveError as error:
                self.save_error = (error.path.name, error.reason)
        match.play(record)
        is_person_asked = not match.bot_of(match.to_move())
        if is_person_asked:
            self._skip.clear()
        shows_answer = self.shows_every_answer or self.pace_seconds or seat == self.seat
        if shows_answer or is_person_asked:
            self._refresh()
            self.notify()
        self._wake.set()

    def create_save(self, match: Match, folder: Path) -> SaveFile | None:
        """A file for a match; if there can be none, the match is played all the same."""
        try:
            return SaveFile.create(folder, match)
        except SaveError as error:
            self.save_error = (error.path.name, error.reason)
        except OSError as error:
            self.save_error = (str(folder), error.strerror or str(error))
        return None

    def _refresh(self) -> None:
        """Update steps and state to what a server would send to the seat."""
        last_number = self.steps[-1].number if self.steps else EVERYTHING
        self.steps = [*self.steps, *self._updates.steps(self.seat, last_number)]
        self.state = self._seat_state()
        if self.match.is_over():
            points = [seat_score.total for seat_score in seat_scores(self.match)]
            ending = Ending(points, list(winners(self.match.game)))
            self.table = replace(self.table, status="finished", ending=ending)

    def _seat_state(self) -> State:
        """The table as the seat sees it. If a bot plays the seat, there is nothing to answer."""
        state = _state_decoder.decode(encode(self._updates.state(self.seat)))
        if not self.match.header.bots[self.seat] or state.own is None:
            return state
        view_only = structs.replace(state.own, options=[], charges=[], unavailable=[])
        return structs.replace(state, own=view_only)

    def _finish_save(self, save_file: SaveFile) -> None:
        try:
            self.story_path = save_file.finish(self.match, STORY_TITLE)
        except SaveError as error:
            self.save_error = (error.path.name, error.reason)
        self.notify()

    def write_story(self, path: Path) -> None:
        """Write the game so far to a file as a story."""
        story = story_of(self.match, list(self.match.header.names), STORY_TITLE)
        path.write_text(story, encoding="utf-8")

    # Commands of the person.

    @override
    async def answer(self, question: int, option: int) -> None:
        if self.match.header.bots[self.seat]:
            raise SessionError("not-yours")
        try:
            self.match.check_answer(self.seat, question, option)
        except RefusedError as error:
            raise SessionError(error.code) from error
        self._apply(ANSWER, self.seat, option)

    @override
    async def undo(self, question: int) -> None:
        try:
            self.match.check_undo(self.seat, question)
        except RefusedError as error:
            raise SessionError(error.code) from error
        self._apply(UNDO, self.seat, 0)

    @override
    async def hint(self) -> Hint:
        match = self.match
        if self._bot_pool is None:
            raise SessionError("no-hint")
        if match.to_move() != self.seat:
            raise SessionError("not-asked")
        question, seat_view = match.question, make_view(match.game, self.seat)
        seed = commitment.bot_seed(match.header.secret, question)
        knowledge = match.knowledge(self.seat).copy()
        try:
            explanation = await self._bot_pool.explain(HINT_BOT, seat_view, knowledge, seed)
        except BotProcessError as error:
            raise SessionError("no-hint") from error
        return hint_of(explanation, question)

    @override
    async def scores(self) -> tuple[list[SeatScore], list[TieBreak]]:
        return seat_scores(self.match), tie_breaks(self.match.game)

    @override
    async def rematch(self) -> None:
        """Start a game with the same players and rules, but another deal."""
        header = self.match.header
        match = new_match(header.rules, list(header.names), list(header.bots))
        save_file = None
        if self.save_file is not None:
            save_file = self.create_save(match, self.save_file.path.parent)
        self.story_path = None
        previous_wake = self._wake
        self._reset(match, save_file)
        previous_wake.set()
        self.notify()

    @override
    def skip_pause(self) -> None:
        if self.match.bot_of(self.match.to_move()):
            self._skip.set()

    @override
    async def leave(self) -> None:
        if self._bot_pool is not None:
            self._bot_pool.close(wait=False)


def _table_info(match: Match) -> TableInfo:
    header = match.header
    seats = [
        SeatInfo(place, "bot" if bot else "person", name, bot, host=not bot)
        for place, (name, bot) in enumerate(zip(header.names, header.bots, strict=True))
    ]
    return TableInfo(
        id="",
        status="playing",
        public=False,
        casual=True,
        setup=setup_info(header.rules),
        clock=header.clock,
        stand_in=header.stand_in,
        seats=seats,
        created=match.started_at,
    )
