"""What is read over the table: why not, cities, hints, points, keys."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from citadels.protocol.messages import Hint
from citadels.protocol.scores import ScoreItem, SeatScore, TieBreak
from citadels.tui.drawing import track
from citadels.tui.drawing.cards import COIN, card_style, district, sign
from citadels.tui.drawing.players import ASKED, CARD, CROWN, TURN
from citadels.tui.drawing.scene import Scene

_BAR: Final = 20


def refusals(scene: Scene) -> list[Text]:
    """What one might expect here, and why it cannot be done."""
    own, asked = scene.own, scene.state.common.asked
    speech = scene.speech
    by_reason: dict[str, list[str]] = {}
    for one in own.unavailable if own is not None and asked is not None else []:
        words = speech.option(one.option, asked.kind if asked is not None else "")
        by_reason.setdefault(speech.reason(one.why), []).append(words)
    if not by_reason:
        return [Text(speech.phrase("nothing"))]
    lines: list[Text] = []
    for reason, options in by_reason.items():
        lines.append(Text(reason, scene.palette.danger))
        lines += [Text(f"  {option}") for option in options]
    return lines


def cities(scene: Scene, first: int = -1) -> list[Text]:
    """Everybody's districts one below the other, from one player on."""
    seats = list(range(len(scene.state.common.players)))
    at = max(0, first)
    lines: list[Text] = []
    for seat in [*seats[at:], *seats[:at]]:
        player = scene.player(seat)
        lines.append(_owner(scene, seat))
        for place in player.city:
            lines.append(Text("  ").append_text(district(scene, place)))
            printed = scene.speech.text_of(place.rstrip("*"))
            if printed:
                lines.append(Text(f"    {printed}", scene.palette.quiet))
        if not player.city:
            lines.append(Text("  –", scene.palette.quiet))
        lines.append(Text())
    return lines


def _owner(scene: Scene, seat: int) -> Text:
    speech, player = scene.speech, scene.player(seat)
    crown = f" {CROWN}" if seat == scene.state.common.crown else ""
    text = Text.styled(speech.player(seat) + crown, "bold")
    parts = [
        speech.get("count-gold", amount=player.gold),
        speech.get("count-cards", amount=player.cards),
        speech.get("count-districts", amount=len(player.city)),
        *[speech.character(role) for role in scene.roles(seat)],
    ]
    return text.append(f"  {' · '.join(parts)}", scene.palette.quiet)


def advice(scene: Scene, hint: Hint) -> list[Text]:
    """What a bot expects of each option, the best first, and who may be whom."""
    own, asked, speech = scene.own, scene.state.common.asked, scene.speech
    options = {option.id: option for option in own.options} if own is not None else {}
    lines = [Text(speech.get("web-board-hint-share"), "bold")]
    for promise in hint.promises:
        option = options.get(promise.option)
        if option is None or asked is None:
            continue
        full = round(promise.share * _BAR)
        line = Text.styled(f"{promise.share:>4.0%} ", "bold")
        line.append("█" * full, scene.palette.gold).append("░" * (_BAR - full), scene.palette.quiet)
        lines.append(line.append(f" {speech.option(option, asked.kind)}"))
    lines += [Text(), Text(speech.get("web-board-hint-beliefs"), "bold")]
    for seat, chances in enumerate(hint.beliefs):
        if seat == scene.seat or not chances:
            continue
        likely = sorted(chances.items(), key=lambda pair: -pair[1])[:4]
        told = ", ".join(f"{speech.character(slug)} {chance:.0%}" for slug, chance in likely)
        lines.append(Text.styled(speech.label(speech.player(seat)), "bold").append(told))
    return lines


def points(scene: Scene, seats: list[SeatScore], ties: list[TieBreak]) -> list[Text]:
    """Everybody's points one by one, the winners first."""
    speech, ending = scene.speech, scene.table.ending
    winners = ending.winners if ending is not None else []
    lines = [Text(_victory(scene, winners), f"bold {scene.palette.gold}"), Text()]
    order = sorted(range(len(seats)), key=lambda seat: (seat not in winners, -seats[seat].total))
    lines += [*_totals(scene, seats, order), Text()]
    for seat in order:
        sheet = seats[seat]
        crown = f" {CROWN}" if seat in winners else ""
        name = Text.styled(f"{speech.player(seat)}{crown}", "bold")
        name.append(f"  {speech.get('count-points', amount=sheet.total)}", scene.palette.gold)
        lines.append(name)
        lines += [_dotted(_item(scene, item), item.points, scene) for item in sheet.items]
        lines.append(Text())
    return lines + _ties(scene, ties)


