"""Clocks: off, live (a bank of time and an increment), or days for each decision.

A clock never asks for the time: each call passes the time of the event in milliseconds. So
replaying the records of a game always gives the same clock.
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
GRACE_MS: Final = 30 * SECOND_MS  # what an owner has at least when he comes back

OFF: Final = "off"
LIVE: Final = "live"
DAYS: Final = "days"

_LIVE_SPEC: Final = re.compile(r"live\(bank=(\d{1,5}),increment=(\d{1,3})\)")
_DAYS_SPEC: Final = re.compile(r"days\((\d{1,2})\)")


ClockState = tuple[list[int], int, int]  # the banks, whose clock runs, and since when


class ClockError(ValueError):
    """A spec that names no clock."""


@dataclass(frozen=True, slots=True)
class ClockRule:
    """How much time there is, in milliseconds."""

    kind: str
    bank: int = 0
    increment: int = 0  # for each answer; with `days` the time for one decision

    def spec(self) -> str:
        """The rule as a spec, which `clock_from_spec` reads back."""
        if self.kind == LIVE:
            return f"live(bank={self.bank // SECOND_MS},increment={self.increment // SECOND_MS})"
        return OFF if self.kind == OFF else f"days({self.increment // DAY_MS})"


def clock_from_spec(spec: str) -> ClockRule:
    """The rule that a spec names: `off`, `live(bank=600,increment=10)` in seconds, `days(3)`."""
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
    """The time of all seats. At most one of them runs."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.banks = [rule.bank] * seats
        self.running_seat = -1
        self.started_at = 0

    def state(self) -> ClockState:
        """How it stands; `restore` sets it so again."""
        return self.banks[:], self.running_seat, self.started_at

    def restore(self, state: ClockState) -> None:
        banks, self.running_seat, self.started_at = state
        self.banks = banks[:]

    def start(self, seat: int, at: int) -> None:
        """From now on this seat thinks; -1 is nobody with a clock."""
        self.running_seat = seat if self.rule.kind != OFF else -1
        self.started_at = at

    def stop(self, at: int, has_answered: bool) -> None:
        """The seat that thinks has answered, or was relieved."""
        seat = self.running_seat
        self.running_seat = -1
        if seat < 0 or self.rule.kind != LIVE:
            return
        self.banks[seat] = max(0, self.banks[seat] - max(0, at - self.started_at))
        if has_answered:
            self.banks[seat] += self.rule.increment

    def undo_increment(self, seat: int, started_at: int) -> None:
        """An answer goes, and the time it brought: else time could be made of nothing.

        A bank loses the increment; days count from when the question was first asked.
        """
        if self.rule.kind == LIVE:
            self.banks[seat] = max(0, self.banks[seat] - self.rule.increment)
        else:
            self.start(seat, started_at)

    def grant_grace(self, seat: int) -> None:
        """An owner whose time had run out is back and gets a little of it."""
        self.banks[seat] = max(self.banks[seat], min(GRACE_MS, self.rule.bank))

    def deadline(self) -> int | None:
        """When the time of the seat that thinks runs out."""
        if self.running_seat < 0:
            return None
        bank = self.banks[self.running_seat] if self.rule.kind == LIVE else self.rule.increment
        return self.started_at + bank
