"""A point in a game, as OpenSpiel asks for it."""

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
from citadels.rl.actions import Actions
from citadels.rl.coding.dealer_table import DEALER, NO_ANSWER, OVER, DealerTable
from citadels.rl.families import family_of
from citadels.rl.open_spiel.memory import Memories
from citadels.rl.open_spiel.observer import CitadelsObserver
from citadels.rl.open_spiel.sample import memories_of, sampled
from citadels.rl.open_spiel.words import whole_table

if TYPE_CHECKING:
    from citadels.rl.open_spiel.game import CitadelsGame


class CitadelsState(pyspiel.State):
    """Everything that changes is in the table and the memories: OpenSpiel copies and saves these.

    `legal_actions`, `is_chance_node` and `observation_tensor` are there twice: OpenSpiel's own ask
    Python five times for what these know at once, and put a tensor together number by number.
    Those who call from C++ still come by its way.
    """

    def __init__(self, game: CitadelsGame) -> None:
        super().__init__(game)
        self.table = DealerTable(game.family.book, game.rules)
        self.memories = Memories()

    def current_player(self) -> int:
        return self.table.player

    def is_terminal(self) -> bool:
        return self.table.player == OVER

    def is_chance_node(self) -> bool:
        return self.table.player == DEALER

    def legal_actions(self, player: int | None = None) -> list[int]:
        table = self.table
        asked = table.player
        if asked >= 0 and (player is None or player == asked):
            return table.actions()[:]
        if asked == DEALER:
            return list(range(table.outcomes))
        legal: list[int] = super().legal_actions(asked if player is None else player)
        return legal

    def _legal_actions(self, _: int) -> list[int]:
        return self.table.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        table = self.table
        if table.player != DEALER:
            raise ValueError("chance is not asked now")
        return [(outcome, 1.0 / table.outcomes) for outcome in range(table.outcomes)]

    def _apply_action(self, action: int) -> None:
        self.table.move(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Seats in answers are distances, as in the index of actions; those of chance are not."""
        if player >= 0:
            actions: Actions = self.get_game().family.actions
            return actions.texts[action]
        if self.table.game is None and not self.table.told:
            return f"crown p{action}"
        return f"outcome {action}"

    def observation_tensor(self, player: int | None = None) -> list[float]:
        who = self.table.player if player is None else player
        if not 0 <= who < self.table.rules.seats:
            refused: list[float] = super().observation_tensor(who)
            return refused
        watching: CitadelsObserver = self.get_game().watching
        watching.set_from(self, who)
        return [] if watching.tensor is None else watching.tensor.tolist()

    def returns(self) -> list[float]:
        """The share of the victory."""
        game = self.table.game
        if game is None or self.table.player != OVER:
            return [0.0] * self.num_players()
        best = winners(game)
        return [1.0 / len(best) if seat in best else 0.0 for seat in range(game.seats())]

    def resample_from_infostate(self, player: int, dice: Callable[[], float]) -> CitadelsState:
        """Another state that the player cannot tell from this one; `dice` are from 0 to 1.

        OpenSpiel's algorithms in Python find this. Those in C++ do not: they have no way to it.
        """
        over = self.table.player == OVER
        state: CitadelsState = self.clone() if over else self.get_game().new_initial_state()
        if over:
            return state
        state.table = sampled(self.table, player, int(dice() * 2**32))
        state.memories = memories_of(self.table, self.memories, state.table, player)
        return state

    @override
    def __str__(self) -> str:
        table = self.table
        if table.game is None:
            return f"dealing {' '.join(map(str, table.told))}".rstrip()
        if table.player != DEALER:
            return whole_table(table.game)
        told = " ".join(map(str, table.told))
        return f"{whole_table(table.game)}\nchance {told}".rstrip()


def moves_of(table: DealerTable) -> list[int]:
    """Actions and outcomes from the beginning on: OpenSpiel's history."""
    moves: list[int] = []
    for step in table.steps:
        if step.seat != NOBODY:
            moves.append(table.book.action_of(step.given, step.seat, table.rules.seats))
        moves += step.drawn
    if table.game is not None and table.waiting != NO_ANSWER:
        seat = table.game.to_move()
        moves.append(table.book.action_of(table.waiting, seat, table.rules.seats))
    return moves + table.told


def _replayed(line: str, moves: list[int]) -> DealerTable:
    table = DealerTable(family_of(setup_from_spec(line)).book, rules_of(line))
    for move in moves:
        table.move(move)
    return table


def _reduced(table: DealerTable) -> tuple[Callable[..., DealerTable], tuple[str, list[int]]]:
    if table.is_sampled:
        raise ValueError("a state that was resampled has no history from which to make it again")
    return _replayed, (table.rules.spec, moves_of(table))


# For `serialize` and `pickle`: a compiled object has no way of its own, and moves say it all.
copyreg.pickle(DealerTable, _reduced)
