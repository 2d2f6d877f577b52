"""The texts of the dialogs: unavailable options, cities, hints, points, keys."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from citadels.protocol.messages import Hint
from citadels.protocol.scores import ScoreItem, SeatScore, TieBreak
from citadels.tui.render import track
from citadels.tui.render.cards import COIN, card_style, district, sign
from citadels.tui.render.context import RenderContext
from citadels.tui.render.players import ASKED, CARD, CROWN, TURN

_BAR: Final = 20


def refusals(context: RenderContext) -> list[Text]:
    """What one might expect here, and why it cannot be done."""
    by_reason = context.unavailable_options()
    if not by_reason:
        return [Text(context.localizer.phrase("nothing"))]
    lines: list[Text] = []
    for reason, options in by_reason.items():
        lines.append(Text(reason, context.palette.danger))
        lines += [Text(f"  {option}") for option in options]
    return lines


def cities(context: RenderContext, first: int = -1) -> list[Text]:
    """Everybody's districts, starting with one player."""
    seats = list(range(len(context.state.common.players)))
    start = max(0, first)
    lines: list[Text] = []
    for seat in [*seats[start:], *seats[:start]]:
        player = context.player(seat)
        lines.append(_owner(context, seat))
        for place in player.city:
            lines.append(Text("  ").append_text(district(context, place)))
            card_text = context.localizer.card_text(place.rstrip("*"))
            if card_text:
                lines.append(Text(f"    {card_text}", context.palette.quiet))
        if not player.city:
            lines.append(Text("  –", context.palette.quiet))
        lines.append(Text())
    return lines


def _owner(context: RenderContext, seat: int) -> Text:
    localizer, player = context.localizer, context.player(seat)
    crown = f" {CROWN}" if seat == context.state.common.crown else ""
    text = Text.styled(localizer.player(seat) + crown, "bold")
    parts = [
        localizer.get("count-gold", amount=player.gold),
        localizer.get("count-cards", amount=player.cards),
        localizer.get("count-districts", amount=len(player.city)),
        *[localizer.character(role) for role in context.roles(seat)],
    ]
    return text.append(f"  {' · '.join(parts)}", context.palette.quiet)


def advice(context: RenderContext, hint: Hint) -> list[Text]:
    """What a bot expects of each option, the best first, and of the others' characters."""
    own, question, localizer = context.own, context.state.common.asked, context.localizer
    options = {option.id: option for option in own.options} if own is not None else {}
    lines = [Text(localizer.get("web-board-hint-share"), "bold")]
    for estimate in hint.estimates:
        option = options.get(estimate.option)
        if option is None or question is None:
            continue
        filled = round(estimate.share * _BAR)
        line = Text.styled(f"{estimate.share:>4.0%} ", "bold")
        line.append("█" * filled, context.palette.gold).append(
            "░" * (_BAR - filled), context.palette.quiet
        )
        lines.append(line.append(f" {localizer.option(option, question.kind)}"))
    lines += [Text(), Text(localizer.get("web-board-hint-beliefs"), "bold")]
    for seat, chances in enumerate(hint.beliefs):
        if seat == context.seat or not chances:
            continue
        likely = sorted(chances.items(), key=lambda pair: -pair[1])[:4]
        beliefs = ", ".join(f"{localizer.character(slug)} {chance:.0%}" for slug, chance in likely)
        lines.append(Text.styled(localizer.label(localizer.player(seat)), "bold").append(beliefs))
    return lines


def points(context: RenderContext, seats: list[SeatScore], ties: list[TieBreak]) -> list[Text]:
    """Everybody's points one by one, the winners first."""
    localizer, ending = context.localizer, context.table.ending
    winners = ending.winners if ending is not None else []
    lines = [Text(_victory(context, winners), f"bold {context.palette.gold}"), Text()]
    order = sorted(range(len(seats)), key=lambda seat: (seat not in winners, -seats[seat].total))
    lines += [*_totals(context, seats, order), Text()]
    for seat in order:
        seat_score = seats[seat]
        crown = f" {CROWN}" if seat in winners else ""
        name = Text.styled(f"{localizer.player(seat)}{crown}", "bold")
        name.append(
            f"  {localizer.get('count-points', amount=seat_score.total)}", context.palette.gold
        )
        lines.append(name)
        lines += [
            _dotted_line(_item(context, item), item.points, context) for item in seat_score.items
        ]
        lines.append(Text())
    return lines + _ties(context, ties)


