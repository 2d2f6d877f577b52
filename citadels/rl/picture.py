"""The table as a picture, as one seat sees it: made from its view, never from the game."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from citadels.engine.codes import BEAUTIFIED_BIT, NOBLE, NOBODY
from citadels.engine.state import CROWN, RANK, TURN_SEAT
from citadels.engine.view import SeatView
from citadels.rl.drawing import (
    ALERT,
    CARD_BACK,
    COIN,
    GOLD,
    GROUND,
    INK,
    LIGHT,
    LINE,
    PANEL,
    PAPER,
    SOFT,
    TURN,
    Box,
    Sheet,
    width_of,
)
from citadels.rl.text import REAL_SIGN, Words

WIDTH: Final = 1200
HEIGHT: Final = 800
SHAPE: Final = (HEIGHT, WIDTH, 3)

_EDGE: Final = 12
_GAP: Final = 6
_TRACK: Final = Box(_EDGE, 44, WIDTH - 2 * _EDGE, 50)
_SEATS_TOP: Final = 102
_ONE_COLUMN: Final = 3  # so many players have the whole width each
_TALLEST_SEAT: Final = 172
_ASKED_WIDTH: Final = 460  # the question and its answers, on the right
_TALLEST_CARD: Final = 132
_WIDEST_CARD: Final = 106
_NARROWEST_CARD: Final = 70  # with the room beside it: the longest name is still legible
_LOWEST_CARD: Final = 50


def picture(seen: SeatView) -> npt.NDArray[np.uint8]:
    """Height, width and the three colours."""
    return np.asarray(draw(seen).image, dtype=np.uint8).copy()


def draw(seen: SeatView) -> Sheet:
    words = Words(seen)
    sheet = Sheet(WIDTH, HEIGHT)
    _heading(sheet, words)
    _track(sheet, words)
    bottom = _seats(sheet, words)
    below = Box(_EDGE, bottom, WIDTH - 2 * _EDGE, HEIGHT - bottom - _EDGE)
    own_width = below.width - _ASKED_WIDTH - _GAP
    _own(sheet, words, Box(below.x, below.y, own_width, below.height))
    _asked(sheet, words, Box(below.x + own_width + _GAP, below.y, _ASKED_WIDTH, below.height))
    return sheet


def _heading(sheet: Sheet, words: Words) -> None:
    room = Box(_EDGE, 6, WIDTH - 2 * _EDGE - 420, 34)
    sheet.line(" · ".join(words.heading()), room, 20, LIGHT)
    seat = words.seen.seat
    whose = words.texts.name_of_profile(words.profile)
    if seat != NOBODY:
        whose = f"{words.names[seat]} · {whose}"
    length = min(int(width_of(whose, 15)) + 1, 400)
    sheet.line(whose, Box(WIDTH - _EDGE - length, 6, length, 34), 15, SOFT)


# The characters of this round, in the order in which they are called.


def _track(sheet: Sheet, words: Words) -> None:
    ranks = int(words.rules.ranks)
    step = _TRACK.width / ranks
    for rank in range(1, ranks + 1):
        left = _TRACK.x + round((rank - 1) * step)
        right = _TRACK.x + round(rank * step) - (_GAP if rank < ranks else 0)
        _token(sheet, words, rank, Box(left, _TRACK.y, right - left, _TRACK.height))


def _token(sheet: Sheet, words: Words, rank: int, box: Box) -> None:
    role = words.rules.cast[rank]
    called = rank == words.seen.fields[RANK]
    sheet.panel(box, PAPER if called else PANEL, GOLD if called else LINE, 2 if called else 1)
    ink = INK if called else LIGHT
    name = Box(box.x + 7, box.y + 4, box.width - 14, 22)
    sheet.line(f"{rank} {words.character(role)}", name, 15, ink)
    holders = [words.names[seat] for seat, held in enumerate(words.seen.roles) if role in held]
    fates = [
        label + (REAL_SIGN if role == real else "")
        for label, roles, real in words.marks()
        if role in roles
    ]
    told = Box(box.x + 7, box.y + 26, box.width - 14, 20)
    colour = INK if called else ALERT if fates else SOFT
    sheet.line(", ".join([*fates, *holders]), told, 13, colour)


# Those at the table.


def _seats(sheet: Sheet, words: Words) -> int:
    """Draw everybody. Tells where what is below them begins."""
    seats = words.seen.seats
    columns = 1 if seats <= _ONE_COLUMN else 2
    rows = -(-seats // columns)
    height = min(_TALLEST_SEAT, (590 - _SEATS_TOP) // rows) - _GAP
    width = (WIDTH - 2 * _EDGE - (columns - 1) * _GAP) // columns
    for seat in range(seats):
        column, row = divmod(seat, rows)
        x = _EDGE + column * (width + _GAP)
        _seat(sheet, words, seat, Box(x, _SEATS_TOP + row * (height + _GAP), width, height))
    return _SEATS_TOP + rows * (height + _GAP)


def _seat(sheet: Sheet, words: Words, seat: int, box: Box) -> None:
    seen = words.seen
    asked = seat == seen.to_move()
    sheet.panel(box, PANEL, GOLD if asked else LINE, 3 if asked else 1)
    x = box.x + 10
    if seat == seen.fields[CROWN]:
        sheet.sign(NOBLE, x, box.y + 7, 18, GOLD)
    x += 26
    own = seat == seen.seat
    room = Box(x, box.y + 4, 86, 24)
    end = sheet.line(words.names[seat], room, 16, GOLD if own else LIGHT)
    if seat == seen.fields[TURN_SEAT]:
        sheet.sign(TURN, end + 8, box.y + 9, 14, GOLD)
    x += 112
    for sign, count in ((COIN, seen.gold[seat]), (CARD_BACK, len(seen.hands[seat]))):
        sheet.sign(sign, x, box.y + 8, 16, GOLD if sign == COIN else PAPER)
        sheet.line(str(count), Box(x + 21, box.y + 4, 30, 24), 16, LIGHT)
        x += 54
    roles = words.characters(seen.roles[seat])
    sheet.line(roles, Box(x + 4, box.y + 4, box.x + box.width - x - 14, 24), 15, SOFT)
    city = Box(box.x + 8, box.y + 30, box.width - 16, box.height - 36)
    _cards(sheet, words, seen.cities[seat], city)


def _cards(sheet: Sheet, words: Words, cards: list[int], box: Box) -> None:
    """Cards in rows; as a list of names if they are too many to be read."""
    if not cards:
        return
    most = box.width // _NARROWEST_CARD  # in a row
    rows = -(-len(cards) // most)
    height = min(_TALLEST_CARD, box.height // rows - (rows > 1) * 4)
    if height < _LOWEST_CARD:
        names = ", ".join(words.district(card) for card in cards)
        sheet.lines(names, box, 14, LIGHT)
        return
    wanted = _WIDEST_CARD if rows > 1 else max(height + 5, _NARROWEST_CARD)
    step = min(_WIDEST_CARD, wanted, box.width // min(len(cards), most))
    for place, card in enumerate(cards):
        row, column = divmod(place, most)
        bare = card % BEAUTIFIED_BIT
        spot = Box(box.x + column * step, box.y + row * (height + 4), step - 5, height)
        cost, kind = words.rules.cost[bare], words.rules.type_of[bare]
        sheet.card(spot, words.district(bare), cost, kind, card >= BEAUTIFIED_BIT)


# What the seat itself has, and what it is asked.


def _own(sheet: Sheet, words: Words, box: Box) -> None:
    sheet.panel(box, GROUND, LINE)
    inside = box.inner(10)
    notes = " · ".join(f"{label}: {told}" for label, told in words.notes())
    room = 40 if notes else 0
    piles = words.cards()
    each = (inside.height - room) // max(1, len(piles))
    for number, (label, cards) in enumerate(piles):
        y = inside.y + number * each
        sheet.line(f"{label} ({len(cards)})", Box(inside.x, y, inside.width, 20), 15, SOFT)
        _cards(sheet, words, cards, Box(inside.x, y + 24, inside.width, each - 30))
    if notes:
        spot = Box(inside.x, inside.y + inside.height - room + 4, inside.width, room - 4)
        sheet.lines(notes, spot, 14, SOFT)


def _asked(sheet: Sheet, words: Words, box: Box) -> None:
    mine = words.seen.to_move() == words.seen.seat != NOBODY
    sheet.panel(box, GROUND, GOLD if mine else LINE, 2 if mine else 1)
    inside = box.inner(12)
    told = Box(inside.x, inside.y, inside.width, 44)
    y = sheet.lines(words.question(), told, 16, GOLD if mine else LIGHT) + 4
    options = words.options()
    if options:
        room = Box(inside.x, y, inside.width, inside.y + inside.height - y)
        _options(sheet, options, room)


def _options(sheet: Sheet, options: list[str], box: Box) -> None:
    """The legal answers in columns; how many more there are if the room is not enough."""
    size, height = 14, 19
    rows = max(1, box.height // height)
    widest = max(width_of(option, size) for option in options) + 16
    columns = max(1, min(-(-len(options) // rows), int(box.width // widest)))
    if columns * rows < len(options):
        size, height = 12, 16
        rows = max(1, box.height // height)
        widest = max(width_of(option, size) for option in options) + 14
        columns = max(1, min(-(-len(options) // rows), int(box.width // widest)))
    if columns * rows < len(options):
        left = len(options) - columns * rows + 1
        options = [*options[: columns * rows - 1], f"+ {left}"]
    width = box.width // columns
    for number, option in enumerate(options):
        column, row = divmod(number, rows)
        spot = Box(box.x + column * width, box.y + row * height, width - 8, height)
        sheet.line(option, spot, size, LIGHT)
