"""The common part of the table, written from the game: byte for byte what `public_view` gives.

Only what a spectator sees is put in. A test compares every moment of many games with the view.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import count_bits
from citadels.engine.codes import BEAUTIFIED_BIT, NO_CARD, NO_ROLE, NOBODY
from citadels.engine.editions.declarations import question_kind
from citadels.engine.game import Game
from citadels.engine.names import handler_name
from citadels.engine.native_types import i64
from citadels.engine.state import (
    ASIDE,
    BEWITCHED,
    BLACKMAILER_SEAT,
    BUILDS,
    BUILT_THIS_ROUND,
    COLLECTOR,
    COMPLETED_CITY,
    CROWN,
    DEPTH,
    DRAFT_FIRST,
    FACEUP,
    FIRST,
    FIRST_TOO,
    GATHERED,
    HAUNTED_ROUND,
    HELD_SEAT,
    HELD_SIZE,
    KILLED,
    LAID_DOWN,
    MAGISTRATE_SEAT,
    MUSEUM_SIZE,
    PACKET,
    RANK,
    REVEALED,
    ROBBED,
    ROUND,
    SHIELDED,
    SHORTER_BY,
    SITE_CARD,
    SITE_PAID,
    SITE_SEAT,
    SWAP_OTHER,
    SWAP_OWNER,
    TAX,
    THIEF_SEAT,
    THREATS,
    TURN_RESUMED,
    TURN_ROLE,
    TURN_SEAT,
    WARRANTS,
    WITCH_SEAT,
)
from citadels.engine.view import city_list, hidden_marks_field
from citadels.protocol.fast_json.literals import (
    add_character,
    add_list,
    add_number,
    character,
    characters,
    number,
    place,
    places,
    seats,
)

_QUESTION_CACHE: Final[dict[i64, str]] = {}  # kind and source of the questions that were met
_MAX_STEPS: Final = 256  # more than a handler has


def write_public(game: Game) -> str:
    """The table as a spectator sees it."""
    out: list[str] = ['{"round":', number(game.row[ROUND]), ',"rank":', number(game.row[RANK])]
    out += [',"crown":', number(game.row[CROWN]), ',"deck":', number(game.deck_size())]
    out.append(',"players":[')
    for seat in range(game.seats()):
        if seat > 0:
            out.append(",")
        _add_player(out, game, seat)
    out.append("]")
    _add_draft(out, game)
    _add_fields(out, game)
    _add_marks(out, game)
    _add_turn(out, game)
    _add_site(out, game)
    _add_question(out, game)
    out.append(',"over":true}' if game.is_over() else "}")
    return "".join(out)


def _add_player(out: list[str], game: Game, seat: i64) -> None:
    roles, revealed = game.roles(seat), game.row[REVEALED]
    out += ['{"gold":', number(game.gold(seat)), ',"cards":', number(game.hand_size(seat))]
    out += [',"city":[', places(city_list(game, seat)), '],"roles":[']
    out.append(characters(roles & revealed, roles & ~revealed))
    out.append("]")
    if game.get_seat(seat, COMPLETED_CITY) == 1:
        out.append(',"completed":true')
    if game.get_seat(seat, BUILT_THIS_ROUND) == 1:
        out.append(',"built":true')
    out.append("}")


def _add_draft(out: list[str], game: Game) -> None:
    row = game.row
    out += [',"faceup":[', characters(row[FACEUP]), "]"]
    add_number(out, ',"packet":', count_bits(row[PACKET]), 0)
    if row[ASIDE] != NO_ROLE:
        out.append(',"aside":true')
    add_number(out, ',"laid_down":', count_bits(row[LAID_DOWN]), 0)
    add_number(out, ',"draft_first":', row[DRAFT_FIRST], NOBODY)


def _add_fields(out: list[str], game: Game) -> None:
    row = game.row
    add_number(out, ',"first":', row[FIRST], NOBODY)
    add_list(out, ',"first_too":[', seats(row[FIRST_TOO]))
    add_number(out, ',"tax":', row[TAX], 0)
    add_number(out, ',"shorter_by":', row[SHORTER_BY], 0)
    add_number(out, ',"haunted_round":', row[HAUNTED_ROUND], 0)
    add_number(out, ',"museum":', row[MUSEUM_SIZE], 0)
    add_number(out, ',"holder":', row[HELD_SEAT], NOBODY)
    add_number(out, ',"held":', row[HELD_SIZE], 0)
    out += [',"swap":[', number(row[SWAP_OWNER]), ",", number(row[SWAP_OTHER]), "]"]


def _add_marks(out: list[str], game: Game) -> None:
    row = game.row
    hidden = hidden_marks_field(game, NOBODY)
    marks: list[str] = []
    add_character(marks, ',"killed":', row[KILLED])
    add_character(marks, ',"bewitched":', row[BEWITCHED])
    add_number(marks, ',"witch":', row[WITCH_SEAT], NOBODY)
    add_character(marks, ',"robbed":', row[ROBBED])
    add_number(marks, ',"thief":', row[THIEF_SEAT], NOBODY)
    if hidden != WARRANTS:
        add_list(marks, ',"warrants":[', characters(row[WARRANTS]))
    add_number(marks, ',"magistrate":', row[MAGISTRATE_SEAT], NOBODY)
    if hidden != THREATS:
        add_list(marks, ',"threats":[', characters(row[THREATS]))
    add_number(marks, ',"blackmailer":', row[BLACKMAILER_SEAT], NOBODY)
    add_number(marks, ',"shielded":', row[SHIELDED], NOBODY)
    add_number(marks, ',"collector":', row[COLLECTOR], NOBODY)
    out += [',"marks":{', "".join(marks)[1:], "}"]


def _add_turn(out: list[str], game: Game) -> None:
    row = game.row
    if row[TURN_SEAT] == NOBODY:
        return
    out += [',"turn":{"seat":', number(row[TURN_SEAT]), ',"role":', character(row[TURN_ROLE])]
    if row[TURN_RESUMED] == 1:
        out.append(',"resumed":true')
    if row[GATHERED] == 1:
        out.append(',"gathered":true')
    add_number(out, ',"builds":', row[BUILDS], 0)
    out.append("}")


def _add_site(out: list[str], game: Game) -> None:
    row = game.row
    if row[SITE_CARD] != NO_CARD:
        out += [',"site":{"card":', place(row[SITE_CARD]), ',"seat":', number(row[SITE_SEAT])]
        out += [',"paid":', number(row[SITE_PAID]), "}"]


def _add_question(out: list[str], game: Game) -> None:
    depth = game.row[DEPTH]
    if depth == 0:
        return
    frame = game.read_frame(depth - 1)
    out += [',"asked":{"seat":', number(frame.seat), _kind_and_source(frame.handler, frame.step)]
    add_number(out, ',"target":', frame.target, NOBODY)
    if 0 <= frame.card < 2 * BEAUTIFIED_BIT:
        out += [',"card":', place(frame.card)]
    add_number(out, ',"amount":', frame.amount, 0)
    out.append("}")


def _kind_and_source(handler: i64, step: i64) -> str:
    key = handler * _MAX_STEPS + step
    text = _QUESTION_CACHE.get(key)
    if text is None:
        kind, source = question_kind(handler, step), handler_name(handler)
        text = f',"kind":"{kind}","source":"{source}"'
        _QUESTION_CACHE[key] = text
    return text
