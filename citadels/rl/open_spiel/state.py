"""A state of a game, as OpenSpiel defines it."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel

from citadels.bots.bot import rules_of
from citadels.engine.codes import NOBODY
from citadels.engine.native_types import override
from citadels.engine.scoring import winners
from citadels.engine.serialization import setup_from_spec
from citadels.rl.actions import ActionIndex
from citadels.rl.encoding.explicit_chance import (
    CHANCE_PLAYER,
    NO_ANSWER,
    TERMINAL_PLAYER,
    ExplicitChanceTable,
)
from citadels.rl.families import family_of
from citadels.rl.open_spiel.info_state import InfoStates
from citadels.rl.open_spiel.observer import CitadelsObserver
from citadels.rl.open_spiel.resample import sample_info_states, sample_table
from citadels.rl.open_spiel.strings import table_text

if TYPE_CHECKING:
    from citadels.rl.open_spiel.game import CitadelsGame


class CitadelsState(pyspiel.State):
    """Everything that changes is in the table and the memories: OpenSpiel copies and saves these.

    `legal_actions`, `is_chance_node` and `observation_tensor` are there twice: OpenSpiel's own ask
    Python five times for what these know at once, and put a tensor together number by number.
    Callers from C++ still use OpenSpiel's own.
    """

    def __init__(self, game: CitadelsGame) -> None:
        super().__init__(game)
        self.table = ExplicitChanceTable(game.family.codec, game.rules)
        self.info_states = InfoStates()

    def current_player(self) -> int:
        return self.table.current_player

    def is_terminal(self) -> bool:
        return self.table.current_player == TERMINAL_PLAYER

    def is_chance_node(self) -> bool:
        return self.table.current_player == CHANCE_PLAYER

    def legal_actions(self, player: int | None = None) -> list[int]:
        table = self.table
        mover = table.current_player
        if mover >= 0 and (player is None or player == mover):
            return table.legal_actions()[:]
        if mover == CHANCE_PLAYER:
            return list(range(table.outcome_count))
        legal: list[int] = super().legal_actions(mover if player is None else player)
        return legal

    def _legal_actions(self, _: int) -> list[int]:
        return self.table.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        table = self.table
        if table.current_player != CHANCE_PLAYER:
            raise ValueError("chance is not asked now")
        return [(outcome, 1.0 / table.outcome_count) for outcome in range(table.outcome_count)]

    def _apply_action(self, action: int) -> None:
        self.table.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Seats in answers are distances, as in the index of actions; those of chance are not."""
        if player >= 0:
            actions: ActionIndex = self.get_game().family.actions
            return actions.texts[action]
        if self.table.game is None and not self.table.chosen_outcomes:
            return f"crown p{action}"
        return f"outcome {action}"

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.table.current_player if player is None else player
        if not 0 <= seat < self.table.rules.seats:
            tensor: list[float] = super().observation_tensor(seat)
            return tensor
        observer: CitadelsObserver = self.get_game().tensor_observer
        observer.set_from(self, seat)
        return [] if observer.tensor is None else observer.tensor.tolist()

    def returns(self) -> list[float]:
        """The share of the victory."""
        game = self.table.game
        if game is None or self.table.current_player != TERMINAL_PLAYER:
            return [0.0] * self.num_players()
        winning_seats = winners(game)
        return [
            1.0 / len(winning_seats) if seat in winning_seats else 0.0
            for seat in range(game.seats())
        ]

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> CitadelsState:
        """Another state that the player cannot distinguish; `probability_sampler` gives 0 to 1.

        OpenSpiel's algorithms in Python find this. Those in C++ do not: they have no way to it.
        """
        is_over = self.table.current_player == TERMINAL_PLAYER
        state: CitadelsState = self.clone() if is_over else self.get_game().new_initial_state()
        if is_over:
            return state
        state.table = sample_table(self.table, player, int(probability_sampler() * 2**32))
        state.info_states = sample_info_states(self.table, self.info_states, state.table, player)
        return state

    @override
    def __str__(self) -> str:
        table = self.table
        if table.game is None:
            return f"dealing {' '.join(map(str, table.chosen_outcomes))}".rstrip()
        if table.current_player != CHANCE_PLAYER:
            return table_text(table.game)
        outcomes = " ".join(map(str, table.chosen_outcomes))
        return f"{table_text(table.game)}\nchance {outcomes}".rstrip()


def history_of(table: ExplicitChanceTable) -> list[int]:
    """Actions and outcomes from the beginning on: OpenSpiel's history."""
    history: list[int] = []
    for step in table.steps:
        if step.seat != NOBODY:
            history.append(table.codec.action_of(step.answer, step.seat, table.rules.seats))
        history += step.outcomes
    if table.game is not None and table.pending_answer != NO_ANSWER:
        seat = table.game.to_move()
        history.append(table.codec.action_of(table.pending_answer, seat, table.rules.seats))
    return history + table.chosen_outcomes


def _replay(spec: str, moves: list[int]) -> ExplicitChanceTable:
    table = ExplicitChanceTable(family_of(setup_from_spec(spec)).codec, rules_of(spec))
    for move in moves:
        table.apply_action(move)
    return table


def _reduce(
    table: ExplicitChanceTable,
) -> tuple[Callable[..., ExplicitChanceTable], tuple[str, list[int]]]:
    if table.is_sampled:
        raise ValueError("a state that was resampled has no history from which to make it again")
    return _replay, (table.rules.spec, history_of(table))


# For `serialize` and `pickle`: compiled objects have no `__dict__`; the moves suffice.
copyreg.pickle(ExplicitChanceTable, _reduce)
