"""The points of a finished game taken apart: what for, how a tie was broken, round by round."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from citadels.engine.codes import FINE, NO_CARD
from citadels.engine.game import Game
from citadels.engine.names import SCORES
from citadels.engine.scoring import (
    BY_DISTRICTS,
    BY_GOLD,
    BY_RANK,
    FOR_DISTRICT,
    district_points,
    score,
    score_items,
    tie_rank,
    winners,
)
from citadels.engine.state import ROUND
from citadels.engine.words import place_text
from citadels.match.match import Match
from citadels.protocol.lobby import SetupInfo
from citadels.server.hub import Hub
from citadels.server.live_table import setup_info
from citadels.server.replaying import finished_game
from citadels.server.store.rows import IMPORTED, GameRow

_WAYS: Final = {BY_RANK: "rank", BY_DISTRICTS: "districts", BY_GOLD: "gold"}


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """Points for one thing."""

    purpose: str  # a word of `names.SCORES`
    points: int
    card: str = ""  # the district, with a star if beautified


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What one seat got its points for."""

    name: str
    bot: str  # its line, or nothing for a person
    total: int
    items: list[ScoreItem]


@dataclass(frozen=True, slots=True)
class TieBreak:
    """How those who led with the same number of points were told apart, or tried to."""

    way: str  # rank, districts, gold
    seats: list[int]
    values: list[int]


@dataclass(frozen=True, slots=True)
class RoundScore:
    """What every seat would have got if the game had ended with this round."""

    round: int
    points: list[int]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A finished game in numbers."""

    game: str
    setup: SetupInfo
    seats: list[SeatScore]
    winners: list[int]
    ties: list[TieBreak]
    rounds: list[RoundScore]
    last: int  # the number of the last step
    began: int
    ended: int
    source: str  # played, practice, imported
    commitment: str = ""  # nothing if it was dealt elsewhere
    secret: str = ""


async def score_sheet(hub: Hub, game: str) -> ScoreSheet:
    """The sheet of a game that is over."""
    row, match = await finished_game(hub, game)
    # It is played again: in a thread, so that players of other games do not wait for it.
    return await asyncio.to_thread(_sheet, row, match)


def _sheet(row: GameRow, match: Match) -> ScoreSheet:
    game, header = match.game, match.header
    dealt_here = row.source != IMPORTED
    return ScoreSheet(
        game=row.id,
        setup=setup_info(header.rules),
        seats=[
            SeatScore(header.names[seat], header.bots[seat], score(game, seat), _items(game, seat))
            for seat in range(game.seats())
        ],
        winners=list(winners(game)),
        ties=_ties(game),
        rounds=_rounds(match),
        last=match.number(),
        began=row.began,
        ended=row.ended or row.began,
        source=row.source,
        commitment=header.commitment() if dealt_here else "",
        secret=header.secret.hex() if dealt_here else "",
    )


def _items(game: Game, seat: int) -> list[ScoreItem]:
    return [
        ScoreItem(SCORES[purpose], points, _card(game, purpose, card, points))
        for purpose, card, points in score_items(game, seat)
    ]


def _card(game: Game, purpose: int, card: int, points: int) -> str:
    if card == NO_CARD:
        return ""
    is_fine = purpose == FOR_DISTRICT and points > game.cost_of(card)
    return place_text(card + FINE if is_fine else card)


def _ties(game: Game) -> list[TieBreak]:
    """Each way of breaking the tie that had to be asked, until one seat was left."""
    scores = [score(game, seat) for seat in range(game.seats())]
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    found: list[TieBreak] = []
    for way in game.rules.tie_break:
        if len(best) == 1:
            break
        values = [_value(game, seat, way) for seat in best]
        found.append(TieBreak(_WAYS[way], best, values))
        best = [seat for seat, value in zip(best, values, strict=True) if value == max(values)]
    return found


def _value(game: Game, seat: int, way: int) -> int:
    if way == BY_RANK:
        return tie_rank(game, seat)
    return district_points(game, seat) if way == BY_DISTRICTS else game.gold(seat)


def _rounds(match: Match) -> list[RoundScore]:
    """The points after the last step of each round; what was taken back counts for nothing."""
    again = Match(match.header, match.began)
    points: dict[int, list[int]] = {}
    current = again.game.get(ROUND)
    for step in match.steps:
        again.play(step.record)
        game = again.game
        if game.get(ROUND) > current or game.is_over():
            points[current] = [score(game, seat) for seat in range(game.seats())]
        current = game.get(ROUND)
    return [RoundScore(number, scores) for number, scores in sorted(points.items())]
