"""The points of a game: what for, how a tie was broken, round by round."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.text import place_text
from citadels.engine.codes import BEAUTIFIED_BIT, NO_CARD
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
from citadels.match.match import Match
from citadels.protocol.lobby import Ending
from citadels.protocol.scores import RoundScore, ScoreItem, SeatScore, TieBreak

_CRITERIA: Final = {BY_RANK: "rank", BY_DISTRICTS: "districts", BY_GOLD: "gold"}


def seat_scores(match: Match) -> list[SeatScore]:
    """What every seat got its points for."""
    game, header = match.game, match.header
    return [
        SeatScore(header.names[seat], header.bots[seat], score(game, seat), _items(game, seat))
        for seat in range(game.seats())
    ]


def result_of(match: Match) -> Ending:
    """The points of all seats, and the seats that have won."""
    game = match.game
    return Ending([score(game, seat) for seat in range(game.seats())], list(winners(game)))


def _items(game: Game, seat: int) -> list[ScoreItem]:
    return [
        ScoreItem(SCORES[purpose], points, _card(game, purpose, card, points))
        for purpose, card, points in score_items(game, seat)
    ]


def _card(game: Game, purpose: int, card: int, points: int) -> str:
    if card == NO_CARD:
        return ""
    is_fine = purpose == FOR_DISTRICT and points > game.cost_of(card)
    return place_text(card + BEAUTIFIED_BIT if is_fine else card)


def tie_breaks(game: Game) -> list[TieBreak]:
    """Each way of breaking the tie that had to be asked, until one seat was left."""
    scores = [score(game, seat) for seat in range(game.seats())]
    tied = [seat for seat, points in enumerate(scores) if points == max(scores)]
    breaks: list[TieBreak] = []
    for criterion in game.rules.tie_break:
        if len(tied) == 1:
            break
        values = [_value(game, seat, criterion) for seat in tied]
        breaks.append(TieBreak(_CRITERIA[criterion], tied, values))
        tied = [seat for seat, value in zip(tied, values, strict=True) if value == max(values)]
    return breaks


def _value(game: Game, seat: int, criterion: int) -> int:
    if criterion == BY_RANK:
        return tie_rank(game, seat)
    return district_points(game, seat) if criterion == BY_DISTRICTS else game.gold(seat)


def round_scores(match: Match) -> list[RoundScore]:
    """The points after the last step of each round; what was taken back counts for nothing."""
    replay = Match(match.header, match.started_at)
    points: dict[int, list[int]] = {}
    round_number = replay.game.get(ROUND)
    for step in match.steps:
        replay.play(step.record)
        game = replay.game
        if game.get(ROUND) > round_number or game.is_over():
            points[round_number] = [score(game, seat) for seat in range(game.seats())]
        round_number = game.get(ROUND)
    return [RoundScore(number, scores) for number, scores in sorted(points.items())]
