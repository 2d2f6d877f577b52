"""A table that somebody listens to or plays at on this node, one lock each."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterator

from citadels.engine.codes import NOBODY
from citadels.engine.scoring import score, winners
from citadels.engine.serialization import setup_from_spec
from citadels.match.match import Match
from citadels.protocol.lobby import Ending, SeatInfo, TableInfo
from citadels.protocol.messages import CLOSE_BAD_TOKEN, Changed, Chat
from citadels.protocol.setups import setup_info
from citadels.protocol.updates import UpdateBuilder, encode
from citadels.server.agreement import Agreement, agreement_from
from citadels.server.readers import Reader
from citadels.server.store.chat import REMEMBERED
from citadels.server.store.rows import ChatRow, SeatRow, TableRow
from citadels.server.timing import Wake

Written = list[tuple[Reader, bytes]]  # messages, and whom they are for
Mark = tuple[int, int, int]  # how far something is: the version, the last record, the last chat


class LiveTable:
    """What this node knows of a table. Whoever changes it holds the lock."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.lock = asyncio.Lock()
        self.row = row
        self.seats = {seat.place: seat for seat in seats}
        self.agreement: Agreement = agreement_from(row.data)
        self.match: Match | None = None
        self.teller: UpdateBuilder | None = None
        self.readers: set[Reader] = set()
        self.used = time.monotonic()  # when somebody last asked for it
        self.thinking: asyncio.Task[None] | None = None  # its bots are at work
        self.leasing = asyncio.Lock()  # its lease is taken and given back in turn
        self.taking: asyncio.Task[None] | None = None  # its lease is being asked for
        self.ending: asyncio.Task[None] | None = None  # its end is being written down
        self.alarm: Wake | None = None  # rings when a clock runs out
        self.said: deque[Chat] = deque(maxlen=REMEMBERED)  # for whoever comes later
        self.advised: set[int] = set()  # seats for which a hint is being thought about
        self._spoken: dict[int, deque[float]] = {}
        self.is_ahead = False  # an answer was played that is not stored yet
        self.runs = False  # this node holds the lease for its bots and clocks

    def take(self, row: TableRow, seats: list[SeatRow]) -> None:
        """The table as it is stored now. Whoever had to leave his seat hears no more in it."""
        self.row = row
        self.seats = {seat.place: seat for seat in seats}
        self.agreement = agreement_from(row.data)
        for reader in self.readers:
            sitting = self.seats.get(reader.seat)
            if reader.seat != NOBODY and (
                sitting is None or sitting.token_hash != reader.token_hash
            ):
                reader.close(CLOSE_BAD_TOKEN)

    def take_match(self, game: str, match: Match | None) -> None:
        self.match = match
        self.teller = None if match is None else UpdateBuilder(game, match)

    def hear(self, row: ChatRow) -> Chat:
        """Something was said; whoever comes later is told it too."""
        self.said.append(Chat(row.number, row.seat, row.name, row.at, row.text, row.phrase))
        return self.said[-1]

    def heard(self) -> int:
        """The number of the last line of chat that was told."""
        return self.said[-1].number if self.said else 0

    def may_speak(self, seat: int, at: float, a_minute: int) -> bool:
        """Whether a seat has not said too much in the last minute. Speaking counts."""
        spoken = self._spoken.setdefault(seat, deque(maxlen=a_minute))
        if len(spoken) == a_minute and at - spoken[0] < 60:
            return False
        spoken.append(at)
        return True

    def is_over(self) -> bool:
        """Whether its game is over, as far as is stored."""
        return self.match is not None and self.match.is_over() and not self.is_ahead

    def knows(self, mark: Mark) -> bool:
        """Whether this node is as far as the store was."""
        number = self.match.number() if self.match else 0
        version, records, lines = mark
        return version <= self.row.version and records <= number and lines <= self.heard()

    def is_asleep(self) -> bool:
        """Whether nobody would miss it here."""
        return not self.readers and not self.runs and not self.lock.locked()

    # What readers are told.

    def tell(self, message: object) -> None:
        """The same for everybody."""
        if self.readers:
            written = encode(message)
            for reader in self.readers:
                reader.send(written)

    def tell_changed(self) -> None:
        self.tell(Changed(self.info()))

    def tell_steps(self, written: Written | None = None) -> None:
        """Each reader what he has not heard yet, as it was written before or is written now."""
        number = self.match.number() if self.match is not None else 0
        for reader, message in self.write_steps() if written is None else written:
            reader.seen = number
            reader.send(message)

    def write_steps(self) -> Written:
        """What each reader has not heard yet. Readers of one seat get the same bytes."""
        teller, match = self.teller, self.match
        if teller is None or match is None:
            return []
        number, told = match.number(), []
        written: dict[tuple[int, int], bytes] = {}
        for reader in self.readers:
            if reader.seen != number:
                key = (reader.seat, reader.seen)
                message = written.get(key)
                if message is None:
                    written[key] = message = teller.encode_update(reader.seat, reader.seen)
                told.append((reader, message))
        return told

    # The table as everybody may see it.

    def info(self) -> TableInfo:
        row, match = self.row, self.match
        over = self.is_over()
        return TableInfo(
            id=row.id,
            status=row.status,
            public=row.public,
            casual=self.agreement.casual,
            setup=setup_info(self.agreement.setup),
            clock=self.agreement.clock,
            stand_in=self.agreement.stand_in,
            seats=list(self._seats()),
            created=row.created,
            game=row.game or "",
            commitment=match.header.commitment() if match else "",
            secret=match.header.secret.hex() if match and over else "",
            ending=ending_of(match) if match and over else None,
            practice=self.agreement.start is not None,
        )

    def players(self) -> int:
        return setup_from_spec(self.agreement.setup).players

    def _seats(self) -> Iterator[SeatInfo]:
        for place in range(self.players()):
            seat = self.seats.get(place)
            if seat is None:
                yield SeatInfo(place, "open")
            else:
                host = place == self.row.host
                yield SeatInfo(place, seat.kind, seat.name, seat.bot, host)


def ending_of(match: Match) -> Ending:
    game = match.game
    return Ending([score(game, seat) for seat in range(game.seats())], list(winners(game)))


def seat_of(table: LiveTable, token_hash: str) -> int:
    """The place of whoever has this token, or NOBODY."""
    for seat in table.seats.values():
        if seat.token_hash == token_hash:
            return seat.place
    return NOBODY
