"""The table as one reader sees it: what every drawing of it is made from."""

from __future__ import annotations

from dataclasses import dataclass

from citadels.engine.codes import NOBODY
from citadels.protocol.lobby import TableInfo
from citadels.protocol.messages import State, Step
from citadels.protocol.views import Own, Player
from citadels.session.card_data import CardData
from citadels.text.localize import Localizer


@dataclass(frozen=True)
class TableView:
    """The latest messages of a session, the rulebook, and the words of the reader."""

    table: TableInfo
    state: State
    steps: list[Step]
    seat: int  # of the reader; NOBODY is a spectator
    localizer: Localizer
    card_data: CardData

    @property
    def own(self) -> Own | None:
        return self.state.own

    @property
    def asked_seat(self) -> int:
        """Who has to decide, or NOBODY."""
        question = self.state.common.asked
        return question.seat if question is not None and not self.state.common.over else NOBODY

    @property
    def question_kind(self) -> str:
        return self.state.common.asked.kind if self.state.common.asked is not None else ""

    def is_asked(self) -> bool:
        return bool(self.own and self.own.options)

    def player(self, seat: int) -> Player:
        return self.state.common.players[seat]

    def roles(self, seat: int) -> list[str]:
        """The characters of a seat as the reader knows them: the reader's own are never masked."""
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
        """How many districts complete a city."""
        return self.card_data.goal - self.state.common.shorter_by

    def unavailable_options(self) -> dict[str, list[str]]:
        """What one might expect to do now, by the reason why it cannot be done."""
        by_reason: dict[str, list[str]] = {}
        for entry in self.own.unavailable if self.own is not None else []:
            words = self.localizer.option(entry.option, self.question_kind)
            by_reason.setdefault(self.localizer.reason(entry.why), []).append(words)
        return by_reason