def _totals(context: RenderContext, seats: list[SeatScore], order: list[int]) -> list[Text]:
    widest = max(cell_len(context.localizer.player(seat)) for seat in order)
    highest = max(1, *(seat_score.total for seat_score in seats))
    lines: list[Text] = []
    for seat in order:
        line = Text(set_cell_size(context.localizer.player(seat), widest + 1))
        line.append(f"{seats[seat].total:>3} ", "bold")
        filled = max(0, round(seats[seat].total / highest * 2 * _BAR))
        lines.append(line.append("█" * filled, context.palette.gold))
    return lines


def _item(context: RenderContext, item: ScoreItem) -> Text:
    """What points are for: the name of a district, or the purpose."""
    localizer = context.localizer
    if item.purpose == "district":
        text = Text("  ").append(sign(context, item.card), card_style(context, item.card, "bold"))
        return text.append(f" {localizer.district(item.card)}", card_style(context, item.card))
    purpose = localizer.texts.name_of_score(item.purpose)
    return Text(
        f"  {localizer.label(localizer.card(item.card))}{purpose}" if item.card else f"  {purpose}"
    )


def _dotted_line(line: Text, amount: int, context: RenderContext) -> Text:
    line.append(" " + "·" * max(2, 44 - line.cell_len), context.palette.quiet)
    return line.append(f" {amount:>3}", "bold")


def _victory(context: RenderContext, winners: list[int]) -> str:
    localizer = context.localizer
    if len(winners) > 1:
        return localizer.get("web-end-shared", names=localizer.players(winners))
    if winners and winners[0] == context.seat:
        return localizer.get("web-end-you-won")
    return localizer.get("web-end-won", name=localizer.players(winners))


def _ties(context: RenderContext, ties: list[TieBreak]) -> list[Text]:
    localizer = context.localizer
    lines: list[Text] = []
    for tie in ties:
        values = ", ".join(
            localizer.get("web-end-tie-value", name=localizer.player(seat), amount=value)
            for seat, value in zip(tie.seats, tie.values, strict=True)
        )
        lines.append(Text(localizer.get(f"web-end-tie-{tie.way}", values=values)))
    return [Text(localizer.get("web-end-tie"), "bold"), *lines] if lines else []


def legend(context: RenderContext) -> list[Text]:
    """What the symbols of the table mean."""
    localizer, palette = context.localizer, context.palette
    rows = [
        (ASKED, localizer.get("web-board-deciding")),
        (TURN, localizer.term("turn")),
        (CROWN, localizer.term("crown")),
        (COIN, localizer.term("gold")),
        (CARD, localizer.term("cards")),
        (track.MINE, localizer.get("web-board-token-mine")),
        (track.SEEN, localizer.get("web-board-token-seen")),
        (track.OUT, localizer.get("web-board-token-out")),
        (track.LAID, localizer.get("web-board-token-laid")),
        (track.KILLED, localizer.get("web-board-mark-killed")),
        (track.BEWITCHED, localizer.get("web-board-mark-bewitched")),
        (track.ROBBED, localizer.get("web-board-mark-robbed")),
        (track.WARRANT, localizer.get("web-board-mark-warrant")),
        (track.WARRANT * 2, localizer.get("web-board-mark-signed")),
        (track.THREAT, localizer.get("web-board-mark-threat")),
        (track.THREAT * 2, localizer.get("web-board-mark-flowered")),
        ("*", localizer.get("web-board-beautified")),
    ]
    lines = [Text(f" {sign:<4}{words}") for sign, words in rows]
    types = Text(" ")
    for slug, colour in palette.types.items():
        types.append(localizer.phrase(f"sign-{slug}"), f"bold {colour}")
        types.append(f" {localizer.texts.name_of_type(slug)}  ", colour)
    return [*lines, types]


def key_help(rows: list[tuple[str, str]], context: RenderContext) -> list[Text]:
    """Keys and what they do, then the symbols."""
    widest = max(cell_len(key) for key, _ in rows) + 2
    lines = [
        Text.styled(f" {key:<{widest}}", context.palette.mine).append(words) for key, words in rows
    ]
    return [*lines, Text(), Text(context.localizer.phrase("signs"), "bold"), *legend(context)]
