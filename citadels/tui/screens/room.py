"""The room in which one waits for the others: who sits where, and what the host may do."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen

from citadels.bots.registry import BOTS
from citadels.engine.native_types import override
from citadels.protocol.lobby import SeatInfo
from citadels.tui import keys
from citadels.tui.drawing.question import line_trouble
from citadels.tui.names import bot_name, seat_names
from citadels.tui.places.place import Place, PlaceError
from citadels.tui.screens.choosing import Choosing
from citadels.tui.widgets.rows import Row, Rows

if TYPE_CHECKING:
    from citadels.tui.app import CitadelsApp

LEVELS: Final = tuple(BOTS)


class RoomScreen(Screen[None]):
    """Everybody sees the seats; the host fills and begins."""

    app: CitadelsApp

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place = place
        self._notice = ""

    @override
    def compose(self) -> ComposeResult:
        with VerticalScroll(id="form", can_focus=False):
            yield Rows(id="rows")

    def on_mount(self) -> None:
        self.query_one(Rows).focus()
        self.show()

    def on_screen_resume(self) -> None:
        """The game may have begun while something lay over the room."""
        self.app.tell()

    def _is_host(self) -> bool:
        seats = self.place.table.seats
        return 0 <= self.place.seat < len(seats) and seats[self.place.seat].host

    def show(self) -> None:
        if not self.is_mounted or not self.query("#rows"):
            return
        texts, table = self.app.texts, self.place.table
        palette = self.app.palette
        rows = [
            Row(Text(texts.name_of_profile(table.setup.profile), "bold")),
            Row(Text(", ".join(map(self._character, table.setup.characters)), palette.quiet)),
            Row(Text()),
            *[
                self._seat(seat, name)
                for seat, name in zip(table.seats, self._names(), strict=True)
            ],
            Row(Text()),
            Row(Text(self._status(), palette.gold)),
            *self._deeds(),
            Row(Text()),
            Row(Text(texts.get("web-room-invite-text"), palette.quiet)),
            Row(Text(self.place.link, "underline")),
        ]
        trouble = self._notice or line_trouble(self.place, self.app.speech(self.place))
        if trouble:
            rows.append(Row(Text(trouble, palette.danger)))
        self.query_one(Rows).offer(rows, palette)

    def _character(self, slug: str) -> str:
        return self.app.speech(self.place).character(slug)

    def _names(self) -> list[str]:
        return seat_names(self.place.table.seats, self.app.texts)

    def _seat(self, seat: SeatInfo, name: str) -> Row:
        texts, palette = self.app.texts, self.app.palette
        text = Text.styled(f"{seat.place + 1}  ", palette.quiet)
        if seat.kind == "open":
            text.append(texts.get("web-room-seat-open"), f"italic {palette.quiet}")
            deed, about = f"bot {seat.place}", texts.get("web-room-put-bot")
        else:
            text.append(name, "bold")
            deed, about = "", ""
        tags = []
        if seat.kind == "bot":
            tags.append(texts.get("web-room-is-bot"))
            deed, about = f"remove {seat.place}", texts.get("web-room-remove-bot")
        if seat.place == self.place.seat:
            tags.append(texts.get("web-room-is-you"))
        if seat.host:
            tags.append(texts.get("web-room-is-host"))
        if tags:
            text.append(f"  ({', '.join(tags)})", palette.quiet)
        return Row(text, deed if self._is_host() else "", about=about)

    def _status(self) -> str:
        texts, seats = self.app.texts, self.place.table.seats
        missing = sum(seat.kind == "open" for seat in seats)
        if missing:
            return texts.get("web-room-missing", amount=missing)
        if self._is_host():
            return texts.get("web-room-ready")
        host = next((seat.place for seat in seats if seat.host), 0)
        return texts.get("web-room-host-starts", name=self._names()[host])

    def _deeds(self) -> list[Row]:
        texts, mine = self.app.texts, self.app.palette.mine
        rows: list[Row] = []
        missing = any(seat.kind == "open" for seat in self.place.table.seats)
        if self._is_host():
            key = "web-room-fill" if missing else "web-room-start"
            rows.append(Row(Text(texts.get(key), mine), "fill" if missing else "start"))
        if self.place.seat >= 0:
            rows.append(Row(Text(texts.get("web-room-stand"), mine), "stand"))
        rows.append(Row(Text(texts.get("web-board-leave"), mine), "quit"))
        return rows

    # What is done.

    def on_rows_done(self, event: Rows.Done) -> None:
        deed, _, where = event.deed.partition(" ")
        if deed == "quit":
            self.app.leave()
        elif deed == "start":
            self._try(self.place.start())
        elif deed == "remove":
            self._try(self.place.send_away(int(where)))
        elif deed == "stand":
            self._try(self._stand())
        elif deed == "bot":
            self._ask_bot([int(where)], begin=False)
        elif deed == "fill":
            seats = self.place.table.seats
            self._ask_bot([seat.place for seat in seats if seat.kind == "open"], begin=True)

    async def _stand(self) -> None:
        await self.place.send_away(self.place.seat)
        self.app.leave()

    def _ask_bot(self, places: list[int], begin: bool) -> None:
        texts = self.app.texts
        names: list[str | Text] = [bot_name(level, texts) for level in LEVELS]

        def chosen(at: int | None) -> None:
            if at is not None and at >= 0:
                self._try(self._seat_bots(places, LEVELS[at], begin))

        title = texts.get("web-room-which-bot")
        self.app.push_screen(Choosing(title, names, LEVELS.index("charter")), chosen)

    async def _seat_bots(self, places: list[int], bot: str, begin: bool) -> None:
        for place in places:
            await self.place.seat_bot(place, bot)
        if begin:
            await self.place.start()

    def _try(self, deed: Awaitable[None]) -> None:
        async def run() -> None:
            try:
                await deed
                self._notice = ""
            except PlaceError as error:
                self._notice = self.app.error_text(error.code)
            self.show()

        self.app.run_worker(run(), group="deeds")

    def on_key(self, event: events.Key) -> None:
        key = keys.key_of(event.key, event.character or "", self.app.texts.language)
        deed = key.deed if key is not None else ""
        if deed == "quit":
            self.app.leave()
        elif deed == "language":
            self.app.ask_language(0)
        elif deed == "theme":
            self.app.turn_theme()
