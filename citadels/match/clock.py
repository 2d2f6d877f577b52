"""Clocks: off, live (a bank of time and an increment), or days for each decision.

A clock never reads the time: each call passes the time of the event in milliseconds. So replaying
the records of a game always produces the same clock.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

SECOND_MS: Final = 1000
DAY_MS: Final = 24 * 60 * 60 * SECOND_MS
MAX_BANK_SECONDS: Final = 4 * 60 * 60  # seconds
MAX_INCREMENT_SECONDS: Final = 10 * 60
MAX_DAYS: Final = 30
GRACE_MS: Final = 30 * SECOND_MS  # minimum time for an owner who comes back

OFF: Final = "off"
LIVE: Final = "live"
DAYS: Final = "days"

_LIVE_SPEC: Final = re.compile(r"live\(bank=(\d{1,5}),increment=(\d{1,3})\)")
_DAYS_SPEC: Final = re.compile(r"days\((\d{1,2})\)")


ClockState = tuple[list[int], int, int]  # the banks, the seat whose clock runs, and since when


class ClockError(ValueError):
    """A spec that is not a clock."""


@dataclass(frozen=True, slots=True)
class ClockRule:
    """The time control of a game, in milliseconds."""

    kind: str
    bank: int = 0
    increment: int = 0  # for each answer; with `days` the time for one decision

    def spec(self) -> str:
        """The rule as a spec, which `clock_from_spec` reads back."""
        if self.kind == LIVE:
            return f"live(bank={self.bank // SECOND_MS},increment={self.increment // SECOND_MS})"
        return OFF if self.kind == OFF else f"days({self.increment // DAY_MS})"


def clock_from_spec(spec: str) -> ClockRule:
    """Parse a spec: `off`, `live(bank=600,increment=10)` in seconds, or `days(3)`."""
    if spec == OFF:
        return ClockRule(OFF)
    live_match = _LIVE_SPEC.fullmatch(spec)
    if live_match is not None:
        bank, increment = int(live_match[1]), int(live_match[2])
        if 10 <= bank <= MAX_BANK_SECONDS and increment <= MAX_INCREMENT_SECONDS:
            return ClockRule(LIVE, bank * SECOND_MS, increment * SECOND_MS)
    days_match = _DAYS_SPEC.fullmatch(spec)
    if days_match is not None and 1 <= int(days_match[1]) <= MAX_DAYS:
        return ClockRule(DAYS, 0, int(days_match[1]) * DAY_MS)
    raise ClockError(
        f"{spec!r} is not a clock: use off, live(bank=10..{MAX_BANK_SECONDS},"
        f"increment=0..{MAX_INCREMENT_SECONDS}) in seconds, or days(1..{MAX_DAYS})"
    )


class Clock:
    """The clocks of all seats, of which at most one runs."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.banks = [rule.bank] * seats
        self.running_seat = -1
        self.started_at = 0

    def state(self) -> ClockState:
        """The current state, for `restore`."""
        return self.banks[:], self.running_seat, self.started_at

    def restore(self, state: ClockState) -> None:
        banks, self.running_seat, self.started_at = state
        self.banks = banks[:]

    def start(self, seat: int, at: int) -> None:
        """Start the clock of this seat; -1 means that no clock runs."""
        self.running_seat = seat if self.rule.kind != OFF else -1
        self.started_at = at

    def stop(self, at: int, has_answered: bool) -> None:
        """Stop the running clock, because its seat has answered or a bot has taken over."""
        seat = self.running_seat
        self.running_seat = -1
        if seat < 0 or self.rule.kind != LIVE:
            return
        self.banks[seat] = max(0, self.banks[seat] - max(0, at - self.started_at))
        if has_answered:
            self.banks[seat] += self.rule.increment

    def undo_increment(self, seat: int, started_at: int) -> None:
        """Take back the time gained by an undone answer; otherwise undo would create time.

        A bank loses the increment; days count from when the question was first asked.
        """
        if self.rule.kind == LIVE:
            self.banks[seat] = max(0, self.banks[seat] - self.rule.increment)
        else:
            self.start(seat, started_at)

    def grant_grace(self, seat: int) -> None:
        """Give some time to an owner who is back after running out of time."""
        self.banks[seat] = max(self.banks[seat], min(GRACE_MS, self.rule.bank))

    def deadline(self) -> int | None:
        """When the running clock runs out."""
        if self.running_seat < 0:
            return None
        bank = self.banks[self.running_seat] if self.rule.kind == LIVE else self.rule.increment
        return self.started_at + bank
