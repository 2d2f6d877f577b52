"""The score sheet of a finished game: points item by item, tie-breaks, each round."""

from __future__ import annotations

import asyncio

from citadels.engine.scoring import winners
from citadels.match.match import Match
from citadels.protocol.score_sheet import round_scores, seat_scores, tie_breaks
from citadels.protocol.scores import ScoreSheet
from citadels.protocol.setups import setup_info
from citadels.server.games.replay import load_finished_game
from citadels.server.store.rows import IMPORTED, GameRow
from citadels.server.tables.registry import TableRegistry


async def load_score_sheet(registry: TableRegistry, game_id: str) -> ScoreSheet:
    row, match = await load_finished_game(registry, game_id)
    # The game is replayed in a thread, so that other games do not wait.
    return await asyncio.to_thread(_build_sheet, row, match)


def _build_sheet(row: GameRow, match: Match) -> ScoreSheet:
    game, header = match.game, match.header
    is_dealt_here = row.source != IMPORTED
    return ScoreSheet(
        game=row.id,
        setup=setup_info(header.rules),
        seats=seat_scores(match),
        winners=list(winners(game)),
        ties=tie_breaks(game),
        rounds=round_scores(match),
        last=match.number(),
        began=row.began,
        ended=row.ended or row.began,
        source=row.source,
        commitment=header.commitment() if is_dealt_here else "",
        secret=header.secret.hex() if is_dealt_here else "",
    )
