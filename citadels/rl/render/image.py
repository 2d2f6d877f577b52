"""The table as a picture, as one seat sees it: made from its view, never from the game."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from citadels.engine.codes import BEAUTIFIED_BIT, NOBLE, NOBODY
from citadels.engine.state import CROWN, RANK, TURN_SEAT
from citadels.engine.view import SeatView
from citadels.rl.render.canvas import (
    ALERT,
    BACKGROUND,
    CARD_BACK,
    COIN,
    GOLD,
    INK,
    LIGHT,
    MUTED,
    OUTLINE,
    PANEL,
    PAPER,
    TURN,
    Box,
    Canvas,
    text_width,
)
from citadels.rl.render.text import REAL_SIGN, ViewText

WIDTH: Final = 1200
HEIGHT: Final = 800
IMAGE_SHAPE: Final = (HEIGHT, WIDTH, 3)

_MARGIN: Final = 12
_GAP: Final = 6
_TRACK: Final = Box(_MARGIN, 44, WIDTH - 2 * _MARGIN, 50)
_SEATS_TOP: Final = 102
_MAX_SINGLE_COLUMN_SEATS: Final = 3  # up to this number, each player has the whole width
_MAX_SEAT_HEIGHT: Final = 172
_QUESTION_WIDTH: Final = 460  # the question and its answers, on the right
_MAX_CARD_HEIGHT: Final = 132
_MAX_CARD_WIDTH: Final = 106
_MIN_CARD_WIDTH: Final = 70  # with the room beside it: the longest name is still legible
_MIN_CARD_HEIGHT: Final = 50


def render_image(view: SeatView) -> npt.NDArray[np.uint8]:
    """Height, width and the three colours."""
    return np.asarray(draw_table(view).image, dtype=np.uint8).copy()


def draw_table(view: SeatView) -> Canvas:
    text = ViewText(view)
    canvas = Canvas(WIDTH, HEIGHT)
    _draw_heading(canvas, text)
    _draw_role_track(canvas, text)
    bottom = _draw_seats(canvas, text)
    below = Box(_MARGIN, bottom, WIDTH - 2 * _MARGIN, HEIGHT - bottom - _MARGIN)
    own_width = below.width - _QUESTION_WIDTH - _GAP
    _draw_own_cards(canvas, text, Box(below.x, below.y, own_width, below.height))
    _draw_question(
        canvas, text, Box(below.x + own_width + _GAP, below.y, _QUESTION_WIDTH, below.height)
    )
    return canvas


def _draw_heading(canvas: Canvas, text: ViewText) -> None:
    area = Box(_MARGIN, 6, WIDTH - 2 * _MARGIN - 420, 34)
    canvas.draw_text(" · ".join(text.heading()), area, 20, LIGHT)
    seat = text.view.seat
    title = text.texts.name_of_profile(text.profile)
    if seat != NOBODY:
        title = f"{text.names[seat]} · {title}"
    title_width = min(int(text_width(title, 15)) + 1, 400)
    canvas.draw_text(title, Box(WIDTH - _MARGIN - title_width, 6, title_width, 34), 15, MUTED)


# The characters of this round, in the order in which they are called.


def _draw_role_track(canvas: Canvas, text: ViewText) -> None:
    ranks = int(text.rules.ranks)
    step = _TRACK.width / ranks
    for rank in range(1, ranks + 1):
        x = _TRACK.x + round((rank - 1) * step)
        right = _TRACK.x + round(rank * step) - (_GAP if rank < ranks else 0)
        _draw_role(canvas, text, rank, Box(x, _TRACK.y, right - x, _TRACK.height))


def _draw_role(canvas: Canvas, text: ViewText, rank: int, box: Box) -> None:
    role = text.rules.cast[rank]
    is_called = rank == text.view.fields[RANK]
    canvas.draw_panel(
        box, PAPER if is_called else PANEL, GOLD if is_called else OUTLINE, 2 if is_called else 1
    )
    ink = INK if is_called else LIGHT
    name_box = Box(box.x + 7, box.y + 4, box.width - 14, 22)
    canvas.draw_text(f"{rank} {text.character(role)}", name_box, 15, ink)
    holders = [
        text.names[seat]
        for seat, roles_of_seat in enumerate(text.view.roles)
        if role in roles_of_seat
    ]
    fates = [
        label + (REAL_SIGN if role == real else "")
        for label, roles, real in text.marks()
        if role in roles
    ]
    status_box = Box(box.x + 7, box.y + 26, box.width - 14, 20)
    colour = INK if is_called else ALERT if fates else MUTED
    canvas.draw_text(", ".join([*fates, *holders]), status_box, 13, colour)


# Those at the table.


def _draw_seats(canvas: Canvas, text: ViewText) -> int:
    """Draw everybody. Returns where the area below them begins."""
    seats = text.view.seats
    columns = 1 if seats <= _MAX_SINGLE_COLUMN_SEATS else 2
    rows = -(-seats // columns)
    height = min(_MAX_SEAT_HEIGHT, (590 - _SEATS_TOP) // rows) - _GAP
    width = (WIDTH - 2 * _MARGIN - (columns - 1) * _GAP) // columns
    for seat in range(seats):
        column, row = divmod(seat, rows)
        x = _MARGIN + column * (width + _GAP)
        _draw_seat(canvas, text, seat, Box(x, _SEATS_TOP + row * (height + _GAP), width, height))
    return _SEATS_TOP + rows * (height + _GAP)


def _draw_seat(canvas: Canvas, text: ViewText, seat: int, box: Box) -> None:
    view = text.view
    is_asked = seat == view.to_move()
    canvas.draw_panel(box, PANEL, GOLD if is_asked else OUTLINE, 3 if is_asked else 1)
    x = box.x + 10
    if seat == view.fields[CROWN]:
        canvas.draw_icon(NOBLE, x, box.y + 7, 18, GOLD)
    x += 26
    is_own = seat == view.seat
    name_box = Box(x, box.y + 4, 86, 24)
    end = canvas.draw_text(text.names[seat], name_box, 16, GOLD if is_own else LIGHT)
    if seat == view.fields[TURN_SEAT]:
        canvas.draw_icon(TURN, end + 8, box.y + 9, 14, GOLD)
    x += 112
    for icon, count in ((COIN, view.gold[seat]), (CARD_BACK, len(view.hands[seat]))):
        canvas.draw_icon(icon, x, box.y + 8, 16, GOLD if icon == COIN else PAPER)
        canvas.draw_text(str(count), Box(x + 21, box.y + 4, 30, 24), 16, LIGHT)
        x += 54
    roles = text.characters(view.roles[seat])
    canvas.draw_text(roles, Box(x + 4, box.y + 4, box.x + box.width - x - 14, 24), 15, MUTED)
    city = Box(box.x + 8, box.y + 30, box.width - 16, box.height - 36)
    _draw_cards(canvas, text, view.cities[seat], city)


def _draw_cards(canvas: Canvas, text: ViewText, cards: list[int], box: Box) -> None:
    """Cards in rows; as a list of names if they are too many to be read."""
    if not cards:
        return
    max_columns = box.width // _MIN_CARD_WIDTH  # in a row
    rows = -(-len(cards) // max_columns)
    height = min(_MAX_CARD_HEIGHT, box.height // rows - (rows > 1) * 4)
    if height < _MIN_CARD_HEIGHT:
        names = ", ".join(text.district(card) for card in cards)
        canvas.draw_paragraph(names, box, 14, LIGHT)
        return
    best_width = _MAX_CARD_WIDTH if rows > 1 else max(height + 5, _MIN_CARD_WIDTH)
    step = min(_MAX_CARD_WIDTH, best_width, box.width // min(len(cards), max_columns))
    for index, card in enumerate(cards):
        row, column = divmod(index, max_columns)
        district = card % BEAUTIFIED_BIT
        card_box = Box(box.x + column * step, box.y + row * (height + 4), step - 5, height)
        cost, district_type = text.rules.cost[district], text.rules.type_of[district]
        canvas.draw_card(
            card_box, text.district(district), cost, district_type, card >= BEAUTIFIED_BIT
        )


# What the seat itself has, and what it is asked.


def _draw_own_cards(canvas: Canvas, text: ViewText, box: Box) -> None:
    canvas.draw_panel(box, BACKGROUND, OUTLINE)
    inner_box = box.inner(10)
    notes = " · ".join(f"{label}: {note}" for label, note in text.notes())
    notes_height = 40 if notes else 0
    piles = text.piles()
    pile_height = (inner_box.height - notes_height) // max(1, len(piles))
    for number, (label, cards) in enumerate(piles):
        y = inner_box.y + number * pile_height
        canvas.draw_text(
            f"{label} ({len(cards)})", Box(inner_box.x, y, inner_box.width, 20), 15, MUTED
        )
        _draw_cards(
            canvas, text, cards, Box(inner_box.x, y + 24, inner_box.width, pile_height - 30)
        )
    if notes:
        notes_box = Box(
            inner_box.x,
            inner_box.y + inner_box.height - notes_height + 4,
            inner_box.width,
            notes_height - 4,
        )
        canvas.draw_paragraph(notes, notes_box, 14, MUTED)


def _draw_question(canvas: Canvas, text: ViewText, box: Box) -> None:
    is_own = text.view.to_move() == text.view.seat != NOBODY
    canvas.draw_panel(box, BACKGROUND, GOLD if is_own else OUTLINE, 2 if is_own else 1)
    inner_box = box.inner(12)
    question_box = Box(inner_box.x, inner_box.y, inner_box.width, 44)
    y = canvas.draw_paragraph(text.question(), question_box, 16, GOLD if is_own else LIGHT) + 4
    options = text.options()
    if options:
        options_box = Box(inner_box.x, y, inner_box.width, inner_box.y + inner_box.height - y)
        _draw_options(canvas, options, options_box)


def _draw_options(canvas: Canvas, options: list[str], box: Box) -> None:
    """The legal answers in columns; how many more there are if the room is not enough."""
    size, height = 14, 19
    rows = max(1, box.height // height)
    widest = max(text_width(option, size) for option in options) + 16
    columns = max(1, min(-(-len(options) // rows), int(box.width // widest)))
    if columns * rows < len(options):
        size, height = 12, 16
        rows = max(1, box.height // height)
        widest = max(text_width(option, size) for option in options) + 14
        columns = max(1, min(-(-len(options) // rows), int(box.width // widest)))
    if columns * rows < len(options):
        hidden_count = len(options) - columns * rows + 1
        options = [*options[: columns * rows - 1], f"+ {hidden_count}"]
    width = box.width // columns
    for index, option in enumerate(options):
        column, row = divmod(index, rows)
        option_box = Box(box.x + column * width, box.y + row * height, width - 8, height)
        canvas.draw_text(option, option_box, size, LIGHT)
