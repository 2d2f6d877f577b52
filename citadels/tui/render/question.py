"""The open question, or the player everybody waits for."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from citadels.session.session import CLOSED, DOWN, Session
from citadels.text.localize import Localizer, is_role
from citadels.tui.render.context import RenderContext

_CONSOLE: Final = Console(width=200)  # only to wrap lines with
_CLOSED_BY: Final = {
    4401: "web-board-closed-token",
    4404: "web-board-closed-none",
    4426: "web-board-closed-old",
    4500: "web-board-closed-damaged",
}


def question_lines(
    context: RenderContext, session: Session, width: int, typed: str, notice: str
) -> list[Text]:
    """What went wrong, then the question in bold with what is being typed."""
    lines: list[Text] = []
    problem = connection_problem(session, context.localizer)
    if problem:
        lines += Text(problem, context.palette.danger).wrap(_CONSOLE, width)[:2]
    elif notice:
        lines += Text(notice, context.palette.gold).wrap(_CONSOLE, width)[:2]
    open_question = context.state.common.asked
    if context.is_asked() and open_question is not None:
        text = Text.styled(context.localizer.question(open_question), "bold")
        if session.is_pending:
            text.append(" …", context.palette.quiet)
    else:
        text = Text.styled(waiting_text(context), context.palette.quiet)
    if typed:
        text.append(f"  {typed}▏", context.palette.mine)
    lines += text.wrap(_CONSOLE, width)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def connection_problem(session: Session, localizer: Localizer) -> str:
    """What is wrong with the connection or the save file, if anything."""
    if session.connection_state == DOWN:
        return localizer.get("web-board-kept" if session.is_pending else "web-board-offline")
    if session.connection_state == CLOSED:
        return closed_text(session.close_code, localizer)
    if session.save_error is not None:
        file, reason = session.save_error
        return localizer.phrase("not-saved", file=file, why=reason)
    return localizer.get("web-error-closed") if session.table.status == "closed" else ""


def closed_text(code: str, localizer: Localizer) -> str:
    key = _CLOSED_BY.get(int(code) if code.isdigit() else 0, "web-board-closed")
    return localizer.get(key)


def waiting_text(context: RenderContext) -> str:
    """Who decides, as far as everybody may know."""
    localizer, common = context.localizer, context.state.common
    question, turn = common.asked, common.turn
    if common.over or question is None:
        return localizer.get("web-board-over")
    if context.seat in context.state.away:
        return localizer.get("web-board-you-are-away")
    seat = localizer.player(question.seat)
    if question.kind in {"pick-character", "lay-character"}:
        return localizer.get("web-board-waiting-draft", seat=seat)
    if turn is not None and turn.seat == question.seat:
        role = localizer.character(turn.role)
        return localizer.get("web-board-waiting-turn", seat=seat, character=role)
    if is_role(question.source) or question.source in context.card_data.types:
        card = localizer.card(question.source)
        return localizer.get("web-board-waiting-card", seat=seat, card=card)
    return localizer.get("web-board-waiting", seat=seat)
