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
)
from citadels.engine.state import ROUND
from citadels.match.match import Match
from citadels.protocol.scores import RoundScore, ScoreItem, SeatScore, TieBreak

_WAYS: Final = {BY_RANK: "rank", BY_DISTRICTS: "districts", BY_GOLD: "gold"}


def seat_scores(match: Match) -> list[SeatScore]:
    """What every seat got its points for."""
    game, header = match.game, match.header
    return [
        SeatScore(header.names[seat], header.bots[seat], score(game, seat), _items(game, seat))
        for seat in range(game.seats())
    ]


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


def ties_of(game: Game) -> list[TieBreak]:
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


def rounds_of(match: Match) -> list[RoundScore]:
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
