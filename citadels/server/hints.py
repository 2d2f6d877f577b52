"""What a bot would do: at casual tables only, from what the asking seat may know."""

from __future__ import annotations

from citadels.bots.hint_message import hint_of
from citadels.engine.view import make_view
from citadels.match import commitment
from citadels.protocol.messages import Hint
from citadels.server.errors import ServerError
from citadels.server.live_table import LiveTable
from citadels.server.node import Node
from citadels.server.playing import playing_match
from citadels.server.thinking import BrokenError


async def hint(node: Node, table: LiveTable, seat: int, question: int, command: str) -> Hint:
    """The options with what each promises, and who may hold which character."""
    if not table.agreement.casual:
        raise ServerError("hints-off", "this table plays without hints")
    async with table.lock:
        match = playing_match(table)
        if match.to_move() != seat or match.question != question:
            raise ServerError("stale", f"question {question} is not open for seat {seat}")
        seen, learnt = make_view(match.game, seat), match.knowledge(seat).copy()
        seed = commitment.bot_seed(match.header.secret, question)
        if seat in table.advised:
            raise ServerError("too-many", "one hint at a time")
        table.advised.add(seat)
    try:
        thought = await node.thinker.explain(node.settings.adviser, seen, learnt, seed)
    except BrokenError:
        raise ServerError("no-hint", "the adviser has broken down") from None
    finally:
        table.advised.discard(seat)
    return hint_of(thought, question, command)
