"""Clocks: off, live (a bank of time and an increment), or days for each decision.

A clock knows no time of its own: everything is told when it happened, in milliseconds. So the clock
of a game is the same whenever its records are played again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND
LONGEST_BANK: Final = 4 * 60 * 60  # seconds
LONGEST_INCREMENT: Final = 10 * 60
LONGEST_DAYS: Final = 30
GRACE: Final = 30 * SECOND  # what an owner has at least when he comes back

OFF: Final = "off"
LIVE: Final = "live"
DAYS: Final = "days"

_LIVE_LINE: Final = re.compile(r"live\(bank=(\d{1,5}),increment=(\d{1,3})\)")
_DAYS_LINE: Final = re.compile(r"days\((\d{1,2})\)")


Reading = tuple[list[int], int, int]  # the banks, whose clock runs, and since when


class ClockError(ValueError):
    """A line that names no clock."""


@dataclass(frozen=True, slots=True)
class ClockRule:
    """How much time there is, in milliseconds."""

    kind: str
    bank: int = 0
    increment: int = 0  # for each answer; with `days` the time for one decision

    def line(self) -> str:
        """The rule as one line, which `clock_from_line` reads back."""
        if self.kind == LIVE:
            return f"live(bank={self.bank // SECOND},increment={self.increment // SECOND})"
        return OFF if self.kind == OFF else f"days({self.increment // DAY})"


def clock_from_line(line: str) -> ClockRule:
    """The rule that a line names: `off`, `live(bank=600,increment=10)` in seconds, `days(3)`."""
    if line == OFF:
        return ClockRule(OFF)
    live = _LIVE_LINE.fullmatch(line)
    if live is not None:
        bank, increment = int(live[1]), int(live[2])
        if 10 <= bank <= LONGEST_BANK and increment <= LONGEST_INCREMENT:
            return ClockRule(LIVE, bank * SECOND, increment * SECOND)
    days = _DAYS_LINE.fullmatch(line)
    if days is not None and 1 <= int(days[1]) <= LONGEST_DAYS:
        return ClockRule(DAYS, 0, int(days[1]) * DAY)
    raise ClockError(
        f"{line!r} is no clock: off, live(bank=10..{LONGEST_BANK},increment=0..{LONGEST_INCREMENT})"
        f" in seconds, or days(1..{LONGEST_DAYS})"
    )


class Clock:
    """The time of all seats. At most one of them runs."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.banks = [rule.bank] * seats
        self.running = -1
        self.since = 0

    def reading(self) -> Reading:
        """How it stands; `put_back` sets it so again."""
        return self.banks[:], self.running, self.since

    def put_back(self, reading: Reading) -> None:
        banks, self.running, self.since = reading
        self.banks = banks[:]

    def start(self, seat: int, at: int) -> None:
        """From now on this seat thinks; -1 is nobody with a clock."""
        self.running = seat if self.rule.kind != OFF else -1
        self.since = at

    def stop(self, at: int, answered: bool) -> None:
        """The seat that thinks has answered, or was relieved."""
        seat = self.running
        self.running = -1
        if seat < 0 or self.rule.kind != LIVE:
            return
        self.banks[seat] = max(0, self.banks[seat] - max(0, at - self.since))
        if answered:
            self.banks[seat] += self.rule.increment

    def took_back(self, seat: int, since: int) -> None:
        """An answer goes, and the time it brought: else time could be made of nothing.

        A bank loses the increment; days count from when the question was first asked.
        """
        if self.rule.kind == LIVE:
            self.banks[seat] = max(0, self.banks[seat] - self.rule.increment)
        else:
            self.start(seat, since)

    def returned(self, seat: int) -> None:
        """An owner whose time had run out is back and gets a little of it."""
        self.banks[seat] = max(self.banks[seat], min(GRACE, self.rule.bank))

    def deadline(self) -> int | None:
        """When the time of the seat that thinks runs out."""
        if self.running < 0:
            return None
        bank = self.banks[self.running] if self.rule.kind == LIVE else self.rule.increment
        return self.since + bank