def _totals(scene: Scene, seats: list[SeatScore], order: list[int]) -> list[Text]:
    """Everybody at a glance."""
    widest = max(cell_len(scene.speech.player(seat)) for seat in order)
    most = max(1, *(sheet.total for sheet in seats))
    lines: list[Text] = []
    for seat in order:
        line = Text(set_cell_size(scene.speech.player(seat), widest + 1))
        line.append(f"{seats[seat].total:>3} ", "bold")
        full = max(0, round(seats[seat].total / most * 2 * _BAR))
        lines.append(line.append("█" * full, scene.palette.gold))
    return lines


def _item(scene: Scene, item: ScoreItem) -> Text:
    """What points are for: a district by its name, everything else in words."""
    speech = scene.speech
    if item.purpose == "district":
        text = Text("  ").append(sign(scene, item.card), card_style(scene, item.card, "bold"))
        return text.append(f" {speech.district(item.card)}", card_style(scene, item.card))
    what = speech.texts.name_of_score(item.purpose)
    return Text(f"  {speech.label(speech.card(item.card))}{what}" if item.card else f"  {what}")


def _dotted(line: Text, amount: int, scene: Scene) -> Text:
    line.append(" " + "·" * max(2, 44 - line.cell_len), scene.palette.quiet)
    return line.append(f" {amount:>3}", "bold")


def _victory(scene: Scene, winners: list[int]) -> str:
    speech = scene.speech
    if len(winners) > 1:
        return speech.get("web-end-shared", names=speech.players(winners))
    if winners and winners[0] == scene.seat:
        return speech.get("web-end-you-won")
    return speech.get("web-end-won", name=speech.players(winners))


def _ties(scene: Scene, ties: list[TieBreak]) -> list[Text]:
    speech = scene.speech
    lines: list[Text] = []
    for tie in ties:
        values = ", ".join(
            speech.get("web-end-tie-value", name=speech.player(seat), amount=value)
            for seat, value in zip(tie.seats, tie.values, strict=True)
        )
        lines.append(Text(speech.get(f"web-end-tie-{tie.way}", values=values)))
    return [Text(speech.get("web-end-tie"), "bold"), *lines] if lines else []


def legend(scene: Scene) -> list[Text]:
    """What the signs of the table mean."""
    speech, palette = scene.speech, scene.palette
    rows = [
        (ASKED, speech.get("web-board-deciding")),
        (TURN, speech.term("turn")),
        (CROWN, speech.term("crown")),
        (COIN, speech.term("gold")),
        (CARD, speech.term("cards")),
        (track.MINE, speech.get("web-board-token-mine")),
        (track.SEEN, speech.get("web-board-token-seen")),
        (track.OUT, speech.get("web-board-token-out")),
        (track.LAID, speech.get("web-board-token-laid")),
        (track.KILLED, speech.get("web-board-mark-killed")),
        (track.BEWITCHED, speech.get("web-board-mark-bewitched")),
        (track.ROBBED, speech.get("web-board-mark-robbed")),
        (track.WARRANT, speech.get("web-board-mark-warrant")),
        (track.WARRANT * 2, speech.get("web-board-mark-signed")),
        (track.THREAT, speech.get("web-board-mark-threat")),
        (track.THREAT * 2, speech.get("web-board-mark-flowered")),
        ("*", speech.get("web-board-beautified")),
    ]
    lines = [Text(f" {sign:<4}{words}") for sign, words in rows]
    types = Text(" ")
    for slug, colour in palette.types.items():
        types.append(speech.phrase(f"sign-{slug}"), f"bold {colour}")
        types.append(f" {speech.texts.name_of_type(slug)}  ", colour)
    return [*lines, types]


def keys(rows: list[tuple[str, str]], scene: Scene) -> list[Text]:
    """Keys and what they do, then the signs."""
    widest = max(cell_len(key) for key, _ in rows) + 2
    lines = [
        Text.styled(f" {key:<{widest}}", scene.palette.mine).append(words) for key, words in rows
    ]
    return [*lines, Text(), Text(scene.speech.phrase("signs"), "bold"), *legend(scene)]
