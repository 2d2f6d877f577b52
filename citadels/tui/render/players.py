"""The players: rivals in one line or two each, then the reader."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from citadels.protocol.views import UNKNOWN
from citadels.tui.render.cards import COIN, districts
from citadels.tui.render.context import RenderContext

CROWN: Final = "♛"
ASKED: Final = "▶"
TURN: Final = "▷"
CARD: Final = "▮"
_INDENT: Final = 3
_COMPACT_CITY: Final = 24


def rivals(context: RenderContext, width: int, rows: int) -> list[Text]:
    """All the others, in two lines each where there is room, else in one."""
    seats = context.rivals()
    if rows >= 2 * len(seats):
        return [line for seat in seats for line in _two_lines(context, seat, width)]
    names = max(cell_len(context.localizer.player(seat)) for seat in seats)
    roles = max(_role_text(context, seat).cell_len for seat in seats)
    return [_one_line(context, seat, width, min(names, 14), min(roles, 16)) for seat in seats]


def _two_lines(context: RenderContext, seat: int, width: int) -> list[Text]:
    head = _head(context, seat, max(16, width // 4))
    _add_resources(head, context, seat)
    _add_right(head, _size(context, seat), width)
    city = Text(" " * _INDENT)
    city.append_text(_city(context, seat, width - _INDENT))
    return [_make_clickable(head, seat), city]


def _one_line(context: RenderContext, seat: int, width: int, names: int, roles: int) -> Text:
    player = context.player(seat)
    line = _head(context, seat, names + 1)
    line.append(f"{player.gold:>2}{COIN}", context.palette.gold)
    line.append(f"{player.cards:>3}{CARD} ")
    role = _role_text(context, seat)
    role.truncate(roles, overflow="ellipsis")
    role.pad_right(roles + 1 - role.cell_len)
    line.append_text(role)
    size = _size(context, seat)
    room = width - line.cell_len - size.cell_len - 1
    city = _city(context, seat, max(room, _COMPACT_CITY))
    city.truncate(room)
    line.append_text(city)
    line.pad_right(max(0, width - line.cell_len - size.cell_len))
    line.append_text(size)
    return _make_clickable(line, seat)


def mine(context: RenderContext, width: int) -> list[Text]:
    """The reader: gold, character, city, hand."""
    if context.own is None:
        return []
    seat, own = context.own.seat, context.own
    player, localizer = context.player(seat), context.localizer
    head = _head(context, seat, max(16, width // 4))
    _add_resources(head, context, seat)
    _add_right(head, _size(context, seat), width)
    lines = [_make_clickable(head, seat)]
    for label, cards, gold, max_rows in (
        (localizer.term("city"), player.city, None, 2),
        (localizer.term("hand"), own.hand, player.gold, 2),
        (localizer.texts.name_of_district("museum"), own.museum, None, 1),
    ):
        if cards or label != localizer.texts.name_of_district("museum"):
            lines += _labelled_rows(context, label, cards, width, gold, max_rows)
    return lines


def _labelled_rows(
    context: RenderContext,
    label: str,
    cards: list[str],
    width: int,
    gold: int | None,
    max_rows: int,
) -> list[Text]:
    quiet = context.palette.quiet
    prefix = f"   {context.localizer.label(label)}"
    room = width - cell_len(prefix)
    if not cards:
        return [Text(prefix, quiet).append("–", quiet)]
    lines: list[Text] = []
    for index, row in enumerate(districts(context, cards, room, max_rows, gold)):
        line = Text.styled(prefix if index == 0 else " " * cell_len(prefix), quiet)
        lines.append(line.append_text(row))
    return lines


def _add_resources(line: Text, context: RenderContext, seat: int) -> None:
    """Gold, cards and characters in columns that are as wide as anybody's."""
    players, localizer = context.state.common.players, context.localizer
    gold = [localizer.get("count-gold", amount=player.gold) for player in players]
    cards = [localizer.get("count-cards", amount=player.cards) for player in players]
    line.append(set_cell_size(gold[seat], max(map(cell_len, gold)) + 2), context.palette.gold)
    line.append(set_cell_size(cards[seat], max(map(cell_len, cards)) + 2))
    line.append_text(_role_text(context, seat))


def _add_right(line: Text, end: Text, width: int) -> None:
    """Put something at the right edge; the text before it is cut if needed."""
    line.truncate(width - end.cell_len - 1, overflow="ellipsis")
    line.pad_right(max(0, width - line.cell_len - end.cell_len))
    line.append_text(end)


def _head(context: RenderContext, seat: int, width: int) -> Text:
    """The name, and whether this player decides, has the turn or the crown."""
    common, palette = context.state.common, context.palette
    text = Text()
    is_asked = seat == context.asked_seat
    has_turn = common.turn is not None and common.turn.seat == seat and not common.over
    sign = ASKED if is_asked else TURN if has_turn else " "
    name = set_cell_size(context.localizer.player(seat), width - 1)
    style = palette.active if is_asked else palette.mine if seat == context.seat else "bold"
    text.append(sign, palette.active if is_asked else "bold")
    text.append(CROWN if seat == common.crown else " ", palette.gold)
    text.append(" ")
    bare_name = name.rstrip()
    text.append(bare_name, style)
    text.append(" " * (width - cell_len(bare_name)))
    return text


def _role_text(context: RenderContext, seat: int) -> Text:
    """The characters; those of the reader are quiet while they are hidden from the others."""
    text = Text()
    if seat in context.state.away:
        text.append(context.localizer.phrase("away"), context.palette.danger).append(" ")
    public_roles = context.player(seat).roles
    for index, role in enumerate(context.roles(seat)):
        text.append(", " if index else "")
        style = "bold" if role in public_roles and role != UNKNOWN else context.palette.quiet
        text.append(
            context.localizer.character(role), Style.parse(style) + Style(meta={"card": role})
        )
    return text


def _city(context: RenderContext, seat: int, width: int) -> Text:
    rows = districts(context, context.player(seat).city, width)
    return rows[0] if rows else Text("–", context.palette.quiet)


def _size(context: RenderContext, seat: int) -> Text:
    player = context.player(seat)
    built = len(player.city)
    style = context.palette.danger if built >= context.goal - 1 else context.palette.quiet
    return Text(f"{built}/{context.goal}", style)


def _make_clickable(line: Text, seat: int) -> Text:
    """A click on a player shows the city."""
    line.stylize(Style(meta={"seat": seat}))
    return line
