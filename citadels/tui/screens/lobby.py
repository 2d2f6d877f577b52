"""The lobby: who sits where, and what the host may do."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from rich.text import Text

from citadels.bots.registry import BOTS
from citadels.engine.native_types import override
from citadels.protocol.lobby import SeatInfo
from citadels.session.session import Session
from citadels.tui.player_names import bot_name, seat_names
from citadels.tui.render.question import connection_problem
from citadels.tui.screens.form import FormScreen
from citadels.tui.widgets.rows import Row, Rows

LEVELS: Final = tuple(BOTS)


class LobbyScreen(FormScreen):
    """Everybody sees the seats; the host fills them and starts the game."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._notice = ""

    def on_screen_resume(self) -> None:
        """The game may have started behind a dialog."""
        self.app.refresh_screens()

    def _is_host(self) -> bool:
        seats = self.session.table.seats
        return 0 <= self.session.seat < len(seats) and seats[self.session.seat].host

    @override
    def rows(self) -> list[Row]:
        texts, table = self.app.texts, self.session.table
        palette = self.app.palette
        rows = [
            Row(Text(texts.name_of_profile(table.setup.profile), "bold")),
            Row(Text(", ".join(map(self._character, table.setup.characters)), palette.quiet)),
            Row(Text()),
            *[
                self._seat_row(seat, name)
                for seat, name in zip(table.seats, self._names(), strict=True)
            ],
            Row(Text()),
            Row(Text(self._status(), palette.gold)),
            *self._action_rows(),
            Row(Text()),
            Row(Text(texts.get("web-room-invite-text"), palette.quiet)),
            Row(Text(self.session.invite_url, "underline")),
        ]
        problem = self._notice or connection_problem(self.session, self.app.localizer(self.session))
        if problem:
            rows.append(Row(Text(problem, palette.danger)))
        return rows

    def _character(self, slug: str) -> str:
        return self.app.localizer(self.session).character(slug)

    def _names(self) -> list[str]:
        return seat_names(self.session.table.seats, self.app.texts)

    def _seat_row(self, seat: SeatInfo, name: str) -> Row:
        texts, palette = self.app.texts, self.app.palette
        text = Text.styled(f"{seat.place + 1}  ", palette.quiet)
        if seat.kind == "open":
            text.append(texts.get("web-room-seat-open"), f"italic {palette.quiet}")
            action, help_text = f"bot {seat.place}", texts.get("web-room-put-bot")
        else:
            text.append(name, "bold")
            action, help_text = "", ""
        tags = []
        if seat.kind == "bot":
            tags.append(texts.get("web-room-is-bot"))
            action, help_text = f"remove {seat.place}", texts.get("web-room-remove-bot")
        if seat.place == self.session.seat:
            tags.append(texts.get("web-room-is-you"))
        if seat.host:
            tags.append(texts.get("web-room-is-host"))
        if tags:
            text.append(f"  ({', '.join(tags)})", palette.quiet)
        return Row(text, action if self._is_host() else "", help_text=help_text)

    def _status(self) -> str:
        texts, seats = self.app.texts, self.session.table.seats
        missing = sum(seat.kind == "open" for seat in seats)
        if missing:
            return texts.get("web-room-missing", amount=missing)
        if self._is_host():
            return texts.get("web-room-ready")
        host = next((seat.place for seat in seats if seat.host), 0)
        return texts.get("web-room-host-starts", name=self._names()[host])

    def _action_rows(self) -> list[Row]:
        texts, mine = self.app.texts, self.app.palette.mine
        rows: list[Row] = []
        missing = any(seat.kind == "open" for seat in self.session.table.seats)
        if self._is_host():
            key = "web-room-fill" if missing else "web-room-start"
            rows.append(Row(Text(texts.get(key), mine), "fill" if missing else "start"))
        if self.session.seat >= 0:
            rows.append(Row(Text(texts.get("web-room-stand"), mine), "stand"))
        rows.append(Row(Text(texts.get("web-board-leave"), mine), "quit"))
        return rows

    # Actions.

    def on_rows_activated(self, event: Rows.Activated) -> None:
        action, _, argument = event.action.partition(" ")
        if action == "quit":
            self.app.leave()
        elif action == "start":
            self._run_safely(self.session.start())
        elif action == "remove":
            self._run_safely(self.session.send_away(int(argument)))
        elif action == "stand":
            self._run_safely(self._leave_seat())
        elif action == "bot":
            self._ask_bot([int(argument)], is_starting=False)
        elif action == "fill":
            seats = self.session.table.seats
            self._ask_bot([seat.place for seat in seats if seat.kind == "open"], is_starting=True)

    async def _leave_seat(self) -> None:
        await self.session.send_away(self.session.seat)
        self.app.leave()

    def _ask_bot(self, seats: list[int], is_starting: bool) -> None:
        def choose(index: int) -> None:
            self._run_safely(self._seat_bots(seats, LEVELS[index], is_starting))

        texts = self.app.texts
        names = [bot_name(level, texts) for level in LEVELS]
        self.app.ask(texts.get("web-room-which-bot"), names, choose, LEVELS.index("charter"))

    async def _seat_bots(self, seats: list[int], bot: str, is_starting: bool) -> None:
        for seat in seats:
            await self.session.seat_bot(seat, bot)
        if is_starting:
            await self.session.start()

    def _run_safely(self, request: Awaitable[None]) -> None:
        self._show_notice("")
        self.app.run_safely(request, self._show_notice)

    def _show_notice(self, text: str) -> None:
        self._notice = text
        self.show()
