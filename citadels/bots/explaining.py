"""Reasons for an answer: each option tried out in many games that the seat thinks possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.bot import Thought
from citadels.engine.knowledge import Knowledge
from citadels.engine.view import SeatView

if TYPE_CHECKING:
    from citadels.bots.fast import FastBot


def explain_by_playouts(
    bot: FastBot, answer: int, seen: SeatView, learnt: Knowledge, seed: int
) -> Thought:
    raise NotImplementedError
