"""A game in this process: one seat for a person, the others for bots."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec
from msgspec import structs

from citadels.bots.hint_message import hint_of
from citadels.engine.native_types import override
from citadels.engine.scoring import score, winners
from citadels.engine.view import make_view
from citadels.match import commitment
from citadels.match.header import Header
from citadels.match.match import Match, RefusedError
from citadels.match.records import ANSWER, UNDO
from citadels.protocol.lobby import Ending, SeatInfo, TableInfo
from citadels.protocol.messages import EVERYTHING, Hint, State
from citadels.protocol.score_sheet import seat_scores, tie_breaks
from citadels.protocol.scores import SeatScore, TieBreak
from citadels.protocol.setups import setup_info
from citadels.protocol.updates import UpdateBuilder, encode
from citadels.tui.places.place import Place, PlaceError
from citadels.tui.places.saves import Save, SaveError
from citadels.tui.places.thinking import Thinker

ME: Final = 0
ADVISER: Final = "search(ms=500)"
_states: Final = msgspec.json.Decoder(State)


def new_match(rules: str, names: list[str], bots: list[str], seed: int | None = None) -> Match:
    """A match that begins now; a seat without a bot is the person's."""
    secret = secrets.token_bytes(commitment.SECRET_BYTES)
    if seed is not None:
        secret = hashlib.sha256(f"citadels seed {seed}".encode()).digest()
    return Match(Header(rules, tuple(names), secret, tuple(bots)), now())


def now() -> int:
    return time.time_ns() // 1_000_000


class LocalPlace(Place):
    """A match that nobody else knows of, written down in a file if it has one."""

    def __init__(
        self, match: Match, save: Save | None = None, seat: int = ME, pace: float = 0.0
    ) -> None:
        super().__init__(_table(match), seat)
        self.pace = pace  # seconds before a bot answers
        self.kept: Path | None = None  # the story of the finished game
        self._thinker = Thinker()
        self._begin(match, save)

    def _begin(self, match: Match, save: Save | None) -> None:
        self.match = match
        self.save = save
        self._teller = UpdateBuilder("", match)
        self._woken = asyncio.Event()
        self._hurried = asyncio.Event()
        self.steps = []
        self.table = _table(match)
        self._look()

    @override
    async def run(self) -> None:
        while True:
            self._woken.clear()
            if not self.match.bot_of(self.match.to_move()):
                if self.match.is_over() and self.save is not None and self.kept is None:
                    self._finish()
                await self._woken.wait()
                continue
            await self._pause()
            await self._let_bot_answer()

    async def _pause(self) -> None:
        await asyncio.sleep(0)  # the screen is never locked out
        if self.pace and not self._hurried.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), self.pace)
        if self.match.header.bots[self.seat]:  # one who looks on hurries one answer at a time
            self._hurried.clear()

    async def _let_bot_answer(self) -> None:
        match, seat = self.match, self.match.to_move()
        seen, learnt = make_view(match.game, seat), match.knowledge(seat)
        seed = commitment.bot_seed(match.header.secret, match.question)
        given = await self._thinker.choose(match.bot_of(seat), seen, learnt, seed)
        if match is self.match:  # else another game has begun meanwhile
            self._do(ANSWER, seat, given)

    def _do(self, kind: int, seat: int, value: int) -> None:
        """Write a record down, then play it. The game goes on if the disk is full, and says so."""
        match = self.match
        record = match.record(kind, seat, value, now())
        if self.save is not None:
            try:
                self.save.add(record, match.hash_of(record))
                self.unsaved = None
            except SaveError as error:
                self.unsaved = (error.path.name, error.why)
        match.play(record)
        is_mine = not match.bot_of(match.to_move())
        if is_mine:
            self._hurried.clear()
        if self.pace or is_mine or seat == self.seat:
            self._look()
            self.told()
        self._woken.set()

    def begin_save(self, match: Match, folder: Path) -> Save | None:
        """A file for a match; where there can be none, it is played all the same."""
        try:
            return Save.begin(folder, match)
        except SaveError as error:
            self.unsaved = (error.path.name, error.why)
        except OSError as error:
            self.unsaved = (str(folder), error.strerror or str(error))
        return None

    def _look(self) -> None:
        """Read what the seat is told, as it would come over a line."""
        after = self.steps[-1].number if self.steps else EVERYTHING
        self.steps = [*self.steps, *self._teller.steps(self.seat, after)]
        self.state = self._seen()
        if self.match.is_over():
            game = self.match.game
            points = [score(game, seat) for seat in range(game.seats())]
            ending = Ending(points, list(winners(game)))
            self.table = replace(self.table, status="finished", ending=ending)

    def _seen(self) -> State:
        """The table as the seat sees it. Where a bot has the seat, one only looks on."""
        state = _states.decode(encode(self._teller.state(self.seat)))
        if not self.match.header.bots[self.seat] or state.own is None:
            return state
        quiet = structs.replace(state.own, options=[], charges=[], unavailable=[])
        return structs.replace(state, own=quiet)

    def _finish(self) -> None:
        if self.save is None:
            return
        try:
            self.kept = self.save.finish(self.match, "A game from the terminal.")
        except SaveError as error:
            self.unsaved = (error.path.name, error.why)
        self.told()

    # What the person does.

    @override
    async def answer(self, question: int, option: int) -> None:
        if self.match.header.bots[self.seat]:
            raise PlaceError("not-yours")
        try:
            self.match.check_answer(self.seat, question, option)
        except RefusedError as error:
            raise PlaceError(error.code) from error
        self._do(ANSWER, self.seat, option)

    @override
    async def undo(self, question: int) -> None:
        try:
            self.match.check_undo(self.seat, question)
        except RefusedError as error:
            raise PlaceError(error.code) from error
        self._do(UNDO, self.seat, 0)

    @override
    async def hint(self) -> Hint:
        match = self.match
        if match.to_move() != self.seat:
            raise PlaceError("not-asked")
        question, seen = match.question, make_view(match.game, self.seat)
        seed = commitment.bot_seed(match.header.secret, question)
        learnt = match.knowledge(self.seat).copy()
        try:
            thought = await self._thinker.explain(ADVISER, seen, learnt, seed)
        except BrokenProcessPool as error:
            raise PlaceError("no-hint") from error
        return hint_of(thought, question)

    @override
    async def scores(self) -> tuple[list[SeatScore], list[TieBreak]]:
        return seat_scores(self.match), tie_breaks(self.match.game)

    @override
    async def rematch(self) -> None:
        """The same people and rules, another deal."""
        header = self.match.header
        match = new_match(header.rules, list(header.names), list(header.bots))
        save = None
        if self.save is not None:
            save = self.begin_save(match, self.save.path.parent)
        self.kept = None
        woken = self._woken
        self._begin(match, save)
        woken.set()
        self.told()

    @override
    def hurry(self) -> None:
        if self.match.bot_of(self.match.to_move()):
            self._hurried.set()

    @override
    def now(self) -> int:
        return now()

    @override
    async def leave(self) -> None:
        self._thinker.close()


def _table(match: Match) -> TableInfo:
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
