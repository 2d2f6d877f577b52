"""A table in the memory of this node, with its own lock."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING

from citadels.engine.codes import NOBODY
from citadels.engine.serialization import setup_from_spec
from citadels.protocol.lobby import SeatInfo, TableInfo
from citadels.protocol.messages import CLOSE_BAD_TOKEN, Changed, Chat
from citadels.protocol.score_sheet import result_of
from citadels.protocol.setups import setup_info
from citadels.protocol.updates import encode
from citadels.server.errors import ServerError
from citadels.server.store.chat import HISTORY_LENGTH
from citadels.server.store.rows import ChatRow, SeatRow, TableRow
from citadels.server.tables.subscriber import OutgoingMessages, Subscriber
from citadels.server.tables.table_config import TableConfig, parse_config

if TYPE_CHECKING:
    from citadels.server.tables.live_game import LiveGame

Watermark = tuple[int, int, int]  # version of the table, last record, last chat message


class LiveTable:
    """The state of a table on this node. It is changed only under the lock."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.lock = asyncio.Lock()
        self.row = row
        self.seats = {seat.place: seat for seat in seats}
        self.config: TableConfig = parse_config(row.data)
        self.game: LiveGame | None = None  # the current or last game
        self.subscribers: set[Subscriber] = set()
        self.last_used = time.monotonic()  # when the table was last requested
        self.chat_history: deque[Chat] = deque(maxlen=HISTORY_LENGTH)  # for those who connect later
        self.pending_hints: set[int] = set()  # seats for which a hint is being computed
        self._chat_times: dict[int, deque[float]] = {}
        self.has_lease = False  # whether this node holds the lease for its bots and clocks

    def apply_rows(self, row: TableRow, seat_rows: list[SeatRow]) -> None:
        """Replace the stored state and close connections of people who have lost their seat."""
        self.row = row
        self.seats = {seat.place: seat for seat in seat_rows}
        self.config = parse_config(row.data)
        for subscriber in self.subscribers:
            occupant = self.seats.get(subscriber.seat)
            if subscriber.seat != NOBODY and (
                occupant is None or occupant.token_hash != subscriber.token_hash
            ):
                subscriber.close(CLOSE_BAD_TOKEN)

    def require_game(self) -> LiveGame:
        if self.game is None:
            raise ServerError("not-started", f"table {self.row.id} has no game yet")
        return self.game

    def add_chat(self, row: ChatRow) -> Chat:
        """Add a message to the history, which is sent to those who connect later."""
        self.chat_history.append(Chat(row.number, row.seat, row.name, row.at, row.text, row.phrase))
        return self.chat_history[-1]

    def last_chat_number(self) -> int:
        """The number of the last chat message."""
        return self.chat_history[-1].number if self.chat_history else 0

    def allow_chat(self, seat: int, at: float, per_minute: int) -> bool:
        """Whether a seat may send a message under its limit per minute; if so, count it."""
        times = self._chat_times.setdefault(seat, deque(maxlen=per_minute))
        if len(times) == per_minute and at - times[0] < 60:
            return False
        times.append(at)
        return True

    def is_over(self) -> bool:
        return self.game is not None and self.game.is_over

    def has_reached(self, watermark: Watermark) -> bool:
        """Whether this node has loaded everything up to this point."""
        number = self.game.match.number() if self.game else 0
        version, records, chat_number = watermark
        return (
            version <= self.row.version
            and records <= number
            and chat_number <= self.last_chat_number()
        )

    def is_idle(self) -> bool:
        return not self.subscribers and not self.has_lease and not self.lock.locked()

    # Sending to subscribers.

    def broadcast(self, message: object) -> None:
        """Send the same message to everybody."""
        if self.subscribers:
            data = encode(message)
            for subscriber in self.subscribers:
                subscriber.send(data)

    def publish_table(self) -> None:
        self.broadcast(Changed(self.info()))

    def publish_updates(self, messages: OutgoingMessages | None = None) -> None:
        """Send each reader what is new to them; the messages may have been rendered before."""
        number = self.game.match.number() if self.game else 0
        for subscriber, message in self.render_updates() if messages is None else messages:
            subscriber.last_sent = number
            subscriber.send(message)

    def render_updates(self) -> OutgoingMessages:
        """What is new to each reader. Readers of one seat get the same bytes."""
        if self.game is None:
            return []
        readers = [(subscriber.seat, subscriber.last_sent) for subscriber in self.subscribers]
        updates = self.game.update_builder.encode_updates(set(readers))
        return [
            (subscriber, updates[reader])
            for subscriber, reader in zip(self.subscribers, readers, strict=True)
            if reader in updates
        ]

    # The public view of the table.

    def info(self) -> TableInfo:
        row, match = self.row, self.game.match if self.game else None
        is_over = self.is_over()
        return TableInfo(
            id=row.id,
            status=row.status,
            public=row.public,
            casual=self.config.casual,
            setup=setup_info(self.config.setup),
            clock=self.config.clock,
            stand_in=self.config.stand_in,
            seats=list(self._seat_infos()),
            created=row.created,
            game=row.game or "",
            commitment=match.header.commitment() if match else "",
            secret=match.header.secret.hex() if match and is_over else "",
            ending=result_of(match) if match and is_over else None,
            practice=self.config.start is not None,
        )

    def player_count(self) -> int:
        return setup_from_spec(self.config.setup).players

    def _seat_infos(self) -> Iterator[SeatInfo]:
        for place in range(self.player_count()):
            seat = self.seats.get(place)
            if seat is None:
                yield SeatInfo(place, "open")
            else:
                is_host = place == self.row.host
                yield SeatInfo(place, seat.kind, seat.name, seat.bot, is_host)


def seat_of(table: LiveTable, token_hash: str) -> int:
    for seat in table.seats.values():
        if seat.token_hash == token_hash:
            return seat.place
    return NOBODY
