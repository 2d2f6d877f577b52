"""Everything that a drawing of the table is made from."""

from __future__ import annotations

from dataclasses import dataclass

from citadels.engine.codes import NOBODY
from citadels.protocol.lobby import TableInfo
from citadels.protocol.messages import State, Step
from citadels.protocol.views import Own, Player
from citadels.text.localize import Localizer
from citadels.tui.book import Book
from citadels.tui.render.palette import Palette


@dataclass(frozen=True)
class RenderContext:
    """The table as one reader sees it, and how it is to be shown."""

    table: TableInfo
    state: State
    steps: list[Step]
    seat: int  # of the reader; NOBODY looks on
    localizer: Localizer
    book: Book
    palette: Palette

    @property
    def own(self) -> Own | None:
        return self.state.own

    @property
    def asked_seat(self) -> int:
        """Who has to decide, or NOBODY."""
        question = self.state.common.asked
        return question.seat if question is not None and not self.state.common.over else NOBODY

    def is_asked(self) -> bool:
        return bool(self.own and self.own.options)

    def player(self, seat: int) -> Player:
        return self.state.common.players[seat]

    def roles(self, seat: int) -> list[str]:
        """The characters of a seat as the reader knows them: the own ones are never masked."""
        if self.own is not None and self.own.seat == seat:
            return self.own.roles
        return self.player(seat).roles

    def rivals(self) -> list[int]:
        """All others, from the reader's left; a spectator sees everybody."""
        seats = len(self.state.common.players)
        if self.seat == NOBODY:
            return list(range(seats))
        return [(self.seat + step) % seats for step in range(1, seats)]

    @property
    def goal(self) -> int:
        return self.book.goal - self.state.common.shorter_by
