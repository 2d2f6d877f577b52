"""Bots for tests of tournaments, and how to register them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from citadels.bots.bot import Bot
from citadels.bots.policy_bots import RandomBot
from citadels.bots.registry import BOTS
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.playout import BuilderPolicy, Policy
from citadels.engine.view import SeatView
from citadels.sim.executor import LocalExecutor
from citadels.sim.tournament import ChunkResult, GameResult, Plan, run_plan

if TYPE_CHECKING:
    from typing_extensions import override
else:
    from citadels.engine.native_types import override


class Builder(RandomBot):
    """Builds whenever it can, most of the time."""

    @override
    def make_policy(self, seed: int) -> Policy:
        return BuilderPolicy(seed)


class Thinker(RandomBot):
    """Has no policy: it answers from its view and from what it has learnt."""

    @override
    def policy(self, seed: int) -> None:  # type: ignore[override]  # the very point of it
        return None


class Liar(Bot):
    """Always returns an illegal answer."""

    @override
    def choose(self, view: SeatView, knowledge: Knowledge, seed: int) -> int:
        return 0


def register_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register them under their names, in this process only."""
    for kind in (Builder, Thinker, Liar):
        monkeypatch.setitem(BOTS, kind.__name__.lower(), kind)


def play_plan(plan: Plan, processes: int = 1) -> list[GameResult]:
    """Play a plan and return its games in order."""
    chunk = ChunkResult()
    for part in run_plan(plan, LocalExecutor(processes)):
        chunk.add(part)
    return sorted(chunk.results, key=lambda result: result.number)


def make_result(
    deal: int, shares: tuple[float, ...], scores: tuple[int, ...] = (), crown: int = 0
) -> GameResult:
    """A made-up result."""
    seats = tuple(range(len(shares)))
    return GameResult(
        deal, deal, 0, 0, crown, seats, shares, scores or (0,) * len(shares), 9, 200, 0.1
    )
