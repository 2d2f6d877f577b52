"""Hints: what a bot would do, at casual tables only, from what the asking seat may know."""

from __future__ import annotations

from citadels.bots.bot import BotProcessError
from citadels.bots.hint_message import hint_of
from citadels.engine.view import make_view
from citadels.match import commitment
from citadels.protocol.messages import Hint
from citadels.server.errors import ServerError
from citadels.server.node import Node
from citadels.server.tables.live_table import LiveTable


async def make_hint(node: Node, table: LiveTable, seat: int, question: int, command: str) -> Hint:
    """The options with the value a bot expects of each, and who may hold which character."""
    if not table.config.casual:
        raise ServerError("hints-off", "this table plays without hints")
    async with table.lock:
        game = table.require_game()
        game.require_current()
        match = game.match
        if match.to_move() != seat or match.question != question:
            raise ServerError("stale", f"question {question} is not open for seat {seat}")
        seat_view, knowledge = make_view(match.game, seat), match.knowledge(seat).copy()
        seed = commitment.bot_seed(match.header.secret, question)
        if seat in table.pending_hints:
            raise ServerError("rate-limited", "one hint at a time")
        table.pending_hints.add(seat)
    try:
        explanation = await node.bot_pool.explain(
            node.settings.hint_bot, seat_view, knowledge, seed
        )
    except BotProcessError:
        raise ServerError("no-hint", "the hint bot has failed") from None
    finally:
        table.pending_hints.discard(seat)
    return hint_of(explanation, question, command)
