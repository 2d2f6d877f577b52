"""A press is answered at once, also on a phone that is slow."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser

from bench.web.phone import Phone
from bench.web.presses import PRESSES
from bench.web.rounds import play_rounds
from tests.browser.house import House

ROUNDS: Final = 3
# In tenths: work that takes a tenth of a second on a slow phone is done between the presses, so
# that a machine with other work to do slows down both. Twice as long is allowed, as the server and
# the other processes of the browser have to share that machine; `python -m bench.web` tells
# milliseconds.
NEXT_FRAME: Final = 2.0
# What was asked for may be fetched and laid out first.
SHOWN: Final = 8.0


def test_presses_are_answered_at_once_on_a_slow_phone(chromium: Browser, house: House) -> None:
    phone = Phone(chromium, house)
    taken = play_rounds(phone, ROUNDS)
    assert phone.visitor.leave() == []
    assert list(taken.answers) == [press.name for press in PRESSES]
    tenth = taken.tenth()
    frames = {name: taken.frame(name) / tenth for name in taken.answers}
    assert {name: ratio for name, ratio in frames.items() if ratio > NEXT_FRAME} == {}
    shown = {name: taken.shown(name) / tenth for name in taken.answers}
    assert {name: ratio for name, ratio in shown.items() if ratio > SHOWN} == {}
    assert all(0 < frames[name] <= shown[name] for name in frames)
