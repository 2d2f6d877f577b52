"""The interface of a bot: a view and what its seat has learnt in, one legal answer out.

Write your own as a subclass of `Bot`; this file is never compiled, so plain Python will do.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.playout import Policy
from citadels.engine.rules import Rules
from citadels.engine.serialization import setup_from_spec
from citadels.engine.setup import make_rules
from citadels.engine.view import SeatView


class BotError(ValueError):
    """A bot that does not exist, or a parameter that it does not take."""


class BotProcessError(Exception):
    """The process of a bot has ended before it answered. The bot can be asked again."""


class NoDecisionError(ValueError):
    """A view in which its seat has nothing to answer."""


@dataclass(frozen=True)
class OptionEstimate:
    """What a bot expects of one option."""

    answer: int
    share: float  # of the victory, from 0 to 1
    std_error: float  # the standard error of the share
    visits: int  # how often it was tried


@dataclass(frozen=True)
class Explanation:
    """An answer with its reasons."""

    answer: int
    options: tuple[OptionEstimate, ...]  # the answer first, then the best of the others
    beliefs: tuple[tuple[float, ...], ...] = field(repr=False)  # by seat and character, 0 to 1
    visits: int = 0


class Bot:
    """A player. It keeps nothing between two questions: the same arguments, the same answer."""

    spec = ""  # its name with parameters, from which it can be made again
    is_quick = False  # answers in a few milliseconds, so that a screen may wait for it

    def choose(self, view: SeatView, knowledge: Knowledge, seed: int) -> int:
        """One of the legal answers in the view."""
        raise NotImplementedError

    def explain(self, view: SeatView, knowledge: Knowledge, seed: int) -> Explanation:
        """The same answer, what each option promises, and what each player may hold."""
        raise NotImplementedError

    def policy(self, seed: int) -> Policy | None:
        """The same player inside the engine, if it needs no view to play.

        It is given whole games and reads only what its seat may know.
        """
        return None


def require_decision(view: SeatView) -> None:
    """Refuse a view whose seat is not asked anything now."""
    if not view.legal:
        raise NoDecisionError(f"seat {view.seat} has nothing to answer in this view")


@lru_cache(maxsize=32)
def rules_of(setup_spec: str) -> Rules:
    """The rules of a set-up, made once."""
    return make_rules(setup_from_spec(setup_spec))
