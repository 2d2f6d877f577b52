"""All presses by turns, beside work whose length is known: a busy machine slows down both."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median

from bench.web.phone import Answer, Phone
from bench.web.presses import PRESSES


@dataclass
class Taken:
    """What was measured."""

    tenths: list[float] = field(default_factory=list)  # milliseconds of the known work
    answers: dict[str, list[Answer]] = field(default_factory=dict)  # by the names of the presses

    def frame(self, name: str) -> float:
        """The middle of the times to the next picture.

        Not the best: on a busy machine what slows the processor down is itself late now and then.
        """
        return median(one.frame for one in self.answers[name])

    def shown(self, name: str) -> float:
        """The middle of the times to the picture of what was asked for."""
        return median(one.shown for one in self.answers[name])

    def tenth(self) -> float:
        return median(self.tenths)


def play_rounds(phone: Phone, times: int) -> Taken:
    """Each press so often, after one that fetches what it needs."""
    taken = Taken()
    for number in range(times + 1):
        for press in PRESSES:
            answer = press.time(phone)
            if number:
                taken.answers.setdefault(press.name, []).append(answer)
                taken.tenths.append(phone.tenth())
    return taken
