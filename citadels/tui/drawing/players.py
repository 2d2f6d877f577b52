"""The players: rivals in one line or two each, and the reader's own place."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from citadels.protocol.views import UNKNOWN
from citadels.tui.drawing.cards import COIN, districts
from citadels.tui.drawing.scene import Scene

CROWN: Final = "♛"
ASKED: Final = "▶"
TURN: Final = "▷"
CARD: Final = "▮"
_INDENT: Final = 3
_COMPACT_CITY: Final = 24


def rivals(scene: Scene, width: int, rows: int) -> list[Text]:
    """All the others, in two lines each where there is room, else in one."""
    seats = scene.rivals()
    if rows >= 2 * len(seats):
        return [line for seat in seats for line in _broad(scene, seat, width)]
    names = max(cell_len(scene.speech.player(seat)) for seat in seats)
    roles = max(cell_len(_roles(scene, seat)) for seat in seats)
    return [_narrow(scene, seat, width, min(names, 14), min(roles, 16)) for seat in seats]


def _broad(scene: Scene, seat: int, width: int) -> list[Text]:
    head = _head(scene, seat, max(16, width // 4))
    _add_purse(head, scene, seat)
    _add_right(head, _size(scene, seat), width)
    city = Text(" " * _INDENT)
    city.append_text(_city(scene, seat, width - _INDENT))
    return [_touched(head, seat), city]


def _narrow(scene: Scene, seat: int, width: int, names: int, roles: int) -> Text:
    player = scene.player(seat)
    line = _head(scene, seat, names + 1)
    line.append(f"{player.gold:>2}{COIN}", scene.palette.gold)
    line.append(f"{player.cards:>3}{CARD} ")
    role = _role_text(scene, seat)
    role.truncate(roles, overflow="ellipsis")
    role.pad_right(roles + 1 - role.cell_len)
    line.append_text(role)
    size = _size(scene, seat)
    room = width - line.cell_len - size.cell_len - 1
    city = _city(scene, seat, max(room, _COMPACT_CITY))
    city.truncate(room)
    line.append_text(city)
    line.pad_right(max(0, width - line.cell_len - size.cell_len))
    line.append_text(size)
    return _touched(line, seat)


def mine(scene: Scene, width: int) -> list[Text]:
    """The reader's place: purse, character, city, hand."""
    if scene.own is None:
        return []
    seat, own = scene.own.seat, scene.own
    player, speech = scene.player(seat), scene.speech
    head = _head(scene, seat, max(16, width // 4))
    _add_purse(head, scene, seat)
    _add_right(head, _size(scene, seat), width)
    lines = [_touched(head, seat)]
    for label, cards, gold, most in (
        (speech.term("city"), player.city, None, 2),
        (speech.term("hand"), own.hand, player.gold, 2),
        (speech.texts.name_of_district("museum"), own.museum, None, 1),
    ):
        if cards or label != speech.texts.name_of_district("museum"):
            lines += _labelled(scene, label, cards, width, gold, most)
    return lines


def _labelled(
    scene: Scene, label: str, cards: list[str], width: int, gold: int | None, most: int
) -> list[Text]:
    quiet = scene.palette.quiet
    begin = f"   {scene.speech.label(label)}"
    room = width - cell_len(begin)
    if not cards:
        return [Text(begin, quiet).append("–", quiet)]
    lines: list[Text] = []
    for at, row in enumerate(districts(scene, cards, room, most, gold)):
        line = Text.styled(begin if at == 0 else " " * cell_len(begin), quiet)
        lines.append(line.append_text(row))
    return lines


def _add_purse(line: Text, scene: Scene, seat: int) -> None:
    """Gold, cards and characters in columns that are as wide as anybody's."""
    players, speech = scene.state.common.players, scene.speech
    gold = [speech.get("count-gold", amount=player.gold) for player in players]
    cards = [speech.get("count-cards", amount=player.cards) for player in players]
    line.append(set_cell_size(gold[seat], max(map(cell_len, gold)) + 2), scene.palette.gold)
    line.append(set_cell_size(cards[seat], max(map(cell_len, cards)) + 2))
    line.append_text(_role_text(scene, seat))


def _add_right(line: Text, end: Text, width: int) -> None:
    """Something at the right edge; what is before it makes room."""
    line.truncate(width - end.cell_len - 1, overflow="ellipsis")
    line.pad_right(max(0, width - line.cell_len - end.cell_len))
    line.append_text(end)


def _head(scene: Scene, seat: int, width: int) -> Text:
    """Who it is: whether he decides, has the turn, wears the crown."""
    common, palette = scene.state.common, scene.palette
    text = Text()
    is_asked = seat == scene.asked
    has_turn = common.turn is not None and common.turn.seat == seat and not common.over
    sign = ASKED if is_asked else TURN if has_turn else " "
    name = set_cell_size(scene.speech.player(seat), width - 1)
    style = palette.active if is_asked else palette.mine if seat == scene.seat else "bold"
    text.append(sign, palette.active if is_asked else "bold")
    text.append(CROWN if seat == common.crown else " ", palette.gold)
    text.append(" ")
    bare = name.rstrip()
    text.append(bare, style)
    text.append(" " * (width - cell_len(bare)))
    return text


def _role_text(scene: Scene, seat: int) -> Text:
    """The characters; what is hidden from the others is told as such to their owner."""
    text = Text()
    if seat in scene.state.away:
        text.append(scene.speech.phrase("away"), scene.palette.danger).append(" ")
    shown = scene.player(seat).roles
    for at, role in enumerate(scene.roles(seat)):
        text.append(", " if at else "")
        style = "bold" if role in shown and role != UNKNOWN else scene.palette.quiet
        text.append(scene.speech.character(role), Style.parse(style) + Style(meta={"card": role}))
    return text


def _roles(scene: Scene, seat: int) -> str:
    return _role_text(scene, seat).plain


def _city(scene: Scene, seat: int, width: int) -> Text:
    rows = districts(scene, scene.player(seat).city, width)
    return rows[0] if rows else Text("–", scene.palette.quiet)


def _size(scene: Scene, seat: int) -> Text:
    player = scene.player(seat)
    built = len(player.city)
    style = scene.palette.danger if built >= scene.goal - 1 else scene.palette.quiet
    return Text(f"{built}/{scene.goal}", style)


def _touched(line: Text, seat: int) -> Text:
    """Whoever clicks on a player sees the city."""
    line.stylize(Style(meta={"seat": seat}))
    return line
